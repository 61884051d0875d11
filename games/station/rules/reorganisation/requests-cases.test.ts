import { describe, expect, it } from 'vitest';
import type { Module } from '../module/module.ts';
import { actWith, itRefuses } from '../testing/acts.ts';
import { inWords, toldLines } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { RED_AT_HOME, STATIONS } from '../testing/reorganisation.ts';
import { force, formationIn, type Stated, scripted, stationAt, Umpire } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { Scenario } from '../world/scenario.ts';
import type { State } from '../world/state.ts';
import { reorganisationStep } from './reorganisation.ts';
import { backFromHome, newSeason } from './requests.ts';

const MOORED = { fitting: true } as const;
const moduled = (change: Partial<Module>, more: Stated['scenario'] = {}): Partial<Scenario> => ({
  ...more,
  module: { ...testModule, ...change },
});

describe('Requests', () => {
  const spring: Stated = { ...RED_AT_HOME, scenario: { start: { year: 1741, turn: 5 } } };
  const request: ReorganisationAct = { do: 'request', contingent: 'Red', prestige: false };
  const granting = (grants: object): Stated => ({
    ...spring,
    scenario: moduled(
      { requests: { ...testModule.requests!, table: [{ die: [-9, 99], grants: { Red: grants } }] } as never },
      spring.scenario,
    ),
  });
  const auxiliaries = (world: State, id: string): string => forcesOf(world, 'red').auxiliaries[id]!.in;

  it('[11.161] an Auxiliary of its own Contingent that is not in play, of any class or of one, no Corsair', () => {
    const drawn = (auxiliary: string, available: string): string[] => {
      const { told } = actWith({ ...granting({ auxiliary }), available }, request, [5, 5]);
      return told.flatMap((one) => ('auxiliaries' in one ? (one.auxiliaries as string[]) : []));
    };
    const all = 'red-fleet-1 red-fleet-2 red-50-1 red-light-1 red-light-2 red-bomb-1 red-fire-1 red-fire-2';
    expect(drawn('any', all)).toEqual(['red-marine-1']);
    expect(drawn('Light', 'red-light-1')).toEqual(['red-light-2']);
    expect(drawn('Light', 'red-light-1 red-light-2')).toEqual([]);
    expect(auxiliaries(actWith(granting({ auxiliary: 'Bomb' }), request, [5, 5]).world, 'red-bomb-1')).toBe(
      'available',
    );
  });

  it('[6.114] one that is called away is taken from where it is', () => {
    const stated = granting({ withdrawAuxiliary: true });
    const put = [force('red-gf x r-ash red-c', { auxiliaries: 'red-light-1' })];
    const { world } = actWith({ ...stated, put }, request, [5, 5]);
    expect([formationIn(world, 'red-gf').auxiliaries, auxiliaries(world, 'red-light-1')]).toEqual([
      [],
      'future',
    ]);
    expect(actWith(stated, request, [5, 5]).told.filter((one) => one.kind === 'withdrawn')).toEqual([]);
  });

  it('[11.122] [12.42] a Rank is for dice that do not help, and helps where it can', () => {
    const grants = { die: [-9, 4] as [number, number], grants: { Red: { add: { SOL: 2 } } } };
    const table = [grants, { die: [5, 99] as [number, number], grants: { Red: {} } }];
    const stated = {
      ...spring,
      scenario: moduled({ requests: { ...testModule.requests!, table } as never }, spring.scenario),
    };
    const standing = (world: State): void => {
      forcesOf(world, 'red').standing = { ...forcesOf(world, 'red').standing, again: ['low'] };
    };
    const dice = (faces: readonly number[]): readonly number[] =>
      actWith(stated, request, faces, standing).told.flatMap((one) =>
        one.kind === 'request' ? [...one.dice!] : [],
      );
    expect(dice([6, 5, 4, 3])).toEqual([5, 4]);
    expect(dice([6, 4, 3])).toEqual([4]);
  });

  it('[11.132] what is granted from the sea is before its owner at once', () => {
    const { world } = actWith(granting({ add: { SOL: 2 } }), request, [5, 5, 4]);
    expect(formationIn(world, 'red-c').due).toBe(1);
  });

  it('[11.122] a new Season begins on a Quarterly Turn, and no other', () => {
    const seasons = (turn: number): unknown => {
      const world = stationAt({ scenario: { start: { year: 1741, turn } } });
      forcesOf(world, 'red').requests = { season: 2, pause: 7 };
      newSeason(world);
      return forcesOf(world, 'red').requests;
    };
    expect([seasons(5), seasons(6)]).toEqual([
      { season: 0, pause: 7 },
      { season: 2, pause: 7 },
    ]);
  });

  itRefuses({
    '[11.121] none: where there are none': {
      stated: { ...spring, scenario: moduled({ requests: undefined as never }, spring.scenario) },
      act: request,
    },
    '[11.121] none: where the scenario has none': {
      stated: { ...spring, scenario: { ...spring.scenario, only: { without: ['requests'] } } },
      act: request,
    },
    '[11.122] may: where it leaves out other things': {
      stated: { ...spring, scenario: { ...spring.scenario, only: { without: ['draws'] } } },
      act: request,
    },
    '[11.122] contingent: for nobody': { stated: spring, act: { ...request, contingent: 'Nobody' } },
    '[11.122] contingent: for the Enemy': { stated: spring, act: { ...request, contingent: 'Azure' } },
    '[11.122] contingent: for one that nothing comes for': {
      stated: spring,
      act: { ...request, contingent: 'Order' },
    },
  });
});

