/** The story queue: steps are told one after another, and nobody acts before the last one is told. */
import type { Desk, Seat } from '@weathergage/kernel';
import type { Chair, Chapter } from '../tables/table.ts';

/** What the board is given. */
export interface DeskScene {
  readonly desk: Desk;
  readonly before: Desk | null;
  readonly story: Chapter | null;
}

/** The number of the last step that each seat has been shown. */
export type ToldUpTo = Readonly<Record<Seat, number>>;

const lastNumber = (chair: Chair): number => chair.chapters.at(-1)?.n ?? 0;

/** Seats may change hands: whoever comes to one reads the log, and is told only what happens from then on. */
export function keepUp(told: ToldUpTo, chairs: ReadonlyMap<Seat, Chair>): ToldUpTo {
  const same = Object.keys(told).length === chairs.size && [...chairs.keys()].every((seat) => seat in told);
  if (same) return told;
  return Object.fromEntries([...chairs].map(([seat, chair]) => [seat, told[seat] ?? lastNumber(chair)]));
}

/** The next chapter to tell; those from before the page was there are not told again. */
export const nextChapter = (chair: Chair, toldUpTo: number): Chapter | null =>
  chair.chapters.find((chapter) => chapter.n > toldUpTo && chapter.before !== null) ?? null;

export function sceneOf(chair: Chair, toldUpTo: number): DeskScene {
  const chapter = nextChapter(chair, toldUpTo);
  if (chapter === null) return { desk: chair.desk, before: null, story: null };
  // The last chapter leads to the desk as it is now: orders may have been given since.
  const desk = chapter === chair.chapters.at(-1) ? chair.desk : chapter.after;
  return { desk, before: chapter.before, story: chapter };
}

/** The chapters a seat has been shown so far: the log must not run ahead of the story. */
export const toldChapters = (chair: Chair, toldUpTo: number): readonly Chapter[] => {
  const next = nextChapter(chair, toldUpTo);
  return next === null ? chair.chapters : chair.chapters.filter((chapter) => chapter.n < next.n);
};
