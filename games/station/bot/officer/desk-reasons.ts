/** Why of Orders, yards and scouts: what each letter promises, and how worn the ships are. */
import { figureWords, listWords, percentWords } from '@weathergage/kernel';
import { formationName, orderName, placeName, squadronName } from '../../attention/names.ts';
import { admiralOf, ratingsOf } from '../../rules/umpire/strategy-checks.ts';
import type { AnswerTo, OrdersAct } from '../../rules/world/asks.ts';
import type { Squadron } from '../../rules/world/forces.ts';
import { hullsOf, lyingAt, stateOf } from '../../rules/world/formations.ts';
import { rollsAt } from '../../rules/yards/dockyard.ts';
import { type Desk, isMoored, marginOf, shipsAtHand } from '../desk.ts';
import { idleFormations, offers } from '../hand.ts';
import { type Prospect, prospect } from '../prospects.ts';

export const damageWords = ({ view, theatre }: Desk, { id, dp }: Squadron): string =>
  `${squadronName(view, id)} at ${dp}/${hullsOf(theatre, id).dr}`;

export const prospectWords = ({ chance, turns }: Prospect): string =>
  `${percentWords(chance)}, in ${figureWords(turns)} ${turns <= 1.05 ? 'Turn' : 'Turns'}`;

const bestOf = (desk: Desk, order: string, who: readonly string[]): Prospect | null => {
  const found = desk.theatre.orders.get(order);
  if (found === undefined) return null;
  return (
    who.flatMap((id) => prospect(desk, found, id) ?? []).toSorted((a, b) => b.worth - a.worth)[0] ?? null
  );
};

function issueReasons(desk: Desk, act: Extract<OrdersAct, { do: 'issue' }>): string[] {
  const { view, forces, side } = desk;
  const one = bestOf(desk, act.order, [act.formation]);
  const formation = forces.formations[act.formation];
  const name = formationName(view, act.formation);
  const { sr } = ratingsOf(view, side, admiralOf(view, side, formation?.command ?? null));
  const check =
    formation === undefined || isMoored(formation)
      ? `${name} lies at anchor and gets it without a check.`
      : `${name} is at sea: the Admiral has to throw ${sr} or less of ten for it.`;
  return one === null
    ? [`${orderName(view, act.order)} must be tried, and nobody else can have it.`]
    : [`${orderName(view, act.order)} with ${name}: he gives it ${prospectWords(one)}.`, check];
}

function noneReasons(desk: Desk): string[] {
  const { view, forces, temper } = desk;
  const idle = idleFormations(desk);
  if (idle.length === 0) return ['Nobody who could have another Order is fit and free.'];
  const best = forces.desk.pool
    .flatMap((id) => bestOf(desk, id, idle) ?? [])
    .toSorted((a, b) => b.chance - a.chance)[0];
  if (best === undefined)
    return ['No Order in the pool is one that those who are free could do in the time left.'];
  const name = orderName(view, best.order.id);
  return best.chance < temper.trust
    ? [
        `The best of the pool, ${name}, has ${percentWords(best.chance)}; below ${percentWords(temper.trust)} a Failed Order is the likelier.`,
      ]
    : [
        `${name} would have ${percentWords(best.chance)}, but another comes with it unseen, and what is in hand at the end has Failed.`,
      ];
}

export function ordersReasons(desk: Desk, { acts }: AnswerTo<'orders'>): string[] {
  const { view } = desk;
  const [act] = acts;
  if (act === undefined) return noneReasons(desk);
  if (act.do === 'issue')
    return acts.flatMap((one) => (one.do === 'issue' ? issueReasons(desk, one) : [])).slice(0, 3);
  if (act.do !== 'choose' && act.do !== 'keep' && act.do !== 'draw') return [];
  const idle = idleFormations(desk);
  if (act.do === 'draw') {
    const good = offers(desk, idle);
    if (good.size === desk.forces.desk.pool.length)
      return ['Whatever is drawn would serve somebody who is free, and of those drawn you keep the best.'];
    return [
      `${good.size} of the ${desk.forces.desk.pool.length} Orders in the pool would serve somebody who is free, and of those drawn you keep the best.`,
    ];
  }
  const one = bestOf(desk, act.order, idle);
  if (one === null)
    return [`Nobody can do any of them now; ${orderName(view, act.order)} wants the least force.`];
  return [`${formationName(view, one.formation)} could do it: he gives it ${prospectWords(one)}.`];
}

export function extendReasons(
  desk: Desk,
  { orders }: AnswerTo<'extend'>,
  asked: readonly string[],
): string[] {
  return asked.slice(0, 2).map((id) => {
    const formation = shipsAtHand(desk).find(({ execution }) => execution?.order === id);
    const left = desk.left + (4 - desk.view.impulse) / 4;
    const order = desk.theatre.orders.get(id);
    const again =
      formation === undefined || order === undefined ? null : prospect(desk, order, formation.id, left);
    const name = orderName(desk.view, id);
    if (again === null) return `There is no time left to do ${name} once more.`;
    return orders.includes(id)
      ? `Once more he gives ${name} ${prospectWords(again)}, and it earns as much again.`
      : `Once more ${name} would have ${percentWords(again.chance)}: too little, with ships that wear.`;
  });
}

export function layUpReasons(desk: Desk, { squadrons }: AnswerTo<'lay-up'>): string[] {
  const { forces } = desk;
  const atAnchor = Object.values(forces.squadrons)
    .filter((one) => stateOf(forces, one) === 'FittingOut')
    .toSorted((a, b) => marginOf(desk, a) - marginOf(desk, b));
  const chosen = atAnchor.filter(({ id }) => squadrons.includes(id));
  if (chosen.length > 0)
    return [
      `${listWords(chosen.map((one) => damageWords(desk, one)))}: In Ordinary the sea does nothing to them, and next Turn the yards can mend them.`,
      ...(atAnchor.length > chosen.length ? ['The others are sound enough to be kept ready.'] : []),
    ];
  const [worst] = atAnchor;
  if (worst === undefined) return [];
  const few = desk.last < 3 ? ' With so few Turns left they would not be back in time.' : '';
  return [
    `The most worn, ${damageWords(desk, worst)}, is worth more in commission: laid up she serves nobody for a Turn at least.${few}`,
  ];
}

export function dockyardReasons(desk: Desk, { back, repair, hulk }: AnswerTo<'dockyard'>): string[] {
  const { view, forces, side } = desk;
  const named = (ids: readonly string[]): string =>
    listWords(ids.flatMap((id) => (forces.squadrons[id] ? [damageWords(desk, forces.squadrons[id])] : [])));
  const rolls = repair.map(
    ({ port, squadrons }) =>
      `${placeName(view, port)} has ${rollsAt(view, side, port)} of its rolls for ${lyingAt(forces, port, 'InOrdinary').length} laid up: they go to who can bear least, ${named(squadrons)}.`,
  );
  const out = back.length === 0 ? [] : [`${named(back)} can put to sea again.`];
  const given =
    hulk.length === 0
      ? []
      : [
          `${named(hulk.map(({ squadron }) => squadron))}: past bearing more, so that a ship given up takes enough damage with her to save the others.`,
        ];
  return [...out, ...given, ...rolls].slice(0, 3);
}
