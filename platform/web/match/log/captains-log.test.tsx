// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaptainsLog } from './captains-log.tsx';
import type { LoggedLine } from './log-lines.ts';

/** The window of these tests lays nothing out: a line is fifty pixels high, and the log shows two of them. */
const LINE = 50;
const HEIGHT = 100;

const linesTo = (n: number): LoggedLine[] =>
  Array.from({ length: n }, (_, i) => ({
    key: `${i}`,
    n: i,
    text: `Line ${i}`,
    rule: '',
    weight: 'plain',
    subjects: [],
  })) as unknown as LoggedLine[];

let root: Root;
const write = (n: number): Promise<void> =>
  act(async () => root.render(<CaptainsLog lines={linesTo(n)} nameOf={String} onFocus={() => {}} />));
const log = (): HTMLElement => document.querySelector<HTMLElement>('[data-testid=log]')!;
/** The browser's word of a scroll, which comes a frame later. */
const scrolled = (): void => void log().dispatchEvent(new Event('scroll', { bubbles: true }));

describe('the captain’s log', () => {
  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
      return this.children.length * LINE;
    });
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
    root = createRoot(document.body.appendChild(document.createElement('div')));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it('follows what is written, also when more stands there before the browser tells of the scroll', async () => {
    await write(10);
    await act(async () => {
      root.render(<CaptainsLog lines={linesTo(20)} nameOf={String} onFocus={() => {}} />);
    });
    log().scrollTop = 10 * LINE - HEIGHT;
    scrolled();
    await write(30);
    expect(log().scrollTop).toBe(30 * LINE);
  });

  it('stays where a hand has turned back to', async () => {
    await write(20);
    scrolled();
    log().scrollTop = 0;
    scrolled();
    await write(30);
    expect(log().scrollTop).toBe(0);
  });

  it('lays out the newest of many lines, and the earlier ones at a press, where the reader stays', async () => {
    await write(1203);
    const lines = () => [...document.querySelectorAll('[data-testid=log-line]')];
    expect(lines().map(({ textContent }) => textContent!.trim())[0]).toBe('Line 1003');
    expect(lines()).toHaveLength(200);
    const earlier = [...document.querySelectorAll<HTMLElement>('.log-again')].find(
      ({ textContent }) => textContent === '1003 earlier lines',
    )!;
    log().scrollTop = 0;
    await act(async () => earlier.click());
    expect(lines()).toHaveLength(1200);
    expect(log().scrollTop).toBe(0);
    await write(1204);
    expect(log().scrollTop).toBe(0);
  });
});
