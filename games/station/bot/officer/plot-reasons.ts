/** Why a course: the Order and its prospects, an enemy worth meeting, or ships that should go home. */
import { figureWords, listWords } from '@weathergage/kernel';
import { formationName, orderName, placeName } from '../../attention/names.ts';
import { expedient } from '../../rules/chart/expedient.ts';
import { galeOn } from '../../rules/chart/gale-effects.ts';
import { isOwnMaster } from '../../rules/sailing/plans.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { Formation, Plan } from '../../rules/world/forces.ts';
import { squadronsIn } from '../../rules/world/formations.ts';
import { outlook } from '../battle-odds.ts';
import { guesses, unitOf } from '../battles.ts';
import { type Desk, isMoored, marginOf, shipsAtHand } from '../desk.ts';
import { hostile } from '../menace.ts';
import { homePort } from '../plots.ts';
import { prospect } from '../prospects.ts';
import { waitsAtSea } from '../weather.ts';
import { damageWords, prospectWords } from './desk-reasons.ts';

const MOST = 3;

const worstOf = (desk: Desk, { id }: Formation) =>
  squadronsIn(desk.forces, id).toSorted((a, b) => marginOf(desk, a) - marginOf(desk, b))[0];

/** A step that leads there, in Movement Points. */
const farWords = (
  { view, side }: Desk,
  { id }: Formation,
  plan: Extract<Plan, { kind: 'voyage' }>,
): string => {
  const points = expedient(view, side, id, plan.to, { arrive: plan.arrive })?.points;
  return points === undefined ? '' : `, ${points} ${points === 1 ? 'step' : 'steps'} by the winds of now`;
};

/** Whoever lies where she is sent, and what a Battle with him promises. */
function huntReasons(desk: Desk, formation: Formation, at: string): string | null {
  const company = hostile(desk).filter(({ place }) => place.at === at && place.berth === 'sea');
  if (company.length === 0) return null;
  const own = squadronsIn(desk.forces, formation.id).map((one) => unitOf(desk, one));
  const deals = guesses(
    desk,
    company.map(({ id }) => id),
  );
  const [lost, taken] = (['own', 'his'] as const).map(
    (side) => deals.reduce((sum, his) => sum + outlook(own, his)[side], 0) / deals.length,
  );
  return `an enemy is at ${placeName(desk.view, at)}: a Battle promises ${figureWords(taken!)} of his ships of the line for ${figureWords(lost!)} of yours, and he may lose his Order.`;
}

/** With an Order: how it stands, and what the course does for it. */
function underOrders(desk: Desk, { id, execution, place }: Formation, plan: Plan): string | null {
  const { view, theatre } = desk;
  const order = theatre.orders.get(execution?.order ?? '');
  if (order === undefined) return null;
  const hope = prospect(desk, order, id);
  const chance = hope === null ? '' : `: he gives it ${prospectWords(hope)}`;
  const what =
    plan.kind !== 'hold'
      ? 'this is its way'
      : place.berth === 'harbour'
        ? galeOn(view, { ...place, berth: 'sea' }) === null
          ? 'it can wait in Port for whoever or whatever is outside'
          : 'there is time to let the gale outside go by'
        : 'staying is what brings it on';
  return `${formationName(view, id)} has ${orderName(view, order.id)}, and ${what}${chance}.`;
}

function homeReason(desk: Desk, formation: Formation, plan: Extract<Plan, { kind: 'voyage' }>): string {
  const { view, season, theatre } = desk;
  const worst = worstOf(desk, formation);
  const worn = worst === undefined ? '' : ` (${damageWords(desk, worst)})`;
  if (isMoored(formation))
    return `${placeName(view, formation.place.at)} has no yards, and ${formationName(view, formation.id)} no Order to wait for there${worn}; ${placeName(view, plan.to)} has${farWords(desk, formation, plan)}.`;
  const port = theatre.ports.get(plan.to)?.kind === 'key' ? ' of those with yards' : '';
  return `${formationName(view, formation.id)} has no Order, and at sea every Turn costs ${season === 'Winter' ? 'two points' : 'a point'} and earns nothing${worn}; ${placeName(view, plan.to)} lies nearest${port}${farWords(desk, formation, plan)}, and at anchor an Order comes without a check.`;
}

function courseReason(desk: Desk, formation: Formation, plan: Plan): string {
  const { view } = desk;
  const ordered = underOrders(desk, formation, plan);
  if (ordered !== null) return ordered;
  if (plan.kind === 'voyage' && plan.arrive === 'put-in') return homeReason(desk, formation, plan);
  const name = formationName(view, formation.id);
  const worst = worstOf(desk, formation);
  const worn = worst === undefined ? '' : ` (${damageWords(desk, worst)})`;
  if (plan.kind === 'hold' && isMoored(formation))
    return `${name} stays at anchor: without an Order a voyage earns nothing and wears the ships${worn}.`;
  const at = plan.kind === 'voyage' ? plan.to : formation.place.at;
  const home = plan.kind === 'hold' ? homePort(desk, formation) : null;
  if (home !== null && waitsAtSea(desk, formation, home, 'put-in'))
    return `${name} is bound for ${placeName(view, home)}, and a gale lies on the way: it is let go by${worn}.`;
  const chase = huntReasons(desk, formation, at);
  if (chase !== null) return `${name}: ${chase}`;
  const prey = hostile(desk).some(({ face }) => face?.convoy != null);
  if (prey && plan.kind === 'voyage')
    return `${name}: the enemy’s Convoy will come by ${placeName(view, at)}, and nobody with it is a match for her${worn}.`;
  return `${name} is best off at ${placeName(view, at)}${worn}.`;
}

export function plotReasons(desk: Desk, { plans, abandon = [] }: AnswerTo<'plot'>): string[] {
  const { view, forces } = desk;
  const given = abandon.flatMap((id) => {
    const order = forces.formations[id]?.execution?.order;
    return order === undefined
      ? []
      : [
          `${orderName(view, order)} cannot be done any more in the time there is, or would cost ${formationName(view, id)} her ships: better let off than bound.`,
        ];
  });
  const laid = plans
    .filter(({ formation }) => !abandon.includes(formation))
    .flatMap(({ formation, plan }) => {
      const one = forces.formations[formation];
      return one === undefined ? [] : [courseReason(desk, one, plan as Plan)];
    });
  const all = [...given, ...laid].slice(0, MOST);
  if (all.length > 0) return all;
  const own = shipsAtHand(desk).filter(isOwnMaster);
  const busy = own.filter(({ execution }) => execution !== null);
  const kept = (busy.length > 0 ? busy : own).slice(0, MOST);
  if (kept.length === 0) return [];
  return busy.length > MOST
    ? [`Those with Orders go on with them: ${listWords(busy.map(({ id }) => formationName(view, id)))}.`]
    : kept.map((one) => courseReason(desk, one, one.plan));
}
