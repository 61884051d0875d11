import { scenarioFlaws } from '@weathergage/kernel';
import { benchWith } from '@weathergage/web/toolkit/workshop/history.ts';
import {
  namedScenario,
  writeFile as writeScenario,
} from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { describe, expect, it } from 'vitest';
import { plainBattery, shoreBatteries } from '../../../data/batteries.ts';
import { rosterShip } from '../../../data/roster.ts';
import { scenarios } from '../../../data/scenarios.ts';
import { tableAction } from '../../../rules/index.ts';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { readScenario } from '../../testing/scenario-file.ts';
import { type Bench, type Deed, workChosen } from './bench.ts';
import {
  addBattery,
  addShip,
  addSquadron,
  armBattery,
  assign,
  moveUnit,
  removeSquadron,
  removeUnit,
  setBattery,
  setFlagship,
  setShip,
  setSquadron,
  setUnready,
  turnShip,
} from './edit-forces.ts';
import { addSeat, newVictory, removeSeat, setFrame } from './edit-table.ts';
import { flawsOf } from './flaw-place.ts';
import { misplaced, overEdge, shipsOf } from './places.ts';
import { emptyTable } from './starts.ts';

const SHIPS = ['bri-victory', 'bri-temeraire'] as const;
const laid = (): Scenario =>
  SHIPS.reduce((scenario, id) => addShip(rosterShip(id), 'first', null)(scenario), {
    ...emptyTable(),
    title: 'Off the Lizard',
  });
const after = (bench: Bench, ...deeds: readonly Deed[]): Bench => deeds.reduce(workChosen, bench);
const shipIn = (scenario: Scenario, id: string) => shipsOf(scenario).find((ship) => ship.id === id)!;

describe('an empty sheet', () => {
  it('lacks a name and ships, and little is said of it', () => {
    const check = (scenario: unknown) => scenarioFlaws(tableAction, scenario);
    const lacks = flawsOf({ check }, namedScenario(emptyTable()));
    expect(lacks[0]).toMatchObject({ where: 'Title', expected: 'a name', leaf: 'story' });
    expect(lacks.length).toBeGreaterThan(1);
    expect(lacks.length).toBeLessThanOrEqual(3);
  });
});

describe('a battery of one’s own', () => {
  const built = (...edits: readonly ((scenario: Scenario) => Scenario)[]) =>
    [addBattery(plainBattery('Spanish'), 'first'), ...edits].reduce(
      (scenario, edit) => edit(scenario),
      laid(),
    ).batteries[0]!;

  it('has the dice of its guns and the points of its walls, gunners and dice', () => {
    const plain = built();
    expect(plain).toMatchObject({ id: 'battery', nation: 'Spanish', guns: 12, fort: 60, crew: 30 });
    const armed = built(armBattery('battery', 40, 10));
    expect(armed).toMatchObject({ guns: 40, broadside: { large: [4, 3, 2, 1], regular: [12, 7, 4, 3] } });
    expect(armed.points).toBeGreaterThan(plain.points);
    expect(built(setBattery('battery', { fort: 200 })).points).toBeGreaterThan(plain.points);
    expect(built(setBattery('battery', { quality: 'poor' })).points).toBeLessThan(plain.points);
    expect(built(setBattery('battery', { name: 'Mole' })).points).toBe(plain.points);
  });

  it('has no more large guns than guns', () =>
    expect(built(armBattery('battery', 5, 30)).broadside).toEqual({
      large: [6, 2, 1, 0],
      regular: [0, 0, 0, 0],
    }));
});

describe('a broadside that is not cleared', () => {
  it('is written into the ship and out again', () => {
    const set = setUnready('bri-victory', { side: 'starboard', untilTurn: 3 })(laid());
    expect(shipIn(set, 'bri-victory').unready).toEqual({ side: 'starboard', untilTurn: 3 });
    expect(shipIn(set, 'bri-temeraire')).not.toHaveProperty('unready');
    expect(shipIn(setUnready('bri-victory', null)(set), 'bri-victory')).not.toHaveProperty('unready');
  });
});

describe('the bench', () => {
  it('takes back and does again, step by step', () => {
    const bench = benchWith(laid(), 'd');
    const moved = after(
      bench,
      { type: 'edit', edit: moveUnit('bri-victory', { x: 1000, y: 2000 }) },
      { type: 'edit', edit: turnShip('bri-victory', 3700) },
    );
    expect(shipIn(moved.now, 'bri-victory')).toMatchObject({ x: 1000, y: 2000, heading: 100 });
    const back = after(moved, { type: 'undo' }, { type: 'undo' });
    expect(back.now).toBe(bench.now);
    expect(after(back, { type: 'undo' }).now).toBe(bench.now);
    expect(after(back, { type: 'redo' }, { type: 'redo' }).now).toBe(moved.now);
    expect(after(back, { type: 'edit', edit: turnShip('bri-victory', 0) }).future).toEqual([]);
  });

  it('counts a whole drag as one step, and the next drag as another', () => {
    const move = (x: number): Deed => ({
      type: 'edit',
      edit: moveUnit('bri-victory', { x, y: 0 }),
      stroke: 'move bri-victory',
    });
    const bench = after(benchWith(laid(), 'd'), move(100), move(200), { type: 'lift' }, move(300), move(400));
    expect(bench.past.length).toBe(2);
    expect(shipIn(after(bench, { type: 'undo' }).now, 'bri-victory').x).toBe(200);
  });

  it('lets go of what is no longer there', () => {
    const bench = after(benchWith(laid(), 'd'), {
      type: 'choose',
      chosen: { kind: 'ship', id: 'bri-victory' },
    });
    expect(bench.chosen).not.toBeNull();
    expect(after(bench, { type: 'edit', edit: removeUnit('bri-victory') }).chosen).toBeNull();
    expect(after(bench, { type: 'choose', chosen: { kind: 'ship', id: 'nobody' } }).chosen).toBeNull();
  });

  it('keeps what was on it when something else is opened', () => {
    const bench = benchWith(laid(), 'd');
    const other = after(bench, { type: 'open', scenario: emptyTable(), draft: 'e', saved: false });
    expect(other.draft).toBe('e');
    expect(other.saved).toBeNull();
    expect(after(other, { type: 'saved' }).saved).toBe(other.now);
    expect(after(other, { type: 'undo' }).now).toBe(bench.now);
  });
});

