/** The Unfouling Phase (6.0): each ship may try to clear herself, once for each ship she is fouled with. */
import { refuse } from '@weathergage/kernel';
import { UNFOULING, unfoulingNeeded } from '../../data/tables.ts';
import { partMelees } from '../afloat/parties.ts';
import { gunLosses } from '../damage/gun-losses.ts';
import { settleShipsInTrouble } from '../damage/ships-in-trouble.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import { areFouled } from '../sea/bonds.ts';
import { type AskRules, askOf, type Context, type PhaseRules, type Progress } from '../sea/phase.ts';
import { canWork, riggingLeft, type Ship } from '../sea/ship.ts';
import { isBond, otherOf, type Sea, type State, shipOf } from '../sea/state.ts';
import { modifier, throwFor } from '../sea/throw.ts';
import type { Modifier } from '../sea/told.ts';

const PER_SHIP_AT_FULL_SAILS = -1;

type Attempt = AnswerTo<'unfoul'>['attempts'][number];

const fouledWith = (sea: Sea, id: string): string[] =>
  sea.fouls.map((link) => otherOf(link, id)).filter((other) => other !== null);

export const unfoulingPhase: PhaseRules = {
  enter: (sea, context) => (unfoulingPhase.asks(sea).length > 0 ? 'waits' : close(sea, context)),

  /** 6.0: every ship that can work may try, once for each ship she is fouled with. */
  asks: (sea) => {
    // 24.3.2.3: an explosion came last; which guns it took is settled before anybody fires.
    if (sea.gunHits.length > 0) return gunLosses.asks(sea);
    if (sea.fouls.length === 0) return [];
    const asks: HexAsk[] = [];
    for (const ship of sea.ships) {
      const others = fouledWith(sea, ship.id);
      if (others.length === 0 || !canWork(ship, sea.turn)) continue;
      asks.push({ ...askOf(sea, 'unfoul', ship, '6.0'), fouledWith: others });
    }
    return asks;
  },

  resolve(sea, answers, context) {
    if (sea.gunHits.length > 0) return gunLosses.resolve(sea, answers, context);
    // The other ship may have cleared it a moment ago: then nothing is thrown and no square is given up.
    for (const { ask, answer } of answers)
      for (const attempt of (answer as AnswerTo<'unfoul'>).attempts)
        if (areFouled(sea, ask.ship, attempt.from)) tryToClear(sea, shipOf(sea, ask.ship), attempt, context);
    // 12.3.3: boarders have nobody to fight across open water.
    partMelees(sea, context);
    return close(sea, context);
  },
};

/** What else befalls ships in this phase in the Advanced Game (17.0 B). */
function close(sea: State, context: Context): Progress {
  settleShipsInTrouble(sea, context);
  return sea.gunHits.length > 0 ? 'waits' : 'done';
}

/** 19.0: the same throw in either game. */
function tryToClear(sea: State, ship: Ship, { from, spend }: Attempt, context: Context): void {
  const spent = spend && riggingLeft(ship) > 0;
  if (spent) giveUpRigging(ship);
  const modifiers = unfoulModifiers(ship, shipOf(sea, from), spent);
  const thrown = throwFor(context.dice, unfoulingNeeded(sea.options), modifiers, null);
  if (thrown.success) sea.fouls = sea.fouls.filter((link) => !isBond(link, ship.id, from));
  context.tell({ kind: 'unfoul', rule: '6.0', ship: ship.id, from, spent, ...thrown });
}

/** 19.1: each of the two under full sails makes it harder. */
export const unfoulModifiers = (ship: Ship, other: Ship, spent: boolean): Modifier[] => [
  ...(spent ? modifier('a rigging square given up', UNFOULING.data.riggingSpent, '6.1') : []),
  ...[ship, other].flatMap(({ advanced }) =>
    advanced?.sail === 'full' ? modifier('full sails', PER_SHIP_AT_FULL_SAILS, '19.1') : [],
  ),
];

/** Squares go from the first section that has any, as they do to shot (11.4.4.1). */
function giveUpRigging(ship: Ship): void {
  const section = ship.rigging.findIndex((squares) => squares > 0);
  ship.rigging = ship.rigging.with(section, ship.rigging[section]! - 1);
}

/** With more ships than this the ways to answer are too many to be listed. */
const LISTED_UP_TO = 3;

export const unfoulAsk: AskRules<'unfoul'> = {
  *choices(view, ask) {
    const squares = riggingLeft(shipOf(view, ask.ship));
    const others = ask.fouledWith;
    if (others.length <= LISTED_UP_TO) {
      yield* everyWay(others, squares);
      return;
    }
    yield { attempts: [] };
    yield { attempts: others.map((from) => ({ from, spend: false })) };
    if (squares > 0) yield { attempts: others.map((from, index) => ({ from, spend: index < squares })) };
  },

  check(view, ask, { attempts }) {
    const named = new Set<string>();
    let spent = 0;
    for (const { from, spend } of attempts) {
      if (!ask.fouledWith.includes(from))
        return refuse(
          'not-fouled',
          '6.0',
          `She is not fouled with ${from}: try one of ${ask.fouledWith.join(', ')}.`,
        );
      if (named.has(from)) return refuse('twice', '6.0', 'Each fouled ship can be tried once in a turn.');
      named.add(from);
      if (spend) spent++;
    }
    const squares = riggingLeft(shipOf(view, ask.ship));
    return spent > squares
      ? refuse(
          'no-rigging',
          '6.1',
          `She has ${squares} rigging squares left to give up, one for each attempt.`,
        )
      : null;
  },
};

/** Leave it, try it, or try it and give up a square, for each of the ships. */
function* everyWay(others: readonly string[], squares: number): Generator<{ attempts: Attempt[] }> {
  const [from, ...rest] = others;
  if (from === undefined) {
    yield { attempts: [] };
    return;
  }
  for (const spend of [null, false, true]) {
    if (spend === true && squares === 0) continue;
    for (const { attempts } of everyWay(rest, squares - (spend === true ? 1 : 0)))
      yield { attempts: spend === null ? attempts : [{ from, spend }, ...attempts] };
  }
}
