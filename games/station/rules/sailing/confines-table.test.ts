import { describe, expect, it } from 'vitest';
import type { Fulfil } from '../module/language.ts';
import { escort, putConvoy } from '../testing/convoys.ts';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { executes } from '../testing/orders.ts';
import { going, voyageTo, withPlan } from '../testing/plans.ts';
import { afloat, azureFlag as azure, redFlag as red, testGale, tokenFor } from '../testing/sailing.ts';
import { formationIn, type Put, type Stated } from '../testing/station.ts';
import { faceOf } from '../umpire/tokens.ts';
import type { Place, Plan } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { confinesOf } from './confines.ts';
import { checkConfines, enemiesInSight, plansWithin, planUnderOrders } from './under-orders.ts';

const at = (place: string, berth: Place['berth'] = 'sea'): Place => ({ at: place, berth });
const patrol = (next: number, ...route: string[]): Plan => ({ kind: 'patrol', route, next });

/** A chit of Red's with this to be done. */
const chit = (fulfil: Fulfil, more: object = {}): Stated['scenario'] => ({
  module: {
    ...testModule,
    orders: testModule.orders.map((one) => (one.id === 'red-cruise' ? { ...one, fulfil, ...more } : one)),
  },
});
const confined = (
  place: string,
  fulfil: Fulfil,
  change: (world: State) => void = () => {},
  fitting = false,
): string => {
  const world = afloat({
    put: [red(place, { ...(fitting ? { fitting: true } : {}) })],
    scenario: { start: { year: 1741, turn: 9 }, ...chit(fulfil) },
  });
  executes(world, 'red-flag', 'red-cruise');
  change(world);
  return inWords(confinesOf(world, 'red', formationIn(world, 'red-flag')));
};

