/** Whether to fight, with what, and how hard (8.0). */
import { combatAsk } from '../rules/battle/combat/combats.ts';
import { fightersBehind, isStrait } from '../rules/battle/combat/fighters.ts';
import { intensityShift } from '../rules/battle/combat/intensity.ts';
import { battleOf } from '../rules/battle/combat/steps.ts';
import { shifted } from '../rules/battle/combat/tables.ts';
import { initialChoices } from '../rules/battle/engage.ts';
import { reinforceAsk } from '../rules/battle/reinforce.ts';
import { mayWithdraw } from '../rules/battle/withdraw.ts';
import { mayFight } from '../rules/chart/politics.ts';
import { INTENSITIES, type Intensity, type SquadronId, type TokenId } from '../rules/module/vocabulary.ts';
import { leavesOf } from '../rules/orders/order-goals.ts';
import type { Engaged } from '../rules/world/battle-state.ts';
import { forcesOf } from '../rules/world/forces.ts';
import { hullsOf, isLine, squadronsIn, topOf } from '../rules/world/formations.ts';
import { outlook, type Toll, tollOf, type Unit } from './battle-odds.ts';
import { type Answerer, type Desk, worthMost } from './desk.ts';

/** What a Squadron is taken for of which only the flag is seen. */
const STRANGER: Unit = { sail: 3, dp: 4, dr: 11, shift: 0, class: 'SOL' };

export const unitOf = (
  { theatre }: Desk,
  { id, sail, dp }: { readonly id: SquadronId; readonly sail: number; readonly dp: number },
): Unit => {
  const { dr, shift, class: sort } = hullsOf(theatre, id);
  return { sail, dp, dr, shift, class: sort };
};

/** One's own that would be in it, behind these counters. */
const ownUnits = (desk: Desk, tokens: readonly TokenId[]): Unit[] =>
  fightersBehind(desk.forces, tokens)
    .filter(({ convoy }) => !convoy)
    .flatMap(({ formation }) => squadronsIn(desk.forces, formation).map((one) => unitOf(desk, one)));

/** His, by what shows. */
const hisUnits = ({ view }: Desk, tokens: readonly TokenId[]): Unit[] =>
  view.tokens
    .filter(({ id }) => tokens.includes(id))
    .flatMap(({ face }) => Array.from({ length: face?.squadrons ?? 1 }, () => STRANGER));

/**
 * His as they might be: what no flag shows is dealt a few times from what he may have, the same deals for the same dice.
 */
export function guesses(desk: Desk, tokens: readonly TokenId[]): readonly (readonly Unit[])[] {
  if (desk.temper.guesses === 0) return [hisUnits(desk, tokens)];
  return desk.imagined().map((world) => {
    const forces = forcesOf(world, desk.enemy);
    return Object.values(forces.formations)
      .filter(({ token }) => token !== null && tokens.includes(token))
      .flatMap(({ id }) => squadronsIn(forces, id).map((one) => unitOf(desk, one)));
  });
}

const convoysAmong = ({ view }: Desk, tokens: readonly TokenId[]): number =>
  view.tokens.filter(({ id, face }) => tokens.includes(id) && face?.convoy != null).length;

export const gain = ({ own, his }: Toll): number => his - own;

/** What an Order is worth that is lost or won with the place, in Sail of the line, where each counts. */
const DIRECT = 2;

/** Orders that hang on who keeps the place: who goes Fails to keep his station, who stays breaks the blockade. */
function stake({ view, side, forces, theatre, temper }: Desk): number {
  const { at, tokens } = battleOf(view);
  const held = fightersBehind(forces, tokens[side] ?? []).some(({ formation }) => {
    const { execution } = topOf(forces, formation);
    const order = theatre.orders.get(execution?.order ?? '');
    return (
      order !== undefined &&
      leavesOf(order).some(
        (leaf) =>
          leaf.test === 'breakBlockade' ||
          ((leaf.test === 'station' || leaf.test === 'interdict') && leaf.at.includes(at)),
      )
    );
  });
  if (!held) return 0;
  return view.scenario.scoreOrders === undefined ? temper.scales.stake : DIRECT;
}

/** What a Battle here and now would cost either side as far as can be guessed, and the Order that hangs on the place. */
export function battleWeights(
  desk: Desk,
  theirs: readonly TokenId[],
): Toll & { readonly stake: number; readonly worth: number; readonly prey: number } {
  const ours = battleOf(desk.view).tokens[desk.side] ?? [];
  const own = ownUnits(desk, ours);
  const tolls = guesses(desk, theirs).map((his) => outlook(own, his));
  const mean = (side: keyof Toll): number =>
    tolls.reduce((sum, one) => sum + one[side], 0) / Math.max(1, tolls.length);
  return {
    own: mean('own'),
    his: mean('his'),
    stake: stake(desk),
    worth: prize(desk, theirs),
    prey: convoysAmong(desk, theirs),
  };
}

