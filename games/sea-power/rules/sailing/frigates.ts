/** Frigates (6.31, 6.32): placed openly, one at a time, before anything sails. */

import { refuse } from '@weathergage/kernel';
import { AREA_IDS, type AreaId, isAreaId } from '../../data/areas.ts';
import { SIDES, type Side, sideOf as sideOfNation } from '../../data/nations.ts';
import { portsIn } from '../../data/ports.ts';
import { areaPoints } from '../chart/control.ts';
import type { AnswerTo, SeaAsk } from '../world/asks.ts';
import { type AskRules, askOf, type PhaseRules, type Progress } from '../world/phase.ts';
import type { Open, State, View } from '../world/state.ts';
import { otherSide, plansAtWar } from '../world/war.ts';

/** 6.31/1: as many each year as the scenario gives the nations at war. */
export const frigatesOf = (world: Readonly<Open>, side: Side): number =>
  plansAtWar(world)
    .filter(({ nation }) => sideOfNation(nation) === side)
    .reduce((sum, plan) => sum + plan.frigates, 0);

/** 6.32: one marker at a time by turns, the English first. */
export const frigatesPhase: PhaseRules = {
  enter(world) {
    world.frigates = { english: [], european: [] };
    // 6.31/2: all of them are there again each year.
    world.inHand = { english: frigatesOf(world, 'english'), european: frigatesOf(world, 'european') };
    // The European player is the one who would be next after his own turn: so the English begin.
    world.turn = { side: 'european', left: 0, done: [] };
    return nextHand(world);
  },
  asks: (world) => [askOf(world, 'frigate', world.turn.side, '6.32')],
  resolve(world, [answered], context) {
    const { side } = world.turn;
    const { area } = answered!.answer as AnswerTo<'frigate'>;
    if (area === null) {
      world.inHand[side] = 0;
      world.turn.done = [...world.turn.done, side];
    } else {
      world.inHand[side]--;
      world.frigates[side].push(area as AreaId);
    }
    context.tell({ kind: 'frigate', rule: '6.32', side, area: area as AreaId | null });
    return nextHand(world);
  },
};

/** By turns while both have markers; whoever has none left or wants no more lets the other finish. */
function nextHand(world: State): Progress {
  const waiting = SIDES.filter((side) => world.inHand[side] > 0);
  if (waiting.length === 0) return 'done';
  const next = otherSide(world.turn.side);
  world.turn = { ...world.turn, side: waiting.includes(next) ? next : waiting[0]!, left: 1 };
  return 'waits';
}

/** Where there is something to watch or to raid comes first: ports, then points. */
function busiest(view: View): AreaId[] {
  const busy = new Map(AREA_IDS.map((id) => [id, portsIn(id).length * 2 + areaPoints(view, id)]));
  return AREA_IDS.toSorted((one, other) => busy.get(other)! - busy.get(one)!);
}

export const frigateAsk: AskRules<'frigate'> = {
  *choices(view) {
    for (const area of busiest(view)) yield { area };
    yield { area: null };
  },
  check(_view, _ask: SeaAsk, { area }) {
    if (area === null || isAreaId(area)) return null;
    return refuse('no-area', '6.32', 'A frigate marker goes into a sea area of the chart.');
  },
};
