import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { boardingDice, parry, strikeBlows } from '../aboard/boarding.ts';
import { criticalOf } from '../aboard/critical.ts';
import { initiativePhase } from '../activation/initiative.ts';
import { collide } from '../sailing/collision.ts';
import { shipOf } from '../table/state.ts';
import { sumFaces, takeTest, throwDice } from '../table/throw.ts';
import type { TableTold } from '../table/told.ts';
import { agrees, type Chances, eitherWay, falls, plus, sumOf, tally, times } from '../testing/chances.ts';
import { type TestShip, testShip, testTable } from '../testing/table.ts';
import { throwGuns } from './broadside.ts';
import { volley } from './musketry.ts';

const THROWS = 4000;

/** Hits of one gun with all the dice it brings, from the faces of its die: a geometric series, cut where it vanishes. */
function gun(sides: number, hits: (face: number) => boolean): Chances {
  const last = 1 / sides;
  let chances: Chances = [1];
  for (let depth = 0; depth < 40; depth++) {
    const next: number[] = [0, 0];
    for (let face = 1; face < sides; face++) next[hits(face) ? 1 : 0]! += last;
    const more = plus(eitherWay(hits(sides) ? 1 : 0), chances);
    chances = more.map((chance, value) => chance * last + (next[value] ?? 0));
  }
  return chances;
}

describe('dice fall as the chances say (chi-square at one in a hundred)', () => {
  it('the test itself tells honest dice from loaded ones', () => {
    const dice = looseDice(1);
    expect(
      agrees(
        tally(THROWS, () => dice.d6()),
        sumOf(1, 6),
      ),
    ).toBe(true);
    expect(
      agrees(
        tally(THROWS, () => Math.max(dice.d6(), 2)),
        sumOf(1, 6),
      ),
    ).toBe(false);
  });

  const guns = [
    { count: 6, sides: 6, needed: 3, modifier: 0 },
    { count: 6, sides: 6, needed: 6, modifier: 1 },
    { count: 5, sides: 10, needed: 4, modifier: -1 },
    { count: 4, sides: 10, needed: 8, modifier: 0 },
    { count: 5, sides: 6, needed: 3, modifier: 3 },
  ];
  for (const [seed, { count, sides, needed, modifier }] of guns.entries())
    it(`[fire.extra-hits-explode] [fire.one-always-misses] ${count} dice of ${sides} at ${needed}, ${modifier} added`, () => {
      const exact = times(
        count,
        gun(sides, (face) => face > 1 && face + modifier >= needed),
      );
      const dice = looseDice(100 + seed);
      expect(
        agrees(
          tally(THROWS, () => throwGuns(dice, count, sides, needed, modifier).hits),
          exact,
        ),
      ).toBe(true);
    });

  /** A test passes if the first dice do, or if these and the dice thrown again for failures do together. */
  function passes(count: number, rerolls: number, needed: number): number {
    const worth = (faces: readonly number[]): number =>
      faces.filter((face) => face > 3).length + faces.filter((face) => face === 6).length;
    let passed = 0;
    for (const first of falls(count, 6)) {
      const again = Math.min(rerolls, first.filter((face) => face <= 3).length);
      let good = 0;
      for (const second of falls(again, 6)) if (worth(first) + worth(second) >= needed) good++;
      passed += good / 6 ** again;
    }
    return passed / 6 ** count;
  }
  for (const [seed, [count, rerolls, needed]] of (
    [
      [3, 0, 2],
      [3, 1, 2],
      [3, 2, 2],
      [3, 3, 2],
      [3, 1, 3],
      [3, 2, 3],
      [4, 1, 3],
    ] as const
  ).entries())
    it(`[success.four-plus] [success.six-is-two] [morale.rerolls] ${count} dice, ${rerolls} again, ${needed} needed`, () => {
      const dice = looseDice(200 + seed);
      const counts = tally(THROWS, () => (takeTest(dice, count, rerolls, needed).passed ? 1 : 0));
      expect(agrees(counts, eitherWay(passes(count, rerolls, needed)))).toBe(true);
    });

  const alone = (more: Partial<TestShip> = {}) => ({ id: 'x', at: [20, 20], heading: 90, ...more }) as const;

  it('[critical.roll-once] [critical.magazine] a critical once in six, then two dice on the table', () => {
    const dice = looseDice(300);
    const kinds = ['none', 'rudder', 'mast', 'fire', 'fires', 'leak', 'magazine'] as const;
    const one = (): number => {
      const told: TableTold[] = [];
      const state = testTable({ ships: [alone()] });
      criticalOf(state, shipOf(state, 'x'), 3, false, { dice, tell: (what) => void told.push(what) });
      const found = told.find((each) => each.kind === 'critical');
      return kinds.indexOf(found?.kind === 'critical' ? found.critical : 'none');
    };
    const exact = [30 / 36, 1 / 216, 5 / 216, 15 / 216, 9 / 216, 5 / 216, 1 / 216];
    expect(agrees(tally(THROWS, one), exact)).toBe(true);
  });

  for (const [seed, crew, quality] of [
    [400, 23, 'good'],
    [401, 31, 'poor'],
  ] as const)
    it(`[boarding.to-hit] [boarding.saves] casualties of a round by ${crew} men, ${quality}`, () => {
      const dice = looseDice(seed);
      const count = boardingDice(testShip({ ...alone({ crew, quality }) }));
      const tens = Math.floor(crew / 5) + (quality === 'good' ? 1 : -1);
      const exact = plus(times(tens, eitherWay((7 / 10) * (4 / 6))), eitherWay((3 / 6) * (4 / 6)));
      const one = () => parry(dice, strikeBlows(dice, count).hits).casualties;
      expect(agrees(tally(THROWS, one), exact)).toBe(true);
    });

  it('[musketry.dice] [special.marines-musketry] every second shot hits, of marines three in four', () => {
    const dice = looseDice(500);
    expect(
      agrees(
        tally(THROWS, () => volley(dice, 9, false).hits),
        times(9, eitherWay(1 / 2)),
      ),
    ).toBe(true);
    expect(
      agrees(
        tally(THROWS, () => volley(dice, 9, true).hits),
        times(9, eitherWay(3 / 4)),
      ),
    ).toBe(true);
  });

  it('[collision.damage-by-size] [aback.damage-by-sail] handfuls of dice are summed', () => {
    const dice = looseDice(600);
    expect(
      agrees(
        tally(THROWS, () => sumFaces(throwDice(dice, 2, 6))),
        sumOf(2, 6),
      ),
    ).toBe(true);
    const lost = (): number => {
      const state = testTable({ ships: [alone(), { ...alone(), id: 'y', at: [20, 21] }] });
      collide(state, shipOf(state, 'x'), shipOf(state, 'y'), { dice, tell: () => {} });
      return 140 - shipOf(state, 'x').hull;
    };
    expect(agrees(tally(2000, lost), sumOf(4, 6))).toBe(true);
  });

  it('[initiative.roll-2d6] two dice a squadron', () => {
    const dice = looseDice(700);
    const one = (): number => {
      const state = testTable({ ships: [alone({ side: 'b', owner: 'b' })], phase: 'initiative' });
      initiativePhase.enter(state, { dice, tell: () => {} });
      return state.order[0]!.total;
    };
    expect(agrees(tally(2000, one), sumOf(2, 6))).toBe(true);
  });
});
