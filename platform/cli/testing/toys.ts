/** A list of games as somebody outside the house would write it: two toys, of which the second takes a turn limit. */
import { anyAnswer, type Game, type GameEntry, type ScenarioHead, Type } from '@weathergage/kernel';
import {
  PowderScenario,
  type PowderTypes,
  powder,
  powderScenario,
} from '@weathergage/store/testing/powder.ts';

const Limit = Type.Optional(Type.Integer({ minimum: 1 }));

interface VolleysTypes extends PowderTypes {
  scenario: PowderTypes['scenario'] & ScenarioHead;
  options: PowderTypes['options'] & { turnLimit?: number };
}

export const volleys: Game<VolleysTypes> = {
  ...powder,
  id: 'volleys',
  title: 'Volleys',
  schema: {
    ...powder.schema,
    scenario: Type.Object(
      { ...PowderScenario.properties, turnLimit: Limit },
      { additionalProperties: false },
    ),
    options: Type.Object({ turnLimit: Limit }, { additionalProperties: false }),
  },
  setup: (scenario, { turnLimit = scenario.turnLimit }, dice) =>
    powder.setup(scenario, turnLimit === undefined ? {} : { rounds: turnLimit }, dice),
};

export const SCENARIOS = [
  { ...powderScenario(30), id: 'endless' },
  { ...powderScenario(30), id: 'short', turnLimit: 4 },
] as const satisfies readonly VolleysTypes['scenario'][];

const card = { description: 'To be tried and thrown away.', emblem: [], page: async () => null } as const;

export const GAMES: readonly GameEntry[] = [
  {
    ...card,
    id: powder.id,
    title: powder.title,
    rules: async () => powder,
    scenarios: async () => [powderScenario()],
    bots: async () => ({ random: anyAnswer(powder) }),
  } satisfies GameEntry<PowderTypes>,
  {
    ...card,
    id: volleys.id,
    title: volleys.title,
    turnLimit: 100,
    rules: async () => volleys,
    scenarios: async () => SCENARIOS,
    bots: async () => ({ random: anyAnswer(volleys) }),
  } satisfies GameEntry<VolleysTypes>,
];
