import { describe, expect, it } from 'vitest';
import { CRITICALS } from '../../data/criticals.ts';
import { computeAdvanced } from '../gunnery/advanced-broadside.ts';
import { sectionsElsewhere } from '../gunnery/gunners.ts';
import { judgePlot } from '../sailing/plot.ts';
import type { Critical } from '../sea/advanced-sea.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import { PLAIN_RULES, type RuleSet } from '../sea/rule-set.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, toldOf } from '../testing/sea.ts';
import { criticalsPhase } from './criticals.ts';
import { noteCritical } from './note-critical.ts';

const EARLIER: Partial<RuleSet> = { tables: { ...PLAIN_RULES.tables, criticals: 'die-and-table' } };

const target = (changes: Partial<AdvancedTestShip> = {}): AdvancedShip =>
  advancedShip({ id: 'target', at: 'K10', heading: 1, side: 'b', ...changes });

const hit = (changes: Partial<Critical>): Critical => ({
  ship: 'target',
  firer: 'firer',
  aim: 'hull',
  dice: [3, 4],
  table: 4,
  range: 1,
  rake: false,
  side: 'R',
  hits: { H: 0, G: 0, C: 0, R: 0 },
  shot: 'R',
  ...changes,
});

/** Two dice that make the sum. */
const sum = (row: number): readonly [number, number] => (row <= 7 ? [1, row - 1] : [6, row - 6]);
const hull = (row: number, changes: Partial<Critical> = {}) => hit({ dice: sum(row), ...changes });
const aloft = (row: number, changes: Partial<Critical> = {}) => hull(row, { aim: 'rigging', ...changes });

/** The Criticals step with one hit waiting. */
function suffer(
  ship: AdvancedShip,
  critical: Critical | readonly Critical[],
  faces: readonly number[] = [],
  changes: Parameters<typeof advancedSea>[1] = {},
) {
  const firer = advancedShip({ id: 'firer', at: 'N10', heading: 1 });
  const waiting = Array.isArray(critical) ? [...critical] : [critical as Critical];
  const sea = advancedSea([firer, ship], {
    turn: 5,
    phase: 'criticals',
    ...changes,
    advanced: { criticals: waiting, ...changes.advanced },
  });
  const heard = context(...faces);
  const progress = criticalsPhase.enter(sea, heard);
  const told = toldOf(heard.told, 'critical');
  return { sea, heard, progress, told, effect: told[0]?.effect };
}

