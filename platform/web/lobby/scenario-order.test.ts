import { describe, expect, it } from 'vitest';
import type { ScenarioCard } from '../toolkit/page.ts';
import { barOf, minutesInWords, minutesOf, weightOf } from '../toolkit/played.ts';
import { inOrder, nextFor, passesSieve, speaksOf } from './scenario-order.ts';

const side = (id: string): ScenarioCard['sides'][number] => ({
  name: id.toUpperCase(),
  seats: [{ id, side: id, name: id }],
  forces: [`${id} ship`],
});

const card = (id: string, more: Partial<ScenarioCard> = {}): ScenarioCard => ({
  id,
  title: `The ${id}`,
  date: '1805',
  place: 'Off Cadiz',
  briefing: '',
  balance: '',
  tutorial: false,
  length: '',
  sides: [side('blue'), side('red')],
  scenario: { id, title: id, date: '', place: '', briefing: '' },
  ...more,
});

const asks = (sittings: number, questions: number) => ({ effort: { sittings, questions } });
const won = (blue: number, red: number) => ({ played: { matches: 200, won: { blue, red } } });

const long = card('long', { ...asks(300, 900), ...won(50, 48) });
const brief = card('brief', { ...asks(20, 20), ...won(70, 20) });
const thick = card('thick', { ...asks(20, 190), ...won(40, 50) });
const unknown = card('unknown');
const all = [long, unknown, thick, brief];
const ids = (cards: readonly ScenarioCard[]): string[] => cards.map(({ id }) => id);

describe('the order of scenarios', () => {
  it('is that of the book, by time, by weight, by evenness; what nobody measured comes last', () => {
    expect(ids(inOrder(all, 'listed'))).toEqual(['long', 'unknown', 'thick', 'brief']);
    expect(ids(inOrder(all, 'shortest'))).toEqual(['brief', 'thick', 'long', 'unknown']);
    expect(ids(inOrder(all, 'lightest'))).toEqual(['brief', 'thick', 'long', 'unknown']);
    expect(ids(inOrder(all, 'even'))).toEqual(['long', 'thick', 'brief', 'unknown']);
  });

  it('finds all words in name, place, year, sides and ships', () => {
    expect(speaksOf(brief, 'cadiz brief')).toBe(true);
    expect(speaksOf(brief, 'RED ship 1805')).toBe(true);
    expect(speaksOf(brief, 'cadiz long')).toBe(false);
  });

  it('finds what teaches something, and sifts by the time there is and by weight', () => {
    expect(speaksOf(card('forts', { teaches: 'shore batteries, shoals' }), 'shore')).toBe(true);
    const sifted = (sieve: Parameters<typeof passesSieve>[1]) =>
      ids(all.filter((one) => passesSieve(one, sieve)));
    expect(sifted({ time: 'any', weight: 'any' })).toEqual(ids(all));
    expect(sifted({ time: 'evening', weight: 'any' })).toEqual(['long', 'thick', 'brief']);
    expect(sifted({ time: 'quarter', weight: 'any' })).toEqual(['thick', 'brief']);
    expect(sifted({ time: 'any', weight: 'heavy' })).toEqual(['long', 'thick']);
    expect(sifted({ time: 'hour', weight: 'light' })).toEqual(['brief']);
  });

  it('has next the first lesson that was not finished, then the lightest, then none', () => {
    const lessons = [card('one', { tutorial: true }), card('two', { tutorial: true })];
    expect(nextFor([...all, ...lessons], new Set())?.id).toBe('one');
    expect(nextFor([...all, ...lessons], new Set(['one']))?.id).toBe('two');
    expect(nextFor([...all, ...lessons], new Set(['one', 'two']))?.id).toBe('brief');
    expect(nextFor(all, new Set(ids(all)))).toBeNull();
  });
});

describe('what a card expects', () => {
  it('says minutes in steps that grow, never under five', () => {
    expect(minutesOf({ sittings: 1, questions: 1 })).toBe(5);
    expect(minutesOf({ sittings: 60, questions: 60 })).toBe(15);
    expect(minutesOf({ sittings: 300, questions: 900 })).toBe(120);
    expect([45, 120, 150].map(minutesInWords)).toEqual(['about 45 min', 'about 2 hours', 'about 2½ hours']);
  });

  it('weighs what is decided at once and in all', () => {
    expect(weightOf({ sittings: 40, questions: 80 })).toBe('light');
    expect(weightOf({ sittings: 40, questions: 81 })).toBe('middling');
    expect(weightOf({ sittings: 20, questions: 101 })).toBe('heavy');
    expect(weightOf({ sittings: 300, questions: 301 })).toBe('heavy');
  });

  it('has the draws between the sides of its bar, and no bar where nobody counted', () => {
    expect(barOf(brief).map(({ name, share }) => [name, share])).toEqual([
      ['BLUE', 70],
      ['drawn', 10],
      ['RED', 20],
    ]);
    expect(barOf(unknown)).toEqual([]);
  });
});
