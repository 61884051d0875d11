/** Which scenarios are shown, in which order, and which one comes next for somebody. */
import type { ScenarioCard } from '../toolkit/page.ts';
import { minutesOf, unevenness, WEIGHTS, type Weight, weightOf } from '../toolkit/played.ts';

export const ORDERS = ['listed', 'shortest', 'lightest', 'even'] as const;
export type Order = (typeof ORDERS)[number];

/** What was not measured comes last. */
const minutes = ({ effort }: ScenarioCard): number => (effort === undefined ? Infinity : minutesOf(effort));
const weight = ({ effort }: ScenarioCard): number =>
  effort === undefined ? Infinity : WEIGHTS.indexOf(weightOf(effort));

const difference = (a: number, b: number): number => (a === b ? 0 : a - b);

export function inOrder(cards: readonly ScenarioCard[], order: Order): readonly ScenarioCard[] {
  switch (order) {
    case 'listed':
      return cards;
    case 'shortest':
      return cards.toSorted((a, b) => difference(minutes(a), minutes(b)));
    case 'lightest':
      return cards.toSorted((a, b) => difference(weight(a), weight(b)) || difference(minutes(a), minutes(b)));
    case 'even':
      return cards.toSorted((a, b) => unevenness(a) - unevenness(b));
  }
}

/** How long somebody has, in minutes. */
export const TIMES = {
  any: Infinity,
  quarter: 15,
  half: 30,
  hour: 60,
  evening: 240,
} as const;
export type Time = keyof typeof TIMES;

export interface Sieve {
  readonly time: Time;
  readonly weight: Weight | 'any';
}

/** What was not measured passes only where nothing is asked of it. */
export const passesSieve = (card: ScenarioCard, { time, weight: heavy }: Sieve): boolean =>
  (time === 'any' || minutes(card) <= TIMES[time]) &&
  (heavy === 'any' || (card.effort !== undefined && weightOf(card.effort) === heavy));

/** Whether a card has all the words that were asked for: in its name, place, year, sides, ships or what it teaches. */
export function speaksOf(card: ScenarioCard, wanted: string): boolean {
  const text = [
    card.title,
    card.place,
    card.date,
    card.teaches ?? '',
    ...card.sides.flatMap(({ name, forces }) => [name, ...forces]),
  ];
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.some((part) => part.toLowerCase().includes(word)));
}

/** The lessons first, in their order; then the quickest that was not played to its end yet; nothing when all were. */
export function nextFor(cards: readonly ScenarioCard[], finished: ReadonlySet<string>): ScenarioCard | null {
  const open = cards.filter(({ id }) => !finished.has(id));
  const lesson = open.find(({ tutorial }) => tutorial);
  if (lesson !== undefined) return lesson;
  return inOrder(open, 'lightest')[0] ?? null;
}
