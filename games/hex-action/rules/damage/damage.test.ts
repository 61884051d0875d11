import { describe, expect, it } from 'vitest';
import { combatPhase } from '../gunnery/combat.ts';
import type { AnswerTo } from '../sea/asks.ts';
import { canWork, crewLeft, type Ship } from '../sea/ship.ts';
import type { State } from '../sea/state.ts';
import { allowances } from '../sea/wind.ts';
import { advancedShip } from '../testing/advanced.ts';
import { answered, phaseAsks, played } from '../testing/play.ts';
import { context, type TestShip, testSea, testShip, toldOf, viewOf } from '../testing/sea.ts';
import { putPrizeCrew } from '../testing/taken.ts';
import { gunMarks, markCrew, markGun, markHits, markRigging } from './damage.ts';
import { gunLosses, gunLossesAsk, gunOutcomes } from './gun-losses.ts';

const frigate = (rest: Partial<TestShip> = {}): Ship => testShip({ id: 't', at: 'K15', heading: 1, ...rest });
const onTheRight = testShip({ id: 'a', at: 'N15', heading: 1, side: 'b' });
const hit = (H = 0, G = 0, C = 0, R = 0) => [{ firer: onTheRight, hits: { H, G, C, R } }];

describe('marking hits', () => {
  it('[11.4.3.1] [24.1.7] a mark takes one square of its broadside, and of its half where it names one', () => {
    const marked = (mark: Parameters<typeof markGun>[1]) => {
      const spec = { guns: { L: 4, R: 4 }, carronades: { L: 2, R: 2 } };
      const ship = advancedShip({ id: 't', at: 'K15', heading: 1, spec });
      markGun(ship, mark);
      const { forward } = ship.advanced;
      return [ship.guns.L, ship.carronades.R, forward.guns.L, forward.carronades.R];
    };
    expect(marked('LG')).toEqual([3, 2, 2, 1]);
    expect(marked('RC')).toEqual([4, 1, 2, 1]);
    expect(marked('LGB')).toEqual([3, 2, 1, 1]);
    expect(marked('LGS')).toEqual([3, 2, 2, 1]);
    expect(marked('RCB')).toEqual([4, 1, 2, 0]);
  });

  it('[11.4] each hit is marked in its own part of the log', () => {
    const target = frigate();
    const { damage, gunHits } = markHits(target, hit(2, 1, 1, 3));
    expect(damage).toMatchObject({ hull: 2, crew: [{ section: 1, squares: 1 }], rigging: 3 });
    expect(gunHits).toEqual(['R']);
    expect(target).toMatchObject({ hull: 8, rigging: [1, 4, 4, 4] });
    expect(target.sections.map(({ left }) => left)).toEqual([2, 3, 3]);
  });

  it('[11.4.1.1] one hull square a hit; more than there are miss', () => {
    const target = frigate({ hull: 3 });
    expect(markHits(target, [...hit(2), ...hit(4)]).damage.hull).toBe(3);
    expect(target.hull).toBe(0);
  });

  it('[11.4.2.1] crew goes from the first section, then the second, then the third', () => {
    const target = frigate();
    expect(markCrew(target, 4)).toEqual([
      { section: 1, squares: 3 },
      { section: 2, squares: 1 },
    ]);
    expect(target.sections.map(({ left }) => left)).toEqual([0, 2, 3]);
    markCrew(target, 3);
    expect(target.sections.map(({ left }) => left)).toEqual([0, 0, 2]);
  });

  it('[11.4.2.2] without crew she does nothing; more crew hits miss', () => {
    const target = frigate();
    const lost = markCrew(target, 12).reduce((sum, { squares }) => sum + squares, 0);
    expect(lost).toBe(9);
    expect([crewLeft(target), canWork(target, 1)]).toEqual([0, false]);
    const state = testSea({
      ships: [
        { id: 'a', at: 'K15', heading: 1 },
        { id: 'b', at: 'N15', heading: 1, side: 'b' },
      ],
    });
    markCrew(state.ships[0]!, 9);
    expect(phaseAsks(combatPhase, state, context()).map(({ ship: id }) => id)).toEqual(['b']);
  });

  it('[11.4.4.1] rigging goes section by section and each whole one costs a hex; more hits miss', () => {
    const target = frigate();
    expect(markRigging(target, 5)).toBe(5);
    expect(target.rigging).toEqual([0, 3, 4, 4]);
    expect(allowances(target)).toMatchObject({ A: 3, B: 2, C: 0, D: 0 });
    expect(markRigging(target, 20)).toBe(11);
    expect(allowances(target)).toMatchObject({ A: 0, B: 0, C: 0, D: 0 });
  });

  it('[11.4.3.2] gun hits with no square left are hull hits', () => {
    const target = frigate({ guns: { L: 0, R: 1 }, carronades: { L: 0, R: 0 } });
    const { damage, gunHits } = markHits(target, hit(1, 3));
    expect([damage.hull, gunHits.length]).toEqual([3, 1]);
  });

  it('[12.4.11] aboard a prize odd losses fall on the prize crew, even ones on the prisoners', () => {
    const prize = frigate({ captured: true, owner: 'b' });
    putPrizeCrew(prize, 'x', 5);
    markCrew(prize, 1);
    expect(prize.sections.map(({ left }) => left)).toEqual([3, 3, 3, 4]);
    markCrew(prize, 4);
    expect(prize.sections.map(({ left }) => left)).toEqual([1, 3, 3, 2]);
    // Each phase counts from one again.
    markCrew(prize, 3);
    expect(prize.sections.map(({ left }) => left)).toEqual([0, 3, 3, 0]);
    // What finds nobody of its own kind misses.
    markCrew(prize, 4);
    expect(prize.sections.map(({ left }) => left)).toEqual([0, 1, 3, 0]);
  });
});

