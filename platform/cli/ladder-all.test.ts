import { type Chooser, type LadderKit, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { botOf, gameNamed } from './games.ts';
import { curveOf, ladderMarkdown, levelsOf, timesOf } from './ladder-all.ts';

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
    const found = { game: 'g', flag: 'curve', commit: 'abc', seed: 3, matches: 8, rows: [] } as const;
    const thoughts = { 'thought-1': 600, 'thought-4': 700 };
    expect(ladderMarkdown({ ...found, ratings: thoughts })).toContain(
      'ladder --game g --curve --matches 8 --seed 3',
    );
    const times = { 'strong@100': 600, 'strong@300': 700 };
    expect(ladderMarkdown({ ...found, ratings: times })).toContain(
      '--curve --times 100,300 --bots strong --m',
    );
  });

  it('gives the same machine more and more time', () => {
    expect(timesOf('strong', [100, 300, 1000])).toEqual({
      flag: 'curve',
      machines: ['strong@100', 'strong@300', 'strong@1000'],
      pairs: [
        ['strong@300', 'strong@100'],
        ['strong@1000', 'strong@300'],
      ],
    });
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

describe('a machine with its own time', () => {
  it('has so many milliseconds whatever the others are allowed', async () => {
    const played = await gameNamed('table-action');
    const heard: unknown[] = [];
    const strong: Chooser = (_view, _ask, _dice, budgetMs) => heard.push(budgetMs);
    const timed = botOf({ ...played, bots: { strong } }, 'strong@300');
    timed(null, { id: '', seat: '', kind: '' } as never, looseDice(1), 50);
    expect(heard).toEqual([300]);
    expect(() => botOf(played, 'nobody@300')).toThrow('no bot "nobody"');
    expect(() => botOf(played, 'commodore@')).toThrow('no bot');
  });
});
