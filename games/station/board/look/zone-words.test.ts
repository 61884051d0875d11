import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { station } from '../../rules/index.ts';
import { zoneWords } from './zone-words.ts';

describe('a Sea Zone', () => {
  const trade = scenarios.find(({ id }) => id === 'valdoro-trade')!;
  const view = { ...station.view(station.setup(trade, {}, looseDice(1)), 'crown'), blowing: ['Auster'] };

  it('says what it is, how it is entered and left, its weather and who is there', () => {
    expect(zoneWords(view, 'western-ocean')).toBe(
      'Outer Ocean is a Sea Zone, open water beside The Teeth and The Horn. Each try to get in is a step and takes 6 or less on a die, to get out 7 or less; the wind at its edge helps or hinders. Nobody is found in it, and nobody fights. No wind of the season blows there now. In it: 1 of theirs.',
    );
    expect(zoneWords(view, 'marrick')).toMatch(/Auster blows there now\. Nobody is in it\.$/);
    expect(zoneWords(view, 'valdoro')).toBe('');
  });
});
