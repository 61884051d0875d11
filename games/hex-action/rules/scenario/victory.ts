/** Who has won (14.0). Asked after every phase: the match stops there; the rest of the turn is not played (14.1.4). */
import type { Outcome } from '@weathergage/kernel';
import { RANGES } from '../../data/tables.ts';
import { areBound } from '../sea/bonds.ts';
import { distance, type Hex, sameHex } from '../sea/hex.ts';
import { canWork, crewLeft, dismasted, hexesOf, rangeBetween, type Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea, State } from '../sea/state.ts';
import { noteVisits, testHolds } from './victory-clauses.ts';

/** Turns of running, with nothing to make up for them, after which a referee stops the match. */
export const SHUNNING_LIMIT = 8;

/** 14.0: the scenario says how it is won. */
export function judge(sea: Sea): Outcome | null {
  const resigned = byResignation(sea);
  if (resigned !== null) return resigned;
  // Before the first turn there may be no fleets yet.
  if (sea.phase === 'muster' || sea.phase === 'squadrons' || sea.phase === 'prepare') return null;
  // 16.1.2.2.2: the critical hits of a Combat Phase belong to it, and it is not over before they have taken effect.
  if (awaitsCriticals(sea)) return null;
  switch (sea.victory.type) {
    // 14.1: the first ship to surrender has lost.
    case 'single-ship':
      return singleShip(sea) ?? (isLastTurnOver(sea) ? draw('14.1', 'time ran out') : null);
    // 14.2: points decide.
    case 'points':
      return fleets(sea, sea.victory.margin);
    case 'race':
      return race(sea) ?? (isLastTurnOver(sea) ? draw('14.0', 'time ran out') : null);
    case 'special':
      return special(sea, sea.victory);
  }
}

const awaitsCriticals = ({ phase, advanced }: Sea): boolean =>
  (phase === 'combat' || phase === 'gun-losses') && (advanced?.criticals.length ?? 0) > 0;

/** How a match ends in which nobody will ever be asked anything again: wrecks that only drift. */
export function stalemate(sea: Sea): Outcome {
  if (sea.victory.type === 'points') return byPoints(sea, sea.victory.margin);
  if (sea.victory.type === 'special') return atTheEnd(sea, sea.victory);
  return draw('14.0', 'nobody can act any more');
}

type Special = Extract<Sea['victory'], { type: 'special' }>;

/** The wins in their order: those of each turn when its fighting is over, all of them when nobody can go on. */
function special(sea: Sea, victory: Special): Outcome | null {
  const fit = new Set(sea.ships.filter(isFit).map((ship) => ship.side));
  if (fit.size < 2 || isLastTurnOver(sea)) return atTheEnd(sea, victory);
  if (sea.phase !== 'load') return null;
  const points = pointsOf(sea);
  const win = victory.wins.find(({ when, if: test }) => when === 'each-turn' && testHolds(sea, test, points));
  return win === undefined ? null : won([win.side], '14.2', 'the scenario’s own test');
}

function atTheEnd(sea: Sea, victory: Special): Outcome {
  const points = pointsOf(sea);
  const win = victory.wins.find(({ if: test }) => testHolds(sea, test, points));
  if (win !== undefined) return won([win.side], '14.2', 'the scenario’s own test');
  if (victory.otherwise === 'points') return byPoints(sea, victory.margin ?? 1);
  return victory.otherwise === 'draw'
    ? draw('14.2', 'time ran out')
    : won([victory.otherwise], '14.2', 'time ran out');
}

const won = (winners: readonly string[], rule: string, reason: string): Outcome => ({
  winners,
  rule,
  reason,
});
const draw = (rule: string, reason: string): Outcome => won([], rule, reason);

/** The last turn needs no loading: it is over when its Load Phase begins. */
const isLastTurnOver = ({ turn, turnLimit, phase }: Sea): boolean =>
  turnLimit !== null && (turn > turnLimit || (turn === turnLimit && phase === 'load'));

const sideIds = (sea: Sea): string[] => sea.sides.map(({ id }) => id);

