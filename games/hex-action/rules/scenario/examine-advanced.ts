/** The parts of a scenario file that only the Advanced Game reads: squadrons, works, shoals, special rules, victory. */
import { SQUADRON_SIZE } from '../sea/advanced-sea.ts';
import { hexKey, hexName, parseHex } from '../sea/hex.ts';
import { hexesOfRun } from '../sea/hex-run.ts';
import { hexesOf } from '../sea/ship.ts';
import type { VictoryTest } from '../sea/victory-language.ts';
import { onBoard } from '../sea/waters.ts';
import type { Say } from './examine-say.ts';
import type { Scenario } from './scenario.ts';

/** The names a file may speak of. */
interface Names {
  readonly sides: ReadonlySet<string>;
  readonly seats: ReadonlyMap<string, string>;
  readonly ships: ReadonlyMap<string, string>;
  readonly squadrons: ReadonlyMap<string, string>;
  readonly batteries: ReadonlySet<string>;
}

export function examineAdvanced(scenario: Scenario, land: ReadonlySet<string>, flaw: Say): void {
  if (scenario.edition === 'basic') {
    examineBasic(scenario, flaw);
    return;
  }
  const names: Names = {
    sides: new Set(scenario.sides.map(({ id }) => id)),
    seats: new Map(scenario.sides.flatMap((side) => side.seats.map((seat) => [seat.id, side.id]))),
    ships: new Map(scenario.ships.map(({ id, side }) => [id, side])),
    squadrons: new Map(
      scenario.sides.flatMap((side) => (side.squadrons ?? []).map(({ id }) => [id, side.id])),
    ),
    batteries: new Set(scenario.batteries?.map(({ id }) => id)),
  };
  examineWind(scenario, flaw);
  examineSquadrons(scenario, names, flaw);
  examineWorks(scenario, names, land, flaw);
  for (const [index, shoal] of (scenario.depths ?? []).entries())
    for (const [at, run] of shoal.hexes.entries())
      if (hexesOfRun(run) === null)
        flaw(`/depths/${index}/hexes/${at}`, 'a hex such as K24, or a run down a column such as K5-9');
  examineSpecial(scenario, names, flaw);
  examineVictory(scenario, names, flaw);
  const taken = new Set(
    scenario.ships.flatMap(({ bow, heading, entryTurn }) => {
      const hex = entryTurn === undefined ? parseHex(bow) : null;
      return hex === null ? [] : hexesOf({ bow: hex, heading }).map(hexKey);
    }),
  );
  for (const [index, { side, berths }] of (scenario.muster ?? []).entries()) {
    if (!names.sides.has(side)) flaw(`/muster/${index}/side`, `one of ${[...names.sides].join(', ')}`);
    for (const [at, { bow, heading }] of berths.entries()) {
      const path = `/muster/${index}/berths/${at}/bow`;
      const hex = parseHex(bow);
      if (hex === null) flaw(path, 'a hex such as K24');
      else
        for (const each of hexesOf({ bow: hex, heading })) {
          if (land.has(hexKey(each))) flaw(path, `water (${hexName(each)} is land)`);
          if (!onBoard(scenario.board, each))
            flaw(path, `a hex of the board, whose edges are real (${hexName(each)} lies outside)`);
          if (taken.has(hexKey(each))) flaw(path, `hexes that no other berth or ship has (${hexName(each)})`);
          taken.add(hexKey(each));
        }
    }
  }
}

/** The Basic Game knows none of these. */
function examineBasic(scenario: Scenario, flaw: Say): void {
  for (const part of ['special', 'depths', 'batteries', 'booms', 'muster', 'windSchedule'] as const)
    if ((scenario[part]?.length ?? 0) > 0) flaw(`/${part}`, 'nothing here, or the edition "advanced"');
  if (scenario.rules !== undefined) flaw('/rules', 'nothing here, or the edition "advanced"');
  if (scenario.victory.type === 'special') flaw('/victory/type', 'another one, or the edition "advanced"');
}

const HURRICANE = 7;

/** 18.2.2.2: a hurricane ends the fight at once, so none can begin in one. */
function examineWind({ velocity, windSchedule }: Scenario, flaw: Say): void {
  const needed = 'a storm (6) at most: a hurricane would end the fight before its first order';
  if (velocity === HURRICANE) flaw('/velocity', needed);
  for (const [index, due] of (windSchedule ?? []).entries())
    if (due.turn === 1 && due.velocity === HURRICANE) flaw(`/windSchedule/${index}/velocity`, needed);
}

