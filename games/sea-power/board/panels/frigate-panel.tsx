/** 6.32: frigates go to sea one by one, openly. */

import { PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { proposedFrigates } from '../../attention/frigate-proposal.ts';
import { AREAS } from '../../data/areas.ts';
import type { AreaId } from '../../rules/world/squadron.ts';
import { otherSide } from '../../rules/world/war.ts';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { SideFlag } from '../look/side-mark.tsx';
import type { PanelProps } from '../look/types.ts';
import { areaName, theArea, theSide } from '../look/words.ts';
import { AutopilotContext } from './autopilot.ts';
import { Twice } from './frame.tsx';

const count = (areas: readonly AreaId[], area: AreaId): number =>
  areas.filter((each) => each === area).length;

export function FrigatePanel(panel: PanelProps<'frigate'>): ReactNode {
  const { view, ask, given, readOnly, give, mark } = panel;
  const side = view.turn.side;
  const { instruct } = useContext(AutopilotContext);
  const proposal = useMemo(() => proposedFrigates(view, side), [view, side]);
  const [area, setArea] = useDrafted<AreaId | null>(
    `${ask.id} area`,
    (given?.area as AreaId | null | undefined) ?? proposal[0] ?? null,
  );
  const byName = useMemo(() => AREAS.toSorted((a, b) => a.name.localeCompare(b.name)), []);

  useEffect(() => {
    if (readOnly) return;
    mark({
      areas: new Map(AREAS.map(({ id }) => [id, id === area ? 'frigate' : ''])),
      onArea: setArea,
    });
    return () => mark(null);
  }, [mark, area, readOnly, setArea]);

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
        options={byName.map(({ id, name, points }) => ({
          value: id,
          words: points > 0 ? `${name} (${points})` : name,
        }))}
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
