import { describe, expect, it } from 'vitest';
import type { Effect } from '../module/language.ts';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { stationAt, testScenario } from '../testing/station.ts';
import type { Scenario } from '../world/scenario.ts';
import type { State } from '../world/state.ts';
import { seatsOf, setup } from './setup.ts';

const lines = (world: object, ...but: readonly string[]): string[] =>
  Object.entries(world)
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => `${name} ${inWords(value)}`);
const begun = (change: Partial<Scenario>): State => setup({ ...testScenario, ...change }, {});

describe('A scenario before the first Turn', () => {
  const world = begun({
    start: { year: 1741, turn: 9 },
    events: ['compact'],
    statuses: { siege: 'taken' },
    ports: { ferry: 'blue', cala: null },
    contingents: { Grey: 'blue' },
    repairPoints: { 'kings-port': 3 },
    stations: { red: 'r-ash', north: 'a-aubin' },
    rules: ['course', 'combined-fleet'],
    returning: [{ package: 'home', on: { year: 1742, turn: 3 } }],
    handicap: { red: 2, blue: 0 },
  });

  it('[4.11] [5.241] [12.11] nothing blows, nobody is asked, Prestige as it says, and no Order is Fulfilled', () => {
    expect(lines(world, 'scenario', 'options', 'forces', 'ports')).toEqual([
      'seats [{id:red side:red name:Red} {id:blue side:blue name:Blue}]',
      'resigned []',
      'turn 0',
      'impulse 0',
      'increment 0',
      'clock 0',
      'step pre-turn',
      'stage null',
      'battle null',
      'battles []',
      'passed []',
      'blowing []',
      'gales []',
      'tokens []',
      'markers []',
      'contingents {Red:red Azure:blue Cobalt:blue Grey:blue Order:Neutral Rover:EnemyToAll}',
      'events {compact:{since:0 implemented:true stands:true}}',
      'campaigns {siege:{open:true active:false ended:false box:3 status:taken activated:null}}',
      'rules [combined-fleet course]',
      'counters {}',
      'lasting []',
      'prestige {red:7 blue:5}',
      'ledger [{turn:0 side:red points:5 source:start} {turn:0 side:red points:2 source:handicap} {turn:0 side:blue points:5 source:start}]',
      'yearPrestige {red:7 blue:5}',
      'record {red:{fulfilled:0 failed:0} blue:{fulfilled:0 failed:0}}',
      'fulfilled {}',
      'tally {red:{lineSail:0 convoyDp:0} blue:{lineSail:0 convoyDp:0}}',
      'lost {red:{sunk:0 captured:0} blue:{sunk:0 captured:0}}',
      'stations {red:r-ash blue:null north:a-aubin south:null}',
      'searched {red:[] blue:[]}',
      'raided []',
      'covered []',
      'corsairs null',
      'hired false',
      'returning [{package:home turn:10}]',
      'naming []',
      'watch {red:{plot:impulse tasks:ask screen:ask withdraw:ask mulligan:never} blue:{plot:impulse tasks:ask screen:ask withdraw:ask mulligan:never}}',
      'asked 0',
      'numbered 0',
      'outcome null',
    ]);
  });

  it('[5.28] Ports are the module’s unless it says otherwise', () => {
    expect(lines(world.ports)).toEqual([
      'kings-port {side:red repairPoints:3 noRepairUntil:0 closedUntil:0 neutralisedUntil:0}',
      'ville {side:blue repairPoints:0 noRepairUntil:0 closedUntil:0 neutralisedUntil:0}',
      'ferry {side:blue repairPoints:0 noRepairUntil:0 closedUntil:0 neutralisedUntil:0}',
      'cala {side:null repairPoints:0 noRepairUntil:0 closedUntil:0 neutralisedUntil:0}',
      'haven {side:null repairPoints:0 noRepairUntil:0 closedUntil:0 neutralisedUntil:0}',
      'den {side:null repairPoints:0 noRepairUntil:0 closedUntil:0 neutralisedUntil:0}',
    ]);
  });

  it('[9.231] a Campaign lies where its status puts it, or is Active in the box that is named', () => {
    expect(inWords(begun({}).campaigns.siege)).toEqual(
      '{open:false active:false ended:false box:2 status:open activated:null}',
    );
    expect(inWords(begun({ campaigns: { siege: 1 } }).campaigns.siege)).toEqual(
      '{open:false active:true ended:false box:1 status:open activated:0}',
    );
  });

  it('[3.11] a chair for each side; none for a module that there is not', () => {
    expect(seatsOf(testScenario)).toEqual([
      { id: 'red', side: 'red', name: 'Red' },
      { id: 'blue', side: 'blue', name: 'Blue' },
    ]);
    expect(seatsOf({ ...testScenario, module: 'atlantis' })).toEqual([]);
  });

  it('[9.221] an Event that stands already goes on doing what has no end, and no more', () => {
    const effects: Effect[] = [
      { do: 'draws', side: 'red', value: 1 },
      { do: 'draws', side: 'red', value: 2, turns: 4 },
      { do: 'convoyLimit', group: 'blue-troops', value: 1 },
      { do: 'convoyLimit', group: 'blue-troops', value: 2, turns: 4 },
      { do: 'requestDrm', side: 'blue', value: -1 },
      { do: 'requestDrm', side: 'blue', value: -2, turns: 4 },
      { do: 'repairRate', ports: ['ville'], rolls: 2, per: 'turn' },
      { do: 'repairRate', contingent: 'Red', rolls: 3, per: 'quarter' },
      { do: 'repairRate', contingent: 'Red', rolls: 4, per: 'turn', turns: 2 },
      { do: 'rule', rule: 'off', on: false },
      { do: 'prestige', side: 'red', value: 3 },
    ];
    const module = { ...testModule, events: testModule.events.map((one) => ({ ...one, effects })) };
    const standing = begun({ module, events: ['war'] });
    expect(standing.lasting.map(inWords)).toEqual([
      '{what:draws side:red value:1 until:null}',
      '{what:convoyLimit group:blue-troops value:1 until:null}',
      '{what:request side:blue value:-1 until:null}',
      '{what:repair ports:[ville] rolls:2 per:turn until:null}',
      '{what:repair ports:[kings-port ferry] rolls:3 per:quarter until:null}',
    ]);
    expect([standing.rules, standing.prestige.red]).toEqual([[], 5]);
  });

  it('[9.341] no chits where a scenario draws none; else every one whose condition holds, on its side', () => {
    const pools = (change: Partial<Scenario>) => {
      const { red, blue } = begun(change).forces;
      return [red!.desk.pool, blue!.desk.pool];
    };
    expect(pools({})).toEqual([['red-cruise', 'red-blockade', 'red-strait', 'red-show'], ['south-rebase']]);
    expect(pools({ events: ['compact'] })[1]).toContain('joint-sortie');
    expect(pools({ only: { without: ['draws'] } })).toEqual([[], []]);
    expect(pools({ only: { without: ['convoys'] } })).toEqual(pools({}));
  });
});

