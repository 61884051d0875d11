/** What comes into question beside the sea lord's own order, and how far behind it he would put it himself. */
import { waysOut } from '../../rules/battle/weather-gauge.ts';
import { inPortUnmoved } from '../../rules/chart/afloat.ts';
import type { Answer, SeaAsk } from '../../rules/world/asks.ts';
import { type AskOf, commandOf, type Desk } from '../desk.ts';
import { idle, onwardPlans, sailOrder, sailPlans, shelter, type Plan as Voyage } from '../orders.ts';
import { weighGauge, weighSearch } from '../searching.ts';
import type { Temper } from '../temper.ts';

interface Offer {
  readonly name: string;
  /** Null where there is no such thing to do. */
  readonly answer: Answer | null;
  /** In points of a year. */
  readonly behind: number;
}

/** Voyages that are thought over at once, and how many of one squadron. */
const VOYAGES = 9;
const OF_ONE = 4;

/** Nothing where there is nothing to think over: an empty marker may go where it likes. */
export function offersFor(desk: Desk, temper: Temper, ask: SeaAsk): readonly Offer[] {
  switch (ask.kind) {
    case 'sail':
      return voyages(desk, temper);
    case 'onward':
      return commandOf(desk, ask.token).decoy ? [] : waysOnward(desk, temper, ask);
    case 'search':
      return commandOf(desk, ask.mine).decoy ? [] : meetings(desk, temper, ask);
    case 'gauge':
      return battles(desk, ask);
    default:
      return [];
  }
}

const leadOf = (plans: readonly Voyage[]): number => Math.max(0, ...plans.map(({ worth }) => worth));

function voyages(desk: Desk, temper: Temper): Offer[] {
  const { outlook, plans } = sailPlans(desk, temper, OF_ONE);
  const best = leadOf(plans);
  const chosen = apart(plans);
  if (chosen[0]?.own.decoy !== false) return [];
  return [
    ...chosen.map(({ own, route, worth }) => ({
      name: `sail to ${route.area}`,
      answer: sailOrder(outlook, own, route),
      behind: best - worth,
    })),
    { name: 'wait', answer: idle(desk, inPortUnmoved(desk.view, desk.side)), behind: best },
  ];
}

/** From so many ships on a squadron is another kind of thing than a pair. */
const FLEET = 6;

/** The best voyages, no sea twice for squadrons of a kind. */
function apart(plans: readonly Voyage[]): Voyage[] {
  const found = new Map<string, Voyage>();
  for (const plan of plans.toSorted((one, other) => other.worth - one.worth)) {
    const { decoy, ships } = plan.own;
    const key = `${decoy ? 'decoy' : ships >= FLEET ? 'fleet' : 'pair'} ${plan.route.area}`;
    if (!found.has(key)) found.set(key, plan);
    if (found.size >= VOYAGES) break;
  }
  return [...found.values()];
}

function waysOnward(desk: Desk, temper: Temper, ask: AskOf<'onward'>): Offer[] {
  const { plans } = onwardPlans(desk, temper, ask, OF_ONE);
  const best = leadOf(plans);
  const marker = desk.view.markers.find((one) => one.token === ask.token)!;
  return [
    ...plans.map(({ route, worth }) => ({
      name: `go on to ${route.area}`,
      answer: { path: [...route.path], end: 'sea' },
      behind: best - worth,
    })),
    { name: 'into port', answer: shelter(desk, marker, ask.area), behind: best },
  ];
}

function meetings(desk: Desk, temper: Temper, ask: AskOf<'search'>): Offer[] {
  const { fight, avoid, guesses } = weighSearch(desk, temper, ask);
  const lead = (fight - avoid) / Math.max(1, guesses.length);
  return [
    { name: 'fight', answer: { choice: 'fight' }, behind: -lead },
    { name: 'avoid', answer: { choice: 'avoid' }, behind: lead },
  ];
}

function battles(desk: Desk, ask: AskOf<'gauge'>): Offer[] {
  const { engaged, away } = weighGauge(desk, ask);
  const lead = engaged - (away ?? 0);
  return [
    { name: 'engage', answer: { withdraw: null }, behind: -lead },
    ...waysOut(desk.view, desk.view.battle!)
      .slice(0, OF_ONE)
      .map((place) => ({ name: 'withdraw', answer: { withdraw: { ...place } }, behind: lead })),
  ];
}
