/** A ship's move being ordered: the segment asked about, those after it, the leg in hand, and what it all comes to. */
import { useNoted } from '@weathergage/web/toolkit/notes.ts';
import { useEffect, useMemo, useState } from 'react';
import { bestMoments, type PlannedShot } from '../../attention/gun-drill.ts';
import { type GunOrder, type Leg, type ShipPlan, STRAIGHT } from '../../attention/plan.ts';
import { type Forecast, projectMove } from '../../attention/project.ts';
import { type Preview, previewOf } from '../../attention/segment-preview.ts';
import { legsTo, safePlan } from '../../attention/steer.ts';
import { baseAlong } from '../../rules/activation/segment.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { MoveOrder } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { shipOf, type View } from '../../rules/table/state.ts';
import type { AskOf } from '../look/types.ts';
import type { UnitOrder } from './pick.ts';
import type { SegmentLeaf } from './segment-leaf.ts';
import type { Orders } from './use-orders.ts';

/** The leg in hand: limits, ship and order as they are when it begins. */
export interface Sailing {
  readonly ask: AskOf<'segment'>;
  readonly ship: Ship;
  readonly order: MoveOrder;
  readonly preview: Preview;
}

/** The whole of what is left of her move. */
export interface WholeMove {
  readonly ask: AskOf<'segment'>;
  readonly ship: Ship;
  readonly plan: ShipPlan;
  readonly forecast: Forecast;
  readonly shots: readonly PlannedShot[];
  /** Steers her for a point: all her segments in one. */
  goTo(point: Point): void;
  lay(legs: readonly Leg[]): void;
}

export interface SegmentWork {
  /** Null unless a segment is being ordered. */
  readonly sailing: Sailing | null;
  readonly whole: WholeMove | null;
  readonly leaf: SegmentLeaf;
  readonly gunOrder: GunOrder;
  readonly guns: UnitOrder;
  setLeaf(leaf: SegmentLeaf): void;
  setGunsAt(at: number): void;
  setGunOrder(order: GunOrder): void;
  /** Which segment the dials and handles are for. */
  setLeg(segment: number): void;
  change(order: MoveOrder): void;
}

type Later = Readonly<Record<number, Leg>>;
const NOTHING_LAID: { readonly mover: string; readonly later: Later } = { mover: '', later: {} };

export function useSegment(view: View, { current, answer, change }: Orders): SegmentWork {
  const [leaf, setLeaf] = useState<SegmentLeaf>('sail');
  const [gunsAt, setGunsAt] = useState(0);
  const [gunOrder, setGunOrder] = useNoted<GunOrder>('guns', 'best');
  const [leg, setLeg] = useState(1);
  const ask = current?.kind === 'segment' ? current : null;
  const order = ask === null ? null : (answer as MoveOrder);
  const ship = ask === null ? null : shipOf(view, ask.ship);
  const mover = ask === null ? '' : `${view.turn} ${ask.ship}`;
  const [kept, setKept] = useNoted('later', NOTHING_LAID);
  const later = kept.mover === mover ? kept.later : {};

  const id = ask?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new segment begins with sailing
  useEffect(() => {
    setGunsAt(0);
    setLeaf('sail');
    setLeg(ask?.segment ?? 1);
  }, [id]);

  const plan = useMemo((): ShipPlan | null => {
    if (ask === null || ship === null || order === null) return null;
    // What the hand has laid stays; the page keeps her out of trouble in the rest.
    const byHand = [...Object.keys(later).map(Number), ask.segment];
    const legs = Array.from({ length: ask.segments }, (_, i): Leg => {
      const now = i + 1 === ask.segment ? { distance: order.distance, turn: order.turn } : later[i + 1];
      return now ?? STRAIGHT;
    });
    return safePlan(view, ship, { ship: ship.id, sail: null, legs, guns: gunOrder }, byHand);
  }, [view, ask, ship, order, later, gunOrder]);

  const forecast = useMemo(
    () => (ship === null || plan === null ? null : projectMove(view, ship, plan)),
    [view, ship, plan],
  );
  const shots = useMemo(() => {
    if (forecast === null || gunOrder !== 'best' || view.activation?.allHands === true) return [];
    const laid = (order?.shots ?? []).map(({ side }) => side);
    return bestMoments(view, forecast).filter(({ shot }) => !laid.includes(shot.side));
  }, [view, forecast, gunOrder, order]);
  const preview = useMemo(
    () => (ship === null || order === null ? null : previewOf(view, ship, order)),
    [view, ship, order],
  );

  const lay = (legs: readonly Leg[]): void => {
    if (ask === null || ship === null || order === null) return;
    setKept({ mover, later: Object.fromEntries(legs.map((each, i) => [i + 1, each])) });
    const now = legs[ask.segment - 1] ?? STRAIGHT;
    const { board: _board, shots: _shots, ...rest } = order;
    change({
      ...rest,
      distance: Math.min(ask.most, Math.max(ask.least, now.distance ?? ask.most)),
      turn: now.turn,
    });
  };

  const from = order === null ? 0 : Math.min(gunsAt, order.distance);
  const inHand = forecast?.legs.find(({ segment }) => segment === leg && segment !== ask?.segment);
  const sailing: Sailing | null =
    ask === null || ship === null || order === null || preview === null
      ? null
      : inHand === undefined
        ? { ask, ship, order, preview }
        : {
            ask: { ...ask, segment: inHand.segment, ...inHand.limits },
            ship: inHand.ship,
            order: { do: 'move', ...inHand.order },
            preview: inHand.preview,
          };

  return {
    sailing,
    whole:
      ask === null || ship === null || plan === null || forecast === null
        ? null
        : { ask, ship, plan, forecast, shots, lay, goTo: (at) => lay(legsTo(view, ship, ship.sail, { at })) },
    leaf,
    gunOrder,
    guns: {
      firing: leaf === 'guns' && ask !== null,
      from: ship === null ? null : baseAlong(ship, from),
      gunsAt: from,
    },
    setLeaf: (next) => {
      // Guns are laid from the segment that is asked about.
      if (next === 'guns' && ask !== null) setLeg(ask.segment);
      setLeaf(next);
    },
    setGunsAt,
    setGunOrder,
    setLeg,
    change: (next) => {
      if (inHand === undefined) change(next);
      else
        setKept({
          mover,
          later: { ...later, [inHand.segment]: { distance: next.distance, turn: next.turn } },
        });
    },
  };
}
