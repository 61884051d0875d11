import { type Flaw, scenarioFlaws } from '@weathergage/kernel';
import { benchWith } from '@weathergage/web/toolkit/workshop/history.ts';
import { namedScenario } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { describe, expect, it } from 'vitest';
import { classOf } from '../../../data/classes.ts';
import { scenarios } from '../../../data/scenarios.ts';
import { hexAction } from '../../../rules/index.ts';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { hexOrThrow } from '../../../rules/sea/hex-run.ts';
import { afterEdits, shipNamed, twoShips } from '../../testing/benches.ts';
import { type Bench, type Chosen, type Deed, setFrame, workChosen } from './chosen.ts';
import { fullLog } from './designs.ts';
import {
  addBattery,
  addShip,
  moveCompany,
  moveTo,
  removeChosen,
  setLog,
  setQuality,
  setShip,
  turnBy,
} from './edit-ships.ts';
import {
  addSeat,
  addSquadron,
  assignShips,
  changeSide,
  removeSeat,
  removeSquadron,
  setMustered,
  setSquadron,
} from './edit-sides.ts';
import { flawsOf } from './flaw-place.ts';
import { copyOf, emptySea, layable, meetingByPoints } from './starts.ts';

const check = (scenario: unknown): readonly Flaw[] => scenarioFlaws(hexAction, scenario);
const shipIn = (scenario: Scenario, id: string) => scenario.ships.find((ship) => ship.id === id)!;
const pallas: Chosen = { kind: 'ship', id: 'pallas' };

describe('the bench', () => {
  const worked = (bench: Bench, ...deeds: readonly Deed[]): Bench => deeds.reduce(workChosen, bench);
  const move = (bow: string): Deed => ({
    type: 'edit',
    edit: moveTo(pallas, hexOrThrow(bow)),
    stroke: 'move pallas',
  });

  it('counts a drag as one step, and takes it back and does it again', () => {
    const bench: Bench = benchWith(twoShips(), 'd');
    const moved = worked(bench, move('F6'), move('F7'), { type: 'lift' }, move('G8'));
    expect(moved.past.length).toBe(2);
    expect(shipIn(worked(moved, { type: 'undo' }).now, 'pallas').bow).toBe('F7');
    const back = worked(moved, { type: 'undo' }, { type: 'undo' });
    expect(back.now).toBe(bench.now);
    expect(worked(back, { type: 'redo' }, { type: 'redo' }).now).toBe(moved.now);
  });

  it('lets go of what is no longer there', () => {
    const bench = worked(benchWith(twoShips(), 'd'), { type: 'choose', chosen: pallas });
    expect(bench.chosen).toEqual(pallas);
    expect(worked(bench, { type: 'edit', edit: removeChosen(pallas) }).chosen).toBeNull();
  });
});

describe('an empty sheet', () => {
  it('lacks a name and a ship a side, and nothing else is said of it', () => {
    expect(
      flawsOf({ check }, namedScenario(emptySea())).map(({ where, expected }) => `${where}: ${expected}`),
    ).toEqual([
      'Title: a name',
      expect.stringContaining('at least one ship of side Royal Navy'),
      expect.stringContaining('at least one ship of side French Navy'),
    ]);
  });
});

