/** The movement of squadrons (4.0/8, 4.0/9, 4.0/10, 6.1): by turns, the English first, until both sides are done. */
import { SIDES, type Side } from '../../data/nations.ts';
import { inPortUnmoved, squadronOf } from '../chart/afloat.ts';
import { isNeutral, markersAtSea } from '../chart/chart.ts';
import { markDamage } from '../ports/wear.ts';
import type { AnswerTo, SeaAsk } from '../world/asks.ts';
import { askOf, type Context, type PhaseRules, type Progress, sideOf } from '../world/phase.ts';
import type { Open, State } from '../world/state.ts';
import { nationsAtWar, otherSide } from '../world/war.ts';
import { closePorts, intern } from './neutral-ports.ts';
import { resolveSearch } from './search.ts';
import { beginVoyage, goOn, type Passage } from './voyage.ts';

/** 4.0/8: one squadron at a time; two for the European player while several of his nations are at war. */
const movesOf = (world: Readonly<Open>, side: Side): number =>
  side === 'european' && nationsAtWar(world, side).length > 1 ? 2 : 1;

export const movementPhase: PhaseRules = {
  enter(world, context) {
    for (const marker of world.markers) {
      marker.moved = false;
      marker.battle = false;
      marker.onStation = false;
      marker.voyages = 0;
      marker.fromNeutral = 'port' in marker.at && isNeutral(world, marker.at.port);
    }
    world.battles = [];
    // As if the European player had just moved: the English begin.
    world.turn = { side: 'european', left: 0, done: [] };
    return nextTurn(world, context);
  },

  asks(world) {
    const { voyage } = world;
    if (voyage === null) return [askOf(world, 'sail', world.turn.side, '4.0/8')];
    const { token, side, at: area, waits, against } = voyage;
    if (waits === 'onward') return [{ ...askOf(world, 'onward', side, '6.5/4'), token, area }];
    if (waits === 'wear') return [{ ...askOf(world, 'wear', side, '11.A'), token }];
    return SIDES.map((one): SeaAsk => {
      const [mine, theirs] = one === side ? [token, against!] : [against!, token];
      return { ...askOf(world, 'search', one, '6.5/2'), area, mine, theirs };
    });
  },

  resolve(world, answers, context) {
    if (world.voyage === null) {
      const { order } = answers[0]!.answer as AnswerTo<'sail'>;
      if (order !== null) return afterwards(world, beginVoyage(world, order, context), context);
      const { side } = world.turn;
      context.tell({ kind: 'passed', rule: '4.0/8', side });
      world.turn = { ...world.turn, left: 0, done: [...world.turn.done, side] };
      return nextTurn(world, context);
    }
    return afterwards(world, carryOn(world, answers, context), context);
  },
};

/** What the voyage waited for has been answered. */
function carryOn(world: State, answers: Parameters<PhaseRules['resolve']>[1], context: Context): Passage {
  const { waits, side, token } = world.voyage!;
  if (waits === 'onward') return goOn(world, answers[0]!.answer as AnswerTo<'onward'>, context);
  if (waits === 'search') {
    const choices = Object.fromEntries(
      answers.map(({ ask, answer }) => [sideOf(world, ask.seat), (answer as AnswerTo<'search'>).choice]),
    ) as Record<Side, AnswerTo<'search'>['choice']>;
    return resolveSearch(world, choices, context);
  }
  const { damage } = answers[0]!.answer as AnswerTo<'wear'>;
  const told = { kind: 'wear', rule: '11.A', side, token } as const;
  context.tellSide(side, { ...told, damage }, told);
  markDamage(world, side, squadronOf(world, side, token), damage, 'wear', context);
  return 'over';
}

/** When a voyage is over the next squadron's turn comes. */
function afterwards(world: State, passage: Passage, context: Context): Progress {
  if (passage === 'waits') return 'waits';
  if (world.voyage !== null) {
    world.forces[world.voyage.side].orders = null;
    world.voyage = null;
  }
  world.turn.left--;
  return nextTurn(world, context);
}

function nextTurn(world: State, context: Context): Progress {
  const { turn } = world;
  const isBusy = (side: Side) => !turn.done.includes(side) && inPortUnmoved(world, side).length > 0;
  if (turn.left > 0 && isBusy(turn.side)) return 'waits';
  const next = [otherSide(turn.side), turn.side].find(isBusy);
  if (next === undefined) {
    endMovement(world, context);
    return 'done';
  }
  world.turn = { ...turn, side: next, left: movesOf(world, next) };
  return 'waits';
}

/** What is due before the guns are run out. */
function endMovement(world: State, context: Context): void {
  world.turn = { ...world.turn, left: 0, done: [...SIDES] };
  intern(world, context);
  closePorts(world, context);
  // 6.1/8: control does not outlast a year in which nobody came; whether the marker is real nobody need show.
  for (const area of world.control)
    if (markersAtSea(world, area, 'european').length === 0)
      context.tell({ kind: 'uncontrolled', rule: '6.1/8', area });
  world.control = world.control.filter((area) => markersAtSea(world, area, 'european').length > 0);
}