describe('possible critical hits', () => {
  it('[16.1.2.2] only a six is one', () => {
    const sea = advancedSea([target()]);
    for (const die of [1, 2, 3, 4, 5]) noteCritical(sea, die, hit({}), context());
    expect(sea.advanced.criticals).toEqual([]);
    noteCritical(sea, 6, hit({}), context(2, 5));
    expect(sea.advanced.criticals).toMatchObject([{ ship: 'target', dice: [2, 5] }]);
  });

  it('[16.1.2.2.1] two dice and the aspect find the row; by the earlier table one die and the table fired on', () => {
    expect(suffer(target(), hull(4)).told).toMatchObject([{ row: 4, effect: 'helm', table: 'criticals' }]);
    expect(suffer(target(), aloft(4)).told).toMatchObject([{ row: 4, effect: 'broadside', side: 'L' }]);
    const sea = advancedSea([target()], { rules: EARLIER });
    noteCritical(sea, 6, hit({ table: 7 }), context(5));
    criticalsPhase.enter(sea, context());
    expect(sea.ships[0]!.advanced.wounds).toEqual({ waterline: 1 });
  });

  it('[16.1.2.2.1] every row of both tables that is not named does nothing', () => {
    for (const aim of ['hull', 'rigging'] as const) {
      for (let row = 2; row <= 12; row++)
        if (CRITICALS['two-dice'].data[aim][row] === undefined)
          expect(suffer(target(), hull(row, { aim })).effect).toBe('none');
      for (let row = 1; row <= 16; row++)
        if (CRITICALS['die-and-table'].data[aim][row] === undefined)
          expect(
            suffer(target(), hit({ aim, dice: [row > 6 ? 6 : 1], table: row > 6 ? row - 6 : row - 1 }), [], {
              rules: EARLIER,
            }).effect,
          ).toBe('none');
    }
  });

  it('[16.1.2.2.2] nothing happens before all other damage is recorded', () => {
    const ship = target();
    const sea = advancedSea([ship]);
    noteCritical(sea, 6, hit({}), context(1, 3));
    expect(ship.advanced.wounds).toEqual({});
    criticalsPhase.enter(sea, context());
    expect(ship.advanced.wounds).toEqual({ helm: 2 });
    expect(sea.advanced.criticals).toEqual([]);
  });

  it('[16.1.2.2.3] damage adds up', () => {
    const ship = target();
    suffer(ship, [aloft(4), aloft(4), hull(8), hull(8), hull(10), hull(10)], [4, 4]);
    expect(ship.advanced.wounds).toEqual({
      broadside: [
        { side: 'L', by: 1, until: 8 },
        { side: 'L', by: 1, until: 8 },
      ],
      helm: 6,
      turning: 2,
      waterline: 2,
    });
    expect(ship.rigging).toEqual([0, 4, 4, 4]);
  });

  it('[16.1.2.2.4] results of optional rules that are not played count for nothing', () => {
    const anchored = { advanced: { anchoringAllowed: false } };
    expect(suffer(target(), hull(5), [], anchored).effect).toBe('none');
    const towed = target();
    const tug = advancedShip({ id: 'firer', at: 'N10', heading: 1, advanced: { tows: 'target' } });
    const sea = advancedSea([tug, towed], { advanced: { criticals: [aloft(5)] } });
    criticalsPhase.enter(sea, context());
    expect(tug.advanced.tows).toBe('target');
  });

  it('[24.3.3] a ship past saving suffers none', () => {
    const ship = target({ surrender: 'striking', advanced: { doom: 'sinking' } });
    expect(suffer(ship, hull(8)).told).toEqual([]);
  });
});

describe('hits on the rigging', () => {
  it('[16.1.2.2.1] a mast goes if a die does not exceed the table: the rest of the first standing section', () => {
    const ship = target({ rigging: [0, 3, 4, 4] });
    expect(suffer(ship, aloft(2, { table: 4 }), [5]).effect).toBe('none');
    expect(suffer(ship, aloft(2, { table: 4 }), [4]).told).toMatchObject([{ effect: 'mast', amount: 3 }]);
    expect(ship.rigging).toEqual([0, 0, 4, 4]);
    expect(suffer(target({ rigging: [0, 0, 0, 0] }), aloft(12), [1]).effect).toBe('none');
  });

  it('[16.1.2.2.1] wreckage before the ports: a table less for three turns, and two rigging squares', () => {
    const ship = target();
    suffer(ship, aloft(6));
    expect(ship.advanced.wounds.broadside).toEqual([{ side: 'R', by: 1, until: 8 }]);
    const enemy = advancedShip({ id: 'enemy', at: 'N10', heading: 1 });
    const shift = (side: 'L' | 'R', turn: number) =>
      computeAdvanced(advancedSea([ship, enemy], { turn }), ship, side, enemy, { aim: 'hull' })!
        .modifiers.filter(({ what }) => what === 'broadside damaged')
        .map(({ by }) => by);
    expect([shift('R', 6), shift('R', 8), shift('R', 9), shift('L', 6)]).toEqual([[-1], [-1], [], []]);
    expect(ship.rigging).toEqual([2, 4, 4, 4]);
  });

  it('[16.1.2.2.1] men aloft or at the rigging lose a square, others nobody', () => {
    const busy = target({ advanced: { notes: { sail: 'FS' } } });
    expect(suffer(busy, aloft(8)).effect).toBe('aloft');
    expect(busy.sections[0]!.left).toBe(2);
    expect(suffer(target({ advanced: { notes: { repair: 'RR' } } }), aloft(8)).effect).toBe('aloft');
    expect(suffer(target({ advanced: { notes: { repair: 'RH' } } }), aloft(8)).effect).toBe('none');
  });

  it('[16.1.2.2.1] rigging hits count twice in a rake, or against full sails', () => {
    const hits = { H: 1, G: 0, C: 0, R: 3 };
    const raked = target();
    expect(suffer(raked, aloft(10, { hits, rake: true })).told).toMatchObject([{ amount: 3 }]);
    expect(raked).toMatchObject({ hull: 10, rigging: [1, 4, 4, 4] });
    expect(suffer(target(), aloft(10, { hits })).effect).toBe('none');
    expect(suffer(target({ advanced: { sail: 'full' } }), aloft(11, { hits })).effect).toBe('doubled');
    expect(suffer(target(), aloft(11, { hits })).effect).toBe('none');
  });

  it('[16.1.2.2.1] a line parts: the tow if there is one, else one grapple', () => {
    const ship = target();
    const grapples = [{ a: 'firer', b: 'target', count: 2 }];
    expect(suffer(ship, aloft(5)).effect).toBe('none');
    expect(suffer(ship, aloft(5), [], { grapples }).sea.grapples).toEqual([{ ...grapples[0]!, count: 1 }]);
    const tug = target({ advanced: { tows: 'firer' } });
    const { heard } = suffer(tug, aloft(5), [], { grapples, rules: { towing: true } });
    expect(tug.advanced.tows).toBeNull();
    expect(toldOf(heard.told, 'tow')).toMatchObject([
      { ship: 'target', tows: 'firer', begins: false, why: 'cut' },
    ]);
  });
});

