import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import type { Options } from '../../rules/world/options.ts';
import { tidingsOf } from './tidings.ts';

const shown = (id: string, options: Options, seat: string, seed: number): string[] => {
  const scenario = scenarios.find((one) => one.id === id)!;
  const state = seaPower.setup(scenario, options, looseDice(seed));
  return tidingsOf(seaPower.view(state, seat)).map(({ text }) => text);
};

describe('the tidings above the first question', () => {
  it('are the heading of the year, the draws, and whom the Revolution took', () => {
    const english = shown('napoleonic-wars-1793', { revolution: true }, 'english', 1);
    expect(english[0]).toBe('1793 · The Napoleonic Wars');
    expect(english[1]).toMatch(/^The Revolution takes \d leaders? from the French pool\.$/);
    expect(english).toContain('French ships and leaders are drawn to fill the base.');
    const [, purge] = shown('napoleonic-wars-1793', { revolution: true }, 'european', 1);
    expect(purge).toMatch(/^The Revolution takes [A-Z].* from the French pool\.$/);
  });

  it('say when the Baltic powers arm in the first year', () => {
    const words = Array.from({ length: 60 }, (_, seed) =>
      shown('maritime-war-1778', { northernAlliances: true }, 'english', seed),
    );
    expect(words.some((lines) => lines[1]!.startsWith('The Baltic powers arm'))).toBe(true);
  });

  it('are none where nothing has happened yet', () => {
    expect(shown('maritime-war-1778', { bidding: true }, 'english', 1)).toEqual([]);
  });
});
