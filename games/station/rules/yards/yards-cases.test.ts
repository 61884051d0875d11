import { describe, expect, it } from 'vitest';
import { inWords, toldLines } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { executes } from '../testing/orders.ts';
import { force, formationIn, type Stated, scripted, stationAt, Umpire } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import { forcesOf } from '../world/forces.ts';
import type { Career } from '../world/ranks.ts';
import type { Lasting, State } from '../world/state.ts';
import { auxiliariesStep } from './auxiliary-step.ts';
import { checkConvertInPort, checkToSail, convertInPort, convertToSail } from './conversion.ts';
import { dockyardStep, rollsAt } from './dockyard.ts';
import { layUp } from './lay-up.ts';
import { extraRolls, repairRolls } from './repair-rates.ts';

const NONE = { back: [], repair: [], prestige: 0, hulk: [] };
const yard = (stated: Stated, ...dice: number[]): Umpire =>
  new Umpire(stationAt(stated), dockyardStep, ...dice);
const repairing = (...squadrons: string[]) => ({ ...NONE, repair: [{ port: 'kings-port', squadrons }] });
const WITHOUT: Stated = { scenario: { only: { without: ['repairs'] } } };

describe('Repair rolls', () => {
  const rolls = (stated: Stated, change: (world: State) => void = () => {}): number => {
    const world = stationAt(stated);
    change(world);
    return repairRolls(world, 'red', 'kings-port');
  };
  const usual = rolls({});
  it('[11.321] of one’s own Port that nothing halts, in a scenario that knows Repairs', () => {
    expect(usual).toBeGreaterThan(0);
    expect(rolls(WITHOUT)).toBe(0);
    expect(rolls({ scenario: { only: { without: ['draws'] } } })).toBe(usual);
    expect(rolls({ scenario: { only: {} } })).toBe(usual);
    const halted = (until: number): number =>
      rolls({}, (world) => {
        world.ports['kings-port']!.noRepairUntil = until;
      });
    expect([halted(0), halted(1)]).toEqual([usual, 0]);
    const world = stationAt({});
    expect([repairRolls(world, 'blue', 'kings-port'), repairRolls(world, 'red', 'nowhere')]).toEqual([0, 0]);
  });
  it('[11.35] Repair Points are the owner’s, one roll each', () => {
    const world = stationAt({});
    world.ports['kings-port']!.repairPoints = 2;
    expect([
      rollsAt(view(world, 'red'), 'red', 'kings-port'),
      rollsAt(view(world, 'blue'), 'blue', 'kings-port'),
    ]).toEqual([usual + 2, 0]);
    expect(rollsAt(view(world, 'red'), 'red', 'nowhere')).toBe(0);
  });
  it('[11.321] what an Event gives is its side’s', () => {
    const extra = (lasting: object): number =>
      extraRolls(stationAt({ world: { lasting: [lasting as Lasting] } }), 'red');
    const gift = { what: 'extraRepair', side: 'red', rolls: 2, until: 9 };
    expect([extra(gift), extra({ ...gift, side: 'blue' }), extra({ ...gift, what: 'request' })]).toEqual([
      2, 0, 0,
    ]);
  });
});

