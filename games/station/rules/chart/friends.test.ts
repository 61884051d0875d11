import { describe, expect, it } from 'vitest';
import type { Module } from '../module/module.ts';
import { putConvoy } from '../testing/convoys.ts';
import { testModule } from '../testing/module.ts';
import { chitLike, type Desks, desksAt, executes } from '../testing/orders.ts';
import { allTold, formationIn, scripted } from '../testing/station.ts';
import type { State } from '../world/state.ts';
import {
  atPeace,
  breakPeace,
  commandOfFormation,
  isClosed,
  isFriendlyPort,
  isSanctuary,
  mayEnter,
  mayFight,
  mayFitOut,
  serves,
  undeclaredNow,
} from './politics.ts';

const COBALT = { id: 'cobalt-flag', at: 'x', leader: 'c-cano', squadrons: 'cobalt-a' } as const;
const AZURE = { id: 'azure-flag', at: 'x', leader: 'a-clerc', squadrons: 'azure-a azure-b' } as const;
const RED = { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-a' } as const;
const tokenOf = (world: State, id: string): string => formationIn(world, id).token!;
const { undeclared: _, ...declared } = testModule.politics;
const { hired: _hired, ...unhired } = testModule;

describe('Whom a Contingent and a Port serve', () => {
  it('[2.32] every Contingent its own side, the neutral and the pirates nobody, the hired its paymaster', () => {
    const world = desksAt();
    const all = (): string[] =>
      ['red', 'blue'].flatMap((side) =>
        testModule.contingents.flatMap(({ id }) => (serves(world, side, id) ? [`${side} ${id}`] : [])),
      );
    expect(all()).toEqual(['red Red', 'blue Azure', 'blue Cobalt']);
    world.hired = true;
    expect(all()).toEqual(['red Red', 'red Order', 'blue Azure', 'blue Cobalt']);
    // Without anybody to be hired the Contingent is one like any other.
    const plain = desksAt({ scenario: { module: { ...unhired }, contingents: { Order: 'blue' } } });
    expect([serves(plain, 'blue', 'Order'), serves(plain, 'red', 'Order')]).toEqual([true, false]);
  });

  it.each([
    ['red', null, 'kings-port ferry'],
    ['blue', null, 'ville cala'],
    ['blue', 'north', 'ville'],
    ['blue', 'south', 'ville cala'],
  ])('[2.322] [5.282] Ports Friendly to %s (%s): %s', (side, command, ports) => {
    const world = desksAt();
    const friendly = testModule.ports.filter(({ id }) => isFriendlyPort(world, side, command, id));
    expect(friendly.map(({ id }) => id).join(' ')).toBe(ports);
  });

  it('[2.322] a Port opened to another Command by an Event is Friendly from its implementation on', () => {
    const world = desksAt();
    world.events.compact = { ...world.events.compact!, implemented: false };
    expect(isFriendlyPort(world, 'blue', 'north', 'cala')).toBe(false);
    world.events.compact = { ...world.events.compact!, implemented: true };
    expect(isFriendlyPort(world, 'blue', 'north', 'cala')).toBe(true);
    delete world.events.compact;
    expect(isFriendlyPort(world, 'blue', 'north', 'cala')).toBe(false);
  });

  it('[2.322] the base of the hired is Friendly to the paymaster alone, and no other Port for it', () => {
    const world = desksAt();
    world.hired = true;
    expect(isFriendlyPort(world, 'red', null, 'haven')).toBe(true);
    expect(isFriendlyPort(world, 'blue', 'south', 'haven')).toBe(false);
    expect(isFriendlyPort(world, 'red', null, 'den')).toBe(false);
    world.ports.ferry!.side = null;
    expect(isFriendlyPort(world, 'red', null, 'ferry')).toBe(false);
    expect(isFriendlyPort(world, 'red', null, 'x')).toBe(false);
  });

  it.each([
    [3, false],
    [4, false],
    [5, true],
  ])('[2.221] M4.3: in Turn 4 a Port closed until Turn %i is closed: %s', (until, closed) => {
    const world = desksAt({ turn: 4, put: [RED] });
    world.ports['kings-port']!.closedUntil = until;
    expect(isClosed(world, 'kings-port')).toBe(closed);
    expect(mayFitOut(world, 'red', 'red-flag', 'kings-port')).toBe(!closed);
    expect(isClosed(world, 'x')).toBe(false);
  });
});

describe('Who may Fit Out', () => {
  it('[2.351] [5.282] never in the Enemy’s Port, nor where there is none', () => {
    const world = desksAt({ put: [RED] });
    const open = [...testModule.ports.map(({ id }) => id), 'x'].filter((port) =>
      mayFitOut(world, 'red', 'red-flag', port),
    );
    expect(open).toEqual(['kings-port', 'ferry']);
    expect(mayFitOut({ ...world, forces: {} }, 'red', 'red-flag', 'ferry')).toBe(false);
  });

  it.each<[string, Desks, boolean]>([
    ['one of one Squadron', { put: [COBALT] }, true],
    ['one of two', { put: [{ ...COBALT, squadrons: 'cobalt-a cobalt-b' }] }, true],
    ['one of three', { put: [{ ...COBALT, squadrons: 'cobalt-a cobalt-b cobalt-d' }] }, false],
    ['one more beside a Squadron that Fits Out', { put: [COBALT], fittingOut: { haven: 'cobalt-b' } }, true],
    ['one more beside two of them', { put: [COBALT], fittingOut: { haven: 'cobalt-b cobalt-d' } }, false],
    ['one more beside two In Ordinary', { put: [COBALT], ordinary: { haven: 'cobalt-b cobalt-d' } }, true],
    [
      'one more with two Fitting Out elsewhere',
      { put: [COBALT], fittingOut: { cala: 'cobalt-b cobalt-d' } },
      true,
    ],
    [
      'one more beside a Flotilla of two at anchor',
      { put: [COBALT, { ...AZURE, at: 'haven', fitting: true }] },
      false,
    ],
    ['one more with that Flotilla off the Port', { put: [COBALT, { ...AZURE, at: 'haven' }] }, true],
    [
      'itself, who lies there already',
      { put: [{ ...COBALT, at: 'haven', fitting: true, squadrons: 'cobalt-a cobalt-b' }] },
      true,
    ],
  ])('[2.321] a neutral Port that takes two Squadrons takes %s', (_, stated, takes) => {
    expect(mayFitOut(desksAt(stated), 'blue', 'cobalt-flag', 'haven')).toBe(takes);
  });

  it('[2.321] a Squadron without a Formation counts one; in a view that does not know the side nobody does', () => {
    const world = desksAt({ fittingOut: { haven: 'cobalt-b' }, ordinary: { cala: 'cobalt-a' } });
    expect(mayFitOut(world, 'blue', 'cobalt-a', 'haven')).toBe(true);
    const full = desksAt({ fittingOut: { haven: 'cobalt-b cobalt-d' }, ordinary: { cala: 'cobalt-a' } });
    expect(mayFitOut(full, 'blue', 'cobalt-a', 'haven')).toBe(false);
    // Open to Blue alone, and to nobody once it is somebody’s.
    expect(mayFitOut(world, 'red', 'red-a', 'haven')).toBe(false);
    world.ports.haven!.side = 'red';
    expect(mayFitOut(world, 'blue', 'cobalt-a', 'haven')).toBe(false);
    expect(commandOfFormation(world, 'blue', 'cobalt-a')).toBe('south');
    expect(commandOfFormation(desksAt({ put: [AZURE] }), 'blue', 'azure-flag')).toBe('north');
  });
});

describe('Whither without Orders', () => {
  const at = 'narrows';
  const one = (put: NonNullable<Desks['put']>, more: Desks = {}) => desksAt({ put, ...more });

  it.each<[string, State, string, boolean]>([
    ['a Flotilla of the Contingent', one([COBALT]), 'cobalt-flag', false],
    ['one of another', one([AZURE]), 'azure-flag', true],
    [
      'one with more Squadrons of another',
      one([{ id: 'blue-gf', at: 'x', leader: 'a-aubin', squadrons: 'cobalt-a azure-a azure-b' }], {
        events: 'compact',
      }),
      'blue-gf',
      true,
    ],
    [
      'one with as many of both, its own named first',
      one([{ id: 'blue-gf', at: 'x', leader: 'a-aubin', squadrons: 'cobalt-a azure-a' }], {
        events: 'compact',
      }),
      'blue-gf',
      false,
    ],
    ['a Squadron by itself', one([{ id: 'cobalt-a', at: 'x', squadrons: 'cobalt-a' }]), 'cobalt-a', true],
    ['what is not known', one([COBALT]), 'cobalt-a', true],
  ])('[9.313] %s', (_, world, id, may) => {
    expect(mayEnter(world, 'blue', id, at)).toBe(may);
    expect(mayEnter(world, 'blue', id, 'y')).toBe(true);
  });

  it.each([
    [{ kind: 'hold' } as const, false],
    [{ kind: 'voyage', to: 'cala', arrive: 'hold' } as const, false],
    [{ kind: 'voyage', to: 'kings-port', arrive: 'put-in' } as const, false],
    [{ kind: 'voyage', to: 'cala', arrive: 'put-in' } as const, true],
    [{ kind: 'patrol', route: ['cala'], next: 0 } as const, false],
  ])('[9.313] with the plan %o: %s', (plan, may) => {
    const world = one([COBALT]);
    formationIn(world, 'cobalt-flag').plan = plan;
    expect(mayEnter(world, 'blue', 'cobalt-flag', at)).toBe(may);
  });

  it('[9.313] an Order opens them; Convoys go by their own rules', () => {
    const world = one([COBALT]);
    executes(world, 'cobalt-flag', 'south-rebase');
    expect(mayEnter(world, 'blue', 'cobalt-flag', at)).toBe(true);
    putConvoy(world, { group: 'blue-troops', at: 'ville' });
    expect(mayEnter(world, 'blue', 'blue-troops', at)).toBe(true);
  });
});

describe('Peace and war', () => {
  it('[2.221] M1.4: undeclared until the Event is implemented or the rule says so; never without such a rule', () => {
    const world = desksAt();
    expect(undeclaredNow(world)).toBe(true);
    expect(undeclaredNow({ ...world, rules: ['war'] })).toBe(false);
    expect(undeclaredNow(desksAt({ events: 'war' }))).toBe(false);
    expect(undeclaredNow(desksAt({ module: { politics: declared } }))).toBe(false);
  });

  it.each([
    ['red', 'north', true],
    ['red', 'south', false],
    ['red', null, false],
    ['blue', 'north', false],
  ])('[2.221] M1.4: %s and the Command %s are at peace: %s', (side, command, peace) => {
    expect(atPeace(desksAt(), side, command)).toBe(peace);
    expect(atPeace(desksAt({ events: 'war' }), side, command)).toBe(false);
    expect(atPeace(desksAt({ module: { politics: declared } }), side, command)).toBe(false);
  });

  it('[2.221] [12.14] M1.4: the peace broken costs Prestige, told, and is counted each time', () => {
    const world = desksAt();
    const context = scripted(world);
    breakPeace(world, context, 'red');
    breakPeace(world, context, 'red');
    expect(world.counters).toEqual({ incidents: 2 });
    const told = (points: number, total: number) => ({
      kind: 'prestige',
      rule: '12.14',
      score: { turn: 0, side: 'red', points, source: 'undeclared' },
      total,
    });
    expect(allTold(context)).toEqual([told(-3, 2), told(-2, 0)]);
    const peaceful = desksAt({ module: { politics: declared } });
    breakPeace(peaceful, scripted(peaceful), 'red');
    expect([peaceful.counters, peaceful.prestige]).toEqual([{}, { red: 5, blue: 5 }]);
  });

  it('[2.221] [2.32] one’s own and what is not there are fought by nobody', () => {
    const world = desksAt({ put: [RED, COBALT], events: 'war' });
    expect(mayFight(world, 'red', tokenOf(world, 'red-flag'))).toBe('no');
    expect(mayFight(world, 'red', 'nothing')).toBe('no');
    expect(mayFight(world, 'red', tokenOf(world, 'cobalt-flag'), 'red-flag')).toBe('yes');
  });

  it('[2.221] M6.3: the hired fight when they Escort, and beside others', () => {
    const world = desksAt({ put: [{ id: 'order-d', at: 'x', squadrons: 'order-d' }, COBALT], events: 'war' });
    world.hired = true;
    const token = tokenOf(world, 'cobalt-flag');
    expect(mayFight(world, 'red', token, 'order-d')).toBe('no');
    const mixed = desksAt({ put: [{ ...RED, squadrons: 'red-a order-d' }, COBALT], events: 'war' });
    expect(mayFight(mixed, 'red', tokenOf(mixed, 'cobalt-flag'), 'red-flag')).toBe('yes');
    putConvoy(world, { group: 'red-victuals', at: 'narrows' });
    formationIn(world, 'order-d').under = 'red-victuals';
    expect(mayFight(world, 'red', token, 'order-d')).toBe('yes');
    // Under a flag that is no Convoy they are as they were.
    formationIn(world, 'order-d').under = 'red-gf';
    expect(mayFight(world, 'red', token, 'order-d')).toBe('no');
  });

  it('[2.221] M1.4: those at peace do not begin, whoever their Formation; a Command at war does', () => {
    const world = desksAt({ put: [RED, AZURE, { ...COBALT, at: 'x' }] });
    const red = tokenOf(world, 'red-flag');
    expect([undefined, 'azure-flag', 'cobalt-flag'].map((own) => mayFight(world, 'blue', red, own))).toEqual([
      'yes',
      'no',
      'yes',
    ]);
  });

  const show = (id: string, change: Parameters<typeof chitLike>[1]): Partial<Module> => ({
    orders: [...testModule.orders, chitLike(id, change)],
  });
  type Chit = NonNullable<Parameters<typeof chitLike>[1]>;
  const ROUND: NonNullable<Chit['fulfil']> = { test: 'circuit', route: ['haven'], times: 1 };
  const interdicting = (type: 'Blockade' | 'Interdiction', at: string): Chit => ({
    type,
    fulfil: { test: 'interdict', at: [at], impulses: 1 },
  });
  it.each<[string, Chit, string | null, boolean]>([
    ['a Show of Force written for it', { type: 'Show of Force' }, 'haven', false],
    ['one written for another place', { type: 'Show of Force' }, 'den', true],
    ['a Blockade that names it', interdicting('Blockade', 'haven'), null, false],
    ['an Interdiction that names another', interdicting('Interdiction', 'den'), null, true],
    ['an Interdiction that names none', { type: 'Interdiction', fulfil: ROUND }, null, true],
    [
      'a Cruise to it',
      { type: 'Cruise', fulfil: { test: 'station', at: ['haven'], impulses: 1 } },
      null,
      true,
    ],
  ])('[2.221] [2.321] M1.7: a neutral Port is a sanctuary from %s: %s', (_, change, target, safe) => {
    const world = desksAt({ put: [{ ...RED, at: 'haven' }], module: show('shown', change) });
    executes(world, 'red-flag', 'shown', { target });
    expect(isSanctuary(world, 'haven')).toBe(safe);
    // Who only lies there, or is elsewhere, begins nothing.
    const away = desksAt({ put: [RED], module: show('shown', change) });
    executes(away, 'red-flag', 'shown', { target });
    expect(isSanctuary(away, 'haven')).toBe(true);
    formationIn(world, 'red-flag').place = { at: 'haven', berth: 'harbour' };
    expect(isSanctuary(world, 'haven')).toBe(true);
  });

  it('[2.321] only a Port that is nobody’s is a sanctuary', () => {
    const world = desksAt();
    expect(['x', 'ville', 'haven', 'den'].map((at) => isSanctuary(world, at))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
