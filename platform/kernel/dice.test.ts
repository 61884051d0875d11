import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkableDice, commitmentTo, type Dice, looseDice, seededDice } from './dice.ts';
import { hashText } from './hash.ts';
import { SECRET } from './toys/opening.ts';

const NONCES = { ann: 'n1', ben: 'n2' };
const throwsOf = (dice: Dice, count = 12, sides = 20): number[] =>
  Array.from({ length: count }, () => dice.roll(sides));
const checked = (
  step = 1,
  before = 'x',
  secret = SECRET,
  nonces: Record<string, string> = NONCES,
): number[] => throwsOf(checkableDice(secret, nonces).forStep(step, () => before));

/** Chi-square of many throws spread over many steps, as they fall in play. */
function chiSquare(diceFor: (step: number) => Dice, sides: number, perFace: number): number {
  const counts = new Array<number>(sides).fill(0);
  const wanted = sides * perFace;
  for (let thrown = 0, step = 1; thrown < wanted; step++) {
    const dice = diceFor(step);
    for (let i = 0; i < 7 && thrown < wanted; i++, thrown++) counts[dice.roll(sides) - 1]!++;
  }
  return counts.reduce((sum, count) => sum + (count - perFace) ** 2 / perFace, 0);
}

/** Sides of the die, and the chi-square that fair dice exceed once in a thousand times. */
const DICE = [
  { sides: 6, limit: 20.5 },
  { sides: 10, limit: 27.9 },
  { sides: 20, limit: 43.8 },
  // A remainder of 56 out of 256: taken without rejection, the low faces would fall twice as often.
  { sides: 200, limit: 267.5 },
] as const;

describe('every source of dice', () => {
  const sources = {
    checkable: checkableDice(SECRET, NONCES),
    seeded: seededDice(7),
  };
  for (const [name, source] of Object.entries(sources))
    for (const { sides, limit } of DICE)
      it(`throws a fair die of ${sides}: ${name}`, () => {
        const chi = chiSquare((step) => source.forStep(step, () => `${step}`), sides, 300);
        expect(chi).toBeLessThan(limit);
      });

  it('is fair in the first throw of neighbouring seeds, and of neighbouring steps', () => {
    for (const [sides, limit] of [
      [6, 20.5],
      [20, 43.8],
    ] as const) {
      const counts = { seeds: new Array<number>(sides).fill(0), steps: new Array<number>(sides).fill(0) };
      for (let i = 0; i < sides * 300; i++) {
        counts.seeds[looseDice(i).below(sides)]!++;
        counts.steps[
          seededDice(3)
            .forStep(i, () => '')
            .below(sides)
        ]!++;
      }
      for (const faces of Object.values(counts))
        expect(faces.reduce((sum, count) => sum + (count - 300) ** 2 / 300, 0)).toBeLessThan(limit);
    }
  });

  it('gives whole numbers within bounds, counts the throws, and refuses dice that do not exist', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 256 }), (seed, n) => {
        const dice = looseDice(seed);
        const thrown = [dice.below(n), dice.roll(n) - 1, dice.below(n)];
        for (const face of thrown) expect(Number.isInteger(face) && face >= 0 && face < n).toBe(true);
        expect(dice.rolled).toBe(3);
      }),
    );
    const dice = looseDice(1);
    for (const sides of [0, -1, 1.5, 257, Number.NaN]) expect(() => dice.roll(sides)).toThrow(RangeError);
    expect(dice.rolled).toBe(0);
    const face = dice.d6();
    expect(face >= 1 && face <= 6).toBe(true);
  });
});

describe('checkable dice', () => {
  it('fall the same for the same secret, nonces, step and answers', () => {
    expect(checked()).toEqual(checked());
    expect(checked(1, 'x', SECRET, { ben: 'n2', ann: 'n1' })).toEqual(checked());
  });

  it('fall otherwise when any of these is another', () => {
    const others = [
      checked(2),
      checked(1, 'y'),
      checked(1, 'x', 'ff'.repeat(32)),
      checked(1, 'x', SECRET, { ann: 'n1', ben: 'n3' }),
      checked(1, 'x', SECRET, { ann: 'n1;"ben"=n2' }),
    ];
    const all = [checked(), ...others].map((thrown) => thrown.join());
    expect(new Set(all).size).toBe(all.length);
  });

  it('are published before the match as the SHA-256 of the secret', () => {
    expect(commitmentTo('616263')).toBe(hashText('abc'));
  });

  it('do not ask for what was answered before a die falls', () => {
    let asked = 0;
    const dice = checkableDice(SECRET, NONCES).forStep(1, () => `${++asked}`);
    expect(asked).toBe(0);
    throwsOf(dice, 100);
    expect(asked).toBe(1);
  });

  it('go on beyond the first block without repeating it', () => {
    const thrown = throwsOf(
      checkableDice(SECRET, NONCES).forStep(1, () => ''),
      96,
      256,
    );
    expect(thrown.slice(32, 64)).not.toEqual(thrown.slice(0, 32));
    expect(thrown.slice(64)).not.toEqual(thrown.slice(32, 64));
  });
});

describe('seeded dice', () => {
  it('are the same for the same seed and step alone', () => {
    const of = (seed: number, step: number) => throwsOf(seededDice(seed).forStep(step, () => 'ignored'));
    expect(of(1, 2)).toEqual(of(1, 2));
    const all = [of(1, 2), of(2, 1), of(1, 3), of(2, 2), of(0xffffffff, 2)].map((thrown) => thrown.join());
    expect(new Set(all).size).toBe(all.length);
  });
});
