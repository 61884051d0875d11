import { describe, expect, it } from 'vitest';
import type { AskKind } from './asks.ts';
import { parseAnswer, printAnswer } from './notation.ts';

/** How a text is printed once it was read; null where it says no order. */
const read = (kind: AskKind, text: string): string | null => {
  const answer = parseAnswer(kind, text);
  return answer === null ? null : printAnswer(kind, answer);
};

describe('orders as they are read', () => {
  it.each([
    ['move 4', 'move 4'],
    ['move 0', 'move 0'],
    ['move 04.50 R007.5', 'move 4.5 R7.5'],
    ['move 4.0', 'move 4'],
    ['move 10', 'move 10'],
    ['move 20', 'move 20'],
    ['move 20.001', null],
    ['move 0.001 L0.1', 'move 0.001 L0.1'],
    ['move 4 R180', 'move 4 R180'],
    ['move 4 R180.1', null],
    ['move 4 L180', 'move 4 L180'],
    ['move 4 L180.1', null],
    ['move 4 15', null],
    ['move 4 X15', null],
    ['move 4 R15 now', null],
    ['move 4x', null],
    ['move x4', null],
    ['move 4 R1.25', null],
    ['move 4.', null],
    ['move .5', null],
    ['move 12345', null],
    ['move -1', null],
  ])('[move.three-segments] [move.one-turn-a-segment] "%s" is %s', (text, printed) =>
    expect(read('segment', text)).toBe(printed),
  );

  it.each([
    ['move 4; @1 L y hull', 'move 4; @1 L y hull'],
    ['move 4;@01.50 R y rigging chain', 'move 4; @1.5 R y rigging chain'],
    ['move 4; @1 L y hull; @2 R z hull', 'move 4; @1 L y hull; @2 R z hull'],
    ['move 4; @1 L y hull; @2 R z hull; @3 R z hull', null],
    ['move 4; @1 L y hull chain chain', null],
    ['move 4; @1 L y hull now', null],
    ['move 4; @1 L y mast', null],
    ['move 4; @1 y hull', null],
    ['move 4; 1 L y hull', null],
    ['move 4; @x L y hull', null],
    ['fire L y hull; R z rigging', 'fire L y hull; R z rigging'],
    ['fire L y hull; R z rigging; R z hull', null],
    ['fire S y hull', null],
    ['fire larboard y hull', null],
    ['fire L y hull chain', 'fire L y hull chain'],
    ['fire L y hull chain more', null],
    ['fire', null],
  ])('[fire.declare-target-and-location] "%s" is %s', (text, printed) =>
    expect(read('segment', text)).toBe(printed),
  );

  it.each([
    ['move 4; board y', 'move 4; board y'],
    ['move 4; board', null],
    ['move 4; board y z', null],
    ['move 4; bord y', null],
    ['move 4; board y; done', 'move 4; board y; done'],
    ['move 4; done now', null],
    ['move 4; done', 'move 4; done'],
    ['move 4; ', null],
  ])('[boarding.declare-at-segment] "%s" is %s', (text, printed) =>
    expect(read('segment', text)).toBe(printed),
  );

  it.each([
    ['bears any ask hull', 'bears any ask hull'],
    ['bears point-blank fire rigging y', 'bears point-blank fire rigging y'],
    ['bears any ask hull y z', null],
    ['bears any ask', null],
    ['bears soon ask hull', null],
    ['bears any wait hull', null],
    ['hold any ask hull', null],
    ['bears any ask mast', null],
  ])('[fire-as-she-bears.pass] "%s" is %s', (text, printed) => expect(read('segment', text)).toBe(printed));

  it.each([
    ['special.signals', 'signal', 'signal van', 'signal van'],
    ['special.signals', 'signal', 'no signal', 'no signal'],
    ['special.signals', 'signal', 'signal van rear', null],
    ['special.signals', 'signal', 'signal', null],
    ['special.signals', 'signal', 'no', null],
    ['activation.step-order', 'activate', 'act x', 'act x'],
    ['activation.step-order', 'activate', 'act', null],
    ['all-hands.must-attempt', 'activate', 'act x all-hands', 'act x all-hands'],
    ['all-hands.must-attempt', 'activate', 'act x all-hands repair-leaks', 'act x all-hands repair-leaks'],
    ['all-hands.must-attempt', 'activate', 'act x repair-leaks all-hands', null],
    ['activation.step-order', 'activate', 'act x dance', null],
    ['sails.one-level', 'segment', 'sail easy', 'sail easy'],
    ['sails.one-level', 'segment', 'sail easy full', null],
    ['tack.pass', 'segment', 'tack', 'tack'],
    ['tack.pass', 'segment', 'tack L', null],
    ['boxhaul.pass', 'segment', 'boxhaul 3 R', 'boxhaul 3 R'],
    ['boxhaul.pass', 'segment', 'boxhaul 3', null],
    ['boxhaul.pass', 'segment', 'boxhaul 3 X', null],
    ['boarding.snap-fire', 'snap', 'snap rigging', 'snap rigging'],
    ['boarding.snap-fire', 'snap', 'no snap', 'no snap'],
    ['boarding.snap-fire', 'snap', 'snap', null],
    ['boarding.snap-fire', 'snap', 'no battery', null],
    ['shore.own-squadron', 'battery', 'battery x rigging', 'battery x rigging'],
    ['shore.own-squadron', 'battery', 'no battery', 'no battery'],
    ['shore.own-squadron', 'battery', 'battery x', null],
    ['shore.own-squadron', 'battery', 'no snap', null],
    ['fire.any-point-of-move', 'fire', 'done', 'done'],
    ['fire.any-point-of-move', 'fire', 'done now', null],
    ['fire.any-point-of-move', 'fire', 'move 4', null],
    ['fire-as-she-bears.pass', 'bears', 'hold rake ask hull y', 'hold rake ask hull y'],
    ['fire-as-she-bears.pass', 'bears', 'fire L y hull', 'fire L y hull'],
    ['fire-as-she-bears.pass', 'bears', 'bears any ask hull', null],
  ] as const)('[%s] to "%s": "%s" is %s', (_rule, kind, text, printed) =>
    expect(read(kind, text)).toBe(printed),
  );
});
