/** The words of the game on the table, explained wherever the page shows them. */
import type { ReactNode } from 'react';
import type { LoadedGame } from '../games.ts';
import { loadGame } from '../games.ts';
import { goTo, routeOf } from '../router.ts';
import { useOpenSheet } from '../sheets.ts';
import { useWords } from '../toolkit/glossary/use-words.ts';
import { WordTip } from '../toolkit/glossary/word-tip.tsx';
import { useFetched } from '../use-fetched.ts';
import { SignOf } from './glossary-pages.tsx';
import { useGlossary } from './use-glossary.ts';
import { ASKED, ZONES } from './word-zones.ts';

export default function Explained({ gameId }: { readonly gameId: string }): ReactNode {
  // Where a game cannot be had its screen says so.
  const loaded = useFetched(loadGame, gameId);
  return loaded === null ? null : <Explaining key={loaded.id} loaded={loaded} />;
}

function Explaining({ loaded: { id, board } }: { readonly loaded: LoadedGame }): ReactNode {
  const { shown, hold, hide } = useWords(useGlossary(board), ZONES);
  const openSheet = useOpenSheet((sheets) => sheets.open);
  if (shown === null) return null;
  const read = (): void => {
    const rule = shown.word.rules[0] ?? 'words';
    hide();
    if (routeOf(location.hash).at === 'rules') goTo({ at: 'rules', game: id, rule });
    else openSheet('rules', rule);
  };
  return (
    <WordTip
      key={`${shown.word.term} ${shown.box.left} ${shown.box.top}`}
      shown={shown}
      clear={ASKED}
      sign={<SignOf board={board} word={shown.word} />}
      onRead={read}
      onHold={hold}
    />
  );
}
