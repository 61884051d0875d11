// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Drawing, newDrawing } from '../testing/drawing.ts';
import { AskFrame } from './ask-frame.tsx';

let drawing: Drawing;
let given = 0;

const show = (hidden: boolean): Promise<void> =>
  drawing.draw(
    <div hidden={hidden}>
      <AskFrame
        title="Sail"
        ask={{ rule: '1', kind: 'sail' }}
        confirm="Sail"
        readOnly={false}
        onConfirm={async () => {
          given++;
          return null;
        }}
      />
    </div>,
  );
const enter = (): Promise<void> =>
  act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });

beforeEach(() => {
  drawing = newDrawing();
  given = 0;
});
afterEach(() => drawing.remove());

describe('a question', () => {
  it('is answered by Enter where it is seen, and not under another leaf', async () => {
    await show(true);
    await enter();
    expect(given).toBe(0);
    await show(false);
    await enter();
    expect(given).toBe(1);
  });
});
