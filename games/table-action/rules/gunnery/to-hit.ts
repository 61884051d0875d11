/** What a shot needs and how many dice it has, before any of them falls. */
import { RANGE_BANDS, TO_HIT, TO_HIT_MODIFIERS } from '../../data/tables.ts';
import { type Quality, RANGES, type Range, type Sail } from '../../data/words.ts';
import type { Aim } from '../table/asks.ts';
import type { BroadsideDice } from '../table/ship.ts';
import type { Modifier } from '../table/told.ts';

/** fire.dice-by-range: a border belongs to the nearer band; null beyond all of them. */
export const rangeOf = (distance: number): Range | null =>
  RANGE_BANDS.data.find(({ to }) => distance <= to)?.range ?? null;

/** fire.to-hit-hull, fire.to-hit-rigging. */
export const neededAt = (aim: Aim, range: Range): number => TO_HIT.data[aim][RANGES.indexOf(range)]!;

/** The firer as the modifiers see him. */
export interface Shooter {
  readonly quality: Quality;
  readonly sail: Sail | null;
  readonly ashore: boolean;
  readonly chain: boolean;
}
export interface Mark {
  readonly sail: Sail | null;
  readonly onFire: boolean;
}

/** What is added to each die. */
export function modifiersOf(shooter: Shooter, mark: Mark, aim: Aim, range: Range): Modifier[] {
  const { shooter: by, target: on } = TO_HIT_MODIFIERS.data;
  const near = range === 'pointBlank' || range === 'close';
  const all: Modifier[] = [
    { what: `${shooter.quality}-crew`, by: by.quality[shooter.quality], rule: 'fire.modifiers-shooter' },
    {
      what: `shooter-${shooter.sail}-sail`,
      by: shooter.sail === null ? 0 : by.sail[shooter.sail],
      rule: 'fire.modifiers-shooter',
    },
    { what: 'shore-battery', by: shooter.ashore ? by.shoreBattery : 0, rule: 'shore.plus-one' },
    {
      what: 'chain-shot',
      by: shooter.chain && aim === 'rigging' && near ? by.chainShot : 0,
      rule: 'chain-shot.pass',
    },
    { what: 'target-on-fire', by: mark.onFire ? on.onFire : 0, rule: 'fire.modifiers-target' },
    {
      what: `target-${mark.sail}-sail`,
      by: mark.sail === null ? 0 : on.sail[mark.sail],
      rule: 'fire.modifiers-target',
    },
  ];
  return all.filter((modifier) => modifier.by !== 0);
}

export const totalOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((total, { by }) => total + by, 0);

/** fire.crippled-hull-halves: by gun type, rounding up each time. rake.doubles-dice: only then is it doubled. */
export function broadsideDice(
  dice: BroadsideDice,
  range: Range,
  halved: number,
  raking: boolean,
): { readonly large: number; readonly regular: number } {
  const at = RANGES.indexOf(range);
  const of = (count: number): number => halve(count, halved) * (raking ? 2 : 1);
  return { large: of(dice.large[at]!), regular: of(dice.regular[at]!) };
}

export const halve = (count: number, times: number): number =>
  times <= 0 ? count : halve(Math.ceil(count / 2), times - 1);