describe('The dockyard', () => {
  const LYING: Stated = { ordinary: { 'kings-port': 'red-a:4/6 red-b:3/3' } };
  const mended = (die: number, career: Career = { rank: 0 }): number => {
    const step = yard({ ...LYING, options: { careers: { A: career } } }, die).answer(
      repairing('red-a'),
      NONE,
    );
    return 6 - forcesOf(step.world, 'red').squadrons['red-a']!.dp;
  };
  it('[11.32] [12.44] an Inspector of Dockyards takes two off the die', () => {
    expect([mended(2), mended(3), mended(6), mended(7)]).toEqual([2, 1, 1, 0]);
    const inspector: Career = { rank: 5, inspectorate: 'dockyards' };
    expect([mended(4, inspector), mended(5, inspector), mended(8, inspector), mended(9, inspector)]).toEqual([
      2, 1, 1, 0,
    ]);
  });
  it('[12.31] only a die that mends nothing is thrown again', () => {
    const thrown = (...dice: number[]): readonly number[] => {
      const step = yard(LYING, ...dice);
      forcesOf(step.world, 'red').standing = { ...forcesOf(step.world, 'red').standing, again: ['repair'] };
      return step.answer(repairing('red-a'), NONE).told('repaired')[0]!.dice!;
    };
    expect([thrown(6), thrown(7, 2)]).toEqual([[6], [7, 2]]);
  });
  it('[11.34] [11.343] hulked: two Sail of a Squadron of the line take eight DPs with them; others two each', () => {
    const step = yard({ ordinary: { 'kings-port': 'red-a:4/11 red-d:2/7' } });
    const hulk = Object.entries({ 'red-a': 2, 'red-d': 1 }).map(([squadron, sail]) => ({ squadron, sail }));
    step.answer({ ...NONE, hulk }, NONE);
    expect(
      Object.values(forcesOf(step.world, 'red').squadrons).map(({ id, sail, dp }) => `${id}:${sail}/${dp}`),
    ).toEqual(['red-a:2/3', 'red-d:1/5']);
  });
  it('[11.342] hulks cost no Prestige', () => {
    const step = yard({ ordinary: { 'kings-port': 'red-a:4/11 red-b' } });
    const before = { ...step.world.prestige };
    step.answer({ ...NONE, hulk: [{ squadron: 'red-a', sail: 4 }] }, NONE);
    expect(step.world.prestige).toEqual(before);
    expect(forcesOf(step.world, 'red').squadrons['red-a']).toBeUndefined();
  });
  it('[9.388] [11.34] not if that would end an Order and the Admiral does not agree', () => {
    const hulked = (die: number): number => {
      const world = stationAt({
        put: [force('red-flag kings-port r-birch red-a:4', { fitting: true })],
        stations: { red: 'r-ash' },
      });
      executes(world, 'red-flag', 'red-blockade');
      new Umpire(world, dockyardStep, die).answer({ ...NONE, hulk: [{ squadron: 'red-a', sail: 1 }] }, NONE);
      return forcesOf(world, 'red').squadrons['red-a']!.sail;
    };
    expect([hulked(9), hulked(0)]).toEqual([4, 3]);
  });
  it('[11.321] refused where nothing is Repaired', () => {
    expect(yard({ ...LYING, ...WITHOUT }).check(repairing('red-a'))).toMatchObject({
      code: 'halt',
      rule: '11.321',
    });
    expect(yard({ ...LYING, ...WITHOUT }).check(repairing())).toBeNull();
    expect(
      yard({ ...LYING, scenario: { only: { without: ['draws'] } } }).check(repairing('red-a')),
    ).toBeNull();
  });
  it('[11.31] what is offered: the most damaged in Port, the sound ones back, a wreck hulked', () => {
    const offered = (stated: Stated, change: (world: State) => void = () => {}): string[] => {
      const step = yard(stated);
      change(step.world);
      return step.choices<'dockyard'>().map(inWords);
    };
    const stated: Stated = {
      ordinary: { 'kings-port': 'red-a:4/2 red-b:3/10 red-c red-e:4/3', ferry: 'red-d:2/1' },
      fittingOut: { 'kings-port': 'red-f:2/9' },
      put: [force('red-flag x r-birch red-h:2/12')],
    };
    const world = stationAt(stated);
    const most = rollsAt(view(world, 'red'), 'red', 'kings-port');
    const worst = ['red-b', 'red-e', 'red-a'].slice(0, most).join(' ');
    const at = `{port:kings-port squadrons:[${worst}]}`;
    const ferry = rollsAt(view(world, 'red'), 'red', 'ferry') > 0 ? ' {port:ferry squadrons:[red-d]}' : '';
    const back = ferry === '' ? 'red-c red-d' : 'red-c';
    expect(offered(stated)).toEqual([
      `{back:[] repair:[${at}${ferry}] prestige:0 hulk:[]}`,
      `{back:[${back}] repair:[${at}${ferry}] prestige:0 hulk:[]}`,
      '{back:[red-a red-b red-c red-e red-d] repair:[] prestige:0 hulk:[]}',
      '{back:[] repair:[] prestige:0 hulk:[{squadron:red-b sail:1}]}',
    ]);
    const halted = offered(LYING, (one) => {
      one.ports['kings-port']!.noRepairUntil = 5;
    });
    expect(halted[0]).toBe('{back:[] repair:[] prestige:0 hulk:[]}');
    expect(offered(LYING).some((one) => one.includes('hulk:[{'))).toBe(false);
  });
});

