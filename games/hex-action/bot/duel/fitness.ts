/** Tables of lies for the ships of a duel as they are when it begins to be imagined, and as their rigs are shot away. */
import type { Ship, ShipSpec } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { Lies } from './lies.ts';
import { type Duel, type End, sectionsLost } from './logs.ts';
import { waysOf } from './ways.ts';

export type TablesOfLies = readonly [Lies, Lies];

/** By what they hang on; the oldest goes when there are too many. */
const TABLES = new Map<string, TablesOfLies>();
const MOST_TABLES = 48;

/** For tests: what is worked out anew must be the same. */
export const forgetTables = (): void => TABLES.clear();

const SPECS = new WeakMap<ShipSpec, string>();

/** What a class is in numbers: two ships of one name need not be of one class. */
export function classKey(spec: ShipSpec): string {
  let key = SPECS.get(spec);
  if (key === undefined) {
    const { class: kind, turning, battleSpeed, hull, crew, guns, carronades, rigging } = spec;
    const sides = [guns.L, guns.R, carronades.L, carronades.R];
    key = [kind, turning, battleSpeed, hull, crew, sides, rigging].join('.');
    SPECS.set(spec, key);
  }
  return key;
}

const shipKey = ({ spec, quality, hull, guns, carronades, sections, rigging, initial }: Ship): string =>
  [
    classKey(spec),
    quality,
    hull,
    guns.L,
    guns.R,
    carronades.L,
    carronades.R,
    sections.map(({ left }) => left),
    rigging,
    initial.L ? 1 : 0,
    initial.R ? 1 : 0,
  ].join('.');

/** The longer it lasts the more captains dare, but from one turn to the next it is much the same. */
const DARING = [12, 20, 30, 40, 50];
const daringTurn = (turn: number): number => DARING.findLast((from) => turn >= from) ?? DARING[0]!;

/**
 * The ship with the sections of her rig that have gone since, somewhere by herself with all guns loaded: the same for
 * everybody who asks, so that what is kept hangs on nothing but its key.
 */
const rigged = ({ ships, logs }: Duel, end: End): Ship => ({
  ...ships[end],
  bow: { q: 100 * end, r: 0 },
  heading: 1,
  rigging: ships[end].rigging.map((left, i) => (logs[end].rigging[i] === 0 ? 0 : left)),
  loaded: { L: true, R: true },
  parties: [],
  toldOff: [],
});

export function tablesFor(duel: Duel): TablesOfLies {
  const { sea } = duel;
  const turn = daringTurn(duel.turn);
  const [one, two] = [rigged(duel, 0), rigged(duel, 1)];
  const key = `${shipKey(one)}|${shipKey(two)}|${sea.wind}|${turn}`;
  let tables = TABLES.get(key);
  if (tables === undefined) {
    const calm: Sea = { ...sea, turn, ships: [one, two], fouls: [], grapples: [], melees: [] };
    const [first, second] = [waysOf(calm, one, one.rigging), waysOf(calm, two, two.rigging)];
    tables = [new Lies(calm, one, two, first, second), new Lies(calm, two, one, second, first)];
    if (TABLES.size >= MOST_TABLES) TABLES.delete(TABLES.keys().next().value!);
    TABLES.set(key, tables);
  }
  return tables;
}

/** A change of this asks for other tables. */
export const riggedFor = ({ logs, turn }: Duel): number =>
  100 * daringTurn(turn) + 10 * sectionsLost(logs[0].rigging) + sectionsLost(logs[1].rigging);