describe('Counters put out', () => {
  it('[3.271] [3.273] Squadrons: in a Flotilla, at sea by themselves, in a Port', () => {
    const world = begun({
      flotillas: [{ id: 'red-gf', leader: 'r-ash', at: 'x', state: 'Ready', under: null }],
      squadrons: [
        { id: 'red-a', sail: 4, dp: 2, in: { flotilla: 'red-gf' } },
        { id: 'azure-a', sail: 3, dp: 1, in: { port: 'w', state: 'Ready' } },
        { id: 'azure-b', sail: 2, dp: 0, in: { port: 'ville', state: 'FittingOut' } },
        { id: 'azure-c', sail: 1, dp: 5, in: { port: 'ville', state: 'InOrdinary' } },
      ],
    });
    expect(lines(world.forces.red!.squadrons)).toEqual([
      'red-a {id:red-a sail:4 dp:2 formation:red-gf port:null}',
    ]);
    expect(lines(world.forces.blue!.squadrons)).toEqual([
      'azure-a {id:azure-a sail:3 dp:1 formation:azure-a port:null}',
      'azure-b {id:azure-b sail:2 dp:0 formation:null port:{at:ville state:FittingOut}}',
      'azure-c {id:azure-c sail:1 dp:5 formation:null port:{at:ville state:InOrdinary}}',
    ]);
    expect(lines(world.forces.red!.formations)).toEqual([
      'red-gf {id:red-gf kind:flotilla command:null under:null token:t1 place:{at:x berth:sea} leader:r-ash squadrons:[red-a] auxiliaries:[] execution:null plan:{kind:hold} disorganised:false came:{how:station from:null clock:0} bound:null interdicted:null}',
    ]);
    expect(lines(world.forces.blue!.formations)).toEqual([
      'azure-a {id:azure-a kind:squadron command:north under:null token:t2 place:{at:w berth:sea} leader:null squadrons:[azure-a] auxiliaries:[] execution:null plan:{kind:hold} disorganised:false came:{how:station from:null clock:0} bound:null interdicted:null}',
    ]);
    expect(world.tokens.map(inWords)).toEqual([
      '{id:t1 side:red command:null place:{at:x berth:sea} face:null shadow:null}',
      '{id:t2 side:blue command:north place:{at:w berth:sea} face:null shadow:null}',
    ]);
  });

  it('[10.231] [10.232] Corsairs sail by themselves, Fitting Out or Ready, without number unless they may perish', () => {
    const begins = (perish: boolean, state: 'Ready' | 'FittingOut') => {
      const squadrons = testModule.squadrons.map((one) =>
        one.id === 'azure-f' ? { ...one, corsair: { base: 'den', requires: null, perish } } : one,
      );
      const { blue } = begun({
        module: { ...testModule, squadrons },
        squadrons: [{ id: 'azure-f', sail: 2, dp: 0, in: { port: 'den', state } }],
      }).forces;
      const { corsair, place } = blue!.formations['azure-f']!;
      return `${inWords(blue!.squadrons['azure-f'])} ${corsair} ${place.berth}`;
    };
    expect([begins(true, 'FittingOut'), begins(false, 'FittingOut'), begins(true, 'Ready')]).toEqual([
      '{id:azure-f sail:2 dp:0 formation:azure-f port:null} true harbour',
      '{id:azure-f sail:2 dp:0 formation:azure-f port:null countless:true} true harbour',
      '{id:azure-f sail:2 dp:0 formation:azure-f port:null} true sea',
    ]);
  });

  it('[3.413] [3.461] [11.176] leaders: posted, in the Mess, still to come, or not of this scenario', () => {
    const world = begun({
      start: { year: 1741, turn: 6 },
      flotillas: [{ id: 'red-gf', leader: 'r-ash', at: 'x', state: 'Ready', under: null }],
      squadrons: [{ id: 'red-a', sail: 4, dp: 2, in: { flotilla: 'red-gf' } }],
      mess: ['r-birch'],
      stations: { south: 'c-cano' },
    });
    expect(lines(world.forces.red!.leaders)).toEqual([
      'r-ash {rank:VA at:posted formation:red-gf until:null won:false}',
      'r-birch {rank:RA at:mess formation:null until:null won:false}',
      'r-cole {rank:Cdre at:gone formation:null until:null won:false}',
      'r-dunn {rank:Cdre at:gone formation:null until:null won:false}',
      'r-east {rank:RA at:future formation:null until:null won:false}',
    ]);
    expect(lines(world.forces.blue!.leaders)).toEqual([
      'a-aubin {rank:VA at:gone formation:null until:null won:false}',
      'a-brun {rank:Cdre at:gone formation:null until:null won:false}',
      'a-clerc {rank:RA at:gone formation:null until:null won:false}',
      'c-cano {rank:RA at:mess formation:null until:null won:false}',
      'c-diaz {rank:Cdre at:gone formation:null until:null won:false}',
    ]);
    const at = (year: number, turn: number) =>
      begun({ start: { year, turn } }).forces.red!.leaders['r-east']!.at;
    expect([at(1741, 5), at(1741, 6), at(1741, 7), at(1742, 1), at(1740, 16)]).toEqual([
      'future',
      'future',
      'gone',
      'gone',
      'future',
    ]);
  });

  it('[11.171] a promotion of the Year has come by its second Turn, on the first it is still waited for', () => {
    const rank = (year: number, turn: number) =>
      begun({ start: { year, turn } }).forces.red!.leaders['r-ash']!.rank;
    expect([rank(1741, 16), rank(1742, 1), rank(1742, 2), rank(1743, 1)]).toEqual(['VA', 'VA', 'FA', 'FA']);
  });

  it('[6.12] [6.133] Auxiliaries: with a Flotilla, in a Port, Available, the rest still to come; Corsairs with who has them', () => {
    const world = begun({
      flotillas: [{ id: 'red-gf', leader: 'r-ash', at: 'x', state: 'Ready', under: null }],
      squadrons: [{ id: 'red-a', sail: 4, dp: 2, in: { flotilla: 'red-gf' } }],
      auxiliaries: [
        { id: 'red-fleet-1', at: 'red-gf' },
        { id: 'red-fleet-2', at: 'ferry' },
        { id: 'red-50-1', at: 'Available' },
        { id: 'red-light-1', at: 'red-flag' },
        { id: 'rover-1', at: 'den' },
      ],
    });
    expect(lines(world.forces.red!.auxiliaries)).toEqual([
      'red-fleet-1 {in:formation formation:red-gf}',
      'red-fleet-2 {in:port port:ferry}',
      'red-fleet-u {in:future}',
      'red-50-1 {in:available}',
      'red-50-u {in:future}',
      'red-light-1 {in:future}',
      'red-light-2 {in:future}',
      'red-bomb-1 {in:future}',
      'red-fire-1 {in:future}',
      'red-fire-2 {in:future}',
      'red-marine-1 {in:future}',
      'order-galley-1 {in:future}',
      'rover-1 {in:port port:den}',
    ]);
    expect(world.forces.red!.formations['red-gf']!.auxiliaries).toEqual(['red-fleet-1']);
    expect(Object.keys(world.forces.blue!.auxiliaries)).not.toContain('rover-1');
  });

  it('[10.123] [10.113] Convoys on their way, face up; one with an Escort whose Order was Issued before', () => {
    const world = begun({
      flotillas: [{ id: 'azure-det', leader: 'a-brun', at: 'narrows', state: 'Ready', under: null }],
      squadrons: [{ id: 'azure-f', sail: 2, dp: 0, in: { flotilla: 'azure-det' } }],
      convoys: [{ group: 'blue-trade', route: 1, at: 'narrows', escort: 'azure-det' }],
      issued: [{ order: 'north-escort', formation: 'azure-det' }],
    });
    expect(lines(world.forces.blue!.convoys)).toEqual([
      'blue-trade.0.out {id:blue-trade.0.out group:blue-trade leg:out route:1 next:2 dp:0 battleDp:0 scattered:false escort:azure-det repairPoints:0 waits:null diverted:false called:[]}',
    ]);
    expect(world.tokens.map(inWords)).toEqual([
      '{id:t1 side:blue command:north place:{at:narrows berth:sea} face:{formation:blue-trade.0.out squadrons:1 auxiliaries:[] convoy:trade} shadow:null}',
    ]);
    const { under, token, execution } = world.forces.blue!.formations['azure-det']!;
    expect([under, token, execution?.convoy, execution?.issued, execution?.target]).toEqual([
      'blue-trade.0.out',
      null,
      'blue-trade.0.out',
      -1,
      null,
    ]);
  });

  it.each([
    ['ocean', 'blue-trade.0.out 1 ocean sea'],
    ['w', 'blue-trade.0.out 3 w sea'],
    ['ville', 'blue-trade.0.home 1 ville harbour'],
  ])('[10.114] a Convoy at %s is on the leg that it can be on', (at, expected) => {
    const { convoys, formations } = begun({ convoys: [{ group: 'blue-trade', route: 1, at }] }).forces.blue!;
    const [convoy] = Object.values(convoys);
    const { place } = formations[convoy!.id]!;
    expect(`${convoy!.id} ${convoy!.next} ${place.at} ${place.berth}`).toBe(expected);
  });

  it('[9.36] Orders already Issued, with what was written down', () => {
    const world = stationAt({
      put: [{ id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a', order: 'red-show', target: 'den' }],
    });
    expect(world.forces.red!.formations['red-gf']!.execution).toMatchObject({
      order: 'red-show',
      issued: -1,
      target: 'den',
      convoy: null,
    });
  });
});
