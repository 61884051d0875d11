import { describe, expect, it } from 'vitest';
import { imagine } from './imagine.ts';
import { meeting } from './testing/battle.ts';
import { escort, escortedBy, putConvoy } from './testing/convoys.ts';
import { formationNames, officersTold, squadronsTold } from './testing/dealt.ts';
import { battling, playTo } from './testing/fighting.ts';
import { blueGuessed, drawsFirst, drawsLast, faceUp } from './testing/imagined.ts';
import { testModule } from './testing/module.ts';
import { formationIn } from './testing/station.ts';
import { view } from './umpire/view.ts';
import type { Forces } from './world/forces.ts';
import { isConvoy, namedBy, namedIn, sightedAs } from './world/names-told.ts';
import type { State } from './world/state.ts';
import { theatreOf } from './world/theatre.ts';

const structure = ({ formations }: Forces): string[] =>
  Object.values(formations).map(({ id, kind, under, leader, squadrons }) =>
    [id, kind, under ?? 'free', leader ?? 'nobody', ...squadrons].join(' '),
  );

/** Red’s Fleet with a Flag under it and a Detachment beside, against Blue’s Flag. */
const fleets = (): State =>
  meeting({
    put: [
      { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:3/2' },
      { id: 'red-flag', at: 'w', under: 'red-gf', leader: 'r-birch', squadrons: 'red-b:4' },
      { id: 'red-det-1', at: 'w', hidden: true, leader: 'r-cole', squadrons: 'red-c' },
      { id: 'azure-flag', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4 azure-b:4' },
    ],
  });

/** The trade and its Escort, attacked. */
function trade(): State {
  const world = meeting({
    put: [
      { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4' },
      { ...escort, at: 'w' },
    ],
  });
  putConvoy(world, { group: 'blue-trade', at: 'w' });
  return faceUp(escortedBy(world, 'blue-trade', 'azure-det'), 'blue-trade');
}

describe('A Battle imagined', () => {
  it('[8.125] the Engaged as they lie open: Flotilla under Flotilla, Sail, Damage, each officer in his place', () => {
    const world = fleets();
    playTo(battling(world, 6, 9, 9, 9, 9, 9), 'intensity');
    for (const dice of [drawsFirst, drawsLast]) {
      const red = imagine(view(world, 'blue'), dice).forces.red!;
      expect(structure(red)).toEqual([
        'red-gf flotilla free r-ash red-a',
        'red-flag flotilla red-gf r-birch red-b',
        'red-det-1 flotilla free r-cole red-c',
      ]);
      expect(squadronsTold(red)).toBe('red-a:3/2 red-gf, red-b:4/0 red-flag, red-c:4/0 red-det-1');
      expect(officersTold(red)).toBe(
        'r-ash VA posted red-gf, r-birch RA posted red-flag, r-cole Cdre posted red-det-1, r-dunn Cdre gone, r-east RA mess',
      );
      expect(red.formations['red-flag']).toMatchObject({ token: null, command: null, place: { at: 'w' } });
    }
  });

  it('[8.125] [11.171] an officer has the rank in which he fights, and serves if the calendar had him gone', () => {
    const world = fleets();
    playTo(battling(world, 6, 9, 9, 9, 9, 9), 'intensity');
    const { battle } = world;
    world.battle = {
      ...battle!,
      officers: {
        ...battle!.officers,
        red: battle!.officers.red!.map((one) =>
          one.leader === 'r-cole' ? { ...one, leader: 'r-dunn', rank: 'RA' } : one,
        ),
      },
      formations: {
        ...battle!.formations,
        red: battle!.formations.red!.map((one) =>
          one.formation === 'red-det-1' ? { ...one, leaders: ['r-dunn'] } : one,
        ),
      },
    };
    expect(officersTold(imagine(view(world, 'blue'), drawsFirst).forces.red!)).toBe(
      'r-ash VA posted red-gf, r-birch RA posted red-flag, r-cole Cdre mess, r-dunn RA posted red-det-1, r-east RA mess',
    );
  });

  it('[8.21] [10.131] before it is declared the Escort is anybody, named it is that Flotilla, Engaged it is known', () => {
    const world = trade();
    const umpire = battling(world, 6, 9, 9, 9, 9, 9);
    expect(structure(blueGuessed(world))).toEqual([
      'blue-trade convoy free nobody',
      'azure-a squadron blue-trade nobody azure-a',
    ]);
    playTo(umpire, 'withdraw');
    expect(structure(blueGuessed(world))).toEqual([
      'blue-trade convoy free nobody',
      'azure-det flotilla blue-trade a-aubin azure-a',
    ]);
    playTo(umpire, 'intensity');
    expect(structure(blueGuessed(world))).toEqual([
      'blue-trade convoy free nobody',
      'azure-det flotilla blue-trade a-brun azure-f',
    ]);
    expect(blueGuessed(world).convoys['blue-trade']?.escort).toBe('azure-det');
  });

  it('[8.21] what is named in a Battle is nobody else, and its Squadrons are dealt to nobody else', () => {
    const world = fleets();
    playTo(battling(world, 6, 9, 9, 9, 9, 9), 'intensity');
    const token = world.tokens.find(({ side }) => side === 'red')!;
    // One more of Red’s lies face down elsewhere.
    world.tokens.push({ ...token, id: 'far', place: { at: 'y', berth: 'sea' }, face: null });
    const red = imagine(view(world, 'blue'), drawsFirst).forces.red!;
    expect(structure(red).at(-1)).toBe('red-det-2 flotilla free r-east red-e');
    expect(formationNames(red)).toHaveLength(4);
  });
});

describe('Names that are told', () => {
  const theatre = theatreOf({ scenario: { module: testModule } });

  it('[8.125] all Formations of the Engaged, and whom their officers command', () => {
    const world = fleets();
    const umpire = battling(world, 6, 9, 9, 9, 9, 9);
    expect([...namedIn(null, 'red')]).toEqual([]);
    expect([...namedIn(world.battle, 'red')]).toEqual([]);
    playTo(umpire, 'withdraw');
    expect([...namedIn(world.battle, 'red')]).toEqual(['red-gf']);
    playTo(umpire, 'intensity');
    expect([...namedIn(world.battle, 'red')]).toEqual(['red-gf', 'red-det-1', 'red-flag']);
    expect([...namedIn(world.battle, 'blue')]).toEqual(['azure-flag']);
  });

  it('[8.21] of a Battle just declared: the counter face down, else the Convoy; nobody once a face says it', () => {
    const world = trade();
    const umpire = battling(world, 6, 9, 9, 9, 9, 9);
    const named = (): (string | undefined)[] =>
      world.tokens.map((token) => namedBy(view(world, 'red'), 'blue', token));
    expect(named()).toEqual([undefined, undefined]);
    playTo(umpire, 'withdraw');
    const convoy = formationIn(world, 'blue-trade').token;
    expect(world.tokens.map(({ id }) => id).indexOf(convoy!)).toBe(1);
    expect(named()).toEqual([undefined, 'azure-det']);
    const [, token] = world.tokens;
    token!.face = { ...token!.face!, formation: 'azure-det' };
    expect(named()).toEqual([undefined, undefined]);
    token!.face = null;
    expect(named()).toEqual([undefined, 'azure-det']);
    playTo(umpire, 'intensity');
    expect(named()).toEqual([undefined, undefined]);
  });

  it.each([
    ['blue-trade', true],
    ['blue-trade.3.out', true],
    ['blue-trad', false],
    ['blue-tradesman', false],
    ['azure-flag', false],
  ])('[10.11] %s is the name of a Convoy: %s', (id, convoy) => {
    expect(isConvoy(theatre, id)).toBe(convoy);
  });

  it('[10.156] what a Search has found face down might be any Convoy of its colour, on any of its legs', () => {
    const world = trade();
    const found = (side: string, command: string | null, more: object = {}): readonly string[] => {
      const token = { id: 't9', side, command, place: { at: 'w', berth: 'sea' }, face: null, shadow: null };
      return sightedAs({ ...view(world, 'red'), sighted: ['t9'] }, theatre, {
        ...token,
        ...more,
      } as Parameters<typeof sightedAs>[2]);
    };
    expect(found('blue', 'north')).toEqual(['blue-trade.t9.out', 'blue-trade.t9.home']);
    expect(found('blue', 'south')).toEqual(['blue-troops.t9.out']);
    expect(found('red', null)).toEqual(['red-victuals.t9.out']);
    expect(found('blue', null)).toEqual([]);
    expect(found('blue', 'north', { id: 't8' })).toEqual([]);
    expect(found('blue', 'north', { face: world.tokens[1]!.face })).toEqual([]);
    const token = world.tokens[1]!;
    expect(sightedAs(view(world, 'red'), theatre, { ...token, face: null })).toEqual([]);
  });
});
