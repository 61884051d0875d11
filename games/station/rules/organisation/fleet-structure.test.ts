import { fitsSchema, schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { sortOf, swift } from '../chart/seamanship.ts';
import { invariants } from '../invariants.ts';
import { ModuleSchema } from '../module/module.ts';
import { checkPlan } from '../sailing/plan-check.ts';
import { fleetsOfBoth as fleet } from '../testing/fleets.ts';
import { testModule } from '../testing/module.ts';
import { atDesk, desksAt, ordersActs } from '../testing/orders.ts';
import { fleets, force, formationIn, scripted, stationAt, testScenario } from '../testing/station.ts';
import { bracketOf, takeSail } from '../umpire/damage.ts';
import { admiralOf } from '../umpire/strategy-checks.ts';
import { atSea, conceal, faceOf, moveTo, spot, tokenOf } from '../umpire/tokens.ts';
import { view } from '../umpire/view.ts';
import {
  auxiliariesIn,
  hullsOf,
  isLine,
  leadersIn,
  lineSailIn,
  lyingAt,
  membersOf,
  sailIn,
  squadronsIn,
  stateOf,
} from '../world/formations.ts';
import { newExecution } from '../world/new-forces.ts';
import { commandOf, otherSide, theatreOf } from '../world/theatre.ts';
import { dissolve, unform } from './organisation.ts';

describe('Fleets, Commands, Contingents', () => {
  it('[3.11] [3.111] a Fleet is all that one side has, of one or of several powers', () => {
    const world = fleet();
    const theatre = theatreOf(world);
    expect(Object.keys(world.forces).sort()).toEqual(['blue', 'red']);
    expect(otherSide(theatre, 'red')).toBe('blue');
    const powers = new Set(
      Object.keys(world.forces.blue!.squadrons).map((id) => hullsOf(theatre, id).contingent),
    );
    expect(powers).toEqual(new Set(['Azure', 'Cobalt']));
  });

  it('[3.112] Sail are in Squadrons, Squadrons in Formations, and leaders command them', () => {
    const world = fleet();
    const red = world.forces.red!;
    expect(sailIn(red, 'red-gf')).toBe(4 + 3 + 1 + 4 + 2);
    expect(
      squadronsIn(red, 'red-gf')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['red-a', 'red-b', 'red-c', 'red-d', 'sovereign']);
    expect(leadersIn(red, 'red-gf')).toEqual(['r-ash', 'r-birch']);
  });

  it('[3.113] Auxiliaries, Ports, Convoys and Corsairs belong to Fleets too', () => {
    const world = fleet();
    expect(auxiliariesIn(world.forces.red!, 'red-gf')).toEqual(['red-fleet-1', 'red-fire-1']);
    expect(world.ports['kings-port']!.side).toBe('red');
    expect(testModule.convoys.every(({ side }) => side === 'blue' || side === 'red')).toBe(true);
    expect(world.forces.blue!.auxiliaries['privateer-1']).toEqual({ in: 'future' });
  });

  it('[3.114] what belongs to no Fleet is as the module says: neutral Ports, rovers', () => {
    const world = fleet();
    expect(world.ports.den!.side).toBeNull();
    expect(world.contingents.Rover).toBe('EnemyToAll');
    expect(theatreOf(world).contingents.get('Rover')!.side).toBeNull();
  });

  it('[3.12] [3.121] [3.122] [3.123] Commands divide a Fleet: each has its Admiral and its colour on the map', () => {
    const world = fleet();
    expect(
      theatreOf(world)
        .sides.get('blue')!
        .commands.map(({ id }) => id),
    ).toEqual(['north', 'south']);
    expect(theatreOf(world).sides.get('red')!.commands).toEqual([]);
    expect(admiralOf(world, 'blue', 'south')).toBe('c-cano');
    expect(
      world.tokens
        .filter(({ side }) => side === 'blue')
        .map(({ command }) => command)
        .sort(),
    ).toEqual(['north', 'south']);
  });

  it('[3.13] [3.131] [3.132] a Contingent serves in a Fleet, and may be its Command as well', () => {
    const theatre = theatreOf(fleet());
    expect(commandOf(theatre, 'Azure')).toBe('north');
    expect(commandOf(theatre, 'Grey')).toBe('south');
    expect(commandOf(theatre, 'Red')).toBeNull();
  });

  it('[3.133] a Contingent may be neutral; a Command never is', () => {
    const world = fleet();
    expect(world.contingents.Grey).toBe('Neutral');
    expect(world.contingents.Azure).toBe('blue');
  });

  it('[3.14] a side’s Displays are for its own eyes', () => {
    const world = fleet();
    expect(Object.keys(view(world, 'red').forces)).toEqual(['red']);
    expect(view(world, 'blue').forces.red).toBeUndefined();
    expect(view(world, 'gallery').forces).toEqual({});
  });

  it('[3.141] [3.327] a Flotilla’s section: leader, Order, Auxiliaries, and its Squadrons by their DPs', () => {
    const world = fleet();
    world.forces.red!.formations['red-gf']!.execution = newExecution('red-cruise', 0, null);
    const { formations, squadrons } = view(world, 'red').forces.red!;
    expect(formations['red-gf']).toMatchObject({
      command: null,
      leader: 'r-ash',
      execution: { order: 'red-cruise' },
      auxiliaries: ['red-fleet-1', 'red-fire-1'],
    });
    expect(formations['red-gf']!.squadrons.map((id) => [id, squadrons[id]!.dp])).toEqual([
      ['red-a', 2],
      ['red-b', 6],
      ['sovereign', 1],
    ]);
  });

  it('[3.142] a Port’s section: what lies there, In Ordinary with its DPs on the track, and its Auxiliaries', () => {
    const world = stationAt({
      fittingOut: { 'kings-port': 'red-e:2/3' },
      ordinary: { 'kings-port': 'red-f:2/4', ferry: 'red-a' },
      ports: { 'kings-port': 'red-light-1' },
    });
    const { forces } = view(world, 'red');
    const { squadrons, auxiliaries } = forces.red!;
    expect(lyingAt(forces.red!, 'kings-port', 'InOrdinary')).toMatchObject([{ id: 'red-f', sail: 2, dp: 4 }]);
    expect(lyingAt(forces.red!, 'kings-port', 'FittingOut')).toMatchObject([{ id: 'red-e', sail: 2, dp: 3 }]);
    expect(squadrons['red-a']!.port).toEqual({ at: 'ferry', state: 'InOrdinary' });
    expect(auxiliaries['red-light-1']).toEqual({ in: 'port', port: 'kings-port' });
  });

  it('[3.143] a Convoy’s section: its group, its way and its DPs', () => {
    const world = stationAt({ scenario: { convoys: [{ group: 'blue-trade', route: 1, at: 'ocean' }] } });
    const [convoy] = Object.values(view(world, 'blue').forces.blue!.convoys);
    expect(convoy).toMatchObject({ group: 'blue-trade', route: 1, dp: 0, escort: null });
    expect(view(world, 'red').forces.blue).toBeUndefined();
  });
});

describe('Squadrons and Sail', () => {
  it('[3.21] Squadrons are what is fought and sailed with, alone or Subordinated to Flotillas', () => {
    const world = stationAt({
      put: fleets('red-gf x r-ash red-a, red-b x nobody red-b'),
    });
    expect(membersOf(world.forces.red!, 'red-gf').flatMap(({ squadrons }) => squadrons)).toEqual(['red-a']);
    expect(formationIn(world, 'red-b')).toMatchObject({
      kind: 'squadron',
      under: null,
      squadrons: ['red-b'],
    });
    expect(world.tokens).toHaveLength(2);
  });

  it('[3.22] [3.221] a Sail is one ship, and is nothing but one of its Squadron’s number', () => {
    const world = fleet();
    const red = world.forces.red!;
    const before = sailIn(red, 'red-gf');
    takeSail(red, 'red-b', 1);
    expect(sailIn(red, 'red-gf')).toBe(before - 1);
    takeSail(red, 'red-b', 2);
    // With the last of them the Squadron is gone.
    expect(red.squadrons['red-b']).toBeUndefined();
    expect(formationIn(world, 'red-gf').squadrons).not.toContain('red-b');
  });

  it('[3.242] [3.243] the counter shows how many there are: three, and two when one is gone', () => {
    const world = fleet();
    const shown = () => view(world, 'red').forces.red!.squadrons['red-b']!.sail;
    expect(shown()).toBe(3);
    takeSail(world.forces.red!, 'red-b', 1);
    expect(shown()).toBe(2);
    expect(invariants(world)).toEqual([]);
    world.forces.red!.squadrons['red-b']!.sail = 5;
    expect(invariants(world).join()).toContain('3.252');
  });

  it('[3.223] a ship with a counter of her own is a Squadron of one Sail', () => {
    const hulls = hullsOf(theatreOf(fleet()), 'sovereign');
    expect(hulls).toMatchObject({ capacity: 1, flagship: true, class: 'SOL' });
  });

  it('[3.23] [3.231] ships of the line, Frigates and Galleys; small ships of the line are a Class within one', () => {
    const theatre = theatreOf(fleet());
    expect(hullsOf(theatre, 'red-a')).toMatchObject({ class: 'SOL', capacity: 4 });
    expect(hullsOf(theatre, 'red-d')).toMatchObject({ class: 'SOL(D)', capacity: 2 });
    expect(hullsOf(theatre, 'red-f').class).toBe('F');
    expect(hullsOf(theatre, 'cobalt-g').class).toBe('G');
    const unknown = testModule.squadrons.map((one) => ({ ...one, class: 'Brig' }));
    expect(fitsSchema(ModuleSchema, { ...testModule, squadrons: unknown })).toBe(false);
  });

  it('[3.233] what a Class is worth its Squadron is: Galleys need no wind, Frigates are fast', () => {
    const sortAt = (id: string) => {
      const side = id.startsWith('red') ? 'red' : 'blue';
      const world = stationAt({ put: [{ id, at: 'x', squadrons: id }] });
      const { galleys } = sortOf(theatreOf(world), world.forces[side]!, id);
      return [galleys, swift(world, side, id)];
    };
    expect(['red-a', 'red-f', 'cobalt-g'].map(sortAt)).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
  });

  it('[3.232] ships of the line are told from Frigates and Galleys', () => {
    const world = fleet();
    expect(isLine(hullsOf(theatreOf(world), 'red-d'))).toBe(true);
    expect(isLine(hullsOf(theatreOf(world), 'cobalt-g'))).toBe(false);
    expect(lineSailIn(theatreOf(world), world.forces.red!, 'red-gf')).toBe(14);
  });

  it('[3.24] a counter has its Contingent, its Movement Allowance and its letter', () => {
    expect(hullsOf(theatreOf(fleet()), 'cobalt-a')).toMatchObject({ contingent: 'Cobalt', ma: 4, name: 'A' });
  });

  it('[3.244] Damage goes on beyond ten', () => {
    const world = fleet();
    world.forces.red!.squadrons['red-a']!.dp = 13;
    expect(bracketOf(world, 'red', world.forces.red!.squadrons['red-a']!)).toBe(2);
  });

  it('[3.245] a counter may bring a shift, another with high Damage', () => {
    const theatre = theatreOf(fleet());
    expect(hullsOf(theatre, 'cobalt-a').shift).toBe(-1);
    expect(hullsOf(theatre, 'felicity')).toMatchObject({ shift: 2, shiftHigh: 0 });
  });

  it('[3.27] [3.271] [3.273] Ready at sea, Fitting Out at anchor, In Ordinary on the Repair Track', () => {
    const world = fleet();
    const red = world.forces.red!;
    expect(stateOf(red, red.squadrons['red-a']!)).toBe('Ready');
    expect(stateOf(red, red.squadrons['red-e']!)).toBe('FittingOut');
    expect(stateOf(red, red.squadrons['red-f']!)).toBe('InOrdinary');
    expect(stateOf(world.forces.blue!, world.forces.blue!.squadrons['azure-a']!)).toBe('FittingOut');
  });

  it('[3.272] a Ready Squadron moves with its Formation, Subordinates too', () => {
    const world = fleet();
    moveTo(world, 'red', 'red-gf', atSea('y'));
    expect(formationIn(world, 'red-flag').place).toEqual(atSea('y'));
    expect(tokenOf(world, formationIn(world, 'red-gf').token!).place).toEqual(atSea('y'));
  });
});

describe('Formations', () => {
  it('[3.31] Flotillas, Independent Squadrons and Convoys are Formations; a Squadron that lies in Port is none', () => {
    const world = stationAt({
      put: fleets('red-gf x r-ash red-a, red-b x nobody red-b'),
      fittingOut: { 'kings-port': 'red-e' },
      scenario: { convoys: [{ group: 'blue-trade', route: 1, at: 'ocean' }] },
    });
    const kinds = ['red', 'blue'].flatMap((side) =>
      Object.values(world.forces[side]!.formations).map(({ kind }) => kind),
    );
    expect(kinds).toEqual(['flotilla', 'squadron', 'convoy']);
    expect(world.tokens).toHaveLength(3);
    expect(world.forces.red!.squadrons['red-e']!.formation).toBeNull();
  });

  it('[3.311] only a Formation puts to sea: a Squadron that lies in Port is plotted nowhere, a Flotilla is', () => {
    const world = stationAt({
      put: [force('red-gf kings-port r-ash red-a', { fitting: true })],
      fittingOut: { 'kings-port': 'red-e' },
    });
    const out = { kind: 'steps', steps: [{ do: 'put-out' }] } as const;
    expect(checkPlan(world, 'red', 'red-e', out)).toMatchObject({ code: 'plot-formation' });
    expect(checkPlan(world, 'red', 'red-gf', out)).toBeNull();
  });

  it('[3.312] only a Formation is given an Order, or a Squadron at anchor that the Order makes one', () => {
    const world = desksAt({
      put: [force('red-gf kings-port r-ash red-a red-b', { fitting: true })],
      fittingOut: { 'kings-port': 'red-e' },
      ordinary: { 'kings-port': 'red-c' },
      hand: { red: 'red-strait' },
      turn: 1,
    });
    const issued = (formation: string) =>
      atDesk(world).check(ordersActs({ do: 'issue', order: 'red-strait', formation }))?.code;
    expect(['red-gf', 'red-e', 'red-c', 'red-b'].map(issued)).toEqual([
      undefined,
      undefined,
      'no-formation',
      'no-formation',
    ]);
  });

  it('[3.352] which Orders an Independent Squadron may have the chit says', () => {
    const world = desksAt({
      fittingOut: { 'kings-port': 'red-e' },
      hand: { red: 'red-strait red-cruise' },
      turn: 1,
    });
    const issued = (order: string) =>
      atDesk(world).check(ordersActs({ do: 'issue', order, formation: 'red-e' }))?.rule;
    expect([issued('red-strait'), issued('red-cruise')]).toEqual([undefined, '3.352']);
  });

  it('[3.32] [3.321] [3.325] each Flotilla counter is Formed once, with a leader and Squadrons', () => {
    const gf = formationIn(fleet(), 'red-gf');
    expect(gf.leader).toBe('r-ash');
    expect(gf.squadrons).toEqual(['red-a', 'red-b', 'sovereign']);
    expect(new Set(testModule.flotillas.map(({ id }) => id)).size).toBe(testModule.flotillas.length);
  });

  it('[3.323] face down a Flotilla shows its Command’s colour and nothing else', () => {
    const world = fleet();
    const token = tokenOf(world, formationIn(world, 'cobalt-flag').token!);
    expect(token).toEqual({
      id: token.id,
      side: 'blue',
      command: 'south',
      place: { at: 'cala', berth: 'harbour' },
      face: null,
      shadow: null,
    });
  });

  it('[3.324] its piece has two faces: turned up it says which it is, turned down again no more than before', () => {
    const world = fleet();
    const id = formationIn(world, 'red-gf').token!;
    const down = structuredClone(tokenOf(world, id));
    spot(world, scripted(world), id, 'search');
    expect(tokenOf(world, id).face).toMatchObject({ formation: 'red-gf', squadrons: 5 });
    conceal(world, scripted(world), id);
    expect(tokenOf(world, id)).toEqual(down);
  });

  it('[3.337] Auxiliaries may be with a Flotilla', () => {
    const world = fleet();
    expect(faceOf(world, 'red', formationIn(world, 'red-gf')).auxiliaries).toEqual(['Fireship', 'Fleet']);
  });

  it('[3.356] [3.357] [3.358] each Squadron alone at sea is a Formation of its own, face down', () => {
    const world = stationAt({ put: [force('red-gf x r-ash red-a red-b')] });
    unform(world, scripted(world), 'red', 'red-gf', '3.341');
    expect(Object.values(world.forces.red!.formations).map(({ id, kind }) => [id, kind])).toEqual([
      ['red-a', 'squadron'],
      ['red-b', 'squadron'],
    ]);
    expect(world.tokens.filter(({ side }) => side === 'red').map(({ face }) => face)).toEqual([null, null]);
    dissolve(world, scripted(world), 'red', 'red-a');
    expect(world.tokens.filter(({ side }) => side === 'red')).toHaveLength(1);
  });
});

describe('The module as data', () => {
  it('[3.246] the counters there are bound what may be Formed: a module names each once', () => {
    expect(fitsSchema(ModuleSchema, testModule)).toBe(true);
    const twice = {
      ...testModule,
      squadrons: [...testModule.squadrons, { ...testModule.squadrons[0]!, capacity: 9 }],
    };
    expect(schemaFlaws(ModuleSchema, twice)[0]?.path).toContain('/squadrons/');
    expect(testScenario.module).toBe(testModule);
    expect(membersOf(fleet().forces.red!, 'red-gf')).toHaveLength(2);
  });
});