describe('What an Order leaves its owner', () => {
  const stationed: Fulfil = { test: 'station', at: ['den', 'y'], impulses: 1 };
  const progressed = (change: object) => (world: State) => {
    const formation = formationIn(world, 'red-flag');
    formation.execution = {
      ...formation.execution!,
      progress: { ...formation.execution!.progress, ...change },
    };
  };

  it('[9.371] to a place that is named, and there it may stay', () => {
    expect({
      'to the nearest of its places': confined('x', stationed),
      'in a Port of that name it has not come there': confined(
        'ferry',
        { test: 'station', at: ['ferry'], impulses: 1 },
        undefined,
        true,
      ),
      'to a Port, into it': confined('y', { test: 'arrive', at: ['ferry'], state: 'FittingOut' }),
      'to a Port, and off it': confined('y', { test: 'arrive', at: ['ferry'], state: 'Ready' }),
      'arrived it may stay': confined('ferry', { test: 'arrive', at: ['ferry'], state: 'Ready' }),
      'to the start of a route': confined('y', { test: 'circuit', route: ['w', 'x'], times: 1 }),
      'into the Port it is to break out of': confined('y', { test: 'breakBlockade', at: 'ferry' }),
      'out of it': confined('ferry', { test: 'breakBlockade', at: 'ferry' }, undefined, true),
      'a Gale at sea keeps nobody': confined('x', stationed, (world) => {
        world.gales = [testGale('Norther', 8, 'x')];
      }),
    }).toEqual({
      'a Gale at sea keeps nobody': '{rule:9.371 goals:[{to:y arrive:hold} {to:den arrive:hold}] stays:null}',
      'arrived it may stay': '{rule:9.371 goals:[{to:ferry arrive:hold}] stays:9.371}',
      'in a Port of that name it has not come there':
        '{rule:9.371 goals:[{to:ferry arrive:hold}] stays:null}',
      'into the Port it is to break out of': '{rule:9.371 goals:[{to:ferry arrive:put-in}] stays:null}',
      'out of it': '{rule:9.371 goals:[{to:ferry arrive:hold}] stays:null}',
      'to a Port, and off it': '{rule:9.371 goals:[{to:ferry arrive:hold}] stays:null}',
      'to a Port, into it': '{rule:9.371 goals:[{to:ferry arrive:put-in}] stays:null}',
      'to the nearest of its places':
        '{rule:9.371 goals:[{to:y arrive:hold} {to:den arrive:hold}] stays:null}',
      'to the start of a route':
        '{rule:9.371 goals:[{to:w arrive:hold}] stays:null route:{names:[w x] next:0}}',
    });
  });

  it('[9.37] where it has come to it stays; of several things in their order the first, in any order all, or the one that it is at', () => {
    expect({
      'where it has come to it stays': confined('y', stationed),
      'of several in order the first that is open': confined(
        'x',
        {
          test: 'sequence',
          of: [
            { test: 'arrive', at: ['ferry'], state: 'FittingOut' },
            { test: 'station', at: ['den'], impulses: 1 },
          ],
        },
        progressed({ met: [true, false] }),
      ),
      'of several in any order all': confined('x', {
        test: 'allOf',
        of: [
          { test: 'arrive', at: ['ferry'], state: 'FittingOut' },
          { test: 'station', at: ['den'], impulses: 1 },
        ],
      }),
      'or the one that it is at': confined('den', {
        test: 'allOf',
        of: [
          { test: 'arrive', at: ['ferry'], state: 'FittingOut' },
          { test: 'station', at: ['den'], impulses: 1 },
        ],
      }),
    }).toEqual({
      'of several in any order all':
        '{rule:9.371 goals:[{to:ferry arrive:put-in} {to:den arrive:hold}] stays:null}',
      'of several in order the first that is open': '{rule:9.371 goals:[{to:den arrive:hold}] stays:null}',
      'or the one that it is at': '{rule:9.37 goals:[] stays:9.37}',
      'where it has come to it stays': '{rule:9.37 goals:[] stays:9.37}',
    });
  });

  it('[7.221] who Interdicts stays where he does', () => {
    expect(confined('ville', { test: 'interdict', at: ['ville'], impulses: 4 })).toBe(
      '{rule:7.221 goals:[] stays:7.221}',
    );
  });

  it('[9.372] along a route from name to name', () => {
    expect({
      'along the route': confined(
        'w',
        { test: 'circuit', route: ['w', 'x'], times: 1 },
        progressed({ leg: 1 }),
      ),
      'and back to its start': confined(
        'x',
        { test: 'circuit', route: ['w', 'x'], times: 1 },
        progressed({ leg: 2 }),
      ),
    }).toEqual({
      'along the route': '{rule:9.372 goals:[{to:x arrive:hold}] stays:null route:{names:[w x] next:1}}',
      'and back to its start':
        '{rule:9.372 goals:[{to:w arrive:hold}] stays:null route:{names:[w x] next:0}}',
    });
  });

  it('[9.36] what names no place, or free courses, bind nobody', () => {
    expect({
      'once out nothing binds it': confined(
        'y',
        { test: 'breakBlockade', at: 'ferry' },
        progressed({ reached: true }),
      ),
      'nor does a Convoy to be harmed': confined('y', {
        test: 'harmConvoy',
        group: 'blue-trade',
        dp: 4,
      } as never),
      'with free courses nothing': confined('x', stationed, (world) => {
        (world as { options: object }).options = { freeCourses: true };
      }),
    }).toEqual({
      'nor does a Convoy to be harmed': 'null',
      'once out nothing binds it': 'null',
      'with free courses nothing': 'null',
    });
  });

  it('[9.375] a Gale on its Port keeps it there', () => {
    const blown = (world: State) => {
      world.gales = [testGale('Easter', 8, 'kings-port')];
    };
    expect(confined('kings-port', stationed, blown, true)).toBe(
      '{rule:9.371 goals:[{to:den arrive:hold} {to:y arrive:hold}] stays:9.375}',
    );
    expect(confined('kings-port', stationed, undefined, true)).toContain('stays:null');
  });

  it('[9.375] kept in Port by an Enemy who is seen before it, by no other', () => {
    const before = (place: string, seen: boolean): string => {
      const world = afloat({
        put: [red('ferry', { fitting: true }), azure(place)],
        scenario: { start: { year: 1741, turn: 9 }, ...chit(stationed) },
      });
      executes(world, 'red-flag', 'red-cruise');
      if (seen) tokenFor(world, 'azure-flag').face = faceOf(world, 'blue', formationIn(world, 'azure-flag'));
      return confinesOf(world, 'red', formationIn(world, 'red-flag'))?.stays ?? 'off';
    };
    expect([before('ferry', true), before('ferry', false), before('y', true)]).toEqual([
      '9.375',
      'off',
      'off',
    ]);
  });

  it('[9.411] to whom it relieves, wherever he is; who is to be relieved may wait', () => {
    const relief = (place: string, other: Put): string[] => {
      const world = afloat({ put: [red(place), other] });
      executes(world, 'red-flag', 'hand-over', { formation: 'red-det-1' });
      executes(world, 'red-det-1', 'red-cruise');
      return ['red-flag', 'red-det-1'].map((id) => inWords(confinesOf(world, 'red', formationIn(world, id))));
    };
    expect(relief('w', { id: 'red-det-1', at: 'x', squadrons: 'red-b' })).toEqual([
      '{rule:9.411 goals:[{to:x arrive:hold}] stays:null}',
      '{rule:9.371 goals:[{to:w arrive:hold}] stays:9.411 route:{names:[w x] next:0}}',
    ]);
    expect(relief('x', { id: 'red-det-1', at: 'x', squadrons: 'red-b' })).toEqual([
      '{rule:9.411 goals:[] stays:null takes:red-det-1}',
      '{rule:9.371 goals:[{to:w arrive:hold}] stays:9.411 route:{names:[w x] next:0}}',
    ]);
    expect(relief('y', { id: 'red-det-1', at: 'ferry', fitting: true, squadrons: 'red-b' })).toEqual([
      '{rule:9.411 goals:[{to:ferry arrive:put-in}] stays:null}',
      '{rule:9.371 goals:[{to:w arrive:hold}] stays:9.411 route:{names:[w x] next:0}}',
    ]);
    const gone = afloat({ put: [red('w')] });
    executes(gone, 'red-flag', 'hand-over', { formation: 'red-det-1' });
    expect(confinesOf(gone, 'red', formationIn(gone, 'red-flag'))).toBeNull();
  });

  it('[10.121] an Escort: to where its Convoy was noted, or to a place still before it', () => {
    const escorting = (place: string, convoy: string | null, target: string | null): string => {
      const world = afloat({ put: [{ ...escort, at: place }] });
      if (convoy !== null) putConvoy(world, { group: 'blue-trade', at: convoy });
      executes(world, 'azure-det', 'north-escort', { convoy: 'blue-trade', target });
      return inWords(confinesOf(world, 'blue', formationIn(world, 'azure-det')));
    };
    expect(escorting('ville', 'narrows', 'narrows')).toEqual(
      '{rule:10.121 goals:[{to:narrows arrive:hold} {to:w arrive:hold} {to:x arrive:hold} {to:ville arrive:hold}] stays:10.121}',
    );
    expect(escorting('narrows', 'w', 'narrows')).toEqual(
      '{rule:10.121 goals:[{to:w arrive:hold} {to:x arrive:hold} {to:ville arrive:hold}] stays:null}',
    );
    expect(escorting('x', 'w', null)).toEqual(
      '{rule:10.121 goals:[{to:w arrive:hold} {to:x arrive:hold} {to:ville arrive:hold}] stays:10.121}',
    );
    expect(escorting('ville', null, null)).toBe('null');
  });
});

