import { describe, expect, it } from 'vitest';
import type { Critical } from '../sea/advanced-sea.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import { PLAIN_RULES } from '../sea/rule-set.ts';
import { advancedSea } from '../testing/advanced.ts';
import { loneShip } from '../testing/lone.ts';
import { answered } from '../testing/play.ts';
import { context, toldOf } from '../testing/sea.ts';
import { criticalsPhase } from './criticals.ts';

const NONE = { H: 0, G: 0, C: 0, R: 0 };
const hit = (dice: Critical['dice'], changes: Partial<Critical> = {}): Critical => ({
  ship: 'x',
  firer: 'f',
  aim: 'hull',
  dice,
  table: 4,
  range: 1,
  rake: false,
  side: 'R',
  hits: NONE,
  shot: 'R',
  ...changes,
});
const EARLIER = { tables: { ...PLAIN_RULES.tables, criticals: 'die-and-table' } } as const;

function suffer(ship: AdvancedShip, critical: Critical, dice: number[] = [], rules: object = {}) {
  const sea = advancedSea([ship], { turn: 5, rules, advanced: { criticals: [critical] } });
  const tools = context(...dice);
  const progress = criticalsPhase.enter(sea, tools);
  return { sea, tools, progress };
}

describe('critical hits as they are told', () => {
  const of = (changes: object) => ({
    kind: 'critical',
    rule: '16.1.2.2.1',
    ship: 'x',
    from: 'f',
    aim: 'hull',
    table: 'criticals',
    ...changes,
  });

  it('[16.1.2.2.1] one without an amount and a side, from two dice', () => {
    const { tools } = suffer(loneShip(), hit([1, 3]));
    expect(tools.told).toEqual([of({ dice: [1, 3], row: 4, effect: 'helm' })]);
  });

  it('[16.1.2.2.1] one with both: a broadside hindered for three turns, and rigging lost', () => {
    const { tools } = suffer(loneShip(), hit([1, 3], { aim: 'rigging' }));
    const told = of({
      aim: 'rigging',
      dice: [1, 3],
      row: 4,
      effect: 'broadside',
      amount: 3,
      side: 'L',
    });
    expect(tools.told[0]).toEqual(told);
    expect(toldOf(tools.told, 'damage')).toMatchObject([{ rigging: 2 }]);
  });

  it('[16.1.2.2.1] by the earlier table: its name is told with the row of the die and the table', () => {
    const { tools } = suffer(loneShip(), hit([5], { table: 7 }), [], EARLIER);
    expect(tools.told).toEqual([of({ dice: [5], row: 12, effect: 'waterline', table: 'die-and-table' })]);
  });

  it('[16.1.2.2.1] what comes to nothing has neither amount nor side', () => {
    const { tools } = suffer(loneShip({ hull: 5 }), hit([4, 6]), [5]);
    expect(tools.told).toEqual([of({ dice: [4, 6, 5], row: 10, effect: 'none' })]);
  });

  it('[16.1.2.2.2] a ship that is gone suffers nothing more', () => {
    const { tools } = suffer(loneShip({ presence: 'gone' }), hit([1, 3]));
    expect(tools.told).toEqual([]);
  });

  it('[12.4.8] a critical hit that kills the guards sets the prisoners free', () => {
    const ship = loneShip({ side: 'a', owner: 'b', captured: true, advanced: { notes: { sail: 'FS' } } });
    for (const section of ship.sections) section.role = 'prisoner';
    ship.sections.push({ ...ship.sections[0]!, no: 4, side: 'a', role: 'prize', total: 1, left: 1 });
    const { tools } = suffer(ship, hit([2, 6], { aim: 'rigging' }));
    expect(tools.told.map(({ kind }) => kind)).toEqual(['critical', 'damage', 'retaken']);
    expect(ship).toMatchObject({ side: 'b', captured: false });
  });

  it('[24.1.7] gun hits that count twice are marked by her commander, on the section they fell on', () => {
    const twice = hit([1], { table: 1, rake: true, hits: { ...NONE, G: 1 }, side: 'R', section: 'bow' });
    const ship = loneShip();
    const { sea, tools, progress } = suffer(ship, twice, [], EARLIER);
    expect(progress).toBe('waits');
    expect(sea.gunHits).toEqual([{ ship: 'x', side: 'R', section: 'bow' }]);
    expect(answered(criticalsPhase as never, sea, tools, { x: { marks: ['RGB'] } })).toBe('done');
    expect([ship.guns.R, ship.advanced.forward.guns.R, sea.gunHits]).toEqual([4, 2, []]);
  });
});

describe('a crew that may lose heart', () => {
  /** An average crew: a die of four needs one section lost. */
  const heart = (change: (ship: AdvancedShip) => void) => {
    const ship = loneShip();
    change(ship);
    const { tools } = suffer(ship, hit([1, 2]), [4]);
    return [toldOf(tools.told, 'critical')[0]?.effect, ship.sections.map(({ quality }) => quality)];
  };
  const average = ['average', 'average', 'average'];
  const green = ['green', 'green', 'green'];

  it('[16.1.2.2.1] every printed section without men counts, the last too', () => {
    expect(heart(() => {})).toEqual(['none', average]);
    for (const index of [0, 2]) {
      const dead = (ship: AdvancedShip): void => {
        ship.sections[index]!.left = 0;
      };
      expect(heart(dead)).toEqual(['courage', green]);
    }
  });

  it('[16.1.2.2.1] men who came aboard later, and a section that never had men, do not', () => {
    const guest = (ship: AdvancedShip): void => {
      ship.sections.push({ ...ship.sections[0]!, no: 4, from: 'y', left: 0 });
    };
    expect(heart(guest)[0]).toBe('none');
    const never = (ship: AdvancedShip): void => {
      ship.sections[2] = { ...ship.sections[2]!, total: 0, left: 0 };
    };
    expect(heart(never)[0]).toBe('none');
  });

  it('[16.1.2.2.1] it is those of the ship’s quality who serve a step worse; others stay what they are', () => {
    const mixed = (ship: AdvancedShip): void => {
      ship.sections[0]!.left = 0;
      ship.sections[2] = { ...ship.sections[2]!, quality: 'crack' };
    };
    expect(heart(mixed)).toEqual(['courage', ['green', 'green', 'crack']]);
  });
});
