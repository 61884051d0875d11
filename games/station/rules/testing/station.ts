/** Worlds in the little sea for tests: counters where a test says, dice that fall as told, one step played by hand. */
import { type Happening, looseDice, type Refusal } from '@weathergage/kernel';
import { judging } from '@weathergage/kernel/harness/testing/judging.ts';
import { check, choices } from '../answers.ts';
import { invariants } from '../invariants.ts';
import { endOrder } from '../orders/order-ends.ts';
import { setup } from '../scenario/setup.ts';
import type { StationTold } from '../told/index.ts';
import { type Context, type Progress, type StepRules, seatOf } from '../umpire/phase.ts';
import { atSea, inHarbour, putToken } from '../umpire/tokens.ts';
import { view } from '../umpire/view.ts';
import { ANSWERS, type Answer, type AnswerTo, type AskKind, type StationAsk } from '../world/asks.ts';
import type { Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { newFormation } from '../world/new-forces.ts';
import type { Options } from '../world/options.ts';
import type { Scenario } from '../world/scenario.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { testModule } from './module.ts';

/**
 * A Flotilla, or an Independent Squadron if it has the id of one. `squadrons` in words: `red-a:4/2 red-b:3 red-c` is
 * four Sail with two DPs, three Sail without any, a full one.
 */
export interface Put {
  readonly id: string;
  readonly at: string;
  /** In the Harbour or at anchor instead of at sea. */
  readonly fitting?: true;
  readonly under?: string;
  readonly leader?: string;
  readonly squadrons?: string;
  readonly auxiliaries?: string;
  readonly order?: string;
  readonly target?: string;
}

/** A Formation at sea: its Squadrons, its Auxiliaries, and what else there is to say. */
export const putAt = (
  id: string,
  at: string,
  squadrons: string,
  auxiliaries?: string,
  more: Partial<Put> = {},
): Put => ({ id, at, squadrons, ...(auxiliaries === undefined ? {} : { auxiliaries }), ...more });

/**
 * A Formation at sea in a line, as what a Battle leaves is written: `red-gf w r-ash red-a:4/2 red-b`. Where there is no
 * leader, `nobody` stands in his place.
 */
export const force = <const M extends object>(line: string, more?: M): Put & M => {
  const [id = '', at = '', leader = '', ...squadrons] = words(line);
  return {
    id,
    at,
    ...(leader === 'nobody' ? {} : { leader }),
    squadrons: squadrons.join(' '),
    ...(more as M),
  };
};

/** Several Formations so, with commas between: `red-gf w r-ash red-a, azure-flag x a-aubin azure-a:3`. */
export const fleets = (...lines: readonly string[]): Put[] =>
  lines.flatMap((line) => line.split(', ')).map((line) => force(line));

export interface Stated {
  readonly put?: readonly Put[];
  /** Squadrons outside Formations, by Port: `{ ville: 'azure-a:3/5' }`. */
  readonly fittingOut?: Readonly<Record<string, string>>;
  readonly ordinary?: Readonly<Record<string, string>>;
  readonly mess?: string;
  readonly available?: string;
  /** Auxiliaries by Port. */
  readonly ports?: Readonly<Record<string, string>>;
  readonly stations?: Scenario['stations'];
  readonly events?: string;
  readonly scenario?: Partial<Scenario>;
  readonly options?: Options;
  /** Anything of the state, said outright after all else. */
  readonly world?: Partial<State>;
}

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '');

export const testScenario: Scenario = {
  id: 'test',
  title: 'A test',
  date: '1741',
  place: 'A little sea',
  briefing: '',
  module: testModule,
  start: { year: 1741, turn: 1 },
  turns: 32,
  prestige: { red: 5, blue: 5 },
  events: [],
  statuses: {},
  campaigns: {},
  contingents: {},
  ports: {},
  flotillas: [],
  squadrons: [],
  stations: {},
  mess: [],
  auxiliaries: [],
  issued: [],
  convoys: [],
  repairPoints: {},
};

type Stocked = Scenario['squadrons'][number];

function hulls(text: string | undefined, where: Stocked['in']): Stocked[] {
  return words(text).map((word) => {
    const [id = '', rest = ''] = word.split(':');
    const [sail = '', dp = '0'] = rest.split('/');
    const full =
      testModule.squadrons.find((one) => one.id === id)?.capacity ??
      (testModule.flagships.some((one) => one.id === id) ? 1 : 0);
    return { id, sail: sail === '' ? full : Number(sail), dp: Number(dp), in: where };
  });
}

/** A sound state with nothing in play but what is stated. */
export function stationAt(stated: Stated = {}): State {
  const put = stated.put ?? [];
  const flotillas = put.filter(({ id }) => testModule.flotillas.some((one) => one.id === id));
  const scenario: Scenario = {
    ...testScenario,
    flotillas: flotillas.map(({ id, leader, at, fitting, under }) => ({
      id,
      leader: leader ?? NOTIONAL,
      at,
      state: fitting === true ? 'FittingOut' : 'Ready',
      under: under ?? null,
    })),
    squadrons: [
      ...flotillas.flatMap(({ id, squadrons }) => hulls(squadrons, { flotilla: id })),
      ...Object.entries(stated.fittingOut ?? {}).flatMap(([port, text]) =>
        hulls(text, { port, state: 'FittingOut' }),
      ),
      ...Object.entries(stated.ordinary ?? {}).flatMap(([port, text]) =>
        hulls(text, { port, state: 'InOrdinary' }),
      ),
    ],
    mess: words(stated.mess),
    auxiliaries: [
      ...words(stated.available).map((id) => ({ id, at: 'Available' })),
      ...Object.entries(stated.ports ?? {}).flatMap(([at, text]) => words(text).map((id) => ({ id, at }))),
      ...flotillas.flatMap(({ id: at, auxiliaries }) => words(auxiliaries).map((id) => ({ id, at }))),
    ],
    stations: stated.stations ?? {},
    events: words(stated.events),
    issued: flotillas.flatMap(({ id, order, target }) =>
      order === undefined ? [] : [{ order, formation: id, ...(target === undefined ? {} : { target }) }],
    ),
    ...stated.scenario,
  };
  // A theatre of its own for each world: what is worked out for one and kept is worked out anew for the next.
  const { module } = scenario;
  const world = setup(
    typeof module === 'string' ? scenario : { ...scenario, module: { ...module } },
    stated.options ?? {},
  );
  for (const side of ['red', 'blue'])
    for (const formation of Object.values(forcesOf(world, side).formations))
      if (formation.leader === NOTIONAL) formation.leader = null;
  for (const one of put) if (!flotillas.includes(one)) putSquadron(world, one);
  return Object.assign(world, stated.world);
}

