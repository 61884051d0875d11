import { describe, expect, it } from 'vitest';
import { mayFight, serves } from '../chart/politics.ts';
import { impulseEnd } from '../impulse-end.ts';
import { isUp, tokenBehind } from '../testing/found.ts';
import { atWar, doing, noTasks, playOut, search, tasking } from '../testing/search.ts';
import { putAt, scripted, Umpire } from '../testing/station.ts';
import { faceOf, moveTo, spot } from '../umpire/tokens.ts';
import { view } from '../umpire/view.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { loseSight, settleSpotting } from './spotting.ts';

const gale = (at: string): State['gales'][number] => ({ wind: 'Norther', force: 9, at, start: at, born: 0 });

describe('Spotted and Unspotted Formations', () => {
  it('[7.111] in a neutral Port Space, but not before the Port of those who are hired', () => {
    const seen = (hired: boolean): boolean => {
      const world = atWar({ put: [{ id: 'red-flag', at: 'haven', squadrons: 'red-a' }], world: { hired } });
      settleSpotting(world, scripted(world));
      return isUp(world, 'red-flag');
    };
    expect([seen(false), seen(true)]).toEqual([true, false]);
  });

  it('[2.31] [2.311] [7.11] a Formation is face down until it is Spotted', () => {
    const world = atWar({ put: [{ id: 'cobalt-flag', at: 'x', squadrons: 'cobalt-a' }] });
    const token = tokenBehind(world, 'cobalt-flag');
    expect(token).toMatchObject({ side: 'blue', command: 'south', face: null });
    spot(world, scripted(world), token.id, 'search');
    expect(token.face).toEqual({ formation: 'cobalt-flag', squadrons: 1, auxiliaries: [], convoy: null });
  });

  it('[2.312] an Independent Squadron that is Unspotted shows nothing of itself either', () => {
    const world = atWar({ put: [{ id: 'cobalt-a', at: 'x', squadrons: 'cobalt-a:3/2' }] });
    const seen = view(world, 'red');
    expect(JSON.stringify({ tokens: seen.tokens, markers: seen.markers })).not.toContain('cobalt-a');
    expect(seen.forces.blue).toBeUndefined();
  });

  it('[7.115] of a Spotted Formation the number of Squadrons and the Classes of Auxiliaries are told, no more', () => {
    const world = atWar({
      put: [putAt('azure-flag', 'x', 'azure-a:3/4 azure-b', 'azure-fleet-1 azure-fire-1')],
    });
    spot(world, scripted(world), tokenBehind(world, 'azure-flag').id, 'search');
    const { face } = view(world, 'red').tokens[0]!;
    expect(face).toEqual({
      formation: 'azure-flag',
      squadrons: 2,
      auxiliaries: ['Fireship', 'Fleet'],
      convoy: null,
    });
  });

  it('[7.114] of a stack only the Spotted part is seen', () => {
    const world = atWar({
      put: [
        { id: 'cobalt-flag', at: 'x', squadrons: 'cobalt-a' },
        { id: 'azure-flag', at: 'x', squadrons: 'azure-a' },
      ],
    });
    spot(world, scripted(world), tokenBehind(world, 'azure-flag').id, 'search');
    expect(
      view(world, 'red')
        .tokens.map(({ face }) => face?.formation ?? null)
        .sort(),
    ).toEqual(['azure-flag', null]);
  });

  it('[2.32] [2.321] [2.322] forces are Friendly to who plays them; Ports alone are Controlled, and some are neutral', () => {
    const world = atWar({ put: [{ id: 'cobalt-flag', at: 'x', squadrons: 'cobalt-a' }] });
    expect([serves(world, 'blue', 'Cobalt'), serves(world, 'red', 'Cobalt')]).toEqual([true, false]);
    expect([serves(world, 'blue', 'Rover'), serves(world, 'red', 'Rover')]).toEqual([false, false]);
    expect(mayFight(world, 'blue', tokenBehind(world, 'cobalt-flag').id)).toBe('no');
    expect(mayFight(world, 'red', tokenBehind(world, 'cobalt-flag').id)).toBe('yes');
    expect([world.ports.ville?.side, world.ports.haven?.side, world.ports.x]).toEqual([
      'blue',
      null,
      undefined,
    ]);
  });
});

