/** Matches, entries and effects that the contract of stores is held up to. */
import type { Entry, Happening, Opening, Snapshot } from '@weathergage/kernel';
import {
  type ClockRecord,
  type EntryEffects,
  type NewMatch,
  NO_EFFECTS,
  type StandingRecord,
  type Store,
  type TalkRecord,
} from './store.ts';

export interface StorePlace {
  open(): Promise<Store>;
  /** The same place, but there is no room to write more than a little. */
  openFull(): Promise<Store>;
  openReadOnly(): Promise<Store>;
  remove(): void | Promise<void>;
}

export const opening: Opening = {
  game: 'powder',
  rulesVersion: '1',
  scenario: { id: 'x' },
  options: {},
  dice: { kind: 'checkable', commitment: 'ab'.repeat(32), nonces: {} },
};

export const newMatch = (id: string): NewMatch => ({
  id,
  opening,
  secret: 'cd'.repeat(32),
  created: 1_805_000_000_000,
  gallery: { access: 'link', tokenHash: 'hash-of-gallery' },
  seats: [
    { seat: 'red', bot: null, tokenHash: 'hash-of-red', nonce: null },
    { seat: 'blue', bot: 'plain', tokenHash: null, nonce: 'drawn' },
  ],
});

export const answerEntry = (n: number, ask = `ask-${n}`, said: unknown = { n }): Entry => ({
  n,
  type: 'answer',
  seat: 'red',
  ask,
  answer: said,
});

export const snapshotAt = (step: number, n: number, state: unknown = { step }): Snapshot => ({
  rulesVersion: '1',
  n,
  step,
  chain: { hash: '', tail: [] },
  state,
  pending: [],
});

export const happening = (text: string): Happening => ({ truth: { kind: text, rule: '1' } });
export const resolved = (step: number, n: number): EntryEffects => ({
  ...NO_EFFECTS,
  steps: [{ n, step, happenings: [happening(`step ${step}`)] }],
  snapshot: snapshotAt(step, n),
});

export const clockAt = (version: number, more: Partial<ClockRecord> = {}): ClockRecord => ({
  version,
  step: 4,
  rewound: 0,
  from: 1000,
  limit: 60_000,
  asked: 0,
  request: null,
  declined: null,
  pause: null,
  ...more,
});

export const leftAt = (n: number, more: Partial<StandingRecord> = {}): StandingRecord => ({
  seat: 'red',
  ticked: ['loss', 'sight'],
  since: { sea: 'calm' },
  rulesVersion: '1',
  n,
  answered: 0,
  halt: null,
  ...more,
});

export const saidAt = (at: number, more: Partial<TalkRecord> = {}): TalkRecord => ({
  at,
  deed: 0,
  seat: 'red',
  to: 'table',
  text: 'ahoy',
  ...more,
});

/** A store with a match `m` played to so many steps, one entry each. */
export type PlayedStore = (last: number) => Promise<Store>;
