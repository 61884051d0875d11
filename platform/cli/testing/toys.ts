/** A list of games as somebody outside the house would write it: two toys, of which the second takes a turn limit. */
import { anyAnswer, Exactly, type Game, type GameEntry, type ScenarioHead, Type } from '@weathergage/kernel';
import {
  PowderScenario,
  type PowderTypes,
  powderGame,
  powderScenario,
} from '@weathergage/store/testing/powder.ts';

const Limit = Type.Optional(Type.Integer({ minimum: 1 }));

interface VolleysTypes extends PowderTypes {
  scenario: PowderTypes['scenario'] & ScenarioHead;
  options: PowderTypes['options'] & { turnLimit?: number };
}

export const volleysGame: Game<VolleysTypes> = {
  ...powderGame,
  id: 'volleys',
  title: 'Volleys',
  schema: {
    ...powderGame.schema,
    scenario: Exactly({ ...PowderScenario.properties, turnLimit: Limit }),
    options: Exactly({ turnLimit: Limit }),
  },
  setup: (scenario, { turnLimit = scenario.turnLimit }, dice) =>
    powderGame.setup(scenario, turnLimit === undefined ? {} : { rounds: turnLimit }, dice),
};

export const SCENARIOS = [
  { ...powderScenario(30), id: 'endless' },
  { ...powderScenario(30), id: 'short', turnLimit: 4 },
] as const satisfies readonly VolleysTypes['scenario'][];

/** How long the busy one holds its thread without a pause. */
const BUSY_MS = 150;

const card = { description: 'To be tried and thrown away.', emblem: [], page: async () => null } as const;

export const GAMES: readonly GameEntry[] = [
  {
    ...card,
    id: powderGame.id,
    title: powderGame.title,
    rules: async () => powderGame,
    scenarios: async () => [powderScenario()],
    bots: async () => ({
      random: anyAnswer(powderGame),
      busy: (view, ask, dice) => {
        const end = performance.now() + BUSY_MS;
        while (performance.now() < end);
        return anyAnswer(powderGame)(view, ask, dice);
      },
      mortal: () => process.exit(3),
    }),
  } satisfies GameEntry<PowderTypes>,
  {
    ...card,
    id: volleysGame.id,
    title: volleysGame.title,
    turnLimit: 100,
    rules: async () => volleysGame,
    scenarios: async () => SCENARIOS,
    bots: async () => ({ random: anyAnswer(volleysGame) }),
    ladder: async () => ({ levels: ['random'], rivals: {}, trials: [], scenarios: ['short'] }),
  } satisfies GameEntry<VolleysTypes>,
];
