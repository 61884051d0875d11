import { describe, expect, it } from 'vitest';
import { AREAS, areaOf } from '../../data/areas.ts';
import { areaScores } from '../ports/points.ts';
import { leaderIds, putOut, shipIds, stackOf, yearOf } from '../testing/forces.ts';
import { drawUp } from './battle-line.ts';

describe('3.6 definitions', () => {
  it('[3.6/1] a line of battle is all the ships of a side’s squadron in the area, stack after stack', () => {
    const english = shipIds('England', 2, 0, 5);
    const french = shipIds('France', 2, 0, 2);
    const [keppel, rodney] = leaderIds('England', 2, 2) as [string, string];
    const world = yearOf(2, 1780, 'combat', { english: { leaders: [keppel, rodney] } });
    const area = 'bay-of-biscay';
    putOut(world, 'english', 'eng-channel', 'E1', { area }, [
      stackOf(english.slice(3), rodney),
      stackOf(english.slice(0, 3), keppel),
    ]);
    putOut(world, 'european', 'fra-brest', 'P1', { area }, [stackOf(french)]);
    putOut(world, 'english', 'eng-downs', 'E2', { area: 'north-sea' }, []);
    const battle = {
      area,
      tokens: { english: 'E1', european: 'P1' },
      step: 'line',
      gauge: null,
      round: 1,
      lines: null,
      began: { english: [], european: [] },
      led: [],
      leaving: [],
      beaten: [],
    } as const;
    const { lines } = drawUp(world, battle);
    expect(lines.english.map(({ ship }) => ship)).toEqual([...english.slice(3), ...english.slice(0, 3)]);
    expect(lines.european.map(({ ship }) => ship)).toEqual(french);
  });

  it('[3.6/6] some areas bring the European who controls them points each year, others none', () => {
    const worth = AREAS.filter(({ points }) => points > 0);
    expect(AREAS).toHaveLength(44);
    expect(worth.length).toBeGreaterThan(0);
    expect(worth.length).toBeLessThan(44);
    const world = yearOf(2, 1780, 'assault');
    world.control = ['eastern-med', 'western-med'];
    expect(areaScores(world).map(({ side, points, of }) => [side, points, of])).toEqual([
      ['european', areaOf('eastern-med').points, 'eastern-med'],
      ['european', areaOf('western-med').points, 'western-med'],
    ]);
  });
});
