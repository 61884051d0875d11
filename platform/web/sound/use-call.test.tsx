// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Drawing, newDrawing } from '../toolkit/testing/drawing.ts';
import { speaker } from './speaker.ts';
import { useCall } from './use-sounds.ts';

function Called({ turn, afar }: { readonly turn: boolean; readonly afar: boolean }): null {
  useCall(turn, afar);
  return null;
}

let drawing: Drawing;
let now = 0;
const heard: string[] = [];
beforeEach(() => {
  drawing = newDrawing();
  heard.length = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(speaker, 'play').mockImplementation(async (sound) => void heard.push(sound));
});
afterEach(async () => {
  await drawing.remove();
  vi.restoreAllMocks();
});
const show = (turn: boolean, afar: boolean) => drawing.draw(<Called turn={turn} afar={afar} />);

describe('the call to one’s turn', () => {
  it('is heard once when the turn comes at an online table, and not for one that was there before', async () => {
    await show(true, true);
    expect(heard).toEqual([]);
    await show(false, true);
    await show(true, true);
    await show(true, true);
    expect(heard).toEqual(['call']);
  });

  it('is heard at a table of this browser only after a long wait, or where nobody looks', async () => {
    await show(false, false);
    now += 4999;
    await show(true, false);
    expect(heard).toEqual([]);
    await show(false, false);
    now += 5000;
    await show(true, false);
    expect(heard).toEqual(['call']);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await show(false, false);
    await show(true, false);
    expect(heard).toEqual(['call', 'call']);
  });
});
