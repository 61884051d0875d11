/** The games whose estimate is learnt: their features, and the matches from which. */
import type { Game, GameTypes, QuickChooser, ScenarioHead } from '@weathergage/kernel';

export interface LearnableGame {
  readonly rules: Game;
  readonly scenarios: readonly ScenarioHead[];
  readonly options: unknown;
  readonly bots: readonly QuickChooser[];
  readonly features: readonly string[];
  featuresOf(state: unknown, side: string): ArrayLike<number>;
  turnOf(state: unknown): number;
  sidesOf(state: unknown): readonly string[];
  /** Where the weights are kept, and the text of that file. */
  readonly file: URL;
  source(weights: readonly number[]): string;
}

/** A game of certain types as one of any: the lists here keep each game's parts together. */
const asAny = <T extends GameTypes>(rules: Game<T>): Game => rules as unknown as Game;

const sourceOf =
  (head: string, name: string) =>
  (weights: readonly number[]): string =>
    `${head}\nexport const ${name}: LearntWeights = {\n  features: FEATURES,\n  weights: [${weights.join(', ')}],\n  bias: 0,\n};\n`;

const HEAD = `/** What each feature of a position is worth, learnt from matches of machines among themselves (\`tools/learn-estimate.ts\`). */
import type { LearntWeights } from '@weathergage/bots/search/index.ts';
import { FEATURES } from './features.ts';
`;

/** How a battle's state is read. */
const boardReading = <
  S extends { readonly turn: number; readonly sides: readonly { readonly id: string }[] },
>(
  features: readonly string[],
  featuresOf: (state: S, side: string) => ArrayLike<number>,
): Pick<LearnableGame, 'features' | 'featuresOf' | 'turnOf' | 'sidesOf'> => ({
  features,
  featuresOf: (state, side) => featuresOf(state as S, side),
  turnOf: (state) => (state as S).turn,
  sidesOf: (state) => (state as S).sides.map(({ id }) => id),
});

export const SUBJECTS: Readonly<Record<string, () => Promise<LearnableGame>>> = {
  'hex-action': async () => {
    const [{ hexAction }, { bots }, { FEATURES, featuresOf }, { TRIALS }] = await Promise.all([
      import('../../games/hex-action/rules/index.ts'),
      import('../../games/hex-action/bot/index.ts'),
      import('../../games/hex-action/bot/flag/features.ts'),
      import('../../games/hex-action/bot/trials/scenarios.ts'),
    ]);
    return {
      rules: asAny(hexAction),
      scenarios: TRIALS,
      options: {},
      bots: [bots.captain, bots.captain, bots.commodore, bots.midshipman] as readonly QuickChooser[],
      ...boardReading(FEATURES, featuresOf),
      file: new URL('../../games/hex-action/bot/flag/weights.ts', import.meta.url),
      source: sourceOf(HEAD, 'HEX_WEIGHTS'),
    };
  },
  'sea-power': async () => {
    const [{ seaPower }, { bots }, { FEATURES, featuresOf }, { scenarios }] = await Promise.all([
      import('../../games/sea-power/rules/index.ts'),
      import('../../games/sea-power/bot/index.ts'),
      import('../../games/sea-power/bot/estimate/features.ts'),
      import('../../games/sea-power/data/scenarios.ts'),
    ]);
    return {
      rules: asAny(seaPower),
      // The three wars; a campaign is some of them after one another.
      scenarios: scenarios.filter(({ wars }) => wars.length === 1),
      options: {},
      bots: [bots['sea-lord'], bots['sea-lord'], bots.admiral, bots.warden] as readonly QuickChooser[],
      features: FEATURES,
      featuresOf: (state, side) =>
        featuresOf(state as Parameters<typeof featuresOf>[0], side as Parameters<typeof featuresOf>[1]),
      turnOf: (state) => (state as { year: number }).year,
      sidesOf: () => ['english', 'european'],
      file: new URL('../../games/sea-power/bot/estimate/weights.ts', import.meta.url),
      source: sourceOf(HEAD, 'SEA_WEIGHTS'),
    };
  },
};
