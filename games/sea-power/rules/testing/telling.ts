/** Happenings, asks and answers as lines of text, every member of them: what a scene is compared with in full. */
import type { Happening } from '@weathergage/kernel';
import type { SeaTold } from '../world/told.ts';

/** Members in their order, lists in brackets, null as a dash: `side english, port nore, ships [eng-mars eng-duke]`. */
export function inWords(value: unknown): string {
  if (value === null) return '-';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value))
    return `[${value.map((one) => (isList(one) ? `{${inWords(one)}}` : inWords(one))).join(' ')}]`;
  return Object.entries(value)
    .map(([key, one]) => `${key} ${isList(one) && !Array.isArray(one) ? `{${inWords(one)}}` : inWords(one)}`)
    .join(', ');
}

const isList = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `7.6/2 battle-over: area north-sea, winner -`, with a mark for news, and what others are told of a secret. */
export const toldInWords = (happenings: readonly Happening<SeaTold>[]): string[] =>
  happenings.map(({ truth, shown, news }) => {
    const mark = news ? '! ' : '';
    if (shown === undefined) return mark + lineOf(truth);
    const others = shown.others == null ? 'nothing' : lineOf(shown.others);
    const whole = Object.entries(shown.seats ?? {}).map(
      ([seat, told]) => `${seat} ${told === truth ? 'all' : inWords(told)}`,
    );
    return `${mark}${lineOf(truth)} | ${whole.join(', ')}; others ${others}`;
  });

function lineOf({ kind, rule, ...members }: SeaTold): string {
  const words = inWords(members);
  return `${rule} ${kind}${words === '' ? '' : `: ${words}`}`;
}

/** Takes what has happened since the last look. */
export const newsOf = (game: { readonly happenings: Happening<SeaTold>[] }): string[] =>
  toldInWords(game.happenings.splice(0));

/** One line a piece. */
export const eachInWords = (values: Iterable<unknown>): string[] => [...values].map(inWords);

/** Every ask that is open, `? id 0.1756.gauge.english, …`, and below it what is offered. */
export const asksInWords = (game: {
  readonly asks: readonly unknown[];
  choices(index: number): readonly unknown[];
}): string[] => game.asks.flatMap((ask, index) => [`? ${inWords(ask)}`, ...eachInWords(game.choices(index))]);