/** What fighting here and now is worth, in Sail of the line. */
function prize(desk: Desk, theirs: readonly TokenId[]): number {
  const { view, side } = desk;
  const ours = battleOf(view).tokens[side] ?? [];
  const own = ownUnits(desk, ours);
  if (own.length === 0) return -9;
  const risked = convoysAmong(desk, ours);
  const worth = guesses(desk, theirs).map((his) => {
    const caught = own.length > his.length ? convoysAmong(desk, theirs) : 0;
    return desk.temper.glory * gain(outlook(own, his)) + desk.temper.scales.prey * (caught - risked);
  });
  return worth.reduce((sum, one) => sum + one, 0) / worth.length + stake(desk);
}

function spoils(desk: Desk, theirs: readonly TokenId[]): number {
  const { view, side } = desk;
  const own = ownUnits(desk, battleOf(view).tokens[side] ?? []).length;
  return desk.temper.hunts !== null && own > hisUnits(desk, theirs).length ? desk.temper.scales.drivenOff : 0;
}

export const answerEngage: Answerer<'engage'> = (desk) => {
  const { view, side, enemy, forces, theatre, temper } = desk;
  const battle = battleOf(view);
  if (battle.declared) {
    const line = (id: string): number =>
      squadronsIn(forces, id).reduce(
        (sum, one) => sum + (isLine(hullsOf(theatre, one.id)) ? one.sail : 0.3 * one.sail),
        0,
      );
    const formation = worthMost(initialChoices(view, battle, side), line);
    return formation === null ? null : { fight: true, formation };
  }
  const free = (battle.tokens[enemy] ?? []).filter((id) => mayFight(view, side, id) === 'yes');
  return { fight: free.length > 0 && prize(desk, free) + spoils(desk, free) >= temper.seek, formation: null };
};

export const answerWithdraw: Answerer<'withdraw'> = (desk) => {
  const { view, side, enemy, temper } = desk;
  const battle = battleOf(view);
  const flee = prize(desk, battle.tokens[enemy] ?? []) < temper.shun;
  return { formations: flee ? mayWithdraw(view, battle, side) : [] };
};

/** All that may come: numbers are what wins. */
export const answerReinforce: Answerer<'reinforce'> = (desk, ask) => {
  for (const answer of reinforceAsk.choices(desk.view, ask)) return answer;
  return null;
};

const lineOf = (desk: Desk, line: readonly Engaged[]): Unit[] =>
  line
    .filter(({ kind, out }) => kind !== 'convoy' && !out)
    .map(({ squadron, sail, dp }) => unitOf(desk, { id: squadron, sail, dp }));

/** What each order to the guns would cost, with what the tempers of the Admirals will make of it (8.312). */
export function intensityTolls(
  desk: Desk,
): readonly { readonly intensity: Intensity; readonly becomes: Intensity; readonly toll: Toll }[] {
  const { view, side, enemy } = desk;
  const battle = battleOf(view);
  const own = lineOf(desk, battle.squadrons[side] ?? []);
  const his = lineOf(desk, battle.squadrons[enemy] ?? []);
  const strait = isStrait(view, battle.at);
  const shift = intensityShift(view, battle);
  return INTENSITIES.filter((one) => one !== 'Light' || !strait).map((intensity) => {
    const becomes = shifted(intensity, shift, strait);
    return { intensity, becomes, toll: tollOf(own, his, becomes) };
  });
}

/** As hard as pays. */
export const answerIntensity: Answerer<'intensity'> = (desk) => {
  const chosen = worthMost(intensityTolls(desk), ({ toll }) => gain(toll));
  return chosen === null ? null : { intensity: chosen.intensity };
};

/** The soundest and largest first: damage is lighter where there are more Sail to do it. */
export const answerCombat: Answerer<'combat'> = (desk, ask) => {
  const battle = battleOf(desk.view);
  const worth = ({ squadron }: { readonly squadron: SquadronId | null }): number => {
    const one = battle.squadrons[desk.side]!.find((line) => line.squadron === squadron);
    return one === undefined ? 0.1 : one.sail - one.dp / 6;
  };
  return worthMost(
    [...combatAsk.choices(desk.view, ask)].filter(({ admiral }) => !admiral),
    worth,
  );
};
