import { describe, expect, it } from 'vitest';
import { imagine } from './imagine.ts';
import { dealtFormation, formationNames, officersTold, squadronsTold } from './testing/dealt.ts';
import { blueGuessed, drawsFirst, drawsLast, faceUp } from './testing/imagined.ts';
import { testModule } from './testing/module.ts';
import { afloat } from './testing/sailing.ts';
import { fleets, formationIn, putAt, type Stated } from './testing/station.ts';
import { tokenOf } from './umpire/tokens.ts';
import { view } from './umpire/view.ts';

const three: Stated = {
  put: [
    putAt('azure-flag', 'x', 'azure-a azure-b', 'azure-fleet-1', { leader: 'a-aubin' }),
    putAt('cobalt-flag', 'cala', 'cobalt-a', undefined, { leader: 'c-cano', fitting: true }),
    putAt('azure-f', 'y', 'azure-f'),
  ],
  fittingOut: { ville: 'azure-c:3/2' },
  ordinary: { cala: 'cobalt-d' },
};

describe('What is dealt to the Enemy’s counters', () => {
  it('[2.31] [7.114] face down: any Flotilla of the colour with Squadrons that may be in it', () => {
    const forces = blueGuessed(afloat(three));
    expect(forces.formations).toEqual({
      'azure-flag': dealtFormation('azure-flag flotilla north x:sea', {
        token: 't1',
        leader: 'a-aubin',
        squadrons: ['azure-a'],
      }),
      'cobalt-flag': dealtFormation('cobalt-flag flotilla south cala:harbour', {
        token: 't2',
        leader: 'a-brun',
        squadrons: ['cobalt-a'],
      }),
      'azure-det': dealtFormation('azure-det flotilla north y:sea', {
        token: 't3',
        leader: 'a-clerc',
        squadrons: ['azure-b'],
      }),
    });
    expect(officersTold(forces)).toBe(
      'a-aubin VA posted azure-flag, a-brun Cdre posted cobalt-flag, a-clerc RA posted azure-det, c-cano RA mess, c-diaz Cdre mess',
    );
    expect(forces.leaders['c-cano']).toEqual({
      rank: 'RA',
      at: 'mess',
      formation: null,
      until: null,
      won: false,
    });
    // Those that began in Port and are behind no counter lie there still.
    expect(squadronsTold(forces)).toBe(
      'azure-a:4/0 azure-flag, cobalt-a:4/0 cobalt-flag, azure-b:4/0 azure-det, azure-c:3/2 ville FittingOut, cobalt-d:2/0 cala InOrdinary',
    );
    expect(forces.squadrons['azure-c']).toEqual({
      id: 'azure-c',
      sail: 3,
      dp: 2,
      formation: null,
      port: { at: 'ville', state: 'FittingOut' },
    });
  });

  it('[2.31] up to four Squadrons, Galleys where the Flotilla is of Galleys, then whatever is left', () => {
    const forces = blueGuessed(afloat(three), drawsLast);
    expect(
      Object.values(forces.formations).map(({ id, squadrons: all }) => `${id}: ${all.join(' ')}`),
    ).toEqual([
      'azure-det: azure-i azure-f azure-d azure-c',
      'cobalt-galleys: grey-g cobalt-j cobalt-g felicity',
      'azure-flag: azure-b azure-a cobalt-d cobalt-b',
    ]);
    // As strong as the scenario had it, else full, and somewhat worn.
    expect(squadronsTold(forces)).toBe(
      'azure-i:2/3 azure-det, azure-f:2/3 azure-det, azure-d:2/3 azure-det, azure-c:3/2 azure-det, grey-g:2/3 cobalt-galleys, cobalt-j:2/3 cobalt-galleys, cobalt-g:2/3 cobalt-galleys, felicity:1/3 cobalt-galleys, azure-b:4/0 azure-flag, azure-a:4/0 azure-flag, cobalt-d:2/0 azure-flag, cobalt-b:4/3 azure-flag',
    );
    expect(officersTold(forces)).toBe(
      'a-aubin VA mess, a-brun Cdre mess, a-clerc RA posted azure-flag, c-cano RA posted cobalt-galleys, c-diaz Cdre posted azure-det',
    );
  });

  it('[2.31] [7.152] when the Flotillas of the colour are dealt, Squadrons at sea, and in a Port a Dummy', () => {
    const forces = blueGuessed(
      afloat({
        put: [
          putAt('azure-flag', 'x', 'azure-a'),
          putAt('azure-det', 'x', 'azure-b'),
          putAt('azure-c', 'x', 'azure-c'),
          putAt('azure-d', 'w', 'azure-d'),
          putAt('azure-f', 'ville', 'azure-f', undefined, { fitting: true }),
          putAt('azure-i', 'ville', 'azure-i', undefined, { fitting: true }),
        ],
      }),
    );
    expect(formationNames(forces)).toEqual([
      'azure-flag',
      'azure-det',
      'azure-c',
      'azure-d',
      'dummy-blue-1',
      'dummy-blue-2',
    ]);
    expect(forces.formations['azure-c']).toEqual(
      dealtFormation('azure-c squadron north x:sea', { token: 't3', squadrons: ['azure-c'] }),
    );
    expect(forces.formations['dummy-blue-1']).toEqual(
      dealtFormation('dummy-blue-1 dummy north ville:harbour', { token: 't5' }),
    );
  });

  it('[7.115] face up: what is seen, and it is dealt before anything else', () => {
    const world = faceUp(
      afloat({
        put: [
          putAt('cobalt-flag', 'y', 'cobalt-a', undefined, { leader: 'c-cano' }),
          putAt('azure-flag', 'x', 'azure-a azure-b', 'azure-fleet-1 azure-fire-1', { leader: 'a-aubin' }),
          putAt('azure-det', 'w', 'azure-f', undefined, { leader: 'a-brun' }),
          putAt('azure-c', 'y', 'azure-c'),
        ],
      }),
      'azure-flag',
      'azure-c',
    );
    const forces = blueGuessed(world);
    expect(formationNames(forces)).toEqual(['azure-flag', 'azure-c', 'cobalt-flag', 'azure-det']);
    expect(forces.formations['azure-flag']).toEqual(
      dealtFormation('azure-flag flotilla north x:sea', {
        token: 't2',
        leader: 'a-aubin',
        squadrons: ['azure-a', 'azure-b'],
        auxiliaries: ['azure-fire-1', 'azure-fleet-1'],
      }),
    );
    expect(forces.auxiliaries).toEqual({
      'azure-fleet-1': { in: 'formation', formation: 'azure-flag' },
      'azure-fleet-u': { in: 'available' },
      'azure-light-1': { in: 'available' },
      'azure-galley-1': { in: 'available' },
      'azure-fire-1': { in: 'formation', formation: 'azure-flag' },
      'cobalt-fleet-1': { in: 'available' },
      'cobalt-galley-1': { in: 'available' },
      'cobalt-marine-1': { in: 'available' },
      'privateer-1': { in: 'future' },
    });
    // The Squadron seen by itself is nobody else’s.
    expect(blueGuessed(world, drawsLast).formations['azure-c']?.squadrons).toEqual(['azure-c']);
  });

  it('[7.115] what is seen by itself is not dealt to a Flotilla that is seen', () => {
    const world = faceUp(
      afloat({
        put: fleets('azure-flag x nobody azure-a azure-b azure-d, azure-c y nobody azure-c'),
      }),
      'azure-flag',
      'azure-c',
    );
    const { formations } = blueGuessed(world);
    expect(formations['azure-flag']?.squadrons).toEqual(['azure-a', 'azure-b', 'azure-d']);
    expect(formations['azure-c']?.squadrons).toEqual(['azure-c']);
  });

  it('[7.115] Auxiliaries of a Class of which there are no more stay unguessed', () => {
    const world = faceUp(
      afloat({ put: [putAt('azure-flag', 'x', 'azure-a', 'azure-fire-1')] }),
      'azure-flag',
    );
    const token = world.tokens[0]!;
    token.face = { ...token.face!, auxiliaries: ['Fireship', 'Fireship', 'Light'] };
    expect(blueGuessed(world).formations['azure-flag']?.auxiliaries).toEqual([
      'azure-fire-1',
      'azure-light-1',
    ]);
  });

  it('[10.232] a Squadron of Corsairs that is seen is one', () => {
    const module = {
      ...testModule,
      squadrons: testModule.squadrons.map((one) =>
        one.id === 'azure-f' ? { ...one, corsair: { base: 'ville', requires: null, perish: false } } : one,
      ),
    };
    const world = faceUp(
      afloat({
        put: fleets('azure-f x nobody azure-f, azure-i x nobody azure-i'),
        scenario: { module },
      }),
      'azure-f',
      'azure-i',
    );
    formationIn(world, 'azure-f').corsair = true;
    const { formations } = blueGuessed(world);
    expect([formations['azure-f']?.corsair, formations['azure-i']?.corsair]).toEqual([true, undefined]);
    // And nobody has them in a Flotilla.
    const hidden = afloat({ put: [putAt('azure-flag', 'x', 'azure-a')], scenario: { module } });
    expect(blueGuessed(hidden, drawsLast).formations['azure-det']?.squadrons).not.toContain('azure-f');
  });

  it('[5.279] how a counter came is kept, and where it means to come out is any exit of its edge', () => {
    const world = afloat({
      put: fleets('azure-flag x nobody azure-a, azure-det gulf nobody azure-b'),
    });
    formationIn(world, 'azure-flag').came = { how: 'with', from: 'w', clock: 2 };
    const place = { at: 'gulf', berth: 'out', edge: 'W', to: 'x' } as const;
    formationIn(world, 'azure-det').place = place;
    tokenOf(world, formationIn(world, 'azure-det').token!).place = place;
    expect(blueGuessed(world).formations['azure-flag']?.came).toEqual({ how: 'with', from: 'w', clock: 2 });
    const guess = imagine(view(world, 'red'), drawsLast);
    expect(guess.tokens.map(({ place: one }) => one)).toEqual([
      { at: 'x', berth: 'sea' },
      { at: 'gulf', berth: 'out', edge: 'W', to: 'y' },
    ]);
    expect(guess.tokens.some((token) => 'came' in token)).toBe(false);
    expect(imagine(view(world, 'red'), drawsFirst).tokens[1]!.place).toEqual(place);
    // One’s own is where one has it.
    expect(imagine(view(world, 'blue'), drawsLast).tokens[1]!.place).toEqual(place);
  });
});

