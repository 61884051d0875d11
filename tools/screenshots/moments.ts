// Moments worth a picture: machines play a match, and the journal is kept as it stands when each moment comes.
import {
  type Chooser,
  type Game,
  type GameTypes,
  hashOf,
  type Journal,
  type Seat,
} from '@weathergage/kernel';
import { record } from './recorder.ts';

const MOST_SEEDS = 60;
const MOST_STEPS = 4000;

/** Whether the umpire's question to the seat of the pictures is the one that is wanted. */
export type Wanted<T extends GameTypes> = (state: T['state'], ask: T['ask']) => boolean;

export interface Moments {
  /** The journal at each moment, by name, and of the whole match. */
  readonly at: Readonly<Record<string, Journal>>;
  readonly finished: Journal;
}

async function play<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  seat: Seat,
  chooser: Chooser<T>,
  wanted: Readonly<Record<string, Wanted<T>>>,
  seed: number,
): Promise<Moments | null> {
  const { match, chance, journal, give } = record(game, scenario, seed);
  const at: Record<string, Journal> = {};
  while (match.outcome === null && match.step < MOST_STEPS) {
    for (const ask of match.asks)
      for (const [name, fits] of Object.entries(wanted))
        if (at[name] === undefined && ask.seat === seat && fits(match.state, ask)) at[name] = journal();
    for (const ask of match.asks) give(ask, await chooser(match.view(ask.seat), ask, chance));
  }
  if (match.outcome === null || Object.keys(wanted).some((name) => at[name] === undefined)) return null;
  return { at, finished: { ...journal(), hash: hashOf(match.state) } };
}

/** The first seed whose match comes to all the moments; the same one every time. */
export async function findMoments<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  seat: Seat,
  chooser: Chooser<T>,
  wanted: Readonly<Record<string, Wanted<T>>>,
): Promise<Moments> {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const moments = await play(game, scenario, seat, chooser, wanted, seed);
    if (moments !== null) return moments;
  }
  throw new Error(`no match of ${game.title} comes to every moment wanted`);
}
