import { describe, expect, it } from 'vitest';
import { sourceOf } from '../auxiliaries/auxiliary.ts';
import { putOnStation } from '../auxiliaries/stationing.ts';
import { BLUE_FLEET as BLUE, type Meets, meeting, RED_FLEET as RED } from '../testing/battle.ts';
import { askedOf, battling, playTo } from '../testing/fighting.ts';
import { testModule } from '../testing/module.ts';
import { fleetRover } from '../testing/search.ts';
import { formationIn } from '../testing/station.ts';
import { sumOf } from './gauge.ts';
import { assistants } from './reinforce.ts';
import { reinforcementReasons } from './reinforcement.ts';

const FLAG = { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-c:4' } as const;

const reasons = (put: Meets, helped = false) => {
  const world = meeting({ put: [RED, put] });
  return Object.fromEntries(
    reinforcementReasons(world, 'red', put.id, { initial: 'red-gf', helped }).map(({ why, value }) => [
      why,
      value,
    ]),
  );
};

const initialRed = {
  engage: (side: string, { declared }: { declared: boolean }) =>
    declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'azure-flag' } : undefined,
};

describe('the chart', () => {
  it('[8.242] by Personality and the number of Squadrons', () => {
    expect(reasons({ ...FLAG, came: 'with' })).toEqual({ aggressive: -1 });
    expect(
      reasons({ ...FLAG, id: 'red-det-1', leader: 'r-dunn', came: 'with', squadrons: 'red-c:4 red-d red-e' }),
    ).toEqual({
      timid: 1,
      squadrons: 2,
    });
    expect(reasons({ id: 'red-c', at: 'w', squadrons: 'red-c:4', came: 'with' })).toEqual({ timid: 1 });
  });

  it('[8.242] by the way it came', () => {
    const by = (came?: Meets['came']) => {
      const { aggressive: _, ...rest } = reasons({ ...FLAG, ...(came === undefined ? {} : { came }) });
      return rest;
    };
    expect(by()).toEqual({ station: -2 });
    expect(by('against')).toEqual({ against: 1 });
    expect(by('caught')).toEqual({ caught: 2 });
    expect(by('fitting-out')).toEqual({ 'fitting-out': 2 });
    expect(by('with')).toEqual({});
  });

  it('[8.242] [8.245] Galleys and Frigates have one off instead of the Auxiliary’s', () => {
    expect(reasons({ ...FLAG, came: 'with' }, true)).toEqual({ aggressive: -1, auxiliary: -1 });
    expect(reasons({ ...FLAG, came: 'with', squadrons: 'red-f:2 red-d:2' }, true)).toEqual({
      aggressive: -1,
      squadrons: 1,
      nimble: -1,
    });
  });

  it('[8.242] damage over a third adds one', () => {
    expect(reasons({ ...FLAG, came: 'with', squadrons: 'red-c:4/5' })).toEqual({
      aggressive: -1,
      damaged: 1,
    });
  });

  it('[8.251] another Contingent of the same Command comes up as freely as one’s own', () => {
    const contingents = testModule.contingents.map((one) =>
      one.id === 'Cobalt' ? { ...one, command: 'north' } : one,
    );
    const flotillas = testModule.flotillas.map((one) =>
      one.id === 'cobalt-flag' ? { ...one, command: 'north' } : one,
    );
    const world = meeting({
      put: [
        RED,
        BLUE,
        { id: 'cobalt-flag', at: 'w', leader: 'c-cano', squadrons: 'cobalt-a:4', came: 'with' },
      ],
      scenario: { module: { ...testModule, contingents, flotillas } },
    });
    const how = { initial: 'azure-flag', helped: false };
    expect(reinforcementReasons(world, 'blue', 'cobalt-flag', how)).toEqual([]);
    const umpire = playTo(battling(world, 5, 5), 'reinforce', {
      engage: (side, { declared }) =>
        declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'azure-flag' } : undefined,
    });
    const blue = askedOf(umpire).indexOf('reinforce:blue');
    expect(umpire.check({ formations: ['cobalt-flag'], assist: null, screen: null }, blue)).toBeNull();
  });

  it('[8.253] the module adds one for another Command', () => {
    const world = meeting({
      put: [BLUE, { id: 'cobalt-flag', at: 'w', leader: 'c-cano', squadrons: 'cobalt-a:4', came: 'with' }],
    });
    const how = { initial: 'azure-flag', helped: false };
    expect(reinforcementReasons(world, 'blue', 'cobalt-flag', how)).toEqual([{ why: 'command', value: 1 }]);
  });
});