describe('ships and squadrons', () => {
  it('come into line astern of each other, clear of everything, the first with the flag', () => {
    const scenario = laid();
    expect(scenario.squadrons.map(({ side, ships }) => [side, ships.length])).toEqual([['first', 2]]);
    expect(scenario.sides[0]!.flagship).toBe('bri-victory');
    expect(misplaced(scenario).size).toBe(0);
    const [one, two] = shipsOf(scenario);
    expect([one!.x - two!.x, one!.y - two!.y]).toEqual([6000, 0]);
  });

  it('may be on the table twice, under an id of their own', () => {
    const twice = addShip(rosterShip('bri-victory'), 'first', null)(laid());
    expect(shipsOf(twice).map(({ id }) => id)).toEqual([...SHIPS, 'bri-victory-2']);
  });

  it('stay on the table however far they are dragged, and are seen where they may not lie', () => {
    const scenario = moveUnit('bri-victory', { x: -5000, y: 900_000 })(laid());
    expect(shipIn(scenario, 'bri-victory')).toMatchObject({ x: 0, y: scenario.table.height });
    expect([...misplaced(scenario)]).toEqual(['bri-victory']);
    expect(overEdge(scenario).map(({ id }) => id)).toEqual(['bri-victory']);
    const { x, y } = shipIn(scenario, 'bri-temeraire');
    expect(misplaced(moveUnit('bri-victory', { x, y })(scenario)).size).toBe(2);
  });

  it('cost what they are worth: flag and crew change the points', () => {
    const before = laid();
    const flagged = setFlagship('first', 'bri-temeraire')(before);
    const change = (id: string) => shipIn(flagged, id).points - shipIn(before, id).points;
    expect([change('bri-victory'), change('bri-temeraire')]).toEqual([-3, 3]);
    const poor = setShip('bri-victory', { quality: 'poor' })(before);
    expect(shipIn(poor, 'bri-victory').points).toBeLessThan(shipIn(before, 'bri-victory').points);
  });

  it('go from squadron to squadron; one without ships is gone, one without a flag has none', () => {
    const two = addSquadron('second')(laid());
    const enemy = two.squadrons[1]!.id;
    const named = setSquadron(enemy, { name: 'Rear' })(two);
    expect(named.squadrons[1]).toMatchObject({ name: 'Rear', side: 'second', ships: [] });
    const crossed = assign('bri-victory', enemy)(named);
    expect(crossed.squadrons.map(({ ships }) => ships.map(({ id }) => id))).toEqual([
      ['bri-temeraire'],
      ['bri-victory'],
    ]);
    expect(crossed.sides[0]).not.toHaveProperty('flagship');
    expect(assign('bri-temeraire', enemy)(crossed).squadrons.map(({ id }) => id)).toEqual([enemy]);
    expect(removeSquadron(enemy)(crossed).squadrons.length).toBe(1);
  });

  it('leave no name behind in the victory tests', () => {
    const scenario = setFrame({
      victory: [{ type: 'survive', side: 'first', ships: [...SHIPS], atLeast: 1, untilTurn: 3 }],
    })(laid());
    expect(removeUnit('bri-victory')(scenario).victory[0]).toMatchObject({ ships: ['bri-temeraire'] });
  });

  it('have batteries beside them, that bear where they are told', () => {
    const scenario = addBattery(shoreBatteries[0]!, 'second')(laid());
    const { id } = scenario.batteries[0]!;
    const arced = setBattery(id, { arc: { from: 0, to: 900 } })(scenario);
    expect(arced.batteries[0]!.arc).toEqual({ from: 0, to: 900 });
    expect(setBattery(id, { arc: null })(arced).batteries[0]).not.toHaveProperty('arc');
    expect(readScenario(writeScenario(arced)).ok).toBe(true);
  });
});

describe('sides and victory', () => {
  it('give a lost seat’s squadrons to the first seat', () => {
    const scenario = addSeat('first')(laid());
    const [, seat] = scenario.sides[0]!.seats;
    const given = setSquadron(scenario.squadrons[0]!.id, { seat: seat!.id })(scenario);
    const back = removeSeat(seat!.id)(given);
    expect(back.squadrons[0]).not.toHaveProperty('seat');
    expect(back.sides[0]!.seats.length).toBe(1);
  });

  it('begin every kind of test with numbers that the umpire takes', () => {
    const fort = scenarios.find((scenario) => scenario.batteries.length > 0)!;
    const types = [
      'points',
      'capture',
      'sink',
      'strike',
      'exit',
      'hold',
      'survive',
      'battery',
      'flagship',
      'fractionCrippled',
    ] as const;
    const scenario = setFrame({ victory: types.map((type) => newVictory(fort, type)) })(fort);
    expect(readScenario(writeScenario(scenario))).toMatchObject({ ok: true });
  });
});
