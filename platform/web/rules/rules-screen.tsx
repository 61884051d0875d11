/** The rulebook as a page of its own, with an address for every rule; it prints whole. */
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LoadedGame } from '../games.ts';
import { loadGame } from '../games.ts';
import { TopBar } from '../match/top-bar.tsx';
import { HOUSE } from '../page-words.ts';
import { goTo } from '../router.ts';
import { useOnTable } from '../sheets.ts';
import { Button } from '../toolkit/controls.tsx';
import { Fetched } from '../unrolling.tsx';
import { Entry } from './chapter.tsx';
import { WordList } from './glossary-pages.tsx';
import { GUIDE, Reader } from './reader.tsx';
import { RULES_WORDS } from './rules-words.ts';
import { useGlossary } from './use-glossary.ts';

export default function RulesScreen({
  game,
  rule,
}: {
  readonly game: string;
  readonly rule: string | null;
}): ReactNode {
  return (
    <Fetched from={loadGame} about={game}>
      {(loaded) => <Open loaded={loaded} rule={rule} />}
    </Fetched>
  );
}

function Open({ loaded, rule }: { readonly loaded: LoadedGame; readonly rule: string | null }): ReactNode {
  const [whole, setWhole] = useState(false);
  const title = RULES_WORDS.title(loaded.game.title);
  useOnTable(loaded.id);
  useEffect(() => {
    document.title = `${title} · ${HOUSE}`;
  }, [title]);
  const print = (): void => {
    flushSync(() => setWhole(true));
    window.print();
    setWhole(false);
  };
  return (
    <div className="match-page">
      <TopBar title={title} headline={null} connection="local" unsent={0} since={null} />
      <main className="reading-screen rulebook-screen" data-testid="rulebook" aria-label={title}>
        {whole ? (
          <Whole loaded={loaded} title={title} />
        ) : (
          <Reader
            loaded={loaded}
            rule={rule}
            onRule={(to) => goTo({ at: 'rules', game: loaded.id, rule: to })}
            more={
              rule === GUIDE ? (
                <Button onClick={() => window.print()}>{RULES_WORDS.printGuide}</Button>
              ) : (
                <Button onClick={print}>{RULES_WORDS.printBook}</Button>
              )
            }
          />
        )}
      </main>
    </div>
  );
}

function Whole({ loaded, title }: { readonly loaded: LoadedGame; readonly title: string }): ReactNode {
  const { rulebook: book = [] } = loaded.board;
  const glossary = useGlossary(loaded.board);
  return (
    <article className="rulebook-whole">
      <h2>{title}</h2>
      {book.map(({ rule, title: chapter, entries }) => (
        <section key={rule}>
          <h3 className="sheet-title">{chapter}</h3>
          {entries.map((entry) => (
            <Entry key={entry.rule} entry={entry} book={book} onRule={() => {}} />
          ))}
        </section>
      ))}
      {glossary.length > 0 && (
        <section>
          <h3 className="sheet-title">{RULES_WORDS.words}</h3>
          <WordList board={loaded.board} words={glossary} onRule={() => {}} />
        </section>
      )}
    </article>
  );
}
