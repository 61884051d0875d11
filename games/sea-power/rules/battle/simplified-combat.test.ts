import { describe, expect, it } from 'vitest';
import { battleOf, lineOf, Umpire } from '../testing/battle.ts';
import { hitsOf, weightOf } from './simplified-combat.ts';

const OPTIONS = { options: { simplifiedCombat: true } };

describe('combat by weight', () => {
  it('[11.N] one hit for each ship, and for the heavier side the difference of attack and leaders', () => {
    const english = lineOf('eng-mars:eng-hawke', 'eng-culloden+2');
    const french = lineOf('fra-souverain:fra-conflans', 'fra-temeraire', 'fra-zodiaque');
    // 5 + 3 and Hawke's 4; three times 4 and Conflans's 2, a die less each under joint command.
    expect(weightOf(english, 1, false)).toBe(12);
    expect(weightOf(french, 1, false)).toBe(14);
    expect(weightOf(french, 1, true)).toBe(11);
    expect(hitsOf(english, 12, 14)).toBe(2);
    expect(hitsOf(french, 14, 12)).toBe(5);
  });

  it('[11.N] hits go down the line by a die a ship, five and six miss, and begin again at the head', () => {
    const umpire = new Umpire(
      battleOf(
        ['eng-mars:eng-hawke', 'eng-culloden'],
        ['fra-souverain:fra-conflans', 'fra-temeraire+1'],
        OPTIONS,
      ),
      6,
      1,
    );
    // English 10 + 4 against 7 + 2: seven hits for them, two for the French.
    umpire.load(2, 5, 3, 6, 4, 6, 5, 4, 1, 1, 1, 1);
    umpire.answer({ withdraw: null });
    const [english, french] = umpire.told('weight');
    expect(english).toMatchObject({ side: 'english', hits: 7 });
    expect(english!.marks).toEqual([
      { ship: 'fra-souverain', die: 2, hits: 2 },
      { ship: 'fra-temeraire', die: 5, hits: 0 },
      { ship: 'fra-souverain', die: 3, hits: 3 },
      { ship: 'fra-temeraire', die: 6, hits: 0 },
      // Two are left, whatever the die. They sink her: seven against a defence of five.
      { ship: 'fra-souverain', die: 4, hits: 2 },
    ]);
    expect(french!.marks).toEqual([
      { ship: 'eng-mars', die: 6, hits: 0 },
      { ship: 'eng-culloden', die: 5, hits: 0 },
      { ship: 'eng-mars', die: 4, hits: 2 },
    ]);
    expect(umpire.told('damage')).toMatchObject([
      { ship: 'eng-mars', damage: 2, fate: 'fights' },
      { ship: 'fra-souverain', damage: 7, fate: 'sunk' },
    ]);
  });

  it('[11.N] ships already sunk are thrown for again; rounds follow as usual', () => {
    const umpire = new Umpire(
      battleOf(
        ['eng-mars:eng-hawke', 'eng-culloden+1', 'eng-burford'],
        ['fra-souverain:fra-conflans+5', 'fra-temeraire+2'],
        OPTIONS,
      ),
      6,
      1,
    );
    // 5 + 4 + 4 + 4 against 1 + 2 + 2: fifteen hits. The first sinks Souverain and she is thrown for again and again.
    umpire.load(1, 6, 4, 5, 4, 6, 4, 2, 6, 6, 6, 6, 6, 1, 6, 6, 1, 1, 1, 1, 1);
    umpire.answer({ withdraw: null });
    const [english] = umpire.told('weight');
    expect(english!.hits).toBe(15);
    expect(english!.marks.filter(({ ship }) => ship === 'fra-souverain').map(({ hits }) => hits)).toEqual([
      1, 4, 4, 4,
    ]);
    expect(umpire.told('disengaged')).toMatchObject([{ side: 'european' }]);
  });

  it('[11.N] damage from before counts: once the whole line is sunk no more dice fall', () => {
    const umpire = new Umpire(
      battleOf(['eng-mars:eng-hawke', 'eng-culloden'], ['fra-souverain:fra-conflans+4'], OPTIONS),
      6,
      1,
    );
    // Eleven hits. She bears one more point of five: the second die sinks her, and the others would be in vain.
    umpire.load(1, 1, 6, 1, 1, 1);
    umpire.answer({ withdraw: null });
    const [english] = umpire.told('weight');
    expect(english!.hits).toBeGreaterThan(2);
    expect(english!.marks.map(({ die, hits }) => [die, hits])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(umpire.told('damage')).toMatchObject([
      { ship: 'eng-culloden', damage: 1 },
      { ship: 'fra-souverain', damage: 6, fate: 'sunk' },
    ]);
  });
});
