/** A game's finished matches, a line of hashes for each scenario. */
import { expect, it } from 'vitest';
import type { Game, GameTypes } from '../../vocabulary.ts';

interface GoldenMatches<S> {
  readonly rulesVersion: string;
  readonly scenarios: readonly S[];
  /** By the scenario's id. */
  readonly golden: Readonly<Record<string, string>>;
  lineOf(scenario: S): string;
}

export function holdToGolden<T extends GameTypes, S extends { readonly id: string }>(
  game: Game<T>,
  { rulesVersion, scenarios, golden, lineOf }: GoldenMatches<S>,
): void {
  it('are those of this version of the rules, and of every scenario', () => {
    expect(game.rulesVersion).toBe(rulesVersion);
    expect(Object.keys(golden)).toEqual(scenarios.map(({ id }) => id));
  });

  for (const scenario of scenarios)
    it(`${scenario.id} ends as it did`, () => {
      expect(lineOf(scenario)).toBe(golden[scenario.id]);
    });
}
