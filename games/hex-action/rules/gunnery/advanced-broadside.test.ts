import { describe, expect, it } from 'vitest';
import { bearingsOf } from '../bearing/fields.ts';
import { splitTables } from '../bearing/hit-row.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { type AdvancedLaid, computeAdvanced, type ShotOptions } from './advanced-broadside.ts';
import { gunsBarred } from './gunners.ts';

type Seen = Parameters<typeof advancedSea>[1];
const FIRED = { L: false, R: false };
const firer = (more: Partial<AdvancedTestShip> = {}): AdvancedShip =>
  advancedShip({
    id: 'a',
    at: 'K15',
    heading: 1,
    initial: FIRED,
    ...more,
    spec: { nation: 'French', guns: { L: 20, R: 20 }, carronades: { L: 0, R: 0 }, ...more.spec },
  });
const target = (
  at: string,
  heading: 1 | 2 | 3 | 4 | 5 | 6 = 1,
  more: Partial<AdvancedTestShip> = {},
): AdvancedShip => advancedShip({ id: 'b', at, heading, side: 'b', ...more });
const lay = (
  a: AdvancedShip,
  b: AdvancedShip,
  options: Partial<ShotOptions> = {},
  waters: Seen = {},
  side: 'L' | 'R' = 'R',
): AdvancedLaid => computeAdvanced(advancedSea([a, b], waters), a, side, b, { aim: 'hull', ...options })!;
const by = (laid: AdvancedLaid, rule: string): number =>
  laid.modifiers.filter((each) => each.rule === rule).reduce((sum, each) => sum + each.by, 0);

