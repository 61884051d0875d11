import { describe, expect, it } from 'vitest';
import { came, type Meets, meeting } from '../testing/battle.ts';
import { battling, courseLines, allLeft as left, playTo } from '../testing/fighting.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import type { Umpire } from '../testing/station.ts';
import { force } from '../testing/station.ts';
import type { Answer, AskKind } from '../world/asks.ts';
import type { State } from '../world/state.ts';

/** The code and rule of each answer’s refusal, or `may`. */
const judged = (umpire: Umpire, answers: readonly Answer[], seat = 0): string[] =>
  answers.map((answer) => {
    const flaw = umpire.check(answer, seat);
    return flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`;
  });
const asking = (world: State, kind: AskKind, dice: readonly number[], say = {}): Umpire =>
  playTo(battling(world, ...dice), kind, say);

describe('Fireships in a Battle, told in full', () => {
  const fire = (more: Partial<Meets> = {}, ports = {}) =>
    meeting({
      stations,
      ports,
      put: [
        force('red-gf ville r-ash red-a:2 red-b:4', { auxiliaries: 'red-fire-1 red-fire-2', ...more }),
        force('azure-flag ville a-aubin azure-a:1 azure-b:4', came('with', 'x')),
      ],
    });

  it('[6.231] [6.233] [6.239] Fireships go against who has not the Gauge, each once', () => {
    const world = fire({ ...came('with', 'coast'), leader: 'r-ash' });
    const umpire = asking(world, 'fireships', [9, 9, 9, 8, 0, 0, 9, 9, 9, 9, 9, 9], {
      intensity: { intensity: 'Light' },
    });
    expect(umpire.asks).toEqual([{ id: '7.fireships.red', seat: 'red', kind: 'fireships', rule: '6.23' }]);
    expect(umpire.choices()).toEqual([
      {
        attacks: [
          { aux: 'red-fire-1', squadron: 'azure-a' },
          { aux: 'red-fire-2', squadron: 'azure-a' },
        ],
      },
      { attacks: [{ aux: 'red-fire-1', squadron: 'azure-a' }] },
      { attacks: [] },
    ]);
    const attacks = (...pairs: [string, string][]): Answer => ({
      attacks: pairs.map(([aux, squadron]) => ({ aux, squadron })),
    });
    expect(
      judged(umpire, [
        attacks(['red-fire-1', 'azure-a'], ['red-fire-1', 'azure-b']),
        attacks(['red-fleet-1', 'azure-a']),
        attacks(['red-fire-1', 'red-a']),
        attacks(['red-fire-1', 'azure-a'], ['red-fire-2', 'azure-b']),
        attacks(),
      ]),
    ).toEqual(['once 6.233', 'no-fireship 6.231', 'gauge 6.239', 'may', 'may']);
    expect(
      courseLines(umpire, {
        fireships: {
          attacks: [
            { aux: 'red-fire-1', squadron: 'azure-a' },
            { aux: 'red-fire-2', squadron: 'azure-b' },
          ],
        },
      }),
    ).toEqual([
      'meeting 8.12 at:ville tokens:[t1 t2]',
      'battle 8.21 at:ville initial:{red:red-gf blue:azure-flag}',
      'gauge 8.222 dice:[] at:ville chances:{red:[{why:base value:10} {why:with value:-2} {why:leader value:5}] blue:[{why:base value:10} {why:with value:-2} {why:leader value:4}]} winner:red',
      'laid-open 8.125 at:ville squadrons:{red:2 blue:2}',
      'line 8.26 side:red formations:[{formation:red-gf token:t1 leaders:[r-ash] fromPort:false convoy:false}] senior:r-ash out:[]',
      'line 8.26 side:blue formations:[{formation:azure-flag token:t2 leaders:[a-aubin] fromPort:false convoy:false}] senior:a-aubin out:[]',
      'intensity 8.321 dice:[9] chosen:Light shift:-1 intensity:Light level:0',
      'pick 8.33 side:blue squadron:azure-a combat:0 admiral:false extra:false',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      'pick 8.33 side:red squadron:red-b combat:1 admiral:false extra:false',
      'pick 8.33 side:blue squadron:azure-b combat:1 admiral:false extra:false',
      'combat 8.335 dice:[9] index:0 combat:{squadrons:{blue:[azure-a] red:[red-a]} shifts:{blue:0 red:1} die:9 column:{red:1 blue:0} dp:{blue:1 red:0} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:1}] blue:[]} modifiers:{red:[{why:sail value:1}] blue:[]} result:{red:0 blue:0}',
      'combat 8.335 dice:[9] index:1 combat:{squadrons:{red:[red-b] blue:[azure-b]} shifts:{red:0 blue:0} die:9 column:{red:0 blue:0} dp:{blue:0 red:0} sunk:{blue:0 red:0}} shifts:{red:[] blue:[]} modifiers:{red:[] blue:[]} result:{red:0 blue:0}',
      'hurt 8.336 side:blue squadron:azure-a dp:1 total:1 sunk:0 sail:1',
      '? fireships:red {attacks:[{aux:red-fire-1 squadron:azure-a} {aux:red-fire-2 squadron:azure-a}]} {attacks:[{aux:red-fire-1 squadron:azure-a}]} {attacks:[]}',
      'fireship 6.233 dice:[8 0 0] side:red squadron:azure-a success:true column:0 dp:1 sunk:0 news:true',
      'hurt 8.336 side:blue squadron:azure-a dp:1 total:2 sunk:0 sail:1',
      'fireship 6.233 dice:[9 9] side:red squadron:azure-b success:false column:9 dp:0 sunk:0 news:true',
      'victor 8.432 dice:[] at:ville victor:null sunk:{red:0 blue:0} struck:0',
      'seen 7.115 side:red token:t1 face:{formation:red-gf squadrons:2 auxiliaries:[] convoy:null}',
      '? regroup:red {acts:[]} {acts:[{do:transfer from:red-b to:red-a sail:1}]} {acts:[{do:unform flotilla:red-gf}]}',
      '? regroup:blue {acts:[]} {acts:[{do:transfer from:azure-b to:azure-a sail:1}]} {acts:[{do:unform flotilla:azure-flag}]}',
    ]);
    expect(left(world)).toEqual([
      'red-gf ville r-ash red-a:2/0 red-b:4/0',
      'azure-flag ville a-aubin azure-a:1/2 azure-b:4/0',
    ]);
  });

  it('[6.239] not against who has the Gauge', () => {
    expect(asking(fire(), 'fireships', [9, 9, 9, 9], { intensity: { intensity: 'Light' } }).progress).toBe(
      'done',
    );
  });

  it('[6.232] a Port’s Fireships go against those who Blockade it, and no others', () => {
    const world = meeting({
      stations,
      ports: { ville: 'azure-fire-1', cala: 'cobalt-fleet-1' },
      put: [
        force('red-gf ville r-ash red-a:2 red-b:4', { order: 'red-blockade' }),
        force('red-det-1 ville r-cole red-c'),
        force('azure-flag ville a-aubin azure-a:4', came('with', 'x')),
      ],
    });
    const umpire = asking(world, 'fireships', [0, 9, 9, 9, 9], { intensity: { intensity: 'Light' } });
    expect([umpire.asks.map(({ seat }) => seat), umpire.choices()]).toEqual([
      ['blue'],
      [{ attacks: [{ aux: 'azure-fire-1', squadron: 'red-a' }] }, { attacks: [] }],
    ]);
    const attack = (aux: string, squadron: string): Answer => ({ attacks: [{ aux, squadron }] });
    expect(
      judged(umpire, [
        attack('azure-fire-1', 'red-c'),
        attack('azure-fire-1', 'red-a'),
        attack('cobalt-fleet-1', 'red-a'),
      ]),
    ).toEqual(['port 6.232', 'may', 'no-fireship 6.231']);
  });

  it('[6.231] not from a Formation that did not come up', () => {
    const world = meeting({
      stations,
      put: [
        force('red-gf w r-ash red-a', { auxiliaries: 'red-fire-1', ...came('with', 'narrows') }),
        force('red-flag w r-birch red-b', { auxiliaries: 'red-fire-2' }),
        force('azure-flag w a-aubin azure-a', came('against', 'x')),
      ],
    });
    const umpire = asking(world, 'fireships', [9, 9, 9, 9], {
      intensity: { intensity: 'Light' },
      engage: (_: string, { declared }: { declared: boolean }) =>
        declared ? { fight: true, formation: 'red-gf' } : undefined,
      reinforce: { formations: [], assist: null, screen: null },
    });
    expect(umpire.choices()).toEqual([
      { attacks: [{ aux: 'red-fire-1', squadron: 'azure-a' }] },
      { attacks: [] },
    ]);
  });

  it('[6.233] [6.238] against what has gone down by the first the second is not sent', () => {
    const world = fire({ ...came('with', 'coast') });
    const umpire = asking(world, 'fireships', [9, 9, 9, 8, 8, 0, 9, 9, 9, 9], {
      intensity: { intensity: 'Light' },
    });
    umpire.answer({
      attacks: [
        { aux: 'red-fire-1', squadron: 'azure-a' },
        { aux: 'red-fire-2', squadron: 'azure-a' },
      ],
    });
    expect(umpire.told('fireship').map(({ sunk }) => sunk)).toEqual([1]);
    expect(world.forces.red!.auxiliaries['red-fire-2']).toEqual({ in: 'formation', formation: 'red-gf' });
  });
});
