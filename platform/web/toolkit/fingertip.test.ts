// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { byFinger, pressNearest } from './fingertip.ts';

let chart: HTMLElement;
let pressed: string[];

function place(
  name: string,
  left: number,
  top: number,
  mark: Readonly<Record<string, string>>,
  size = 16,
): HTMLElement {
  const made = document.createElement('div');
  for (const [key, value] of Object.entries(mark)) made.setAttribute(key, value);
  made.getBoundingClientRect = () => new DOMRect(left, top, size, size);
  made.addEventListener('click', () => pressed.push(name));
  chart.append(made);
  return made;
}

const tap = (clientX: number, clientY: number, target: EventTarget = chart) =>
  pressNearest(chart, { clientX, clientY, target });

beforeEach(() => {
  chart = document.createElement('div');
  pressed = [];
});

describe('a tap beside the places of a chart', () => {
  it('presses the nearest within reach of a fingertip', () => {
    place('far', 0, 0, { 'data-lit': '' });
    place('near', 40, 0, { 'data-lit': '' });
    expect(tap(34, 8)).toBe(true);
    expect(pressed).toEqual(['near']);
  });

  it('presses nothing farther off, nor what is not lit', () => {
    place('far', 0, 0, { 'data-lit': '' });
    place('a ship', 44, 0, { role: 'button' });
    expect(tap(44, 8)).toBe(false);
    expect(pressed).toEqual([]);
  });

  it('leaves out what is broad enough for a finger anyway', () => {
    place('sea', 20, 0, { 'data-lit': '' }, 90);
    expect(tap(10, 8)).toBe(false);
  });

  it('leaves a tap that hit something to what it hit', () => {
    place('beside', 20, 0, { 'data-lit': '' });
    expect(tap(10, 8, place('hit', 0, 0, { role: 'button' }))).toBe(false);
    expect(pressed).toEqual([]);
  });

  it('is of fingers and pens alone: a mouse hits what it points at', () => {
    expect(byFinger(new PointerEvent('click', { pointerType: 'touch' }))).toBe(true);
    expect(byFinger(new PointerEvent('click', { pointerType: 'mouse' }))).toBe(false);
    expect(byFinger(new MouseEvent('click'))).toBe(false);
  });
});
