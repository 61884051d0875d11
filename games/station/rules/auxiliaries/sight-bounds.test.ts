import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { turnUp } from '../testing/found.ts';
import { drawsFirst, drawsLast } from '../testing/imagined.ts';
import { testModule } from '../testing/module.ts';
import { afloat, testGale, tokenFor } from '../testing/sailing.ts';
import { allTold, force, formationIn, type Put, scripted, stationAt } from '../testing/station.ts';
import type { Options } from '../world/options.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { attritionStep } from './attrition.ts';
import { classesFor, isMixedRole, rangeOf, reachOf } from './auxiliary.ts';
import { beginShadow, settleShadows } from './shadows.ts';
import { keepSighted, loseSight, settleSpotting } from './spotting.ts';

/** What is told when sight is settled, and who lies face up then. */
const settled = (world: State) => {
  const context = scripted(world);
  settleSpotting(world, context);
  return { told: allTold(context), up: world.tokens.filter(({ face }) => face !== null).map(({ id }) => id) };
};
const spotted = (side: string, token: string, formation: string, why: string) => ({
  kind: 'spotted',
  rule: '7.111',
  side,
  token,
  face: { formation, squadrons: 1, auxiliaries: [], convoy: null },
  why,
  news: true,
});
const red = (at: string, more: Partial<Put> = {}): Put => ({
  ...force(`red-flag ${at} r-birch red-a`),
  ...more,
});
const azure = (at: string): Put => force(`azure-flag ${at} a-aubin azure-a`);

describe('what is seen without a Search', () => {
  it.each<[string, Put, Partial<State>, string | null]>([
    ['in a Strait', red('narrows'), {}, 'strait'],
    ['not in a Strait in a Gale', red('narrows'), { gales: [testGale('Easter', 9, 'narrows')] }, null],
    ['before the Enemy’s Port', red('ville'), {}, 'port'],
    ['before a Neutral one', red('haven'), {}, 'port'],
    ['not before that of those one has hired', red('haven'), { hired: true }, null],
    ['before another though they are hired', red('den'), { hired: true }, 'port'],
    ['not before one’s own', red('ferry'), {}, null],
    ['not in the open', red('x'), {}, null],
    ['nor in a Sea Zone', red('gulf'), {}, null],
  ])('[7.111] [5.289] %s', (_, put, world, why) => {
    expect(settled(afloat({ put: [put], world })).told).toEqual(
      why === null ? [] : [spotted('red', 't1', 'red-flag', why)],
    );
  });

  it('[5.289] the base of those whom the Enemy has hired', () => {
    expect(settled(afloat({ put: [azure('haven')], world: { hired: true } })).told).toEqual([
      spotted('blue', 't1', 'azure-flag', 'port'),
    ]);
  });

  it('[7.24] [7.225] where it is Interdicted, and who does so; in his own Port too', () => {
    const blockade = red('ville', { squadrons: 'red-a red-b', order: 'red-blockade' });
    expect(settled(afloat({ put: [blockade, azure('ville')] })).told).toEqual([
      {
        ...spotted('red', 't1', 'red-flag', 'port'),
        face: { ...spotted('red', 't1', 'red-flag', 'port').face, squadrons: 2 },
      },
      spotted('blue', 't2', 'azure-flag', 'interdiction'),
    ]);
  });

  it('[10.113] [10.156] a Convoy that is not Scattered always; a Scattered one is only sighted, once', () => {
    const world = afloat({});
    putConvoy(world, { group: 'blue-trade', at: 'x' });
    tokenFor(world, 'blue-trade').face = null;
    expect(settled(world).told).toEqual([
      {
        kind: 'spotted',
        rule: '7.111',
        side: 'blue',
        token: 't1',
        face: expect.objectContaining({ formation: 'blue-trade' }),
        why: 'shown',
        news: true,
      },
    ]);
    const scattered = afloat({});
    putConvoy(scattered, { group: 'blue-trade', at: 'narrows', scattered: true });
    const sighted = { kind: 'sighted', rule: '10.156', side: 'blue', token: 't1', at: 'narrows' };
    expect(settled(scattered)).toEqual({ told: [sighted], up: [] });
    expect(settled(scattered)).toEqual({ told: [], up: [] });
  });

  it('[10.159] what was found is lost with the Increment, but for what anybody would see', () => {
    const world = afloat({});
    putConvoy(world, { group: 'blue-trade', at: 'narrows', scattered: true });
    putConvoy(world, { group: 'blue-troops', at: 'x', scattered: true, next: 1 });
    world.sighted = ['t2', 't1', 'gone'];
    keepSighted(world);
    expect(world.sighted).toEqual(['t1']);
  });
});

