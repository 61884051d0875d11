/** Choosing, lifting and moving counters by pointer and by keys; the same moves either way. */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Hands } from './chips.tsx';
import { boxWith, type Draft, isIdle, isLeader, type Muster, mayGo } from './draft.ts';
import { goAboard, nudge } from './draft-moves.ts';
import { endOf, putDown, type Target } from './targets.ts';
import type { DraftDesk } from './use-draft.ts';
import { type Drag, useDrag } from './use-drag.ts';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface HandsDesk {
  readonly hands: Hands;
  readonly drag: Drag | null;
  readonly chosen: readonly string[];
  /** The menu of destinations is open. */
  readonly asking: boolean;
  ask(open: boolean): void;
  clear(): void;
  choose(items: readonly string[]): void;
  put(target: Target): void;
}

/** The next counter in a direction, by where they are on the page. */
function neighbour(
  root: HTMLElement,
  from: HTMLElement,
  [dx, dy]: readonly [number, number],
): HTMLElement | null {
  const here = from.getBoundingClientRect();
  const [x, y] = [here.left + here.width / 2, here.top + here.height / 2];
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of root.querySelectorAll<HTMLElement>('[data-item]')) {
    if (item === from) continue;
    const there = item.getBoundingClientRect();
    const [ax, ay] = [there.left + there.width / 2 - x, there.top + there.height / 2 - y];
    const along = ax * dx + ay * dy;
    if (along <= 4) continue;
    const off = Math.abs(ax * dy) + Math.abs(ay * dx);
    const far = along + off * 2.4;
    if (far < least) [best, least] = [item, far];
  }
  return best;
}

/** A lifted leader goes from ship to ship of his squadron. */
function stepLeader(draft: Draft, leader: string, by: 1 | -1): Draft {
  const ships = boxWith(draft, leader)?.stacks.flat() ?? [];
  const at = ships.findIndex((berth) => berth.leader === leader);
  const next = ships[at + by];
  return at < 0 || next === undefined ? draft : goAboard(draft, leader, next.ship);
}

/** To the next squadron that could take him or her, or back among those without one. */
function hop(draft: Draft, muster: Muster, item: string, by: 1 | -1): Draft {
  const now = boxWith(draft, item)?.squadron;
  const stops = draft.boxes.filter(
    (box) => box.squadron === now || (!isIdle(box) && mayGo(draft, muster, item, box)),
  );
  const at = stops.findIndex(({ squadron }) => squadron === now);
  const next = at < 0 ? stops[by > 0 ? 0 : stops.length - 1] : stops[at + by];
  return putDown(
    draft,
    muster,
    [item],
    next === undefined ? { kind: 'reserve', port: null } : endOf(draft, next.squadron),
  );
}

export function useHands(
  root: RefObject<HTMLElement | null>,
  muster: Muster,
  { draft, change, undo, undoTo }: DraftDesk,
): HandsDesk {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [lifted, setLifted] = useState<Draft | null>(null);
  const [asking, ask] = useState(false);
  const last = useRef<string | null>(null);
  const focus = useRef<string | null>(null);

  const clear = (): void => {
    setChosen([]);
    setLifted(null);
    ask(false);
  };
  const put = (target: Target): void => {
    change(putDown(draft, muster, chosen, target));
    focus.current = chosen[0] ?? null;
    clear();
  };
  const { drag, grab } = useDrag({
    itemsWith: (item) => (chosen.includes(item) ? chosen : [item]),
    onDrop: (items, target) => {
      change(putDown(draft, muster, items, target));
      clear();
    },
  });

  // A counter that was moved by keys is drawn elsewhere: the focus goes with it.
  useEffect(() => {
    if (focus.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-item="${focus.current}"]`)?.focus();
    focus.current = null;
  });

  const press: Hands['onPress'] = (item, { range }) => {
    if (range && last.current !== null) {
      const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
        .map(({ dataset }) => dataset.item!)
        .filter((id) => isLeader(muster, id) === isLeader(muster, item));
      const [from, to] = [all.indexOf(last.current), all.indexOf(item)].sort((a, b) => a - b);
      if (from! >= 0) return setChosen((was) => [...new Set([...was, ...all.slice(from, to! + 1)])]);
    }
    last.current = item;
    setLifted(null);
    setChosen((was) => (was.includes(item) ? was.filter((id) => id !== item) : [...was, item]));
  };

  const moveLifted = (item: string, [dx, dy]: readonly [number, number]): void => {
    const by = dx + dy > 0 ? 1 : -1;
    const items = chosen.includes(item) ? chosen : [item];
    const ordered = by > 0 && dy !== 0 ? items.toReversed() : items;
    const after = ordered.reduce((next, one) => {
      if (dx !== 0) return hop(next, muster, one, by);
      return isLeader(muster, one) ? stepLeader(next, one, by) : nudge(next, muster, one, by);
    }, draft);
    change(after);
    focus.current = item;
  };

  const onKey = (item: string, event: KeyboardEvent<HTMLElement>): void => {
    const arrow = ARROWS[event.key];
    if (event.key === 'Enter') {
      if (lifted !== null) clear();
      else {
        setChosen((was) => (was.includes(item) ? was : [...was, item]));
        setLifted(draft);
      }
    } else if (event.key === ' ') press(item, { many: true, range: false });
    else if (event.key.toLowerCase() === 'm') {
      if (!chosen.includes(item)) setChosen([...chosen, item]);
      ask(true);
    } else if (event.key === 'Escape' && (lifted !== null || chosen.length > 0)) {
      if (lifted !== null) undoTo(lifted);
      focus.current = item;
      clear();
    } else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) undo();
    else if (arrow !== undefined && lifted !== null) moveLifted(item, arrow);
    else if (arrow !== undefined) {
      if (root.current !== null) neighbour(root.current, event.currentTarget, arrow)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const hands: Hands = {
    chosen: new Set(chosen),
    lifted: lifted !== null,
    onPress: press,
    onGrab: grab,
    onKey,
  };
  return { hands, drag, chosen, asking, ask, clear, choose: setChosen, put };
}
