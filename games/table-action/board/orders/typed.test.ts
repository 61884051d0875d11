import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewOf } from '../../attention/segment-preview.ts';
import type { AskKind } from '../../rules/table/asks.ts';
import { shipOf } from '../../rules/table/state.ts';
import { notationOf, orderOf } from '../look/notation.ts';
import { firstAsk, laidOut, viewOf } from '../testing/desk.ts';
import { typedMove } from './typed.ts';

const state = laidOut();
const ask = firstAsk(state);
if (ask.kind !== 'segment') throw new Error('a duel begins with a segment');
const view = viewOf(state);
const ship = shipOf(view, ask.ship);

const KINDS: readonly AskKind[] = ['signal', 'activate', 'segment', 'fire', 'bears', 'snap', 'battery'];
const PIECES = [
  'M',
  'm',
  'move',
  'S',
  'F',
  'FAB',
  'T',
  'X',
  '!',
  'A',
  'H',
  'SNAP',
  'BAT',
  'SIG',
  '-',
  '4',
  '4.5',
  '-3',
  '1e9',
  'Infinity',
  'NaN',
  '0',
  'R0',
  'L0',
  'R20',
  'l15',
  'R1e3',
  'L99999',
  'R',
  'L@2>x:H',
  'S@0>fre-thetis:R',
  'L>bri-amethyst:HC',
  'B>',
  'B>nobody',
  'B>fre-thetis',
  'any',
  'ask',
  'hull',
  'full',
  '__proto__',
];
const line = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((words) => words.join(' ')),
);

describe('orders typed by hand', () => {
  it('never fall over, whatever is typed, and what is taken can be drawn', () => {
    fc.assert(
      fc.property(line, fc.constantFrom(...KINDS), (text, kind) => {
        orderOf(kind, text);
        const { order, fault } = typedMove(view, ask, text);
        if (order === null) expect(fault).not.toBe('');
        else {
          previewOf(view, ship, order);
          expect(orderOf('segment', notationOf('segment', order))).toEqual(order);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it.each(['move 4 R0', 'Move 4', 'm 4 r0', 'M 4 L0', 'sail 4'])(
    '“%s” is four inches straight on',
    (text) => {
      expect(typedMove(view, ask, text)).toEqual({
        order: { do: 'move', distance: 4000, turn: 0 },
        fault: null,
      });
    },
  );

  it('says what is wrong with the rest', () => {
    expect(typedMove(view, ask, 'M 4 sideways').fault).toContain('no order');
    expect(typedMove(view, ask, 'T').fault).toContain('no order');
    expect(typedMove(view, ask, 'M 90').fault).toContain('She can go');
    expect(typedMove(view, ask, 'M 4 B>nobody').fault).not.toBeNull();
  });
});
