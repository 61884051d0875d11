import { beforeEach, describe, expect, it } from 'vitest';
import { type Means, Speaker } from './speaker.ts';

/** An ear that writes down what it is given. */
function earWith(state: { hidden: boolean; touched: boolean }) {
  const started: { buffer: unknown; loop: boolean }[] = [];
  const made: string[] = [];
  const stopped: number[] = [];
  const time = { now: 0 };
  const param = () => ({ value: 0, setTargetAtTime() {}, setValueAtTime() {}, linearRampToValueAtTime() {} });
  const context = {
    get currentTime() {
      return time.now;
    },
    sampleRate: 8000,
    state: 'running',
    destination: {},
    createGain: () => ({ gain: param(), connect() {} }),
    createBuffer: (_: number, length: number) => ({ length, getChannelData: () => new Float32Array(length) }),
    createBufferSource: () => ({
      buffer: null as unknown,
      loop: false,
      connect() {},
      start() {
        started.push({ buffer: this.buffer, loop: this.loop });
      },
      stop: (at: number) => stopped.push(at),
    }),
  } as unknown as AudioContext;
  const means: Means = {
    makeContext: () => {
      made.push('context');
      return context;
    },
    hidden: () => state.hidden,
    touched: () => state.touched,
    samples: async (sound) => {
      made.push(sound);
      return { data: new Float32Array(8), loops: sound === 'wind' };
    },
  };
  return { speaker: new Speaker(means), started, stopped, made, time };
}

/** Lets what was promised come to pass. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the speaker', () => {
  const state = { hidden: false, touched: true };
  beforeEach(() => Object.assign(state, { hidden: false, touched: true }));

  it('is off at first, and then makes and fetches nothing', async () => {
    const { speaker, started, made } = earWith(state);
    await speaker.play('gun');
    speaker.wind(true);
    await settled();
    expect([started, made]).toEqual([[], []]);
  });

  it('waits for a hand on the page', async () => {
    const { speaker, started, made } = earWith(state);
    state.touched = false;
    speaker.tune(1);
    await speaker.play('gun');
    expect([started, made]).toEqual([[], []]);
    state.touched = true;
    await speaker.play('gun');
    expect(started).toHaveLength(1);
  });

  it('is silent in a hidden tab, but calls', async () => {
    const { speaker, started } = earWith(state);
    speaker.tune(0.5);
    state.hidden = true;
    await speaker.play('broadside');
    expect(started).toHaveLength(0);
    await speaker.play('call');
    expect(started).toHaveLength(1);
  });

  it('makes each sound once, and does not play it twice in a moment', async () => {
    const { speaker, started, made, time } = earWith(state);
    speaker.tune(1);
    await speaker.play('gun');
    await speaker.play('gun');
    expect(started).toHaveLength(1);
    time.now = 1;
    await speaker.play('gun');
    expect([started.length, made]).toEqual([2, ['context', 'gun']]);
  });

  it('has the wind blow while it is wanted, and lie down in a tab that is left', async () => {
    const { speaker, started, stopped } = earWith(state);
    speaker.wind(true);
    speaker.tune(1);
    await settled();
    speaker.wind(true);
    await settled();
    expect(started).toEqual([{ buffer: expect.anything(), loop: true }]);
    state.hidden = true;
    speaker.wind(true);
    expect(stopped).toHaveLength(1);
    state.hidden = false;
    speaker.tune(0);
    speaker.wind(true);
    await settled();
    expect(started).toHaveLength(1);
  });
});
