/** What an order for a segment would come to, before it is given: where she ends, what she meets, how she lies then. */
import { MEASURES } from '../data/tables.ts';
import { isAfloat } from '../rules/aboard/crippled.ts';
import { baseAlong } from '../rules/activation/segment.ts';
import { norm } from '../rules/geometry/angle.ts';
import { type Base, gap } from '../rules/geometry/base.ts';
import { advance, type Hit, turnSweep } from '../rules/geometry/sweep.ts';
import { type Disposition, disposition } from '../rules/geometry/wind.ts';
import { otherBases } from '../rules/sailing/collision.ts';
import { contactsOf } from '../rules/sailing/course.ts';
import { edgePassed } from '../rules/sailing/way.ts';
import type { MoveOrder } from '../rules/table/asks.ts';
import type { Ship } from '../rules/table/ship.ts';
import { baseOf, shipOf, type View } from '../rules/table/state.ts';
import { nameOf } from './names.ts';

export interface Meeting {
  readonly kind: 'collision' | 'held' | 'aground' | 'leaves' | 'boards' | 'short';
  readonly words: string;
}

export interface Preview {
  /** At the end of the run, and after the turn. */
  readonly run: Base;
  readonly end: Base;
  readonly moved: number;
  readonly turned: number;
  readonly meeting: Meeting | null;
  /** How she would lie at the start of the next segment. */
  readonly next: Disposition;
}

function meetingOf(view: View, ship: Ship, hit: Hit | null): Meeting | null {
  if (hit === null) return null;
  if (hit.kind !== 'ship') {
    const name = view.terrain[hit.index]?.name ?? `the ${hit.kind}`;
    return { kind: 'aground', words: `She would run aground on ${name} and be lost.` };
  }
  const other = view.ships.filter((each) => isAfloat(each) && each.id !== ship.id)[hit.index];
  if (other === undefined) return null;
  return contactsOf(view, ship).includes(other.id)
    ? { kind: 'held', words: `${nameOf(view, other.id)} alongside holds her there.` }
    : { kind: 'collision', words: `She would run into ${nameOf(view, other.id)}.` };
}

/** How far along the run she first comes within reach of the ship she is to board; null if never. */
export function boardsAt(view: View, ship: Ship, target: string, distance: number): number | null {
  const other = baseOf(shipOf(view, target));
  for (let at = 0; ; at = Math.min(distance, at + 250)) {
    if (gap(baseAlong(ship, at), other) <= MEASURES.data.boardingReach) return at;
    if (at >= distance) return null;
  }
}

const fallsShort = (view: View, board: string | undefined): Meeting | null =>
  board === undefined
    ? null
    : { kind: 'short', words: `She would not come within 2″ of ${nameOf(view, board)}.` };

export function previewOf(view: View, ship: Ship, { distance, turn, board }: MoveOrder): Preview {
  const others = otherBases(view, ship.id);
  const reach = board === undefined ? null : boardsAt(view, ship, board, distance);
  const start = baseOf(ship);
  const length = reach ?? distance;
  const { moved, at: run, hit } = advance(start, ship.heading, length, others, view.terrain);
  const lie = (heading: number): Disposition => disposition(norm(heading), view.wind);
  const still = { run, end: run, moved, turned: 0, next: lie(run.heading) };
  const met = meetingOf(view, ship, hit);
  if (met !== null && (met.kind !== 'held' || reach !== null)) return { ...still, meeting: met };
  if (reach !== null && board !== undefined)
    return {
      ...still,
      meeting: { kind: 'boards', words: `She would come alongside ${nameOf(view, board)}.` },
    };
  const edge = edgePassed(view, run);
  if (edge !== null)
    return { ...still, meeting: { kind: 'leaves', words: `She would leave the table by the ${edge} edge.` } };
  const swung = turnSweep(run, turn, others, view.terrain);
  return {
    run,
    end: swung.at,
    moved,
    turned: swung.turned,
    meeting: meetingOf(view, ship, swung.hit) ?? met ?? fallsShort(view, board),
    next: lie(swung.at.heading),
  };
}
