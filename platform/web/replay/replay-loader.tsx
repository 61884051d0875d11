/** A finished match as a film on the screen, from which a new match can be forked. */
import { openedScenario, type Seat } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { goTo, type ReplayOf } from '../router.ts';
import { forkLocal } from '../tables/open-table.ts';
import type { SeatHands } from '../tables/saved-matches.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { ReplayScreen } from './replay-screen.tsx';
import { idOf, type Shown, useFilm } from './use-film.ts';

interface ReplayLoaderProps {
  readonly of: ReplayOf;
  /** The moment that is shown first. */
  readonly frame: number;
}

export default function ReplayLoader({ of, frame }: ReplayLoaderProps): ReactNode {
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
      onFork={(from) => fork(shown, from)}
      onReport={loaded.board.Report === undefined ? null : () => goTo({ at: 'report', of })}
    />
  );
}

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
      title: title.endsWith('(fork)') ? title : `${title} (fork)`,
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
