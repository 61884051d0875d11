/** Plays the sounds. Silent until somebody has touched the page, and in a tab that nobody looks at but for the call. */
import type { Sound } from '../toolkit/sound/sounds.ts';

/** What the speaker needs of the browser. */
export interface Means {
  makeContext(): AudioContext;
  hidden(): boolean;
  /** Browsers let a page be heard only after a hand was on it. */
  touched(): boolean;
  /** The samples come over the wire only for those who want to hear them. */
  samples(sound: Sound, rate: number): Promise<{ readonly data: Float32Array; readonly loops: boolean }>;
}

const browserMeans: Means = {
  makeContext: () => new AudioContext(),
  hidden: () => document.hidden,
  touched: () => navigator.userActivation?.hasBeenActive ?? true,
  samples: async (sound, rate) => {
    const [{ RECIPES }, { samplesOf }] = await Promise.all([
      import('./recipes.ts'),
      import('./synthesis.ts'),
    ]);
    return { data: samplesOf(RECIPES[sound], rate), loops: RECIPES[sound].loops === true };
  },
};

/** Seconds in which the same sound is not heard twice: many guns at once are one roar. */
const APART = 0.12;
/** Seconds in which the wind rises and falls. */
const SWELL = 1.5;

interface Made {
  readonly buffer: AudioBuffer;
  readonly loops: boolean;
}

export class Speaker {
  readonly #means: Means;
  readonly #made = new Map<Sound, Promise<Made>>();
  readonly #last = new Map<Sound, number>();
  #context: AudioContext | null = null;
  #master: GainNode | null = null;
  #wind: { readonly gain: GainNode; readonly source: AudioBufferSourceNode } | null = null;
  #windWanted = false;
  #volume = 0;

  constructor(means: Means = browserMeans) {
    this.#means = means;
  }

  /** 0 to 1; at 0 nothing is heard, made or fetched. */
  tune(volume: number): void {
    this.#volume = volume;
    if (this.#context !== null && this.#master !== null)
      this.#master.gain.setTargetAtTime(volume * volume, this.#context.currentTime, 0.05);
    void this.#blow();
  }

  async play(sound: Sound): Promise<void> {
    if (this.#means.hidden() && sound !== 'call') return;
    const context = this.#ready();
    if (context === null) return;
    const now = context.currentTime;
    if (now - (this.#last.get(sound) ?? -1) < APART) return;
    this.#last.set(sound, now);
    const source = await this.#sourceOf(context, sound);
    if (this.#volume === 0) return;
    source.connect(this.#master!);
    source.start();
  }

  /** Whether the wind is to be heard: while a match lies on the table and is looked at. */
  wind(on: boolean): void {
    this.#windWanted = on;
    void this.#blow();
  }

  async #blow(): Promise<void> {
    const wanted = this.#windWanted && this.#volume > 0 && !this.#means.hidden();
    if (!wanted) {
      this.#calm();
      return;
    }
    const context = this.#ready();
    if (context === null || this.#wind !== null) return;
    const gain = context.createGain();
    const source = await this.#sourceOf(context, 'wind');
    if (this.#wind !== null || !this.#windWanted) return;
    gain.gain.setValueAtTime(0, context.currentTime);
    gain.gain.linearRampToValueAtTime(0.5, context.currentTime + SWELL);
    source.connect(gain);
    gain.connect(this.#master!);
    source.start();
    this.#wind = { gain, source };
  }

  #calm(): void {
    const [context, wind] = [this.#context, this.#wind];
    this.#wind = null;
    if (context === null || wind === null) return;
    wind.gain.gain.setTargetAtTime(0, context.currentTime, SWELL / 4);
    wind.source.stop(context.currentTime + SWELL);
  }

  /** Null while nothing may be heard. */
  #ready(): AudioContext | null {
    if (this.#volume === 0 || !this.#means.touched()) return null;
    if (this.#context === null) {
      this.#context = this.#means.makeContext();
      this.#master = this.#context.createGain();
      this.#master.gain.value = this.#volume * this.#volume;
      this.#master.connect(this.#context.destination);
    }
    if (this.#context.state === 'suspended') void this.#context.resume().catch(() => {});
    return this.#context;
  }

  async #sourceOf(context: AudioContext, sound: Sound): Promise<AudioBufferSourceNode> {
    const making = this.#made.get(sound) ?? this.#make(context, sound);
    this.#made.set(sound, making);
    const { buffer, loops } = await making;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = loops;
    return source;
  }

  async #make(context: AudioContext, sound: Sound): Promise<Made> {
    const { data, loops } = await this.#means.samples(sound, context.sampleRate);
    const buffer = context.createBuffer(1, data.length, context.sampleRate);
    buffer.getChannelData(0).set(data);
    return { buffer, loops };
  }
}

/** The page's own. */
export const speaker = new Speaker();
