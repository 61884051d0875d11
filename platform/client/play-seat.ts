/** Plays a seat to the end of its match: whenever something is asked, it is decided and answered. */
import type { Ask, Desk, Outcome } from '@weathergage/kernel';
import { Refused } from './refused.ts';
import type { Weathergage } from './weathergage.ts';

/** What to answer to one question, from what the seat sees; `choices` brings some answers that the rules allow. */
export type Decide = (ask: Ask, desk: Desk, choices: () => Promise<readonly unknown[]>) => unknown;

export interface PlayTerms {
  readonly signal?: AbortSignal;
}

/** Somebody was quicker, or a step was taken back: the next desk asks anew. */
const OVERTAKEN = new Set(['answer-outdated', 'ask-not-open', 'match-over']);

/** The outcome; null if it was broken off by its signal. */
export async function playSeat(
  server: Weathergage,
  id: string,
  decide: Decide,
  { signal }: PlayTerms = {},
): Promise<Outcome | null> {
  await server.join(id);
  for await (const message of server.watch(id, signal)) {
    if (message.type !== 'desk') continue;
    const { desk } = message;
    if (desk.outcome !== null) return desk.outcome;
    try {
      const answers = [];
      for (const { ask, answer } of desk.asks) {
        const choices = async () => (await server.choices(id, ask.id)).choices;
        if (answer === null) answers.push({ ask: ask.id, answer: await decide(ask, desk, choices) });
      }
      if (answers.length === 0) continue;
      await server.deed(id, { type: 'answer', answers, seen: desk.n });
    } catch (error) {
      if (!(error instanceof Refused) || !OVERTAKEN.has(error.code)) throw error;
    }
  }
  return null;
}
