/** A ship's statistics from the number and the weight of her guns, by the sheet's tables. */
import { crippledAt } from '../rules/aboard/crippled.ts';
import { gunsIn, largeGunsIn, readArmament } from './armament.ts';
import { BASE_STATISTICS, type BaseStatistics, BROADSIDE_DICE } from './statistics.ts';
import type { DiceByRange, Provenance, Rate, Size } from './words.ts';

export interface Broadside {
  readonly large: DiceByRange;
  readonly regular: DiceByRange;
}

/** Points of an area, or points left at which she is crippled in it. */
export interface Areas {
  readonly hull: number;
  readonly rigging: number;
  readonly crew: number;
}

export interface ShipStatistics extends Areas {
  readonly rate: Rate;
  readonly size: Size;
  readonly guns: number;
  readonly largeGuns: number;
  readonly broadside: Broadside;
  readonly musketry: number;
  readonly crippledAt: Areas;
  /** Of the statistics: whether the sheet prints a row for so many guns. */
  readonly provenance: Provenance;
}

/** [roster.base-statistics] The row for so many guns; a number that falls between two rows uses the one below. */
export function baseStatistics(guns: number): BaseStatistics {
  const row = BASE_STATISTICS.data.find(({ guns: [from] }) => guns >= from);
  if (row === undefined) throw new RangeError(`no ship has ${guns} guns`);
  return row;
}

/** [roster.dice-by-guns] All the dice of so many guns at each range. */
export function broadsideDice(guns: number): DiceByRange {
  const row = BROADSIDE_DICE.data.find(([from]) => guns >= from);
  if (row === undefined) throw new RangeError(`no ship has ${guns} guns`);
  return row[1];
}

/** [roster.large-regular-split] The share of the large guns in whole numbers, half up; the rest are regular. */
export function splitDice(dice: DiceByRange, guns: number, largeGuns: number): Broadside {
  const large = dice.map((all) => Math.floor((2 * all * largeGuns + guns) / (2 * guns)));
  const regular = dice.map((all, range) => all - large[range]!);
  return { large: large as unknown as DiceByRange, regular: regular as unknown as DiceByRange };
}

/** [shore.crippled-third] The points left when a third of a fort, rounded down, has been removed. */
export const fortCrippledAt = (points: number): number => points - crippledAt(points);

export function deriveShip(guns: number, armament: string): ShipStatistics {
  const batteries = readArmament(armament);
  if (!('length' in batteries)) throw new RangeError(batteries.expected);
  if (gunsIn(batteries) !== guns) throw new RangeError(`${armament} is not ${guns} guns`);
  const largeGuns = largeGunsIn(batteries);
  const { rate, size, guns: printed, musketry, hull, rigging, crew, provenance } = baseStatistics(guns);
  return {
    rate,
    size,
    guns,
    largeGuns,
    broadside: splitDice(broadsideDice(guns), guns, largeGuns),
    musketry,
    hull,
    rigging,
    crew,
    crippledAt: { hull: crippledAt(hull), rigging: crippledAt(rigging), crew: crippledAt(crew) },
    provenance: guns > printed[1] ? 'constructed' : provenance,
  };
}
