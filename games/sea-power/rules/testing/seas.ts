/** Small seas for tests of movement: squadrons where a test says, with a leader of the rating it says. */
import { type Dice, type Happening, loadedDice, type Refusal } from '@weathergage/kernel';
import { type AreaId, isAreaId } from '../../data/areas.ts';
import { leaderPool, ratingOf } from '../../data/leaders.ts';
import { type Nation, sideOf as sideOfNation, type War } from '../../data/nations.ts';
import type { PortId } from '../../data/ports.ts';
import { shipPool } from '../../data/ships.ts';
import { check, choices } from '../answers.ts';
import { frigatesPhase } from '../sailing/frigates.ts';
import { movementPhase } from '../sailing/movement.ts';
import { view } from '../view.ts';
import type { Answer, AnswerTo, AskKind, SeaAsk } from '../world/asks.ts';
import type { Options } from '../world/options.ts';
import type { Context, Progress } from '../world/phase.ts';
import type { Berth } from '../world/squadron.ts';
import type { State } from '../world/state.ts';
import type { SeaTold } from '../world/told.ts';
import { setup } from '../year/setup.ts';
import { steadyScenarios } from './scenarios.ts';

export interface TestSquadron {
  readonly token: string;
  readonly nation?: Nation;
  readonly at: PortId | AreaId;
  /** None for a decoy. */
  readonly ships?: number;
  /** Of the leaders aboard, the first ship's first. */
  readonly ratings?: readonly number[];
}

export interface TestSea {
  readonly war?: War;
  readonly year?: number;
  readonly options?: Options;
  readonly squadrons: readonly TestSquadron[];
}

/** Tokens that begin with E are English, others French unless the test says otherwise. */
export function testSea({ war = 2, year, options = {}, squadrons }: TestSea): State {
  const world = setup(steadyScenarios[war - 1]!, options);
  world.phase = 'movement';
  world.year = year ?? world.year;
  for (const stated of squadrons) muster(world, war, stated);
  return world;
}

function muster(world: State, war: War, stated: TestSquadron): void {
  const { token, at, ships = 0, ratings = ships > 0 ? [2] : [] } = stated;
  const nation = stated.nation ?? (token.startsWith('E') ? 'England' : 'France');
  const side = sideOfNation(nation);
  const forces = world.forces[side];
  const squadron = forces.squadrons.find((one) => one.nation === nation && one.token === null)!;
  const taken = new Set(forces.squadrons.flatMap((one) => one.stacks.flat().map((berth) => berth.ship)));
  const free = shipPool(nation, war).filter(({ id }) => !taken.has(id));
  const berths: Berth[] = free.slice(0, ships).map(({ id }) => ({ ship: id, leader: null }));
  for (const [index, rating] of ratings.entries()) {
    const leader = leaderPool(nation, war).find(
      ({ id }) => ratingOf(id, war) === rating && !forces.leaders.includes(id),
    )!.id;
    forces.leaders.push(leader);
    berths[index] = { ship: berths[index]!.ship, leader };
  }
  const place = isAreaId(at) ? { area: at } : { port: at };
  for (const { ship } of berths) putInPlay(world, side, ship, isAreaId(at) ? null : at);
  const pool = forces.pools[nation]!;
  pool.leaders = pool.leaders.filter((id) => !forces.leaders.includes(id));
  squadron.token = token;
  squadron.stacks = berths.length > 0 ? [berths] : [];
  world.markers.push({
    token,
    side,
    at: place,
    moved: isAreaId(at),
    battle: false,
    fromNeutral: false,
    onStation: false,
    voyages: 0,
  });
}

/** A ship in play that is in no squadron yet. */
export function putInPlay(
  world: State,
  side: 'english' | 'european',
  ship: string,
  port: PortId | null,
): void {
  const { ships, pools } = world.forces[side];
  ships[ship] = { port, damage: 0, sailed: false };
  for (const pool of Object.values(pools)) pool.ships = pool.ships.filter((id) => id !== ship);
}

