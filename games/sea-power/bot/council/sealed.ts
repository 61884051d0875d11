/**
 * The orders of the year are kept where only their owner looks: the place that the squadron of the best leader has in the
 * list of his nation's squadrons is theirs in the list of minds. Whoever sails next knows them again from his own forces.
 */
import { ratingOf } from '../../data/leaders.ts';
import type { Nation, Side, War } from '../../data/nations.ts';
import type { Answer } from '../../rules/world/asks.ts';
import type { Squadron, SquadronId } from '../../rules/world/squadron.ts';
import type { Forces } from '../../rules/world/state.ts';

/** Whose flag tells the orders: each is at war as long as her side is. */
const FIRST: Readonly<Record<Side, Nation>> = { english: 'England', european: 'France' };

const idsOf = ({ squadrons }: Forces, side: Side): SquadronId[] =>
  squadrons.filter(({ nation }) => nation === FIRST[side]).map(({ id }) => id);

type Drawn = Pick<Squadron, 'stacks'>;

/** The place of the one in which the best of their leaders sails; the lesser name where two are as good. */
function flagAmong(squadrons: readonly Drawn[], war: War): number {
  let [found, best, name] = [-1, 0, ''];
  for (const [place, { stacks }] of squadrons.entries())
    for (const { leader } of stacks.flat()) {
      if (leader === null) continue;
      const rating = ratingOf(leader, war);
      if (found >= 0 && (rating < best || (rating === best && leader > name))) continue;
      [found, best, name] = [place, rating, leader];
    }
  return found;
}

/** Orders that a side can keep apart. */
export const ordersKept = (forces: Forces, side: Side): number => idsOf(forces, side).length;

/** That muster with the squadrons named so that it tells these orders. */
export function sealed(forces: Forces, side: Side, war: War, muster: Answer, orders: number): Answer {
  const { squadrons } = muster as { squadrons: readonly (Drawn & { squadron: SquadronId })[] };
  const ids = idsOf(forces, side);
  const own = squadrons.filter(({ squadron }) => ids.includes(squadron));
  const flag = own[flagAmong(own, war)]?.squadron;
  const wanted = ids[orders];
  if (flag === undefined || wanted === undefined || flag === wanted) return muster;
  const names = new Map([
    [flag, wanted],
    [wanted, flag],
  ]);
  const renamed = squadrons.map((one) => ({ ...one, squadron: names.get(one.squadron) ?? one.squadron }));
  return { ...muster, squadrons: renamed } as Answer;
}

/** The orders that are in force; the first where nobody flies a flag. */
export const ordersIn = ({ squadrons }: Forces, side: Side, war: War): number =>
  Math.max(
    0,
    flagAmong(
      squadrons.filter(({ nation }) => nation === FIRST[side]),
      war,
    ),
  );