describe('ships', () => {
  it('from the list make a sound scenario, clear of each other', () => {
    const scenario = afterEdits(
      twoShips(),
      addShip(shipNamed('Bellona'), 'first'),
      addShip(shipNamed('Bellona'), 'first'),
    );
    expect(check(namedScenario(scenario))).toEqual([]);
    expect(scenario.ships.map(({ id }) => id)).toEqual(['pallas', 'dido', 'bellona', 'bellona-2']);
  });

  it('move by hexes, stay on a board with real edges, and turn either way', () => {
    const fixed = afterEdits(twoShips(), setFrame({ board: { columns: 20, rows: 15, fixed: true } }));
    expect(shipIn(afterEdits(fixed, moveTo(pallas, hexOrThrow('ZZ40'))), 'pallas').bow).toBe('T14');
    expect(shipIn(afterEdits(fixed, moveTo(pallas, hexOrThrow('-C-3'))), 'pallas').bow).toBe('A1');
    expect(shipIn(afterEdits(fixed, turnBy(pallas, -1)), 'pallas').heading).toBe(6);
    expect(shipIn(afterEdits(fixed, turnBy(pallas, 7)), 'pallas').heading).toBe(2);
  });

  it('go together with their squadron, or not at all', () => {
    const fleet = afterEdits(
      twoShips(),
      addShip(shipNamed('Bellona'), 'first'),
      setFrame({ board: { columns: 40, rows: 30, fixed: true } }),
      setShip('pallas', { bow: 'E5' }),
      setShip('bellona', { bow: 'G8' }),
    );
    const moved = afterEdits(fleet, moveCompany(pallas, hexOrThrow('F5')));
    expect([shipIn(moved, 'pallas').bow, shipIn(moved, 'bellona').bow]).toEqual(['F5', 'H8']);
    expect(shipIn(moved, 'dido').bow).toBe(shipIn(fleet, 'dido').bow);
    expect(afterEdits(fleet, moveCompany(pallas, hexOrThrow('LL28')))).toBe(fleet);
  });

  it('of one’s own design state what differs and cost what it is worth', () => {
    const class_ = classOf('br-f3-36')!;
    const heavier = afterEdits(twoShips(), setLog('pallas', { ...fullLog(class_), guns: 6, hull: 10 }));
    expect(shipIn(heavier, 'pallas')).toMatchObject({ log: { guns: 6, hull: 10 }, points: 15 });
    const elite = afterEdits(heavier, setQuality('pallas', 'elite'));
    expect(shipIn(elite, 'pallas').points).toBe(20);
    expect(check(namedScenario(elite))).toEqual([]);
    const plain = shipIn(afterEdits(elite, setLog('pallas', fullLog(class_))), 'pallas');
    expect(plain).not.toHaveProperty('log');
    expect(plain).not.toHaveProperty('points');
  });

  it('that are gone are named nowhere any more', () => {
    const scenario = afterEdits(
      twoShips(),
      addShip(shipNamed('Bellona'), 'first'),
      setFrame({
        victory: {
          type: 'points',
          margin: 1,
          bonus: [
            { side: 'first', points: 5, if: { test: 'survive', ships: ['pallas', 'bellona'], untilTurn: 9 } },
          ],
        },
        special: [{ id: 'unreliable', ships: ['pallas', 'bellona'], dieAtMost: 2 }],
      }),
      removeChosen(pallas),
    );
    expect(JSON.stringify(scenario)).not.toContain('pallas');
    expect(check(namedScenario(scenario))).toEqual([]);
  });
});

describe('sides', () => {
  it('have squadrons with a flagship and a chair, which their ships follow', () => {
    const two = afterEdits(twoShips(), addSeat('first'), addSquadron('first'), addSquadron('second'));
    expect(two.sides[0]!.squadrons).toMatchObject([{ id: 'first-squadron', flagship: 'pallas' }]);
    const given = afterEdits(
      two,
      addSquadron('first'),
      setSquadron('first-squadron-2', { seat: 'first-1-2', name: 'Van' }),
      addShip(shipNamed('Bellona'), 'first', 'first-squadron-2'),
    );
    expect(given.sides[0]!.squadrons![1]).toMatchObject({ name: 'Van', flagship: 'bellona' });
    expect(shipIn(given, 'bellona')).toMatchObject({ squadron: 'first-squadron-2', seat: 'first-1-2' });
    expect(check(namedScenario(given))).toEqual([]);
    const freed = afterEdits(given, removeSeat('first-1-2'));
    expect(shipIn(freed, 'bellona')).not.toHaveProperty('seat');
    expect(check(namedScenario(freed))).toEqual([]);
    const crossed = afterEdits(given, assignShips('pallas', 'second-squadron'));
    expect(shipIn(crossed, 'pallas').side).toBe('second');
    const alone = afterEdits(given, removeSquadron('first-squadron-2'));
    expect(shipIn(alone, 'bellona').squadron).toBe('first-squadron');
    expect(check(namedScenario(alone))).toEqual([]);
    expect(shipIn(afterEdits(given, changeSide('bellona', 'second')), 'bellona').squadron).toBe(
      'second-squadron',
    );
  });

  it('choose by points: berths that lie clear of each other, for long lines too', () => {
    for (const ships of [1, 8, 40]) {
      const meeting = meetingByPoints({
        budget: 200,
        nations: [['British'], ['French', 'Spanish']],
        ships,
        wind: 3,
        turns: 20,
      });
      expect(check(namedScenario(meeting))).toEqual([]);
      const [first, second] = meeting.muster!;
      expect(new Set([...first!.berths, ...second!.berths].map(({ bow }) => bow)).size).toBe(2 * ships);
    }
    expect(
      afterEdits(
        meetingByPoints({ budget: 9, nations: [['Dutch'], ['Dutch']], ships: 2, wind: 1, turns: 5 }),
        setMustered(false),
      ),
    ).not.toHaveProperty('muster');
  });

  it('have batteries on ground of their own', () => {
    const scenario = afterEdits(twoShips(), addBattery('second', hexOrThrow('K4')));
    expect(scenario).toMatchObject({ land: ['K4'], batteries: [{ id: 'battery', hexes: ['K4'] }] });
    expect(check(namedScenario(scenario))).toEqual([]);
    expect(afterEdits(scenario, removeChosen({ kind: 'battery', id: 'battery' }))).not.toHaveProperty(
      'batteries',
    );
  });
});

