/** What lessons ask of what a pupil has seen. */
import type { Seen } from '@weathergage/kernel';
import type { TableAction } from '../../rules/types.ts';

type TableSeen = Seen<TableAction>;
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
