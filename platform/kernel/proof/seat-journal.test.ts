import { expect, it } from 'vitest';
import type { Journal } from '../journal.ts';
import { Match } from '../match.ts';
import { adoptMatch } from '../rebuild.ts';
import { AUCTION_FOR_THREE, auction } from '../toys/auction.ts';
import { checkableOpening, firstChoices, journalOf, SECRET } from '../toys/opening.ts';
import { GALLERY } from '../vocabulary.ts';
import { journalBeforeEnd } from './seat-journal.ts';

const scenario = { ...AUCTION_FOR_THREE, briefing: 'Three bid.', reserve: 'a wreck nobody knows of' };
const opening = checkableOpening(auction, scenario, { trading: true }, { ann: 'a', ben: 'b', cal: 'c' });
const match = Match.begin(auction, opening, SECRET);
const entries = firstChoices(match);
const newer = { ...auction, rulesVersion: '2', adopt: (state: unknown) => state as never };
const { entry } = adoptMatch(newer, opening, SECRET, match.snapshot(), []);
const whole: Journal = journalOf(opening, [...entries, entry], { secret: SECRET, hash: 'x' });

it('shows a seat nothing before the end but the head of the scenario and its own deeds', () => {
  const own = journalBeforeEnd(whole, ['ben']);
  expect(own.entries).toEqual(entries.filter((each) => 'seat' in each && each.seat === 'ben'));
  expect(own.opening.scenario).toEqual({
    id: 'auction-for-three',
    title: 'auction-for-three',
    date: '',
    place: '',
    briefing: 'Three bid.',
  });
  const { scenario: _, ...rest } = opening;
  expect(own.opening).toMatchObject(rest);
  expect(Object.keys(own)).toEqual(['format', 'opening', 'entries']);
});

it('shows the gallery no deed at all', () => {
  expect(journalBeforeEnd(whole, [GALLERY]).entries).toEqual([]);
});
