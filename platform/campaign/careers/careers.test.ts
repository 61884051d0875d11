import { describe, expect, it } from 'vitest';
import { testSeaBattle, testStationBattle } from '../testing/battles.ts';
import { careersFrom } from './careers.ts';
import { careersOfReports } from './careers-of.ts';
import type { FoughtBattle, Service } from './service.ts';

const ship = { id: 'eng-mars', name: 'Mars', flag: 'British' } as const;
const service = (changes: Partial<Service> = {}): Service => ({
  leader: null,
  ship,
  side: 'english',
  led: false,
  fate: 'unhurt',
  shipLost: false,
  ...changes,
});
const battle = (
  engagement: string,
  services: Service[],
  changes: Partial<FoughtBattle> = {},
): FoughtBattle => ({
  engagement,
  place: 'Ushant',
  year: 1778,
  victor: 'english',
  lost: { english: 0, european: 2 },
  services,
  ...changes,
});
const hood = { id: 'eng-hood', name: 'Hood', rank: 'Rear-Admiral' } as const;

describe('careers', () => {
  it('fame by battles, victories, wounds; who leads has the enemy’s losses for his own', () => {
    const admiral = service({ leader: hood, led: true });
    const careers = careersFrom([
      battle('1', [admiral, service({ fate: 'wounded' })]),
      battle('2', [admiral, service()]),
    ]);
    expect(
      careers.map(({ name, fame, battles, victories, wounds, state }) => [
        name,
        fame,
        battles,
        victories,
        wounds,
        state,
      ]),
    ).toEqual([
      // 24 to begin with; twice 1 there, 2 won, 4 led, 2 enemies.
      ['Hood', 24 + 18, 2, 2, 0, 'serves'],
      [careers[1]!.name, 7, 2, 2, 1, 'serves'],
    ]);
    expect(careers[0]!.rank).toBe('Vice-Admiral');
    expect(careers[1]!.record.map(({ fate, ship: in_ }) => [fate, in_])).toEqual([
      ['wounded', 'Mars'],
      ['unhurt', 'Mars'],
    ]);
  });

  it('a captain stays with his ship from battle to battle, and when he is gone the next has her', () => {
    const [first, second] = careersFrom([
      battle('1', [service()]),
      battle('2', [service({ fate: 'killed' })]),
      battle('3', [service()]),
    ]);
    expect([first!.id, first!.state, first!.battles]).toEqual(['captain-eng-mars', 'killed', 2]);
    expect([second!.id, second!.state, second!.battles]).toEqual(['captain-eng-mars-2', 'serves', 1]);
    expect(second!.name).not.toBe(first!.name);
  });

  it('rises with fame, and never falls', () => {
    const many = Array.from({ length: 5 }, (_, at) => battle(String(at), [service()]));
    const lost = battle('last', [service({ shipLost: true })], { victor: 'european' });
    const [captain] = careersFrom([...many, lost, lost, lost, lost]);
    expect(captain).toMatchObject({ rank: 'Commodore', battles: 9, victories: 5, fame: 11 });
  });

  it('are read off the reports of either war', () => {
    const sea = testSeaBattle();
    const whole = (side: 'english' | 'european') =>
      sea.lines[side].map(({ ship: id, damage }) => ({ ship: id, damage, fate: 'fights' as const }));
    const careers = careersOfReports([
      {
        game: 'sea-power',
        fought: sea,
        child: 'f00d',
        result: {
          lines: { english: whole('english'), european: whole('european') },
          leaders: [{ leader: 'eng-hood', fate: 'injured' }],
          broke: ['european'],
        },
      },
    ]);
    expect(careers).toHaveLength(5);
    expect(careers[0]).toMatchObject({
      id: 'eng-hood',
      rank: 'Rear-Admiral',
      wounds: 1,
      state: 'wounded',
      victories: 1,
    });

    const one = { game: 'station', fought: testStationBattle(), child: 'f00d' } as const;
    const result = {
      squadrons: {
        A: [
          { squadron: 'a-1', dp: 1, sunk: 0, struck: 0 },
          { squadron: 'a-2', dp: 1, sunk: 0, struck: 0 },
        ],
        B: [{ squadron: 'b-1', dp: 3, sunk: 1, struck: 1 }],
      },
      leaders: [{ leader: 'b-1-leader', fate: 'captured' as const }],
    };
    const war = careersOfReports([{ ...one, result }]);
    expect(
      war.filter(({ id }) => id.endsWith('leader')).map(({ id, rank, state }) => [id, rank, state]),
    ).toEqual([
      ['a-1-leader', 'Vice-Admiral', 'serves'],
      ['a-2-leader', 'Vice-Admiral', 'serves'],
      ['b-1-leader', 'Vice-Admiral', 'captured'],
    ]);
    expect(war).toHaveLength(3 + 11);
    // In a season the Sail are named ships of the war above: only those who led are told of here.
    expect(careersOfReports([{ ...one, result, inSeason: true }])).toHaveLength(3);
  });
});