describe('coming up', () => {
  it('[8.24] [8.241] everything in the Space may try that is not in it yet; each makes its check', () => {
    const world = meeting({ put: [RED, FLAG, { id: 'red-e', at: 'w' }, BLUE] });
    const umpire = playTo(battling(world, 7, 2), 'reinforce', initialRed);
    expect(umpire.check({ formations: ['red-gf'], assist: null, screen: null })).toMatchObject({
      rule: '8.241',
    });
    expect(umpire.choices<'reinforce'>()[0]!.formations).toEqual(['red-flag', 'red-e']);
    umpire.answer(
      { formations: ['red-flag', 'red-e'], assist: null, screen: null },
      { formations: [], assist: null, screen: null },
    );
    // Birch needs 4 with three off: a seven will do. Notional 0, one up and two off: a two will not.
    expect(umpire.told('reinforced').map(({ formation, joined }) => [formation, joined])).toEqual([
      ['red-flag', true],
      ['red-e', false],
    ]);
  });

  it('[8.241] what has Withdrawn may not', () => {
    const umpire = playTo(
      battling(meeting({ put: [RED, FLAG, { id: 'red-e', at: 'w' }, BLUE] })),
      'reinforce',
      {
        ...initialRed,
        withdraw: { formations: ['red-e'] },
      },
    );
    expect(umpire.check({ formations: ['red-e'], assist: null, screen: null })).toMatchObject({
      rule: '8.241',
    });
  });

  it('[8.242] by all faces of the die: Birch on station comes up on seven or less', () => {
    const joined = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((face) => {
      const umpire = playTo(battling(meeting({ put: [RED, FLAG, BLUE] }), face), 'intensity', initialRed);
      return umpire.told('reinforced')[0]!.joined;
    });
    expect(joined).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  const port = (fitting: Partial<Meets> = {}) =>
    meeting({
      put: [
        { ...RED, at: 'ville' },
        { ...BLUE, at: 'ville' },
        { id: 'azure-det', at: 'ville', leader: 'a-brun', squadrons: 'azure-c:4', fitting: true, ...fitting },
      ],
    });

  it('[8.243] out of the Harbour too, with a penalty', () => {
    const world = port();
    const umpire = playTo(battling(world, 4), 'intensity');
    const [told] = umpire.told('reinforced');
    expect(told).toMatchObject({ formation: 'azure-det', joined: true });
    expect(told!.modifiers).toContainEqual({ why: 'fitting-out', value: 2 });
    expect(sumOf(told!.modifiers)).toBe(1);
    expect(formationIn(world, 'azure-det').place).toEqual({ at: 'ville', berth: 'sea' });
    expect(world.battle!.formations.blue![1]).toMatchObject({ formation: 'azure-det', fromPort: true });
  });

  it('[8.244] what does not come up stays as it was, and is not bound', () => {
    const world = port();
    playTo(battling(world, 5), 'intensity');
    expect(formationIn(world, 'azure-det')).toMatchObject({
      place: { at: 'ville', berth: 'harbour' },
      bound: null,
    });
    const field = meeting({ put: [RED, FLAG, BLUE] });
    playTo(battling(field, 9), 'intensity', initialRed);
    expect(formationIn(field, 'red-flag')).toMatchObject({ place: { at: 'w', berth: 'sea' }, bound: null });
  });
});

describe('Auxiliaries', () => {
  const world = () =>
    meeting({
      put: [
        { ...RED, auxiliaries: 'red-fleet-1' },
        { ...FLAG, came: 'with' },
        { ...BLUE, auxiliaries: 'azure-fleet-1' },
      ],
      ports: { 'kings-port': 'red-light-1 red-50-1' },
    });
  const answer = (umpire: ReturnType<typeof playTo>, assist: string | null, screen: string | null) =>
    umpire.answer(
      { formations: ['red-flag'], assist, screen: null },
      { formations: [], assist: null, screen },
    );

  it('[8.245] a Fleet Auxiliary helps all attempts by one and is spent', () => {
    const umpire = playTo(battling(world(), 6), 'reinforce', initialRed);
    answer(umpire, 'red-fleet-1', null);
    expect(umpire.told('reinforced')[0]!.modifiers).toContainEqual({ why: 'auxiliary', value: -1 });
    expect(umpire.told('reinforced')[0]!.joined).toBe(true);
    expect(umpire.world.forces.red!.auxiliaries['red-fleet-1']).toEqual({ in: 'recovery' });
  });

  it('[8.245] unless it is Screened off, and then both are', () => {
    const umpire = playTo(battling(world(), 6), 'reinforce', initialRed);
    answer(umpire, 'red-fleet-1', 'azure-fleet-1');
    expect(umpire.told('assist')).toMatchObject([{ side: 'red', result: 'screened' }]);
    expect(umpire.told('reinforced')[0]!.joined).toBe(false);
    expect(umpire.world.forces.blue!.auxiliaries['azure-fleet-1']).toEqual({ in: 'recovery' });
  });

  it('[8.245] a Screen that nothing comes against stays where it is', () => {
    const umpire = playTo(battling(world(), 6), 'reinforce', initialRed);
    answer(umpire, null, 'azure-fleet-1');
    expect(umpire.world.forces.blue!.auxiliaries['azure-fleet-1']).toMatchObject({ in: 'formation' });
  });

  it('[8.245] [6.297] none that is Stationed, of pirates, or hired', () => {
    const state = meeting({
      put: [RED, { ...FLAG, came: 'with' }, BLUE],
      ports: { 'kings-port': 'red-fleet-1 red-fleet-2', den: 'rover-1', haven: 'order-galley-1' },
      scenario: { module: fleetRover },
      world: { hired: true, corsairs: { side: 'red', bases: ['den'] } },
    });
    const helps = () => {
      const umpire = playTo(battling(structuredClone(state), 6), 'reinforce', initialRed);
      return assistants(umpire.world, 'red', { ...umpire.world.battle!, at: 'w' });
    };
    expect(helps()).toEqual(['red-fleet-1', 'red-fleet-2']);
    putOnStation(state, 'red', 'red-fleet-1', 'w', null);
    expect(helps()).toEqual(['red-fleet-2']);
    const base = { ...playTo(battling(state, 6), 'reinforce', initialRed).world.battle!, at: 'den' };
    expect(sourceOf(state, 'red', 'rover-1')?.at).toBe('den');
    expect(assistants(state, 'red', base)).not.toContain('rover-1');
    expect(sourceOf(state, 'red', 'order-galley-1')?.at).toBe('haven');
    expect(assistants(state, 'red', { ...base, at: 'haven' })).not.toContain('order-galley-1');
  });

  it('[8.245] no Light Auxiliaries, none twice, and both sides are asked', () => {
    const umpire = playTo(battling(world(), 6), 'reinforce', initialRed);
    expect(askedOf(umpire)).toEqual(['reinforce:red', 'reinforce:blue']);
    const say = (assist: string, screen: string | null) =>
      umpire.check({ formations: ['red-flag'], assist, screen });
    expect(say('red-light-1', null)).toMatchObject({ rule: '8.245' });
    expect(say('red-fleet-1', 'red-fleet-1')).toMatchObject({ rule: '6.14' });
  });
});

describe('Commands', () => {
  const put = (south: string) => [
    RED,
    BLUE,
    { id: 'cobalt-flag', at: 'w', leader: south, squadrons: 'cobalt-a:4' },
  ];
  const initial = {
    engage: (side: string, { declared }: { declared: boolean }) =>
      declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'azure-flag' } : undefined,
  };

  const asked = (stations: Readonly<Record<string, string>>) =>
    playTo(battling(meeting({ put: put('c-cano'), stations })), 'reinforce', initial);
  const comes = (stations: Readonly<Record<string, string>>) =>
    asked(stations).check({ formations: ['cobalt-flag'], assist: null, screen: null }, 1);

  it('[8.25] [8.252] another Command comes only if its Admiral is there', () => {
    expect(asked({ south: 'c-cano' }).choices<'reinforce'>(1)[0]!.formations).toEqual(['cobalt-flag']);
    expect(comes({ south: 'c-diaz' })).toMatchObject({ rule: '8.252' });
  });

  it('[8.252] or the Fleet Admiral, if he is of that Command', () => {
    expect(comes({ blue: 'c-cano' })).toBeNull();
    expect(comes({ blue: 'a-aubin' })).toMatchObject({ rule: '8.252' });
  });
});
