/**
 * A toy for the search: both sides choose in secret, once, and a die decides by the chance that the pair of choices gives
 * the first. Which of several tables holds is hidden from the first; how likely each is, it knows.
 */
import {
  type Ask,
  type Game,
  type GameTypes,
  refuse,
  type ScenarioHead,
  type Told,
} from '@weathergage/kernel';
import { toyHead } from '@weathergage/kernel/toys/head.ts';
import type { Craft, Plan } from '../craft.ts';

interface Tables {
  /** Chances of the first side in percent, a table for each secret. */
  readonly tables: readonly (readonly (readonly number[])[])[];
  /** In 256ths: how likely each secret is. */
  readonly odds: readonly number[];
}

interface Open extends Tables {
  readonly winner: string | null;
}

export interface SecretChoice extends GameTypes {
  scenario: ScenarioHead & Tables;
  options: Record<string, never>;
  state: Open & { readonly secret: number };
  view: Open & { readonly seat: string; readonly secret: number | null };
  ask: Ask;
  answer: number;
  told: Told;
}

function drawSecret(odds: readonly number[], die: number): number {
  let mark = die;
  for (const [index, each] of odds.entries()) {
    mark -= each;
    if (mark < 0) return index;
  }
  return odds.length - 1;
}

const waysOf = ({ tables }: Tables, seat: string): number[] => [
  ...(seat === 'first' ? tables[0]! : tables[0]![0]!).keys(),
];

export const secretChoice: Game<SecretChoice> = {
  id: 'secret-choice',
  title: 'Secret choice',
  rulesVersion: '1',
  schema: { scenario: {}, options: {}, answers: {} } as unknown as Game<SecretChoice>['schema'],
  examine: () => [],
  seats: () => ['first', 'second'].map((id) => ({ id, side: id, name: id })),
  setup: ({ tables, odds }, _options, dice) => ({
    tables,
    odds,
    winner: null,
    secret: drawSecret(odds, dice.below(256)),
  }),
  asks: ({ winner }) =>
    winner === null ? ['first', 'second'].map((seat) => ({ id: seat, seat, kind: 'choose', rule: '1' })) : [],
  view: ({ secret, ...open }, seat) => ({ ...open, seat, secret: seat === 'first' ? null : secret }),
  choices: (view, ask) => waysOf(view, ask.seat),
  check: (view, ask, answer) =>
    waysOf(view, ask.seat).includes(answer) ? null : refuse('no-such-way', '1', 'There is no such way.'),
  resolve: (state, answers, dice) => {
    const [row, column] = answers.map(({ answer }) => answer);
    const chance = state.tables[state.secret]![row!]![column!]!;
    return { state: { ...state, winner: dice.below(100) < chance ? 'first' : 'second' }, happenings: [] };
  },
  resign: (state, seat) => ({
    state: { ...state, winner: seat === 'first' ? 'second' : 'first' },
    happenings: [],
  }),
  outcome: ({ winner }) =>
    winner === null ? null : { winners: [winner], rule: '1', reason: 'it was chosen so' },
  imagine: ({ seat: _, secret, ...open }, dice) => ({
    ...open,
    secret: secret ?? drawSecret(open.odds, dice.below(256)),
  }),
  invariants: () => [],
};

export const choiceScenario = (
  tables: SecretChoice['scenario']['tables'],
  odds: readonly number[] = [256],
): SecretChoice['scenario'] => ({ ...toyHead('secret-choice'), tables, odds });

const wayPlan = (way: number): Plan<SecretChoice> => ({ name: `way ${way}`, answer: () => way });

export const choiceCraft: Craft<SecretChoice> = {
  rules: secretChoice,
  sideOf: (_state, seat) => seat,
  plans: (view, asks) => waysOf(view, asks[0]!.seat).map(wayPlan),
  playOn: () => 0,
  estimate: () => 0.5,
  isFarEnough: () => false,
};
