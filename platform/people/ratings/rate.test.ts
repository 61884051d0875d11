import { looseDice } from '@weathergage/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RatedTeam, rateMatch } from './rate.ts';
import { doubtOf, FRESH_SIDE, FRESH_SKILL, leadOf, pointsOf, type Skill } from './skill.ts';

const one = (skill: Skill, rank: number, side: Skill | null = null): RatedTeam => ({
  members: [{ skill, share: 1 }],
  side,
  rank,
});
const skills = fc.record({
  mu: fc.double({ min: -30, max: 30, noNaN: true }),
  sigma: fc.double({ min: 1, max: 25 / 3, noNaN: true }),
});

describe('a rating', () => {
  it('goes up by winning and down by losing, the more the less it was expected, and is surer afterwards', () => {
    fc.assert(
      fc.property(skills, skills, (ann, ben) => {
        const [won, lost] = rateMatch([one(ann, 1), one(ben, 2)]);
        expect(won!.members[0]!.mu).toBeGreaterThan(ann.mu);
        expect(lost!.members[0]!.mu).toBeLessThan(ben.mu);
        // What may change between two matches is all that can make it less sure.
        expect(won!.members[0]!.sigma).toBeLessThan(ann.sigma + 0.004);
        const [drawn] = rateMatch([one(ann, 1), one(ben, 1)]);
        if (ann.mu > ben.mu + 0.01) expect(drawn!.members[0]!.mu).toBeLessThan(ann.mu);
        const [surer] = rateMatch([one(ann, 1), one({ ...ben, mu: ben.mu - 10 }, 2)]);
        expect(surer!.members[0]!.mu).toBeLessThan(won!.members[0]!.mu);
      }),
      { numRuns: 60 },
    );
  });

  it('takes three average commanders of a side for no stronger than one', () => {
    const three = {
      members: [1, 2, 3].map(() => ({ skill: FRESH_SKILL, share: 1 / 3 })),
      side: null,
      rank: 1,
    };
    const [many, alone] = rateMatch([three, one(FRESH_SKILL, 1)]);
    for (const { mu } of [...many!.members, ...alone!.members]) expect(mu).toBeCloseTo(0, 10);
    const [together] = rateMatch([three, one(FRESH_SKILL, 2)]);
    const [byHimself] = rateMatch([one(FRESH_SKILL, 1), one(FRESH_SKILL, 2)]);
    // One of three has done a third of it.
    expect(together!.members[0]!.mu).toBeLessThan(byHimself!.members[0]!.mu / 2);
  });

  it('expects less of who has the worse side', () => {
    const better = { mu: 6, sigma: 1 };
    const worse = { mu: -6, sigma: 1 };
    const [favourite] = rateMatch([one(FRESH_SKILL, 1, better), one(FRESH_SKILL, 2, worse)]);
    const [outsider] = rateMatch([one(FRESH_SKILL, 1, worse), one(FRESH_SKILL, 2, better)]);
    expect(outsider!.members[0]!.mu).toBeGreaterThan(2 * favourite!.members[0]!.mu);
  });

  it('learns what a side is worth, and does not credit those with it who always have it', () => {
    const dice = looseDice(7);
    const chance = (): number => (dice.below(256) * 256 + dice.below(256)) / 65_536;
    const LEAD = 150;
    const strength = Array.from({ length: 40 }, () => 100 * (chance() + chance() + chance() - 1.5) * 2);
    const play = (counted: boolean): { bias: number; lead: number; doubt: number } => {
      const now = strength.map(() => FRESH_SKILL);
      let sides = [FRESH_SIDE, FRESH_SIDE];
      for (let i = 0; i < 1600; i++) {
        // Even numbers always have red.
        const [red, blue] = [2 * dice.below(20), 2 * dice.below(20) + 1];
        const ahead = strength[red]! - strength[blue]! + LEAD;
        const won = chance() < 1 / (1 + 10 ** (-ahead / 400));
        const [first, second] = rateMatch([
          one(now[red]!, won ? 1 : 2, counted ? sides[0]! : null),
          one(now[blue]!, won ? 2 : 1, counted ? sides[1]! : null),
        ]);
        now[red] = first!.members[0]!;
        now[blue] = second!.members[0]!;
        if (counted) sides = [first!.side!, second!.side!];
      }
      const error = (odd: number): number =>
        now.reduce((sum, skill, i) => sum + (i % 2 === odd ? pointsOf(skill) - 1500 - strength[i]! : 0), 0) /
        20;
      return {
        bias: error(0) - error(1),
        lead: leadOf(sides[0]!) - leadOf(sides[1]!),
        doubt: doubtOf(sides[0]!),
      };
    };
    const [blind, seeing] = [play(false), play(true)];
    expect(blind.bias).toBeGreaterThan(100);
    // Nobody changes sides here, so part of the lead can't be told from strength; with pairs all of it can.
    expect(Math.abs(seeing.bias)).toBeLessThan(blind.bias / 2);
    expect(seeing.lead).toBeGreaterThan(75);
    expect(seeing.doubt).toBeLessThan(60);
  });
});
