import { fitsSchema, schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { ModuleSchema } from '../module/module.ts';
import { testModule } from '../testing/module.ts';
import { formationIn, scripted, stationAt, testScenario } from '../testing/station.ts';
import { bracketOf } from '../umpire/damage.ts';
import { admiralOf, checkRating, ratingsOf } from '../umpire/strategy-checks.ts';
import { atSea, faceOf, moveTo, tokenOf } from '../umpire/tokens.ts';
import { view } from '../umpire/view.ts';
import {
  auxiliariesIn,
  controlLoad,
  controlOf,
  hullsOf,
  isLine,
  leadersIn,
  lineSailIn,
  membersOf,
  oversize,
  sailIn,
  squadronsIn,
  stateOf,
} from '../world/formations.ts';
import { commandOf, otherSide, theatreOf } from '../world/theatre.ts';
import { dissolve, unform } from './organisation.ts';

const fleet = () =>
  stationAt({
    put: [
      {
        id: 'red-gf',
        at: 'x',
        leader: 'r-ash',
        squadrons: 'red-a:4/2 red-b:3/6 sovereign:1/1',
        auxiliaries: 'red-fleet-1 red-fire-1',
      },
      { id: 'red-flag', at: 'x', leader: 'r-birch', under: 'red-gf', squadrons: 'red-c red-d' },
      { id: 'azure-flag', at: 'ville', fitting: true, leader: 'a-aubin', squadrons: 'azure-a' },
      { id: 'cobalt-flag', at: 'cala', fitting: true, leader: 'c-cano', squadrons: 'cobalt-a felicity' },
    ],
    fittingOut: { 'kings-port': 'red-e:2/3' },
    ordinary: { 'kings-port': 'red-f:2/4' },
    stations: { red: 'r-ash', blue: 'a-aubin', north: 'a-aubin', south: 'c-cano' },
  });

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

  it('[3.14] [3.141] [3.142] [3.143] [3.327] a Formation’s display is its owner’s alone: leader, Order, Auxiliaries, Squadrons by DPs', () => {
    const world = fleet();
    const mine = view(world, 'red').forces.red!;
    expect(mine.formations['red-gf']).toMatchObject({
      leader: 'r-ash',
      execution: null,
      auxiliaries: ['red-fleet-1', 'red-fire-1'],
    });
    expect(mine.squadrons['red-b']!.dp).toBe(6);
    expect(mine.squadrons['red-f']!.port).toEqual({ at: 'kings-port', state: 'InOrdinary' });
    expect(view(world, 'blue').forces.red).toBeUndefined();
    expect(view(world, 'gallery').forces).toEqual({});
  });
});