describe('Sent home', () => {
  const home: ReorganisationAct = { do: 'send-home', squadron: 'red-a' };
  const fall: Stated = { ...RED_AT_HOME, scenario: { start: { year: 1741, turn: 13 } } };
  const docked =
    (...backs: readonly number[]) =>
    (world: State): void => {
      forcesOf(world, 'red').docked = backs.map((back) => ({ squadron: 'red-c', sail: 2, back }));
    };
  itRefuses({
    '[11.12] may: as the calendar allows': { stated: fall, act: home },
    '[11.12] may: in a Flotilla at anchor': {
      stated: { ...fall, fittingOut: {}, put: [force('red-gf kings-port r-ash red-a', MOORED)] },
      act: home,
    },
    '[11.12] place: at sea': {
      stated: { ...fall, fittingOut: {}, put: [force('red-gf kings-port r-ash red-a')] },
      act: home,
    },
    '[11.12] place: In Ordinary': {
      stated: { ...fall, fittingOut: {}, ordinary: { 'kings-port': 'red-a' } },
      act: home,
    },
    '[11.12] place: in another Port': { stated: { ...fall, fittingOut: { ferry: 'red-a' } }, act: home },
    '[11.12] place: nobody': { stated: fall, act: { ...home, squadron: 'red-e' } },
    '[11.12] class: no ship of the line': { stated: fall, act: { ...home, squadron: 'red-d' } },
    '[11.12] not-now: another Turn': {
      stated: { ...fall, scenario: { start: { year: 1741, turn: 12 } } },
      act: home,
    },
    '[11.12] none: no home': {
      stated: { ...fall, scenario: moduled({ homeDocking: undefined as never }, fall.scenario) },
      act: home,
    },
    '[11.12] enough: two are gone': { stated: fall, act: home, change: docked(8, 8) },
    '[11.12] may: two are back': { stated: fall, act: home, change: docked(0, 8) },
  });

  it('[3.255] come back when they are due, one Sail fewer on a bad die', () => {
    const back = (sail: number, die: number, due = 1): unknown[] => {
      const world = stationAt({});
      forcesOf(world, 'red').docked = [
        { squadron: 'red-c', sail, back: due },
        { squadron: 'red-e', sail: 4, back: 2 },
      ];
      const context = scripted(world, ...(due === 1 ? [die] : []));
      backFromHome(world, context);
      const { arrivals, docked: left } = forcesOf(world, 'red');
      return [arrivals.map(inWords), left.length, toldLines(context)];
    };
    const told = (die: number, sail: number): string =>
      `reinforcements 3.255 dice:[${die}] side:red contingent:Red add:{SOL:${sail}} others:null`;
    const came = (sail: number): string =>
      `{turn:1 at:ocean flotilla:null leader:null squadrons:[{id:red-c sail:${sail} dp:0}]}`;
    expect(back(3, 8)).toEqual([[came(3)], 1, [told(8, 3)]]);
    expect(back(3, 9)).toEqual([[came(2)], 1, [told(9, 2)]]);
    expect(back(1, 9)).toEqual([[], 1, [told(9, 0)]]);
    expect(back(3, 0, 2)).toEqual([[], 2, []]);
  });

  it('[3.255] nobody comes back where there is no home', () => {
    const world = stationAt({ scenario: moduled({ homeDocking: undefined as never }) });
    backFromHome(world, scripted(world));
    expect(forcesOf(world, 'red').arrivals).toEqual([]);
  });
});

describe('The Step', () => {
  it('[11.11] what the calendar brings is there before anybody is asked, but where the scenario has none', () => {
    const begun = (without: readonly string[]) => {
      const world = stationAt({
        mess: 'r-birch',
        stations: { red: 'r-birch' },
        scenario: { start: { year: 1741, turn: 6 }, only: { without: without as never } },
      });
      forcesOf(world, 'red').requests = { season: 2, pause: 0 };
      const east = forcesOf(world, 'red').leaders['r-east']!;
      const step = new Umpire(world, reorganisationStep);
      return [step.progress, inWords(world.stage), east.at];
    };
    expect(begun([])).toEqual(['waits', '{kind:desk side:red}', 'mess']);
    expect(begun(['schedule'])).toEqual(['waits', '{kind:desk side:red}', 'future']);
  });

  it('[11.13] [11.18] desk after desk; captive Commodores are back before them', () => {
    const world = stationAt({ mess: 'r-cole', stations: STATIONS });
    forcesOf(world, 'red').leaders['r-cole']!.at = 'prisoner';
    const step = new Umpire(world, reorganisationStep);
    expect(forcesOf(world, 'red').leaders['r-cole']!.at).toBe('mess');
    const seen: unknown[] = [];
    for (const done of [false, true, true]) {
      step.answer({ acts: [], done });
      seen.push([step.progress, inWords(world.stage)]);
    }
    expect(seen.map(inWords)).toEqual([
      '[waits "{kind:desk side:red}"]',
      '[waits "{kind:desk side:blue}"]',
      '[done "{kind:desk side:blue}"]',
    ]);
    expect(forcesOf(world, 'red').desk.tried).toEqual([]);
  });
});