describe('hit determination', () => {
  it('[16.1] [24.0] gun squares and range find the table; an average crew has nothing to add', () => {
    expect(lay(firer(), target('N15'))).toMatchObject({
      range: 3,
      guns: 20,
      base: 2,
      modifiers: [],
      table: 2,
    });
  });

  it('[16.1.2.1] above ten the shot is several dice, each on the highest table there is', () => {
    expect([11, 12, 15, 20].map(splitTables)).toEqual([
      [10, 1],
      [10, 2],
      [10, 5],
      [10, 10],
    ]);
    expect([-1, 0, 7, 10].map(splitTables)).toEqual([[], [0], [7], [10]]);
    const first = firer({
      quality: 'elite',
      at: 'K17',
      heading: 3,
      initial: { L: true, R: true },
      advanced: { anchor: { how: 'A', state: 'holding', turns: 0 }, shot: { L: 'D', R: 'D' } },
      spec: { guns: { L: 26, R: 26 }, carronades: { L: 0, R: 0 } },
    });
    const most = lay(first, target('K15'), {}, {}, 'L');
    expect(most).toMatchObject({ range: 1, sternRake: true, table: 20, tables: [10, 10] });
    expect(most.faces).toHaveLength(2);
  });

  it('[24.5.1] a crack eighty of twenty-two guns at three hexes fires on table 3 with men in the rigging', () => {
    const eighty = {
      quality: 'crack',
      spec: { guns: { L: 22, R: 22 }, carronades: { L: 0, R: 0 } },
    } as const;
    expect(lay(firer(eighty), target('N15'))).toMatchObject({ base: 3, table: 5 });
    const aloft = lay(firer({ ...eighty, advanced: { notes: { sail: 'BS' } } }), target('N15'));
    expect(aloft).toMatchObject({ base: 3, table: 3 });
    expect(by(aloft, '11.3.3')).toBe(-2);
  });

  it('[24.5.1] whose last section is aloft has nobody at the guns', () => {
    const one = firer({ advanced: { notes: { sail: 'FS' } } });
    for (const section of one.sections.slice(1)) section.left = 0;
    expect(gunsBarred(advancedSea([one]), one)).toMatchObject({ rule: '11.3.3' });
    const two = firer({ advanced: { notes: { sail: 'FS' } } });
    two.sections[0]!.left = 0;
    expect(gunsBarred(advancedSea([two]), two)).toBeNull();
  });

  it('[24.0] the column of a captured ship stands for lost sections, by gun squares', () => {
    const small = { spec: { guns: { L: 6, R: 6 }, carronades: { L: 0, R: 0 } } } as const;
    expect(by(lay(firer({ captured: true }), target('N15')), '11.3.5')).toBe(-2);
    expect(by(lay(firer({ captured: true, ...small }), target('N15')), '11.3.5')).toBe(-1);
    const prize = firer({ captured: true, advanced: { notes: { sail: 'BS' } } });
    prize.sections[0]!.left = 0;
    expect(by(lay(prize, target('N15')), '11.3.3')).toBe(0);
    const lost = firer();
    lost.sections[0]!.left = 0;
    expect(by(lay(lost, target('N15')), '11.3.3')).toBe(-2);
  });

  it('[16.1.2.3] [16.1.2.3.1] [26.1.2] without reload squares the low powder column counts', () => {
    const spent = firer({ advanced: { reloads: 0 } });
    expect(lay(spent, target('N15'))).toMatchObject({
      table: 0,
      lowPowder: true,
      reconstructed: ['lowPowder'],
    });
    expect(lay(firer({ advanced: { reloads: 1 } }), target('N15'))).toMatchObject({
      table: 2,
      reconstructed: [],
    });
    const tables = { ...advancedSea([]).advanced.rules.tables, lowPowder: 'one' as const };
    expect(lay(spent, target('N15'), {}, { rules: { tables } }).table).toBe(1);
  });

  it('[16.1.2.3] low powder begins with the last reload square, and not before', () => {
    const low = (reloads: number) => lay(firer({ advanced: { reloads } }), target('N15')).lowPowder;
    expect([28, 1, 0].map(low)).toEqual([false, false, true]);
  });

  it('[18.2.2.4] [18.2.2.5] gale and storm by the class of the ship that fires', () => {
    const shift = (velocity: 3 | 5 | 6, ship: 1 | 2 | 5): number => {
      const laid = lay(firer({ spec: { class: ship } }), target('N15'), {}, { advanced: { velocity } });
      return laid.table! - 2;
    };
    expect([shift(3, 1), shift(5, 1), shift(5, 2), shift(5, 5)]).toEqual([0, -1, 0, -1]);
    expect([shift(6, 1), shift(6, 2), shift(6, 5)]).toEqual([-2, -1, 0]);
  });

  it('[20.3.5] [20.3.8.1] anchored she fires better, on both anchors and once they hold', () => {
    const anchored = (state: 'holding' | 'ordered' | 'weighing', anchors = 2): number =>
      by(
        lay(firer({ advanced: { anchor: { how: 'A', state, turns: 0 }, anchors } }), target('N15')),
        '20.3.5',
      );
    expect([anchored('holding'), anchored('ordered'), anchored('weighing')]).toEqual([2, 0, 0]);
    expect(anchored('holding', 1)).toBe(0);
  });

  it('[16.1.2.2.3] damage to a broadside adds up and ends', () => {
    const wounds = {
      broadside: [
        { side: 'R', by: 1, until: 4 },
        { side: 'R', by: 1, until: 5 },
        { side: 'L', by: 1, until: 9 },
      ],
    } as const;
    const worse = (turn: number): number =>
      lay(firer({ advanced: { wounds } }), target('N15'), {}, { turn }).table! - 2;
    expect([worse(4), worse(5), worse(6)]).toEqual([-2, -1, 0]);
  });
});

describe('sections', () => {
  it('[16.2.2] [24.1.2] one section fires its own half of guns and carronades', () => {
    const odd = firer({ spec: { guns: { L: 9, R: 9 }, carronades: { L: 4, R: 4 } } });
    expect(odd.advanced.forward.guns.R).toBe(5);
    expect(lay(odd, target('N15'))).toMatchObject({ guns: 9, carronades: 4 });
    expect(lay(odd, target('N15'), { section: 'bow' })).toMatchObject({ guns: 5, carronades: 2 });
    expect(lay(odd, target('N15'), { section: 'stern' })).toMatchObject({ guns: 4, carronades: 2 });
  });

  it('[24.0] carronades reach three hexes', () => {
    const short = firer({ spec: { guns: { L: 0, R: 0 }, carronades: { L: 8, R: 8 } } });
    expect(lay(short, target('N15'))).toMatchObject({ range: 3, carronades: 8 });
    expect(computeAdvanced(advancedSea([]), short, 'R', target('O15'), { aim: 'hull' })).toBeNull();
  });
});

