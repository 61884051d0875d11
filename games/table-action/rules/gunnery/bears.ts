/**
 * Fire As She Bears: a ship that passed may fire in any later activation until her own. Her captain is asked when a new
 * chance comes up that he waits for; his standing order is known to him alone.
 */
import { type Refusal, refuse } from '@weathergage/kernel';
import { mayTry } from '../aboard/special-actions.ts';
import { SIDES } from '../geometry/arc.ts';
import type { AnswerTo, Shot, TableAsk } from '../table/asks.ts';
import { type AskRules, askId, type Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import { ASK_ALWAYS, type Standing, WHENS } from '../table/standing.ts';
import { type Activation, baseOf, type State, shipOf, type Table, type View } from '../table/state.ts';
import { fireBroadside } from './broadside.ts';
import { chanceAt, chancesFrom, type Laid, mayShoot, tooEarly, unfired } from './gunnery.ts';
import { checkShots, shotChoices } from './shots.ts';

/** Declared while a broadside is still loaded, and not where guns must be silent. */
export function mayBear(table: Table, ship: Ship, activation: Activation): Refusal | null {
  if (unfired(ship).length === 0)
    return refuse('fired', 'fire-as-she-bears.pass', 'Both broadsides have been fired.');
  return tooEarly(table) ?? mayTry(ship, activation);
}

/** What makes one chance another: broadside, target, range band, and whether it rakes. */
const keyOf = ({ side, target, range, rake }: Laid): string =>
  `${side} ${target} ${range}${rake === null ? '' : ' rake'}`;

/** Whom a chance is at: all between the broadside and the range band, whatever stands in an id. */
const targetIn = (key: string): string =>
  key
    .replace(/ rake$/, '')
    .split(' ')
    .slice(1, -1)
    .join(' ');

export const keysOf = (table: Table, ship: Ship): string[] =>
  chancesFrom(table, ship, baseOf(ship)).map(keyOf);

/** Whether a chance is one that the standing order waits for. */
export function awaited(standing: Standing, { target, range, rake }: Laid): boolean {
  if (standing.ship !== undefined && standing.ship !== target) return false;
  if (standing.when === 'close') return range === 'close' || range === 'pointBlank';
  if (standing.when === 'point-blank') return range === 'pointBlank';
  if (standing.when === 'rake') return rake !== null;
  return standing.when === 'any';
}

/**
 * fire-as-she-bears.pass: looks out from every ship that waits, on the way at the ship that moves, and all round before
 * and after. What others can work out (the chances there are) is brought up to date for all alike; whether somebody is
 * asked, or fires, hangs on orders that are closed, and so is news. That nothing follows from a chance tells as much of
 * them: it is news too, or whoever moves could try one way after another and take each back.
 */
export function lookForChances(table: State, mover: Ship, allRound: boolean, context: Context): void {
  const asked: string[] = [];
  for (const ship of table.ships) {
    if (ship.bears === null || ship === mover || (!allRound && ship.side === mover.side)) continue;
    const { seen } = ship.bears;
    const chances = allRound ? chancesFrom(table, ship, baseOf(ship)) : chancesAt(table, ship, mover);
    const fresh = chances.filter((chance) => !seen.includes(keyOf(chance)));
    const others = allRound ? [] : seen.filter((key) => targetIn(key) !== mover.id);
    ship.bears.seen = [...others, ...chances.map(keyOf)];
    const standing = ship.bears.standing ?? ASK_ALWAYS;
    if (fresh.length === 0) continue;
    const told = { rule: 'fire-as-she-bears.pass', ship: ship.id, mover: mover.id } as const;
    const wanted = fresh.filter((chance) => awaited(standing, chance));
    if (wanted.length === 0) {
      const own = { kind: 'let-pass', ...told } as const;
      context.tell(own, { shown: { others: null, seats: { [ship.seat]: own } }, news: true });
      continue;
    }
    context.tell({ kind: 'chance', ...told }, { news: true });
    if (standing.do === 'ask') asked.push(ship.id);
    else fireAll(table, ship, nearestEachSide(wanted, standing), context);
  }
  table.chances = asked;
}

/** An enemy begins to act: who bears on her already may forestall her, and is asked anew. */
export function forgetChancesAt(table: State, mover: Ship): void {
  for (const { bears, side } of table.ships)
    if (bears !== null && side !== mover.side)
      bears.seen = bears.seen.filter((key) => targetIn(key) !== mover.id);
}

function chancesAt(table: Table, ship: Ship, mover: Ship): Laid[] {
  if (!mayShoot(table, ship)) return [];
  const chance = chanceAt(table, ship, baseOf(ship), mover.id, mover.at);
  return chance === null ? [] : [chance];
}

/** At the first chance: each broadside that has one, at the nearest. */
function nearestEachSide(wanted: readonly Laid[], standing: Standing): Shot[] {
  return SIDES.flatMap((side) => {
    const found = wanted.filter((chance) => chance.side === side).sort((a, b) => a.distance - b.distance);
    return found[0] === undefined ? [] : [{ side, target: found[0].target, aim: standing.aim }];
  });
}

/** In effect until she shoots: both broadsides may go in that one moment, then it is over. */
function fireAll(table: State, ship: Ship, shots: readonly Shot[], context: Context): void {
  for (const shot of shots) fireBroadside(table, ship, aimFor(table, shot), false, 'bears', context);
}

/** A battery has no rigging to fire at. */
const aimFor = (table: Table, shot: Shot): Shot =>
  table.batteries.some(({ id }) => id === shot.target) ? { ...shot, aim: 'hull' } : shot;

export const bearsAsks = (table: Table): TableAsk[] =>
  table.chances.map((id) => ({
    id: askId(table, 'bears', id),
    seat: shipOf(table, id).seat,
    kind: 'bears',
    rule: 'fire-as-she-bears.pass',
    ship: id,
    mover: table.activation!.ship,
  }));

/** All chances at this point of the move are answered; whoever comes first in the roster fires first. */
export function resolveBears(
  table: State,
  answers: readonly { ask: TableAsk; answer: AnswerTo<'bears'> }[],
  context: Context,
): void {
  table.chances = [];
  for (const { ask, answer } of answers) {
    if (ask.kind !== 'bears') continue;
    const ship = shipOf(table, ask.ship);
    if (answer.do === 'fire') fireAll(table, ship, answer.shots, context);
    else if (ship.bears !== null) {
      ship.bears = { ...ship.bears, standing: answer.standing };
      // What the mover does next was closed until now, also where it is nothing.
      const how = table.activation!.course?.interrupted ? ({ news: true } as const) : undefined;
      context.tell({ kind: 'held', rule: 'fire-as-she-bears.pass', ship: ship.id }, how);
    }
  }
}

const STANDINGS: readonly Standing[] = WHENS.map((when) => ({ when, do: 'ask', aim: 'hull' }));

export const bearsAsk: AskRules<'bears'> = {
  *choices(view, ask) {
    const ship = shipOf(view, ask.ship);
    for (const shots of shotChoices(view, ship, baseOf(ship), null)) yield { do: 'fire', shots };
    for (const standing of STANDINGS) yield { do: 'hold', standing };
  },
  check(view, ask, answer) {
    const ship = shipOf(view, ask.ship);
    if (answer.do === 'hold') return checkStanding(view, answer.standing);
    return checkShots(view, ship, baseOf(ship), answer.shots, null);
  },
};

export function checkStanding(view: View, { ship }: Standing): Refusal | null {
  if (ship === undefined || view.ships.some(({ id }) => id === ship)) return null;
  if (view.batteries.some(({ id }) => id === ship)) return null;
  return refuse('no-target', 'fire-as-she-bears.pass', 'There is no such ship to wait for.');
}

/** What a captain may wait for when he declares it. */
export const standingChoices = (): readonly Standing[] => [
  ...STANDINGS.filter(({ when }) => when !== 'never'),
  { when: 'any', do: 'fire', aim: 'hull' },
];
