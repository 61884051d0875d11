/** Why these guns at that target: what each broadside may be expected to do, and what else it might have done. */
import { figureWords, listWords, percentWords } from '@weathergage/kernel';
import { allHits } from '../../attention/expected-hits.ts';
import { nameOf } from '../../attention/names.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import type { Hits } from '../../rules/sea/told.ts';
import { BROADSIDES, type Broadside } from '../../rules/sea/words.ts';
import { waysOf } from '../fleet/gun-deck.ts';
import { sideChances } from '../gunner.ts';
import { expectedOf, type Way } from '../plain-guns.ts';
import { SIDES } from './order-words.ts';

const KINDS = { H: 'hull', G: 'guns', C: 'crew', R: 'rigging' } as const;

/** `2.1 hull, 1.3 guns and 0.8 crew`. */
export function hitsWords(hits: Hits): string {
  const parts = (['H', 'G', 'C', 'R'] as const)
    .filter((kind) => hits[kind] >= 0.1)
    .map((kind) => `${figureWords(hits[kind])} ${KINDS[kind]}`);
  return parts.length === 0 ? 'hardly a hit' : listWords(parts);
}

const placed = (view: View, { shot, target, range }: Way): string =>
  `${nameOf(view, target.id)}’s ${shot.aim} at ${range === 1 ? 'one hex' : `${range} hexes`}`;

function sideReasons(
  view: View,
  side: Broadside,
  ways: readonly Way[],
  shot: AnswerTo<'fire'>['L'],
): string[] {
  if (ways.length === 0) return [];
  const hits = (way: Way): number => allHits(expectedOf(way));
  const best = ways.reduce((most, way) => (hits(way) > hits(most) ? way : most));
  if (shot === null || shot.target === null)
    return [
      `Keep the ${SIDES[side]} broadside: at ${placed(view, best)} it would do ${hitsWords(expectedOf(best))}, and a first broadside is worth more closer in.`,
    ];
  const chosen = ways.find(
    ({ shot: { target, aim, as } }) => target === shot.target && aim === shot.aim && as === shot.as,
  );
  if (chosen === undefined) return [];
  const other = ways
    .filter(({ shot: each }) => each.aim !== shot.aim || each.target !== shot.target)
    .sort((x, y) => hits(y) - hits(x))[0];
  const first = `The ${SIDES[side]} broadside at ${placed(view, chosen)}: ${hitsWords(expectedOf(chosen))} expected.`;
  if (other === undefined) return [first];
  return [first, `At ${placed(view, other)} it would be ${hitsWords(expectedOf(other))}, which hurts less.`];
}

export const fireReasons = (view: View, ship: Ship, orders: AnswerTo<'fire'>): readonly string[] =>
  BROADSIDES.flatMap((side) => sideReasons(view, side, waysOf(view, ship, side), orders[side])).slice(0, 3);

export function loadReasons(view: View, ship: Ship): readonly string[] {
  const { L, R } = sideChances(view, ship);
  if (L + R < 1) return ['Nobody is near enough for either side to matter next turn.'];
  const [first, second, most, least] = L > R ? (['L', 'R', L, R] as const) : (['R', 'L', R, L] as const);
  const share = most / (most + least);
  return [
    `Of all that both ships may sail next turn the ${SIDES[first]} side bears in ${percentWords(share)} of the cases in which any does, the ${SIDES[second]} side in ${percentWords(1 - share)}.`,
  ];
}