const NOTIONAL = 'nobody';

function putSquadron(world: State, { id, at, fitting, squadrons, under }: Put): void {
  const theatre = theatreOf(world);
  const { contingent } = theatre.hulls.get(id)!;
  const { side, command } = theatre.contingents.get(contingent)!;
  const [stock] = hulls(squadrons ?? id, { flotilla: id });
  const formation = newFormation(id, 'squadron', command, fitting === true ? inHarbour(at) : atSea(at), 0);
  formation.squadrons.push(id);
  formation.under = under ?? null;
  const forces = forcesOf(world, side!);
  forces.formations[id] = formation;
  forces.squadrons[id] = { id, sail: stock!.sail, dp: stock!.dp, formation: id, port: null };
  if (formation.under === null) putToken(world, side!, formation);
}

/** A Formation of either side. */
export function formationIn(world: State, id: string): Formation {
  const formation = world.forces.red!.formations[id] ?? world.forces.blue!.formations[id];
  if (formation === undefined) throw new Error(`no Formation ${id}`);
  return formation;
}

export interface Scripted extends Context {
  readonly happenings: Happening<StationTold>[];
  /** Dice that were given and have not fallen. */
  readonly left: number;
  /** What was told of a kind, in full. */
  told<K extends StationTold['kind']>(kind: K): Extract<StationTold, { kind: K }>[];
  /** More dice. */
  load(...faces: readonly number[]): void;
}

/**
 * A context whose tens fall as told, 0 to 9, and give out with an error. Other draws (shuffles, ties) come from loose dice.
 */
export function scripted(world: State, ...faces: readonly number[]): Scripted {
  const queue = [...faces];
  const happenings: Happening<StationTold>[] = [];
  const next = (): number => {
    const face = queue.shift();
    if (face === undefined) throw new Error('the dice ran out');
    if (face < 0 || face > 9) throw new Error(`${face} is not on a die of ten`);
    return face;
  };
  const context: Scripted = {
    dice: looseDice(7),
    happenings,
    d10: next,
    tell: (truth, how) => void happenings.push({ truth, ...how }),
    tellSide: (side, truth, others, how) =>
      void happenings.push({ truth, shown: { others, seats: { [seatOf(world, side)]: truth } }, ...how }),
    endOrder: (side, formation, how) => endOrder(world, context, side, formation, how),
    get left() {
      return queue.length;
    },
    told: <K extends StationTold['kind']>(kind: K) =>
      happenings.flatMap(({ truth }) =>
        truth.kind === kind ? [truth as Extract<StationTold, { kind: K }>] : [],
      ),
    load: (...more) => void queue.push(...more),
  };
  return context;
}

const judge = judging({ schemas: ANSWERS, view, choices, check });

/** One step in hand. Answers are checked as a player's are, and the world must be sound after each. */
export class Umpire {
  readonly world: State;
  readonly context: Scripted;
  readonly #rules: StepRules;
  progress: Progress;

  constructor(world: State, rules: StepRules, ...faces: readonly number[]) {
    this.world = world;
    this.#rules = rules;
    this.context = scripted(world, ...faces);
    this.progress = rules.enter(world, this.context);
    this.#sound();
  }

  get asks(): StationAsk[] {
    return this.progress === 'done' ? [] : this.#rules.asks(this.world);
  }

  choices<K extends AskKind>(index = 0): AnswerTo<K>[] {
    return judge.offered(this.world, this.asks[index]!) as AnswerTo<K>[];
  }

  check(answer: Answer, index = 0): Refusal | null {
    return judge.refusal(this.world, this.asks[index]!, answer);
  }

  /** In the order of the asks. */
  answer(...answers: readonly Answer[]): this {
    const given = judge.given(this.world, this.asks, answers);
    this.world.asked++;
    this.progress = this.#rules.resolve(this.world, given, this.context);
    this.#sound();
    return this;
  }

  told<K extends StationTold['kind']>(kind: K): Extract<StationTold, { kind: K }>[] {
    return this.context.told(kind);
  }

  #sound(): void {
    const faults = invariants(this.world);
    if (faults.length > 0) throw new Error(faults.join('; '));
  }
}

/** Something told, and if it was told to one side only, what the other heard instead. */
export type Telling = StationTold & { readonly others?: StationTold | null };

/** All that was told, in order, as it was told. */
export const allTold = ({ happenings }: Pick<Scripted, 'happenings'>): Telling[] =>
  happenings.map(({ truth, shown, ...how }) => ({
    ...truth,
    ...(shown === undefined ? {} : { others: shown.others }),
    ...how,
  }));
