// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { newDrawing } from '../testing/drawing.ts';
import { NextLink, nextOpen } from './next-link.tsx';

describe('the next that is open', () => {
  const open = (one: string): boolean => one !== 'sails';

  it('is the first behind the one in hand, and from the last the first again', () => {
    expect(nextOpen(['a', 'sails', 'b'], null, open)).toBe('a');
    expect(nextOpen(['a', 'sails', 'b'], 'a', open)).toBe('b');
    expect(nextOpen(['a', 'sails', 'b'], 'b', open)).toBe('a');
  });

  it('is none where all others have their orders', () => {
    expect(nextOpen(['a', 'sails'], 'a', open)).toBeNull();
    expect(nextOpen(['sails'], null, open)).toBeNull();
  });

  it('is taken in hand by a press and by the key that stands on it', async () => {
    const onNext = vi.fn();
    const { place, draw, remove } = newDrawing();
    await draw(<NextLink words="next squadron" onNext={onNext} />);
    const link = place.querySelector('button')!;
    expect(link.textContent).toBe('next squadron .');
    link.click();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '.' }));
    expect(onNext).toHaveBeenCalledTimes(2);
    link.parentElement!.hidden = true;
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '.' }));
    expect(onNext).toHaveBeenCalledTimes(2);
    await remove();
  });
});
