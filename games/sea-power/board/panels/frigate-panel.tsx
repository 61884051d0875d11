/** 6.32: frigates go to sea one by one, openly. */

import { PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';

import { type ReactNode, useContext, useMemo } from 'react';
import { proposedFrigates } from '../../attention/frigate-proposal.ts';
import { AREAS } from '../../data/areas.ts';
import { areaPoints } from '../../rules/chart/control.ts';
import type { AreaId } from '../../rules/world/squadron.ts';
import { otherSide } from '../../rules/world/war.ts';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { SideFlag } from '../look/side-mark.tsx';
import type { PanelProps } from '../look/types.ts';
import { areaName } from '../look/words.ts';
import { AutopilotContext } from './autopilot.ts';
import { Twice } from './frame.tsx';
import { FRIGATE_WORDS as WORDS } from './panel-words.ts';
import { useAreaChoice } from './use-marked-areas.ts';

const ANYWHERE = AREAS.map(({ id }) => id);

const count = (areas: readonly AreaId[], area: AreaId): number =>
  areas.filter((each) => each === area).length;

export function FrigatePanel(panel: PanelProps<'frigate'>): ReactNode {
  const { view, readOnly, give } = panel;
  const side = view.turn.side;
  const { instruct } = useContext(AutopilotContext);
  const proposal = useMemo(() => proposedFrigates(view, side), [view, side]);
  const [area, setArea] = useAreaChoice(panel, ANYWHERE, proposal[0] ?? null, WORDS.mark);
  const byName = useMemo(() => AREAS.toSorted((a, b) => a.name.localeCompare(b.name)), []);

  const mine = area === null ? 0 : count(view.frigates[side], area);
  const theirs = area === null ? 0 : count(view.frigates[otherSide(side)], area);
  return (
    <AnswerFrame
      panel={panel}
      title={WORDS.title}
      answer={area === null ? null : { area }}
      confirm={WORDS.confirm(area ?? '')}
      extra={
        <>
          <Button
            look="plain"
            disabled={readOnly}
            data-testid="frigate-rest"
            onClick={() => instruct({ frigates: true })}
          >
            {WORDS.rest}
          </Button>
          <Twice
            once={WORDS.none}
            twice={WORDS.noneYes}
            disabled={readOnly}
            testId="frigate-none"
            onPress={() => void give({ area: null })}
          />
        </>
      }
    >
      <p className="ask-says">
        <SideFlag side={side} /> {WORDS.says(view.inHand[side])}
      </p>
      <p className="sp-fact">{WORDS.proposed([...new Set(proposal)].map(areaName))}</p>
      <PickField
        label={WORDS.area}
        value={area ?? ''}
        none={WORDS.choose}
        options={byName.map(({ id, name }) => {
          const worth = areaPoints(view, id);
          return { value: id, words: worth > 0 ? WORDS.worth(name, worth) : name };
        })}
        onPick={(id) => setArea(id === '' ? null : id)}
      />
      {area !== null && (
        <p className="sp-fact">{WORDS.there(areaName(area), mine, theirs, otherSide(side))}</p>
      )}
    </AnswerFrame>
  );
}
