/** The machine that keeps up with its player: a level up when he has won, a level down when he has lost. */
import { keepValue, readKept } from '../tables/browser-keep.ts';
import type { SavedEntry } from '../tables/saved-matches.ts';

/** What is chosen instead of a level. */
export const AS_YOU_PLAY = 'as-you-play';

interface Ladder {
  readonly gameId: string;
  /** The weakest first. */
  readonly levels: readonly string[];
  /** Where somebody begins of whom nothing is known. */
  readonly usual: string;
  /** Scenarios that say nothing of how well somebody plays: lessons. */
  readonly lessons: ReadonlySet<string>;
}

/** The level of the machines of a finished match and how much was won against them; null if it says nothing. */
function lessonOf(entry: SavedEntry, { gameId, levels, lessons }: Ladder) {
  const { hands, ended, of } = entry;
  if (entry.gameId !== gameId || !entry.over || of !== undefined || lessons.has(entry.scenarioId))
    return null;
  if (hands === undefined || ended?.seats === undefined) return null;
  const seats = Object.entries(hands);
  const people = seats.flatMap(([seat, hand]) => (hand.by === 'person' ? [seat] : []));
  const names = new Set(seats.flatMap(([, hand]) => (hand.by === 'bot' ? [hand.name] : [])));
  const [name] = names;
  if (people.length === 0 || names.size !== 1) return null;
  // A machine of a level's strength with a manner of its own is called after the level.
  const level = levels.findIndex((each) => name === each || name!.startsWith(`${each}-`));
  if (level < 0) return null;
  const won = people.some((seat) => ended.seats!.includes(seat));
  const lost = ended.seats.some((seat) => !people.includes(seat));
  return { level, step: won === lost ? 0 : won ? 1 : -1 };
}

/** The level that fits after the last match that was played to its end against machines of one level. */
export function fittingLevel(entries: readonly SavedEntry[], ladder: Ladder): string {
  const { levels, usual } = ladder;
  for (const entry of entries.toSorted((a, b) => b.touched - a.touched)) {
    const lesson = lessonOf(entry, ladder);
    if (lesson === null) continue;
    return levels[Math.max(0, Math.min(levels.length - 1, lesson.level + lesson.step))]!;
  }
  return levels.includes(usual) ? usual : (levels[0] ?? usual);
}

const KEY = 'as-you-play';
const games = (): readonly string[] => {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept : [];
};

/** Who has asked for it is asked no more. */
export const keepsUp = (gameId: string): boolean => games().includes(gameId);

export const letKeepUp = (gameId: string, wanted: boolean): void => {
  const others = games().filter((each) => each !== gameId);
  keepValue(KEY, wanted ? [...others, gameId] : others);
};
