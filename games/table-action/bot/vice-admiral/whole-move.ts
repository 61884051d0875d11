/** A ship's whole move as it is thought of when she begins it: her sail, every segment, and her guns on the way. */
import type { QuickChooser } from '@weathergage/kernel';
import { SAILS, type Sail } from '../../data/words.ts';
import { checkSegment } from '../../rules/activation/segment.ts';
import { mayBear } from '../../rules/gunnery/bears.ts';
import type { Answer, FireOrder, SegmentOrder, TableAsk } from '../../rules/table/asks.ts';
import { shipOf, type View } from '../../rules/table/state.ts';
import type { TableAction } from '../../rules/types.ts';
import { type Pose, poseAt, poseOf } from '../chart.ts';
import type { Plan } from '../helm.ts';
import { deliberation, moveOf } from '../master.ts';

export type SegmentAsk = Extract<TableAsk, { kind: 'segment' }>;
export type FireAsk = Extract<TableAsk, { kind: 'fire' }>;

const SILENT = [null, null] as const;

export interface WholeMove {
  readonly sail: Sail;
  readonly plan: Plan;
  /** The segment of its first step. */
  readonly from: number;
  /** Where she lies before each of them. */
  readonly places: readonly Pose[];
  /** Her guns are kept ready for whoever comes near, instead of being fired on the way. */
  readonly holds: boolean;
}

function placesOf(start: Pose, { steps }: Plan): readonly Pose[] {
  const places = [start];
  for (const { distance, turn } of steps) {
    const { x, y, dx, dy, heading } = places.at(-1)!;
    places.push(poseAt(x + dx * distance, y + dy * distance, heading + turn));
  }
  return places;
}

/** All that she could do from here on, the best first as the sailing master weighs it. */
function wholeMoves(view: View, ask: SegmentAsk, beam: number): readonly WholeMove[] {
  const { helm, options } = deliberation(view, ask, beam);
  const { underWay, sailChanged } = view.activation!;
  const at = SAILS.indexOf(options.sail);
  const near = underWay || sailChanged ? [] : [SAILS[at - 1], SAILS[at + 1]];
  const found: WholeMove[] = [];
  const start = poseOf(shipOf(view, ask.ship));
  for (const sail of [options.sail, ...near]) {
    if (sail === undefined) continue;
    for (const plan of helm.plans({ ...options, sail })) {
      const places = placesOf(start, plan);
      found.push({ sail, plan, from: ask.segment, places, holds: false });
    }
  }
  return found.sort((a, b) => b.plan.value - a.plan.value);
}

export const bestMove = (view: View, ask: SegmentAsk, beam: number): WholeMove | undefined =>
  wholeMoves(view, ask, beam)[0];

/** Ends of a move that are as good as one: within so many thousandths of an inch and tenths of a degree. */
const ALIKE = { place: 1500, heading: 200 };

/** So many of them that differ in where they end, no more than half of them under one sail. */
export function unlikeMoves(view: View, ask: SegmentAsk, most: number, beam: number): readonly WholeMove[] {
  const all = wholeMoves(view, ask, beam);
  const { underWay, sailChanged } = view.activation!;
  const share = underWay || sailChanged ? most : most / 2;
  const seen = new Set<string>();
  const under = new Map<Sail, number>();
  const found: WholeMove[] = [];
  for (const move of all) {
    if (found.length >= most) break;
    const { x, y, heading } = move.plan.pose;
    const place = `${Math.round(x / ALIKE.place)} ${Math.round(y / ALIKE.place)}`;
    const key = `${move.sail} ${place} ${Math.round(heading / ALIKE.heading)} ${move.plan.first.board}`;
    const count = under.get(move.sail) ?? 0;
    if (seen.has(key) || count >= share) continue;
    seen.add(key);
    under.set(move.sail, count + 1);
    found.push(move);
  }
  return found;
}

/** The same with her guns held, of the first so many that would fire. */
export const holding = (moves: readonly WholeMove[], most: number): readonly WholeMove[] =>
  moves
    .filter(({ plan }) => plan.fires.some((fire) => fire !== null))
    .slice(0, most)
    .map((move) => ({ ...move, holds: true }));

/** What that move orders now; null where it has come to its end, or the rules no longer allow it. */
export function stepOf(
  { sail, plan, from, holds }: WholeMove,
  view: View,
  ask: SegmentAsk,
): SegmentOrder | null {
  const ship = shipOf(view, ask.ship);
  if (ship.sail !== sail) {
    const order = { do: 'sail', sail } as const;
    return checkSegment(view, ship, order) === null ? order : null;
  }
  const first = plan.steps[ask.segment - from];
  if (first === undefined) return null;
  const fires = holds ? SILENT : plan.fires;
  const order = moveOf(view, ship, { ...plan, fires, first }, ask.segment);
  return checkSegment(view, ship, order) === null ? order : null;
}

/** At the end of her move: the guns that were held are kept ready; null where they are not to be, or cannot. */
export function readyOf({ holds }: WholeMove, view: View, ask: FireAsk): FireOrder | null {
  const refused = holds ? mayBear(view, shipOf(view, ask.ship), view.activation!) : 'fired';
  return refused === null ? { do: 'bears', standing: { when: 'any', do: 'ask', aim: 'hull' } } : null;
}

export const orderOf = (move: WholeMove, view: View, ask: TableAsk): Answer | null =>
  ask.kind === 'segment' ? stepOf(move, view, ask) : ask.kind === 'fire' ? readyOf(move, view, ask) : null;

/** Carries a move out, and goes on as the other hand does. */
export const following =
  (move: WholeMove, hand: QuickChooser<TableAction>): QuickChooser<TableAction> =>
  (view, ask, dice) =>
    orderOf(move, view, ask) ?? hand(view, ask, dice);
