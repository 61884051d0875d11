import { describe, expect, it } from 'vitest';
import { inWords, toldLines } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { RED_AT_HOME as home, redDesk } from '../testing/reorganisation.ts';
import { formationIn, type Stated, scripted, stationAt } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { checkAct, doAct } from './acts.ts';
import { concernsNewcomersOnly, isNewcomer } from './newcomers.ts';

/** One of each kind, about nothing in particular. */
const EACH: readonly ReorganisationAct[] = [
  { do: 'form', flotilla: 'red-gf', squadrons: ['red-a'], flotillas: [] },
  { do: 'unform', flotilla: 'red-gf' },
  { do: 'subordinate', formation: 'red-flag', to: 'red-gf' },
  { do: 'detach', formation: 'red-flag' },
  { do: 'drop', squadron: 'red-a' },
  { do: 'move', squadron: 'red-a', to: 'red-gf' },
  { do: 'transfer', from: 'red-a', to: 'red-b', sail: 1 },
  { do: 'transfer-auxiliary', aux: 'red-fleet-1', to: { port: 'ferry' } },
  { do: 'rebase', aux: 'red-fleet-u', to: 'gulf' },
  { do: 'relieve', leader: 'r-ash' },
  { do: 'post', leader: 'r-ash', flotilla: 'red-gf' },
  { do: 'request', contingent: 'Red', prestige: false },
  { do: 'send-home', squadron: 'red-a' },
  { do: 'ransom', leader: 'r-ash' },
  { do: 'buy-leader', command: 'red', rank: 'admiral' },
  { do: 'merit', leader: 'r-ash' },
  { do: 'assemble', group: 'red-victuals', route: 1 },
  { do: 'sail-victuals', convoy: 'red-victuals' },
  { do: 'unload', convoy: 'red-victuals', points: 1 },
  { do: 'hire' },
  { do: 'base', aux: 'rover-1', port: 'den' },
];

describe('What is done when', () => {
  it('[8.42] [11.13] after a Battle what the Battle has upset, and nothing else', () => {
    const world = stationAt();
    const later = EACH.filter(
      (act) => checkAct(world, 'red', act, { free: true, at: 'x' })?.code === 'not-now',
    );
    expect(later.map((act) => act.do).join(' ')).toBe(
      'rebase relieve request send-home ransom buy-leader merit assemble sail-victuals unload hire base',
    );
    const now = EACH.filter(
      (act) => checkAct(world, 'red', act, { free: false, at: null })?.code === 'not-now',
    );
    // 8.422: from Flotilla to Flotilla only after a Battle; merit and docking have their Turns.
    expect(now.map((act) => act.do).join(' ')).toBe('move send-home');
  });

  it.each<[string, ReorganisationAct]>([
    ['Formed', { do: 'form', flotilla: 'azure-flag', squadrons: ['azure-a', 'azure-f'], flotillas: [] }],
    ['Subordinated', { do: 'subordinate', formation: 'azure-f', to: 'azure-flag' }],
    ['dropped', { do: 'drop', squadron: 'azure-f' }],
    ['given Sail', { do: 'transfer', from: 'azure-i', to: 'azure-f', sail: 1 }],
    ['taken Sail from', { do: 'transfer', from: 'azure-f', to: 'azure-i', sail: 1 }],
  ])('[10.232] Corsairs are not %s', (_what, act) => {
    const squadrons = testModule.squadrons.map((one) =>
      one.id === 'azure-f' ? { ...one, corsair: { base: 'den', requires: null, perish: true } } : one,
    );
    const world = stationAt({
      scenario: { module: { ...testModule, squadrons } },
      fittingOut: { ville: 'azure-a azure-i' },
    });
    expect(checkAct(world, 'blue', act, { free: false, at: null })).toMatchObject({
      code: 'corsair',
      rule: '10.232',
    });
    expect(doAct(world, scripted(world), 'blue', act, { free: false, at: null })).toBe(false);
  });
});

