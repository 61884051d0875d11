/** 6.32: frigates go to sea one by one, openly. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AREAS } from '../../data/areas.ts';
import type { AreaId } from '../../rules/world/squadron.ts';
import { otherSide } from '../../rules/world/war.ts';
import { SideFlag } from '../look/side-mark.tsx';
import type { PanelProps } from '../look/types.ts';
import { areaName, counted, theArea, theSide } from '../look/words.ts';
import { Twice } from './frame.tsx';

const count = (areas: readonly AreaId[], area: AreaId): number =>
  areas.filter((each) => each === area).length;

export function FrigatePanel({ view, ask, readOnly, give, mark }: PanelProps<'frigate'>): ReactNode {
  const side = view.turn.side;
  const [area, setArea] = useState<AreaId | null>(null);
  const byName = useMemo(() => AREAS.toSorted((a, b) => a.name.localeCompare(b.name)), []);

  useEffect(() => {
    if (readOnly) return;
    mark({
      areas: new Map(AREAS.map(({ id }) => [id, id === area ? 'frigate' : ''])),
      onArea: setArea,
    });
    return () => mark(null);
  }, [mark, area, readOnly]);

  const mine = area === null ? 0 : count(view.frigates[side], area);
  const theirs = area === null ? 0 : count(view.frigates[otherSide(side)], area);
  return (
    <AskFrame
      title="Place a frigate"
      rule={ask.rule}
      kind={ask.kind}
      readOnly={readOnly}
      {...(area === null ? {} : { confirm: `Frigate to ${theArea(area)}`, onConfirm: () => give({ area }) })}
      extra={
        <Twice
          once="No more this year"
          twice="Yes, keep the rest back"
          disabled={readOnly}
          testId="frigate-none"
          onPress={() => void give({ area: null })}
        />
      }
    >
      <p className="sp-says">
        <SideFlag side={side} /> {counted(view.inHand[side], 'frigate')} in hand. Each is worth 3 in every
        search of its area, and guards or raids its commerce. Press an area.
      </p>
      <label className="sp-field">
        Area
        <select value={area ?? ''} onChange={(event) => setArea(event.target.value as AreaId)}>
          <option value="" disabled>
            choose on the chart or here
          </option>
          {byName.map(({ id, name, points }) => (
            <option key={id} value={id}>
              {name}
              {points > 0 ? ` (${points})` : ''}
            </option>
          ))}
        </select>
      </label>
      {area !== null && (
        <p className="sp-fact">
          {areaName(area)}: {counted(mine, 'frigate')} of yours there, {theirs} of {theSide(otherSide(side))}.
        </p>
      )}
    </AskFrame>
  );
}
