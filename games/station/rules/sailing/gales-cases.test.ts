import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { toldLines } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { executes } from '../testing/orders.ts';
import { afloat, blow, testGale } from '../testing/sailing.ts';
import { force, formationIn, type Put, type Stated } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { Gale, State } from '../world/state.ts';

/** A Gale of Force 10 born now, which stays for this Increment; no new ones are looked for. */
const caught = (at: string, stated: Stated): State =>
  afloat({
    ...stated,
    world: { blowing: ['Norther'], gales: [testGale('Norther', 10, at, 2)], ...stated.world },
  });
const tops = (world: State): string[] =>
  Object.values(forcesOf(world, 'red').formations)
    .filter(({ under }) => under === null)
    .map(({ id }) => id);
const squadronsOf = (world: State, id: string): string => formationIn(world, id).squadrons.join(' ');

describe('Who stays with his flag', () => {
  const UNDER = { under: 'red-gf' } as const;
  const GF = force('red-gf x r-ash red-a:3/1 red-b:3');
  const ONE = force('red-det-1 x r-cole red-c', UNDER);
  const TWO = force('red-det-2 x r-dunn red-e red-f', UNDER);

  it.each<[string, readonly Put[], string[] | undefined, number[], string[]]>([
    ['of as many Sail the one with fewer DPs', [GF], undefined, [9], ['red-gf', 'red-a']],
    [
      'the larger Flotilla before any Squadron',
      [GF, ONE, TWO],
      undefined,
      [0, 9],
      ['red-gf', 'red-det-1', 'red-a', 'red-b'],
    ],
    [
      'whom the owner has named, though smaller',
      [GF, ONE, TWO],
      ['red-det-1'],
      [0, 9],
      ['red-gf', 'red-det-2', 'red-a', 'red-b'],
    ],
    ['a Squadron that he has named', [GF, ONE], ['red-c', 'red-a'], [9], ['red-gf', 'red-det-1', 'red-b']],
  ])('[5.37] %s', (_, put, stays, dice, then) => {
    const world = caught('x', { put });
    if (stays !== undefined) forcesOf(world, 'red').standing = { ...forcesOf(world, 'red').standing, stays };
    const step = blow(world, ...dice);
    expect(tops(world)).toEqual(then);
    const lost = then.filter((id) => id !== 'red-gf').toSorted();
    expect(
      step
        .told('scattered')
        .flatMap((one) => [...(one.lost ?? [])])
        .toSorted(),
    ).toEqual(lost);
  });

  it('[5.37] [10.312] a Flagship is no choice, and goes with no one', () => {
    const world = caught('x', { put: [force('red-gf x r-ash sovereign red-b:1 red-a:4')] });
    forcesOf(world, 'red').standing = { ...forcesOf(world, 'red').standing, stays: ['sovereign', 'red-b'] };
    blow(world, 9);
    expect([squadronsOf(world, 'red-gf'), tops(world)]).toEqual(['sovereign red-b', ['red-gf', 'red-a']]);
  });

  it('[5.371] an Escort may lose its Convoy; a Squadron that escorts nobody has nothing to lose', () => {
    const world = caught('x', { put: [force('azure-det x a-brun azure-f')] });
    const convoy = putConvoy(world, { group: 'blue-trade', at: 'x' });
    Object.assign(formationIn(world, 'azure-det'), { under: convoy.id });
    convoy.escort = 'azure-det';
    world.tokens = world.tokens.filter(({ id }) => id !== formationIn(world, 'azure-det').token);
    formationIn(world, 'azure-det').token = null;
    const step = blow(world, 9);
    expect([convoy.escort, formationIn(world, 'azure-det').under]).toEqual([null, null]);
    expect(step.told('scattered')).toMatchObject([{ leader: 'a-brun', lost: [] }]);
    const alone = caught('x', { put: [force('red-d x nobody red-d')] });
    expect(blow(alone).told('check')).toEqual([]);
  });

  it('[5.37] [2.34] those who part from the flag can’t be told from it', () => {
    const world = caught('x', { put: [GF, ONE] });
    const before = formationIn(world, 'red-gf').token;
    forcesOf(world, 'red').standing = { ...forcesOf(world, 'red').standing, stays: ['red-a'] };
    blow(world, 9);
    expect(formationIn(world, 'red-gf').token).not.toBe(before);
  });
});

