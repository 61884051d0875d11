// @vitest-environment happy-dom
import type { TournamentReply } from '@weathergage/kernel/people/tournament-protocol.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SEAT_WORDS } from '../match/match-words.ts';
import { FIGURES, figuresIn } from '../toolkit/figures.ts';
import { type Drawing, newDrawing } from '../toolkit/testing/drawing.ts';
import { TournamentTable } from './tournament-table.tsx';
import { TOURNAMENT_WORDS as WORDS } from './tournament-words.ts';

const GERMAN = figuresIn('de-DE');
const ROW = { no: 1, place: 1, points: 1234.5, won: 1200, drawn: 69, lost: 1001 };
const of = {
  kind: 'swiss',
  entrants: [{ no: 1, name: 'Ann', person: null, withdrawn: false }],
  table: [{ ...ROW, buchholz: 2000.5, direct: 0.5, sonneborn: 1500.25 }],
} as unknown as TournamentReply;

let drawing: Drawing;
const cells = () => [...drawing.place.querySelectorAll('td')].map(({ textContent }) => textContent);
beforeEach(() => {
  drawing = newDrawing();
});
afterEach(() => drawing.remove());

it('a tournament’s table is written with the figures of the reader’s language', async () => {
  await drawing.draw(<TournamentTable of={of} figures={GERMAN} />);
  expect(cells()).toEqual(['1', '1.234½', '1.200', '69', '1.001', '2.000½', '½', '1.500,25']);
  await drawing.draw(<TournamentTable of={of} />);
  const { number } = FIGURES;
  expect(cells().slice(1, 3)).toEqual([`${number(1234)}½`, number(1200)]);
});

it('so are the counts beside it, and how many look on', () => {
  expect(WORDS.entered(1024, 2048, GERMAN)).toBe('1.024 of 2.048 players');
  expect(WORDS.half(0, GERMAN)).toBe('0');
  expect(SEAT_WORDS.lookers(5000, 0, GERMAN)).toBe('5.000 spectators look on.');
  expect(SEAT_WORDS.lookers(5000, 20, GERMAN)).toBe('5.000 spectators look on, 20 steps behind.');
  expect(SEAT_WORDS.lookers(5000, 0)).toBe(`${FIGURES.number(5000)} spectators look on.`);
});
