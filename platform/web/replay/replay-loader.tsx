/** Finds the journal of a replay, runs it, and hands the film to the screen. */
import type { Journal, Seat } from '@weathergage/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { type LoadedGame, loadGame } from '../games.ts';
import { roomOf } from '../lobby/rooms.ts';
import { go, type ReplayOf } from '../router.ts';
import { api } from '../tables/api.ts';
import { forkLocal } from '../tables/open-table.ts';
import { type Hands, savedMatches } from '../tables/saved-matches.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { Film } from './film.ts';
import { useOpened } from './opened.ts';
import { ReplayScreen } from './replay-screen.tsx';

interface Found {
  readonly journal: Journal;
  readonly title: string | null;
  readonly hands: Hands | null;
}

async function find(of: ReplayOf): Promise<Found> {
  if (of.kind === 'file') {
    const { journal, name } = useOpened.getState();
    if (journal === null)
      throw new Error('The file is no longer at hand. Open it again under “Matches and journals”.');
    return { journal, title: name.replace(/(\.journal)?\.json$/, ''), hands: null };
  }
  if (of.kind === 'online')
    return { journal: await api.journal(of.id, of.token), title: roomOf(of.id)?.title ?? null, hands: null };
  const saved = savedMatches.load(of.id);
  if (saved === null)
    throw new Error('This match is not kept in this browser. Open its journal from a file instead.');
  if (!saved.over) throw new Error('This match is not over: it can be replayed when it is.');
  return saved;
}

export default function ReplayLoader({ of }: { readonly of: ReplayOf }): ReactNode {
  const [ready, setReady] = useState<{ loaded: LoadedGame; film: Film; found: Found } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is keyed by its address
  useEffect(() => {
    const load = async (): Promise<void> => {
      const found = await find(of);
      const loaded = await loadGame(found.journal.opening.game);
      setReady({ loaded, found, film: Film.of(loaded.game, found.journal) });
    };
    load().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
  }, []);
  if (trouble !== null) return <Wrecked words={trouble} />;
  if (ready === null) return <Unrolling />;
  const { loaded, film, found } = ready;
  const title = titleOf(loaded, found);
  return (
    <ReplayScreen
      loaded={loaded}
      film={film}
      title={title}
      onFork={(from) => fork(loaded, found, title, from)}
    />
  );
}

const idOf = (scenario: unknown): string => {
  const id = (scenario as { readonly id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : 'own';
};

/** A scenario of one's own is in no list: then the title it was kept under, or the name of the file. */
const titleOf = (loaded: LoadedGame, { title, journal }: Found): string =>
  loaded.cards.find((card) => card.id === idOf(journal.opening.scenario))?.title ??
  title ??
  loaded.game.title;

/** Whoever played it plays it again; a stranger's match is taken up in its first seat. */
function fork(
  loaded: LoadedGame,
  { journal, hands }: Found,
  title: string,
  from: { readonly step: number; readonly state: unknown },
): void {
  const { scenario, options } = journal.opening;
  const seats = loaded.game.seats(scenario).map((seat) => seat.id);
  const table = forkLocal(
    {
      game: loaded.game,
      title: title.endsWith('(fork)') ? title : `${title} (fork)`,
      scenarioId: idOf(scenario),
      scenario,
      options,
      hands: hands ?? againstMachine(seats, loaded.machine.usual),
    },
    from,
  );
  table.close();
  go({ at: 'local', id: table.id });
}

const againstMachine = (seats: readonly Seat[], bot: string): Hands =>
  Object.fromEntries(
    seats.map((seat, index) => [seat, index === 0 ? { by: 'person' } : { by: 'bot', name: bot }]),
  );
