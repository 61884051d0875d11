/** What the admiral looks up or counts out must agree with the rules. */
import { type Dice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { bearingsOf } from '../../rules/bearing/fields.ts';
import { computeAdvanced } from '../../rules/gunnery/advanced-broadside.ts';
import type { AdvancedShip, AdvancedState } from '../../rules/sea/edition.ts';
import { DIRECTIONS } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import { rangeBetween } from '../../rules/sea/ship.ts';
import { shipOf } from '../../rules/sea/state.ts';
import { BROADSIDES, QUALITIES } from '../../rules/sea/words.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { bearsOn, fireOf, fleetsOf, type Lie, NOBODY } from './engagement.ts';
import { kindOf, MOUNTS, RAKE_BITS, RANGE, relation, SECTION_RAKE, WHOLE_RAKE } from './relations.ts';
import { advancedSum, standingOf } from './salvo.ts';

/** So many ships of both sides within a few hexes of each other, none in the same hex. */
function anySea(dice: Dice, count: number): AdvancedState {
  const ships: AdvancedShip[] = [];
  for (let n = 0; ships.length < count && n < 200; n++) {
    const ship = advancedShip({
      id: `s${ships.length}`,
      at: 'K10',
      heading: DIRECTIONS[dice.below(6)]!,
      side: ships.length % 2 === 0 ? 'a' : 'b',
      quality: QUALITIES[dice.below(5)]!,
      guns: { L: 1 + dice.below(24), R: 1 + dice.below(24) },
      carronades: { L: dice.below(4), R: dice.below(4) },
      initial: { L: dice.below(2) === 0, R: dice.below(2) === 0 },
    });
    ship.bow = { q: 20 + dice.below(11), r: 5 + dice.below(11) };
    if (ships.every((other) => rangeBetween(ship, other) > 0)) ships.push(ship);
  }
  return advancedSea(ships);
}

const lieOf = (ships: readonly Ship[]): Lie => ({
  q: Int16Array.from(ships, ({ bow }) => bow.q),
  r: Int16Array.from(ships, ({ bow }) => bow.r),
  heading: Int8Array.from(ships, ({ heading }) => heading),
  silent: new Uint8Array(ships.length),
});

const SECTIONS = { bow: 1, stern: 2 } as const;

describe('what the admiral knows of the rules', () => {
  it('finds the same ranges, rakes and sums as the umpire', () => {
    const dice = looseDice(5);
    let shots = 0;
    let rakes = 0;
    for (let n = 0; n < 600; n++) {
      const sea = anySea(dice, 2);
      const [a, b] = sea.ships as [AdvancedShip, AdvancedShip];
      const code = relation(
        kindOf(MOUNTS.broadside, MOUNTS.broadside),
        b.bow.q - a.bow.q,
        b.bow.r - a.bow.r,
        a.heading,
        b.heading,
      );
      for (const side of BROADSIDES)
        for (const { section, range } of bearingsOf(sea, a, side).bearings) {
          const laid = computeAdvanced(sea, a, side, b, { aim: 'hull', shot: 'R', section });
          if (laid === null) continue;
          expect(code & RANGE).toBe(range);
          const rake = (code >> (section === null ? WHOLE_RAKE : SECTION_RAKE)) & RAKE_BITS;
          expect(rake).toBe(laid.sternRake ? 2 : laid.rake ? 1 : 0);
          const which = section === null ? 0 : SECTIONS[section];
          const laying = { section: which, range, rake, initial: a.initial[side] };
          const sum = advancedSum(sea, a, side, laying, 'R', standingOf(sea, a, side));
          expect(sum! < 0 ? null : sum).toBe(laid.table);
          shots++;
          if (rake > 0) rakes++;
        }
    }
    expect(shots).toBeGreaterThan(150);
    expect(rakes).toBeGreaterThan(10);
  });

  it('fires at nobody whom something covers, and at somebody wherever a shot tells', () => {
    const dice = looseDice(11);
    let told = 0;
    for (let n = 0; n < 200; n++) {
      const sea = anySea(dice, 6);
      const fleets = fleetsOf(sea, 'a');
      for (const [i, ship] of fleets.ships.entries()) {
        const fire = new Float64Array(4);
        fireOf(fleets, lieOf(fleets.ships), i, fire);
        const damage = new Float64Array(fleets.ships.length);
        for (const at of [0, 2]) if (fire[at] !== NOBODY) damage[fire[at]!]! += fire[at + 1]!;
        const lawful = BROADSIDES.flatMap((side) => bearingsOf(sea, ship, side).bearings);
        for (const [j, other] of fleets.ships.entries())
          if (damage[j]! > 0) expect(lawful.map(({ target }) => target.id)).toContain(other.id);
        const telling = BROADSIDES.some((side) =>
          bearingsOf(sea, ship, side).bearings.some(({ target, section, range }) => {
            const aim = range > 5 ? 'rigging' : 'hull';
            const laid = computeAdvanced(sea, shipOf(sea, ship.id), side, target, {
              aim,
              shot: 'R',
              section,
            });
            return laid !== null && (laid.table ?? 0) >= 1;
          }),
        );
        if (!telling) continue;
        told++;
        expect(damage.some((hurt) => hurt > 0)).toBe(true);
      }
    }
    expect(told).toBeGreaterThan(200);
  });

  it('fires as if a ship were not there wherever she does not come under the guns', () => {
    const dice = looseDice(12);
    let same = 0;
    for (let n = 0; n < 60; n++) {
      const fleets = fleetsOf(anySea(dice, 6), 'a');
      const lie = lieOf(fleets.ships);
      for (let i = 0; i < fleets.ships.length; i++)
        for (let j = 0; j < fleets.ships.length; j++) {
          if (i === j || bearsOn(fleets, lie, i, j)) continue;
          const [fire, without] = [new Float64Array(4), new Float64Array(4)];
          fireOf(fleets, lie, i, fire);
          fireOf(fleets, lie, i, without, j);
          expect(without).toEqual(fire);
          if (fire[0] !== NOBODY || fire[2] !== NOBODY) same++;
        }
    }
    expect(same).toBeGreaterThan(100);
  });
});
