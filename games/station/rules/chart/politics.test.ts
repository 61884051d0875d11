import { describe, expect, it } from 'vitest';
import { noteBattle } from '../orders/progress.ts';
import { setContingent, setPortSide } from '../organisation/port-changes.ts';
import { desksAt, executes } from '../testing/orders.ts';
import { formationIn, scripted } from '../testing/station.ts';
import { atSea } from '../umpire/tokens.ts';
import {
  atPeace,
  breakPeace,
  isClosed,
  isFriendlyPort,
  isSanctuary,
  mayEnter,
  mayFight,
  mayFitOut,
  serves,
} from './politics.ts';

const AZURE = { id: 'azure-flag', at: 'x', leader: 'a-clerc', squadrons: 'azure-a azure-b' } as const;
const COBALT = { id: 'cobalt-flag', at: 'x', leader: 'c-cano', squadrons: 'cobalt-a' } as const;
const COMBINED = { id: 'blue-gf', at: 'x', leader: 'a-aubin', squadrons: 'azure-a cobalt-a' } as const;
const RED = { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-a' } as const;
const tokenOfFormation = (world: ReturnType<typeof desksAt>, id: string): string =>
  formationIn(world, id).token!;

describe('Ports and their friends', () => {
  it('[2.322] [5.282] a Port is Friendly to its side, to another Command only where it is open to it', () => {
    const world = desksAt();
    expect(isFriendlyPort(world, 'blue', 'north', 'ville')).toBe(true);
    expect(isFriendlyPort(world, 'red', null, 'ville')).toBe(false);
    expect(isFriendlyPort(world, 'blue', 'south', 'ville')).toBe(true);
    expect(isFriendlyPort(world, 'blue', 'north', 'cala')).toBe(false);
    expect(isFriendlyPort(desksAt({ events: 'compact' }), 'blue', 'north', 'cala')).toBe(true);
  });

  it('[2.321] [5.282] a neutral Port takes in two Squadrons of a side that it is open to, and none in the plague', () => {
    const world = desksAt({ put: [COBALT, { ...RED, at: 'cala' }] });
    expect(mayFitOut(world, 'blue', 'cobalt-flag', 'haven')).toBe(true);
    expect(mayFitOut(world, 'red', 'red-flag', 'haven')).toBe(false);
    const full = desksAt({ put: [AZURE], fittingOut: { haven: 'cobalt-a' } });
    expect(mayFitOut(full, 'blue', 'azure-flag', 'haven')).toBe(false);
    world.ports.haven!.closedUntil = 1;
    expect(isClosed(world, 'haven')).toBe(true);
    expect(mayFitOut(world, 'blue', 'cobalt-flag', 'haven')).toBe(false);
  });

  it('[2.32] [2.322] the hired serve and their Port is Friendly while they are paid', () => {
    const world = desksAt();
    expect(serves(world, 'red', 'Order')).toBe(false);
    world.hired = true;
    expect(serves(world, 'red', 'Order')).toBe(true);
    expect(isFriendlyPort(world, 'red', null, 'haven')).toBe(true);
  });

  it('[2.221] M6.3: the hired fight nobody by themselves', () => {
    const world = desksAt({
      put: [
        { id: 'order-d', at: 'x', squadrons: 'order-d' },
        { ...COBALT, at: 'x' },
      ],
      events: 'war',
    });
    world.hired = true;
    const token = tokenOfFormation(world, 'cobalt-flag');
    expect([mayFight(world, 'red', token), mayFight(world, 'red', token, 'order-d')]).toEqual(['yes', 'no']);
  });

  it('[9.313] without Orders some waters are closed, save on the way home', () => {
    const world = desksAt({ put: [{ ...COBALT, at: 'w' }] });
    expect(mayEnter(world, 'blue', 'cobalt-flag', 'narrows')).toBe(false);
    formationIn(world, 'cobalt-flag').plan = { kind: 'voyage', to: 'cala', arrive: 'put-in' };
    expect(mayEnter(world, 'blue', 'cobalt-flag', 'narrows')).toBe(true);
  });

  it('[9.313] a scenario may take in a part of the map, with the Small Spaces inside it', () => {
    const world = desksAt({ put: [RED], scenario: { only: { map: ['x', 'w', 'y'] } } });
    const open = ['w', 'm2', 'm3', 'ville', 'm1'].filter((at) => mayEnter(world, 'red', 'red-flag', at));
    expect(open).toEqual(['w', 'm2', 'm3']);
  });
});

describe('Undeclared war', () => {
  it('[2.221] those not at war are fought at a price, and do not begin it themselves', () => {
    const world = desksAt({ put: [AZURE, RED] });
    expect(mayFight(world, 'red', tokenOfFormation(world, 'azure-flag'))).toBe('price');
    expect(mayFight(world, 'blue', tokenOfFormation(world, 'red-flag'), 'azure-flag')).toBe('no');
    expect(atPeace(world, 'red', 'north')).toBe(true);
    breakPeace(world, scripted(world), 'red');
    expect(world.prestige.red).toBe(2);
    expect(world.counters.incidents).toBe(1);
    world.rules.push('war');
    expect(mayFight(world, 'red', tokenOfFormation(world, 'azure-flag'))).toBe('yes');
  });

  it('[2.221] their allies are fought freely, and the Combined Fleet too save in its Harbour', () => {
    const world = desksAt({ put: [COBALT, RED] });
    expect(mayFight(world, 'red', tokenOfFormation(world, 'cobalt-flag'))).toBe('yes');
    expect(mayFight(world, 'blue', tokenOfFormation(world, 'red-flag'), 'cobalt-flag')).toBe('yes');
    const joint = desksAt({ put: [COMBINED, RED], events: 'compact' });
    expect(mayFight(joint, 'red', tokenOfFormation(joint, 'blue-gf'))).toBe('yes');
    noteBattle(joint, {
      at: 'x',
      engaged: { blue: ['blue-gf'], red: ['red-flag'] },
      withdrew: { blue: [], red: [] },
      victor: null,
    });
    expect(joint.counters.incidents).toBe(1);
    // Without any of those not at war in it nothing has happened.
    const alone = desksAt({ put: [{ ...COMBINED, squadrons: 'cobalt-a' }, RED], events: 'compact' });
    noteBattle(alone, {
      at: 'x',
      engaged: { blue: ['blue-gf'], red: [] },
      withdrew: { blue: [], red: [] },
      victor: null,
    });
    expect(alone.counters.incidents).toBeUndefined();
    const safe = desksAt({ put: [{ ...COMBINED, at: 'ville', fitting: true }, RED], events: 'compact' });
    expect(mayFight(safe, 'red', tokenOfFormation(safe, 'blue-gf'))).toBe('price');
    // Not before that Harbour, nor in another.
    for (const where of [{ at: 'ville' }, { at: 'cala', fitting: true }] as const) {
      const open = desksAt({ put: [{ ...COMBINED, ...where }, RED], events: 'compact' });
      expect(mayFight(open, 'red', tokenOfFormation(open, 'blue-gf'))).toBe('yes');
    }
  });

  it('[2.221] [2.321] in a neutral Port nobody fights unless somebody has Orders against it', () => {
    const world = desksAt({
      put: [
        { ...RED, at: 'haven' },
        { ...COBALT, at: 'haven' },
      ],
    });
    expect(isSanctuary(world, 'haven')).toBe(true);
    expect(mayFight(world, 'red', tokenOfFormation(world, 'cobalt-flag'))).toBe('no');
    executes(world, 'red-flag', 'red-show', { target: 'haven' });
    expect(mayFight(world, 'red', tokenOfFormation(world, 'cobalt-flag'))).toBe('yes');
  });
});

describe('Changes of side', () => {
  it('[5.281] a Port that changes sides puts its Squadrons to sea; those In Ordinary get away or are lost', () => {
    const world = desksAt({
      put: [{ ...AZURE, at: 'ville', fitting: true }],
      ordinary: { ville: 'azure-c:4/1 azure-d' },
      ports: { ville: 'azure-light-1' },
    });
    world.ports.ville!.repairPoints = 3;
    const context = scripted(world, 4, 5);
    setPortSide(world, context, 'ville', 'red');
    expect(formationIn(world, 'azure-flag').place).toEqual(atSea('ville'));
    expect(formationIn(world, 'azure-c').place).toEqual(atSea('ville'));
    expect(world.forces.blue!.squadrons['azure-c']!.dp).toBe(4);
    expect(world.forces.blue!.squadrons['azure-d']).toBeUndefined();
    expect(world.prestige).toEqual({ red: 6, blue: 4 });
    expect(world.forces.blue!.auxiliaries['azure-light-1']).toEqual({ in: 'recovery' });
    expect(world.ports.ville).toMatchObject({ side: 'red', repairPoints: 0 });
  });

  it('[3.133] a Contingent that joins brings its Ports; when it leaves it lies up in the nearest of them', () => {
    const world = desksAt({ ordinary: { haven: 'grey-g' } });
    const context = scripted(world);
    setContingent(world, context, 'Grey', 'blue');
    expect(world.ports.haven!.side).toBe('blue');
    expect(serves(world, 'blue', 'Grey')).toBe(true);
    const back = desksAt({
      put: [{ id: 'cobalt-galleys', at: 'cala', leader: 'c-diaz', squadrons: 'cobalt-g grey-g' }],
      scenario: { contingents: { Grey: 'blue' }, ports: { haven: 'blue' } },
    });
    setContingent(back, scripted(back), 'Grey', 'Neutral');
    expect(back.ports.haven!.side).toBeNull();
    expect(back.forces.blue!.squadrons['grey-g']).toMatchObject({
      formation: null,
      port: { at: 'haven', state: 'InOrdinary' },
    });
    expect(formationIn(back, 'cobalt-galleys').squadrons).toEqual(['cobalt-g']);
  });
});
