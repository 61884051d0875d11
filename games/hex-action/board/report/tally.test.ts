import { shipRun, sideRun } from '@weathergage/web/toolkit/report/runs.ts';
import { fortuneOf, hitsAt, luckRun, turnEnds } from '@weathergage/web/toolkit/report/tally.ts';
import { describe, expect, it } from 'vitest';
import { allHits } from '../../attention/expected-hits.ts';
import { advancedFaces } from '../../rules/bearing/hit-row.ts';
import { facesOf } from '../../rules/gunnery/broadside.ts';
import type { State } from '../../rules/sea/state.ts';
import type { HexTold } from '../../rules/sea/told.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { viewOf } from '../../rules/testing/sea.ts';
import { deskOf, twoShips } from '../testing/desk.ts';
import { momentsOf } from './moments.ts';
import { type Frame, SQUARES, shotsOf } from './tally.ts';

/** A frame of a match whose sea is the two ships', changed as the test says. */
function frame(turn: number, change: (sea: State) => void = () => {}, ...told: readonly HexTold[]): Frame {
  const state = twoShips();
  state.turn = turn;
  change(state);
  return { desk: deskOf([], { view: viewOf(state) }), told, turn };
}

const hullOf =
  (shannon: number, chesapeake: number) =>
  ({ ships }: State): void => {
    ships[0]!.hull = shannon;
    ships[1]!.hull = chesapeake;
  };

const broadside = (die: number, more: Partial<Extract<HexTold, { kind: 'fire' }>> = {}): HexTold => ({
  kind: 'fire',
  rule: '11.2.6',
  dice: [die],
  ship: 'shannon',
  side: 'L',
  target: 'chesapeake',
  aim: 'hull',
  range: 2,
  guns: 5,
  carronades: 1,
  base: 4,
  modifiers: [],
  table: 4,
  rake: false,
  hits: facesOf(4, 'hull')[die - 1]!,
  ...more,
});

/** Two turns and the beginning of a third, in which the match ends. */
const frames: readonly Frame[] = [
  frame(1),
  frame(1, hullOf(10, 8), broadside(6)),
  frame(2, hullOf(10, 8)),
  frame(2, hullOf(9, 4), broadside(1, { range: 1 })),
  frame(3, hullOf(9, 4)),
  frame(
    3,
    (sea) => {
      hullOf(9, 0)(sea);
      sea.ships[1]!.surrender = 'striking';
    },
    { kind: 'surrender', rule: '11.4.1.2', ship: 'chesapeake', how: 'striking', to: null },
  ),
];
const ends = turnEnds(frames);

describe('the tally of a match', () => {
  it('has a place for the opening and for the end of every turn', () => {
    expect(ends).toEqual([
      { turn: 0, frame: 0 },
      { turn: 1, frame: 2 },
      { turn: 2, frame: 4 },
      { turn: 3, frame: 5 },
    ]);
    expect(turnEnds([frame(1)])).toEqual([{ turn: 0, frame: 0 }]);
  });

  it('counts what is left of each ship, and of each side while she fights for it', () => {
    expect(shipRun(SQUARES, frames, ends, 'chesapeake', 'hull')).toEqual([10, 8, 4, 0]);
    expect(shipRun(SQUARES, frames, ends, 'shannon', 'hull')).toEqual([10, 10, 9, 9]);
    expect(sideRun(SQUARES, frames, ends, 'b', 'crew')).toEqual([9, 9, 9, 0]);
    expect(sideRun(SQUARES, frames, ends, 'a', 'guns')).toEqual([12, 12, 12, 12]);
  });

  it('finds the shots by side and range, and leaves out those at nobody', () => {
    const all = shotsOf([...frames, frame(3, undefined, broadside(3, { target: null }))]);
    expect(all.map((shot) => [shot.frame, shot.side, shot.range])).toEqual([
      [1, 'a', 2],
      [3, 'a', 1],
    ]);
    const [first, second] = [6, 1].map((die) => allHits(facesOf(4, 'hull')[die - 1]!));
    expect([hitsAt(all, 'a', 2), hitsAt(all, 'a', 1), hitsAt(all, 'b', 2)]).toEqual([first, second, 0]);
  });

  it('holds the dice against what the table gives on average', () => {
    const shots = shotsOf(frames);
    const faces = facesOf(4, 'hull').map(allHits);
    const mean = faces.reduce((sum, hits) => sum + hits, 0) / 6;
    const run = luckRun(shots, ends, 'a');
    expect(run[0]).toBe(0);
    expect(run[1]).toBeCloseTo(faces[5]! - mean);
    expect(run[3]).toBeCloseTo(faces[5]! + faces[0]! - 2 * mean);
    expect(fortuneOf(shots, 'a')).toMatchObject({ hits: faces[5]! + faces[0]!, expected: 2 * mean });
    expect(fortuneOf(shots, 'b')).toEqual({ hits: 0, expected: 0, luck: 0, spread: 0 });
  });

  it('throws no die where the fire was too weak for any table', () => {
    const weak = broadside(1, { table: null, hits: { H: 0, G: 0, C: 0, R: 0 } });
    const shots = shotsOf([frame(1), frame(1, undefined, weak)]);
    expect(shots).toHaveLength(1);
    expect(shots[0]!.chance).toBeNull();
  });

  it('[16.1.2.1] adds up the dice of a shot above table ten, and none for grape', () => {
    const waters = advancedSea([
      advancedShip({ id: 'shannon', at: 'K10', heading: 1 }),
      advancedShip({ id: 'chesapeake', at: 'L10', heading: 1, side: 'b' }),
    ]);
    const sea = (...told: readonly HexTold[]): Frame => ({
      desk: deskOf([], { view: viewOf(waters) }),
      told,
      turn: 1,
    });
    const great = broadside(6, { table: 13, tables: [10, 3], shot: 'R', hits: { H: 9, G: 0, C: 0, R: 0 } });
    const [shot] = shotsOf([sea(), sea(great)]);
    const mean = (table: number): number =>
      advancedFaces(table, 'hull').reduce((sum, hits) => sum + allHits(hits), 0) / 6;
    expect(shot!.chance?.expected).toBeCloseTo(mean(10) + mean(3));
    expect(shot!.chance?.rolled).toBe(9);
    const grape = broadside(1, { table: 5, tables: [], shot: 'G', hits: { H: 0, G: 0, C: 5, R: 0 } });
    expect(shotsOf([sea(), sea(grape)])[0]!.chance).toBeNull();
  });

  it('names what decided it, and when', () => {
    expect(momentsOf(frames)).toEqual([
      { key: '5.0', turn: 3, text: expect.stringContaining('Chesapeake strikes her colours') },
    ]);
  });

  it('[24.3.2.2] names a doom once, not the die of every turn until it comes', () => {
    const doomed = { kind: 'doomed', rule: '24.3.2.2', ship: 'shannon', doom: 'sinking' } as const;
    const sinking = [frame(1), frame(1, undefined, doomed), frame(2, undefined, { ...doomed, dice: [3] })];
    expect(momentsOf(sinking).map(({ text }) => text)).toEqual(['Shannon is sinking: nothing can save her.']);
  });
});