describe('what is wrong', () => {
  it('leads to the ship it is about, in her own name', () => {
    const { bow } = shipIn(twoShips(), 'pallas');
    const [flaw, ...rest] = flawsOf(
      { check },
      namedScenario(afterEdits(twoShips(), setShip('dido', { bow }))),
    );
    expect(flaw).toMatchObject({
      path: '/ships/1/bow',
      where: 'Dido',
      leaf: 'unit',
      chosen: { kind: 'ship', id: 'dido' },
    });
    expect(flaw!.expected).toContain('Pallas');
    expect(rest.length).toBe(1);
  });

  it('is a berth on land, on another or over the edge', () => {
    const meeting = meetingByPoints({
      budget: 90,
      nations: [['British'], ['French']],
      ships: 3,
      wind: 3,
      turns: 20,
    });
    expect(flawsOf({ check }, namedScenario(meeting))).toEqual([]);
    const [first, second] = meeting.muster!;
    const ashore = afterEdits(meeting, setFrame({ land: [first!.berths[1]!.bow] }));
    expect(flawsOf({ check }, namedScenario(ashore))).toMatchObject([
      { where: 'Berth 2', chosen: { kind: 'berth', muster: 0, at: 1 } },
    ]);
    const onto = afterEdits(
      meeting,
      moveTo({ kind: 'berth', muster: 0, at: 0 }, hexOrThrow(second!.berths[2]!.bow)),
    );
    expect(flawsOf({ check }, namedScenario(onto)).map(({ path }) => path)).toEqual([
      '/muster/1/berths/2/bow',
      '/muster/1/berths/2/bow',
    ]);
  });

  it('is said of the one place in a union where it is', () => {
    const broken = {
      ...namedScenario(twoShips()),
      victory: {
        type: 'special',
        wins: [{ side: 'first', when: 'end', if: { test: 'captured', atLeast: 0 } }],
        otherwise: 'draw',
      },
    } as unknown as Scenario;
    expect(flawsOf({ check }, broken)).toMatchObject([
      { path: '/victory/wins/0/if/atLeast', expected: 'a whole number, 1 to 80; found 0', leaf: 'victory' },
    ]);
  });
});

describe('starts', () => {
  it('are copies of any of the game’s scenarios, which can be drawn and are sound', () => {
    for (const scenario of scenarios) {
      const copy = copyOf(scenario);
      expect(layable(copy)).toBe(true);
      expect(check(namedScenario(copy))).toEqual([]);
    }
  });

  it('are not made of what cannot be drawn', () => {
    expect(layable(emptySea())).toBe(true);
    expect(layable({ ...emptySea(), title: '' })).toBe(true);
    expect(layable({ ...emptySea(), wind: 'north' })).toBe(false);
    expect(layable(afterEdits(twoShips(), setShip('dido', { class: 'nothing' })))).toBe(false);
  });
});
