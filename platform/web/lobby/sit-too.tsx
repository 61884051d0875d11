/** Another seat of one's own side, where it is free: taken in the waiting room, without a way back to the lobby. */
import type { Seat } from '@weathergage/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import type { Table, TableNow } from '../tables/table.ts';
import { Button } from '../toolkit/controls.tsx';
import { ONLINE_WORDS as WORDS } from './online-words.ts';

const NONE: readonly Seat[] = [];

/** The seats that whoever looks could take beside his own: of his side, at a table that stands in the lobby. */
export function useSeatsToo(table: Table, now: TableNow): readonly Seat[] {
  const [free, setFree] = useState(NONE);
  const [mine] = now.persons;
  const taken = now.seats.filter((seat) => seat.taken).map(({ id }) => id);
  const seated = taken.join(' ');
  useEffect(() => {
    if (table.kind !== 'online' || mine === undefined || !seated.split(' ').includes(mine)) return;
    let wanted = true;
    // Where there is no lobby, or the table does not stand in it, there is nothing to take.
    const look = async (): Promise<void> => {
      const { peopleApi } = await import('../people/people-api.ts');
      const { tables } = await peopleApi.lobby();
      const here = tables.find(({ id }) => id === table.id);
      const side = here?.mine === true ? here.more : null;
      const seats = here?.seats.filter((seat) => seat.side === side && here.free.includes(seat.id)) ?? [];
      if (wanted) setFree(seats.map(({ id }) => id));
    };
    look().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [table, mine, seated]);
  return free;
}

interface SitTooProps {
  readonly table: Table;
  readonly seat: { readonly id: Seat; readonly name: string };
  onTrouble(words: string): void;
}

export function SitToo({ table, seat, onTrouble }: SitTooProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const sit = async (): Promise<void> => {
    setBusy(true);
    const [{ peopleApi, troubleWords }, { fillSeat }] = await Promise.all([
      import('../people/people-api.ts'),
      import('../people/own-seats.ts'),
    ]);
    try {
      await peopleApi.sit(table.id, { seat: seat.id });
      await fillSeat(table.id, seat.id);
    } catch (error) {
      onTrouble(troubleWords(error));
      setBusy(false);
    }
  };
  return (
    <Button
      look="brass"
      disabled={busy}
      aria-label={WORDS.sitTooAt(seat.name)}
      onClick={() => void sit()}
      data-testid={`sit-too-${seat.id}`}
    >
      {WORDS.sitToo}
    </Button>
  );
}
