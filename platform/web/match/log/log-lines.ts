/** The captain's log: every happening that a seat was told, in words, with what it is about. */

import type { Chapter } from '../../tables/table.ts';
import type { GameBoard, LogLine } from '../../toolkit/contract.ts';

export interface LoggedLine extends LogLine {
  /** Unique in the log and stable while the match goes on. */
  readonly key: string;
  readonly n: number;
}

const known = new WeakMap<Chapter, readonly LoggedLine[]>();

function linesOfChapter(board: GameBoard, chapter: Chapter): readonly LoggedLine[] {
  let lines = known.get(chapter);
  if (lines === undefined) {
    lines = chapter.told.flatMap((told, index) => {
      const line = board.logLine(told, chapter.after);
      return line === null ? [] : [{ ...line, key: `${chapter.n}.${index}`, n: chapter.n }];
    });
    known.set(chapter, lines);
  }
  return lines;
}

export const linesOf = (board: GameBoard, chapters: readonly Chapter[]): readonly LoggedLine[] =>
  chapters.flatMap((chapter) => linesOfChapter(board, chapter));

/** Everything the log speaks of, in the order it first did. */
export const subjectsOf = (lines: readonly LoggedLine[]): readonly string[] => [
  ...new Set(lines.flatMap((line) => line.subjects)),
];

/** The lines about one subject; the headings stay, so that one knows when it was, but not where nothing follows them. */
export function linesAbout(lines: readonly LoggedLine[], subject: string | null): readonly LoggedLine[] {
  if (subject === null) return lines;
  const picked = lines.filter((line) => line.weight === 'heading' || line.subjects.includes(subject));
  return picked.filter(
    (line, index) =>
      line.weight !== 'heading' ||
      picked[index + 1]?.weight === 'plain' ||
      picked[index + 1]?.weight === 'grave',
  );
}
