// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLayers } from './layers.tsx';

const LAYERS = [
  { id: 'names', label: 'Names' },
  { id: 'winds', label: 'Winds' },
];
function Chart() {
  const { without, control } = useLayers('test', LAYERS);
  return <div data-without={without}>{control}</div>;
}

function draw(): HTMLElement {
  const place = document.body.appendChild(document.createElement('main'));
  act(() => createRoot(place).render(<Chart />));
  return place;
}
const withoutIn = (place: HTMLElement): string | null =>
  place.firstElementChild!.getAttribute('data-without');
const press = (element: Element | null | undefined): void => act(() => (element as HTMLElement).click());

beforeEach(() => localStorage.clear());
// Files share a page: what is left in it would be found by the next one's queries.
afterEach(() => document.body.replaceChildren());

describe('the layers of a chart', () => {
  it('are all shown at first, and switched off one by one', () => {
    const place = draw();
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

  it('stay off in this browser, but for one that is no more', () => {
    localStorage.setItem('weathergage.test.layers-off', '["winds", "tides"]');
    expect(withoutIn(draw())).toBe('winds');
    localStorage.setItem('weathergage.test.layers-off', '{');
    expect(withoutIn(draw())).toBeNull();
  });
});