describe('Converting', () => {
  const give = (...from: readonly (readonly [string, number])[]) =>
    from.map(([squadron, sail]) => ({ squadron, sail }));
  const codes = (stated: Stated, ...from: readonly (readonly [string, number])[]): string =>
    checkConvertInPort(stationAt(stated), 'red', give(...from))?.code ?? 'may';
  const HOME: Stated = { fittingOut: { 'kings-port': 'red-d:2 red-h:2 red-f:2 sovereign red-a' } };

  it.each<[string, readonly (readonly [string, number])[]]>([
    ['may', [['red-d', 2]]],
    [
      'may',
      [
        ['red-d', 1],
        ['red-h', 1],
      ],
    ],
    [
      'convert-twice',
      [
        ['red-d', 1],
        ['red-d', 1],
      ],
    ],
    ['convert-two', [['red-d', 1]]],
    ['convert-sail', [['red-i', 2]]],
    [
      'convert-mixed',
      [
        ['red-d', 1],
        ['red-f', 1],
      ],
    ],
    [
      'convert-class',
      [
        ['sovereign', 1],
        ['red-d', 1],
      ],
    ],
    ['convert-class', [['red-a', 2]]],
  ])('[6.321] [6.312] %s: %j', (said, from) => {
    expect(codes(HOME, ...from)).toBe(said);
  });

  it('[6.323] what may not be Converted is not, and nothing is told of it', () => {
    const world = stationAt({ put: [force('red-flag x r-birch red-d red-a')] });
    const context = scripted(world);
    expect([convertInPort(world, context, 'red', give(['red-d', 2])), context.happenings]).toEqual([
      false,
      [],
    ]);
    const full = stationAt({
      ...HOME,
      available: testModule.auxiliaries
        .filter(({ contingent, corsair }) => contingent === 'Red' && corsair === undefined)
        .map(({ id }) => id)
        .join(' '),
    });
    expect(convertInPort(full, context, 'red', give(['red-d', 2]))).toBe(false);
  });

  it('[6.324] [6.325] Sail go to those In Ordinary, then to those Fitting Out, then to new ones, a DP each', () => {
    const back = (stated: Stated, port = 'kings-port'): string[] => {
      const world = stationAt({ available: 'red-50-u', ...stated });
      convertToSail(world, scripted(world), 'red', { aux: 'red-50-u', port });
      return Object.values(forcesOf(world, 'red').squadrons).map(
        ({ id, sail, dp, port: lies, formation }) => `${id}:${sail}/${dp} ${lies?.state ?? formation}`,
      );
    };
    expect(back({ fittingOut: { 'kings-port': 'red-d:1' }, ordinary: { 'kings-port': 'red-h:1' } })).toEqual([
      'red-d:2/1 FittingOut',
      'red-h:2/1 InOrdinary',
    ]);
    expect(back({})).toEqual(['red-d:2/1 FittingOut']);
    expect(
      back({
        put: [force('red-flag kings-port r-birch red-d:1')],
        fittingOut: { ferry: 'red-h:1', 'kings-port': 'red-a:1 red-f:1' },
      }),
    ).toEqual(['red-d:1/0 red-flag', 'red-h:1/0 FittingOut', 'red-a:1/0 FittingOut', 'red-f:1/0 FittingOut']);
  });

  it('[6.324] there must be room for both Sail', () => {
    const room = (stated: Stated): string =>
      checkToSail(stationAt({ available: 'red-50-u', ...stated }), 'red', {
        aux: 'red-50-u',
        port: 'kings-port',
      })?.code ?? 'may';
    expect(room({})).toBe('may');
    expect(room({ fittingOut: { 'kings-port': 'red-d:1', ferry: 'red-h:1' } })).toBe('sail-room');
    expect(room({ fittingOut: { 'kings-port': 'red-d:1 red-h:1' } })).toBe('may');
    expect(room({ fittingOut: { ferry: 'red-d:1 red-h:1' } })).toBe('sail-room');
    expect(room({ available: '' })).toBe('sail-available');
  });
});

