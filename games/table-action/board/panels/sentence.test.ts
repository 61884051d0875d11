import { describe, expect, it } from 'vitest';
import type { State } from '../../rules/table/state.ts';
import { windWords } from '../look/wind-words.ts';
import { deskOf, laidOut, withShip } from '../testing/desk.ts';
import { headline, sentence } from './sentence.ts';

describe('what the umpire asks', () => {
  it('names the ship, her point of sailing and her limits', () => {
    expect(sentence(deskOf())).toMatch(
      /^(Amethyst|Thétis), segment 1 of 3, \w+: sail \d\.\d″ to \d\.\d″, then turn\.$/,
    );
  });

  it('asks a squadron which of its ships goes next', () => {
    expect(sentence(deskOf(laidOut('breaking-the-line')))).toMatch(
      /is to act: order all of its \d+ ships, or one alone\.$/,
    );
  });

  it('says whom it waits for, and who has won', () => {
    expect(sentence(deskOf(laidOut(), { asks: [], waitingFor: ['french-captain'] }))).toContain(
      'Waiting for',
    );
    const outcome = { winners: ['french'], rule: 'turn.phases', reason: 'strike' };
    expect(sentence(deskOf(laidOut(), { outcome }))).toBe(
      'The French Navy has the day. Enough ships have struck or been lost.',
    );
    const points = { ...outcome, reason: 'points' };
    expect(sentence(deskOf(laidOut(), { outcome: points }))).toContain('nobody left to fight');
    const late = { ...laidOut(), turn: 15 };
    expect(sentence(deskOf(late, { outcome: points }))).toContain('Time ran out');
  });

  it('names the cause of a defeat', () => {
    const lost = laidOut();
    const field = { winners: ['french'], rule: 'turn.phases', reason: 'field' };
    const words = (change: Partial<State['ships'][number]>): string =>
      sentence(deskOf(withShip(lost, 'bri-amethyst', change), { outcome: field }));
    expect(words({ fate: 'left' })).toContain(
      'Nobody is left to dispute the water. Amethyst left the table.',
    );
    expect(words({ fate: 'sunk' })).toContain('Amethyst sank.');
    expect(words({ fate: 'exploded' })).toContain('Amethyst blew up.');
    expect(words({ fate: 'aground' })).toContain('Amethyst ran aground.');
    expect(words({ side: 'french' })).toContain('Amethyst was taken.');
    expect(words({ colours: 'struck' })).toContain('Amethyst struck.');
  });

  it('heads the page with turn, squadron and wind', () => {
    expect(headline(deskOf())).toMatchObject({ turn: 'Turn 1 of 15', detail: 'Wind from the east' });
  });

  it('names winds for where they come from', () => {
    expect(windWords(1800)).toBe('from the north');
    expect(windWords(0)).toBe('from the south');
    expect(windWords(2250)).toBe('from the north-east');
  });
});
