import { type Dice, d6, loadedDice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../data/areas.ts';
import { invariants } from '../invariants.ts';
import { markerNamed } from '../testing/found.ts';
import { Table, type TestSquadron, tableIn, testSea } from '../testing/seas.ts';
import { searchStrength, throwToFind } from './search.ts';

const WATCH: readonly AreaId[] = ['western-med', 'eastern-med'];

/** An English squadron with one point comes with the wind into the Eastern Mediterranean, where the French lie. */
function meeting(
  stated: { english?: Partial<TestSquadron>; french?: Partial<TestSquadron> } = {},
  dice: Dice = loadedDice(),
): Table {
  const table = new Table(
    testSea({
      year: 1778,
      squadrons: [
        { token: 'E1', at: 'gibraltar', ships: 4, ratings: [1], ...stated.english },
        { token: 'P1', at: 'eastern-med', ships: 3, ratings: [3], ...stated.french },
        { token: 'E9', at: 'nore' },
      ],
    }),
    dice,
  );
  return table.sail('E1', WATCH);
}

const onward = (table: Table, path: readonly AreaId[], end: string) =>
  table.check({ path: [...path], end })?.code;

describe('search', () => {
  it('[6.5/1] [6.1/6] [4.0/9] entering an area with an enemy at sea stops the squadron for a search', () => {
    const table = meeting();
    expect(table.world.voyage).toMatchObject({
      token: 'E1',
      at: 'eastern-med',
      waits: 'search',
      against: 'P1',
    });
    expect(table.asks).toMatchObject([
      { kind: 'search', seat: 'english', area: 'eastern-med', mine: 'E1', theirs: 'P1' },
      { kind: 'search', seat: 'european', area: 'eastern-med', mine: 'P1', theirs: 'E1' },
    ]);
  });

  it('[6.5/1] so does leaving port into it, but an enemy in port is no reason to stop', () => {
    const table = tableIn(1778, 'E1 gibraltar 1', 'E2 nore 1', 'P1 western-med 1', 'P2 dunkirk 1');
    table.sail('E1', ['western-med']);
    expect(table.world.voyage).toMatchObject({ waits: 'search', against: 'P1' });
    table.search('fight', 'fight').pass().sail('E2', ['north-sea']);
    expect(markerNamed(table.world, 'E2')).toMatchObject({ at: { area: 'north-sea' }, moved: true });
  });

  it('[6.5/2] the choices are secret until both are made; avoid against avoid lets the newcomer go on', () => {
    const table = meeting();
    expect(table.choices<'search'>()).toEqual([{ choice: 'fight' }, { choice: 'avoid' }]);
    table.search('avoid', 'avoid');
    expect(table.told('search')).toMatchObject([
      { choices: { english: 'avoid', european: 'avoid' }, throws: [], result: 'avoided' },
    ]);
    expect(table.asks).toMatchObject([{ kind: 'onward', seat: 'english', token: 'E1', area: 'eastern-med' }]);
    expect(table.world.markers.some((one) => one.battle)).toBe(false);
  });

  it('[6.5/3] it may not stay at sea there; it puts in, or goes on even beyond its points to the nearest port', () => {
    const table = meeting().search('avoid', 'avoid');
    expect(onward(table, [], 'sea')).toBe('may-not-stay');
    // Two points back against the wind, and it has one.
    expect(onward(table, ['western-med'], 'sea')).toBe('points');
    expect(onward(table, ['western-med'], 'gibraltar')).toBeUndefined();
    expect(onward(table, ['western-med'], 'port-mahon')).toBeUndefined();
    expect(onward(table, ['western-med'], 'toulon')).toBe('points');
    expect(onward(table, ['western-med', 'iberian-basin'], 'lisbon')).toBe('points');
    // To the nearest port, but not by the nearest way.
    expect(onward(table, ['black-sea', 'eastern-med', 'western-med'], 'gibraltar')).toBe('points');
    for (const choice of table.choices<'onward'>()) expect(table.check(choice)).toBeNull();
    table.answer({ path: ['western-med'], end: 'port-mahon' });
    expect(markerNamed(table.world, 'E1')).toMatchObject({ at: { port: 'port-mahon' }, moved: true });
  });

  it('[6.5/3] a port of the area is a way out at once, if there is room in it', () => {
    const table = tableIn(1778, 'E1 gibraltar 1', 'P1 western-med 1');
    table.sail('E1', ['western-med']).search('avoid', 'avoid');
    expect(onward(table, [], 'gibraltar')).toBeUndefined();
    expect(onward(table, [], 'cartagena')).toBeUndefined();
    expect(onward(table, [], 'toulon')).toBe('enemy-port');
    for (let index = 0; index < 4; index++) {
      const { markers, forces } = table.world;
      const spare = forces.english.squadrons.find((one) => one.token === null)!;
      spare.token = `X${index}`;
      spare.stacks = [[{ ship: `eng-test-${index}`, leader: null }]];
      markers.push({ ...markerNamed(table.world, 'E1')!, token: spare.token, at: { port: 'gibraltar' } });
    }
    expect(onward(table, [], 'gibraltar')).toBe('port-full');
  });

  it('[6.5/3] once beyond its points it ends in the nearest port, whatever it meets on the way', () => {
    const table = tableIn(
      1778,
      { token: 'E1', at: 'gibraltar', ships: 4, ratings: [1] },
      'P1 eastern-med 3',
      'P2 western-med',
      'E9 nore',
    );
    table.sail('E1', WATCH).search('avoid', 'avoid');
    table.answer({ path: ['eastern-med'], end: 'sea' }).search('avoid', 'avoid');
    table.answer({ path: ['western-med'], end: 'gibraltar' });
    expect(table.world.voyage).toMatchObject({ waits: 'search', against: 'P2' });
    // The decoy is gone and the sea is free, but two points were spent where there was one.
    table.search('fight', 'avoid');
    expect(markerNamed(table.world, 'P2')).toBeUndefined();
    expect(onward(table, [], 'sea')).toBe('bound');
    expect(onward(table, ['eastern-med'], 'sea')).toBe('bound');
    const ends = table.choices<'onward'>();
    expect(ends.map(({ end }) => end)).toContain('port-mahon');
    for (const choice of ends) expect(table.check(choice)).toBeNull();
    table.answer({ path: [], end: 'gibraltar' });
    expect(markerNamed(table.world, 'E1')).toMatchObject({ at: { port: 'gibraltar' }, moved: true });
  });

  it('[6.5/4] who has been avoided may not come back to end at sea in that area', () => {
    const table = meeting({ english: { ratings: [4] } }).search('avoid', 'avoid');
    expect(onward(table, ['western-med'], 'sea')).toBeUndefined();
    expect(onward(table, ['western-med', 'eastern-med'], 'sea')).toBe('may-not-stay');
    for (const choice of table.choices<'onward'>()) expect(table.check(choice)).toBeNull();
    // Nothing forbids passing; only there is a search again, and this time it may be found.
    table.answer({ path: ['black-sea', 'eastern-med', 'western-med'], end: 'gibraltar' });
    table.search('fight', 'fight');
    expect(markerNamed(table.world, 'E1')).toMatchObject({ at: { area: 'eastern-med' }, battle: true });
  });

  it('[6.5/3] fight against fight: the newcomer stops, and both stand under a battle marker', () => {
    const table = meeting().search('fight', 'fight');
    expect(table.told('search')).toMatchObject([{ throws: [], result: 'battle' }]);
    expect(markerNamed(table.world, 'E1')).toMatchObject({
      at: { area: 'eastern-med' },
      battle: true,
      moved: true,
    });
    expect(markerNamed(table.world, 'P1')).toMatchObject({ at: { area: 'eastern-med' }, battle: true });
    expect(table.world.voyage).toBeNull();
    expect(invariants(table.world)).toEqual([]);
  });

  it('[6.5/4] else leader, ships and frigates of each, with one die to fight and three to avoid', () => {
    const table = meeting({}, loadedDice(d6(6, 1, 2, 2)));
    table.world.frigates = { english: ['eastern-med', 'north-sea'], european: [] };
    expect(searchStrength(table.world, 'english', 'E1', 'eastern-med')).toBe(1 + 4 + 3);
    expect(searchStrength(table.world, 'european', 'P1', 'eastern-med')).toBe(3 + 3);
    // 8 + 6 against 6 + 5: the English find the French.
    table.search('fight', 'avoid');
    expect(table.told('search')).toMatchObject([
      { dice: [6, 1, 2, 2], throws: [{ english: [6], european: [1, 2, 2] }], result: 'battle' },
    ]);
    expect(markerNamed(table.world, 'P1')!.battle).toBe(true);
    // Ratings and numbers are nobody else's business.
    expect(table.told('search')[0]).not.toHaveProperty('totals');
  });

  it('[6.5/4] whoever is higher has his choice, be he the newcomer or not; ties are thrown again', () => {
    // 5 + 6 and 6 + 5 are equal; then 5 + 1 against 6 + 12.
    const table = meeting({}, loadedDice(d6(6, 1, 2, 2, 1, 4, 4, 4))).search('fight', 'avoid');
    expect(table.told('search')[0]).toMatchObject({ result: 'avoided', dice: [6, 1, 2, 2, 1, 4, 4, 4] });
    expect(table.told('search')[0]!.throws).toHaveLength(2);
    expect(table.asks[0]!.kind).toBe('onward');
    // The English avoid with three dice and are found all the same.
    const found = meeting({}, loadedDice(d6(1, 1, 1, 6))).search('avoid', 'fight');
    expect(found.told('search')[0]).toMatchObject({ result: 'battle' });
  });

  it('[6.5/2] who goes on may be searched for again, and goes on with the points he has left', () => {
    const table = tableIn(
      1778,
      { token: 'E1', at: 'portsmouth', ships: 2, ratings: [2] },
      'P1 western-approaches 2',
      'P2 bay-of-biscay 2',
    );
    table.sail('E1', ['north-sea', 'western-approaches', 'iceland-basin']).search('avoid', 'avoid');
    expect(table.world.forces.english.orders!.left).toBe(1);
    expect(onward(table, ['azores'], 'sea')).toBe('points');
    table.answer({ path: ['bay-of-biscay', 'iberian-basin', 'canary-basin'], end: 'sea' });
    expect(table.world.voyage).toMatchObject({ at: 'bay-of-biscay', waits: 'search', against: 'P2' });
    table.search('avoid', 'avoid');
    // What was ordered before is the first thing proposed.
    expect(table.choices<'onward'>()[0]).toEqual({ path: ['iberian-basin', 'canary-basin'], end: 'sea' });
    table.answer({ path: ['iberian-basin', 'canary-basin'], end: 'sea' });
    expect(markerNamed(table.world, 'E1')!.at).toEqual({ area: 'canary-basin' });
    expect(table.progress).toBe('done');
  });
});

describe('empty squadrons', () => {
  it('[6.61] move and search as if led by a 2', () => {
    const table = tableIn(1778, 'P1 brest');
    expect(table.refusal('P1', ['bay-of-biscay', 'western-approaches'])).toBeUndefined();
    expect(table.refusal('P1', ['bay-of-biscay', 'western-approaches', 'iceland-basin'])).toBe('points');
    expect(searchStrength(table.world, 'european', 'P1', 'azores')).toBe(2);
  });

  it('[6.61] are shown to be empty and taken off as soon as the other side picks fight', () => {
    for (const own of ['fight', 'avoid'] as const) {
      const table = meeting({ french: { ships: 0, ratings: [] } }).search('fight', own);
      expect(table.told('decoy')).toMatchObject([{ side: 'european', token: 'P1', area: 'eastern-med' }]);
      expect(table.happenings.find(({ truth }) => truth.kind === 'decoy')!.news).toBe(true);
      expect(markerNamed(table.world, 'P1')).toBeUndefined();
      expect(table.told('search')).toMatchObject([{ result: 'decoy', throws: [] }]);
      // The area is free: the newcomer may stay after all.
      expect(onward(table, [], 'sea')).toBeUndefined();
      table.answer({ path: [], end: 'sea' });
      expect(markerNamed(table.world, 'E1')).toMatchObject({ at: { area: 'eastern-med' }, battle: false });
    }
  });

  it('[6.61] that come themselves end their voyage so; of two, both can', () => {
    const table = meeting({ english: { ships: 0, ratings: [] } }).search('avoid', 'fight');
    expect(markerNamed(table.world, 'E1')).toBeUndefined();
    expect(markerNamed(table.world, 'P1')).toMatchObject({ battle: false });
    expect(table.world.voyage).toBeNull();
    const both = meeting({ english: { ships: 0, ratings: [] }, french: { ships: 0, ratings: [] } });
    both.search('fight', 'fight');
    expect(both.told('decoy').map(({ token }) => token)).toEqual(['E1', 'P1']);
    expect(both.world.markers.map(({ token }) => token)).toEqual(['E9']);
  });

  it('[6.61] go undetected by those who avoid: they can bluff their way into a battle marker', () => {
    // 2 + 3 for a frigate + 6 for the decoy against 1 + 4 + 3.
    const bluff = meeting({ french: { ships: 0, ratings: [] } }, loadedDice(d6(1, 1, 1, 6)));
    bluff.world.frigates.european = ['eastern-med'];
    bluff.search('avoid', 'fight');
    expect(bluff.told('decoy')).toEqual([]);
    expect(bluff.told('search')).toMatchObject([{ result: 'battle' }]);
    expect(markerNamed(bluff.world, 'P1')!.battle).toBe(true);
    const passed = meeting({ french: { ships: 0, ratings: [] } }).search('avoid', 'avoid');
    expect(markerNamed(passed.world, 'P1')).toBeDefined();
  });
});

/** The chance that he who fights wins, from all falls of his die and the other's three; ties do not count. */
function chanceToFind(lead: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  let [found, decided] = [0, 0];
  for (const die of faces)
    for (const a of faces)
      for (const b of faces)
        for (const c of faces) {
          const difference = lead + die - (a + b + c);
          if (difference !== 0) decided++;
          if (difference > 0) found++;
        }
  return found / decided;
}

describe('odds', () => {
  const LIMIT = 6.635;
  const TRIES = 3000;
  const chiSquare = (seen: number, tries: number, chance: number): number => {
    const due = tries * chance;
    return (seen - due) ** 2 / due + (seen - due) ** 2 / (tries - due);
  };

  it.each([0, 4, 7, 10, 13])('[6.5/4] with a lead of %i he who fights wins as often as he should', (lead) => {
    const dice = looseDice(1000 + lead);
    let found = 0;
    for (let index = 0; index < TRIES; index++)
      if (
        throwToFind({ english: lead, european: 0 }, { english: 'fight', european: 'avoid' }, { dice })
          .winner === 'english'
      )
        found++;
    expect(chiSquare(found, TRIES, chanceToFind(lead))).toBeLessThan(LIMIT);
  });

  it('[6.5/4] the same on the chart, the avoider coming: 8 ships and a 3 against 2 ships and a 1', () => {
    const dice = looseDice(77);
    const table = meeting({ english: { ships: 2, ratings: [1] }, french: { ships: 8, ratings: [3] } }, dice);
    const { voyage } = table.world;
    const orders = table.world.forces.english.orders;
    let found = 0;
    for (let index = 0; index < 1000; index++) {
      table.search('avoid', 'fight');
      const fought = markerNamed(table.world, 'P1')!.battle;
      if (fought) found++;
      markerNamed(table.world, 'P1')!.battle = false;
      Object.assign(markerNamed(table.world, 'E1')!, { battle: false, moved: false });
      Object.assign(table.world, { voyage });
      table.world.forces.english.orders = orders;
    }
    expect(chiSquare(found, 1000, chanceToFind(11 - 3))).toBeLessThan(LIMIT);
  });
});
