/** Rule 3: a ship is seen from so many squares off and no farther; what a seat can't see is not in its view. */
import { type Dice, type Seat, UMPIRE } from '@weathergage/kernel';
import { canFloat, distance, markAt, type ShipId, type Square, squaresWhere } from './chart.ts';
import type { CutterTold, Play, Ship, State, View } from './types.ts';
import { POINTS } from './wind.ts';

type Ships = Readonly<Record<ShipId, Ship | null>>;

export const inSight = ({ cutter, brig }: Ships, sight: number): boolean =>
  cutter !== null && brig !== null && distance(cutter.at, brig.at) <= sight;

/** Either both see each other or neither does. */
export function look(state: State, { tell }: Play['context']): void {
  const { cutter, brig, turn, lastSeen } = state;
  // Who was seen when this turn began was seen at the end of the one before.
  const before = lastSeen.cutter !== null && lastSeen.cutter.turn === turn - 1;
  if (cutter !== null && inSight(state, state.sight)) {
    state.lastSeen = { cutter: { ...cutter, turn }, brig: { ...brig, turn } };
    tell({ kind: 'sighted', rule: '3', cutter, brig }, { news: true });
  } else if (before) tell({ kind: 'lost', rule: '3' });
}

/** All of it to one seat, and to the others only what they may know. */
export const tellOwner = (
  { tell }: Play['context'],
  seat: Seat,
  told: CutterTold,
  others: CutterTold | null,
): void => tell(told, { shown: { others, seats: { [seat]: told } } });

/** A seat sees its own ship, the other while she is in sight, the brig on her station, and at the end everything. */
export function view({ cutter, brig, lights, ...open }: State, seat: Seat): View {
  const all = open.outcome !== null || seat === UMPIRE;
  const both = all || open.phase === 'plan' || inSight({ cutter, brig }, open.sight);
  return {
    ...open,
    seat,
    cutter: both || seat === 'smuggler' ? cutter : null,
    brig: both || seat === 'revenue' ? brig : null,
    lights: all || seat === 'smuggler' ? lights : null,
  };
}

const oneOf = <T>(things: readonly T[], dice: Dice): T => things[dice.below(things.length)]!;

/** A world that looks the same to the seat: the unseen ship lies anywhere in the dark, the lights are anywhere. */
export function imagine({ seat: _, ...seen }: View, dice: Dice): State {
  const { chart, coves, sight } = seen;
  if (seen.phase === 'plan') return { ...seen, brig: seen.brig! };
  const afloat = (ship: ShipId): Square[] => squaresWhere(chart, (_mark, at) => canFloat(chart, ship, at));
  const isFar = (at: Square, others: readonly Square[]) =>
    others.some((other) => distance(at, other) > sight);
  const somewhere = (ship: ShipId, others: readonly Square[]): Ship => {
    const squares = afloat(ship).filter((at) => isFar(at, others) && markAt(chart, at) !== seen.lights);
    return { at: oneOf(squares, dice), heading: dice.below(POINTS.length) };
  };
  const cutter = seen.cutter ?? somewhere('cutter', seen.brig === null ? afloat('brig') : [seen.brig.at]);
  const brig = seen.brig ?? somewhere('brig', [cutter.at]);
  // Had she been where the lights are, the match would be over.
  const dark = coves.map(({ mark }) => mark).filter((mark) => mark !== markAt(chart, cutter.at));
  return { ...seen, cutter, brig, lights: seen.lights ?? oneOf(dark, dice) };
}