describe('Newcomers', () => {
  const world = (): State => {
    const made = stationAt({
      put: [
        { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a' },
        { id: 'red-b', at: 'x' },
        { id: 'red-f', at: 'x' },
        { id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-h' },
      ],
      fittingOut: { 'kings-port': 'red-c red-e' },
      ordinary: { 'kings-port': 'red-d' },
    });
    forcesOf(made, 'red').newcomers = ['red-b', 'red-c', 'red-d', 'red-h'];
    return made;
  };

  it('[11.152] a Squadron by itself that has come in this Step', () => {
    const now = world();
    expect(
      ['red-b', 'red-f', 'red-c', 'red-e', 'red-d', 'red-gf', 'red-det-1', 'ghost'].map((id) =>
        isNewcomer(now, 'red', id),
      ),
    ).toEqual([true, false, true, false, false, false, false, false]);
    formationIn(now, 'red-b').under = 'red-gf';
    expect(isNewcomer(now, 'red', 'red-b')).toBe(false);
  });

  it.each<[ReorganisationAct, boolean]>([
    [{ do: 'form', flotilla: 'red-flag', squadrons: ['red-b'], flotillas: ['red-det-1'] }, true],
    [{ do: 'form', flotilla: 'red-flag', squadrons: ['red-b', 'red-f'], flotillas: [] }, false],
    [{ do: 'form', flotilla: 'red-flag', squadrons: ['red-b'], flotillas: ['red-gf'] }, false],
    [{ do: 'form', flotilla: 'red-flag', squadrons: [], flotillas: [] }, false],
    [{ do: 'subordinate', formation: 'red-b', to: 'red-gf' }, true],
    [{ do: 'subordinate', formation: 'red-f', to: 'red-gf' }, false],
    [{ do: 'subordinate', formation: 'red-det-1', to: 'red-gf' }, false],
    [{ do: 'detach', formation: 'red-det-1' }, true],
    [{ do: 'detach', formation: 'red-gf' }, false],
    [{ do: 'unform', flotilla: 'red-det-1' }, true],
    [{ do: 'unform', flotilla: 'red-gf' }, false],
    [{ do: 'unform', flotilla: 'ghost' }, false],
    [{ do: 'drop', squadron: 'red-h' }, true],
    [{ do: 'drop', squadron: 'red-a' }, false],
    [{ do: 'drop', squadron: 'red-c' }, false],
    [{ do: 'transfer', from: 'red-b', to: 'red-c', sail: 1 }, true],
    [{ do: 'transfer', from: 'red-b', to: 'red-e', sail: 1 }, false],
    [{ do: 'transfer', from: 'red-b', to: 'red-i', sail: 1 }, true],
    [{ do: 'transfer', from: 'red-a', to: 'red-b', sail: 1 }, false],
    [{ do: 'relieve', leader: 'r-cole' }, false],
  ])('[11.133] no check is made where nothing else is concerned: %j %s', (act, only) => {
    expect(concernsNewcomersOnly(world(), 'red', act)).toBe(only);
  });
});

describe('The desk', () => {
  it('[11.15] a Flotilla of some that are there and some still to come is there at once', () => {
    const formed = (...late: string[]) => {
      const world = stationAt({
        put: [
          { id: 'red-b', at: 'ocean' },
          { id: 'red-c', at: 'ocean' },
        ],
        mess: 'r-ash',
        stations: { red: 'r-ash' },
      });
      for (const id of late) formationIn(world, id).due = 1;
      const act: ReorganisationAct = {
        do: 'form',
        flotilla: 'red-gf',
        squadrons: ['red-b', 'red-c'],
        flotillas: [],
      };
      doAct(world, scripted(world, 0), 'red', act, { free: false, at: null });
      return formationIn(world, 'red-gf').due;
    };
    expect([formed('red-b', 'red-c'), formed('red-b'), formed('red-c'), formed()]).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[11.13] of one act alone it is not said which it was', () => {
    const umpire = redDesk(home);
    const ghost: ReorganisationAct = { do: 'drop', squadron: 'ghost' };
    const said = (...acts: ReorganisationAct[]) =>
      umpire.check({ acts, done: true })?.message.startsWith('Number');
    expect([said(ghost), said(ghost, ghost)]).toEqual([false, true]);
  });

  it('[11.13] asked of player A until he has done, then of B; what was tried is forgotten at the end', () => {
    const umpire = redDesk(home);
    expect(umpire.asks.map(inWords)).toEqual(['{id:0.reorganise.red seat:red kind:reorganise rule:11.13}']);
    umpire.answer({ acts: [], done: false });
    expect(umpire.asks.map(({ seat }) => seat)).toEqual(['red']);
    umpire.answer({ acts: [], done: true });
    expect(umpire.asks.map(({ seat }) => seat)).toEqual(['blue']);
    forcesOf(umpire.world, 'red').newcomers = ['red-a'];
    forcesOf(umpire.world, 'red').leaders['r-ash']!.won = true;
    expect(umpire.answer({ acts: [], done: true }).progress).toBe('done');
    const { desk, newcomers, leaders } = forcesOf(umpire.world, 'red');
    expect([desk.tried, newcomers, leaders['r-ash']?.won]).toEqual([[], undefined, false]);
  });

  it('[11.177] what was won is remembered in other Turns', () => {
    const umpire = redDesk({ ...home, scenario: { start: { year: 1741, turn: 2 } } });
    forcesOf(umpire.world, 'red').leaders['r-ash']!.won = true;
    umpire.answer({ acts: [], done: true }).answer({ acts: [], done: true });
    expect(forcesOf(umpire.world, 'red').leaders['r-ash']?.won).toBe(true);
  });

  it('[11.13] after forty rounds the umpire calls it done', () => {
    const umpire = redDesk(home);
    forcesOf(umpire.world, 'red').desk.tried = Array.from({ length: 39 }, () => 'round');
    umpire.answer({ acts: [], done: false });
    expect(umpire.asks.map(({ seat }) => seat)).toEqual(['red']);
    umpire.answer({ acts: [], done: false });
    expect(umpire.asks.map(({ seat }) => seat)).toEqual(['blue']);
  });

  it('[3.494] only who is still to come is bought, and he whose date is next', () => {
    const stated: Stated = { options: { buyLeaders: true }, scenario: { start: { year: 1741, turn: 3 } } };
    const buys = (at: 'future' | 'gone' | 'prisoner'): string | undefined => {
      const world = stationAt(stated);
      forcesOf(world, 'red').leaders['r-east']!.at = at;
      return checkAct(
        world,
        'red',
        { do: 'buy-leader', command: 'red', rank: 'admiral' },
        { free: false, at: null },
      )?.code;
    };
    expect([buys('future'), buys('gone'), buys('prisoner')]).toEqual([undefined, 'nobody', 'nobody']);
    const late = stationAt({ ...stated, scenario: { start: { year: 1741, turn: 6 } } });
    expect(
      checkAct(late, 'red', { do: 'buy-leader', command: 'red', rank: 'admiral' }, { free: false, at: null })
        ?.code,
    ).toBe('nobody');
  });

  it('[11.12] what the calendar brings comes before anybody is asked; not in a scenario without it', () => {
    const third: Stated = { ...home, scenario: { start: { year: 1741, turn: 3 } } };
    expect(toldLines(redDesk(third, 4).context)).toEqual([
      'attrition 11.153 dice:[4] side:red why:voyage squadrons:[{squadron:red-c dp:1 total:1}] others:null',
      'reinforcements 11.12 side:red contingent:Red add:{SOL:3} at:ocean others:{kind:reinforcements rule:11.12 side:red contingent:Red}',
    ]);
    expect(
      toldLines(
        redDesk({ ...third, scenario: { ...third.scenario, only: { without: ['schedule'] } } }).context,
      ),
    ).toEqual([]);
  });

  it('[11.13] what is offered: each act that may be done, and to go on or be done with it', () => {
    const stated: Stated = {
      put: [
        {
          id: 'red-gf',
          at: 'kings-port',
          fitting: true,
          leader: 'r-ash',
          squadrons: 'red-a',
          auxiliaries: 'red-fleet-1',
        },
        { id: 'red-det-1', at: 'kings-port', fitting: true, leader: 'r-cole', squadrons: 'red-b:2' },
        { id: 'red-det-2', at: 'kings-port', fitting: true, under: 'red-gf', squadrons: 'red-e' },
      ],
      fittingOut: { 'kings-port': 'red-c:1 red-d red-h' },
      ports: { ferry: 'red-fleet-u' },
      mess: 'r-birch r-dunn',
      stations: { red: 'r-ash' },
      scenario: { start: { year: 1741, turn: 5 } },
    };
    const offers = redDesk(stated).choices().map(inWords);
    expect(offers[0]).toBe('{acts:[] done:true}');
    const acts = offers.slice(1);
    expect(acts.every((one, index) => one.endsWith(index % 2 === 0 ? 'done:true}' : 'done:false}'))).toBe(
      true,
    );
    expect(acts.filter((_, index) => index % 2 === 0).map((one) => one.slice(7, -12))).toEqual([
      '{do:hire}',
      '{do:assemble group:red-victuals route:1}',
      '{do:form flotilla:red-flag squadrons:[red-c red-d red-h] flotillas:[]}',
      '{do:form flotilla:red-flag squadrons:[red-c red-d] flotillas:[]}',
      '{do:subordinate formation:red-det-1 to:red-gf}',
      '{do:detach formation:red-det-2}',
      '{do:post leader:r-dunn flotilla:red-det-2}',
      '{do:request contingent:Red prestige:false}',
      '{do:request contingent:Red prestige:true}',
      '{do:transfer from:red-b to:red-c sail:1}',
      '{do:transfer from:red-c to:red-b sail:1}',
      '{do:drop squadron:red-a}',
      '{do:drop squadron:red-b}',
      '{do:drop squadron:red-e}',
      '{do:unform flotilla:red-gf}',
      '{do:unform flotilla:red-det-1}',
      '{do:unform flotilla:red-det-2}',
      '{do:relieve leader:r-ash}',
      '{do:relieve leader:r-cole}',
      '{do:transfer-auxiliary aux:red-fleet-1 to:{formation:red-det-1}}',
      '{do:rebase aux:red-fleet-u to:ocean}',
      '{do:rebase aux:red-fleet-u to:gulf}',
    ]);
  });
});
