/** Which lessons were taken to their end, and how far a pupil is in each match; kept in this browser. */
import { type Lesson, type LessonProgress, NOTHING_PASSED } from '@weathergage/kernel';
import { create } from 'zustand';
import { keepValue, readKept } from '../tables/browser-keep.ts';

const KEY = 'lessons';
/** As many matches as are remembered. */
const MATCHES = 20;

interface Kept {
  readonly taken: readonly string[];
  readonly matches: readonly (readonly [match: string, passed: readonly number[]])[];
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/** Whatever was kept, made whole. */
function keptLessons(): Kept {
  const { taken, matches } = (readKept(KEY) ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return {
    taken: Array.isArray(taken) ? taken.filter((one) => typeof one === 'string') : [],
    matches: Array.isArray(matches)
      ? matches.filter((one) => Array.isArray(one) && typeof one[0] === 'string' && isNumbers(one[1]))
      : [],
  };
}

const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;

interface Taken {
  readonly taken: ReadonlySet<string>;
  mark(game: string, lesson: string): void;
}

export const useTaken = create<Taken>()((set, get) => ({
  taken: new Set(keptLessons().taken),
  mark: (game, lesson) => {
    const key = lessonKey(game, lesson);
    if (get().taken.has(key)) return;
    const taken = [...get().taken, key];
    keepValue(KEY, { ...keptLessons(), taken });
    set({ taken: new Set(taken) });
  },
}));

export function progressIn(match: string): LessonProgress {
  const [, passed] = keptLessons().matches.find(([id]) => id === match) ?? [];
  return passed === undefined ? NOTHING_PASSED : { passed, note: null };
}

export function keepProgress(match: string, { passed }: LessonProgress): void {
  const kept = keptLessons();
  const others = kept.matches.filter(([id]) => id !== match).slice(1 - MATCHES);
  keepValue(KEY, { ...kept, matches: [...others, [match, passed]] });
}

type Listed = readonly Pick<Lesson, 'id' | 'scenario'>[];

/** The first lesson of a game that was not taken yet. */
export const nextLesson = <L extends Listed>(
  game: string,
  lessons: L,
  taken: ReadonlySet<string>,
): L[number] | undefined => lessons.find(({ id }) => !taken.has(lessonKey(game, id)));

/** The scenarios of those that were taken. */
export const takenScenarios = (
  game: string,
  lessons: Listed,
  taken: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(lessons.flatMap(({ id, scenario }) => (taken.has(lessonKey(game, id)) ? [scenario] : [])));