function byResignation(sea: Sea): Outcome | null {
  if (sea.resigned.length === 0) return null;
  const standing = sideIds(sea).filter((side) =>
    sea.seats.some((seat) => seat.side === side && !sea.resigned.includes(seat.id)),
  );
  return standing.length > 1 ? null : won(standing, '14.0', 'resignation');
}

/** Those not among the losers; nobody if all of them are. */
function unless(sea: Sea, losers: ReadonlySet<string>, rule: string, reason: string): Outcome | null {
  if (losers.size === 0) return null;
  const winners = sideIds(sea).filter((side) => !losers.has(side));
  return won(winners, winners.length === 0 ? '14.1.2' : rule, reason);
}

/** 14.1.3: her men, wherever they are. A party that holds a prize is not lost; who goes down with a ship is. */
const hasMen = (sea: Sea, ship: Ship): boolean =>
  sea.ships.some(
    (other) => !isWrecked(other) && other.sections.some(({ from, left }) => from === ship.id && left > 0),
  );

/** Most of the time nothing of the kind has happened, and this is asked after every phase. */
const isDecided = (sea: Sea): boolean =>
  sea.ships.some(
    (ship) => ship.surrender !== null || ship.captured || ship.presence === 'gone' || !hasMen(sea, ship),
  ) || Object.values(sea.shunning).some((turns) => turns >= SHUNNING_LIMIT);

function singleShip(sea: Sea): Outcome | null {
  if (!isDecided(sea)) return null;
  const losers = (lost: (ship: Ship) => boolean): Set<string> =>
    new Set(sea.ships.filter(lost).map((ship) => ship.owner));
  // 14.1.1: who keeps out of the fight.
  const running = Object.keys(sea.shunning).filter((side) => sea.shunning[side]! >= SHUNNING_LIMIT);
  return (
    unless(
      sea,
      losers((ship) => !hasMen(sea, ship)),
      '14.1.3',
      sea.ships.some(isWrecked) ? 'lost with her ship' : 'all crew lost',
    ) ??
    unless(
      sea,
      losers((ship) => ship.surrender !== null || ship.captured),
      '14.1',
      'surrender',
    ) ??
    unless(sea, losers(isWrecked), '14.1', 'lost with her ship') ??
    unless(
      sea,
      losers((ship) => ship.presence === 'gone'),
      '14.1.1',
      'left the sea',
    ) ??
    unless(sea, new Set(running), '14.1.1', 'refused combat')
  );
}

/** 14.2.2, 14.2.3: struck ships count for the opponents, captured ones for whoever holds them. */
export function pointsOf(sea: Sea): Record<string, number> {
  const points = Object.fromEntries(sideIds(sea).map((side) => [side, 0]));
  for (const ship of sea.ships) {
    if (isExpended(ship)) continue;
    const gains = isWrecked(ship)
      ? isTreasure(sea, ship)
        ? []
        : sideIds(sea).filter((side) => side !== ship.owner)
      : ship.captured
        ? [ship.side]
        : ship.surrender === 'striking'
          ? sideIds(sea).filter((side) => side !== ship.owner)
          : [];
    for (const side of gains) points[side]! += ship.spec.points;
  }
  for (const [side, scored] of Object.entries(sea.advanced?.scored ?? {})) points[side]! += scored;
  if ('handicap' in sea.victory)
    for (const { side, points: given } of sea.victory.handicap ?? []) points[side]! += given;
  return points;
}

/** Sunk, burnt, blown up or driven ashore: lost to both, and counted for the enemy. */
const isWrecked = (ship: Ship): boolean =>
  ship.presence === 'gone' && ship.advanced !== undefined && ship.advanced.end !== 'left';

/** What goes down with its cargo is worth nothing to those who came for it. */
const isTreasure = (sea: Sea, ship: Ship): boolean =>
  ship.advanced?.end !== 'wrecked' &&
  specialOf(sea.advanced?.special, 'treasure').some(({ side }) => side === ship.owner);

/** A fireship that her own crew has lit was meant to be lost: nobody has won her. */
const isExpended = (ship: Ship): boolean => ship.advanced?.lit != null;

