/** Who is at the table now, said quietly: those before other screens, and how many look on. */
import type { Seat } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import type { TableNow } from '../tables/table.ts';
import { Chip } from '../toolkit/controls.tsx';
import { SEAT_WORDS as WORDS } from './match-words.ts';

/** Nothing where there is no server that knows. */
export function Presence({ now, seat }: { readonly now: TableNow; readonly seat: Seat }): ReactNode {
  const here = now.talk?.here ?? null;
  if (here === null || now.connection !== 'open') return null;
  return here.includes(seat) ? <Chip tone="well">{WORDS.here}</Chip> : <Chip>{WORDS.away}</Chip>;
}

export function Lookers({ now }: { readonly now: TableNow }): ReactNode {
  const { gallery } = now.talk ?? { gallery: 0 };
  const { delay = 0 } = now;
  const isBehind = delay > 0 && now.status !== 'over';

  if (gallery === 0 && !isBehind) return null;
  return (
    <p className="match-note" data-testid="lookers">
      {WORDS.lookers(gallery, isBehind ? delay : 0)}
    </p>
  );
}
