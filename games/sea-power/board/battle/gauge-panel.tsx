/** 7.2/4: with the weather gauge: the enemy under the glass, the odds of the first round, and the ways out. */
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { SIDES, type Side } from '../../data/nations.ts';
import type { Line } from '../../rules/battle/battle-line.ts';
import { type Forecast, forecast } from '../../rules/battle/odds.ts';
import { waysOut } from '../../rules/battle/weather-gauge.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { AreaId, LineShip, PortId } from '../../rules/world/squadron.ts';
import { otherSide, warOf } from '../../rules/world/war.ts';
import { SideFlag } from '../look/side-mark.tsx';
import type { PanelProps } from '../look/types.ts';
import { areaName, portName, SIDE_NAMES } from '../look/words.ts';
import { isOutmatched, linesAhead } from './advice.ts';
import { Glimpse } from './glimpse.tsx';
import './panels.css';
import { AnswerFrame } from '../look/answer-frame.tsx';

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
        : forecast(
            {
              lines,
              round: 0,
              began: { english: lines.english.map(idOf), european: lines.european.map(idOf) },
            },
            warOf(view),
          ),
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
            ? [[each.area as AreaId, keyOf(each) === chosen ? 'withdraw' : '']]
            : [],
        ),
      ),
      ports: new Map(
        ways.flatMap((each): [PortId, string][] =>
          each !== null && 'port' in each
            ? [[each.port as PortId, keyOf(each) === chosen ? 'withdraw' : '']]
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
      title={`The weather gauge: ${areaName(ask.area)}`}
      answer={answer}
      confirm={way === null ? 'To battle' : `Withdraw to ${placeName(way)}`}
    >
      {odds !== null && lines !== null && <Odds odds={odds} lines={lines} />}
      {outmatched && <p className="ask-says">They are too strong for us.</p>}
      <fieldset className="spb-ways">
        <legend>Fight, or bear away and lose the battle</legend>
        {ways.map((each) => (
          <label key={keyOf(each)} data-on={keyOf(each) === keyOf(way) || undefined}>
            <input
              type="radio"
              name={`gauge-${ask.id}`}
              checked={keyOf(each) === keyOf(way)}
              disabled={readOnly}
              onChange={() => setWay(each)}
            />
            {each === null ? <b>To battle</b> : placeName(each)}
            {each !== null && <small>{'port' in each ? 'port' : 'sea'}</small>}
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

const idOf = ({ ship }: LineShip): string => ship;
const placeName = (way: NonNullable<Way>): string =>
  'port' in way ? portName(way.port) : areaName(way.area);
const tenths = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

/** What the first round may bring to either side, on average. */
function Odds({
  odds,
  lines,
}: {
  readonly odds: Readonly<Record<Side, Forecast>>;
  readonly lines: Readonly<Record<Side, Line>>;
}): ReactNode {
  const sum = (side: Side, of: 'sunk' | 'disabled' | 'damaged'): number =>
    odds[side].broadsides.reduce((all, broadside) => all + broadside[of], 0);
  const dice = (side: Side): number =>
    odds[side].broadsides.reduce((all, broadside) => all + broadside.dice, 0);
  return (
    <table className="spb-odds">
      <caption>The first round, on average</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="spb-hidden">Side</span>
          </th>
          <th scope="col">ships</th>
          <th scope="col">dice</th>
          <th scope="col">disables</th>
          <th scope="col">sinks</th>
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">
              <SideFlag side={side} size={12} /> {SIDE_NAMES[side]}
            </th>
            <td>{lines[side].length}</td>
            <td>{dice(side)}</td>
            <td>{tenths(sum(side, 'disabled'))}</td>
            <td>{tenths(sum(side, 'sunk'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
