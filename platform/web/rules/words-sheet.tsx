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
import { RULES_WORDS } from './rules-words.ts';

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
      title={RULES_WORDS.sheet(game.title)}
      onClose={onClose}
      testId="words"
      foot={<Button onClick={() => openSheet('rules', 'words')}>{RULES_WORDS.allWords}</Button>}
    >
      {Legend !== undefined && (
        <section aria-label={RULES_WORDS.signs}>
          <h3 className="sheet-title">{RULES_WORDS.signs}</h3>
          <Suspense fallback={null}>
            <Legend />
          </Suspense>
        </section>
      )}
      <section aria-label={RULES_WORDS.onScreen}>
        <h3 className="sheet-title">{RULES_WORDS.onScreen}</h3>
        {words.length === 0 && <p className="rule-text">{RULES_WORDS.noneOnScreen}</p>}
        <WordList board={board} words={words} onRule={(rule) => openSheet('rules', rule)} />
      </section>
    </Sheet>
  );
}
