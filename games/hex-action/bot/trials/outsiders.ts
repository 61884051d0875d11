/** Opponents for the ladder that think otherwise than our machines do: what beats them must not hang on being understood. */
import type { Dice, QuickChooser } from '@weathergage/kernel';
import { availableSections } from '../../rules/afloat/parties.ts';
import { check } from '../../rules/answers.ts';
import { boardable } from '../../rules/boarding/boarding.ts';
import { legalPlots } from '../../rules/sailing/plot.ts';
import type { Answer, HexAsk } from '../../rules/sea/asks.ts';
import { distance } from '../../rules/sea/hex.ts';
import { rangeBetween, type Ship, sternHex } from '../../rules/sea/ship.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { isAdvancedAsk } from '../plain.ts';
import { straightBot } from '../straight.ts';

const nearest = (view: View, ship: Ship): Ship | undefined =>
  view.ships
    .filter((other) => other.side !== ship.side && other.presence === 'afloat' && other.surrender === null)
    .sort((x, y) => rangeBetween(ship, x) - rangeBetween(ship, y))[0];

/** The plot whose end lies best by a measure of hexes to the nearest enemy, the least wins. */
function plotBy(view: View, ship: Ship, measure: (hexes: number) => number): string {
  const foe = nearest(view, ship);
  if (foe === undefined) return '0';
  let best = '0';
  let least = Number.POSITIVE_INFINITY;
  for (const { plot, judgement } of legalPlots(view, ship)) {
    if (judgement.leaves) continue;
    const end = judgement.path.at(-1)?.bow ?? ship.bow;
    const hexes = Math.min(distance(end, foe.bow), distance(end, sternHex(foe)));
    const worth = measure(hexes) + (judgement.attitude === 'D' ? 2 : 0);
    if (worth < least) [least, best] = [worth, plot];
  }
  return best;
}

/** Everything that is not the outsider's own habit is done as plainly as can be. */
type Habits = {
  readonly [K in HexAsk['kind']]?: (view: View, ask: Extract<HexAsk, { kind: K }>, dice: Dice) => Answer;
};

const outsider =
  (habits: Habits): QuickChooser<HexAction> =>
  (view, ask, dice) => {
    const habit = habits[ask.kind] as ((view: View, ask: HexAsk, dice: Dice) => Answer) | undefined;
    if (habit === undefined || isAdvancedAsk(ask)) return straightBot(view, ask);
    const answer = habit(view, ask, dice);
    return check(view, ask, answer) === null ? answer : straightBot(view, ask);
  };

const holdsOn: Habits = {
  grapple: (_, ask) => ({ targets: [...ask.targets] }),
  ungrapple: () => ({ from: [] }),
  unfoul: () => ({ attempts: [] }),
  disengage: () => ({ disengage: false }),
};

export const outsiders = {
  /** Closes by distance, fires whatever bears, boards whenever bound, never defends. */
  boarder: outsider({
    ...holdsOn,
    plot: (view, ask) => ({ plot: plotBy(view, shipOf(view, ask.ship), (hexes) => Math.abs(hexes - 1)) }),
    boarding: (view, ask) => {
      const ship = shipOf(view, ask.ship);
      const [foe] = boardable(view, ship).filter(({ surrender }) => surrender === null);
      const sections = availableSections(ship, view.turn).slice(0, 2);
      if (foe === undefined || sections.length === 0) return { parties: [] };
      return { parties: [{ type: 'OBP', sections: sections.map(({ no }) => no), target: foe.id }] };
    },
    'board-on': () => ({ board: true }),
  }),
  /** Rams, holds on, and keeps every man at the guns. */
  rammer: outsider({
    ...holdsOn,
    plot: (view, ask) => ({ plot: plotBy(view, shipOf(view, ask.ship), (hexes) => hexes) }),
    boarding: () => ({ parties: [] }),
  }),
  /** Makes off, and fires at who follows. */
  runner: outsider({
    plot: (view, ask) => ({ plot: plotBy(view, shipOf(view, ask.ship), (hexes) => -hexes) }),
  }),
  /** Lies where she is and never fires: she must be caught, and from every quarter of the wind. */
  still: outsider({
    plot: () => ({ plot: '0' }),
    fire: () => ({ L: null, R: null }),
  }),
} as const satisfies Record<string, QuickChooser<HexAction>>;
