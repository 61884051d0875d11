/**
 * The point rule against the dice: lines of equal points and unlike make-up are to be an even match at the guns. What
 * guns do not show (boarding, turning, who acts first) was measured in whole matches: see the balance sheet.
 */
import { type Dice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { shoreBatteries } from './batteries.ts';
import { batteryPoints, shipPoints } from './points.ts';
import { type RosterShip, roster, rosterShip } from './roster.ts';

/** How good a crew is at tests: two successes on three dice, failures thrown again. */
function holds(rerolls: number, dice: Dice): boolean {
  let [successes, again] = [0, rerolls];
  for (let die = 0; die < 3; die += 1) {
    let face = dice.d6();
    if (face < 4 && again > 0) {
      again -= 1;
      face = dice.d6();
    }
    successes += face === 6 ? 2 : face >= 4 ? 1 : 0;
  }
  return successes >= 2;
}

function hits(count: number, sides: number, number: number, dice: Dice): number {
  let made = 0;
  for (let left = count; left > 0; left -= 1) {
    const face = dice.roll(sides);
    if (face > 1 && face >= number) made += 1;
    if (face === sides) left += 1;
  }
  return made;
}

interface Fighter {
  readonly ship: RosterShip;
  hull: number;
  crew: number;
  out: boolean;
}

/** One broadside with its muskets, and the morale test it may call for. */
function fire({ ship, hull }: Fighter, target: Fighter, range: number, dice: Dice): void {
  const number = 3 + range - { good: 1, average: 0, poor: -1 }[ship.quality];
  const [large, regular] = [ship.broadside.large[range]!, ship.broadside.regular[range]!].map((all) =>
    hull <= ship.crippledAt.hull ? Math.ceil(all / 2) : all,
  );
  const holed = hits(large!, 10, number, dice) + hits(regular!, 6, number, dice);
  let fallen = 0;
  for (let die = 0; range === 0 && die < ship.musketry; die += 1) {
    if (dice.d6() >= 4 || (ship.specials.includes('marines') && dice.d6() >= 4)) fallen += 1;
  }
  // Criticals as far as they end a fight: the magazine, and what a fire costs before it is out.
  const critical = holed > 0 && dice.d6() === 6 ? dice.d6() + dice.d6() : 0;
  if (critical >= 5 && critical <= 9) fallen += dice.d6() + dice.d6();
  target.hull -= holed;
  target.crew -= fallen;
  const { crippledAt, quality } = target.ship;
  const shaken =
    (holed > 0 && target.hull <= crippledAt.hull) || (fallen > 0 && target.crew <= crippledAt.crew);
  if (target.hull <= 0 || target.crew <= 0 || critical === 12) target.out = true;
  else if (shaken && !holds({ good: 2, average: 1, poor: 0 }[quality], dice)) target.out = true;
}

/** Two lines that close from effective to point-blank range and fight it out; whether the first wins. */
function firstWins(fleets: readonly [readonly RosterShip[], readonly RosterShip[]], dice: Dice): boolean {
  const lines = fleets.map((ships) =>
    ships.map((ship): Fighter => ({ ship, hull: ship.hull, crew: ship.crew, out: false })),
  );
  for (let turn = 0; ; turn += 1) {
    const range = turn < 2 ? 2 : turn < 5 ? 1 : 0;
    const first = dice.below(2);
    for (const side of [first, 1 - first]) {
      for (const fighter of lines[side]!.filter(({ out }) => !out)) {
        const targets = lines[1 - side]!.filter(({ out }) => !out).slice(0, 2);
        if (targets.length === 0) return side === 0;
        if (!fighter.out) fire(fighter, targets[dice.below(targets.length)]!, range, dice);
      }
    }
  }
}

/** A fleet of sisters, without flags and signals, of which a plain fight shows nothing. */
const sisters = (id: string, number: number): RosterShip[] => {
  const ship = rosterShip(id);
  const specials = ship.specials.filter((special) => special === 'marines');
  return Array.from({ length: number }, () => ({ ...ship, specials }));
};

/** Fleets that cost the same within 3 in a hundred: few ships and many, light and heavy, good crews and poor. */
const EVEN = [
  ['fre-argonaute', 4, 'fre-bucentaure', 3],
  ['bri-euryalus', 5, 'fre-fougueux', 3],
  ['dan-holsten', 5, 'fre-fougueux', 4],
  ['fre-hortense', 7, 'fre-fougueux', 4],
  ['ame-constitution', 7, 'bri-bellerophon', 5],
  ['bri-volage', 5, 'dan-holsten', 3],
] as const;
const BATTLES = 150;

describe('points', () => {
  it('put an average seventy-four at 51 and order ships by what they are', () => {
    expect(shipPoints(rosterShip('fre-fougueux'))).toBe(51);
    const worth = [
      'fre-curieux',
      'bri-mercury',
      'fre-hortense',
      'dan-holsten',
      'bri-africa',
      'fre-fougueux',
      'bri-victory',
    ];
    const points = worth.map((id) => shipPoints(rosterShip(id)));
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(points[0]).toBeGreaterThan(0);
  });

  it('rise with the quality of the crew and with every special', () => {
    const ship = { ...rosterShip('fre-fougueux'), specials: [] };
    const [good, average, poor] = (['good', 'average', 'poor'] as const).map((quality) =>
      shipPoints({ ...ship, quality }),
    );
    expect(good).toBeGreaterThan(average!);
    expect(average).toBeGreaterThan(poor!);
    for (const special of ['marines', 'flagship', 'signals'] as const) {
      expect(shipPoints({ ...ship, specials: [special] })).toBeGreaterThan(average!);
    }
  });

  it('ask about a sixth more for a good crew and a sixth less for a poor one, and less for a ship hard to handle', () => {
    const ship = { ...rosterShip('fre-fougueux'), specials: [] };
    const [good, poor] = (['good', 'poor'] as const).map((quality) => shipPoints({ ...ship, quality }));
    expect([good, poor]).toEqual([61, 42]);
    const [large, small] = (['large', 'small'] as const).map((size) => shipPoints({ ...ship, size }));
    expect([large, small]).toEqual([48, 48]);
    expect(shipPoints({ ...ship, specials: ['marines'] })).toBe(55);
  });

  it('are whole, at least one and never not a number, for every ship and battery', () => {
    for (const points of [...roster.map(shipPoints), ...shoreBatteries.map(batteryPoints)]) {
      expect(Number.isInteger(points) && points >= 1 && points <= 120).toBe(true);
    }
    expect(shoreBatteries.map(batteryPoints)).toEqual([13, 19, 24, 31, 39, 40, 13, 44, 9]);
  });

  it('make unlike fleets of equal points an even match', () => {
    const shares = EVEN.map(([one, ones, other, others], pair) => {
      const fleets = [sisters(one, ones), sisters(other, others)] as const;
      const [mine, theirs] = fleets.map((ships) => ships.reduce((sum, ship) => sum + shipPoints(ship), 0));
      expect(Math.abs(mine! - theirs!) / theirs!, `${one} ${other}`).toBeLessThan(0.03);
      const dice = looseDice(pair + 1);
      let wins = 0;
      for (let battle = 0; battle < BATTLES; battle += 1) wins += firstWins(fleets, dice) ? 1 : 0;
      return wins / BATTLES;
    });
    for (const [pair, share] of shares.entries()) {
      expect(share, EVEN[pair]!.join(' ')).toBeGreaterThan(0.3);
      expect(share, EVEN[pair]!.join(' ')).toBeLessThan(0.7);
    }
    const off = shares.reduce((sum, share) => sum + Math.abs(share - 0.5), 0) / shares.length;
    expect(off).toBeLessThan(0.1);
  });
});
