/** Worlds for tests of the forces phase, the return to port and repair: ships and leaders where a test says. */
import { type Dice, fitsSchema, type Happening, looseDice, type Refusal, toldTo } from '@weathergage/kernel';
import { leaderPool } from '../../data/leaders.ts';
import { type Nation, SIDES, type Side, type War } from '../../data/nations.ts';
import { shipPool } from '../../data/ships.ts';
import type { ScenarioId } from '../../data/wars.ts';
import { check, choices } from '../answers.ts';
import { asks, open, resolve } from '../sequence.ts';
import { view } from '../view.ts';
import { ANSWERS, type Answer, type AnswerTo, type AskKind, type SeaAsk } from '../world/asks.ts';
import type { Options } from '../world/options.ts';
import type { Context } from '../world/phase.ts';
import type { Scenario } from '../world/scenario.ts';
import type { Berth, PortId } from '../world/squadron.ts';
import type { Phase, State } from '../world/state.ts';
import type { SeaTold } from '../world/told.ts';
import { setup } from '../year/setup.ts';
import { steadyScenarios } from './scenarios.ts';
import { asksInWords } from './telling.ts';

export const scenarioOf = (id: ScenarioId): Scenario =>
  steadyScenarios.find((scenario) => scenario.id === id)!;
export const shipIds = (nation: Nation, war: War, from: number, to: number): string[] =>
  shipPool(nation, war)
    .slice(from, to)
    .map(({ id }) => id);
export const leaderIds = (nation: Nation, war: War, count: number): string[] =>
  leaderPool(nation, war)
    .slice(0, count)
    .map(({ id }) => id);

export interface Stock {
  /** Ships that were in play before, by the port they lie in. */
  readonly lying?: Readonly<Partial<Record<PortId, readonly string[]>>>;
  /** Ships that came into play this year and lie nowhere yet. */
  readonly fresh?: readonly string[];
  readonly leaders?: readonly string[];
}

/** A world in a year of one of the three wars, with nothing in play but what is stated. */
export function yearOf(
  war: War,
  year: number,
  phase: Phase,
  stock: Readonly<Partial<Record<Side, Stock>>> = {},
  options: Options = {},
): State {
  const world = setup(steadyScenarios[war - 1]!, options);
  world.year = year;
  world.phase = phase;
  for (const side of SIDES) {
    const { lying = {}, fresh = [], leaders = [] } = stock[side] ?? {};
    const forces = world.forces[side];
    for (const [port, ships] of Object.entries(lying))
      for (const ship of ships) forces.ships[ship] = { port: port as PortId, damage: 0, sailed: false };
    for (const ship of fresh) forces.ships[ship] = { port: null, damage: 0, sailed: true };
    forces.leaders.push(...leaders);
    const taken = new Set([...Object.keys(forces.ships), ...leaders]);
    for (const pool of Object.values(forces.pools)) {
      pool.ships = pool.ships.filter((id) => !taken.has(id));
      pool.leaders = pool.leaders.filter((id) => !taken.has(id));
    }
  }
  return world;
}

/** Puts a squadron on the map, at sea or in port, as the year before left it. */
export function putOut(
  world: State,
  side: Side,
  id: string,
  token: string,
  at: State['markers'][number]['at'],
  stacks: readonly (readonly Berth[])[],
  fromNeutral = false,
): void {
  const squadron = world.forces[side].squadrons.find((one) => one.id === id)!;
  squadron.token = token;
  squadron.stacks = stacks;
  for (const { ship } of stacks.flat())
    world.forces[side].ships[ship] = { port: 'port' in at ? at.port : null, damage: 0, sailed: true };
  world.markers.push({
    token,
    side,
    at,
    moved: true,
    battle: false,
    fromNeutral,
    onStation: false,
    voyages: 0,
  });
}

/** Ships in one stack, with leaders on the first of them. */
export const stackOf = (ships: readonly string[], ...leaders: readonly string[]): Berth[] =>
  ships.map((ship, index) => ({ ship, leader: leaders[index] ?? null }));

