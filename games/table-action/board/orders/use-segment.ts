/** The segment being ordered: its leaf, the point its guns are laid from, and what the order would come to. */
import { useEffect, useMemo, useState } from 'react';
import { baseAlong } from '../../rules/activation/segment.ts';
import type { MoveOrder } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { shipOf, type View } from '../../rules/table/state.ts';
import type { AskOf } from '../look/types.ts';
import type { UnitOrder } from './pick.ts';
import type { SegmentLeaf } from './segment-leaf.ts';
import { type Preview, previewOf } from './segment-preview.ts';
import type { Orders } from './use-orders.ts';

interface Sailing {
  readonly ask: AskOf<'segment'>;
  readonly ship: Ship;
  readonly order: MoveOrder;
  readonly preview: Preview;
}

export interface SegmentWork {
  /** Null unless a segment is being ordered. */
  readonly sailing: Sailing | null;
  readonly leaf: SegmentLeaf;
  readonly guns: UnitOrder;
  setLeaf(leaf: SegmentLeaf): void;
  setGunsAt(at: number): void;
}

export function useSegment(view: View, { current, answer }: Orders): SegmentWork {
  const [leaf, setLeaf] = useState<SegmentLeaf>('sail');
  const [gunsAt, setGunsAt] = useState(0);
  const ask = current?.kind === 'segment' ? current : null;
  const order = ask === null ? null : (answer as MoveOrder);
  const ship = ask === null ? null : shipOf(view, ask.ship);
  const preview = useMemo(
    () => (ship === null || order === null ? null : previewOf(view, ship, order)),
    [view, ship, order],
  );
  const id = ask?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new segment begins with sailing
  useEffect(() => {
    setGunsAt(0);
    setLeaf('sail');
  }, [id]);
  const from = order === null ? 0 : Math.min(gunsAt, order.distance);
  return {
    sailing:
      ask === null || ship === null || order === null || preview === null
        ? null
        : { ask, ship, order, preview },
    leaf,
    guns: {
      firing: leaf === 'guns' && ask !== null,
      from: ship === null ? null : baseAlong(ship, from),
      gunsAt: from,
    },
    setLeaf,
    setGunsAt,
  };
}
