/** Finds the journal of a finished match, wherever it is kept, and runs it as a film. */
import { type Journal, openedScenario } from '@weathergage/kernel';
import { useEffect, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { loadGame } from '../games.ts';
import { roomOf } from '../lobby/rooms.ts';
import type { ReplayOf } from '../router.ts';
import { troubleOf } from '../salvage.tsx';
import { useOnTable } from '../sheets.ts';
import { serverApi } from '../tables/api.ts';
import { type SeatHands, savedMatches } from '../tables/saved-matches.ts';
import { Film } from './film.ts';
import { useOpened } from './opened.ts';
import { FILM_TROUBLES as TROUBLES } from './replay-words.ts';

interface Found {
  readonly journal: Journal;
  /** What the match was called when it was kept; null where nobody named it. */
  readonly title: string | null;
  /** The file it came from, if it did. */
  readonly file?: string;
  readonly hands: SeatHands | null;
}

async function find(of: ReplayOf): Promise<Found> {
  if (of.kind === 'file') {
    const { journal, name } = useOpened.getState();
    if (journal === null) throw new Error(TROUBLES.fileGone);
    return { journal, title: null, file: name.replace(/(\.journal)?\.json$/, ''), hands: null };
  }
  if (of.kind === 'online')
    return {
      journal: await serverApi.journal(of.id, of.token),
      title: roomOf(of.id)?.title ?? null,
      hands: null,
    };
  const saved = savedMatches.load(of.id);
  if (saved === null) throw new Error(TROUBLES.notKept);
  if (!saved.over) throw new Error(TROUBLES.notOver);
  return saved;
}

export const idOf = (scenario: unknown): string => {
  const id = (scenario as { readonly id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : 'own';
};

/** A scenario of one's own has a name of its own, and may have an id of the game's: what it says of itself comes first. */
const ownTitle = ({ opening }: Journal): string | null => {
  const { title } = openedScenario(opening) as { readonly title?: unknown };
  return typeof title === 'string' && title !== '' ? title : null;
};

export const titleOf = (loaded: LoadedGame, { title, file, journal }: Found): string =>
  title ??
  ownTitle(journal) ??
  loaded.cards.find((card) => card.id === idOf(journal.opening.scenario))?.title ??
  file ??
  loaded.game.title;

export interface Shown {
  readonly loaded: LoadedGame;
  readonly film: Film;
  readonly title: string;
  /** Who played it here; null for a match from elsewhere. */
  readonly hands: SeatHands | null;
}

/** Null while it is on its way. A screen belongs to one address: a new one must get a new component (a `key`). */
export function useFilm(of: ReplayOf): Shown | { readonly trouble: string } | null {
  const [shown, setShown] = useState<Shown | { readonly trouble: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is keyed by its address
  useEffect(() => {
    const load = async (): Promise<Shown> => {
      const found = await find(of);
      const loaded = await loadGame(found.journal.opening.game);
      const film = Film.of(loaded.game, found.journal);
      return { loaded, film, title: titleOf(loaded, found), hands: found.hands };
    };
    load().then(setShown, (error: unknown) => setShown({ trouble: troubleOf(error) }));
  }, []);
  useOnTable(shown !== null && 'film' in shown ? shown.loaded.id : null);
  return shown;
}
