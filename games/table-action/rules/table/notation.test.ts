import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { tableAction } from '../index.ts';
import type { Answer, AskKind } from './asks.ts';
import { parseAnswer, printAnswer } from './notation.ts';

const CASES: readonly [AskKind, string, Answer][] = [
  ['signal', 'signal van', { squadron: 'van' }],
  ['signal', 'no signal', { squadron: null }],
  ['activate', 'act victory', { ship: 'victory', opening: null, allHands: false }],
  [
    'activate',
    'act victory all-hands fight-fires',
    { ship: 'victory', opening: 'fight-fires', allHands: true },
  ],
  ['activate', 'act victory cut', { ship: 'victory', opening: 'cut', allHands: false }],
  ['segment', 'sail full', { do: 'sail', sail: 'full' }],
  ['segment', 'tack', { do: 'tack' }],
  ['segment', 'boxhaul 3.25 L', { do: 'boxhaul', distance: 3250, side: 'larboard' }],
  ['segment', 'move 4', { do: 'move', distance: 4000, turn: 0 }],
  ['segment', 'move 0.5 L22.5', { do: 'move', distance: 500, turn: -225 }],
  [
    'segment',
    'move 3 R15; @1.25 L redoutable rigging chain; @3 R bucentaure hull; board redoutable; done',
    {
      do: 'move',
      distance: 3000,
      turn: 150,
      shots: [
        { at: 1250, side: 'larboard', target: 'redoutable', aim: 'rigging', chain: true },
        { at: 3000, side: 'starboard', target: 'bucentaure', aim: 'hull' },
      ],
      board: 'redoutable',
      done: true,
    },
  ],
  [
    'segment',
    'bears close ask hull redoutable',
    { do: 'bears', standing: { when: 'close', do: 'ask', aim: 'hull', ship: 'redoutable' } },
  ],
  ['fire', 'done', { do: 'done' }],
  [
    'fire',
    'fire L redoutable hull; R bucentaure rigging',
    {
      do: 'fire',
      shots: [
        { side: 'larboard', target: 'redoutable', aim: 'hull' },
        { side: 'starboard', target: 'bucentaure', aim: 'rigging' },
      ],
    },
  ],
  [
    'bears',
    'hold never fire rigging',
    { do: 'hold', standing: { when: 'never', do: 'fire', aim: 'rigging' } },
  ],
  ['snap', 'snap hull', { aim: 'hull' }],
  ['snap', 'no snap', { aim: null }],
  ['battery', 'battery redoutable hull', { shot: { target: 'redoutable', aim: 'hull' } }],
  ['battery', 'no battery', { shot: null }],
];

describe('the notation of orders', () => {
  for (const [kind, text, answer] of CASES)
    it(`says "${text}"`, () => {
      expect(printAnswer(kind, answer)).toBe(text);
      expect(parseAnswer(kind, text)).toEqual(answer);
    });

  it('reads loose spacing and idle zeros', () => {
    expect(parseAnswer('segment', '  move  3.500   R15.0 ;done ')).toEqual({
      do: 'move',
      distance: 3500,
      turn: 150,
      done: true,
    });
  });

  it('reads nothing into what is not an order', () => {
    for (const text of [
      '',
      'move',
      'move 3 4',
      'move 1.2345',
      'sail',
      'sail half',
      'fire L',
      'fire X a hull',
    ])
      expect(parseAnswer('segment', text)).toBeNull();
    for (const text of ['tack now', 'boxhaul 3 L 4', 'move 3; flee', 'done', 'constructor'])
      expect(parseAnswer('segment', text)).toBeNull();
    expect(parseAnswer('snap', 'no signal')).toBeNull();
    expect(parseAnswer('activate', 'act victory cut cut')).toBeNull();
  });

  it('prints and reads back every order of a match', () => {
    const seen = new Set<string>();
    const scenario = scenarios.find(({ id }) => id === 'nile-van')!;
    const choosers = Object.fromEntries(
      tableAction.seats(scenario).map(({ id }) => [
        id,
        (view: Parameters<typeof tableAction.choices>[0], ask: Parameters<typeof tableAction.choices>[1]) => {
          const all = [...tableAction.choices(view, ask)];
          for (const answer of all) {
            const text = printAnswer(ask.kind, answer);
            expect(parseAnswer(ask.kind, text)).toEqual(answer);
            seen.add(text.split(' ')[0]!);
          }
          return all[view.asked % all.length]!;
        },
      ]),
    );
    playOut(tableAction, scenario, { turnLimit: 2 }, { seed: 4, checks: [], choosers });
    expect([...seen]).toEqual(
      expect.arrayContaining(['act', 'move', 'sail', 'fire', 'bears', 'tack', 'boxhaul', 'done']),
    );
  });
});
