import { schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { hoistFlags, passFlags, strikeFlags, turnsToWrite } from '../../rules/orders/command-lag.ts';
import { examine } from '../../rules/scenario/examine.ts';
import { ScenarioSchema } from '../../rules/scenario/scenario.ts';
import { setup } from '../../rules/scenario/setup.ts';
import { finalPoints, judge } from '../../rules/scenario/victory.ts';
import { shipOf } from '../../rules/sea/state.ts';
import { advancedOf } from '../../rules/testing/advanced.ts';
import { view } from '../../rules/view.ts';
import { classIds, classOf } from '../classes.ts';
import { namedShips } from '../ships/index.ts';
import { battles } from './index.ts';

const battle = (id: string) => battles.find((each) => each.id === id)!;

describe('the battles', () => {
  it('are fifty-four, each meets the schema, and examination finds no fault', () => {
    expect(battles).toHaveLength(54);
    for (const scenario of battles) {
      expect(schemaFlaws(ScenarioSchema, scenario), scenario.id).toEqual([]);
      expect(examine(scenario), scenario.id).toEqual([]);
    }
    expect(new Set(battles.map(({ id }) => id)).size).toBe(54);
  });

  it('[16.2.1] hull grows by half, rounded up; guns, carronades and crew double; rigging stays', () => {
    const { spec } = shipOf(setup(battle('trafalgar-1805'), {}), 'victory');
    expect(spec).toMatchObject({
      hull: 26,
      crew: [12, 12, 10],
      guns: { L: 22, R: 22 },
      carronades: { L: 2, R: 2 },
      rigging: [8, 8, 8],
      points: 35,
    });
    const basic = setup(battle('trafalgar-1805'), { edition: 'basic' });
    expect(shipOf(basic, 'victory').spec).toMatchObject({
      hull: 17,
      crew: [6, 6, 5],
      guns: { L: 11, R: 11 },
    });
    expect(basic.advanced).toBeUndefined();
    expect(basic.ships.every((ship) => ship.advanced === undefined)).toBe(true);
  });

  it('bring sixty of the line to Trafalgar, in eleven squadrons under eleven chairs', () => {
    const sea = advancedOf(setup(battle('trafalgar-1805'), {}));
    expect(sea.ships).toHaveLength(60);
    expect(sea.advanced.squadrons).toHaveLength(11);
    expect(sea.seats).toHaveLength(11);
    expect(sea.advanced.squadrons.flatMap(({ ships }) => ships)).toHaveLength(60);
  });

  it('keep what a scenario needs of the Advanced Game, whatever the match asks for', () => {
    expect(setup(battle('copenhagen-1801'), { edition: 'basic' }).advanced).toBeDefined();
  });

  it('take squares off that were lost before the day', () => {
    const sea = setup(battle('cape-ortegal-1805'), {});
    const ship = shipOf(sea, 'formidable');
    expect([ship.spec.hull - ship.hull, ship.spec.guns.L - ship.guns.L]).toEqual([2, 2]);
    const chased = shipOf(setup(battle('constellation-insurgente-1799'), {}), 'insurgente');
    expect(chased.rigging[0]).toBe(chased.spec.rigging[0]! - 3);
  });

  it('leave ships short of hands and of powder where the scenario says so', () => {
    const nile = shipOf(setup(battle('nile-1798'), {}), 'guerrier');
    expect(nile.sections[2]!.left).toBe(nile.sections[2]!.total - 2);
    const valcour = advancedOf(setup(battle('valcour-island-1776'), {}));
    const american = valcour.ships.find((ship) => ship.owner === 'american')!;
    expect(american.advanced.reloads).toBe(12);
  });

  it('have a ship of one day the same in every scenario of it', () => {
    const seen = new Map<string, string>();
    const entire = ['trafalgar-1805', 'trafalgar-weather-column', 'trafalgar-lee-column'];
    for (const id of entire)
      for (const { name, side, class: class_, quality } of battle(id).ships) {
        const key = `${side} ${name}`;
        const log = `${class_} ${quality}`;
        expect(seen.get(key) ?? log, `${name} in ${id}`).toBe(log);
        seen.set(key, log);
      }
    expect(seen.get('british Royal Sovereign')).toBe('br-sol1-100 elite');
  });

  it('have fifteen British of the line at Cape St Vincent, under the flag of their admiral', () => {
    const sea = advancedOf(setup(battle('cape-st-vincent-1797'), {}));
    const british = sea.ships.filter(({ side }) => side === 'british').map(({ id }) => id);
    expect(british).toHaveLength(15);
    expect(british).toEqual(expect.arrayContaining(['britannia', 'namur', 'goliath', 'egmont']));
    hoistFlags(sea);
    expect(sea.advanced.flags.british).toMatchObject({ ship: 'victory' });
  });

  it('have the British line at the Saintes as it sailed, Duke ahead and Bedford last', () => {
    const line = battle('saintes-1782')
      .ships.filter(({ side }) => side === 'british')
      .map(({ name, bow }) => [Number(bow.slice(1)), name] as const)
      .sort(([ahead], [astern]) => ahead - astern)
      .map(([, name]) => name);
    expect(line).toEqual([
      'Duke',
      'Formidable',
      'Namur',
      'Saint Albans',
      'Canada',
      'Repulse',
      'Ajax',
      'Bedford',
    ]);
  });

  it('[38.0] [39.1] keep shoals closed where the briefing says that nobody knows them', () => {
    const shoals = (id: string, seat: string) =>
      Object.keys(view(advancedOf(setup(battle(id), {})), seat).advanced.depths).length;
    expect(shoals('nile-1798', 'british-1')).toBe(0);
    expect(shoals('nile-1798', 'french-1')).toBe(4);
    for (const seat of ['british-1', 'french-1']) expect(shoals('droits-de-lhomme-1797', seat)).toBe(0);
  });

  it('[32.5] let the broad pennant go to Niagara on Lake Erie, without the disorder of a lost flagship', () => {
    const sea = advancedOf(setup(battle('lake-erie-1813'), {}));
    hoistFlags(sea);
    const written = () => turnsToWrite(sea, shipOf(sea, 'niagara')).length;
    expect([sea.advanced.flags.american?.ship, written()]).toEqual(['lawrence', 3]);
    shipOf(sea, 'lawrence').surrender = 'striking';
    const flags: (string | null)[] = [];
    for (let turn = 2; turn <= 5; turn++) {
      sea.turn = turn;
      strikeFlags(sea);
      passFlags(sea);
      flags.push(sea.advanced.flags.american!.ship);
    }
    expect(flags).toEqual([null, null, null, 'niagara']);
    expect(written()).toBe(0);
  });

  it('give the British on the lakes the long guns that they had', () => {
    const long = (id: string, name: string) => {
      const { guns, carronades } = shipOf(setup(battle(id), {}), name).spec;
      return [guns.L, carronades.L];
    };
    expect(long('lake-erie-1813', 'little-belt')).toEqual([2, 0]);
    expect(long('lake-erie-1813', 'chippeway')).toEqual([2, 0]);
    expect(long('lake-erie-1813', 'detroit')).toEqual([4, 0]);
    expect(long('lake-champlain-1814', 'linnet')).toEqual([4, 0]);
  });

  it('make Imperial worth as much taken as destroyed at San Domingo', () => {
    const worth = (change: object) => {
      const sea = setup(battle('san-domingo-1806'), {});
      const ships = sea.ships.map((ship) => (ship.id === 'imperial' ? { ...ship, ...change } : ship));
      return finalPoints({ ...sea, ships }).british;
    };
    const { advanced } = shipOf(setup(battle('san-domingo-1806'), {}), 'imperial');
    expect(worth({})).toBe(0);
    expect(worth({ captured: true, side: 'british' })).toBe(54);
    expect(worth({ presence: 'gone', advanced: { ...advanced, end: 'sunk' } })).toBe(54);
  });

  it('tell how even they are, and favour no side too much', () => {
    for (const { id, balance = '', sides } of battles) {
      const parts = /^Machine against machine, (\d+) matches: (.*), drawn (\d+) %\.$/.exec(balance);
      expect(parts, `${id}: ${balance}`).not.toBeNull();
      expect(Number(parts![1]), id).toBeGreaterThanOrEqual(200);
      const won = [...parts![2]!.matchAll(/([A-Z][a-z]+) (\d+) %/g)];
      expect(won.map(([, side]) => side!.toLowerCase()).sort(), id).toEqual(
        sides.map((side) => side.id).sort(),
      );
      const shares = [...won.map(([, , share]) => Number(share)), Number(parts![3])];
      expect(Math.abs(shares.reduce((sum, each) => sum + each, 0) - 100), id).toBeLessThanOrEqual(1);
      expect(Math.max(...shares.slice(0, -1)), id).toBeLessThanOrEqual(75);
      expect(shares.at(-1), id).toBeLessThanOrEqual(60);
    }
  });

  it('a duel of unequals is won by holding out, and lost by leaving the board', () => {
    const duel = battle('chesapeake-shannon-1813-advanced');
    const sea = advancedOf(setup(duel, {}));
    const at = (turn: number, change: Partial<(typeof sea.ships)[number]> = {}) =>
      judge({
        ...sea,
        turn,
        phase: 'load',
        ships: sea.ships.map((ship) => (ship.id === 'chesapeake' ? { ...ship, ...change } : ship)),
      })?.winners;
    expect(at(12)).toBeUndefined();
    expect(at(duel.turnLimit!)).toEqual(['american']);
    expect(at(12, { surrender: 'striking' })).toEqual(['british']);
    expect(at(duel.turnLimit!, { surrender: 'striking' })).toEqual(['british']);
    const left = { ...shipOf(sea, 'chesapeake').advanced, end: 'left' as const };
    expect(at(12, { presence: 'gone', advanced: left, bow: { q: -1, r: 10 } })).toEqual(['british']);
  });

  it('say where a file is broken', () => {
    const broken = structuredClone(battle('copenhagen-1801'));
    broken.batteries![0]!.hexes[0] = 'Z20';
    broken.sides[0]!.squadrons![0]!.flagship = 'elephant';
    Object.assign(broken.special![0]!, { side: 'swedish' });
    expect(examine(broken).map(({ path }) => path)).toEqual([
      '/sides/0/squadrons/0/flagship',
      '/batteries/0/hexes/0',
      '/special/0/side',
    ]);
  });
});

describe('the navy list', () => {
  it('holds 185 classes and every ship of a class that exists, under a nation', () => {
    expect(classIds()).toHaveLength(185);
    expect(namedShips.length).toBeGreaterThanOrEqual(560);
    for (const ship of namedShips) {
      expect(classOf(ship.class), ship.name).toBeDefined();
      expect(ship.nation, ship.name).not.toBe('any');
    }
  });
});
