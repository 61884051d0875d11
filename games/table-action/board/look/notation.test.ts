import { describe, expect, it } from 'vitest';
import { choices } from '../../rules/answers.ts';
import type { Answer, AskKind } from '../../rules/table/asks.ts';
import { defaultAnswer } from '../orders/defaults.ts';
import { firstAsk, laidOut, played, viewOf } from '../testing/desk.ts';
import { notationOf, orderOf } from './notation.ts';

describe('notation', () => {
  it.each(['frigate-duel', 'nile-van', 'breaking-the-line'])(
    'says every order of %s, and reads it back',
    (scenario) => {
      let state = laidOut(scenario);
      const kinds = new Set<string>();
      for (let step = 0, segments = 0; segments < 4 && step < 60; step++) {
        const ask = firstAsk(state);
        kinds.add(ask.kind);
        if (ask.kind === 'segment') segments++;
        for (const order of choices(viewOf(state), ask))
          expect(orderOf(ask.kind, notationOf(ask.kind, order)), notationOf(ask.kind, order)).toEqual(order);
        ({ state } = played(state, (each, view) => defaultAnswer(view, each), step));
      }
      expect(kinds).toContain('segment');
    },
  );

  const LINES: readonly (readonly [AskKind, string, Answer])[] = [
    ['segment', 'M 4.5 R20', { do: 'move', distance: 4500, turn: 200 }],
    [
      'segment',
      'm 4 L7.5 L@2>thetis:H B>thetis !',
      {
        do: 'move',
        distance: 4000,
        turn: -75,
        shots: [{ side: 'larboard', at: 2000, target: 'thetis', aim: 'hull' }],
        board: 'thetis',
        done: true,
      },
    ],
    ['segment', 'X 3.25 S', { do: 'boxhaul', distance: 3250, side: 'starboard' }],
    [
      'segment',
      'F S>thetis:RC',
      { do: 'fire', shots: [{ side: 'starboard', target: 'thetis', aim: 'rigging', chain: true }] },
    ],
    [
      'bears',
      'H rake ask hull thetis',
      { do: 'hold', standing: { when: 'rake', do: 'ask', aim: 'hull', ship: 'thetis' } },
    ],
    ['snap', 'SNAP -', { aim: null }],
    ['battery', 'BAT >thetis:R', { shot: { target: 'thetis', aim: 'rigging' } }],
    ['activate', 'A amethyst fight-fires all', { ship: 'amethyst', opening: 'fight-fires', allHands: true }],
    ['signal', 'SIG -', { squadron: null }],
    ['fire', '!', { do: 'done' }],
  ];
  it.each(LINES)('%s: %s', (kind, line, order) => {
    expect(orderOf(kind, line)).toEqual(order);
  });

  it.each([
    ['segment', ''],
    ['segment', 'M'],
    ['segment', 'M far'],
    ['segment', 'M 4 sideways'],
    ['segment', 'S flying'],
    ['segment', 'F'],
    ['activate', 'A amethyst sing'],
    ['battery', 'BAT thetis'],
    ['bears', 'H soon'],
  ] as const)('%s: “%s” says nothing', (kind, line) => {
    expect(orderOf(kind, line)).toBeNull();
  });
});
