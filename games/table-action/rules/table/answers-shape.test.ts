import { fitsSchema } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { ANSWERS, type AskKind } from './asks.ts';

const shot = { side: 'larboard', target: 'y', aim: 'hull' };
const standing = { when: 'any', do: 'ask', aim: 'hull' };
const move = { do: 'move', distance: 4000, turn: 0 };
const fits = (kind: AskKind, answer: unknown): boolean => fitsSchema(ANSWERS[kind], answer);

describe('the shape of answers', () => {
  it.each<readonly [string, AskKind, unknown]>([
    ['special.signals', 'signal', { squadron: 'van' }],
    ['special.signals', 'signal', { squadron: null }],
    ['activation.step-order', 'activate', { ship: 'x', opening: null, allHands: false }],
    ['activation.step-order', 'activate', { ship: 'x', opening: 'cut', allHands: true }],
    ['sails.one-level', 'segment', { do: 'sail', sail: 'full' }],
    ['tack.pass', 'segment', { do: 'tack' }],
    ['boxhaul.pass', 'segment', { do: 'boxhaul', distance: 0, side: 'starboard' }],
    ['move.three-segments', 'segment', move],
    ['fire.any-point-of-move', 'segment', { ...move, shots: [], board: 'y', done: true }],
    [
      'fire.any-point-of-move',
      'segment',
      {
        ...move,
        shots: [
          { at: 0, ...shot },
          { at: 20_000, ...shot, chain: true },
        ],
      },
    ],
    ['fire.declare-target-and-location', 'segment', { do: 'fire', shots: [shot] }],
    ['fire.declare-target-and-location', 'fire', { do: 'fire', shots: [shot, { ...shot, aim: 'rigging' }] }],
    ['fire-as-she-bears.pass', 'fire', { do: 'bears', standing }],
    ['fire.any-point-of-move', 'fire', { do: 'done' }],
    ['fire-as-she-bears.pass', 'bears', { do: 'fire', shots: [shot] }],
    ['fire-as-she-bears.pass', 'bears', { do: 'hold', standing: { ...standing, ship: 'y' } }],
    ['boarding.snap-fire', 'snap', { aim: 'rigging' }],
    ['boarding.snap-fire', 'snap', { aim: null }],
    ['shore.own-squadron', 'battery', { shot: { target: 'x', aim: 'hull' } }],
    ['shore.own-squadron', 'battery', { shot: null }],
  ])('[%s] to %s: %j, and nothing more in it', (_rule, kind, answer) => {
    expect(fits(kind, answer)).toBe(true);
    expect(fits(kind, { ...(answer as object), nonsense: 1 })).toBe(false);
    for (const name of Object.keys(answer as object)) {
      const { [name]: _gone, ...rest } = answer as Record<string, unknown>;
      expect([name, fits(kind, rest)]).toEqual([
        name,
        ['shots', 'board', 'done'].includes(name) && 'distance' in rest,
      ]);
    }
  });

  it('[move.turn-allowance] [move.rate-table] distances and turns within what any ship could be asked', () => {
    const moves = (changes: object) => fits('segment', { ...move, ...changes });
    expect([0, 20_000].map((distance) => moves({ distance }))).toEqual([true, true]);
    expect([-1, 20_001, 0.5, '4'].map((distance) => moves({ distance }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([-1800, 1800].map((turn) => moves({ turn }))).toEqual([true, true]);
    expect([-1801, 1801, 0.5, null].map((turn) => moves({ turn }))).toEqual([false, false, false, false]);
  });

  it('[fire.any-point-of-move] two broadsides and no more; on the way at points of the segment', () => {
    const on = (count: number) => Array<unknown>(count).fill({ at: 1, ...shot });
    expect([0, 1, 2, 3].map((count) => fits('segment', { ...move, shots: on(count) }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const fire = (count: number) => fits('fire', { do: 'fire', shots: Array<unknown>(count).fill(shot) });
    expect([0, 1, 2, 3].map(fire)).toEqual([false, true, true, false]);
    const at = (place: unknown) => fits('segment', { ...move, shots: [{ ...shot, at: place }] });
    expect([0, 20_000, -1, 20_001, 0.5].map(at)).toEqual([true, true, false, false, false]);
  });

  it('[fire.declare-target-and-location] a side, a target and an aim, and whether with chain shot', () => {
    const shoots = (changes: object) => fits('fire', { do: 'fire', shots: [{ ...shot, ...changes }] });
    expect([{ side: 'bow' }, { aim: 'crew' }, { target: '' }, { chain: 1 }, { at: 5 }].map(shoots)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([{ target: 'y'.repeat(60) }, { target: 'y'.repeat(61) }].map(shoots)).toEqual([true, false]);
  });

  it('[fire-as-she-bears.pass] what she waits for, what she does then, and at what', () => {
    const waits = (changes: object) => fits('bears', { do: 'hold', standing: { ...standing, ...changes } });
    for (const when of ['any', 'close', 'point-blank', 'rake', 'never']) expect(waits({ when })).toBe(true);
    expect([{ do: 'fire' }, { aim: 'rigging' }, { ship: 'y'.repeat(60) }].map(waits)).toEqual([
      true,
      true,
      true,
    ]);
    const wrong = [
      { when: 'long' },
      { do: 'hold' },
      { aim: 'crew' },
      { ship: '' },
      { ship: 'y'.repeat(61) },
      { more: 1 },
    ];
    expect(wrong.map(waits)).toEqual([false, false, false, false, false, false]);
  });

  it('[activation.step-order] what may be declared at the start', () => {
    const opens = (opening: unknown) => fits('activate', { ship: 'x', opening, allHands: false });
    expect(['fight-fires', 'repair-leaks', 'repair-rudder', 'cut', null].map(opens)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['tack', '', 1].map(opens)).toEqual([false, false, false]);
  });
});
