/** The weather gauge: who has it, what he sees by it, and his way out (7.2). */
import { type Refusal, refuse } from '@weathergage/kernel';
import { neighboursOf } from '../../data/borders.ts';
import { SIDES, type Side } from '../../data/nations.ts';
import { portsIn } from '../../data/ports.ts';
import { berthShips, hasRoom, markerOf, squadronBehind, squadronOf } from '../chart/afloat.ts';
import { markersAtSea, mayEnter } from '../chart/chart.ts';
import { combine } from '../chart/combine.ts';
import type { AnswerTo } from '../world/asks.ts';

import { ratingOfSquadron } from '../world/leadership.ts';
import type { AskRules, Context } from '../world/phase.ts';
import { isEuropeanArea, mayLeaveEurope } from '../world/russians.ts';
import type { AreaId, Place } from '../world/squadron.ts';
import type { Battle, State, View, World } from '../world/state.ts';
import { otherSide } from '../world/war.ts';

/** 7.2/2: the better seamen. */
export const SEAMANSHIP: Readonly<Record<Side, number>> = { english: 2, european: 0 };

/** 7.2/1: a die and the senior leader's rating. 7.2/2: two more for the English; ties are thrown again. */
export function throwForGauge(world: State, battle: Battle, context: Context): Side {
  const throws: Record<Side, number>[] = [];
  const edge = (side: Side): number =>
    ratingOfSquadron(world, squadronOf(world, side, battle.tokens[side])) + SEAMANSHIP[side];
  const lead = edge('english') - edge('european');
  for (;;) {
    const fall = { english: context.dice.d6(), european: context.dice.d6() };
    throws.push(fall);
    const total = lead + fall.english - fall.european;
    const winner = total > 0 ? 'english' : total < 0 ? 'european' : null;
    if (winner === null) continue;
    const dice = throws.flatMap((each) => SIDES.map((side) => each[side]));
    // Who wins tells something of what both leaders are worth.
    context.tell({ kind: 'gauge', rule: '7.2/1', area: battle.area, throws, winner, dice }, { news: true });
    return winner;
  }
}

/** 7.2/3: the winner looks at what he is about to engage. */
export function glimpseEnemy(world: State, { area, gauge, tokens }: Battle, context: Context): void {
  const side = otherSide(gauge!);
  const { stacks } = squadronOf(world, side, tokens[side]);
  context.tellSide(gauge!, { kind: 'glimpse', rule: '7.2/3', area, side, stacks }, null, { news: true });
}

/** 7.2/4: out of the area without a fight, which is a battle lost. */
export function withdrawFrom(
  world: State,
  { area, gauge, tokens }: Battle,
  to: NonNullable<AnswerTo<'gauge'>['withdraw']>,
  context: Context,
): void {
  const side = gauge!;
  const place = to as Place;
  const marker = markerOf(world, tokens[side]);
  const [friend] = 'area' in place ? markersAtSea(world, place.area, side) : [];
  marker.at = place;
  marker.battle = false;
  context.tell({ kind: 'withdrew', rule: '7.2/4', area, side, to: place });
  if ('port' in place) berthShips(world, side, squadronOf(world, side, marker.token), place.port);
  // 6.1/6: two squadrons of a side in one area are one.
  if (friend) combine(world, side, marker.token, friend.token, null, context);
}

/** 7.2/4: what the winner of the gauge may do instead of fighting. */
export function waysOut(world: World, { area, gauge, tokens }: Battle): Place[] {
  const side = gauge!;
  const { fromNeutral } = markerOf(world, tokens[side]);
  const squadron = squadronBehind(world, side, tokens[side]);
  const bound = squadron !== null && !mayLeaveEurope(squadron);
  const ports = portsIn(area)
    .filter(({ id, number }) => hasRoom(world, side, id, number, tokens[side]))
    .filter(({ id }) => mayEnter(world, side, id, fromNeutral))
    .map(({ id }): Place => ({ port: id }));
  const areas = neighboursOf(area)
    .filter(({ to }) => markersAtSea(world, to, otherSide(side)).length === 0)
    .filter(({ to }) => !bound || isEuropeanArea(to))
    .map(({ to }): Place => ({ area: to }));
  return [...ports, ...areas];
}

export const gaugeAsk: AskRules<'gauge'> = {
  *choices(view) {
    yield { withdraw: null };
    for (const place of waysOut(view, view.battle!)) yield { withdraw: { ...place } };
  },

  check(view, { area }, { withdraw: to }) {
    if (to === null) return null;
    return isWayOut(view, to) ? null : refusalOf(area, to);
  },
};

const isWayOut = (view: View, to: { port: string } | { area: string }): boolean =>
  waysOut(view, view.battle!).some((place) =>
    'port' in place ? 'port' in to && to.port === place.port : 'area' in to && to.area === place.area,
  );

const refusalOf = (area: AreaId, to: { port: string } | { area: string }): Refusal =>
  'port' in to
    ? refuse(
        'gauge-port',
        '7.2/4',
        'Withdraw into a friendly or neutral port of the area that has room for you.',
      )
    : to.area === area
      ? refuse('gauge-stay', '7.2/4', 'To stay is to fight.')
      : refuse('gauge-area', '7.2/4', 'Withdraw to an adjacent area without an enemy squadron at sea.');
