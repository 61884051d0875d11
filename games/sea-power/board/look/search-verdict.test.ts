import { describe, expect, it } from 'vitest';
import { seenBy } from '../testing/desk.ts';
import { searchTold as search, searchedBay } from '../testing/search.ts';
import { searchVerdict, sumWords, totalOf } from './search-verdict.ts';

const sea = searchedBay();
sea.frigates.english.push('bay-of-biscay', 'azores');
const english = seenBy(sea);

describe('the verdict of a search', () => {
  it('[6.5/4] gives one’s own total and what is seen of the other’s', () => {
    const { sides } = searchVerdict(english, search());
    expect(totalOf(sides.english)).toBe(4 + 6 + 3 + 4);
    expect(sumWords(sides.english)).toBe('leader and ships 10 + frigates and station 3 + die 4 = 17');
    expect(totalOf(sides.european)).toBeNull();
    expect(sumWords(sides.european)).toBe('leader and ships unknown + dice 9 = 9 and more');
  });

  it('[6.5/4] says what the dice give away about the other', () => {
    expect(searchVerdict(english, search()).lesson).toBe(
      'Leader and ships of the Europeans are worth 7 at most.',
    );
    expect(searchVerdict(english, search({ result: 'avoided' })).lesson).toBe(
      'Leader and ships of the Europeans are worth 9 or more.',
    );
    const european = seenBy(sea, 'european');
    expect(searchVerdict(european, search()).lesson).toBe(
      'Leader and ships of the English are worth 11 or more.',
    );
  });

  it('says nothing more where the choices alone decided', () => {
    const both = search({ choices: { english: 'fight', european: 'fight' }, throws: [] });
    const { sides, lesson } = searchVerdict(english, both);
    expect(lesson).toBe('');
    expect(sumWords(sides.english)).toBe('leader and ships 10 + frigates and station 3');
  });
});
