// The tests of a game's rules: those that say what a rule does, and those that notice that anything at all has changed.

/** The name under which a run's tests stand in the environment. */
export const TESTS = 'WEATHERGAGE_TESTS';

export interface Tests {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Golden hashes, and random play through the harness, by their files. */
const WHATEVER_CHANGED = ['golden', 'harness', 'random'];

const whatever = (game: string): string[] =>
  WHATEVER_CHANGED.map((word) => `games/${game}/rules/**/*${word}*.test.ts`);

export const properTests = (game: string): Tests => ({
  include: [`games/${game}/{rules,data}/**/*.test.ts`],
  exclude: whatever(game),
});

export const otherTests = (game: string): Tests => ({ include: whatever(game), exclude: [] });