/** A world in hand, with the dice that will fall and what has been told. Every answer is checked as a player's is. */
export class Table {
  readonly world: State;
  readonly happenings: Happening<SeaTold>[] = [];
  progress: Progress = 'waits';
  dice: Dice;
  readonly #context: Context;

  /** Begins the movement of the world, with squadrons at sea as they were put there. */
  constructor(world: State, dice: Dice = loadedDice()) {
    this.world = world;
    this.dice = dice;
    const table = this;
    this.#context = {
      get dice() {
        return table.dice;
      },
      tell: (truth, how) => void this.happenings.push({ truth, ...how }),
      tellSide: (side, truth, others, how) =>
        void this.happenings.push({ truth, shown: { others, seats: { [side]: truth } }, ...how }),
    };
    const before = new Map(world.markers.map((one) => [one.token, { ...one }]));
    this.progress = this.#rules.enter(world, this.#context);
    for (const one of world.markers)
      if ('area' in one.at) {
        const { moved, battle, onStation } = before.get(one.token)!;
        Object.assign(one, { moved, battle, onStation });
      }
  }

  get #rules() {
    return this.world.phase === 'frigates' ? frigatesPhase : movementPhase;
  }

  get asks(): SeaAsk[] {
    return this.#rules.asks(this.world);
  }

  check(answer: Answer, index = 0): Refusal | null {
    const ask = this.asks[index]!;
    return check(view(this.world, ask.seat), ask, answer);
  }

  choices<K extends AskKind>(index = 0): AnswerTo<K>[] {
    const ask = this.asks[index]!;
    return [...choices(view(this.world, ask.seat), ask)] as AnswerTo<K>[];
  }

  /** Answers all open asks in order. */
  answer(...answers: Answer[]): this {
    for (const [index, answer] of answers.entries()) {
      const refusal = this.check(answer, index);
      if (refusal !== null) throw new Error(`${refusal.rule}: ${refusal.message}`);
    }
    const pairs = this.asks.map((ask, index) => ({ ask, answer: answers[index]! }));
    this.world.asked++;
    this.progress = this.#rules.resolve(this.world, pairs, this.#context);
    return this;
  }

  sail(
    token: string,
    path: readonly AreaId[],
    end: string = 'sea',
    more: { under?: string; onStation?: boolean } = {},
  ): this {
    return this.answer({ order: { token, path: [...path], end, ...more } });
  }

  refusal(token: string, path: readonly AreaId[], end = 'sea', more = {}): string | undefined {
    return this.check({ order: { token, path: [...path], end, ...more } })?.code;
  }

  pass(): this {
    return this.answer({ order: null });
  }

  /** The choices of a search: the English one first, as they are asked. */
  search(english: 'fight' | 'avoid', european: 'fight' | 'avoid'): this {
    return this.answer({ choice: english }, { choice: european });
  }

  told<K extends SeaTold['kind']>(kind: K): Extract<SeaTold, { kind: K }>[] {
    return this.happenings
      .map(({ truth }) => truth)
      .filter((truth): truth is Extract<SeaTold, { kind: K }> => truth.kind === kind);
  }
}

/** Once round the Atlantic: one point from Iberia to the Canaries, with the wind all the rest. */
export const ROUND: readonly AreaId[] = [
  'bay-of-biscay',
  'iberian-basin',
  'canary-basin',
  'sargasso-sea',
  'eastern-caribbean',
  'western-caribbean',
  'gulf-of-mexico',
  'carolina-coast',
  'new-england-coast',
  'grand-banks',
  'north-atlantic',
  'western-approaches',
];

/** A table in a year, its squadrons in words: `E1 gibraltar 4` has four ships, `P2 western-med` is a decoy. */
export const tableIn = (year: number, ...squadrons: readonly (string | TestSquadron)[]): Table =>
  new Table(
    testSea({
      year,
      squadrons: squadrons.map((one): TestSquadron => {
        if (typeof one !== 'string') return one;
        const [token = '', at, ships] = one.split(' ');
        return { token, at: at as AreaId | PortId, ...(ships === undefined ? {} : { ships: Number(ships) }) };
      }),
    }),
  );
