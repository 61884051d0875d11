/** The roster builder: a ship of one's own from her guns, and a fleet within a budget of points. */
import { Exactly, type Flaw, OneOf, Type } from '@weathergage/kernel';
import { flawsInWords, type ReadResult } from '@weathergage/kernel/words/flaws-in-words.ts';
import { Id } from '../rules/scenario/scenario.ts';
import { type Battery, gunsIn, MOST_GUNS, readArmament, writeArmament } from './armament.ts';
import { deriveShip } from './derive.ts';
import { SPECIAL_POINTS, shipPoints } from './points.ts';
import type { RosterShip } from './roster.ts';
import {
  NATIONS,
  type Nation,
  QUALITIES,
  type Quality,
  RATES,
  type Rate,
  SPECIALS,
  type Special,
} from './words.ts';

export const DesignSchema = Exactly({
  id: Type.Optional(Id),
  name: Type.String({ minLength: 1, maxLength: 60 }),
  nation: OneOf(NATIONS),
  /** Both follow from the guns; stated, they must agree with them. */
  rate: Type.Optional(OneOf(RATES)),
  guns: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_GUNS })),
  armament: Type.String({ minLength: 1, maxLength: 120 }),
  quality: OneOf(QUALITIES),
  specials: Type.Array(OneOf(SPECIALS), { maxItems: SPECIALS.length, uniqueItems: true }),
  year: Type.Optional(Type.Integer({ minimum: 1600, maximum: 1900 })),
});
export interface Design {
  readonly id?: string;
  readonly name: string;
  readonly nation: Nation;
  readonly rate?: Rate;
  readonly guns?: number;
  readonly armament: string;
  readonly quality: Quality;
  readonly specials: readonly Special[];
  readonly year?: number;
}

/** Only carronades were cast for heavier shot. */
const HEAVIEST_LONG_GUN = 42;
/** The middle of the age, for ships of no date. */
const USUAL_YEAR = 1800;

/** An id from her flag and her name, letters without their accents. */
export function shipId(nation: Nation, name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return [nation.slice(0, 3).toLowerCase(), ...(words.length > 0 ? words : ['ship'])].join('-').slice(0, 60);
}

function impossible(design: Design, batteries: readonly Battery[]): Flaw[] {
  const guns = gunsIn(batteries);
  if (guns > MOST_GUNS) return [{ path: '/armament', expected: `at most ${MOST_GUNS} guns; found ${guns}` }];
  const flaws: Flaw[] = [];
  const tooHeavy = batteries.find(({ carronade, calibre }) => !carronade && calibre > HEAVIEST_LONG_GUN);
  if (tooHeavy) {
    const expected = `long guns of at most ${HEAVIEST_LONG_GUN} pounds (carronades may be heavier); found ${writeArmament([tooHeavy])}`;
    flaws.push({ path: '/armament', expected });
  }
  if (design.guns !== undefined && design.guns !== guns) {
    flaws.push({ path: '/guns', expected: `${guns}, the sum of the armament; found ${design.guns}` });
  }
  const { rate } = deriveShip(guns, writeArmament(batteries));
  if (design.rate !== undefined && design.rate !== rate) {
    flaws.push({ path: '/rate', expected: `${rate}, the rate of ${guns} guns; found ${design.rate}` });
  }
  return flaws;
}

export interface Designed extends RosterShip {
  readonly points: number;
}

export const withPoints = (ship: RosterShip): Designed => ({ ...ship, points: shipPoints(ship) });

/** Her full statistics and points, or why there can be no such ship. */
export function designShip(value: unknown): ReadResult<Designed> {
  const shape = flawsInWords(DesignSchema, value);
  if (shape.length > 0) return { ok: false, flaws: shape };
  const design = value as Design;
  const batteries = readArmament(design.armament);
  if (!('length' in batteries)) return { ok: false, flaws: [batteries] };
  const flaws = impossible(design, batteries);
  if (flaws.length > 0) return { ok: false, flaws };
  const { name, nation, quality, specials } = design;
  const armament = writeArmament(batteries);
  const id = design.id ?? shipId(nation, name);
  const year = design.year ?? USUAL_YEAR;
  const ship = {
    id,
    name,
    nation,
    year,
    armament,
    quality,
    specials,
    ...deriveShip(gunsIn(batteries), armament),
  };
  return { ok: true, value: withPoints(ship) };
}

export interface Fleet {
  readonly ships: readonly RosterShip[];
  /** The id of the ship that flies the flag; only her flag is paid for. */
  readonly flagship: string;
}

/** As a squadron list may hold them. */
export const MOST_SHIPS = 24;

/** What a ship costs in a fleet whose flag she does or does not fly. */
export const costOf = (ship: RosterShip, flagship: string): number => {
  const plain = shipPoints({ ...ship, specials: ship.specials.filter((special) => special !== 'flagship') });
  return plain + (ship.id === flagship ? SPECIAL_POINTS.flagship : 0);
};

export const fleetPoints = ({ ships, flagship }: Fleet): number =>
  ships.reduce((sum, ship) => sum + costOf(ship, flagship), 0);

/** What is wrong with a fleet for that many points; empty for a sound one. */
export function fleetFlaws(fleet: Fleet, budget: number): readonly Flaw[] {
  const { ships, flagship } = fleet;
  const flaws: Flaw[] = [];
  if (ships.length < 1 || ships.length > MOST_SHIPS) {
    flaws.push({ path: '/ships', expected: `1 to ${MOST_SHIPS} ships; found ${ships.length}` });
  }
  for (const [index, { id }] of ships.entries()) {
    if (ships.findIndex((ship) => ship.id === id) < index) {
      flaws.push({
        path: `/ships/${index}/id`,
        expected: `a ship that is not yet in the fleet; found ${id} again`,
      });
    }
  }
  if (!ships.some(({ id }) => id === flagship)) {
    flaws.push({ path: '/flagship', expected: `one of the ships of the fleet; found ${flagship}` });
  }
  const points = fleetPoints(fleet);
  if (points > budget) flaws.push({ path: '/ships', expected: `at most ${budget} points; found ${points}` });
  return flaws;
}

/**
 * Spends what is left of a budget on ships of a pool: of all choices the one that leaves the fewest points, and of
 * those the one with the fewest ships. The fleet's ships stay as they are.
 */
export function fillFleet(fleet: Fleet, pool: readonly RosterShip[], budget: number): Fleet {
  const taken = new Set(fleet.ships.map(({ id }) => id));
  const left = Math.max(0, budget - fleetPoints(fleet));
  const room = MOST_SHIPS - fleet.ships.length;
  // By points spent: the fewest ships that cost exactly that much.
  const best: (readonly RosterShip[] | undefined)[] = [[]];
  for (const ship of pool) {
    if (taken.has(ship.id)) continue;
    const cost = costOf(ship, fleet.flagship);
    for (let spent = left; spent >= cost; spent -= 1) {
      const before = best[spent - cost];
      if (before === undefined || before.length >= room) continue;
      if (before.length + 1 < (best[spent]?.length ?? Number.POSITIVE_INFINITY))
        best[spent] = [...before, ship];
    }
  }
  return { ...fleet, ships: [...fleet.ships, ...(best.findLast((ships) => ships !== undefined) ?? [])] };
}