describe('who passed each other', () => {
  const passed = (at: string, over: readonly string[], world: Partial<State> = {}, gone = false) => {
    const state = afloat({ put: [red(at), azure('y')], world });
    state.passed = [{ a: 't1', b: gone ? 'gone' : 't2', spaces: over }];
    return settled(state).told.map((one) =>
      'why' in one ? `${'token' in one && one.token} ${one.why}` : one.kind,
    );
  };
  it('[7.111] with a Strait on the way are seen, wherever they are now; not in a Gale, nor who is no more', () => {
    expect(passed('w', ['w', 'narrows'])).toEqual(['t1 passing', 't2 passing']);
    expect(passed('w', ['w', 'x'])).toEqual([]);
    expect(passed('w', ['narrows'], {}, true)).toEqual(['t1 passing']);
    expect(passed('w', ['narrows'], { gales: [testGale('Easter', 8, 'w')] })).toEqual(['t2 passing']);
  });
});

describe('what is lost sight of', () => {
  it('[7.112] [3.323] cannot be told from what lies beside it any more', () => {
    const tokens = (dice: typeof drawsFirst): string => {
      const world = afloat({ put: [red('x'), force('red-det-1 x r-cole red-b')] });
      turnUp(world, 'red', 'red-flag');
      loseSight(world, { ...scripted(world), dice });
      return ['red-flag', 'red-det-1'].map((id) => formationIn(world, id).token).join(' ');
    };
    expect(new Set([tokens(drawsFirst), tokens(drawsLast)])).toEqual(new Set(['t3 t4', 't4 t3']));
  });

  const kept = (put: readonly Put[], change?: (world: State) => void): boolean => {
    const world = afloat({ put });
    turnUp(world, 'red', 'red-flag');
    change?.(world);
    loseSight(world, scripted(world));
    return tokenFor(world, 'red-flag').face !== null;
  };
  it('[7.112] with nobody there it is; not beside an Enemy, in a Strait, or with a shadow', () => {
    expect([
      kept([red('x')]),
      kept([red('x'), azure('y')]),
      kept([red('x'), azure('x')]),
      kept([red('narrows')]),
      kept([red('x')], (world) => void Object.assign(tokenFor(world, 'red-flag'), { shadow: 'm1' })),
    ]).toEqual([false, false, true, true, true]);
  });

  it('[7.113] [5.27] in a Sea Zone nobody keeps another in sight', () => {
    expect(kept([red('gulf'), azure('gulf')])).toBe(false);
  });
});

describe('a shadow', () => {
  const follows = (put: readonly Put[], change: (world: State) => void, follow?: 'same' | 'largest') => {
    const world = afloat({ put, ports: { 'kings-port': 'red-fleet-1' } });
    const [quarry] = put;
    beginShadow(world, scripted(world), 'red', 'red-fleet-1', tokenFor(world, quarry!.id).id);
    if (follow !== undefined) Object.assign(world.forces.red!.standing, { follow });
    change(world);
    const context = scripted(world);
    settleShadows(world, context);
    const token = world.tokens.find(({ shadow }) => shadow !== null)?.id;
    const followed = Object.values(world.forces.blue!.formations).find((one) => one.token === token);
    return { followed: token === undefined ? null : (followed?.id ?? null), told: allTold(context) };
  };
  const pair: Put[] = [
    force('azure-flag x a-aubin azure-a azure-b'),
    force('azure-det x a-brun azure-c azure-d azure-f'),
  ];
  /** Squadrons go over from one to the other. */
  const goOver = (world: State, ...ids: readonly string[]): void => {
    const [from, to] = [formationIn(world, 'azure-flag'), formationIn(world, 'azure-det')];
    from.squadrons = from.squadrons.filter((id) => !ids.includes(id));
    to.squadrons.push(...ids);
    for (const id of ids) world.forces.blue!.squadrons[id]!.formation = 'azure-det';
  };

  it('[7.135] follows the one with most Squadrons, or the same one if it was told so', () => {
    expect(follows(pair, (world) => goOver(world, 'azure-a'), 'largest').followed).toBe('azure-det');
    expect(follows(pair, (world) => goOver(world, 'azure-a'), 'same').followed).toBe('azure-flag');
    expect(follows(pair, () => {}, 'largest').followed).toBe('azure-flag');
  });

  it('[7.133] [7.135] what has gone down is followed nowhere; what is left of it is', () => {
    const gone = (world: State): void => {
      delete world.forces.blue!.squadrons['azure-a'];
      formationIn(world, 'azure-flag').squadrons = ['azure-b'];
    };
    expect(follows(pair, gone).followed).toBe('azure-flag');
    const all = (world: State): void => {
      for (const id of ['azure-a', 'azure-b']) delete world.forces.blue!.squadrons[id];
      world.tokens = world.tokens.filter(({ id }) => id !== formationIn(world, 'azure-flag').token);
      delete world.forces.blue!.formations['azure-flag'];
    };
    expect(follows(pair, all)).toEqual({
      followed: null,
      told: [{ kind: 'shadowing', rule: '7.133', side: 'red', token: 't1', on: false }],
    });
  });

  it('[7.137] is lost in a Gale, and with it the sight of the Formation', () => {
    const gale = (world: State): void => {
      turnUp(world, 'blue', 'azure-flag');
      world.gales = [testGale('Souther', 8, 'x')];
    };
    const { followed, told } = follows(pair, gale);
    expect([followed, told.map(({ kind, rule }) => `${kind} ${rule}`)]).toEqual([
      null,
      [expect.stringMatching(/7\.1/), 'shadowing 7.137'],
    ]);
  });
});