describe('gun hits', () => {
  const choosing = (rest: Partial<TestShip> = {}): State => {
    const spec = { guns: { L: 13, R: 13 } };
    return testSea({
      ships: [
        { id: 'a', at: 'K15', heading: 1, spec, initial: { L: false, R: false } },
        { id: 'b', at: 'N15', heading: 1, side: 'b', ...rest },
      ],
      phase: 'combat',
    });
  };
  // Table 3, die 6: two hull and two gun hits.
  const fired = (state: State) => {
    const told = context(6);
    const answers: Record<string, AnswerTo<'fire'>> = {
      a: { L: null, R: { target: 'b', aim: 'hull' } },
      b: { L: null, R: null },
    };
    played(combatPhase, state, told, answers);
    return told;
  };

  it('[11.4.3.1] the commander chooses guns or carronades of the near side', () => {
    const state = choosing();
    fired(state);
    expect(state.ships[1]!.guns.L).toBe(5);
    const [ask] = phaseAsks(gunLosses, state, context());
    if (ask?.kind !== 'gun-losses') throw new Error('no ask');
    expect(ask).toMatchObject({ seat: 'b-1', ship: 'b', hits: ['L', 'L'] });
    const view = viewOf(state, 'b-1');
    expect([...gunLossesAsk.choices(view, ask)]).toEqual([{ marks: ['LG', 'LG'] }, { marks: ['LG', 'LC'] }]);
    expect(gunLossesAsk.check(view, ask, { marks: ['LC', 'LG'] })).toBeNull();
    for (const marks of [['LG'], ['RG', 'LG'], ['LC', 'LC']] as const)
      expect(gunLossesAsk.check(view, ask, { marks: [...marks] })).toMatchObject({ rule: '11.4.3.1' });
    const told = context();
    answered(gunLosses, state, told, { b: { marks: ['LC', 'LG'] } });
    expect(state.ships[1]).toMatchObject({ guns: { L: 4, R: 5 }, carronades: { L: 0, R: 1 } });
    expect(toldOf(told.told, 'damage')).toMatchObject([{ guns: { L: 1, R: 0 }, carronades: { L: 1, R: 0 } }]);
    expect(state.gunHits).toEqual([]);
  });

  it('[11.4.3.1] nobody is asked where there is nothing to choose', () => {
    const state = choosing({ carronades: { L: 0, R: 0 } });
    const told = fired(state);
    expect(toldOf(told.told, 'damage')).toMatchObject([{ guns: { L: 2, R: 0 } }]);
    expect(gunLosses.enter(state, context())).toBe('done');
    const last = choosing({ guns: { L: 1, R: 3 }, carronades: { L: 1, R: 0 } });
    fired(last);
    expect(last.ships[1]).toMatchObject({ guns: { L: 0, R: 3 }, carronades: { L: 0, R: 0 } });
    expect(gunLosses.enter(last, context())).toBe('done');
  });

  it('[11.4.3.1] the near side’s carronades go before the far side’s guns, and then the far side', () => {
    const guns = { guns: { L: 0, R: 4 }, carronades: { L: 1, R: 2 } };
    expect(gunMarks(guns, 'L')).toEqual(['LC']);
    expect(gunOutcomes(guns, ['L', 'L'])).toEqual([
      ['LC', 'RG'],
      ['LC', 'RC'],
    ]);
  });

  it('[11.4.3.1] a rake from the axis leaves the choice of side to the owner', () => {
    expect(gunMarks({ guns: { L: 1, R: 1 }, carronades: { L: 0, R: 1 } }, null)).toEqual(['LG', 'RG', 'RC']);
    expect(gunOutcomes({ guns: { L: 1, R: 1 }, carronades: { L: 0, R: 0 } }, [null])).toEqual([
      ['LG'],
      ['RG'],
    ]);
  });
});