describe('Auxiliaries in a Gale', () => {
  const driven = (stated: Stated, ...dice: number[]): string[] => {
    const world = caught('x', stated);
    const lines = toldLines(blow(world, ...dice).context);
    return lines.filter((one) => /driven-off|rode-out/.test(one));
  };
  it('[5.362] with a Formation in it, not with one elsewhere or in Port, nor those that lie in Port', () => {
    const put = (at: string, more = {}): Put =>
      force(`red-flag ${at} r-birch red-a`, { auxiliaries: 'red-light-1', ...more });
    expect(driven({ put: [put('x')] }, 9)).toHaveLength(1);
    expect(driven({ put: [put('narrows')] })).toEqual([]);
    expect(driven({ ports: { ville: 'azure-light-1' } })).toEqual([]);
  });
  it('[5.362] Stationed in it, seen by all to go; Stationed elsewhere it stays', () => {
    const stationed = (at: string): string[] => {
      const world = caught('x', {});
      forcesOf(world, 'red').auxiliaries['red-light-1'] = { in: 'station', at, marker: 'm1' };
      world.markers = [{ id: 'm1', side: 'red', kind: 'station', at, class: 'Light', token: null }] as never;
      return toldLines(blow(world, ...(at === 'x' ? [9] : [])).context).filter((one) =>
        one.startsWith('driven-off'),
      );
    };
    expect(stationed('x')).toEqual([
      'driven-off 5.362 dice:[9] side:red at:x aux:red-light-1 class:Light others:{kind:driven-off rule:5.362 dice:[9] side:red at:x}',
    ]);
    expect(stationed('narrows')).toEqual([]);
  });
  it('[5.362] one whose Formation is no more is nowhere', () => {
    const world = caught('x', {});
    forcesOf(world, 'red').auxiliaries['red-light-1'] = { in: 'recovery' };
    expect(blow(world).told('driven-off')).toEqual([]);
  });
});

describe('Minor Ports in a Gale', () => {
  const out = (stated: Stated, at = 'haven'): string[] => {
    const world = caught(at, stated);
    const { context } = blow(world);
    return toldLines(context).map((one) => one.replace(/ others:.*/, ''));
  };
  it('[5.372] who lies there must out, who lies elsewhere or before it need not', () => {
    const ports = testModule.ports.map((one) =>
      one.id === 'ville' ? { ...one, kind: 'minor' as const } : one,
    );
    const scenario = { module: { ...testModule, ports } };
    const moored = { fitting: true } as const;
    const told = out(
      {
        scenario,
        put: [
          force('azure-flag ville a-aubin azure-a', moored),
          force('azure-det ville a-brun azure-b'),
          force('red-det-2 kings-port r-dunn red-c', moored),
        ],
      },
      'ville',
    );
    expect(told.filter((one) => one.startsWith('moved'))).toEqual([
      expect.stringMatching(
        /^moved 5.372 side:blue token:\w+ from:{at:ville berth:harbour} to:{at:ville berth:sea} how:put-out formation:azure-flag$/,
      ),
    ]);
  });
});

describe('Gales in one place', () => {
  const left = (...gales: readonly Gale[]): string[] => {
    const world = afloat({ world: { blowing: ['Norther', 'Souther'], gales: [...gales] } });
    blow(world);
    return world.gales.map(({ wind, force: f, at }) => `${wind} ${f} ${at}`);
  };
  it('[5.325] the strongest stays, and one elsewhere is not touched', () => {
    expect(
      left(testGale('Norther', 8, 'x', 2), testGale('Souther', 10, 'x', 2), testGale('Norther', 8, 'y', 2)),
    ).toEqual(['Souther 10 x', 'Norther 8 y']);
  });
  it('[5.325] of equals one, and none of the weaker', () => {
    const stays = left(
      testGale('Norther', 9, 'x', 2),
      testGale('Souther', 9, 'x', 2),
      testGale('Norther', 8, 'x', 2),
    );
    expect(stays).toHaveLength(1);
    expect(stays[0]).toMatch(/ 9 x$/);
  });
  it('[5.325] one by itself stays, and in two places two', () => {
    expect(left(testGale('Norther', 8, 'x', 2), testGale('Souther', 8, 'y', 2))).toHaveLength(2);
  });
});

describe('Who has a Rendezvous in a Gale', () => {
  it('[5.37] [9.42] goes on with it', () => {
    const world = caught('x', { put: [force('red-d x nobody red-d')] });
    executes(world, 'red-d', 'rendezvous', { target: 'kings-port' });
    blow(world);
    expect(formationIn(world, 'red-d').execution?.order).toBe('rendezvous');
  });
});
