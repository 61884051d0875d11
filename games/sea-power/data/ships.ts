/** Ships of the line (3.41), each with her guns, her attack and defence, and the wars in which she can be drawn. */
import { idFor, NATIONS, type Nation, WARS, type War } from './nations.ts';
import { type ListRow, NAVY_LISTS } from './navy-lists.ts';

export interface Ship {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly guns: number;
  readonly attack: number;
  readonly defence: number;
  readonly wars: readonly War[];
  /** French and good for wars on both sides of the revolution: she sails under either flag (3.48). */
  readonly bothFlags: boolean;
}

/** Dice she rolls: ours, one for about twenty guns, and one more for the drill of English ships from 64 guns up. */
export const attackOf = (nation: Nation, guns: number): number =>
  Math.floor((guns + 6) / 20) + (nation === 'England' && guns >= 64 ? 1 : 0);

/** Damage she bears before more of it sinks her: ours, one point for sixteen guns, rounded to the nearest. */
export const defenceOf = (guns: number): number => Math.floor((guns + 8) / 16);

const shipsOfRow =
  (nation: Nation) =>
  ([wars, guns, names]: ListRow): Ship[] =>
    names.split(/,\s+/).map((listed) => ({
      id: idFor(nation, listed),
      name: listed.replace(/ \d{4}$/, ''),
      nation,
      guns,
      attack: attackOf(nation, guns),
      defence: defenceOf(guns),
      wars: [...wars].map((war) => Number(war) as War),
      bothFlags: nation === 'France' && wars.length > 1 && wars.endsWith('3'),
    }));

/** 3.6/9: each name of the lists is one unit, one ship of the line. */
export const SHIPS: readonly Ship[] = NATIONS.flatMap((nation) =>
  NAVY_LISTS[nation].flatMap(shipsOfRow(nation)),
);

const BY_ID = new Map(SHIPS.map((ship) => [ship.id, ship]));

/** The ship of that id; ids come from our own tables, so an unknown one is a fault of the program. */
export function shipOf(id: string): Ship {
  const ship = BY_ID.get(id);
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
}

/** By nation, and in the order of the wars. */
const POOLS: ReadonlyMap<Nation, readonly (readonly Ship[])[]> = new Map(
  NATIONS.map((nation) => [
    nation,
    WARS.map((war) => SHIPS.filter((ship) => ship.nation === nation && ship.wars.includes(war))),
  ]),
);

/** What a nation's pool of ships holds at the start of a war (3.6). */
export const shipPool = (nation: Nation, war: War): readonly Ship[] => POOLS.get(nation)![WARS.indexOf(war)]!;