describe('hits on the hull', () => {
  it('[16.1.2.2.1] 2H is a fire', () => {
    const ship = target();
    suffer(ship, hull(2, { table: 2 }), [2, 5]);
    expect(ship.advanced.fire).toBe(5);
    expect(suffer(target(), hull(2, { table: 2 }), [3]).effect).toBe('none');
  });

  it('[16.1.2.2.1] a crew loses heart: die and worth less sections lost at six or below', () => {
    const ship = target({ quality: 'average' });
    expect(suffer(ship, hull(3), [4]).effect).toBe('none');
    expect(suffer(ship, hull(3), [3]).effect).toBe('courage');
    expect(ship.quality).toBe('green');
    expect(ship.sections.map(({ quality }) => quality)).toEqual(['green', 'green', 'green']);
    const shaken = target({ quality: 'average' });
    shaken.sections[0]!.left = 0;
    expect(suffer(shaken, hull(11), [4]).effect).toBe('courage');
    expect(suffer(target({ quality: 'poor' }), hull(3), [1]).effect).toBe('none');
  });

  it('[16.1.2.2.1] the helm: no turn in the next movement', () => {
    const ship = target();
    const { sea } = suffer(ship, hull(4));
    expect(ship.advanced.wounds).toEqual({ helm: 6 });
    const plot = (turn: number, text: string) => judgePlot({ ...sea, turn }, ship, text);
    expect(plot(6, '1R')).toMatchObject({ legal: false, infraction: { code: 'helm' } });
    expect(plot(6, '1').legal).toBe(true);
    expect(plot(7, '1R').legal).toBe(true);
    ship.advanced.anchor = { how: 'AB', state: 'holding', turns: 0 };
    expect(plot(6, 'R').legal).toBe(true);
  });

  it('[16.1.2.2.1] the rudder: that, and a turn less for good, but not from ahead', () => {
    const ship = target();
    suffer(ship, hull(8, { rake: true, sternRake: true }));
    expect(ship.advanced.wounds).toEqual({ helm: 6, turning: 1 });
    expect(suffer(target(), hull(8, { rake: true })).effect).toBe('none');
  });

  it('[20.3.8] [20.3.8.3] an anchor: the ship lies to one, and adrift with none', () => {
    const ship = target({ advanced: { anchor: { how: 'AB', state: 'holding', turns: 0 } } });
    const { heard } = suffer(ship, hull(5));
    expect(ship.advanced).toMatchObject({ anchors: 1, anchor: { how: 'AB' } });
    expect(toldOf(heard.told, 'anchor')).toMatchObject([{ what: 'lost', left: 1 }]);
    const second = suffer(ship, hull(5));
    expect(ship.advanced).toMatchObject({ anchors: 0, anchor: null });
    expect(toldOf(second.heard.told, 'anchor')).toMatchObject([{ rule: '20.3.8.3', left: 0 }]);
    expect(suffer(ship, hull(5)).effect).toBe('none');
  });

  it('[35.4.3.1] in a tow an even die takes the anchor, an odd one the tow', () => {
    const ship = target({ advanced: { tows: 'firer' } });
    const towing = { rules: { towing: true } };
    suffer(ship, hull(5), [4], towing);
    expect(ship.advanced).toMatchObject({ anchors: 1, tows: 'firer' });
    suffer(ship, hull(5), [3], towing);
    expect(ship.advanced).toMatchObject({ anchors: 1, tows: null });
  });

  it('[16.1.2.2.1] between wind and water: a crew section is at the pumps for good', () => {
    const ship = target();
    expect(suffer(ship, hull(10, { table: 2 }), [3]).effect).toBe('none');
    expect(suffer(ship, hull(10, { table: 2 }), [2]).effect).toBe('waterline');
    expect(ship.advanced.wounds.waterline).toBe(1);
    expect(sectionsElsewhere(advancedSea([ship]), ship)).toBe(1);
  });

  it('[16.1.2.2.1] the magazine: die and range up to four blow her up at once, otherwise she may burn', () => {
    const ship = target();
    const { told, heard } = suffer(ship, hull(12, { range: 1 }), [3]);
    expect(ship).toMatchObject({ presence: 'gone', advanced: { end: 'exploded' } });
    expect(told).toMatchObject([{ effect: 'magazine', dice: [6, 6, 3] }]);
    expect(heard.told.map(({ kind }) => kind)).toEqual(['critical', 'ended']);
    const burnt = target();
    expect(suffer(burnt, hull(12, { range: 1, table: 4 }), [4, 4, 2]).effect).toBe('fire');
    expect(burnt.advanced.fire).toBe(2);
    expect(suffer(target(), hull(12, { range: 4, table: 4 }), [1, 5]).effect).toBe('none');
  });
});

