import { type Means, schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { engagements, type StationBattle } from '../../engagements.ts';
import { type Fight, meeting, twoFleets } from '../../testing/battle.ts';
import { askedOf, battling, playTo } from '../../testing/fighting.ts';
import { force, type Umpire } from '../../testing/station.ts';
import { view } from '../../umpire/view.ts';
import { type BattleResult, BattleResultSchema } from '../../world/battle-result.ts';
import type { Options } from '../../world/options.ts';
import { reportOnBattle } from '../battles.ts';

const OPTIONS: Options = { foughtOut: { ways: ['hex-action', 'table-action'] } };
const BOARD: Means = { by: 'board', way: 'hex-action' };
const TABLES: Means = { by: 'tables', way: null };

/** To the question by what means, or to whatever comes first where it is not put. */
const joined = (more: Partial<Fight> = {}): Umpire =>
  playTo(battling(twoFleets('w', { options: OPTIONS, ...more }), 5), ['means', 'shifts']);
const sentOut = (red = BOARD, blue: Means = { by: 'machines', way: 'table-action' }): Umpire =>
  joined().answer(red, blue);
const open = ({ world }: Umpire): StationBattle[] =>
  engagements.open(view(world, 'gallery')) as StationBattle[];

/** Nobody hurt but two of Blue’s: one sunk and one struck, and her admiral wounded. */
const RESULT: BattleResult = {
  squadrons: {
    red: [
      { squadron: 'red-a', dp: 2, sunk: 0, struck: 0 },
      { squadron: 'red-b', dp: 1, sunk: 0, struck: 0 },
    ],
    blue: [
      { squadron: 'azure-a', dp: 3, sunk: 1, struck: 1 },
      { squadron: 'azure-b', dp: 4, sunk: 0, struck: 0 },
    ],
  },
  leaders: [{ leader: 'a-aubin', fate: 'wounded', turns: 2 }],
};

describe('by what means a Battle is fought', () => {
  it('is asked of both sides in secret, and of nobody without the option or below its size', () => {
    expect(askedOf(joined())).toEqual(['means:red', 'means:blue']);
    const least = (size: number): Options => ({ foughtOut: { ways: ['hex-action'], least: size } });
    expect(askedOf(joined({ options: least(4) }))).toEqual(['means:red', 'means:blue']);
    for (const options of [{}, least(5)]) expect(askedOf(joined({ options }))).not.toContain('means:red');
  });

  it('is by the tables where one of them likes, and where Galleys are rowed', () => {
    expect(open(sentOut(BOARD, TABLES))).toEqual([]);
    const galleys = meeting({
      put: [force('red-gf w r-ash red-a:4'), force('cobalt-galleys w c-diaz cobalt-g cobalt-j')],
      options: OPTIONS,
    });
    expect(askedOf(playTo(battling(galleys, 5), ['means', 'shifts']))).not.toContain('means:red');
  });

  it('where they differ who has the Gauge has his board; and all of the lines lies open', () => {
    const umpire = sentOut();
    expect(umpire.world.battle!.gauge).toBe('red');
    const [battle, ...others] = open(umpire);
    expect(others).toEqual([]);
    const seat = (side: string): string => umpire.world.seats.find((one) => one.side === side)!.id;
    expect(battle).toMatchObject({
      way: 'hex-action',
      fighters: { [seat('red')]: 'person', [seat('blue')]: 'machine' },
      gauge: 'red',
      intensity: umpire.world.battle!.intensity,
      lines: {
        red: [
          { squadron: 'red-a', sail: 4, leaders: [{ leader: 'r-ash' }] },
          { squadron: 'red-b', sail: 4, leaders: [] },
        ],
        blue: [
          { squadron: 'azure-a', sail: 4, leaders: [{ leader: 'a-aubin' }] },
          { squadron: 'azure-b', sail: 4, leaders: [] },
        ],
      },
    });
    expect(umpire.asks).toEqual([]);
  });
});

describe('the report of a Battle', () => {
  const umpire = sentOut();
  const refusal = (result: BattleResult): string | null => {
    expect(schemaFlaws(BattleResultSchema, result)).toEqual([]);
    const [battle] = open(umpire);
    return engagements.check(view(umpire.world, 'gallery'), battle!, result)?.code ?? null;
  };
  type Told = BattleResult['squadrons'][string];
  const { red, blue } = RESULT.squadrons as { red: Told; blue: Told };
  const told = (changes: { readonly red?: Told; readonly blue?: Told }): BattleResult => ({
    ...RESULT,
    squadrons: { red, blue, ...changes },
  });
  const blueWith = (first: Partial<Told[number]>): Told => [{ ...blue[0]!, ...first }, blue[1]!];

  it('is taken where all of it can have come of it', () => {
    expect(refusal(RESULT)).toBeNull();
    expect(refusal(told({ blue: blueWith({ sunk: 3, struck: 1 }) }))).toBeNull();
  });

  it('[8.337] tells of no more Sail lost than were there, sunk and struck together', () => {
    expect(refusal(told({ blue: blueWith({ sunk: 5, struck: 0 }) }))).toBe('report-sail');
    expect(refusal(told({ blue: blueWith({ sunk: 2, struck: 3 }) }))).toBe('report-sail');
  });

  it('tells of each Squadron that fought once, and of no other', () => {
    expect(refusal(told({ blue: [blue[0]!] }))).toBe('report-squadrons');
    expect(refusal(told({ blue: [blue[0]!, blue[0]!] }))).toBe('report-squadrons');
    expect(refusal(told({ blue: [...blue, { ...blue[1]!, squadron: 'azure-c' }] }))).toBe('report-squadrons');
    const third = { ...RESULT, squadrons: { ...RESULT.squadrons, green: [] } };
    expect(refusal(third)).toBe('report-squadrons');
  });

  it('[8.44] Sail strike to the Victor alone', () => {
    const even = [{ ...red[0]!, sunk: 2 }, red[1]!];
    expect(refusal(told({ red: even }))).toBe('report-struck');
    expect(refusal(told({ red: even, blue: blueWith({ sunk: 2, struck: 0 }) }))).toBeNull();
  });

  it('[8.37] no leader is hit twice, nor one who was not there; and the wounded are back in time', () => {
    const leaders = (...hit: BattleResult['leaders']): BattleResult => ({ ...RESULT, leaders: hit });
    const [aubin] = RESULT.leaders;
    expect(refusal(leaders(aubin!, aubin!))).toBe('report-leader');
    expect(refusal(leaders(aubin!, { leader: 'a-aubin', fate: 'killed' }))).toBe('report-leader');
    expect(refusal(leaders({ leader: 'a-brun', fate: 'killed' }))).toBe('report-leader');
    expect(refusal(leaders({ leader: 'a-aubin', fate: 'wounded' }))).toBe('report-leader');
    expect(refusal(leaders({ leader: 'a-aubin', fate: 'killed', turns: 2 }))).toBe('report-leader');
    expect(refusal(leaders({ leader: 'a-aubin', fate: 'killed' }))).toBeNull();
  });

  it('[10.321] who is aboard a Flagship that is lost is hit', () => {
    const [battle] = open(umpire);
    const [first, ...rest] = battle!.lines.blue!;
    const flagged = {
      ...battle!,
      lines: { ...battle!.lines, blue: [{ ...first!, flagship: true }, ...rest] },
    };
    const seen = view(umpire.world, 'gallery');
    expect(engagements.check(seen, flagged, { ...RESULT, leaders: [] })?.code).toBe('report-leader');
    expect(engagements.check(seen, flagged, RESULT)).toBeNull();
  });
});

describe('what came of a Battle that was fought out', () => {
  /** The report is taken; what it brings is carried out as in any Battle. */
  const taken = (result = RESULT): Umpire => {
    const umpire = sentOut();
    umpire.progress = reportOnBattle(umpire.world, result, umpire.context);
    return playTo(umpire, ['prizes', 'regroup']);
  };

  it('Sail, DPs and the wounded, no more and no less', () => {
    const { world } = taken();
    const hulls = (side: string) =>
      Object.values(world.forces[side]!.squadrons).map(({ id, sail, dp }) => [id, sail, dp]);
    expect(hulls('red')).toEqual([
      ['red-a', 4, 2],
      ['red-b', 4, 1],
    ]);
    expect(hulls('blue')).toEqual([
      ['azure-a', 2, 3],
      ['azure-b', 4, 4],
    ]);
    expect(world.forces.blue!.leaders['a-aubin']).toMatchObject({ at: 'away', until: world.turn + 2 });
    expect(world.forces.red!.leaders['r-ash']).toMatchObject({ at: 'posted', until: null });
  });

  it('[8.43] [8.44] who sank more has won, and takes what struck and no more', () => {
    const umpire = taken();
    expect(umpire.world.battle!.victor).toBe('red');
    expect(umpire.told('victor')[0]).toMatchObject({ victor: 'red', sunk: { red: 0, blue: 2 }, struck: 1 });
    expect(askedOf(umpire)).toEqual(['prizes:red']);
    expect(umpire.world.battle!.prizes.map(({ from }) => from)).toEqual(['azure-a']);
  });

  it('how long it was fought for, where the report says so', () => {
    const told = (result: BattleResult) => taken(result).told('report')[0]!;
    expect(told({ ...RESULT, turns: 8 })).toMatchObject({ at: 'w', turns: 8 });
    expect(told(RESULT)).not.toHaveProperty('turns');
  });

  it('nothing, where nobody was hurt: and nobody has won', () => {
    const none = (side: string) =>
      RESULT.squadrons[side]!.map((one) => ({ ...one, dp: 0, sunk: 0, struck: 0 }));
    const { world } = taken({ squadrons: { red: none('red'), blue: none('blue') }, leaders: [] });
    for (const side of ['red', 'blue'])
      for (const { sail, dp } of Object.values(world.forces[side]!.squadrons))
        expect([sail, dp]).toEqual([4, 0]);
    expect(world.battle?.victor ?? null).toBeNull();
  });
});
