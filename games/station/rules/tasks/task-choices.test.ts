import { describe, expect, it } from 'vitest';
import { putOnStation } from '../auxiliaries/stationing.ts';
import { putConvoy } from '../testing/convoys.ts';
import { tokenBehind, turnUp } from '../testing/found.ts';
import { inWords } from '../testing/lines.ts';
import { atWar, azureAt as azure, redWith as red } from '../testing/search.ts';
import type { Stated } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { standingTasks } from './standing.ts';
import { taskChoices } from './task-choices.ts';

const offered = (world: State, side = 'red'): string[] =>
  [...taskChoices(view(world, side), side)].map(inWords);

describe('What is offered', () => {
  it('[6.14] nothing, one of each kind that may be declared, all Searches at once', () => {
    const world = atWar({
      put: [
        red('w', 'red-fleet-1 red-fleet-2'),
        azure('x'),
        azure('x', { id: 'cobalt-flag', squadrons: 'cobalt-a' }),
        { id: 'azure-det', at: 'den', squadrons: 'azure-b' },
      ],
    });
    expect(offered(world)).toEqual([
      '{tasks:[]}',
      '{tasks:[{task:Station aux:red-fleet-2 at:narrows}]}',
      '{tasks:[{task:Station aux:red-fleet-2 at:ville}]}',
      '{tasks:[{task:Search aux:red-fleet-1 at:x}]}',
      '{tasks:[{task:Search aux:red-fleet-2 at:den}]}',
      '{tasks:[{task:CoverTrade aux:red-fleet-2 at:x}]}',
      '{tasks:[{task:CoverTrade aux:red-fleet-2 at:y}]}',
      '{tasks:[{task:Search aux:red-fleet-1 at:den} {task:Search aux:red-fleet-2 at:x}]}',
      '{tasks:[] reveal:[red-gf]}',
    ]);
    // At another time of asking another part of them.
    world.asked = 1;
    expect(offered(world).slice(1, 5)).toEqual([
      '{tasks:[{task:Station aux:red-fleet-2 at:ville}]}',
      '{tasks:[{task:Station aux:red-fleet-2 at:cala}]}',
      '{tasks:[{task:Search aux:red-fleet-2 at:den}]}',
      '{tasks:[{task:Search aux:red-fleet-2 at:x}]}',
    ]);
    world.clock = 4;
    expect(offered(world).slice(1, 5)).toEqual([
      '{tasks:[{task:Station aux:red-fleet-2 at:cala}]}',
      '{tasks:[{task:Station aux:red-fleet-1 at:narrows}]}',
      '{tasks:[{task:Search aux:red-fleet-1 at:x}]}',
      '{tasks:[{task:Search aux:red-fleet-2 at:den}]}',
    ]);
  });

  it('[6.14] for Bombs, Fireships and Marines before an Enemy Port', () => {
    const world = atWar({
      put: [red('ville', 'red-bomb-1 red-marine-1 red-fire-1'), azure('ville', { fitting: true })],
    });
    turnUp(world, 'red', 'red-gf');
    expect(offered(world)).toEqual([
      '{tasks:[]}',
      '{tasks:[{task:Bombard aux:red-bomb-1 at:ville}]}',
      '{tasks:[{task:BombardPort aux:red-bomb-1 at:ville}]}',
      '{tasks:[{task:Fireship aux:red-fire-1 at:ville}]}',
      '{tasks:[{task:CuttingOut aux:red-marine-1 at:ville}]}',
      '{tasks:[{task:Raid aux:red-marine-1 at:ville}]}',
    ]);
  });

  it('[6.295] [7.132] a shadow called off at an Impulse’s start, one that is Stationed Screened off', () => {
    const world = atWar({
      put: [red('y', ''), azure('x')],
      ports: { ferry: 'red-fleet-1', cala: 'azure-fleet-1' },
      world: { increment: 1 },
    });
    world.markers = [
      { id: 't8', side: 'blue', kind: 'shadow', at: 'y', class: 'Fleet' },
      { id: 't9', side: 'red', kind: 'shadow', at: 'x', class: 'Fleet' },
    ];
    putOnStation(world, 'blue', 'azure-fleet-1', 'ferry', null);
    turnUp(world, 'red', 'red-gf');
    const rest = () => offered(world).filter((one) => !one.startsWith('{tasks:[{'));
    expect(rest()).toEqual([
      '{tasks:[]}',
      '{tasks:[] release:[t9]}',
      '{tasks:[] screens:[{marker:t3 aux:red-fleet-1}]}',
    ]);
    world.increment = 2;
    expect(rest()).toEqual(['{tasks:[]}', '{tasks:[] screens:[{marker:t3 aux:red-fleet-1}]}']);
  });

  it('[7.111] who lies hidden at sea may be shown, a Convoy not', () => {
    const reveals = (world: State) => offered(world).filter((one) => one.includes('reveal'));
    expect(reveals(atWar({ put: [red('x', '')] }))).toEqual(['{tasks:[] reveal:[red-gf]}']);
    expect(reveals(atWar({ put: [red('kings-port', '', { fitting: true })] }))).toEqual([]);
    const convoy = atWar({});
    putConvoy(convoy, { group: 'red-victuals', at: 'w', scattered: true });
    expect(reveals(convoy)).toEqual([]);
  });

  it('[10.156] a Convoy that was sighted, and a Convoy that is Spotted, are offered to be attacked', () => {
    const world = atWar({ ports: { 'kings-port': 'red-fleet-2' } });
    putConvoy(world, { group: 'blue-trade', at: 'w', scattered: true });
    world.sighted = [tokenBehind(world, 'blue-trade').id];
    expect(offered(world)).toEqual([
      '{tasks:[]}',
      '{tasks:[{task:Station aux:red-fleet-2 at:ville}]}',
      '{tasks:[{task:Search aux:red-fleet-2 at:w}]}',
      '{tasks:[{task:ConvoyAttack aux:red-fleet-2 at:w against:t1}]}',
      '{tasks:[{task:CoverTrade aux:red-fleet-2 at:y}]}',
    ]);
  });
});

