import { fitsSchema } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { ModuleSchema } from '../module/module.ts';
import { testModule } from '../testing/module.ts';
import { soundScenario } from '../testing/spoilt.ts';
import { formationIn, putAt, stationAt, testScenario } from '../testing/station.ts';
import { ScenarioSchema } from '../world/scenario.ts';
import { setup } from './setup.ts';

describe('the little sea', () => {
  it('has the shape of a module and of a scenario', () => {
    expect(fitsSchema(ModuleSchema, testModule)).toBe(true);
    expect(fitsSchema(ScenarioSchema, testScenario)).toBe(true);
  });
});

describe('setup', () => {
  const world = stationAt({
    put: [
      putAt('red-gf', 'x', 'red-a:4/2 red-b:3', 'red-fleet-1', { leader: 'r-ash', order: 'red-cruise' }),
      { id: 'red-flag', at: 'x', under: 'red-gf', squadrons: 'red-c' },
      { id: 'azure-flag', at: 'ville', fitting: true, leader: 'a-aubin', squadrons: 'azure-a' },
      { id: 'red-f', at: 'w' },
    ],
    ordinary: { ville: 'azure-b:2/5' },
    ports: { den: 'rover-1' },
    mess: 'r-birch',
    stations: { red: 'r-ash' },
  });

  it('puts a counter on the map for each Formation that is under nothing', () => {
    expect(world.tokens.map(({ side, place }) => [side, place.at, place.berth])).toEqual([
      ['red', 'x', 'sea'],
      ['blue', 'ville', 'harbour'],
      ['red', 'w', 'sea'],
    ]);
    expect(formationIn(world, 'red-flag').token).toBeNull();
    expect(world.tokens.every(({ face }) => face === null)).toBe(true);
  });

  it('shows whom the Enemy has in sight as it begins, and nobody else', () => {
    const [first, ...rest] = soundScenario.flotillas;
    const shownIn = ({ tokens }: ReturnType<typeof setup>): string[] =>
      tokens.flatMap(({ face }) => (face === null || face.convoy !== null ? [] : [face.formation]));
    const sighted = { ...soundScenario, flotillas: [{ ...first!, sighted: true }, ...rest] };
    expect(shownIn(setup(sighted, {}))).toEqual([first!.id]);
    expect(shownIn(setup(soundScenario, {}))).toEqual([]);
  });

  it('fills Squadrons, leaders and Auxiliaries as stated, the rest not in play', () => {
    expect(world.forces.red!.squadrons['red-a']).toEqual({
      id: 'red-a',
      sail: 4,
      dp: 2,
      formation: 'red-gf',
      port: null,
    });
    expect(world.forces.blue!.squadrons['azure-b']!.port).toEqual({ at: 'ville', state: 'InOrdinary' });
    expect(world.forces.red!.leaders['r-ash']).toMatchObject({
      at: 'posted',
      formation: 'red-gf',
      rank: 'VA',
    });
    expect(world.forces.red!.leaders['r-birch']!.at).toBe('mess');
    expect(world.forces.red!.leaders['r-east']!.at).toBe('future');
    expect(world.forces.red!.leaders['r-cole']!.at).toBe('gone');
    expect(world.forces.red!.auxiliaries['red-fleet-1']).toEqual({ in: 'formation', formation: 'red-gf' });
    expect(world.forces.red!.auxiliaries['red-light-1']).toEqual({ in: 'future' });
    expect(world.forces.red!.auxiliaries['rover-1']).toEqual({ in: 'port', port: 'den' });
  });

  it('[9.341] the pool holds every chit whose condition holds, less those Issued', () => {
    expect(world.forces.red!.desk.pool).toEqual(['red-blockade', 'red-strait', 'red-show']);
    expect(formationIn(world, 'red-gf').execution?.order).toBe('red-cruise');
  });

  it('[12.11] Prestige begins as the scenario says, with the handicap on top', () => {
    const uneven = stationAt({ scenario: { handicap: { blue: 2 } } });
    expect(uneven.prestige).toEqual({ red: 5, blue: 7 });
    expect(uneven.ledger.map(({ side, points, source }) => [side, points, source])).toEqual([
      ['red', 5, 'start'],
      ['blue', 5, 'start'],
      ['blue', 2, 'handicap'],
    ]);
  });
});
