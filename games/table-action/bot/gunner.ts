/** The gunner: broadsides from where a ship lies, in her own activation and in others', and a battery's. */
import { RANGES } from '../data/words.ts';
import { sailOf } from '../rules/aboard/crippled.ts';
import { mayTry } from '../rules/aboard/special-actions.ts';
import { SIDES } from '../rules/geometry/arc.ts';
import { mayBear } from '../rules/gunnery/bears.ts';
import { chancesFrom, isLaid, type Laid, layBattery } from '../rules/gunnery/gunnery.ts';
import { rateOf } from '../rules/sailing/sailing.ts';
import type { AnswerTo, FireOrder, Shot, TableAsk } from '../rules/table/asks.ts';
import type { Ship } from '../rules/table/ship.ts';
import type { Standing } from '../rules/table/standing.ts';
import { baseOf, batteryOf, shipOf, type View } from '../rules/table/state.ts';
import { type Chart, chartFor, type Mark, markOf } from './chart.ts';
import { type Aimed, aimAt, batteryFirer, shipFirer } from './guns.ts';

interface Chance {
  readonly shot: Shot;
  readonly worth: number;
  readonly laid: Laid;
}

const sailOfMark = ({ ship }: Mark) => (ship === null ? null : sailOf(ship));

/** The best shot of each loaded broadside from where she lies. */
function bestShots(chart: Chart, ship: Ship, mayChain: boolean): Chance[] {
  const firer = shipFirer(ship, sailOf(ship), mayChain);
  const best = new Map<string, Chance>();
  for (const laid of chancesFrom(chart.view, ship, baseOf(ship))) {
    const mark = chart.marks.find(({ id }) => id === laid.target);
    const { side } = laid;
    if (mark === undefined || side === null) continue;
    const { worth, aim, chain } = aimAt(
      firer,
      mark,
      sailOfMark(mark),
      RANGES.indexOf(laid.range),
      laid.rake !== null,
    );
    if (worth <= (best.get(side)?.worth ?? 0)) continue;
    best.set(side, {
      shot: { side, target: laid.target, aim, ...(chain ? { chain: true } : {}) },
      worth,
      laid,
    });
  }
  return SIDES.flatMap((side) => best.get(side) ?? []);
}

/** Only one of two shots declares chain shot; it holds for both. */
const withOneChain = (chances: readonly Chance[]): Shot[] => {
  const shots = chances.map(({ shot }) => shot);
  if (shots.filter(({ chain }) => chain).length < 2) return shots;
  const { chain: _chain, ...plain } = shots[1]!;
  return [shots[0]!, plain];
};

const WAIT: Standing = { when: 'any', do: 'ask', aim: 'hull' };

/** When her movement is over, or she has none: fire what bears, and wait with what does not. */
export function chooseFire(view: View, ask: Extract<TableAsk, { kind: 'fire' }>): FireOrder {
  const ship = shipOf(view, ask.ship);
  const chart = chartFor(view, ship.side);
  const activation = view.activation!;
  const maySpecial = mayTry(ship, activation) === null;
  const shots = bestShots(chart, ship, maySpecial);
  if (shots.length > 0) return { do: 'fire', shots: withOneChain(shots) };
  if (mayBear(view, ship, activation) === null && chart.marks.length > 0)
    return { do: 'bears', standing: WAIT };
  return { do: 'done' };
}

/** In another's activation: now, or when she has come nearer. */
export function chooseBears(view: View, ask: Extract<TableAsk, { kind: 'bears' }>): AnswerTo<'bears'> {
  const ship = shipOf(view, ask.ship);
  const chances = bestShots(chartFor(view, ship.side), ship, false);
  if (chances.length === 0) return { do: 'hold', standing: WAIT };
  const mover = view.ships.find(({ id }) => id === ask.mover);
  const good = chances.some(({ laid }) => laid.rake !== null || laid.range === 'pointBlank');
  if (!good && mover !== undefined && mover.side !== ship.side && comesNearer(view, ship, mover, chances))
    return { do: 'hold', standing: WAIT };
  return { do: 'fire', shots: chances.map(({ shot }) => shot) };
}

/** Whether the ship that moves has way enough left to come into a better range. */
function comesNearer(view: View, ship: Ship, mover: Ship, chances: readonly Chance[]): boolean {
  const { activation } = view;
  if (activation === null || !chances.some(({ shot }) => shot.target === mover.id)) return false;
  const left = activation.segments - activation.segment + (activation.course?.turned ? 0 : 1);
  const way = left * rateOf(mover, mover.sail, 'reaching');
  const away = Math.sqrt((mover.at.x - ship.at.x) ** 2 + (mover.at.y - ship.at.y) ** 2);
  const nearer = away > 32_000 ? 32_000 : away > 16_000 ? 16_000 : 8000;
  return away - nearer < way * 0.6;
}

/** Whoever comes alongside is met with whatever half a broadside does best. */
export function chooseSnap(view: View, ask: Extract<TableAsk, { kind: 'snap' }>): AnswerTo<'snap'> {
  const ship = shipOf(view, ask.ship);
  const chart = chartFor(view, ship.side);
  const boarder = markOf(view, chart.aims, shipOf(view, ask.boarder));
  const firer = shipFirer(ship, sailOf(ship), false);
  const { aim } = aimAt({ ...firer, halved: firer.halved + 1 }, boarder, sailOfMark(boarder), 0, false);
  return { aim };
}

export function chooseBattery(view: View, ask: Extract<TableAsk, { kind: 'battery' }>): AnswerTo<'battery'> {
  const battery = batteryOf(view, ask.battery);
  const firer = batteryFirer(battery);
  let best: { readonly target: string; readonly aimed: Aimed } | null = null;
  for (const mark of chartFor(view, battery.side).marks) {
    const laid = layBattery(view, battery, mark.id, 'hull');
    if (!isLaid(laid)) continue;
    const aimed = aimAt(firer, mark, sailOfMark(mark), RANGES.indexOf(laid.range), false);
    if (best === null || aimed.worth > best.aimed.worth) best = { target: mark.id, aimed };
  }
  return { shot: best === null ? null : { target: best.target, aim: best.aimed.aim } };
}
