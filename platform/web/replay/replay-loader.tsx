/** A finished match as a film on the screen, from which a new match can be forked. */
import { openedScenario, type Seat, UMPIRE } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { keepRoom, roomOf } from '../lobby/rooms.ts';
import { goTo, linkTo, type ReplayOf } from '../router.ts';
import { serverApi } from '../tables/api.ts';
import { forkLocal } from '../tables/open-table.ts';
import type { SeatHands } from '../tables/saved-matches.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { ReplayScreen } from './replay-screen.tsx';
import { REPLAY_WORDS as WORDS } from './replay-words.ts';
import { idOf, type Shown, useFilm } from './use-film.ts';

interface ReplayLoaderProps {
  readonly of: ReplayOf;
  /** The moment that is shown first. */
  readonly frame: number;
  /** Whose eyes it is seen through first; null for the umpire's. */
  readonly seat: Seat | null;
}

export default function ReplayLoader({ of, frame, seat }: ReplayLoaderProps): ReactNode {
  const shown = useFilm(of);
  if (shown === null) return <Unrolling />;
  if ('trouble' in shown) return <Wrecked words={shown.trouble} />;
  const { loaded, film, title } = shown;
  return (
    <ReplayScreen
      loaded={loaded}
      film={film}
      title={title}
      from={frame}
      eyes={seat !== null && film.viewpoints.includes(seat) ? seat : UMPIRE}
      linkTo={momentLink(of)}
      onFork={(from) => fork(shown, from)}
      onFriend={of.kind === 'online' ? (n, seat) => forkOnline(of, shown, n, seat) : null}
      onReport={loaded.board.Report === undefined ? null : () => goTo({ at: 'report', of })}
    />
  );
}

/**
 * What may be sent to anybody: the link of the spectators, or none of one's own where this browser does not know theirs. A
 * seat's own link would give the seat away.
 */
function momentLink(of: ReplayOf): ((frame: number, seat: Seat) => string) | null {
  if (of.kind !== 'online') return null;
  const shared: ReplayOf = { ...of, token: roomOf(of.id)?.gallery.token ?? null };
  return (frame, seat) => linkTo({ at: 'replay', of: shared, frame, ...(seat === UMPIRE ? {} : { seat }) });
}

/** The same moment at the server, for people by link; what went wrong, in words. */
async function forkOnline(
  of: Extract<ReplayOf, { kind: 'online' }>,
  { loaded, title }: Shown,
  n: number,
  mine: Seat,
): Promise<string | null> {
  try {
    const { match, tokens, galleryToken } = await serverApi.fork(of.id, of.token, { n });
    const gallery = { open: galleryToken !== null, token: galleryToken };
    keepRoom({ id: match.id, title: forkTitle(title), gameId: loaded.id, mine, tokens, gallery });
    goTo({ at: 'match', id: match.id, token: tokens[mine]! });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const forkTitle = (title: string): string => (WORDS.isFork(title) ? title : WORDS.fork(title));

/** Whoever played it plays it again; a stranger's match is taken up in its first seat. */
function fork(
  { loaded, film, title, hands }: Shown,
  from: { readonly step: number; readonly state: unknown },
): void {
  const { opening } = film.journal;
  const scenario = openedScenario(opening);
  const seats = loaded.game.seats(scenario).map((seat) => seat.id);
  const table = forkLocal(
    loaded,
    {
      game: loaded.game,
      title: forkTitle(title),
      scenarioId: idOf(scenario),
      scenario,
      options: opening.options,
      hands: hands ?? againstMachine(seats, loaded.machine.usual),
    },
    from,
  );
  table.close();
  goTo({ at: 'local', id: table.id });
}

const againstMachine = (seats: readonly Seat[], bot: string): SeatHands =>
  Object.fromEntries(
    seats.map((seat, index) => [seat, index === 0 ? { by: 'person' } : { by: 'bot', name: bot }]),
  );