function examineSquadrons(scenario: Scenario, names: Names, flaw: Say): void {
  const count = scenario.sides.reduce((sum, side) => sum + (side.squadrons?.length ?? 0), 0);
  if (names.squadrons.size < count) flaw('/sides', 'a different id for each squadron');
  for (const [index, side] of scenario.sides.entries())
    for (const [at, { id, seat, flagship }] of (side.squadrons ?? []).entries()) {
      const path = `/sides/${index}/squadrons/${at}`;
      if (seat !== undefined && names.seats.get(seat) !== side.id)
        flaw(`${path}/seat`, `a seat of side ${side.id}`);
      const flag = scenario.ships.find((entry) => entry.id === flagship);
      if (flag?.squadron !== id) flaw(`${path}/flagship`, `a ship of squadron ${id}`);
      // 32.1: also without command lag, which a match may ask for.
      if (scenario.ships.filter(({ squadron }) => squadron === id).length > SQUADRON_SIZE)
        flaw(path, `${SQUADRON_SIZE} ships at most: more than a flag officer can lead`);
    }
  for (const [index, entry] of scenario.ships.entries()) {
    const sides = scenario.sides.find(({ id }) => id === entry.side)?.squadrons ?? [];
    if (sides.length > 0 && entry.squadron === undefined)
      flaw(`/ships/${index}/squadron`, `a squadron of side ${entry.side}, since the side has squadrons`);
    if (entry.squadron !== undefined && names.squadrons.get(entry.squadron) !== entry.side)
      flaw(`/ships/${index}/squadron`, `a squadron of side ${entry.side}`);
  }
}

function examineWorks(scenario: Scenario, names: Names, land: ReadonlySet<string>, flaw: Say): void {
  for (const [index, battery] of (scenario.batteries ?? []).entries()) {
    const path = `/batteries/${index}`;
    if (!names.sides.has(battery.side)) flaw(`${path}/side`, `one of ${[...names.sides].join(', ')}`);
    if (names.ships.has(battery.id)) flaw(`${path}/id`, 'an id that no ship has');
    for (const [at, name] of battery.hexes.entries()) {
      const hex = parseHex(name);
      if (hex === null || !land.has(hexKey(hex))) flaw(`${path}/hexes/${at}`, 'a hex of land');
    }
  }
  if (names.batteries.size < (scenario.batteries?.length ?? 0))
    flaw('/batteries', 'a different id for each battery');
  for (const [index, name] of (scenario.booms ?? []).entries()) {
    const hex = parseHex(name);
    if (hex === null || land.has(hexKey(hex))) flaw(`/booms/${index}`, 'a hex of water');
  }
}

function examineSpecial(scenario: Scenario, names: Names, flaw: Say): void {
  for (const [index, rule] of (scenario.special ?? []).entries()) {
    const path = `/special/${index}`;
    const one = (key: string, value: unknown, of: { has(id: string): boolean }, what: string): void => {
      if (typeof value === 'string' && !of.has(value)) flaw(`${path}/${key}`, what);
    };
    for (const [key, value] of Object.entries(rule)) {
      if (key === 'side') one(key, value, names.sides, 'the id of a side');
      if (key === 'squadron') one(key, value, names.squadrons, 'the id of a squadron');
      if (['firer', 'target', 'from', 'to'].includes(key)) one(key, value, names.ships, 'the id of a ship');
      if (!Array.isArray(value)) continue;
      for (const [at, each] of value.entries()) {
        if (key === 'ships') one(`${key}/${at}`, each, names.ships, 'the id of a ship');
        if (key === 'sides') one(`${key}/${at}`, each, names.sides, 'the id of a side');
        if (key === 'squadrons') one(`${key}/${at}`, each, names.squadrons, 'the id of a squadron');
      }
    }
  }
}

function examineVictory({ victory, turnLimit }: Scenario, names: Names, flaw: Say): void {
  if (victory.type === 'points')
    for (const [index, bonus] of (victory.bonus ?? []).entries()) {
      if (!names.sides.has(bonus.side)) flaw(`/victory/bonus/${index}/side`, 'the id of a side');
      examineTest(bonus.if, `/victory/bonus/${index}/if`, names, flaw);
    }
  if (victory.type !== 'special') return;
  for (const [index, win] of victory.wins.entries()) {
    if (!names.sides.has(win.side)) flaw(`/victory/wins/${index}/side`, 'the id of a side');
    if (win.when === 'end' && turnLimit === undefined)
      flaw('/turnLimit', 'a last turn, since a victory is tested at the end');
    examineTest(win.if, `/victory/wins/${index}/if`, names, flaw);
  }
  if (!['points', 'draw'].includes(victory.otherwise) && !names.sides.has(victory.otherwise))
    flaw('/victory/otherwise', 'points, draw, or the id of a side');
}

function examineTest(test: VictoryTest, path: string, names: Names, flaw: Say): void {
  if ('of' in test) {
    for (const [index, inner] of test.of.entries())
      examineTest(inner as VictoryTest, `${path}/of/${index}`, names, flaw);
    if (test.test === 'not' && test.of.length !== 1) flaw(`${path}/of`, 'one test that is to be false');
    return;
  }
  if ('side' in test && test.side !== undefined && !names.sides.has(test.side))
    flaw(`${path}/side`, 'the id of a side');
  if ('ship' in test && !names.ships.has(test.ship)) flaw(`${path}/ship`, 'the id of a ship');
  if ('ships' in test)
    for (const [at, ship] of (test.ships ?? []).entries())
      if (!names.ships.has(ship)) flaw(`${path}/ships/${at}`, 'the id of a ship');
  if ('batteries' in test)
    for (const [at, battery] of test.batteries.entries())
      if (!names.batteries.has(battery)) flaw(`${path}/batteries/${at}`, 'the id of a battery');
  const whose = ['captured', 'anySurrender', 'surrenderedOrLost', 'exit'].includes(test.test);
  if (whose && !('side' in test && test.side) && !('ships' in test && test.ships))
    flaw(path, 'a side or a list of ships');
}