describe('Enemies in sight', () => {
  it('[9.373] those Spotted at sea in a Space, and not where it makes for', () => {
    const world = afloat({
      put: [
        red('w'),
        azure('x'),
        { id: 'azure-det', at: 'y', squadrons: 'azure-b' },
        { id: 'cobalt-flag', at: 'gulf', squadrons: 'cobalt-a' },
        { id: 'cobalt-galleys', at: 'cala', fitting: true, squadrons: 'cobalt-g' },
      ],
    });
    const inSight = (to: string) => enemiesInSight(world, 'red', to);
    expect(inSight('den')).toEqual([]);
    for (const id of ['azure-flag', 'azure-det', 'cobalt-flag', 'cobalt-galleys'])
      tokenFor(world, id).face = faceOf(world, 'blue', formationIn(world, id));
    expect([inSight('den'), inSight('y'), inSight('x')]).toEqual([['x', 'y'], ['x'], ['y']]);
    expect(enemiesInSight(world, 'blue', 'den')).toEqual([]);
  });
});

describe('Plots under Orders', () => {
  const world = (): State => {
    const made = afloat({
      put: [red('x')],
      scenario: {
        start: { year: 1741, turn: 9 },
        ...chit({ test: 'station', at: ['den', 'y'], impulses: 1 }),
      },
    });
    executes(made, 'red-flag', 'red-cruise');
    return made;
  };
  const there = (): State => {
    const made = world();
    formationIn(made, 'red-flag').place = at('y');
    return made;
  };

  it.each<[string, string, string, () => State, Plan]>([
    ['9.371', 'bound-hold', 'to wait on its way', world, { kind: 'hold' }],
    ['9.371', 'bound-course', 'elsewhere', world, voyageTo('w')],
    ['9.371', 'bound-course', 'into a Port it is only to come to', world, voyageTo('den', 'put-in')],
    ['9.371', 'may', 'to either of its places', world, voyageTo('den')],
    ['9.371', 'bound-route', 'on a round', world, patrol(0, 'x', 'y')],
    ['9.36', 'bound-company', 'in company', world, { kind: 'with', formation: 'red-gf' }],
    ['2.362', 'bound-steps', 'by two steps at once', world, going('m3', 'y')],
    ['9.371', 'bound-step', 'by a step that leads away', world, going('ville')],
    ['9.37', 'bound-station', 'away from its station', there, voyageTo('den')],
    ['9.37', 'may', 'to stay', there, { kind: 'hold' }],
    ['9.37', 'bound-step', 'a step away from it', there, going('ferry')],
  ])('[%s] %s: it is plotted %s', (rule, said, _what, made, plan) => {
    const now = made();
    const flaw = checkConfines(now, 'red', formationIn(now, 'red-flag'), plan);
    expect([flaw?.code ?? 'may', flaw?.rule ?? rule]).toEqual([said, rule]);
  });

  it('[9.373] what its Order leaves it: each place, with or without a detour', () => {
    expect(plansWithin(world(), 'red', formationIn(world(), 'red-flag')).map(inWords)).toEqual([
      '{kind:voyage to:y arrive:hold}',
      '{kind:voyage to:den arrive:hold}',
      '{kind:voyage to:y arrive:hold clear:true}',
      '{kind:voyage to:den arrive:hold clear:true}',
    ]);
    expect(plansWithin(there(), 'red', formationIn(there(), 'red-flag')).map(inWords)).toEqual([
      '{kind:hold}',
    ]);
    const free = afloat({ put: [red('x')] });
    expect(plansWithin(free, 'red', formationIn(free, 'red-flag'))).toEqual([]);
  });

  it('[9.36] where its owner has chosen nothing that it may it goes by itself', () => {
    const now = world();
    expect(inWords(planUnderOrders(now, 'red', formationIn(now, 'red-flag')))).toEqual(
      '{kind:voyage to:y arrive:hold}',
    );
    withPlan(now, 'red-flag', voyageTo('den'));
    expect(planUnderOrders(now, 'red', formationIn(now, 'red-flag'))).toBeNull();
  });
});
