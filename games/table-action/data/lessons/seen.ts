/** What lessons ask of what a pupil has seen. */
import type { Seen } from '@weathergage/kernel';
import type { TableAction } from '../../rules/types.ts';

export type TableSeen = Seen<TableAction>;
type Told = TableAction['told'];
type ToldOf<K extends Told['kind']> = Extract<Told, { kind: K }>;

const toldOf = <K extends Told['kind']>(told: readonly Told[], kind: K): ToldOf<K>[] =>
  told.filter((each): each is ToldOf<K> => each.kind === kind);

const mine = ({ desk: { view, seat } }: TableSeen, id: string): boolean =>
  view.ships.some((ship) => ship.id === id && ship.seat === seat);

/** How many broadsides the pupil has fired. */
export const broadsides = (seen: TableSeen): number =>
  toldOf(seen.told, 'fire').filter(({ ship }) => mine(seen, ship)).length;

export const did = (seen: TableSeen, kind: 'moved' | 'turned' | 'fire' | 'sail'): boolean =>
  toldOf(seen.told, kind).some(({ ship }) => mine(seen, ship));

/** What was told, turn by turn; the first part is what came before the first. */
export function byTurn(told: readonly Told[]): readonly (readonly Told[])[] {
  const turns: Told[][] = [[]];
  for (const each of told) {
    if (each.kind === 'turn') turns.push([]);
    turns.at(-1)!.push(each);
  }
  return turns;
}

/** How many ships of the pupil's did it in one turn, at most. */
export const together = (seen: TableSeen, kind: 'moved' | 'fire'): number =>
  Math.max(
    ...byTurn(seen.told).map(
      (turn) => new Set(toldOf(turn, kind).flatMap(({ ship }) => (mine(seen, ship) ? [ship] : []))).size,
    ),
  );

/** The pupil's tries at an action, and whether each came off. */
export const tried = (seen: TableSeen, action: ToldOf<'special'>['action']): ToldOf<'special'>[] =>
  toldOf(seen.told, 'special').filter((each) => each.action === action && mine(seen, each.ship));
