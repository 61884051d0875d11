import { describe, expect, it } from 'vitest';
import { putConvoy } from '../testing/convoys.ts';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { allOf, arrives, chitLike, executes } from '../testing/orders.ts';
import { afloat } from '../testing/sailing.ts';
import { fleets, force, formationIn } from '../testing/station.ts';
import type { Execution, Place } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { confinesOf } from './confines.ts';

describe('An Escort on its way to its Convoy', () => {
  /** The Convoy is off West Bank, on its way to Ville by Middle Bank. */
  function bound(
    place: Place,
    execution: Partial<Execution>,
    change: (world: State) => void = () => {},
  ): string {
    const world = afloat({ put: [force('azure-det y a-brun azure-f')] });
    putConvoy(world, { group: 'blue-trade', at: 'w' });
    executes(world, 'azure-det', 'north-escort', { convoy: 'blue-trade', ...execution });
    formationIn(world, 'azure-det').place = place;
    change(world);
    const confines = confinesOf(world, 'blue', formationIn(world, 'azure-det'));
    if (confines === null) return 'free';
    const { rule, goals, stays } = confines;
    return `${rule} ${goals.map(({ to, arrive }) => `${to}:${arrive}`).join(' ')} ${stays}`;
  }
  const at = (id: string, berth: Place['berth'] = 'sea'): Place => ({ at: id, berth });
  const AHEAD = 'x:hold ville:hold';

  it.each<[string, Place, Partial<Execution>, string]>([
    ['to where it was noted, or before it', at('y'), { target: 'w' }, `10.121 w:hold ${AHEAD} null`],
    [
      'to where it was, though it has gone on',
      at('y'),
      { target: 'narrows' },
      `10.121 narrows:hold ${AHEAD} null`,
    ],
    ['where nothing is noted to where it is', at('y'), { target: null }, `10.121 w:hold ${AHEAD} null`],
    [
      'come to where it was, to where it is now',
      at('narrows'),
      { target: 'narrows' },
      `10.121 w:hold ${AHEAD} null`,
    ],
    ['it may wait where the Convoy will come by', at('x'), { target: 'w' }, `10.121 w:hold ${AHEAD} 10.121`],
    ['not in Port there', at('ville', 'harbour'), { target: 'w' }, `10.121 w:hold ${AHEAD} null`],
    ['nor where it has passed', at('narrows'), { target: 'w' }, `10.121 w:hold ${AHEAD} null`],
  ])('[10.121] %s', (_, place, execution, then) => {
    expect(bound(place, execution)).toBe(then);
  });

  it('[10.121] into its Port if it lies there', () => {
    const moored = (world: State): void => {
      formationIn(world, 'blue-trade').place = at('ville', 'harbour');
      forcesOf(world, 'blue').convoys['blue-trade']!.next = 4;
    };
    expect(bound(at('y'), { target: 'ville' }, moored)).toBe('10.121 ville:put-in null');
    expect(bound(at('y'), { target: 'x' }, moored)).toBe('10.121 x:hold ville:hold null');
  });

  it('[10.121] while it is not yet on the map along its Route, waiting anywhere', () => {
    const away = (world: State): void => {
      delete forcesOf(world, 'blue').formations['blue-trade'];
    };
    expect(bound(at('y'), { target: 'w' }, away)).toBe(
      '10.121 ocean:hold narrows:hold w:hold x:hold ville:hold 10.121',
    );
    expect(bound(at('y'), { convoy: 'gone' })).toBe('free');
    expect(bound(at('y'), { convoy: null })).toBe('free');
  });
});

describe('Where an Order binds', () => {
  const bound = (id: string, place: Place, change: (world: State) => void = () => {}): string => {
    const orders = [
      ...testModule.orders,
      chitLike('red-tasks', {
        fulfil: { test: 'task', task: 'BombardPort', at: ['ville', 'cala'], successes: 1 },
      }),
      chitLike('red-parts', { fulfil: { test: 'sequence', of: [arrives('y'), arrives('w')] } }),
      chitLike('red-any', allOf(arrives('y'), arrives('w'))),
      chitLike('red-break', { fulfil: { test: 'breakBlockade', at: 'kings-port' } }),
    ];
    const world = afloat({
      put: fleets('red-flag x r-birch red-a, azure-flag cala a-aubin azure-a'),
      scenario: { module: { ...testModule, orders } },
    });
    executes(world, 'red-flag', id);
    formationIn(world, 'red-flag').place = place;
    change(world);
    const confines = confinesOf(world, 'red', formationIn(world, 'red-flag'));
    return confines === null ? 'free' : inWords(confines);
  };
  const sea = (at: string): Place => ({ at, berth: 'sea' });
  const port = (at: string): Place => ({ at, berth: 'harbour' });

  it('[9.371] [9.37] to the nearest place of a Task, and there it stays', () => {
    expect(bound('red-tasks', sea('x'))).toBe(
      '{rule:9.371 goals:[{to:ville arrive:hold} {to:cala arrive:hold}] stays:null}',
    );
    expect(bound('red-tasks', sea('cala'))).toBe('{rule:9.37 goals:[] stays:9.37}');
  });
  it('[9.371] of parts in order to the first that is open, of others to any', () => {
    expect(bound('red-parts', sea('x'))).toBe('{rule:9.371 goals:[{to:y arrive:hold}] stays:null}');
    expect(bound('red-any', sea('x'))).toBe(
      '{rule:9.371 goals:[{to:y arrive:hold} {to:w arrive:hold}] stays:null}',
    );
    const met = (world: State): void => {
      const { execution } = formationIn(world, 'red-flag');
      formationIn(world, 'red-flag').execution = {
        ...execution!,
        progress: { ...execution!.progress, met: [true, true] },
      };
    };
    expect(bound('red-parts', sea('x'), met)).toBe('free');
  });
  it('[9.371] out of the blockaded Harbour, or first into it', () => {
    const out = '{rule:9.371 goals:[{to:kings-port arrive:hold}] stays:null}';
    const into = '{rule:9.371 goals:[{to:kings-port arrive:put-in}] stays:null}';
    expect([
      bound('red-break', port('kings-port')),
      bound('red-break', sea('kings-port')),
      bound('red-break', port('ferry')),
    ]).toEqual([out, into, into]);
  });
  it('[9.375] kept in Port by an Enemy seen before it, not by one in it or one not seen', () => {
    const before =
      (place: Place, seen: boolean) =>
      (world: State): void => {
        const token = world.tokens.find(({ side }) => side === 'blue')!;
        token.place = place;
        token.face = seen ? { formation: 'azure-flag', squadrons: 1, auxiliaries: [], convoy: null } : null;
      };
    const stays = (change: (world: State) => void): string =>
      /stays:(\S+?)}?$/.exec(bound('red-parts', port('ferry'), change))![1]!;
    expect(stays(before(sea('ferry'), true))).toBe('9.375');
    expect(stays(before(sea('ferry'), false))).toBe('null');
    expect(stays(before(port('ferry'), true))).toBe('null');
    expect(stays(before(sea('y'), true))).toBe('null');
    const own = (world: State): void => {
      const token = world.tokens.find(({ side }) => side === 'red')!;
      token.place = sea('ferry');
      token.face = { formation: 'red-flag', squadrons: 1, auxiliaries: [], convoy: null };
    };
    expect(stays(own)).toBe('null');
  });
});