describe('The Auxiliary Step', () => {
  const nothing = { toSail: [], assign: [], toAuxiliary: [] };
  const step = (stated: Stated): Umpire => new Umpire(stationAt(stated), auxiliariesStep);

  it('[6.13] asks both, and what is offered goes out to what is in Port', () => {
    const stated: Stated = {
      put: [force('red-flag kings-port r-birch red-a', { fitting: true }), force('red-det-1 x r-cole red-b')],
      available: 'red-fleet-1 red-light-1',
    };
    const begun = step(stated);
    expect([begun.progress, inWords(begun.world.stage)]).toEqual(['waits', '{kind:waits sides:[red blue]}']);
    const offered = begun.choices<'auxiliaries'>();
    expect(offered[0]).toEqual(nothing);
    for (const { assign } of offered.slice(1, 3))
      expect(assign.map(({ aux }) => aux)).toEqual(['red-fleet-1', 'red-light-1']);
    const formations = offered.flatMap(({ assign }) =>
      assign.flatMap(({ to }) => ('formation' in to ? [to.formation] : [])),
    );
    expect(new Set(formations)).toEqual(new Set(['red-flag']));
    expect(offered.every((answer) => begun.check(answer) === null)).toBe(true);
    expect(step({}).choices<'auxiliaries'>()).toEqual([nothing]);
  });

  it('[6.324] [6.323] a Mixed-Role one back to Sail, and Sail to one', () => {
    const all = step({ available: 'red-50-u', fittingOut: { 'kings-port': 'red-f:1 red-i:2' } })
      .choices<'auxiliaries'>()
      .map(inWords);
    expect(all.filter((one) => !one.startsWith('{toSail:[] assign:[{')).slice(1)).toEqual([
      expect.stringMatching(/^{toSail:\[{aux:red-50-u port:[\w-]+}\] assign:\[\] toAuxiliary:\[\]}$/),
      '{toSail:[] assign:[] toAuxiliary:[{from:[{squadron:red-i sail:2}]}]}',
    ]);
  });
});

describe('Lying up', () => {
  it('[3.274] [5.288] what is offered: those Fitting Out at home by their DPs, as many as there is room for', () => {
    const begun = new Umpire(
      stationAt({
        put: [
          force('red-flag kings-port r-birch red-a:4/8', { fitting: true }),
          force('red-det-1 kings-port r-cole red-b:4/9'),
        ],
        fittingOut: { 'kings-port': 'red-c:4/4 red-d:2/1 red-e', ferry: 'red-f:2/2 red-i:2/3' },
      }),
      layUp,
    );
    expect(begun.progress).toBe('waits');
    expect(begun.choices<'lay-up'>().map(({ squadrons }) => squadrons.join(' '))).toEqual([
      '',
      'red-a red-c red-d red-f',
      'red-a red-c',
      'red-a',
      'red-c red-d red-f',
    ]);
    begun.answer({ squadrons: ['red-a'] }, { squadrons: [] });
    expect(toldLines(begun.context)[0]).toMatch(/^in-ordinary 11.312 side:red into:\[red-a\]/);
    expect(() => formationIn(begun.world, 'red-flag')).toThrow();
  });
});