describe('how far Auxiliaries go', () => {
  const squadrons = testModule.squadrons.map((one) =>
    one.id === 'azure-f' || one.id === 'azure-i' ? { ...one, ma: 6 } : one,
  );
  const lent = { ...testModule, squadrons: squadrons.filter(({ id }) => id !== 'red-f' && id !== 'red-i') };
  const range = (aux: string, module = { ...testModule, squadrons }, rank = 0): number => {
    const options: Options = rank === 0 ? {} : { careers: { A: { rank }, B: { rank } } };
    const world = stationAt({ ports: { ferry: aux }, options, scenario: { module } });
    return rangeOf(world, aux.startsWith('red') ? 'red' : 'blue', aux);
  };
  it('[6.15] [6.151] as printed, or as the Sail of their Contingent; of any, if it has none', () => {
    expect([
      range('red-fleet-1'),
      range('red-fleet-u'),
      range('azure-fleet-u'),
      range('red-fleet-u', lent),
    ]).toEqual([3, 5, 6, 6]);
  });

  it('[12.42] one more for a player of the White', () => {
    expect([range('red-fleet-1', undefined, 8), range('red-fleet-u', undefined, 8)]).toEqual([4, 6]);
  });

  it('[6.31] only those of unlimited range that may be Sail are Mixed-Role', () => {
    const sort = (id: string) => testModule.auxiliaries.find((one) => one.id === id)!;
    expect(['red-fleet-u', 'red-50-u', 'red-fleet-1'].map((id) => isMixedRole(sort(id)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isMixedRole({ ...sort('red-light-1'), range: 'U' })).toBe(false);
  });

  it('[6.113] what the module has no shore for is done by nobody', () => {
    const world = stationAt({ scenario: { module: { ...testModule, shore: [] } } });
    expect([classesFor(theatreOf(world), 'Raid'), classesFor(theatreOf(stationAt()), 'Raid')]).toEqual([
      [],
      ['Marine'],
    ]);
  });

  it('[6.14] Galleys keep to the shore; those of Corsairs go into Sea Zones', () => {
    const galleys = {
      ...testModule,
      auxiliaries: testModule.auxiliaries.map((one) =>
        one.id === 'rover-1' ? { ...one, class: 'Galley' as const, range: 6 } : one,
      ),
    };
    const corsairs = { side: 'red', bases: ['den'] };
    const reach = (aux: string, ports: Record<string, string>, side: string): boolean => {
      const world = afloat({ ports, scenario: { module: galleys }, world: { corsairs } });
      return [...reachOf(world, side, aux).keys()].some((at) => theatreOf(world).zones.has(at));
    };
    expect(reach('azure-galley-1', { ville: 'azure-galley-1' }, 'blue')).toBe(false);
    expect(reach('rover-1', { den: 'rover-1' }, 'red')).toBe(true);
  });
});

describe('wear in Port', () => {
  const worn = (port: string, die: number, more: Partial<State> = {}, rank = 0): number => {
    const side = port === 'cala' || port === 'haven' ? 'blue' : 'red';
    const id = side === 'red' ? 'red-a' : 'cobalt-a';
    const world = stationAt({
      fittingOut: { [port]: `${id}:4` },
      options: rank === 0 ? {} : { careers: { A: { rank }, B: { rank } } },
      world: { step: 'attrition', ...more },
    });
    if (rank > 0) for (const one of ['red', 'blue']) world.counters[`favour.${one}.0`] = 9;
    attritionStep.enter(world, scripted(world, die));
    return world.forces[side]!.squadrons[id]!.dp;
  };
  it.each([
    ['one’s own', 'kings-port', 4, 1, 0],
    ['one’s own, a worse die', 'kings-port', 5, 2, 0],
    ['a Neutral one', 'haven', 2, 1, 0],
    ['a Neutral one, a worse die', 'haven', 3, 2, 0],
    ['one’s own, for a player of the Red', 'kings-port', 5, 1, 11],
    ['one’s own, for him, a worse die', 'kings-port', 6, 2, 11],
  ])('[11.22] [12.42] %s', (_, port, die, dp, rank) => {
    expect(worn(port, die, {}, rank)).toBe(dp);
  });
});
