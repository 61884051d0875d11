// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Drawing, newDrawing } from '../testing/drawing.ts';
import { useLayers } from './layers.tsx';

const LAYERS = [
  { id: 'names', label: 'Names' },
  { id: 'winds', label: 'Winds' },
];
function Chart() {
  const { without, control } = useLayers('test', LAYERS);
  return <div data-without={without}>{control}</div>;
}

const drawings: Drawing[] = [];
async function draw(): Promise<HTMLElement> {
  const drawing = newDrawing();
  drawings.push(drawing);
  await drawing.draw(<Chart />);
  return drawing.place;
}
const withoutIn = (place: HTMLElement): string | null =>
  place.firstElementChild!.getAttribute('data-without');
const press = (element: Element | null | undefined): void => act(() => (element as HTMLElement).click());

beforeEach(() => localStorage.clear());
afterEach(async () => {
  for (const { remove } of drawings.splice(0)) await remove();
});

describe('the layers of a chart', () => {
  it('are all shown at first, and switched off one by one', async () => {
    const place = await draw();
    expect(withoutIn(place)).toBeNull();
    press(place.querySelector('button'));
    const [names, winds] = place.querySelectorAll('input');
    press(names);
    press(winds);
    expect(withoutIn(place)).toBe('names winds');
    expect(place.querySelector('button')!.getAttribute('aria-label')).toBe('Layers, 2 switched off');
    press(names);
    expect(withoutIn(place)).toBe('winds');
  });

  it('stay off in this browser, but for one that is no more', async () => {
    localStorage.setItem('weathergage.test.layers-off', '["winds", "tides"]');
    expect(withoutIn(await draw())).toBe('winds');
    localStorage.setItem('weathergage.test.layers-off', '{');
    expect(withoutIn(await draw())).toBeNull();
  });
});
