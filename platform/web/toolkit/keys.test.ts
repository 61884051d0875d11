// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type KeyBinding, keyName, listKeys, registerKeys } from './keys.ts';

const leaves: (() => void)[] = [];
const bind = (...bindings: KeyBinding[]): void => void leaves.push(registerKeys({ bindings }));
const press = (
  key: string,
  target: EventTarget = document.body,
  more: KeyboardEventInit = {},
): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};
const put = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};

afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  document.body.innerHTML = '';
});

describe('keyboard shortcuts', () => {
  it('run once and keep the key from the browser', () => {
    const run = vi.fn();
    bind({ keys: 'u', label: 'Take back', run });
    const event = press('u');
    expect(run).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(true);
  });

  it('give the key to whoever registered last, unless he lets it pass', () => {
    const calls: string[] = [];
    bind({ keys: 'Enter', label: 'first', run: () => calls.push('first') });
    bind({ keys: 'Enter', label: 'second', run: () => calls.push('second') });
    press('Enter');
    bind({
      keys: 'Enter',
      label: 'third',
      run: () => {
        calls.push('third');
        return false;
      },
    });
    press('Enter');
    expect(calls).toEqual(['second', 'third', 'second']);
  });

  it('of the page stand behind those of a board, whoever came last', () => {
    const calls: string[] = [];
    bind({ keys: 'l', label: 'Larboard', run: () => calls.push('board') });
    const page = { keys: 'l', label: 'Log', run: () => calls.push('page') };
    leaves.push(registerKeys({ bindings: [page], layer: 'back' }));
    press('l');
    expect(calls).toEqual(['board']);
  });

  it('are silent while somebody writes, unless they say otherwise', () => {
    const plain = vi.fn();
    const writing = vi.fn();
    bind(
      { keys: 'n', label: 'New', run: plain },
      { keys: 'Escape', label: 'Leave', run: writing, whileTyping: true },
    );
    const field = put('<input type="text">');
    press('n', field);
    press('Escape', field);
    expect(plain).not.toHaveBeenCalled();
    expect(writing).toHaveBeenCalledTimes(1);
  });

  it('leave Enter and Space to a focused button', () => {
    const run = vi.fn();
    bind({ keys: ['Enter', 'Space'], label: 'Go', run });
    const button = put('<button type="button">x</button>');
    press('Enter', button);
    press(' ', button);
    expect(run).not.toHaveBeenCalled();
    press(' ');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('do what is printed after a press of the pointer, whatever has the focus', () => {
    const run = vi.fn();
    bind({ keys: 'Enter', label: 'Go', run });
    const button = put('<button type="button"><b>x</b></button>');
    button.firstElementChild!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(press('Enter', button).defaultPrevented).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
    // Who moves on by keys presses what he comes to.
    press('Tab', button);
    press('Enter', button);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('with Ctrl are nobody’s but the page’s, on a button as well', () => {
    const run = vi.fn();
    bind({ keys: 'Ctrl+Enter', label: 'Send', run });
    press('Enter', put('<button type="button">x</button>'), { ctrlKey: true });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('are silent behind an open dialogue', () => {
    const run = vi.fn();
    bind({ keys: 'n', label: 'New', run });
    put('<dialog open></dialog>');
    press('n');
    expect(run).not.toHaveBeenCalled();
  });

  it('end with their owner', () => {
    const run = vi.fn();
    const leave = registerKeys({ bindings: [{ keys: 'x', label: 'X', run }] });
    leave();
    press('x');
    expect(run).not.toHaveBeenCalled();
    expect(listKeys().size).toBe(0);
  });

  it('are listed by heading, each thing once', () => {
    bind({ keys: '?', label: 'This list', run: () => {} });
    bind({ keys: ['a', 'b'], label: 'Fire', group: 'Ship', run: () => {} });
    bind({ keys: 'c', label: 'Fire', group: 'Ship', run: () => {} });
    expect([...listKeys()]).toEqual([
      ['The page', [{ keys: ['?'], label: 'This list' }]],
      ['Ship', [{ keys: ['a', 'b'], label: 'Fire' }]],
    ]);
  });

  it('are listed for one thing each: who stands in front has the key', () => {
    leaves.push(
      registerKeys({ layer: 'back', bindings: [{ keys: ['0', 'z'], label: 'Show it all', run: () => {} }] }),
    );
    leaves.push(
      registerKeys({ layer: 'back', bindings: [{ keys: 'n', label: 'New match', run: () => {} }] }),
    );
    bind({ keys: ['0', '1'], label: 'Hexes', run: () => {} }, { keys: 'n', label: 'Next', run: () => {} });
    expect([...listKeys().values()].flat()).toEqual([
      { keys: ['z'], label: 'Show it all' },
      { keys: ['0', '1'], label: 'Hexes' },
      { keys: ['n'], label: 'Next' },
    ]);
  });

  it('name modifiers, but not a shift that already made another letter', () => {
    const event = { key: '?', ctrlKey: false, metaKey: false, altKey: false, shiftKey: true };
    expect(keyName(event)).toBe('?');
    expect(keyName({ ...event, key: 'Tab' })).toBe('Shift+Tab');
    expect(keyName({ ...event, key: 'Z', shiftKey: false, ctrlKey: true })).toBe('Ctrl+z');
  });
});
