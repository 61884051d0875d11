// A fight worth a picture: two of the machine's captains play until the ships are close and both have been hit.
import { bearingsFrom, endOf } from '@weathergage/hex-action/attention/plot-choices.ts';
import { bots } from '@weathergage/hex-action/bot/index.ts';
import { duels } from '@weathergage/hex-action/data/duels.ts';
import { hexAction } from '@weathergage/hex-action/rules/index.ts';
import { judgePlot } from '@weathergage/hex-action/rules/sailing/plot.ts';
import type { Scenario } from '@weathergage/hex-action/rules/scenario/scenario.ts';
import type { HexAsk } from '@weathergage/hex-action/rules/sea/asks.ts';
import { rangeBetween } from '@weathergage/hex-action/rules/sea/ship.ts';
import { type State, shipOf } from '@weathergage/hex-action/rules/sea/state.ts';
import { hashOf, type Journal } from '@weathergage/kernel';
import { record } from './recorder.ts';

export interface Fight {
  readonly scenario: Scenario;
  /** Up to where both captains have a plot to write. */
  readonly plotting: Journal;
  /** What the machine would plot there for the first captain, through whose eyes the pictures are taken. */
  readonly plot: string;
  /** Up to where both have a broadside to fire. */
  readonly firing: Journal;
  readonly finished: Journal;
}

/** Close, both marked, nobody entangled: a moment that shows what the game is. */
function isPicture({ ships, fouls, grapples, turn }: State): boolean {
  const [a, b] = ships;
  if (a === undefined || b === undefined || turn < 3 || fouls.length + grapples.length > 0) return false;
  const range = rangeBetween(a, b);
  return range >= 2 && range <= 3 && ships.every(({ hull, spec }) => spec.hull - hull >= 2 && hull >= 2);
}

/** A course with a turn in it that brings her guns to bear: it shows what the panel has to say. */
function isTelling(state: State, shipId: string, plot: string): boolean {
  const ship = shipOf(state, shipId);
  return (
    /[LR]/.test(plot) && bearingsFrom(state, ship, endOf(ship, judgePlot(state, ship, plot))).ours.length > 0
  );
}

const isOpenTo = (asks: readonly HexAsk[], kind: HexAsk['kind'], seats: readonly string[]): boolean =>
  seats.every((seat) => asks.some((ask) => ask.seat === seat && ask.kind === kind));

/** Plays one match out; null if it never comes to the moments that are wanted. */
function fightOf(scenario: Scenario, seed: number): Fight | null {
  const { match, chance, journal, give } = record(hexAction, scenario, seed);
  const seats = match.seats.map(({ id }) => id);
  const [mine] = seats;
  let plotting: Journal | null = null;
  let plot: string | null = null;
  let firing: Journal | null = null;
  while (match.outcome === null && match.step < 400) {
    const { asks } = match;
    const { state } = match;
    const wanted = plotting === null && isOpenTo(asks, 'plot', seats) && isPicture(state);
    if (wanted) plotting = journal();
    else if (plotting !== null && firing === null && isOpenTo(asks, 'fire', seats)) firing = journal();
    for (const ask of asks) {
      const answer = bots.captain(match.view(ask.seat), ask, chance);
      if (wanted && ask.seat === mine && 'plot' in answer && isTelling(state, ask.ship, answer.plot))
        plot = answer.plot;
      give(ask, answer);
    }
  }
  if (plotting === null || plot === null || firing === null || match.outcome === null) return null;
  const finished = { ...journal(), hash: hashOf(match.state) };
  return { scenario, plotting, plot, firing, finished };
}

/** The first seed whose match comes to such moments; the same one every time. */
export function findFight(id: string): Fight {
  const scenario = duels.find((duel) => duel.id === id);
  if (scenario === undefined) throw new Error(`no duel ${id}`);
  for (let seed = 1; seed <= 400; seed++) {
    const fight = fightOf(scenario, seed);
    if (fight !== null) return fight;
  }
  throw new Error(`no match of ${id} comes to a moment worth a picture`);
}
