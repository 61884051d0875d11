import type { LadderKit } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { botOf, gameNamed } from './games.ts';
import { curveOf, ladderMarkdown, levelsOf } from './ladder-all.ts';

const kit: LadderKit = {
  levels: ['weak', 'strong'],
  rivals: { stranger: () => null },
  trials: [],
  scenarios: ['sea'],
};
const thought = { unit: 'looks', steps: [1, 4, 16], of: () => () => null };

describe('the series of a ladder', () => {
  it('sets each level against the one below, and the best against strangers', () => {
    expect(levelsOf(kit).pairs).toEqual([
      ['strong', 'weak'],
      ['strong', 'stranger'],
    ]);
  });

  it('sets more thought against less, step by step, where a game has a measure of it', () => {
    expect(curveOf(kit)).toBeNull();
    expect(curveOf({ ...kit, thought })).toMatchObject({
      machines: ['thought-1', 'thought-4', 'thought-16'],
      pairs: [
        ['thought-4', 'thought-1'],
        ['thought-16', 'thought-4'],
      ],
    });
  });

  it('says by what command it is had again', () => {
    const found = { game: 'g', flag: 'curve', seed: 3, matches: 8, ratings: {}, rows: [] } as const;
    expect(ladderMarkdown(found, 'abc')).toContain('ladder --game g --curve --matches 8 --seed 3');
  });
});

describe('a machine with so much thought', () => {
  it('is known by its name where the game has a measure of it, and thinks so much', async () => {
    const played = await gameNamed('table-action');
    const of = (name: string) => botOf(played, name);
    expect(of('thought-8')).toBeTypeOf('function');
    expect(() => of('thought-')).toThrow('no bot');
    const { thought: _, ...rest } = played.ladder!;
    expect(() => botOf({ ...played, ladder: rest }, 'thought-8')).toThrow('no bot');
  });
});
