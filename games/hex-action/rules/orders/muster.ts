/** Fleets chosen in secret within a budget, before the first turn; both are shown when both are chosen. */
import { refuse } from '@weathergage/kernel';
import { classIds, classOf, type ShipClass } from '../../data/classes.ts';
import { launch, type ScenarioShip } from '../scenario/launch.ts';
import { type Muster, SQUADRON_SIZE, type Squadron } from '../sea/advanced-sea.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { hexName } from '../sea/hex.ts';
import { type AdvancedAskRules, type AdvancedPhaseRules, askId } from '../sea/phase.ts';
import type { Nation } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { QUALITIES, type Quality } from '../sea/words.ts';

/** No more than this part of the points in one ship, so that a budget buys a fleet. */
const ONE_SHIP = 1 / 3;
/** Vessels that only make sense where a scenario has a use for them. */
const UNFIT = ['moored-hulk', 'fireship', 'bomb'];

type Choice = AnswerTo<'muster'>['ships'][number];

const chairOf = (sea: Sea, side: string): string => sea.seats.find((seat) => seat.side === side)!.id;
const sideOf = (sea: Sea, seat: string): string => sea.seats.find(({ id }) => id === seat)!.side;

/** The classes a side may buy from. */
export const classesFor = (nations: readonly string[]): ShipClass[] =>
  classIds()
    .map((id) => classOf(id)!)
    .filter(
      ({ nation, advanced }) =>
        (nation === 'any' || nations.includes(nation)) &&
        !advanced.traits.some((trait) => UNFIT.includes(trait)),
    );

export const priceOf = ({ class: class_, quality }: Pick<Choice, 'class' | 'quality'>): number =>
  classOf(class_)?.points[quality] ?? Number.POSITIVE_INFINITY;

/** The dearest ship that a budget allows; small budgets may go into one. */
export const dearest = (budget: number): number => Math.max(Math.floor(budget * ONE_SHIP), 12);

export const musterPhase: AdvancedPhaseRules = {
  enter: (sea) => (sea.advanced.muster ? 'waits' : 'done'),

  asks: (sea) =>
    Object.entries(sea.advanced.muster?.sides ?? {}).map(([side, { budget, berths, nations }]): HexAsk => {
      const seat = chairOf(sea, side);
      const id = askId(sea, 'muster', side);
      return { id, seat, kind: 'muster', rule: 'muster', ship: '', budget, berths: berths.length, nations };
    }),

  resolve(sea, answers, context) {
    for (const { ask, answer } of answers) {
      const side = sideOf(sea, ask.seat);
      const { ships } = answer as AnswerTo<'muster'>;
      const launched = commission(sea, side, ships);
      const points = ships.reduce((sum, ship) => sum + priceOf(ship), 0);
      context.tell({ kind: 'mustered', rule: 'muster', side, ships: launched, points }, { news: true });
    }
    sea.advanced.muster = null;
    return 'done';
  },
};

/** Puts the chosen ships into their berths and forms them into squadrons of six, the chairs taking turns. */
function commission(sea: AdvancedState, side: string, chosen: readonly Choice[]): string[] {
  const { berths, nations } = (sea.advanced.muster as Muster).sides[side]!;
  const chairs = sea.seats.filter((seat) => seat.side === side).map(({ id }) => id);
  const ids = chosen.map((_, index) => `${side}-${index + 1}`);
  const seatOf = (index: number): string => chairs[Math.floor(index / SQUADRON_SIZE) % chairs.length]!;
  for (const [index, choice] of chosen.entries()) {
    const { bow, heading } = berths[index]!;
    const entry: ScenarioShip = {
      id: ids[index]!,
      ...choice,
      side,
      seat: seatOf(index),
      bow: hexName(bow),
      heading,
      ...(classOf(choice.class)!.nation === 'any' ? { nation: nations[0] as Nation } : {}),
    };
    const { rules, special } = sea.advanced;
    sea.ships.push(launch(entry, sea.seats, { rules, special }));
  }
  const squadrons: Squadron[] = [];
  for (let first = 0; first < ids.length; first += SQUADRON_SIZE)
    squadrons.push({
      id: `${side}-squadron-${squadrons.length + 1}`,
      name: `Squadron ${squadrons.length + 1}`,
      side,
      seat: seatOf(first),
      ships: ids.slice(first, first + SQUADRON_SIZE),
      flagship: ids[first]!,
      provisional: true,
    });
  sea.advanced = { ...sea.advanced, squadrons: [...sea.advanced.squadrons, ...squadrons] };
  return ids;
}

/** The same class again and again, as many as the budget and the berths take. */
function uniform(class_: ShipClass, quality: Quality, budget: number, berths: number): Choice[] {
  const count = Math.min(berths, Math.floor(budget / class_.points[quality]));
  return Array.from({ length: count }, (_, index) => ({
    class: class_.id,
    quality,
    name: `${class_.rated}-gun ship ${index + 1}`,
  }));
}

export const musterAsk: AdvancedAskRules<'muster'> = {
  *choices(_view, { budget, berths, nations }) {
    for (const class_ of classesFor(nations))
      for (const quality of QUALITIES) {
        if (class_.points[quality] > dearest(budget)) continue;
        const ships = uniform(class_, quality, budget, berths);
        if (ships.length > 0) yield { ships };
      }
  },

  check(_view, { budget, berths, nations }, { ships }) {
    if (ships.length > berths)
      return refuse('no-berth', 'muster', `There is room for ${berths} ships, not for ${ships.length}.`);
    const open = new Set(classesFor(nations).map(({ id }) => id));
    const strange = ships.find((ship) => !open.has(ship.class));
    if (strange !== undefined)
      return refuse('not-for-sale', 'muster', `${strange.name}: this side can’t have a ship of that class.`);
    const large = ships.find((ship) => priceOf(ship) > dearest(budget));
    if (large !== undefined)
      return refuse('too-large', 'muster', `${large.name} costs more than a third of the budget.`);
    if (new Set(ships.map(({ name }) => name)).size < ships.length)
      return refuse('same-name', 'muster', 'Each ship needs a name of her own.');
    const points = ships.reduce((sum, ship) => sum + priceOf(ship), 0);
    return points > budget
      ? refuse('over-budget', 'muster', `The fleet costs ${points} points; there are ${budget}.`)
      : null;
  },
};
