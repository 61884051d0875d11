// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AskFrame } from './ask-frame.tsx';

let root: Root;
let given = 0;

const show = (hidden: boolean): Promise<void> =>
  act(async () =>
    root.render(
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
    ),
  );
const enter = (): Promise<void> =>
  act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="page"></div>';
  root = createRoot(document.getElementById('page')!);
  given = 0;
});
afterEach(() => act(async () => root.unmount()));

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
