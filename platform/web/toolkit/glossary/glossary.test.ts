import { word } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { finderOf, firstOfEach, glossaryOf, lookUpWords } from './glossary.ts';

const COMMON = [word('convoy|convoys', 'Ships of trade.'), word('rake|raked', 'To fire along her.')];
const OWN = [
  word('Order|Orders', 'What is to be done.', '9.3'),
  word('Convoy|Convoys', 'The game’s own.'),
  word('SOL', 'Of the line.'),
  word('SOL(D)', 'Small ones.'),
  word('A and B=A|B', 'Two of them.'),
];
const glossary = glossaryOf(OWN, COMMON);
const met = (text: string): string[] =>
  finderOf(glossary)
    .wordsIn(text)
    .map(({ at, end, word: { term } }) => `${text.slice(at, end)}=${term}`);

describe('a glossary', () => {
  it('stands in the order of the alphabet, and the game’s own word comes before the common one', () => {
    expect(glossary.map(({ term }) => term)).toEqual(['A and B', 'Convoy', 'Order', 'rake', 'SOL', 'SOL(D)']);
    expect(met('a convoy of Convoys')).toEqual(['convoy=Convoy', 'Convoys=Convoy']);
  });

  it('takes a capital for what it is: an Order is no order, and a sentence may begin with any word', () => {
    expect(met('In good order: the Orders.')).toEqual(['Orders=Order']);
    expect(met('Raked, she struck. Convoys came.')).toEqual(['Raked=rake', 'Convoys=Convoy']);
    expect(met('Rake Island; the Rake')).toEqual([]);
  });

  it('finds the longest form, and no part of a word', () => {
    expect(met('SOL(D) and SOL, not SOLE or re-rake')).toEqual(['SOL(D)=SOL(D)', 'SOL=SOL']);
    expect(met('Crown B, not B-flat')).toEqual(['B=A and B']);
  });

  it('is one pattern, and marks a word where it is first met', () => {
    expect(finderOf(glossary)).toBe(finderOf(glossary));
    const twice = finderOf(glossary).wordsIn('raked and raked by Order');
    expect(firstOfEach(twice).map(({ at }) => at)).toEqual([0, 19]);
  });

  it('is looked up by what a word is called first, then by what it means', () => {
    expect(lookUpWords(glossary, 'ORDER').map(({ term }) => term)).toEqual(['Order']);
    expect(lookUpWords(glossary, 'of the').map(({ term }) => term)).toEqual(['A and B', 'SOL']);
    expect(lookUpWords(glossary, ' ')).toEqual([]);
  });
});