/** Plays a world by the sequence of play; every answer meets its schema and its check first. */
export class Umpire {
  world: State;
  dice: Dice;
  happenings: Happening<SeaTold>[] = [];

  constructor(world: State, dice: Dice = looseDice(1)) {
    this.world = world;
    this.dice = dice;
  }

  ask<K extends AskKind>(kind: K, side: Side): Extract<SeaAsk, { kind: K }> {
    const found = asks(this.world).find((one) => one.kind === kind && one.seat === this.world.commands[side]);
    if (found === undefined) throw new Error(`${side} is not asked to ${kind}`);
    return found as Extract<SeaAsk, { kind: K }>;
  }

  refusal<K extends AskKind>(kind: K, side: Side, answer: AnswerTo<K>): Refusal | null {
    if (!fitsSchema(ANSWERS[kind], answer)) throw new Error(`not an answer to ${kind}`);
    const ask = this.ask(kind, side);
    return check(view(this.world, ask.seat), ask, answer);
  }

  choices<K extends AskKind>(kind: K, side: Side): AnswerTo<K>[] {
    const ask = this.ask(kind, side);
    return [...choices(view(this.world, ask.seat), ask)] as AnswerTo<K>[];
  }

  /** What a side is asked and below it what it is offered, in lines. */
  offered(kind: AskKind, side: Side): string[] {
    return asksInWords({ asks: [this.ask(kind, side)], choices: () => this.choices(kind, side) });
  }

  /** Answers every open ask: as stated for a kind and side, else by the first choice. */
  play(stated: Readonly<Partial<Record<`${AskKind} ${Side}`, Answer>>> = {}): this {
    const answers = asks(this.world).map((ask) => {
      const side = SIDES.find((one) => this.world.commands[one] === ask.seat)!;
      const [first] = choices(view(this.world, ask.seat), ask);
      const answer = stated[`${ask.kind} ${side}`] ?? first!;
      const refusal = this.refusal(ask.kind, side, answer as never);
      if (refusal !== null) throw new Error(`${ask.kind}: ${refusal.code}: ${refusal.message}`);
      return { ask, answer };
    });
    const { state, happenings } = resolve(this.world, answers, this.dice);
    this.world = state;
    this.happenings = [...happenings];
    return this;
  }

  playUntil(phase: Phase): this {
    do this.play();
    while (this.world.phase !== phase && this.world.outcome === null);
    return this;
  }

  /** What a seat was told of that kind in the last step; everything for the umpire. */
  told<K extends SeaTold['kind']>(kind: K, seat = 'umpire'): Extract<SeaTold, { kind: K }>[] {
    return this.happenings
      .map((happening) => toldTo(happening, seat))
      .filter((told): told is Extract<SeaTold, { kind: K }> => told?.kind === kind);
  }
}

/** A match from its beginning to its first question. */
export const newMatch = (id: ScenarioId, options: Options = {}, seed = 1): Umpire => {
  const dice = looseDice(seed);
  return new Umpire(open(setup(scenarioOf(id), options), dice), dice);
};

/** A context for functions that take one, and what was told to it. */
export function listener(dice: Dice): {
  context: Context;
  told: { truth: SeaTold; others: SeaTold | null }[];
} {
  const told: { truth: SeaTold; others: SeaTold | null }[] = [];
  return {
    told,
    context: {
      dice,
      tell: (truth) => void told.push({ truth, others: truth }),
      tellSide: (_side, truth, others) => void told.push({ truth, others }),
    },
  };
}

type Levy = Record<'ships' | 'leaders', number>;

/** The same world with as much as stated for every nation: the base, and what is new each year. */
export const withLevy = (world: State, base: Levy, fresh: Levy): State => ({
  ...world,
  scenario: {
    ...world.scenario,
    wars: world.scenario.wars.map((plan) => ({
      ...plan,
      forces: plan.forces.map((forces) => ({ ...forces, base, new: fresh })),
    })),
  },
});
