/** Through whose eyes a finished match is looked at. */

import { GALLERY, type Seat, UMPIRE } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { SelectOptions } from '../toolkit/select-options.tsx';
import type { Film } from './film.ts';
import { REPLAY_WORDS as WORDS } from './replay-words.ts';

interface SeenByProps {
  readonly film: Film;
  readonly seat: Seat;
  onSeat(seat: Seat): void;
}

export function SeenBy({ film, seat, onSeat }: SeenByProps): ReactNode {
  return (
    <label className="reel-eyes">
      <span>{WORDS.seenBy}</span>
      <select
        className="select"
        value={seat}
        onChange={(event) => onSeat(event.target.value)}
        data-testid="replay-viewpoint"
      >
        <SelectOptions of={film.viewpoints} words={(one) => eyesOf(film, one)} />
      </select>
    </label>
  );
}

export function eyesOf(film: Film, seat: Seat): string {
  if (seat === UMPIRE) return WORDS.umpire;
  if (seat === GALLERY) return WORDS.spectators;
  return film.seats.find((info) => info.id === seat)?.name ?? seat;
}
