/** Another seat of the same match that is the reader's own, and the way to it. */
import type { Seat } from '@weathergage/kernel';
import type { Sitter } from '@weathergage/kernel/people/people-protocol.ts';
import type { ReactNode } from 'react';
import { ONLINE_WORDS as WORDS } from '../lobby/online-words.ts';
import type { Table, TableNow } from '../tables/table.ts';
import { Button } from '../toolkit/controls.tsx';

interface OwnSeatProps {
  readonly table: Table;
  readonly now: TableNow;
  readonly sitters: ReadonlyMap<Seat, Sitter>;
  readonly seat: Seat;
}

export function OwnSeat({ table, now, sitters, seat }: OwnSeatProps): ReactNode {
  const [mine] = now.persons;
  const me = mine === undefined ? undefined : sitters.get(mine)?.person;
  const sitter = sitters.get(seat);
  if (table.kind !== 'online' || seat === mine || me == null || sitter?.person !== me || sitter.program)
    return null;
  const name = now.seats.find(({ id }) => id === seat)?.name ?? seat;
  const enter = async (): Promise<void> => {
    const { goToSeat } = await import('../people/own-seats.ts');
    await goToSeat(table.id, seat);
  };
  return (
    <Button aria-label={WORDS.goToSeatOf(name)} onClick={() => void enter()} data-testid={`own-seat-${seat}`}>
      {WORDS.goToSeat}
    </Button>
  );
}
