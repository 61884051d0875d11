/** Words and signs over a match: what can be read on the screen now, explained in one place, and the legend of the chart. */
import { type ReactNode, Suspense, useMemo } from 'react';
import type { LoadedGame } from '../games.ts';
import { useOpenSheet } from '../sheets.ts';
import { Button, Sheet } from '../toolkit/controls.tsx';
import { finderOf } from '../toolkit/glossary/glossary.ts';
import { wordsInView } from '../toolkit/glossary/word-marks.ts';
import { WordList } from './glossary-pages.tsx';
import { useGlossary } from './use-glossary.ts';
import { ZONES } from './word-zones.ts';
import '../styles/rules.css';

export function WordsSheet({
  loaded: { board, game },
  onClose,
}: {
  readonly loaded: LoadedGame;
  onClose(): void;
}): ReactNode {
  const glossary = useGlossary(board);
  const openSheet = useOpenSheet((sheets) => sheets.open);
  const words = useMemo(
    () => (glossary.length === 0 ? [] : wordsInView(document.querySelectorAll(ZONES), finderOf(glossary))),
    [glossary],
  );
  const { Legend } = board;
  return (
    <Sheet
      open
      wide
      title={`${game.title}: words and signs`}
      onClose={onClose}
      testId="words"
      foot={<Button onClick={() => openSheet('rules', 'words')}>All words, in the rulebook</Button>}
    >
      {Legend !== undefined && (
        <section aria-label="Signs of the chart">
          <h3 className="sheet-title">Signs of the chart</h3>
          <Suspense fallback={null}>
            <Legend />
          </Suspense>
        </section>
      )}
      <section aria-label="Words on the screen">
        <h3 className="sheet-title">Words on the screen</h3>
        {words.length === 0 && <p className="rule-text">None that the glossary explains.</p>}
        <WordList board={board} words={words} onRule={(rule) => openSheet('rules', rule)} />
      </section>
    </Sheet>
  );
}
