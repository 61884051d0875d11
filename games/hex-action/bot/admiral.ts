/** The machine's admiral: plans for the whole fleet of a seat at once, and hands each ship her part. */
import type { Dice } from '@weathergage/kernel';
import { batteryOf } from '../rules/bearing/battery.ts';
import type { Answer, AnswerTo, HexAsk } from '../rules/sea/asks.ts';
import { advancedView } from '../rules/sea/edition.ts';
import { rangeBetween, type Ship } from '../rules/sea/ship.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import { captainBot } from './captain.ts';
import { aimOf } from './fleet/aims.ts';
import type { Effort } from './fleet/answer.ts';
import { type Candidate, candidatesOf } from './fleet/candidates.ts';
import { council } from './fleet/council.ts';
import { fleetFire } from './fleet/gun-deck.ts';
import { chooseReload } from './fleet/loader.ts';
import { withNotes } from './fleet/notes.ts';
import { ordersAhead } from './fleet/signals.ts';
import { CREEDS, type Creed } from './fleet/temper.ts';
import { lighter, strongest } from './plain.ts';
import { batteryShot } from './plain-guns.ts';
import { soundFleet } from './shipyard.ts';

/** A fixed number of rounds replays exactly; without one the clock decides how many there are. */
export interface Diligence {
  readonly rounds?: number;
  /** What he is like, beside others of his skill. */
  readonly creed?: Creed;
}

/** A turn's thought where nobody says how long it may take. */
const USUAL_MS = 1000;
const MOST_ROUNDS = 6;
/** Fewer rounds than this are played without asking what plain captains would do: that takes time. */
const CAPTAINS_FROM = 2;

function effortOf({ rounds }: Diligence, budgetMs: number | undefined): Effort {
  if (rounds !== undefined) return { rounds, timeIsUp: () => false, captains: rounds >= CAPTAINS_FROM };
  const budget = budgetMs ?? USUAL_MS;
  const end = performance.now() + 0.8 * budget;
  return { rounds: MOST_ROUNDS, timeIsUp: () => performance.now() > end, captains: budget >= 100 };
}

/** Plans are made for all ships of a seat with the first question of a phase and kept for the others. */
class Desk<P> {
  readonly #byView = new WeakMap<View, P>();
  /** A view that comes back as a copy, from another thread, is known by what is in it. */
  #last: { readonly seen: string; readonly plan: P } | null = null;

  planFor(view: View, make: () => P): P {
    let plan = this.#byView.get(view);
    if (plan !== undefined) return plan;
    const seen = JSON.stringify([view.scenario, view.seat, view.turn, view.phase, view.asked, view.ships]);
    plan = this.#last?.seen === seen ? this.#last.plan : make();
    this.#last = { seen, plan };
    this.#byView.set(view, plan);
    return plan;
  }
}

type Admiral = (view: View, ask: HexAsk, dice: Dice, budgetMs?: number) => Answer;

export function admiralOf(diligence: Diligence = {}): Admiral {
  const plots = new Desk<ReadonlyMap<string, Candidate>>();
  const fires = new Desk<ReadonlyMap<string, AnswerTo<'fire'>>>();
  return (view, ask, dice, budgetMs) => {
    if (isBasicDuel(view)) return captainBot(view, ask, dice);
    switch (ask.kind) {
      case 'plot':
        return plot(view, ask, plots, () =>
          council(view, sideOf(view), effortOf(diligence, budgetMs), diligence.creed),
        );
      case 'orders':
        return ordersAhead(advancedView(view), ask);
      case 'fire': {
        const own = () => view.ships.filter((ship) => ship.seat === view.seat && ship.presence === 'afloat');
        return fires.planFor(view, () => fleetFire(view, own())).get(ask.ship)!;
      }
      case 'reload':
        return chooseReload(advancedView(view), ask);
      case 'prepare':
        return prepared(view, shipOf(view, ask.ship));
      case 'flagship':
        return strongest(view, ask);
      case 'battery':
        return batteryShot(advancedView(view), batteryOf(view, ask.ship));
      case 'refloat':
        return lighter(view, ask);
      case 'muster':
        return soundFleet(ask);
      default:
        return captainBot(view, ask, dice);
    }
  };
}

/** One against one in the Basic Game the captain weighs every course against every other: an admiral has no more to say. */
export const isBasicDuel = (view: View): boolean =>
  view.advanced === undefined && view.victory.type === 'single-ship' && view.ships.length === 2;

const sideOf = (view: View): string => view.side ?? view.sides[0]!.id;

function plot(
  view: View,
  ask: Extract<HexAsk, { kind: 'plot' }>,
  desk: Desk<ReadonlyMap<string, Candidate>>,
  plan: () => ReadonlyMap<string, Candidate>,
): AnswerTo<'plot'> {
  const ship = shipOf(view, ask.ship);
  const order = desk.planFor(view, plan).get(ship.id) ?? candidatesOf(view, ship)[0]!;
  return withNotes(view, ship, order);
}

/** Farther off than this a fleet comes up under full sails, all of it or none (20.1.5.1). */
const UNDER_FULL_SAIL = 18;
const RUNNER = 12;

function prepared(view: View, ship: Ship): AnswerTo<'prepare'> {
  const afloat = view.ships.filter(({ presence }) => presence === 'afloat');
  const foes = afloat.filter(({ side }) => side !== ship.side);
  const away = (own: Ship): number => Math.min(...foes.map((foe) => rangeBetween(own, foe)));
  const nearest = Math.min(...afloat.filter(({ side }) => side === ship.side).map(away));
  const runs = aimOf(view, ship) !== null && away(ship) > RUNNER;
  return { sail: foes.length > 0 && (nearest > UNDER_FULL_SAIL || runs) ? 'full' : 'battle' };
}

export const plainAdmiral = admiralOf();

/** Admirals of other characters; in a duel of the Basic Game they are captains like any other. */
export const admirals = {
  'admiral-bold': admiralOf({ creed: CREEDS.bold }),
  'admiral-wary': admiralOf({ creed: CREEDS.wary }),
  'admiral-methodical': admiralOf({ creed: CREEDS.methodical }),
} as const;
/** Not by the clock: who asks the same is told the same. */
export const steadyAdmiral = admiralOf({ rounds: 3 });
