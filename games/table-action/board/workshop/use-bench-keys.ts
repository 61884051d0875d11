/** The keys of the scenario bench: move and turn what is chosen, remove it, take back, let go. */
import { type KeyBinding, useKeys } from '@weathergage/web/toolkit/keys.ts';
import { BENCH_KEYS, NUDGES, scrolls, undoKeys } from '@weathergage/web/toolkit/workshop/bench-keys.ts';
import type { Dispatch } from 'react';
import type { Bench, Deed } from './edits/bench.ts';
import { moveUnit, removeUnit, turnShip } from './edits/edit-forces.ts';
import { insertCorner, moveCorner, moveGround, removeCorner, removeGround } from './edits/edit-table.ts';
import { shipsOf } from './edits/places.ts';

/** Thousandths of an inch. */
const [STEP, FINE_STEP] = [500, 100];
/** Tenths of a degree. */
const [TURN, FINE_TURN] = [50, 10];
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface KeyWork {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
  /** True when there was a coast half drawn to be dealt with. */
  endSketch(): boolean;
  dropSketch(): boolean;
  shortenSketch(): boolean;
}

function nudge({ bench, dispatch }: KeyWork, event: KeyboardEvent): boolean {
  const { chosen, now } = bench;
  const way = WAYS[event.key];
  if (chosen === null || way === undefined || scrolls(event)) return false;
  const step = event.shiftKey ? FINE_STEP : STEP;
  const [x, y] = [way[0] * step, way[1] * step];
  if (chosen.kind === 'ground') {
    const { index, corner } = chosen;
    const point = corner === null ? undefined : now.terrain[index]?.polygon[corner];
    const edit =
      corner === null || point === undefined
        ? moveGround(index, { x, y })
        : moveCorner(index, corner, { x: point[0] + x, y: point[1] + y });
    dispatch({ type: 'edit', edit, stroke: `nudge ground ${index} ${corner}` });
    return true;
  }
  const unit = [...shipsOf(now), ...now.batteries].find(({ id }) => id === chosen.id);
  if (unit === undefined) return false;
  const edit = moveUnit(chosen.id, { x: unit.x + x, y: unit.y + y });
  dispatch({ type: 'edit', edit, stroke: `nudge ${chosen.id}` });
  return true;
}

function turn({ bench, dispatch }: KeyWork, event: KeyboardEvent): boolean {
  const { chosen, now } = bench;
  const ship = chosen?.kind === 'ship' ? shipsOf(now).find(({ id }) => id === chosen.id) : undefined;
  if (ship === undefined) return false;
  const by = (event.key.toLowerCase() === 'q' ? -1 : 1) * (event.shiftKey ? FINE_TURN : TURN);
  dispatch({ type: 'edit', edit: turnShip(ship.id, ship.heading + by), stroke: `turn ${ship.id}` });
  return true;
}

function remove({ bench: { chosen }, dispatch }: KeyWork): boolean {
  if (chosen === null) return false;
  if (chosen.kind !== 'ground') dispatch({ type: 'edit', edit: removeUnit(chosen.id) });
  else if (chosen.corner === null) dispatch({ type: 'edit', edit: removeGround(chosen.index), choose: null });
  else
    dispatch({
      type: 'edit',
      edit: removeCorner(chosen.index, chosen.corner),
      choose: { ...chosen, corner: null },
    });
  return true;
}

function insert({ bench: { chosen }, dispatch }: KeyWork): boolean {
  if (chosen?.kind !== 'ground' || chosen.corner === null) return false;
  const { index, corner } = chosen;
  dispatch({ type: 'edit', edit: insertCorner(index, corner), choose: { ...chosen, corner: corner + 1 } });
  return true;
}

export function useBenchKeys(work: KeyWork): void {
  const { bench, dispatch } = work;
  const group = BENCH_KEYS;
  const bindings: KeyBinding[] = [
    {
      keys: NUDGES,
      label: 'Move what is chosen by half an inch, with Shift by a tenth',
      group,
      run: (event) => nudge(work, event),
    },
    { keys: ['q', 'e'], label: 'Turn the ship, with Shift finely', group, run: (event) => turn(work, event) },
    {
      keys: ['Delete', 'Backspace'],
      label: 'Remove what is chosen',
      group,
      run: () => work.shortenSketch() || remove(work),
    },
    { keys: 'Insert', label: 'New corner after the chosen one', group, run: () => insert(work) },
    ...undoKeys(dispatch),
    { keys: 'Enter', label: 'Close the coast being drawn', group, run: () => work.endSketch() },
    {
      keys: 'Escape',
      label: 'Let go',
      group,
      run: () => {
        if (work.dropSketch()) return true;
        if (bench.chosen === null) return false;
        dispatch({ type: 'choose', chosen: null });
        return true;
      },
    },
  ];
  useKeys(bindings);
}
