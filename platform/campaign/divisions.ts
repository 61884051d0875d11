/** Long lines in divisions, van, centre and rear: on one board, or each in a match of its own. */
import type { FleetAction, FoughtAction, FoughtShip } from './action.ts';
import type { Mapping } from './mapping/mapping.ts';

const DIVISIONS = ['van', 'centre', 'rear'] as const;

/** So many parts, as even as may be, the foremost first; none is empty where there are ships enough. */
const parted = <S>(ships: readonly S[], parts: number): (readonly S[])[] =>
  Array.from({ length: parts }, (_, at) =>
    ships.slice(Math.floor((at * ships.length) / parts), Math.floor(((at + 1) * ships.length) / parts)),
  );

/**
 * The divisions of a line on one board; a short one is one. Where a board lets a flag lead no more than `most`, each
 * division has as many parts as it needs.
 */
export function divisionsOf<S>(
  ships: readonly S[],
  { short }: Mapping['divisions'],
  most: number,
): readonly { readonly id: string; readonly ships: readonly S[] }[] {
  if (ships.length <= Math.min(short, most)) return [{ id: 'line', ships }];
  return parted(ships, Math.min(DIVISIONS.length, ships.length)).flatMap((division, at) => {
    const parts = parted(division, Math.ceil(division.length / most));
    return parts.map((part, of) => ({
      id: parts.length === 1 ? DIVISIONS[at]! : `${DIVISIONS[at]!}-${of + 1}`,
      ships: part,
    }));
  });
}

/** One action, or where the lines are long enough its divisions, each against the one abreast of it. */
export function actionsOf(action: FleetAction, { divisions }: Mapping): readonly FleetAction[] {
  const lines = action.sides.map(({ ships }) => ships.length);
  if (divisions.apart === null || Math.max(...lines) < divisions.apart) return [action];
  // As many as both can make up, none without a ship to fight.
  const most = Math.min(DIVISIONS.length, ...lines);
  const [a, b] = action.sides.map(({ ships }) => parted(ships, most));
  return DIVISIONS.slice(0, most).map((division, at) => ({
    ...action,
    id: `${action.id.slice(0, 50)}-${division}`,
    title: `${action.title}: the ${division}`,
    sides: [
      { ...action.sides[0], ships: a![at]! },
      { ...action.sides[1], ships: b![at]! },
    ],
  }));
}

/** What came of all of them together: whoever held more of the field held it, and it lasted as long as the longest. */
export function foughtTogether(parts: readonly FoughtAction[]): FoughtAction {
  const ships = new Map<string, FoughtShip>(parts.flatMap((part) => [...part.ships]));
  const held = Map.groupBy(
    parts.flatMap(({ winner }) => (winner === null ? [] : [winner])),
    (winner) => winner,
  );
  const [first, second] = [...held].toSorted(([, a], [, b]) => b.length - a.length);
  const winner = first === undefined || first[1].length === (second?.[1].length ?? 0) ? null : first[0];
  return { ships, winner, turns: Math.max(...parts.map(({ turns }) => turns)) };
}
