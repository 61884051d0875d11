/** Through whose eyes a finished match is looked at. */

import { GALLERY, type Seat, UMPIRE } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { SelectOptions } from '../toolkit/select-options.tsx';
import type { Film } from './film.ts';

interface SeenByProps {
  readonly film: Film;
  readonly seat: Seat;
  onSeat(seat: Seat): void;
}

export function SeenBy({ film, seat, onSeat }: SeenByProps): ReactNode {
  return (
    <label className="reel-eyes">
      <span>Seen by</span>
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
  if (seat === UMPIRE) return 'the umpire';
  if (seat === GALLERY) return 'the spectators';
  return film.seats.find((info) => info.id === seat)?.name ?? seat;
}