describe('rakes', () => {
  const t = target('K15');
  const laid = (at: string, heading: 1 | 2 | 3 | 4 | 5 | 6, side: 'L' | 'R') => {
    const a = firer({ at, heading });
    const state = advancedSea([a, t]);
    const [bearing] = bearingsOf(state, a, side).bearings;
    return computeAdvanced(state, a, side, t, { aim: 'hull', section: bearing!.section })!;
  };

  it('[24.4.1] [16.1.1.1] on the row that her bow points along, the number in parentheses is the base', () => {
    expect(laid('K12', 2, 'R')).toMatchObject({ range: 3, rake: true, sternRake: false, base: 5, table: 5 });
  });

  it('[24.4.1] off that row there is no rake, though she can’t answer', () => {
    expect(laid('J12', 2, 'R')).toMatchObject({ range: 3, section: null, rake: false });
    expect(laid('M13', 3, 'R')).toMatchObject({ range: 3, section: null, rake: false });
  });

  it('[24.4.3] [16.1.1.2] into the stern it counts one more', () => {
    const astern = laid('K18', 3, 'L');
    expect(astern).toMatchObject({ range: 2, rake: true, sternRake: true, base: 6, table: 7 });
    expect(by(astern, '24.4.3')).toBe(1);
  });

  it('[24.4.2] in the very next hex with the whole broadside, even if she can answer', () => {
    const across = laid('K14', 2, 'R');
    expect(across).toMatchObject({ range: 1, section: null, rake: true });
    expect(bearingsOf(advancedSea([firer({ at: 'K14', heading: 2 }), t]), t, 'L').bearings).toHaveLength(1);
    const inHalf = firer({ at: 'K14', heading: 2 });
    expect(lay(inHalf, t, { section: 'stern' })).toMatchObject({ rake: false });
  });

  it('[24.4.1] one section that bears may rake by itself', () => {
    expect(laid('K13', 3, 'R')).toMatchObject({ section: 'bow', guns: 10, rake: true });
  });

  it('[24.4.4] not from six hexes on', () => {
    expect(laid('K10', 2, 'R')).toMatchObject({ range: 5, rake: true });
    expect(laid('K9', 2, 'R')).toMatchObject({ range: 6, rake: false });
  });
});

describe('full sails', () => {
  it('[20.1.3] table 4, die 3: two rigging hits, crew and gun, and one more for full sails', () => {
    const crack = firer({ quality: 'crack' });
    const full = target('N15', 1, { advanced: { sail: 'full' } });
    const at = (ship: AdvancedShip, aim: 'hull' | 'rigging') => lay(crack, ship, { aim });
    expect(at(full, 'rigging')).toMatchObject({ table: 4, fullSail: true, reconstructed: ['fullSailHits'] });
    expect(at(full, 'rigging').faces[0]![2]).toEqual({ H: 0, G: 1, C: 1, R: 3 });
    expect(at(target('N15'), 'rigging').faces[0]![2]).toEqual({ H: 0, G: 1, C: 1, R: 2 });
    expect(at(full, 'hull').fullSail).toBe(false);
    expect(at(full, 'hull').faces).toEqual(at(target('N15'), 'hull').faces);
  });

  it('[20.1.3] [40.0] not on a fore-and-aft rig where that rule is played', () => {
    const schooner = target('N15', 1, { advanced: { sail: 'full' }, special: { foreAndAft: true } });
    const played = (foreAndAft: boolean) =>
      lay(firer(), schooner, { aim: 'rigging' }, { rules: { foreAndAft } });
    expect([played(true).fullSail, played(false).fullSail]).toEqual([false, true]);
  });

  it('[11.2.6] the hits to be expected are the mean of all dice', () => {
    const { expected, faces } = lay(firer(), target('N15'));
    expect(expected.H).toBeCloseTo(faces[0]!.reduce((sum, { H }) => sum + H, 0) / 6, 9);
    expect(expected.H).toBeGreaterThan(0);
  });
});