/** A ship that can still do something for her side. */
const isFit = (ship: Ship): boolean =>
  ship.presence !== 'gone' && ship.surrender === null && crewLeft(ship) > 0;

/** 14.2: the scenario ends with its last turn, or when no two sides are left that can fight. */
function fleets(sea: Sea, margin: number): Outcome | null {
  const fit = new Set(sea.ships.filter(isFit).map((ship) => ship.side));
  return fit.size > 1 && !isLastTurnOver(sea) ? null : byPoints(sea, margin);
}

/** All that counts when the match ends: the points so far, and what the scenario gives for its own tests. */
export function finalPoints(sea: Sea): Record<string, number> {
  const points = pointsOf(sea);
  if (sea.victory.type === 'points')
    for (const { side, points: extra, if: test } of sea.victory.bonus ?? [])
      if (testHolds(sea, test, points)) points[side]! += extra;
  return points;
}

/** 14.2.4: whoever has more of them, by the margin, has won. */
export function byPoints(sea: Sea, margin: number): Outcome {
  const points = finalPoints(sea);
  const [best, second] = Object.entries(points).sort(([, x], [, y]) => y - x);
  const winners = best![1] - second![1] >= margin ? [best![0]] : [];
  return { winners, rule: '14.2.4', reason: 'points', points };
}

/** The first bow in the last of the marked hexes; several in one turn share it. */
function race(sea: Sea): Outcome | null {
  const home = sea.ships.filter((ship) => (sea.reached[ship.id] ?? 0) >= sea.marks.length);
  if (home.length > 0) {
    const winners = [...new Set(home.map((ship) => ship.side))];
    return won(winners.length < sea.sides.length ? winners : [], '14.0', 'race');
  }
  const left = new Set(sea.ships.filter((ship) => ship.presence !== 'gone').map((ship) => ship.owner));
  return left.size > 1 ? null : won([...left], '14.0', 'nobody else is left in the race');
}

/** Notes the marks that a bow came into, in their order; one move may round several. */
export function passMarks(sea: State, ship: Ship, bows: readonly Hex[]): void {
  noteVisits(sea, ship, bows);
  let reached = sea.reached[ship.id] ?? 0;
  for (const bow of bows) {
    const next = sea.marks[reached];
    if (next !== undefined && sameHex(bow, next)) reached++;
  }
  if (reached > 0) sea.reached[ship.id] = reached;
}

/** Hexes from where her bow lies, or lay, to the nearest end of another ship. */
const reach = (bow: Ship['bow'], other: Ship): number =>
  Math.min(...hexesOf(other).map((hex) => distance(bow, hex)));

/**
 * 14.1.1: at the end of each turn of a single-ship action. A ship that could sail where she liked, lies out of range,
 * and by her own move is farther from where the enemy lies than she was, has run for a turn. A turn in range forgives
 * everything, any other takes one off, so that a ship that manoeuvres for the wind has nothing to fear.
 */
export function countShunning(sea: State): void {
  if (sea.victory.type !== 'single-ship') return;
  for (const ship of sea.ships) {
    const enemy = sea.ships.find((other) => other.side !== ship.side);
    if (enemy === undefined || ship.presence !== 'afloat' || enemy.presence !== 'afloat') continue;
    const before = sea.shunning[ship.side] ?? 0;
    const inRange = rangeBetween(ship, enemy) <= RANGES.data.guns;
    sea.shunning[ship.side] = inRange ? 0 : Math.max(0, before + (runs(sea, ship, enemy) ? 1 : -1));
  }
  sea.wake = Object.fromEntries(sea.ships.map((ship) => [ship.id, ship.bow]));
}

function runs(sea: State, ship: Ship, enemy: Ship): boolean {
  const was = sea.wake?.[ship.id];
  const free =
    canWork(ship, sea.turn) &&
    !dismasted(ship) &&
    !sea.ships.some((other) => areBound(sea, ship.id, other.id));
  return free && was !== undefined && ship.noted.hexes > 0 && reach(ship.bow, enemy) > reach(was, enemy);
}
