/** 6.32: frigates go to sea one by one, openly. */

import { PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import { type ReactNode, useContext, useMemo } from 'react';
import { proposedFrigates } from '../../attention/frigate-proposal.ts';
import { AREAS } from '../../data/areas.ts';
import { areaPoints } from '../../rules/chart/control.ts';
import type { AreaId } from '../../rules/world/squadron.ts';
import { otherSide } from '../../rules/world/war.ts';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { SideFlag } from '../look/side-mark.tsx';
import type { PanelProps } from '../look/types.ts';
import { areaName, theArea, theSide } from '../look/words.ts';
import { AutopilotContext } from './autopilot.ts';
import { Twice } from './frame.tsx';
import { useAreaChoice } from './use-marked-areas.ts';

const ANYWHERE = AREAS.map(({ id }) => id);

const count = (areas: readonly AreaId[], area: AreaId): number =>
  areas.filter((each) => each === area).length;

export function FrigatePanel(panel: PanelProps<'frigate'>): ReactNode {
  const { view, readOnly, give } = panel;
  const side = view.turn.side;
  const { instruct } = useContext(AutopilotContext);
  const proposal = useMemo(() => proposedFrigates(view, side), [view, side]);
  const [area, setArea] = useAreaChoice(panel, ANYWHERE, proposal[0] ?? null, 'frigate');
  const byName = useMemo(() => AREAS.toSorted((a, b) => a.name.localeCompare(b.name)), []);

  const mine = area === null ? 0 : count(view.frigates[side], area);
  const theirs = area === null ? 0 : count(view.frigates[otherSide(side)], area);
  return (
    <AnswerFrame
      panel={panel}
      title="Place a frigate"
      answer={area === null ? null : { area }}
      confirm={`Frigate to ${theArea(area ?? '')}`}
      extra={
        <>
          <Button
            look="plain"
            disabled={readOnly}
            data-testid="frigate-rest"
            onClick={() => instruct({ frigates: true })}
          >
            Lay them all as proposed
          </Button>
          <Twice
            once="No more this year"
            twice="Yes, keep the rest back"
            disabled={readOnly}
            testId="frigate-none"
            onPress={() => void give({ area: null })}
          />
        </>
      }
    >
      <p className="ask-says">
        <SideFlag side={side} /> {countedWords(view.inHand[side], 'frigate')} in hand. Each is worth 3 in
        every search of its area, and guards or raids its commerce. Press an area.
      </p>
      <p className="sp-fact">Proposed: {listedWords([...new Set(proposal)].map(areaName))}.</p>
      <PickField
        label="Area"
        value={area ?? ''}
        none="choose on the chart or here"
        options={byName.map(({ id, name }) => {
          const worth = areaPoints(view, id);
          return { value: id, words: worth > 0 ? `${name}, worth ${worth}` : name };
        })}
        onPick={(id) => setArea(id === '' ? null : id)}
      />
      {area !== null && (
        <p className="sp-fact">
          {areaName(area)}: {countedWords(mine, 'frigate')} of yours there, {theirs} of{' '}
          {theSide(otherSide(side))}.
        </p>
      )}
    </AnswerFrame>
  );
}