describe('Squadrons and Sail', () => {
  it('[3.21] [3.22] [3.221] [3.242] [3.243] a Squadron counts its Sail, one a ship', () => {
    const world = fleet();
    const squadron = world.forces.red!.squadrons['red-b']!;
    expect(squadron.sail).toBe(3);
    squadron.sail -= 1;
    expect(sailIn(world.forces.red!, 'red-gf')).toBe(13);
  });

  it('[3.223] a ship with a counter of her own is a Squadron of one Sail', () => {
    const hulls = hullsOf(theatreOf(fleet()), 'sovereign');
    expect(hulls).toMatchObject({ capacity: 1, flagship: true, class: 'SOL' });
  });

  it('[3.23] [3.231] [3.233] a Squadron is of one Class; small ships of the line are a Class of their own', () => {
    const theatre = theatreOf(fleet());
    expect(hullsOf(theatre, 'red-a').class).toBe('SOL');
    expect(hullsOf(theatre, 'red-d')).toMatchObject({ class: 'SOL(D)', capacity: 2 });
    expect(hullsOf(theatre, 'red-f').class).toBe('F');
    expect(hullsOf(theatre, 'cobalt-g').class).toBe('G');
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
  it('[3.31] [3.311] [3.312] only Formations have a counter at sea; a Squadron in Port has none', () => {
    const world = fleet();
    expect(world.tokens).toHaveLength(3);
    expect(world.forces.red!.squadrons['red-e']!.formation).toBeNull();
    expect(formationIn(world, 'red-flag').token).toBeNull();
  });

  it('[3.32] [3.321] [3.325] each Flotilla counter is Formed once, with a leader and Squadrons', () => {
    const gf = formationIn(fleet(), 'red-gf');
    expect(gf.leader).toBe('r-ash');
    expect(gf.squadrons).toEqual(['red-a', 'red-b', 'sovereign']);
    expect(new Set(testModule.flotillas.map(({ id }) => id)).size).toBe(testModule.flotillas.length);
  });

  it('[3.323] [3.324] face down a Flotilla shows its Command’s colour and nothing else', () => {
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

  it('[3.337] Auxiliaries may be with a Flotilla', () => {
    const world = fleet();
    expect(faceOf(world, 'red', formationIn(world, 'red-gf')).auxiliaries).toEqual(['Fireship', 'Fleet']);
  });

  it('[3.356] [3.357] [3.358] each Squadron alone at sea is a Formation of its own, face down', () => {
    const world = stationAt({ put: [{ id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a red-b' }] });
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

describe('Control Ratings', () => {
  const counted = (world: ReturnType<typeof fleet>, ids: readonly string[]) =>
    controlLoad(
      theatreOf(world),
      ids.map((id) => ({ id })),
    );

  it('[3.44] [3.443] leaders together against Squadrons; small ones count a half, rounded up; Flagships nothing', () => {
    const world = fleet();
    expect(controlOf(world, 'red', 'red-gf')).toBe(4 + 3);
    expect(counted(world, ['red-a', 'red-b', 'red-d'])).toBe(3);
    expect(counted(world, ['red-a', 'red-d', 'red-h'])).toBe(2);
    expect(counted(world, ['sovereign'])).toBe(0);
  });

  it('[3.336] [3.441] [3.442] there may be any number, but too many are Oversized, twice and three times as many worse', () => {
    const world = fleet();
    const red = world.forces.red!;
    expect(oversize(world, 'red', 'red-gf')).toBe(0);
    // One leader of Control 2 with 3, 4 and 6 Squadrons.
    red.formations['red-flag']!.under = null;
    red.formations['red-gf']!.leader = 'r-cole';
    red.formations['red-gf']!.squadrons = ['red-a', 'red-b', 'red-c'];
    expect(oversize(world, 'red', 'red-gf')).toBe(1);
    red.formations['red-gf']!.squadrons = ['red-a', 'red-b', 'red-c', 'red-e'];
    expect(oversize(world, 'red', 'red-gf')).toBe(2);
    red.formations['red-gf']!.leader = null;
    red.formations['red-gf']!.squadrons = ['red-a', 'red-b', 'red-c'];
    expect(oversize(world, 'red', 'red-gf')).toBe(3);
  });

  it('[3.445] [3.446] only the Flotilla at the top is Oversized, by all leaders and all Squadrons under it', () => {
    const first = testModule.squadrons[0]!;
    const ratings: Readonly<Record<string, number>> = { 'r-ash': 3, 'r-birch': 2, 'r-cole': 1 };
    const world = stationAt({
      put: [
        { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a red-b red-c' },
        { id: 'red-flag', at: 'x', leader: 'r-birch', under: 'red-gf', squadrons: 'red-e red-k:4 red-l:4' },
        { id: 'red-det-1', at: 'x', leader: 'r-cole', under: 'red-flag', squadrons: 'red-m:4' },
      ],
      scenario: {
        module: {
          ...testModule,
          squadrons: [
            ...testModule.squadrons,
            ...['k', 'l', 'm'].map((one) => ({ ...first, id: `red-${one}` })),
          ],
          leaders: testModule.leaders.map((one) => ({ ...one, cr: ratings[one.id] ?? one.cr })),
        },
      },
    });
    expect(controlOf(world, 'red', 'red-gf')).toBe(6);
    expect(oversize(world, 'red', 'red-gf')).toBe(1);
    formationIn(world, 'red-flag').under = null;
    expect(controlOf(world, 'red', 'red-gf')).toBe(3);
    expect(oversize(world, 'red', 'red-gf')).toBe(0);
    expect(controlOf(world, 'red', 'red-flag')).toBe(3);
    expect(oversize(world, 'red', 'red-flag')).toBe(1);
  });
});

describe('Leaders', () => {
  it('[3.41] [3.43] officers have ratings and a temper; a Commodore without a Strategy Rating uses 0', () => {
    const world = fleet();
    expect(ratingsOf(world, 'red', 'r-ash')).toEqual({
      lr: 5,
      sr: 5,
      cr: 4,
      personality: 'Cautious',
      rank: 'VA',
    });
    expect(ratingsOf(world, 'red', 'r-cole').sr).toBe(0);
  });

  it('[3.414] [3.431] [3.453] [3.492] [3.493] nobody real is a Timid officer with ratings of 0 and Control 1', () => {
    const world = fleet();
    expect(ratingsOf(world, 'red', null)).toEqual({ lr: 0, sr: 0, cr: 1, personality: 'Timid', rank: null });
    expect(
      checkRating(world, scripted(world, 0), {
        side: 'red',
        leader: null,
        rating: 'lr',
        rule: '3.453',
        for: 'gale',
      }),
    ).toBe(true);
    expect(
      checkRating(world, scripted(world, 1), {
        side: 'red',
        leader: null,
        rating: 'lr',
        rule: '3.453',
        for: 'gale',
      }),
    ).toBe(false);
  });

  it('[3.45] [3.451] [3.452] a check passes at or under the rating, modifiers on the die', () => {
    const world = fleet();
    const roll = (die: number, modifier = 0) =>
      checkRating(world, scripted(world, die), {
        side: 'red',
        leader: 'r-birch',
        rating: 'lr',
        rule: '3.45',
        for: 'test',
        modifier,
      });
    expect([roll(4), roll(5), roll(5, -1), roll(4, 1)]).toEqual([true, false, true, false]);
  });

  it('[3.412] [3.47] Stations are the Admirals who make the Strategy Checks', () => {
    const world = fleet();
    expect(admiralOf(world, 'red', null)).toBe('r-ash');
    expect(admiralOf(world, 'blue', 'north')).toBe('a-aubin');
  });

  it('[3.474] a Station without an Admiral has a Notional one', () => {
    const world = fleet();
    world.stations.south = null;
    expect(ratingsOf(world, 'blue', admiralOf(world, 'blue', 'south')).sr).toBe(0);
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