describe('What is Spotted without a Search', () => {
  const lying = (at: string): boolean => {
    const world = atWar({ put: [{ id: 'red-flag', at, squadrons: 'red-a' }] });
    tasking(world);
    return isUp(world, 'red-flag');
  };

  it('[7.111] in a Strait, in an Enemy or neutral Port Space; not at sea or off its own Port', () => {
    expect([lying('narrows'), lying('ville'), lying('haven'), lying('den')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([lying('x'), lying('kings-port'), lying('coast'), lying('ocean')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('[7.111] Formations that change places are seen if a Strait is among the Spaces', () => {
    const meet = (spaces: string[]): boolean => {
      const world = atWar({
        put: [
          { id: 'red-flag', at: 'w', squadrons: 'red-a' },
          { id: 'cobalt-flag', at: 'x', squadrons: 'cobalt-a' },
        ],
      });
      world.passed = [
        { a: tokenBehind(world, 'red-flag').id, b: tokenBehind(world, 'cobalt-flag').id, spaces },
      ];
      tasking(world);
      return isUp(world, 'red-flag') && isUp(world, 'cobalt-flag');
    };
    expect(meet(['w', 'm2', 'x'])).toBe(false);
    expect(meet(['narrows', 'w'])).toBe(true);
  });

  it('[7.111] its owner may show it', () => {
    const world = atWar({ put: [{ id: 'red-flag', at: 'x', squadrons: 'red-a' }] });
    const umpire = tasking(world).answer({ tasks: [], reveal: ['red-flag'] });
    expect(umpire.told('spotted')[0]).toMatchObject({ why: 'shown' });
    expect(isUp(world, 'red-flag')).toBe(true);
    expect(umpire.answer(noTasks).check({ tasks: [], reveal: ['red-flag'] })?.code).toBe('show-formation');
  });

  it('[7.113] nothing is Spotted in a Gale, and what was is lost from sight at once', () => {
    const world = atWar({
      put: [
        { id: 'cobalt-flag', at: 'x', squadrons: 'cobalt-a' },
        { id: 'red-flag', at: 'y', squadrons: 'red-a', auxiliaries: 'red-fleet-2' },
      ],
    });
    const token = tokenBehind(world, 'cobalt-flag');
    token.face = faceOf(world, 'blue', forcesOf(world, 'blue').formations['cobalt-flag']!);
    world.gales = [gale('x')];
    world.blowing = ['Norther'];
    const umpire = tasking(world);
    expect(token.face).toBeNull();
    expect(umpire.told('concealed')).toHaveLength(1);
    expect(umpire.check(doing(search('red-fleet-2', 'x')))?.rule).toBe('6.144');
    expect(umpire.check({ tasks: [], reveal: ['red-flag'] })).toMatchObject({ rule: '7.113' });
  });

  it('[7.112] [4.24] Spotted for the rest of the Impulse, then not unless something still shows it', () => {
    const world = atWar({
      put: [
        { id: 'cobalt-flag', at: 'w', squadrons: 'cobalt-a' },
        { id: 'azure-flag', at: 'narrows', squadrons: 'azure-a' },
      ],
      ports: { 'kings-port': 'red-fleet-1' },
    });
    playOut(tasking(world, 3).answer(doing(search('red-fleet-1', 'w'))));
    expect(isUp(world, 'cobalt-flag')).toBe(true);
    world.increment = 4;
    playOut(tasking(world));
    expect(isUp(world, 'cobalt-flag')).toBe(true);
    new Umpire(world, impulseEnd);
    expect([isUp(world, 'cobalt-flag'), isUp(world, 'azure-flag')]).toEqual([false, true]);
  });

  it('[7.112] [4.24] in a Space with the Enemy it stays Spotted', () => {
    const world = atWar({
      put: [
        { id: 'cobalt-flag', at: 'x', squadrons: 'cobalt-a' },
        { id: 'red-flag', at: 'x', squadrons: 'red-a' },
      ],
    });
    const context = scripted(world);
    spot(world, context, tokenBehind(world, 'cobalt-flag').id, 'search');
    loseSight(world, context);
    expect(isUp(world, 'cobalt-flag')).toBe(true);
    moveTo(world, 'red', 'red-flag', { at: 'y', berth: 'sea' });
    loseSight(world, context);
    expect(isUp(world, 'cobalt-flag')).toBe(false);
  });

  it('[10.113] Convoys are always Spotted, Scattered ones never (10.156)', () => {
    const world = atWar({ scenario: { convoys: [{ group: 'blue-trade', route: 1, at: 'w' }] } });
    const [convoy] = Object.values(forcesOf(world, 'blue').convoys);
    const token = tokenBehind(world, convoy!.id);
    const context = scripted(world);
    settleSpotting(world, context);
    loseSight(world, context);
    expect(token.face?.convoy).toBe('trade');
    convoy!.scattered = true;
    token.face = null;
    moveTo(world, 'blue', convoy!.id, { at: 'narrows', berth: 'sea' });
    settleSpotting(world, context);
    expect(token.face).toBeNull();
    expect(world.sighted).toEqual([token.id]);
  });
});
