/** 7.2/4: with the weather gauge: the enemy under the glass, the odds of the first round, and the ways out. */
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { waysOut } from '../../rules/battle/weather-gauge.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { AreaId, PortId } from '../../rules/world/squadron.ts';
import { otherSide, warOf } from '../../rules/world/war.ts';
import type { PanelProps } from '../look/types.ts';
import { areaName, portName } from '../look/words.ts';
import { isOutmatched, linesAhead } from './advice.ts';
import { FirstRound, firstRound } from './first-round.tsx';
import { Glimpse } from './glimpse.tsx';
import './panels.css';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { GAUGE_WORDS as WORDS } from './battle-words.ts';

type Way = AnswerTo<'gauge'>['withdraw'];

const keyOf = (way: Way): string =>
  way === null ? 'fight' : 'port' in way ? `port ${way.port}` : `area ${way.area}`;

export function GaugePanel(panel: PanelProps<'gauge'>): ReactNode {
  const { view, ask, given, readOnly, mark } = panel;
  const ways = useMemo((): Way[] => [null, ...waysOut(view, view.battle!)], [view]);
  const lines = useMemo(() => linesAhead(view), [view]);
  const odds = useMemo(
    () =>
      lines === null || lines.english.length === 0 || lines.european.length === 0
        ? null
        : firstRound(lines, warOf(view)),
    [lines, view],
  );
  const outmatched = odds !== null && view.side !== null && isOutmatched(odds, view.side);
  const [way, setWay] = useDrafted<Way>(
    `${ask.id} way`,
    given === null ? (outmatched ? (ways[1] ?? null) : null) : given.withdraw,
  );
  const answer = { withdraw: way };
  useEffect(() => {
    if (readOnly) return;
    const chosen = keyOf(way);
    mark({
      areas: new Map(
        ways.flatMap((each): [AreaId, string][] =>
          each !== null && 'area' in each
            ? [[each.area as AreaId, keyOf(each) === chosen ? WORDS.mark : '']]
            : [],
        ),
      ),
      ports: new Map(
        ways.flatMap((each): [PortId, string][] =>
          each !== null && 'port' in each
            ? [[each.port as PortId, keyOf(each) === chosen ? WORDS.mark : '']]
            : [],
        ),
      ),
      onArea: (area) => setWay({ area }),
      onPort: (port) => setWay({ port }),
    });
    return () => mark(null);
  }, [mark, ways, way, readOnly, setWay]);
  const enemy = view.side === null ? null : otherSide(view.side);
  return (
    <AnswerFrame
      panel={panel}
      title={WORDS.title(areaName(ask.area))}
      answer={answer}
      confirm={way === null ? WORDS.fight : WORDS.withdraw(placeName(way))}
    >
      {odds !== null && lines !== null && <FirstRound odds={odds} lines={lines} />}
      {outmatched && <p className="ask-says">{WORDS.outmatched}</p>}
      <fieldset className="spb-ways">
        <legend>{WORDS.ways}</legend>
        {ways.map((each) => (
          <label key={keyOf(each)} data-on={keyOf(each) === keyOf(way) || undefined}>
            <input
              type="radio"
              name={`gauge-${ask.id}`}
              checked={keyOf(each) === keyOf(way)}
              disabled={readOnly}
              onChange={() => setWay(each)}
            />
            {each === null ? <b>{WORDS.fight}</b> : placeName(each)}
            {each !== null && <small>{'port' in each ? WORDS.port : WORDS.sea}</small>}
          </label>
        ))}
      </fieldset>
      {lines !== null && enemy !== null && (
        <Glimpse
          stacks={[lines[enemy].map(({ ship, leader, damage }) => ({ ship, leader, damage }))]}
          side={enemy}
          war={warOf(view)}
        />
      )}
    </AnswerFrame>
  );
}

const placeName = (way: NonNullable<Way>): string =>
  'port' in way ? portName(way.port) : areaName(way.area);
