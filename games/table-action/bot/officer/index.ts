/** A good officer of Table Action: the captain's order, and the reasons for it. */
import { byStrength, decidedFor, type Fortune, figureWords, type Officer } from '@weathergage/kernel';
import { nameOf } from '../../attention/names.ts';
import { hitsOf } from '../../attention/odds.ts';
import { fights } from '../../rules/aboard/crippled.ts';
import { tableAction } from '../../rules/index.ts';
import type { Ship } from '../../rules/table/ship.ts';
import type { View } from '../../rules/table/state.ts';
import type { TableTold } from '../../rules/table/told.ts';
import type { TableAction } from '../../rules/types.ts';
import { captainBot } from '../captain.ts';
import { closeBot } from '../close.ts';
import { orderWords } from './order-words.ts';
import { reasons } from './reasons.ts';

/** The part of a ship's fighting life that is left; a hull or a crew that is nearly gone is a ship nearly lost. */
function lifeOf({ hull, rigging, crew, spec }: Ship): number {
  const [h, c] = [hull / spec.hull, crew / spec.crew];
  const r = spec.rigging === 0 ? 1 : rigging / spec.rigging;
  return (0.5 * h + 0.2 * r + 0.3 * c) * Math.sqrt(Math.max(0, Math.min(h, c)));
}

function estimate(view: View): number {
  const side = view.side ?? view.sides[0]!.id;
  const decided = decidedFor(view.outcome, side);
  if (decided !== null) return decided;
  const left = { own: 0, foe: 0 };
  for (const ship of view.ships)
    if (fights(ship))
      left[ship.side === side ? 'own' : 'foe'] += Math.max(1, ship.spec.points) * lifeOf(ship);
  for (const { state, points, fort, fullFort, side: whose } of view.batteries)
    if (state === 'fights') left[whose === side ? 'own' : 'foe'] += (points * fort) / fullFort;
  return byStrength(left.own, left.foe);
}

/** More hits than this by what could be expected are ill fortune. */
const UNKIND = 1.25;

function fortune(before: View, told: readonly TableTold[]): Fortune | null {
  const own = new Set(before.ships.filter(({ side }) => side === before.side).map(({ id }) => id));
  const words: string[] = [];
  let unkind = false;
  let [hits, expected] = [0, 0];
  const firers = new Set<string>();
  for (const one of told)
    if (one.kind === 'fire' && own.has(one.target)) {
      hits += one.hits;
      expected += hitsOf({ ...one, large: one.large.count, regular: one.regular.count }).expected;
      firers.add(one.ship);
    } else if (one.kind === 'exploded' && own.has(one.ship)) {
      unkind = true;
      words.push(`${nameOf(before, one.ship)} blew up`);
    } else if (one.kind === 'morale' && own.has(one.ship) && !one.passed) {
      unkind = true;
      words.push(`${nameOf(before, one.ship)} failed her test of morale`);
    }
  if (firers.size > 0) {
    const who =
      firers.size === 1 ? `${nameOf(before, [...firers][0]!)}’s fire` : `the fire of ${firers.size} ships`;
    words.unshift(
      `${who} scored ${hits} ${hits === 1 ? 'hit' : 'hits'} where ${figureWords(expected)} were to be expected`,
    );
    unkind ||= hits > UNKIND * expected;
  }
  return words.length === 0 ? null : { words: words.join('; '), unkind };
}

export const officer: Officer<TableAction> = {
  rules: tableAction,
  advise: captainBot,
  carryOut: closeBot,
  orderWords,
  reasons,
  estimate,
  turnOf: ({ turn }) => turn,
  fortune,
};
