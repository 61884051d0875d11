/** What the player's hand does on the board: units picked on the chart, leaves turned, and the keys for all of it. */
import type { Situation } from '@weathergage/web/toolkit/board-panel/situation.tsx';
import type { Camera } from '@weathergage/web/toolkit/camera/camera.ts';
import type { CarryWork } from '@weathergage/web/toolkit/carry/use-carry-on.ts';
import { useEffect, useRef, useState } from 'react';
import { nextOf, placeOf, unitsOn } from './chart/places.ts';
import type { useTape } from './chart/use-tape.ts';
import { fleetLines, situationOf } from './fleet/threats.ts';
import { onChart } from './look/chart-units.ts';
import type { Props } from './look/types.ts';
import { steered } from './orders/move-draft.ts';
import { pickUnit, unitsFor } from './orders/pick.ts';
import type { SegmentLeaf } from './orders/segment-leaf.ts';
import { type BoardKeys, useBoardKeys } from './orders/use-board-keys.ts';
import type { DrillWork } from './orders/use-drill.ts';
import type { Orders } from './orders/use-orders.ts';
import type { SegmentWork } from './orders/use-segment.ts';
import type { Leaf } from './panels/side-sheet.tsx';
import type { CommandWork } from './use-command.ts';

interface HandWork {
  readonly props: Pick<Props, 'desk' | 'focus' | 'onFocus'>;
  readonly orders: Orders;
  readonly segment: SegmentWork;
  readonly tape: ReturnType<typeof useTape>;
  /** The unit that acts now. */
  readonly acting: string | null;
  readonly commanding: CommandWork;
  readonly drill: DrillWork;
  readonly carry: Pick<CarryWork, 'carrying' | 'stop'> & {
    /** Carries on from what is asked now; false where that is not offered. */
    from(): boolean;
  };
  readonly eye: Camera;
}

interface Hand {
  /** The unit looked at, apart from the one that acts. */
  readonly picked: string | null;
  readonly leaf: Leaf;
  readonly keys: BoardKeys;
  readonly situation: Situation;
  setLeaf(leaf: Leaf): void;
  /** Shows a unit's card. */
  show(id: string): void;
  /** A press on a unit: part of the order where the order can take it, else its card. */
  pick(id: string): void;
  drop(): void;
}

export function useHand({
  props,
  orders,
  segment,
  tape,
  acting,
  commanding,
  drill,
  carry,
  eye,
}: HandWork): Hand {
  const { view } = props.desk;
  const { focus } = props;
  const { current, answer } = orders;
  const { sailing, guns } = segment;
  const [picked, setPicked] = useState<string | null>(null);
  const [leaf, setLeaf] = useState<Leaf>('orders');
  const pressed = useRef<string | null>(null);

  // A new question turns the eye back to the ship that it is about.
  const asked = current?.id ?? null;
  useEffect(() => {
    setPicked(null);
    if (asked !== null) setLeaf('orders');
  }, [asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the focus that calls the eye, not a ship that moves
  useEffect(() => {
    const place = placeOf(view, focus);
    if (focus === null || place === null) return;
    setPicked(focus);
    const byHand = pressed.current === focus;
    pressed.current = null;
    if (byHand) return;
    eye.bring([onChart(place)]);
  }, [focus]);

  const show = (id: string): void => {
    setPicked(id);
    setLeaf('card');
    pressed.current = id;
    props.onFocus(id);
  };
  const pick = (id: string): void => {
    const next = current === null || answer === null ? null : pickUnit(view, current, answer, id, guns);
    if (next === null) {
      show(id);
      return;
    }
    setPicked(null);
    setLeaf('orders');
    orders.change(next);
  };
  const stepTo = (back: boolean): boolean => {
    const units = unitsFor(current, answer, view, guns);
    const next = tape.out
      ? nextOf(unitsOn(view), picked, back)
      : nextOf(units.list, units.chosen ?? picked, back);
    if (next === null) return false;
    if (tape.out) {
      setPicked(next);
      tape.layBetween(acting ?? view.ships[0]?.id ?? null, next);
    } else pick(next);
    return true;
  };
  const toggle = (wanted: SegmentLeaf): boolean => {
    if (sailing === null) return false;
    setLeaf('orders');
    segment.setLeaf(segment.leaf === wanted ? 'sail' : wanted);
    return true;
  };
  const keys = useBoardKeys({
    steer: (key, large) => {
      const next =
        sailing === null || drill.running || carry.carrying
          ? null
          : steered(sailing.ask, sailing.order, key, large);
      if (next === null) return false;
      segment.change(next);
      return true;
    },
    next: stepTo,
    guns: () => toggle('guns'),
    special: () => toggle('special'),
    card: () => {
      if (picked === null && acting === null) return false;
      setLeaf((now) => (now === 'card' ? 'orders' : 'card'));
      return true;
    },
    tape: tape.toggle,
    confirm: () => {
      if (commanding.command === null || drill.running || carry.carrying) return false;
      commanding.give();
      return true;
    },
    carryOn: () => {
      if (drill.why === null) return carry.from();
      drill.carryOn();
      return true;
    },
    escape: () => {
      if (carry.carrying) {
        carry.stop();
        return true;
      }
      if (drill.running && current !== null) {
        drill.stop();
        return true;
      }
      if (tape.out) {
        setPicked(null);
        return tape.toggle();
      }
      if (picked === null && leaf === 'orders') return segment.leaf === 'sail' ? false : toggle('sail');
      setPicked(null);
      setLeaf('orders');
      return true;
    },
  });
  const situation = {
    lines: () => {
      const ship = view.ships.find(({ id }) => id === (picked ?? acting));
      return ship?.fate === 'afloat' ? [...situationOf(view, ship.id), ...fleetLines(view, ship.id)] : null;
    },
    moment: asked,
  };
  return { picked, leaf, keys, situation, setLeaf, show, pick, drop: () => setPicked(null) };
}
