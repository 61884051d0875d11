// @vitest-environment happy-dom
import { act, type ReactNode, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePointed } from './use-pointed.ts';

// The window of these tests draws nothing: whatever is there is seen.
Element.prototype.checkVisibility = () => true;
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;

const MARKS = ['course'];
let root: Root;
let left = 100;
let panel: DOMRect | null = null;

function Card(): ReactNode {
  const ring = useRef<HTMLDivElement>(null);
  usePointed(MARKS, ring, useRef<HTMLElement>(null));
  return (
    <>
      <div style={{ overflowY: 'auto' }} data-testid="panel">
        <button type="button" data-testid="course">
          Course
        </button>
      </div>
      <div ref={ring} data-testid="ring" />
    </>
  );
}

const ringAt = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-testid=ring]')?.style.transform;

describe('the ring of a lesson', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
      const own = new DOMRect(left, 200, 80, 40);
      return this.getAttribute('data-testid') === 'panel' ? (panel ?? own) : own;
    });
    root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () => root.render(<Card />));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    left = 100;
    panel = null;
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('lies around what is pointed at, and follows it at the next frame', () => {
    expect(ringAt()).toBe('translate(96px, 196px)');
    left = 300;
    vi.advanceTimersToNextFrame();
    expect(ringAt()).toBe('translate(296px, 196px)');
  });

  it('lies around as much of it as its panel shows, and around nothing where it is scrolled away', () => {
    const ring = document.querySelector<HTMLElement>('[data-testid=ring]')!;
    panel = new DOMRect(0, 100, 400, 115);
    vi.advanceTimersToNextFrame();
    expect([ring.style.height, ring.hidden]).toEqual(['23px', false]);
    panel = new DOMRect(0, 100, 400, 90);
    left = 101;
    vi.advanceTimersToNextFrame();
    expect(ring.hidden).toBe(true);
  });

  it('asks for no more frames when nothing moves, and finds what has moved soon after', () => {
    vi.advanceTimersByTime(1000);
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    vi.advanceTimersByTime(1000);
    expect(frames).not.toHaveBeenCalled();
    left = 300;
    vi.advanceTimersByTime(100);
    expect(ringAt()).toBe('translate(296px, 196px)');
    expect(frames).toHaveBeenCalled();
  });

  it('is on the move with the first press', () => {
    vi.advanceTimersByTime(1050);
    dispatchEvent(new Event('pointerdown'));
    left = 300;
    vi.advanceTimersToNextFrame();
    expect(ringAt()).toBe('translate(296px, 196px)');
  });
});