describe('Standing instructions', () => {
  const standing = (stated: Stated, how: Partial<ReturnType<typeof forcesOf>['standing']>): string[] => {
    const world = atWar(stated);
    const forces = forcesOf(world, 'red');
    forces.standing = { ...forces.standing, ...how };
    return standingTasks(world, 'red').map(({ task: kind, aux, at }) => `${kind} ${aux} ${at}`);
  };
  const seas: Stated = {
    put: [
      red('w', 'red-fleet-1 red-fleet-2 red-fire-1'),
      azure('x'),
      azure('den', { id: 'azure-det', squadrons: 'azure-b' }),
    ],
  };

  it('[6.298] every Space within reach with something hidden in it, by who is nearest', () => {
    expect(standing(seas, { search: 'reach', keep: 0 })).toEqual([
      'Search red-fleet-1 x',
      'Search red-fleet-2 den',
    ]);
  });

  it('[6.298] who has least far to go is sent, be another named before him', () => {
    const near: Stated = {
      ports: { 'kings-port': 'red-fleet-1' },
      put: [red('w', 'red-fleet-2'), azure('x')],
    };
    expect(standing(near, { search: 'reach', keep: 0 })).toEqual(['Search red-fleet-2 x']);
    const hurried: Stated = {
      ports: { 'kings-port': 'red-fleet-2' },
      put: [red('w', 'red-fleet-1'), azure('x')],
    };
    expect(standing(hurried, { search: 'reach', keep: 0 })).toEqual(['Search red-fleet-1 x']);
  });

  it('[6.298] what lies in Harbour, what is Spotted and one’s own are not looked for', () => {
    const world = atWar({
      put: [
        red('x', 'red-fleet-1'),
        azure('ville', { fitting: true }),
        azure('y', { id: 'azure-det', squadrons: 'azure-b' }),
      ],
    });
    turnUp(world, 'blue', 'azure-det');
    expect(standingTasks(world, 'red')).toEqual([]);
  });

  it('[6.298] some are kept back, or none is sent', () => {
    expect(standing(seas, { search: 'reach', keep: 1 })).toEqual(['Search red-fleet-1 x']);
    expect(standing(seas, { search: 'reach', keep: 2 })).toEqual([]);
    expect(standing(seas, { search: 'never', keep: 0 })).toEqual([]);
    expect(standing({ ...seas, options: { movement: 'blind' } }, { search: 'reach', keep: 0 })).toEqual([]);
  });

  it('[6.298] only to places that are held: by a Formation, a Port, one that is Stationed', () => {
    const held = (at: string, more: Stated = {}): string[] =>
      standing(
        { ...more, ports: { 'kings-port': 'red-fleet-2' }, put: [...(more.put ?? []), azure(at)] },
        { search: 'passing', keep: 0 },
      );
    expect(held('w')).toEqual([]);
    expect(held('w', { put: [red('w', '')] })).toEqual(['Search red-fleet-2 w']);
    expect(held('kings-port')).toEqual(['Search red-fleet-2 kings-port']);
    expect(held('w', { put: [red('x', '')] })).toEqual([]);
    const marked = (side: string, kind: 'station' | 'shadow', at: string) =>
      held('w', { world: { markers: [{ id: 't9', side, kind, at, class: null }] } });
    expect(marked('red', 'station', 'w')).toEqual(['Search red-fleet-2 w']);
    expect([
      marked('blue', 'station', 'w'),
      marked('red', 'shadow', 'w'),
      marked('red', 'station', 'x'),
    ]).toEqual([[], [], []]);
  });
});
