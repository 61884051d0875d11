/** Crowded seas played at random: whatever is plotted, the phase ends in a sound position. */
import { type Dice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { invariants } from '../invariants.ts';
import { notationPhase } from '../orders/notation.ts';
import { judgePlot } from '../sailing/plot.ts';
import { areBound, groupOf } from '../sea/bonds.ts';
import { DIRECTIONS, type Hex, hexAt, hexKey, hexName, neighbour, type Position } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import { adjacent, hexesOf } from '../sea/ship.ts';
import { bondOf, type State, shipOf } from '../sea/state.ts';
import type { HexTold } from '../sea/told.ts';
import { legalTexts } from '../testing/sailing.ts';
import { type TestShip, testSea, toldOf } from '../testing/sea.ts';
import { executionPhase } from './execution.ts';

const pick = <T>(dice: Dice, items: readonly T[]): T => items[dice.below(items.length)]!;

/** Most are sound; some are wrecks, some prizes of war in waiting, some come later. */
const CONDITIONS: readonly Partial<TestShip>[] = [
  ...Array.from({ length: 10 }, () => ({})),
  { rigging: [0, 0, 4, 4] },
  { rigging: [0, 0, 0, 0], sinceTurn: 2 },
  { surrender: 'immobility' },
  { presence: 'due', entryTurn: 2 },
];

/** Ships packed so closely that most plots run into somebody. */
function crowd(dice: Dice): State {
  const ships: TestShip[] = [];
  const taken = new Set<string>();
  for (let n = 0; n < 14; n++) {
    const bow = hexAt(5 + dice.below(7), 10 + dice.below(7));
    const heading = pick(dice, DIRECTIONS);
    const keys = hexesOf({ bow, heading }).map(hexKey);
    if (keys.some((key) => taken.has(key))) continue;
    for (const key of keys) taken.add(key);
    const side = pick(dice, ['a', 'b']);
    const spec = { class: pick(dice, [1, 2, 3, 5] as const), turning: 1 + dice.below(3) };
    ships.push({
      id: `s${n}`,
      at: hexName(bow),
      heading,
      side,
      spec,
      still: dice.below(3),
      ...pick(dice, CONDITIONS),
    });
  }
  const land = [hexAt(8, 9), hexAt(11, 12)].filter((hex) => !taken.has(hexKey(hex)));
  const fixed = dice.below(2) === 1;
  return testSea({ ships, land, wind: pick(dice, DIRECTIONS), board: { columns: 13, rows: 18, fixed } });
}

interface Played {
  readonly wrong: readonly string[];
  readonly collisions: number;
  readonly contests: number;
  readonly fouls: number;
}

/** Neighbours are made fast to each other now and then, so that there are bodies to drift. */
function grappleSome(state: State, dice: Dice): void {
  for (const [index, a] of state.ships.entries())
    for (const b of state.ships.slice(index + 1)) {
      const afloat = a.presence === 'afloat' && b.presence === 'afloat';
      if (afloat && adjacent(a, b) && !areBound(state, a.id, b.id) && dice.below(24) === 0)
        state.grapples = [...state.grapples, { ...bondOf(a.id, b.id), count: 1 }];
    }
}

interface Promises {
  readonly paths: ReadonlyMap<string, readonly Position[]>;
  readonly bows: ReadonlyMap<string, Hex>;
  readonly bodies: readonly (readonly string[])[];
}

/** What the plots and bonds promise before anything moves. */
function promises(state: State): Promises {
  const plots = state.execution!.plots;
  const ships = state.ships.filter(({ id }) => plots[id] !== undefined);
  return {
    paths: new Map(ships.map((ship) => [ship.id, judgePlot(state, ship, plots[ship.id]!).path])),
    bows: new Map(state.ships.map(({ id, bow }) => [id, bow])),
    bodies: state.ships.map(({ id }) => groupOf(state, id)).filter((body) => body.length > 1),
  };
}

/**
 * Broken promises. Who met nobody did all she wrote, who met somebody the first part of it (8.3.4); no pair threw twice
 * (8.3.5); bodies moved as one, with the wind or not at all (8.2.3).
 */
function broken(state: State, { paths, bows, bodies }: Promises, told: readonly HexTold[]): string[] {
  const wrong: string[] = [];
  const ways = toldOf(told, 'moved').filter(({ drift }) => !drift);
  const met = new Set(toldOf(told, 'collision').flatMap(({ ships }) => ships));
  const waiting = new Set(toldOf(told, 'waits').map(({ ship }) => ship));
  for (const [id, path] of paths) {
    const steps = ways.find(({ ship }) => ship === id)?.steps ?? [];
    if (JSON.stringify(steps) !== JSON.stringify(path.slice(0, steps.length))) wrong.push(`${id} strayed`);
    if (steps.length < path.length && !met.has(id) && !waiting.has(id))
      wrong.push(`${id} stopped for nobody`);
  }
  const pairs = toldOf(told, 'foul').map(({ ships }) => ships.join(' '));
  if (new Set(pairs).size < pairs.length) wrong.push(`thrown twice: ${pairs.join(', ')}`);
  const still = { q: 0, r: 0 };
  const lawful = [still, neighbour(still, state.wind)].map(hexKey);
  for (const body of bodies) {
    const moves = body.map((id) => {
      const [from, to] = [bows.get(id)!, shipOf(state, id).bow];
      return hexKey({ q: to.q - from.q, r: to.r - from.r });
    });
    if (new Set(moves).size > 1 || !lawful.includes(moves[0]!)) wrong.push(`${body.join(' ')} torn apart`);
  }
  return wrong;
}

function playPhase(state: State, dice: Dice): Played {
  const told: HexTold[] = [];
  const context: Context = { dice, tell: (each) => void told.push(each) };
  if (notationPhase.enter(state, context) === 'waits') {
    const answers = notationPhase.asks(state).map((ask) => {
      // One plot in eight is nonsense: execution must cope with whatever it is handed.
      const plot = dice.below(8) === 0 ? 'LL9R' : pick(dice, legalTexts(state, shipOf(state, ask.ship)));
      return { ask, answer: { plot } };
    });
    notationPhase.resolve(state, answers, context);
  }
  const promised = promises(state);
  let progress = executionPhase.enter(state, context);
  while (progress === 'waits') {
    state.execution = JSON.parse(JSON.stringify(state.execution));
    const [ask] = executionPhase.asks(state);
    if (ask?.kind !== 'contested') throw new Error('waits without a contested hex');
    progress = executionPhase.resolve(state, [{ ask, answer: { ship: pick(dice, ask.ships) } }], context);
  }
  const wrong = [...broken(state, promised, told), ...invariants(state)];
  state.turn++;
  return {
    wrong,
    collisions: toldOf(told, 'collision').length,
    contests: toldOf(told, 'contest').length,
    fouls: toldOf(told, 'foul').filter(({ success }) => success).length,
  };
}

describe('random movement', () => {
  it('[8.2.3] [8.3.4] [8.3.5] keeps every ship in hexes of her own, afloat, and next to all she is fouled with', () => {
    const dice = looseDice(1805);
    const sum = { collisions: 0, contests: 0, fouls: 0 };
    for (let match = 0; match < 80; match++) {
      const state = crowd(dice);
      for (let turn = 0; turn < 6; turn++) {
        grappleSome(state, dice);
        const played = playPhase(state, dice);
        sum.collisions += played.collisions;
        sum.contests += played.contests;
        sum.fouls += played.fouls;
        expect(played.wrong).toEqual([]);
        expect(state.execution).toBeNull();
        for (const { a, b } of [...state.fouls, ...state.grapples])
          expect(adjacent(shipOf(state, a), shipOf(state, b))).toBe(true);
      }
    }
    // The seas were crowded enough to mean something.
    expect(sum.collisions).toBeGreaterThan(250);
    expect(sum.contests).toBeGreaterThan(15);
    expect(sum.fouls).toBeGreaterThan(15);
  });

  it('comes out the same from the same dice', () => {
    const run = () => {
      const dice = looseDice(7);
      const state = crowd(dice);
      for (let turn = 0; turn < 8; turn++) playPhase(state, dice);
      return JSON.stringify(state);
    };
    expect(run()).toBe(run());
  });
});
