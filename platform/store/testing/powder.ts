/**
 * A small game to try stores and servers on. Each round one captain makes a signal (open, no dice), then every captain
 * loads (secret) and aims, and a die falls for each. How much powder is left is known to its owner alone.
 */
import {
  type Ask,
  type Dice,
  Exactly,
  type Game,
  type Happening,
  OneOf,
  refuse,
  type Static,
  type Told,
  Type,
} from '@weathergage/kernel';

export const PowderScenario = Exactly({
  id: Type.String({ minLength: 1, maxLength: 40 }),
  title: Type.String(),
  date: Type.String(),
  place: Type.String(),
  briefing: Type.String(),
  captains: Type.Array(Type.String({ pattern: '^[a-z]+$' }), { minItems: 1, maxItems: 4 }),
  rounds: Type.Integer({ minimum: 1, maximum: 100000 }),
});
const Options = Exactly({ rounds: Type.Optional(Type.Integer({ minimum: 1 })) });
const ANSWERS = {
  signal: Exactly({ flag: OneOf(['red', 'white']) }),
  load: Exactly({ powder: Type.Integer({ minimum: 0, maximum: 5 }) }),
  aim: Exactly({ at: OneOf(['high', 'low']) }),
};
type Answer = { flag: string } | { powder: number } | { at: string };

interface Open {
  readonly rounds: number;
  readonly round: number;
  readonly phase: 'signal' | 'load';
  readonly captains: readonly string[];
  readonly gone: readonly string[];
  readonly score: Readonly<Record<string, number>>;
}
interface State extends Open {
  readonly kegs: Readonly<Record<string, number>>;
}
interface View extends Open {
  readonly keg: number | null;
}
type Line = Told & { seat: string; flag?: string; at?: string; powder?: number };

export interface PowderTypes {
  scenario: Static<typeof PowderScenario>;
  options: Static<typeof Options>;
  state: State;
  view: View;
  ask: Ask;
  answer: Answer;
  told: Line;
}

const ask = (round: number, kind: string, seat: string, rule: string): Ask => ({
  id: `${round}/${kind}/${seat}`,
  seat,
  kind,
  rule,
});
const afloat = (state: Open): string[] => state.captains.filter((seat) => !state.gone.includes(seat));

function asks(state: State): Ask[] {
  const { round, phase } = state;
  const seats = afloat(state);
  if (phase === 'signal') return [ask(round, 'signal', seats[round % seats.length]!, '2')];
  return seats.flatMap((seat) => [ask(round, 'load', seat, '3'), ask(round, 'aim', seat, '4')]);
}

function volley(state: State, answers: readonly { ask: Ask; answer: Answer }[], dice: Dice) {
  const kegs = { ...state.kegs };
  const score = { ...state.score };
  const happenings: Happening<Line>[] = afloat(state).map((seat) => {
    const of = (kind: string) => answers.find((a) => a.ask.seat === seat && a.ask.kind === kind)?.answer;
    const { powder } = of('load') as { powder: number };
    const { at } = of('aim') as { at: string };
    const die = dice.d6();
    kegs[seat]! -= powder;
    if (die >= (at === 'high' ? 5 : 4)) score[seat]! += powder > 0 ? 1 : 0;
    const open: Line = { kind: 'volley', rule: '4', seat, at, dice: [die] };
    const truth: Line = { ...open, powder: powder };
    return { truth, shown: { others: open, seats: { [seat]: truth } } };
  });
  return { state: { ...state, kegs, score, phase: 'signal' as const, round: state.round + 1 }, happenings };
}

export const powderGame: Game<PowderTypes> = {
  id: 'powder',
  title: 'Powder',
  rulesVersion: '1',
  schema: { scenario: PowderScenario, options: Options, answers: ANSWERS },
  examine: ({ captains }) =>
    new Set(captains).size === captains.length
      ? []
      : [{ path: '/captains', expected: 'no captain named twice' }],
  seats: ({ captains }) => captains.map((id) => ({ id, side: id, name: `Captain ${id}` })),
  setup: ({ captains, rounds }, options) => {
    const each = (value: number) => Object.fromEntries(captains.map((seat) => [seat, value]));
    const limit = options.rounds ?? rounds;
    return {
      rounds: limit,
      round: 0,
      phase: 'signal',
      captains,
      gone: [],
      score: each(0),
      kegs: each(3 * limit),
    };
  },
  asks,
  view: ({ kegs, ...open }, seat) => ({ ...open, keg: kegs[seat] ?? null }),
  *choices({ keg }, { kind }) {
    if (kind === 'signal') for (const flag of ['red', 'white']) yield { flag };
    if (kind === 'aim') for (const at of ['high', 'low']) yield { at };
    if (kind === 'load') for (let n = 0; n <= Math.min(5, keg ?? 0); n++) yield { powder: n };
  },
  check: ({ keg }, _, answer) =>
    'powder' in answer && answer.powder > (keg ?? 0)
      ? refuse('keg-empty', '3.1', 'There is not that much powder left.')
      : null,
  resolve: (state, answers, dice) => {
    if (state.phase === 'load') return volley(state, answers, dice);
    const { seat } = answers[0]!.ask;
    const { flag } = answers[0]!.answer as { flag: string };
    return {
      state: { ...state, phase: 'load' },
      happenings: [{ truth: { kind: 'signal', rule: '2', seat, flag } }],
    };
  },
  resign: (state, seat) => ({
    state: { ...state, gone: [...state.gone, seat] },
    happenings: [{ truth: { kind: 'struck', rule: '5', seat } }],
  }),
  outcome: (state) => {
    const left = afloat(state);
    const won = left.length === 1 && state.captains.length > 1;
    if (!won && state.round < state.rounds) return null;
    const best = Math.max(...left.map((seat) => state.score[seat]!));
    return {
      winners: won ? left : left.filter((seat) => state.score[seat] === best),
      rule: '6',
      reason: won ? 'The others struck.' : 'The powder is spent.',
    };
  },
  imagine: ({ keg, ...open }) => ({
    ...open,
    kegs: Object.fromEntries(open.captains.map((seat) => [seat, keg ?? 3 * open.rounds])),
  }),
  invariants: ({ kegs }) =>
    Object.entries(kegs).flatMap(([seat, keg]) => (keg < 0 ? [`${seat}: ${keg}`] : [])),
};

export const powderScenario = (rounds = 3, captains: readonly string[] = ['red', 'blue']) => ({
  id: `powder-${rounds}`,
  title: 'Two captains',
  date: '1805',
  place: 'Off the cape',
  briefing: 'Fire until the powder is spent.',
  captains: [...captains],
  rounds,
});