describe('the table of the earlier printing', () => {
  const earlier = (aim: 'hull' | 'rigging', row: number, changes: Partial<Critical> = {}) =>
    hit({ aim, dice: [row > 6 ? 6 : 1], table: row > 6 ? row - 6 : row - 1, ...changes });
  const after = (ship: AdvancedShip, critical: Critical, ...faces: number[]) =>
    suffer(ship, critical, faces, { rules: EARLIER });

  it('[16.1.2.2.1] masts go by close rakes, rakes or at once', () => {
    expect(after(target(), earlier('rigging', 1, { rake: true, range: 3 })).effect).toBe('mast');
    expect(after(target(), earlier('rigging', 1, { rake: true, range: 4 })).effect).toBe('none');
    expect(after(target(), earlier('rigging', 10)).effect).toBe('none');
    expect(after(target(), earlier('rigging', 13, { rake: true, range: 5 })).effect).toBe('mast');
    expect(after(target(), earlier('rigging', 8)).effect).toBe('mast');
  });

  it('[16.1.2.2.1] [24.1.7] gun and crew hits count twice, and their commander marks the guns', () => {
    const ship = target();
    const hits = { H: 2, G: 1, C: 2, R: 0 };
    const { sea, progress } = after(ship, earlier('hull', 13, { rake: true, hits, side: 'R' }));
    expect(ship.sections[0]!.left).toBe(1);
    expect(ship.hull).toBe(10);
    expect(progress).toBe('waits');
    expect(criticalsPhase.asks(sea)).toMatchObject([{ kind: 'gun-losses', ship: 'target', seat: 'b-1' }]);
  });

  it('[16.1.2.2.1] the rudder by an odd die, the magazine without a fire, the fire without a gate', () => {
    const ship = target();
    expect(after(ship, earlier('hull', 8), 2).effect).toBe('none');
    expect(after(ship, earlier('hull', 8), 3).effect).toBe('rudder');
    expect(ship.advanced.wounds).toEqual({ turning: 1 });
    expect(after(ship, earlier('hull', 11, { range: 3 }), 2).effect).toBe('none');
    expect(after(ship, earlier('hull', 14), 5).effect).toBe('fire');
    expect(ship.advanced.fire).toBe(5);
  });
});
