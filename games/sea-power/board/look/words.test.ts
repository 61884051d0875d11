import { countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import { describe, expect, it } from 'vitest';
import { placeOfSubject } from '../selected.tsx';
import { seenBy, smallSea } from '../testing/desk.ts';
import { squadronOfToken, strengthOf, strengthWords, subjectName, theArea, tokenName } from './words.ts';

const view = seenBy(smallSea());

describe('names', () => {
  it('call one’s own squadrons by name and the enemy’s by what all can see', () => {
    expect(tokenName(view, 'E1')).toBe('Channel');
    expect(tokenName(view, 'P1')).toBe('P1');
    expect(squadronOfToken(view, 'P1')).toBeNull();
  });

  it('say what one’s own squadron is worth', () => {
    const of = (token: string): string => strengthWords(strengthOf(view, squadronOfToken(view, token)!));
    expect(of('E1')).toMatch(/^6 ships, .+ \(4\)$/);
    expect(of('E3')).toBe('a decoy, moves as 2');
  });

  it('know every kind of subject', () => {
    expect(
      ['north-sea', 'brest', 'eng-channel', 'eng-nelson', 'E1', 'nobody'].map((id) => subjectName(id, view)),
    ).toEqual(['North Sea', 'Brest', 'Channel squadron', 'Nelson', 'Channel squadron', 'nobody']);
  });

  it('lead from a ship to the marker it sails under', () => {
    const [first] = squadronOfToken(view, 'E1')!.stacks.flat();
    expect(placeOfSubject(view, first!.ship)).toBe('E1');
    expect(placeOfSubject(view, 'azores')).toBe('azores');
    expect(placeOfSubject(view, 'fra-brest')).toBeNull();
  });

  it('stand well in a sentence', () => {
    expect(theArea('bay-of-biscay')).toBe('the Bay of Biscay');
    expect(theArea('cape-horn')).toBe('Cape Horn');
    expect(listedWords(['a', 'b', 'c'])).toBe('a, b and c');
    expect([countedWords(1, 'die', 'dice'), countedWords(2, 'die', 'dice')]).toEqual(['1 die', '2 dice']);
  });
});
