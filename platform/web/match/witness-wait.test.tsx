// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Drawing, newDrawing } from '../toolkit/testing/drawing.ts';
import { WitnessWait } from './witness-wait.tsx';

const SEATS = ['ann', 'ben'].map((id) => ({ id, side: id, name: id.toUpperCase(), bot: null, taken: true }));
const WITNESS = { url: 'https://witness.example', key: 'ab'.repeat(32), trouble: null, awaited: false };

describe('waiting for the witness', () => {
  const goOn = vi.fn();
  let drawing: Drawing;
  const show = (
    trouble: 'silent' | 'refuses' | 'false' | null,
    agreed: string[],
    onGoOn: (() => void) | null = goOn,
  ) =>
    drawing.draw(
      <WitnessWait
        now={{ seats: SEATS, witness: { ...WITNESS, trouble } }}
        seat="ann"
        witness={{ step: 4, agreed, needed: ['ann', 'ben'] }}
        onGoOn={onGoOn}
      />,
    );
  const words = (): string => document.body.textContent ?? '';
  const button = (): HTMLElement | null => document.querySelector('[data-testid="go-on-unwitnessed"]');
  beforeEach(() => {
    vi.useFakeTimers();
    drawing = newDrawing();
  });
  afterEach(async () => {
    await drawing.remove();
    vi.useRealTimers();
  });

  it('says nothing of one that signs at once, and names one that does not', async () => {
    await show(null, []);
    expect(words()).toBe('');
    act(() => vi.advanceTimersByTime(1000));
    expect(words()).toContain('Waiting for the witness https://witness.example');
  });

  it('says what is the matter, and lets a person agree to go on without', async () => {
    await show('silent', []);
    expect(words()).toContain('does not answer');
    button()!.click();
    expect(goOn).toHaveBeenCalledOnce();
    await show('refuses', ['ann']);
    expect(words()).toContain('something else was signed');
    expect(words()).toContain('You would go on without it. BEN must agree.');
    expect(button()).toBeNull();
    await show('false', ['ben'], null);
    expect(words()).toContain('not signed with its key');
    expect(button()).toBeNull();
  });
});
