/** What a commander of Hex Action thinks over: the plans of his seat at one step. */

import type { Plan } from '@weathergage/bots/search/index.ts';
import { looseDice } from '@weathergage/kernel';
import { availableSections } from '../../rules/afloat/parties.ts';
import { check } from '../../rules/answers.ts';
import { boardable } from '../../rules/boarding/boarding.ts';
import { aimsAt } from '../../rules/gunnery/broadside.ts';
import { lawfulTargets } from '../../rules/gunnery/combat.ts';
import type { Answer, AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import { isAdvanced } from '../../rules/sea/edition.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import type { Aim, Broadside } from '../../rules/sea/words.ts';
import type { HexAction } from '../../rules/types.ts';
import { steadyAdmiral } from '../admiral.ts';
import { captainBot } from '../captain.ts';
import type { FleetTerms } from './fleet-plans.ts';
import { MUSTER_STYLES, type MusterStyle, mustered } from './musters.ts';
import { annotated } from './officers-notes.ts';
import { isFleetAction, plotPlans } from './plot-plans.ts';

export type HexPlan = Plan<HexAction>;
type AskOf<K extends HexAsk['kind']> = Extract<HexAsk, { kind: K }>;

/** How much of what an enemy does is taken to be what a captain would; the rest is any of the other ways. */
const CAPTAINLY = 0.7;

/** The first of the plans is a captain's. */
const captainsFirst = (plans: readonly HexPlan[]): readonly HexPlan[] =>
  plans.map((plan, i) => ({ ...plan, likely: i === 0 ? CAPTAINLY : (1 - CAPTAINLY) / (plans.length - 1) }));

const asCaptain: HexPlan = { name: 'as a captain would', answer: captainBot };
/** Guns, signals, sails: the rules of thumb are good enough, and little hangs on it that play-outs would show. */
const asAdmiral: HexPlan = { name: 'as an admiral would', answer: steadyAdmiral };

export interface PlanTerms {
  /** Whether men and irons are thought over, or left to the captains. */
  readonly decks: boolean;
  /** How many admirals are asked what they would do in the enemy's place, beside the plain one. */
  readonly others: number;
  /** How he commands in fleets. */
  readonly fleet?: Readonly<Record<'basic' | 'advanced', FleetTerms>>;
}

export function plansFor(view: View, asks: readonly HexAsk[], terms: PlanTerms): readonly HexPlan[] {
  const plans = barePlans(view, asks, terms);
  if (!isAdvanced(view)) return plans;
  const seamanlike = terms.fleet?.advanced.seamanlike === true && isFleetAction(view);
  return plans.map((plan) => ({ ...plan, answer: annotated(plan.answer, seamanlike) }));
}

function barePlans(
  view: View,
  asks: readonly HexAsk[],
  { decks, others, fleet }: PlanTerms,
): readonly HexPlan[] {
  const [first] = asks;
  // In fleets play-outs have not shown what to do with the men better than the captains know it.
  if ((!decks || isFleetAction(view)) && first?.kind !== 'plot') return [asAdmiral];
  switch (first?.kind) {
    case 'plot':
      return plotPlans(
        view,
        asks.filter((ask): ask is AskOf<'plot'> => ask.kind === 'plot'),
        others,
        fleet?.[isAdvanced(view) ? 'advanced' : 'basic'],
      );
    case 'boarding':
      return boardingPlans(
        view,
        asks.filter((ask): ask is AskOf<'boarding'> => ask.kind === 'boarding'),
      );
    case 'grapple':
    case 'ungrapple':
    case 'unfoul':
      return bondPlans(view, asks);
    case 'fire':
      return firePlans(
        view,
        asks.filter((ask): ask is AskOf<'fire'> => ask.kind === 'fire'),
      );
    case 'board-on':
      return [yes('follow them home', { board: true }), yes('stay on deck', { board: false })];
    case 'disengage':
      return [yes('fight on', { disengage: false }), yes('break off the melee', { disengage: true })];
    default:
      return [asAdmiral];
  }
}

/** Of a single ship: at the hull, at the rigging, or not yet; a fleet's guns are laid together by the admiral. */
function firePlans(view: View, asks: readonly AskOf<'fire'>[]): readonly HexPlan[] {
  const [ask] = asks;
  if (ask === undefined || asks.length > 1 || isAdvanced(view)) return [asAdmiral];
  const ship = shipOf(view, ask.ship);
  const found = new Map<string, HexPlan>();
  const laid = (aim: Aim | null): AnswerTo<'fire'> => {
    const side = (each: Broadside): AnswerTo<'fire'>['L'] => {
      const [target] = aim === null ? [] : lawfulTargets(view, ship, each);
      if (target === undefined || aim === null) return null;
      const aims = aimsAt(view, ship, target);
      return { target: target.id, aim: aims.includes(aim) ? aim : aims[0]! };
    };
    return { L: side('L'), R: side('R') };
  };
  const usual = captainBot(view, ask, looseDice(0));
  for (const [name, answer] of [
    ['fire as a captain would', usual],
    ['at the hull', laid('hull')],
    ['at the rigging', laid('rigging')],
    ['hold fire', laid(null)],
  ] as const) {
    const key = JSON.stringify(answer);
    if (!found.has(key) && check(view, ask, answer) === null) found.set(key, yes(name, answer));
  }
  return found.size > 1 ? captainsFirst([...found.values()]) : [asAdmiral];
}

const yes = (name: string, answer: Answer): HexPlan => ({ name, answer: () => answer });

/** All ships of the seat that are bound tell off their men in the same style. */
function boardingPlans(view: View, asks: readonly AskOf<'boarding'>[]): readonly HexPlan[] {
  const bound = asks.filter((ask) => isBound(view, ask));
  if (bound.length === 0) return [asCaptain];
  const found = new Map<string, HexPlan>();
  for (const style of MUSTER_STYLES) {
    const lawful = bound.filter((ask) => isLawful(view, ask, style));
    if (lawful.length === 0) continue;
    const told = JSON.stringify(lawful.map((ask) => mustered(view, shipOf(view, ask.ship), style)));
    if (!found.has(told)) found.set(told, stylePlan(style));
  }
  return captainsFirst([asCaptain, ...found.values()]);
}

const isBound = (view: View, { ship }: AskOf<'boarding'>): boolean =>
  boardable(view, shipOf(view, ship)).some(({ surrender }) => surrender === null) &&
  availableSections(shipOf(view, ship), view.turn).length > 0;

const isLawful = (view: View, ask: AskOf<'boarding'>, style: MusterStyle): boolean =>
  check(view, ask, mustered(view, shipOf(view, ask.ship), style)) === null;

const stylePlan = (style: MusterStyle): HexPlan => ({
  name: style,
  answer: (view, ask, dice) => {
    if (ask.kind !== 'boarding' || !isBound(view, ask)) return captainBot(view, ask, dice);
    const wanted = mustered(view, shipOf(view, ask.ship), style);
    return check(view, ask, wanted) === null ? wanted : captainBot(view, ask, dice);
  },
});

/** Hold on, or cut loose, with all enemies at once. */
function bondPlans(view: View, asks: readonly HexAsk[]): readonly HexPlan[] {
  const enemies = (ask: HexAsk): readonly string[] => {
    const ids =
      ask.kind === 'grapple'
        ? ask.targets
        : ask.kind === 'ungrapple'
          ? ask.from
          : ask.kind === 'unfoul'
            ? ask.fouledWith
            : [];
    return ids.filter(
      (id) => shipOf(view, id).side !== shipOf(view, ask.ship).side && shipOf(view, id).surrender === null,
    );
  };
  if (!asks.some((ask) => enemies(ask).length > 0)) return [asCaptain];
  const holding =
    (hold: boolean): HexPlan['answer'] =>
    (seen, ask, dice) => {
      const foes = new Set(enemies(ask));
      if (ask.kind === 'grapple') return { targets: hold ? ask.targets.filter((id) => foes.has(id)) : [] };
      if (ask.kind === 'ungrapple') return { from: ask.from.filter((id) => !hold || !foes.has(id)) };
      const usual = captainBot(seen, ask, dice);
      if (ask.kind !== 'unfoul') return usual;
      const known = new Map((usual as AnswerTo<'unfoul'>).attempts.map((each) => [each.from, each]));
      return {
        attempts: ask.fouledWith
          .filter((id) => !hold || !foes.has(id))
          .map((from) => known.get(from) ?? { from, spend: false }),
      };
    };
  const holds: HexPlan = { name: 'hold on', answer: holding(true) };
  const cuts: HexPlan = { name: 'cut loose', answer: holding(false) };
  const told = (answer: HexPlan['answer']): string =>
    JSON.stringify(asks.map((ask) => answer(view, ask, looseDice(0))));
  return captainsFirst(told(captainBot) === told(holds.answer) ? [holds, cuts] : [cuts, holds]);
}
