import { describe, expect, it } from 'vitest';
import { came, type Meets, meeting } from '../../testing/battle.ts';
import { battling, courseLines, allLeft as left, playTo } from '../../testing/fighting.ts';
import { STATIONS as stations } from '../../testing/reorganisation.ts';
import type { Umpire } from '../../testing/station.ts';
import { force } from '../../testing/station.ts';
import type { Answer, AskKind } from '../../world/asks.ts';
import type { State } from '../../world/state.ts';

const fleets = (red: Partial<Meets> = {}, blue: Partial<Meets> = {}, more: object = {}): State =>
  meeting({
    stations,
    put: [
      force('red-gf w r-ash red-a:4 red-b:4', { ...came('with', 'narrows'), ...red }),
      force('azure-flag w a-aubin azure-a:4 azure-b:4', { ...came('against', 'x'), ...blue }),
    ],
    ...more,
  });
const HEAVY = { intensity: { intensity: 'Heavy' } } as const;
/** The code and rule of each answer’s refusal, or `may`. */
const judged = (umpire: Umpire, answers: readonly Answer[], seat = 0): string[] =>
  answers.map((answer) => {
    const flaw = umpire.check(answer, seat);
    return flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`;
  });
const asking = (world: State, kind: AskKind, dice: readonly number[], say = {}): Umpire =>
  playTo(battling(world, ...dice), kind, { ...HEAVY, ...say });

describe('Dice of a Battle bought again, told in full', () => {
  const watch = {
    red: { plot: 'turn', tasks: 'ask', screen: 'ask', withdraw: 'ask', mulligan: 'ask' },
    blue: { plot: 'turn', tasks: 'ask', screen: 'ask', withdraw: 'ask', mulligan: 'ask' },
  };
  it('[12.31] the Level by one, a Combat by the other, the Striking of Colours by the first', () => {
    const world = fleets({}, { squadrons: 'azure-a:4/11 azure-b:4' }, { world: { watch } });
    let asked = 0;
    const umpire = battling(world, 9, 3, 2, 8, 0, 0, 9, 5, 9, 0);
    const again = (side: string): { again: boolean; combat?: number } => {
      const turn = Math.floor(asked++ / 2);
      if (turn === 0) return { again: true };
      if (turn === 1) return side === 'blue' ? { again: true, combat: 1 } : { again: false };
      return { again: side === 'red' };
    };
    expect(courseLines(umpire, { ...HEAVY, mulligan: again })).toEqual([
      'meeting 8.12 at:w tokens:[t1 t2]',
      '? engage:red {fight:true formation:null} {fight:false formation:null}',
      '? engage:blue {fight:true formation:null} {fight:false formation:null}',
      'battle 8.21 at:w initial:{red:red-gf blue:azure-flag}',
      'gauge 8.222 dice:[] at:w chances:{red:[{why:base value:10} {why:with value:-2} {why:leader value:5}] blue:[{why:base value:10} {why:against value:-8} {why:damaged value:-1} {why:leader value:4}]} winner:red',
      '? withdraw:red {formations:[]} {formations:[red-gf]}',
      'laid-open 8.125 at:w squadrons:{red:2 blue:2}',
      '? line-up:red {leaders:[{leader:r-ash squadron:red-a}] out:[]} {leaders:[{leader:r-ash squadron:red-b}] out:[]} {leaders:[{leader:r-ash squadron:red-a}] out:[]}',
      '? line-up:blue {leaders:[{leader:a-aubin squadron:azure-a}] out:[]} {leaders:[{leader:a-aubin squadron:azure-b}] out:[]} {leaders:[{leader:a-aubin squadron:azure-a}] out:[]}',
      'line 8.26 side:red formations:[{formation:red-gf token:t1 leaders:[r-ash] fromPort:false convoy:false}] senior:r-ash out:[]',
      'line 8.26 side:blue formations:[{formation:azure-flag token:t2 leaders:[a-aubin] fromPort:false convoy:false}] senior:a-aubin out:[]',
      '? intensity:red {intensity:Light} {intensity:Medium} {intensity:Heavy}',
      'intensity 8.321 dice:[9] chosen:Heavy shift:-1 intensity:Medium level:1',
      '? mulligan:red {again:false} {again:true}',
      '? mulligan:blue {again:false} {again:true}',
      'prestige 12.14 score:{turn:0 side:red points:-1 source:mulligan} total:4',
      'mulligan 12.31 side:red what:level',
      'intensity 8.321 dice:[3] chosen:Medium shift:0 intensity:Medium level:4',
      '? combat:red {squadron:null admiral:false} {squadron:red-a admiral:true}',
      '? combat:blue {squadron:azure-a admiral:false} {squadron:azure-b admiral:false} {squadron:azure-a admiral:true}',
      'pick 8.33 side:blue squadron:azure-a combat:0 admiral:false extra:false',
      '? combat:red {squadron:red-a admiral:false} {squadron:red-b admiral:false}',
      'pick 8.33 side:red squadron:red-a combat:0 admiral:false extra:false',
      'pick 8.33 side:red squadron:red-b combat:1 admiral:false extra:false',
      'pick 8.33 side:blue squadron:azure-b combat:1 admiral:false extra:false',
      '? shifts:red {own:[1 0]} {own:[0 0]}',
      '? mulligan:red {again:false} {again:true combat:0} {again:true combat:1}',
      '? mulligan:blue {again:false} {again:true combat:0} {again:true combat:1}',
      'prestige 12.14 score:{turn:0 side:blue points:-1 source:mulligan} total:4',
      'mulligan 12.31 side:blue what:combats',
      'combat 8.335 dice:[2] index:0 combat:{squadrons:{blue:[azure-a] red:[red-a]} shifts:{blue:0 red:1} die:2 column:{red:5 blue:4} dp:{blue:5 red:5} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:1}] blue:[]} modifiers:{red:[] blue:[]} result:{red:5 blue:5}',
      'combat 8.335 dice:[0] index:1 combat:{squadrons:{red:[red-b] blue:[azure-b]} shifts:{red:0 blue:0} die:0 column:{red:4 blue:4} dp:{blue:0 red:0} sunk:{blue:1 red:1}} shifts:{red:[] blue:[]} modifiers:{red:[] blue:[]} result:{red:"S*" blue:"S*"}',
      'hurt 8.336 side:blue squadron:azure-a dp:5 total:16 sunk:0 sail:4',
      'hurt 8.338 dice:[0 9] side:blue squadron:azure-a dp:0 total:16 sunk:1 sail:3 at:w',
      'hurt 8.336 side:red squadron:red-a dp:5 total:5 sunk:0 sail:4',
      'hurt 8.337 side:blue squadron:azure-b dp:0 total:0 sunk:1 sail:3 at:w',
      'hurt 8.337 side:red squadron:red-b dp:0 total:0 sunk:1 sail:3 at:w',
      '? mulligan:red {again:false} {again:true}',
      '? mulligan:blue {again:false} {again:true}',
      'prestige 12.14 score:{turn:0 side:red points:-1 source:mulligan} total:3',
      'mulligan 12.31 side:red what:strike',
      'victor 8.43 dice:[9] at:w victor:red sunk:{red:1 blue:2} struck:0',
      'prestige 12.14 score:{turn:0 side:red points:1 source:sail} total:4',
      'prestige 12.14 score:{turn:0 side:blue points:-1 source:sail} total:3',
      '? regroup:red {acts:[]} {acts:[{do:transfer from:red-a to:red-b sail:1}]} {acts:[{do:unform flotilla:red-gf}]}',
      '? regroup:blue {acts:[]} {acts:[{do:transfer from:azure-a to:azure-b sail:1}]} {acts:[{do:transfer from:azure-b to:azure-a sail:1}]} {acts:[{do:unform flotilla:azure-flag}]}',
      'disorganised 8.45 side:red tokens:[t1] on:true',
      'disorganised 8.45 side:blue tokens:[t2] on:true',
    ]);
    expect([left(world), world.prestige, umpire.context.left]).toEqual([
      [
        'red-gf w r-ash red-a:4/5 red-b:3/0 disorganised',
        'azure-flag w a-aubin azure-a:3/16 azure-b:3/0 disorganised {clock:4 leave:true shun:[w] back:null}',
      ],
      { red: 4, blue: 3 },
      1,
    ]);
  });

  it('[12.31] of a Combat one says which, of the others nothing', () => {
    const level = asking(fleets({}, {}, { world: { watch } }), 'mulligan', [3]);
    expect(level.choices()).toEqual([{ again: false }, { again: true }]);
    expect(
      judged(level, [
        { again: true },
        { again: true, combat: 0 },
        { again: false },
        { again: false, combat: 9 },
      ]),
    ).toEqual(['may', 'which 12.31', 'may', 'which 12.31']);
  });

  it('[12.31] a Combat’s die: there must be such a Combat', () => {
    const umpire = battling(fleets({}, {}, { world: { watch } }), 3, 5, 5, 5, 5, 5);
    playTo(umpire, 'mulligan', HEAVY);
    umpire.answer({ again: false }, { again: false });
    playTo(umpire, 'mulligan', HEAVY);
    expect(umpire.choices()).toEqual([
      { again: false },
      { again: true, combat: 0 },
      { again: true, combat: 1 },
    ]);
    expect(
      judged(umpire, [
        { again: true },
        { again: true, combat: 0 },
        { again: true, combat: 2 },
        { again: false },
      ]),
    ).toEqual(['which 12.31', 'may', 'which 12.31', 'may']);
  });
});

describe('Answers in a Battle, refused or not', () => {
  it('[8.345] shifts: for each Combat, and no more than there are', () => {
    const umpire = asking(fleets({}, { leader: 'a-clerc', squadrons: 'azure-a:4' }), 'shifts', [3]);
    expect(umpire.choices()).toEqual([{ own: [1] }, { own: [0] }]);
    expect(judged(umpire, [{ own: [] }, { own: [0, 0] }, { own: [2] }, { own: [1] }, { own: [0] }])).toEqual([
      'each 8.345',
      'each 8.345',
      'too-many 8.345',
      'may',
      'may',
    ]);
  });

  it('[8.345] what is not kept goes against the Enemy', () => {
    const shifts = (own: number): unknown => {
      const umpire = asking(
        fleets({ leader: 'r-cole', squadrons: 'red-a:4' }, { leader: 'a-clerc', squadrons: 'azure-a:4' }),
        'shifts',
        [3, 5, 5, 5],
      );
      umpire.answer({ own: [own] });
      return umpire.told('combat')[0]?.combat.shifts;
    };
    expect([0, 1, 2].map(shifts)).toEqual([
      { blue: -2, red: 0 },
      { blue: -1, red: 1 },
      { blue: 0, red: 2 },
    ]);
  });

  it('[8.441] prizes: each into a Squadron of its Class with room, or Scuttled', () => {
    const umpire = asking(
      fleets({ squadrons: 'red-a:3 red-f:1' }, { squadrons: 'azure-a:4/23 azure-b:4' }),
      'prizes',
      [3, 9, 9, 0, 0, 0, 9, 0],
    );
    expect(umpire.world.battle?.prizes).toEqual([
      { class: 'SOL', from: 'azure-a' },
      { class: 'SOL', from: 'azure-a' },
      { class: 'SOL', from: 'azure-a' },
    ]);
    expect(umpire.choices()).toEqual([
      { into: ['red-a', 'red-b', 'red-b'] },
      { into: ['red-a', 'red-c', 'red-c'] },
      { into: [null, null, null] },
    ]);
    const into = (...homes: (string | null)[]): Answer => ({ into: homes });
    expect(
      judged(umpire, [
        into('red-a', null),
        into('red-f', null, null),
        into('azure-a', null, null),
        into('red-b', null, null),
        into('red-a', 'red-a', null),
        into('red-a', 'red-b', 'red-b'),
        into('red-a', 'red-b', 'red-c'),
        into(null, null, null),
      ]),
    ).toEqual([
      'each 8.441',
      'no-room 8.441',
      'no-room 8.441',
      'no-room 8.441',
      'no-room 8.441',
      'may',
      'no-room 8.441',
      'may',
    ]);
    expect(courseLines(umpire, { prizes: { into: ['red-a', 'red-b', null] } }).slice(-8)).toEqual([
      'prize 8.442 side:red into:null',
      'prestige 12.14 score:{turn:0 side:red points:1 source:sail} total:6',
      'prestige 12.14 score:{turn:0 side:blue points:-1 source:sail} total:4',
      'seen 7.115 side:red token:t1 face:{formation:red-gf squadrons:3 auxiliaries:[] convoy:null}',
      '? regroup:red {acts:[]} {acts:[{do:transfer from:red-a to:red-b sail:1}]} {acts:[{do:unform flotilla:red-gf}]}',
      '? regroup:blue {acts:[]} {acts:[{do:transfer from:azure-b to:azure-a sail:1}]} {acts:[{do:unform flotilla:azure-flag}]}',
      'disorganised 8.45 side:red tokens:[t1] on:true',
      'disorganised 8.45 side:blue tokens:[t2] on:true',
    ]);
    expect([left(umpire.world), umpire.world.lost]).toEqual([
      [
        'red-gf w r-ash red-a:4/5 red-f:1/4 red-b:1/3 disorganised',
        'azure-flag w a-aubin azure-a:1/25 azure-b:4/0 disorganised {clock:4 leave:true shun:[w] back:null}',
      ],
      { red: { sunk: 0, captured: 0 }, blue: { sunk: 1, captured: 2 } },
    ]);
  });
});
