// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLanding } from './landing.ts';
import { type Drawing, newDrawing } from './testing/drawing.ts';

let drawing: Drawing;

function Question({ name }: { readonly name: string }): ReactNode {
  const landing = useLanding<HTMLElement>(name);
  return (
    <>
      <section ref={landing} tabIndex={-1} data-name={name}>
        <button type="button" key={name}>
          {name}
        </button>
      </section>
      <input />
    </>
  );
}

const show = (name: string): Promise<void> => drawing.draw(<Question name={name} />);
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset.name;

beforeEach(() => {
  drawing = newDrawing();
});
afterEach(() => drawing.remove());

describe('where the focus lands', () => {
  it('on the next question when the button that had it is gone', async () => {
    await show('first');
    await act(async () => drawing.place.querySelector('button')!.focus());
    await show('second');
    expect(focused()).toBe('second');
  });

  it('nowhere while somebody has it', async () => {
    await show('first');
    const field = drawing.place.querySelector('input')!;
    await act(async () => field.focus());
    await show('second');
    expect(document.activeElement).toBe(field);
  });
});
