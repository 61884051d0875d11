/** What a broadside is worth by range, rake and target, and where it is best aimed. */
import { TESTS, TO_HIT, TO_HIT_MODIFIERS } from '../data/tables.ts';
import type { Quality, Sail } from '../data/words.ts';
import { crippledIn, fortCrippled, sailOf } from '../rules/aboard/crippled.ts';
import { rerollsOf } from '../rules/aboard/special-actions.ts';
import { halve } from '../rules/gunnery/to-hit.ts';
import type { Aim } from '../rules/table/asks.ts';
import type { Battery, BroadsideDice, Ship } from '../rules/table/ship.ts';
import type { Mark } from './chart.ts';
import { gunHits, passes } from './odds.ts';
import { batteryShareLost, shareLost } from './worth.ts';

export interface Aimed {
  /** In points. */
  readonly worth: number;
  readonly aim: Aim;
  readonly chain: boolean;
}

/** The firer, as far as the dice care. */
export interface Firer {
  readonly broadside: BroadsideDice;
  readonly musketry: number;
  readonly marines: boolean;
  readonly halved: number;
  readonly modifier: number;
  /** The chance that chain shot comes off; 0 where it may not be tried. */
  readonly chain: number;
}

const { shooter, target } = TO_HIT_MODIFIERS.data;

export function shipFirer(ship: Ship, sail: Sail | null, mayChain: boolean): Firer {
  return {
    broadside: ship.spec.broadside,
    musketry: ship.musketed ? 0 : ship.spec.musketry,
    marines: ship.spec.marines,
    halved: crippledIn(ship, 'hull') ? 1 : 0,
    modifier: qualityOf(ship.quality) + (sail === null ? 0 : shooter.sail[sail]),
    chain: mayChain ? passes(TESTS.data.dice, rerollsOf(ship), TESTS.data.needed['chain-shot']) : 0,
  };
}

export const batteryFirer = (battery: Battery): Firer => ({
  broadside: battery.broadside,
  musketry: battery.musketry,
  marines: false,
  halved: fortCrippled(battery) ? 1 : 0,
  modifier: qualityOf(battery.quality) + shooter.shoreBattery,
  chain: 0,
});

const qualityOf = (quality: Quality): number => shooter.quality[quality];

/** What a critical hit costs on average beyond its check: men by fire and in the fighting of it, masts, the magazine. */
const CRITICAL = { crew: (20 * 13 + 5 * 8) / 36, rigging: (5 * 3.5) / 36, lost: 1 / 36 };
const CHECK = 1 / 6;

/** A shot at one mark: the best aim, in points. */
export function aimAt(firer: Firer, mark: Mark, sail: Sail | null, band: number, raking: boolean): Aimed {
  const times = raking ? 2 : 1;
  const large = halve(firer.broadside.large[band]!, firer.halved) * times;
  const regular = halve(firer.broadside.regular[band]!, firer.halved) * times;
  const men = band === 0 ? firer.musketry * (firer.marines ? 0.75 : 0.5) : 0;
  if (mark.battery !== null) {
    const fort = gunHits(large, regular, TO_HIT.data.hull[band]! - firer.modifier);
    const share = batteryShareLost(mark.battery, fort, men, mark.fails);
    return { worth: mark.worth * share, aim: 'hull', chain: false };
  }
  const ship = mark.ship!;
  const modifier =
    firer.modifier + (ship.fires > 0 ? target.onFire : 0) + (sail === null ? 0 : target.sail[sail]);
  const worthOf = (aim: Aim, more: number): number => {
    const hits = gunHits(large, regular, TO_HIT.data[aim][band]! - modifier - more);
    const critical = large + regular === 0 ? 0 : raking ? 1 : Math.min(1, hits) * CHECK;
    const losses = {
      hull: aim === 'hull' ? hits : 0,
      rigging: (aim === 'rigging' ? hits : 0) + critical * CRITICAL.rigging,
      crew: men + critical * CRITICAL.crew,
    };
    return mark.worth * (shareLost(ship, losses, mark.fails, mark.flees) + critical * CRITICAL.lost);
  };
  const hull = worthOf('hull', 0);
  if (ship.spec.blockship) return { worth: hull, aim: 'hull', chain: false };
  const rigging = worthOf('rigging', 0);
  if (firer.chain > 0 && band <= 1) {
    const chained = firer.chain * worthOf('rigging', shooter.chainShot) + (1 - firer.chain) * rigging;
    if (chained > hull && chained > rigging) return { worth: chained, aim: 'rigging', chain: true };
  }
  return hull >= rigging
    ? { worth: hull, aim: 'hull', chain: false }
    : { worth: rigging, aim: 'rigging', chain: false };
}

/** Shots at a list of marks, worked out once for each range and rake. */
export class Gunnery {
  readonly #firer: Firer;
  readonly #marks: readonly Mark[];
  readonly #sails: readonly (Sail | null)[];
  readonly #known: (Aimed | undefined)[] = [];
  readonly #worths: (readonly number[] | undefined)[] = [];

  constructor(firer: Firer, marks: readonly Mark[], sails?: readonly (Sail | null)[]) {
    this.#firer = firer;
    this.#marks = marks;
    this.#sails = sails ?? marks.map(({ ship }) => (ship === null ? null : sailOf(ship)));
  }

  /** Points by range and rake: point blank, point blank raking, close, and so on. */
  worths(mark: number): readonly number[] {
    let found = this.#worths[mark];
    if (found === undefined) {
      found = Array.from({ length: 8 }, (_, i) => this.aimed(mark, i >> 1, i % 2 === 1).worth);
      this.#worths[mark] = found;
    }
    return found;
  }

  aimed(mark: number, band: number, raking: boolean): Aimed {
    const key = mark * 8 + band * 2 + (raking ? 1 : 0);
    let found = this.#known[key];
    if (found === undefined) {
      found = aimAt(this.#firer, this.#marks[mark]!, this.#sails[mark]!, band, raking);
      this.#known[key] = found;
    }
    return found;
  }
}
