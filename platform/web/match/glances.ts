/** What a list of matches says of each: as it stood when it was last on this screen. */
import { type Desk, whenWords } from '@weathergage/kernel';
import type { LoadedGame } from '../games.ts';
import { machineWords } from '../lobby/bots.ts';
import { keepValue, readKept } from '../tables/browser-keep.ts';
import type { TableNow } from '../tables/table.ts';
import { GLANCE_WORDS, SEAT_WORDS, withArticle } from './match-words.ts';
import { seatName } from './names.ts';

export interface Glance {
  /** Who sits at this screen, and against whom. */
  readonly sides: string;
  /** `Turn 4, Plotting`. */
  readonly when: string;
  /** Whose move it is, or how it ended. */
  readonly whose: string;
  readonly yours: boolean;
  /** The last thing that happened; nothing where enemies share the screen, for it may be one's secret. */
  readonly last: string;
}

const KEY = 'glances';
/** So many are kept, the newest first. */
const MOST = 44;

type Kept = readonly { readonly id: string; readonly glance: Glance }[];

const all = (): Kept => {
  const value = readKept(KEY);
  return Array.isArray(value) ? (value as Kept) : [];
};

export const glanceOf = (id: string): Glance | null => all().find((one) => one.id === id)?.glance ?? null;

export const forgetGlance = (id: string): void =>
  void keepValue(
    KEY,
    all().filter((one) => one.id !== id),
  );

export function keepGlance(id: string, glance: Glance): void {
  const others = all().filter((one) => one.id !== id);
  keepValue(KEY, [{ id, glance }, ...others].slice(0, MOST));
}

const sitterOf = (
  { levels }: LoadedGame['machine'],
  now: TableNow,
  { id, bot }: TableNow['seats'][number],
): string =>
  bot === null ? withArticle(seatName(now, id)) : SEAT_WORDS.machineNamed(machineWords(levels, bot));

/** Null for whoever only looks on. */
export function glanceAt(
  { board, machine }: Pick<LoadedGame, 'board' | 'machine'>,
  now: TableNow,
  desk: Desk,
  newest: string,
): Glance | null {
  if (now.persons.length === 0) return null;
  const here = now.persons.map((seat) => seatName(now, seat));
  const others = now.seats.filter(({ id }) => !now.persons.includes(id));
  const against = [...new Set(others.map((seat) => sitterOf(machine, now, seat)))];
  const yours = desk.outcome === null && desk.waitingFor.some((seat) => now.persons.includes(seat));
  const awaited = desk.waitingFor.map((seat) => withArticle(seatName(now, seat)));
  return {
    sides: against.length === 0 ? GLANCE_WORDS.oneScreen(here) : GLANCE_WORDS.against(here, against),
    when: whenWords(board, desk),
    whose:
      desk.outcome !== null
        ? GLANCE_WORDS.over
        : yours
          ? GLANCE_WORDS.yours
          : awaited.length === 0
            ? ''
            : GLANCE_WORDS.waitingFor(awaited),
    yours,
    last: now.persons.length > 1 ? '' : newest,
  };
}