describe('Officers of the Enemy', () => {
  it.each([
    [1741, 5, 'VA mess, RA mess, Cdre mess, Cdre mess, RA future'],
    [1741, 6, 'VA mess, RA mess, Cdre mess, Cdre mess, RA mess'],
    [1741, 7, 'VA mess, RA mess, Cdre mess, Cdre mess, RA mess'],
    [1741, 8, 'VA mess, RA mess, Cdre mess, Cdre gone, RA mess'],
    [1741, 9, 'VA mess, RA mess, Cdre mess, Cdre gone, RA mess'],
    [1742, 1, 'FA mess, RA mess, Cdre mess, Cdre gone, RA mess'],
    [1740, 16, 'VA mess, RA mess, Cdre mess, Cdre mess, RA future'],
  ])('[11.17] [11.171] in %i, Turn %i, as the calendar has them', (year, turn, all) => {
    const world = afloat({ scenario: { start: { year, turn } } });
    const { leaders } = imagine(view(world, 'blue'), drawsFirst).forces.red!;
    expect(
      Object.values(leaders)
        .map(({ rank, at }) => `${rank} ${at}`)
        .join(', '),
    ).toBe(all);
  });

  it('[3.47] who is seen to hold a Station serves, whatever the calendar says', () => {
    const world = afloat({ stations: { red: 'r-dunn' }, scenario: { start: { year: 1742, turn: 1 } } });
    const { leaders } = imagine(view(world, 'blue'), drawsFirst).forces.red!;
    expect([leaders['r-dunn']?.at, leaders['r-east']?.at]).toEqual(['mess', 'mess']);
  });
});
