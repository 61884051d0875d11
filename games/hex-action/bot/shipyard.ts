/** A fleet bought within a budget: the class that brings most for the points, and what the rest of them buys. */
import type { ShipClass } from '../data/classes.ts';
import { classesFor, dearest } from '../rules/orders/muster.ts';
import type { AnswerTo, HexAsk } from '../rules/sea/asks.ts';
import { QUALITIES, type Quality } from '../rules/sea/words.ts';

type Ships = AnswerTo<'muster'>['ships'];
type Offer = {
  readonly class_: ShipClass;
  readonly quality: Quality;
  readonly price: number;
  readonly power: number;
};

/** What a crew makes of the same ship. */
const CREW: Readonly<Record<Quality, number>> = {
  elite: 1.35,
  crack: 1.2,
  average: 1,
  green: 0.85,
  poor: 0.7,
};

/** What she deals times what she can stand: the strength of a ship in a line of others like her. */
const powerOf = ({ guns, carronades, hull, crew }: ShipClass, quality: Quality): number => {
  const men = crew.reduce((sum, squares) => sum + squares, 0);
  return Math.sqrt((guns + carronades / 2) * (hull + men / 2)) * CREW[quality];
};

function offersFor(nations: readonly string[], budget: number): Offer[] {
  const offers: Offer[] = [];
  for (const class_ of classesFor(nations))
    for (const quality of QUALITIES) {
      const price = class_.points[quality];
      if (price > 0 && price <= dearest(budget) && class_.guns > 0)
        offers.push({ class_, quality, price, power: powerOf(class_, quality) });
    }
  return offers;
}

const best = (offers: readonly Offer[], worth: (offer: Offer) => number): Offer | undefined => {
  let found: Offer | undefined;
  for (const offer of offers) if (found === undefined || worth(offer) > worth(found)) found = offer;
  return found;
};

export function soundFleet(ask: Extract<HexAsk, { kind: 'muster' }>): AnswerTo<'muster'> {
  const { budget, berths, nations } = ask;
  const offers = offersFor(nations, budget);
  const count = ({ price }: Offer): number => Math.min(berths, Math.floor(budget / price));
  const main = best(offers, (offer) => count(offer) * offer.power);
  if (main === undefined) throw new Error('no class can be had for the budget');
  const chosen: Offer[] = Array.from({ length: count(main) }, () => main);
  let left = budget - chosen.length * main.price;
  while (chosen.length < berths) {
    const more = best(
      offers.filter(({ price }) => price <= left),
      ({ power }) => power,
    );
    if (more === undefined) break;
    chosen.push(more);
    left -= more.price;
  }
  const ships: Ships = chosen.map(({ class_, quality }, index) => ({
    class: class_.id,
    quality,
    name: `${class_.rated}-gun ship ${index + 1}`,
  }));
  return { ships };
}
