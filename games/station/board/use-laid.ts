/** A good officer's order that lies in the panel as a draft; the player's own waits beneath it. */
import type { Drafts } from '@weathergage/web/toolkit/drafts.ts';
import { useState } from 'react';
import type { Answer, AskKind, StationAsk } from '../rules/world/asks.ts';

/** Where each act is given at once. */
const AT_ONCE: readonly AskKind[] = ['orders', 'reorganise', 'regroup'];

export const isLaid = ({ kind }: StationAsk): boolean => !AT_ONCE.includes(kind);

interface Laid {
  readonly ask: string;
  readonly answer: Answer;
  readonly drafts: Drafts;
}

interface LaidOrders {
  /** Null brings the player's own draft back. */
  lay(ask: StationAsk, answer: Answer | null): void;
  answerTo(ask: StationAsk): Answer | null;
  /** What is changed in his order does not change one's own. */
  draftsFor(ask: StationAsk): Drafts;
}

function looseDrafts(): Drafts {
  const kept = new Map<string, unknown>();
  return { read: (key) => kept.get(key), keep: (key, value) => void kept.set(key, value) };
}

export function useLaid(own: Drafts): LaidOrders {
  const [laid, setLaid] = useState<Laid | null>(null);
  const laidFor = ({ id }: StationAsk): Laid | null => (laid?.ask === id ? laid : null);
  return {
    lay: ({ id }, answer) => setLaid(answer === null ? null : { ask: id, answer, drafts: looseDrafts() }),
    answerTo: (ask) => laidFor(ask)?.answer ?? null,
    draftsFor: (ask) => laidFor(ask)?.drafts ?? own,
  };
}
