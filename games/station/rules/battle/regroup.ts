/** After a Battle the Engaged may be shuffled freely (8.42), and Orders past hope given up (8.46). */
import { type Refusal, refuse } from '@weathergage/kernel';
import type { FormationId, SideId, SquadronId } from '../module/vocabulary.ts';
import { abandonOrder, checkAbandon } from '../orders/order-ends.ts';
import { fillSubordinates } from '../organisation/seniority.ts';
import { checkAct } from '../reorganisation/acts.ts';
import type { Occasion } from '../reorganisation/occasion.ts';
import { doActs, rehearse } from '../reorganisation/rehearsal.ts';
import { type AskRules, answersOf, sideOf, sidesOf } from '../umpire/phase.ts';
import { refreshFaces } from '../umpire/tokens.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { Battle } from '../world/battle-state.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, membersOf, topOf } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { aftermath } from './aftermath.ts';
import { fightersBehind } from './combat/fighters.ts';
import { type BattleRules, battleOf, type Next, wait } from './combat/steps.ts';

/** 8.424: without checks, in the Battle Space. */
const occasion = ({ at }: Battle): Occasion => ({ free: true, at });

/** Formations of the side that were in it, or Withdrew from it, and what is left of them. */
export function parties(world: World, battle: Battle, side: SideId): FormationId[] {
  const forces = forcesOf(world, side);
  const engaged = battle.formations[side]!.map(({ formation }) => formation);
  const met = fightersBehind(forces, battle.withdrawn).map(({ formation }) => formation);
  const loose = battle.squadrons[side]!.flatMap(
    ({ squadron }) => forces.squadrons[squadron]?.formation ?? [],
  );
  const all = [engaged, battle.initial[side] ?? [], met, loose]
    .flat()
    .filter((id) => forces.formations[id] !== undefined);
  return [...new Set(all.flatMap((id) => membersOf(forces, id).map((one) => one.id)))];
}

/** 8.42: what an act names must have been in it; new Squadrons may be Formed (8.421), Flotillas may not (3.335). */
function outsider(world: World, battle: Battle, side: SideId, act: ReorganisationAct): boolean {
  const forces = forcesOf(world, side);
  const among = parties(world, battle, side);
  const known = (id: string): boolean => {
    const formation = forces.squadrons[id]?.formation;
    if (formation !== undefined) return formation !== null && among.includes(formation);
    return forces.formations[id] === undefined || among.includes(id);
  };
  const named: string[] = [];
  if ('squadron' in act) named.push(act.squadron);
  if ('formation' in act) named.push(act.formation);
  if ('flotilla' in act) named.push(act.flotilla);
  if ('from' in act) named.push(act.from);
  if ('to' in act && typeof act.to === 'string') named.push(act.to);
  return named.some((id) => !known(id));
}

const look =
  (battle: Battle, side: SideId) =>
  (world: World, act: ReorganisationAct): Refusal | null =>
    outsider(world, battle, side, act)
      ? refuse('not-engaged', '8.42', 'Only those who were Engaged are shuffled.')
      : checkAct(world, side, act, occasion(battle));

/** 8.41: something left afloat, or after a Withdrawal more Squadrons than one: all of it lies open. */
function toDo(world: State, battle: Battle, side: SideId): boolean {
  if (battle.intensity !== null) return battle.squadrons[side]!.some(({ sail }) => sail > 0);
  return (
    world.tokens
      .filter(({ id }) => battle.tokens[side]!.includes(id))
      .reduce((sum, { face }) => sum + (face?.squadrons ?? 0), 0) > 1
  );
}

export const regroupBattleStep: BattleRules = {
  begin(world, battle, context) {
    for (const side of sidesOf(world))
      for (const id of parties(world, battle, side))
        if (formationExists(world, side, id)) fillSubordinates(world, context, side, id);
    refreshFaces(world, context);
    const asked = sidesOf(world).filter((side) => toDo(world, battle, side));
    return wait(battle, asked, () => close(world, battle, context));
  },
  resolve(world, battle, given, context) {
    for (const { side, answer } of answersOf(world, given, 'regroup')) {
      doActs(world, context, side, answer.acts, occasion(battle), look(battle, side));
      for (const id of answer.abandon ?? [])
        if (forcesOf(world, side).formations[id] !== undefined) abandonOrder(world, context, side, id);
    }
    return close(world, battle, context);
  },
};

const formationExists = (world: State, side: SideId, id: FormationId): boolean =>
  forcesOf(world, side).formations[id] !== undefined;

function close(world: State, battle: Battle, context: Parameters<BattleRules['begin']>[2]): Next {
  aftermath(world, battle, context);
  return 'over';
}

/** Acts worth a thought: a vacancy filled, a weak Squadron's Sail given to another, a Squadron moved. */
function* ideas(view: World, battle: Battle, side: SideId): Iterable<ReorganisationAct> {
  const forces = forcesOf(view, side);
  const among = parties(view, battle, side);
  const squadrons = among.flatMap((id): SquadronId[] => formationOf(forces, id).squadrons);
  for (const flotilla of among)
    if (formationOf(forces, flotilla).kind === 'flotilla' && formationOf(forces, flotilla).leader === null)
      for (const [leader, { at }] of Object.entries(forces.leaders))
        if (at === 'mess') yield { do: 'post', leader, flotilla };
  for (const from of squadrons)
    for (const to of squadrons) if (from !== to) yield { do: 'transfer', from, to, sail: 1 };
  for (const squadron of squadrons)
    for (const to of among) if (topOf(forces, to).id === to) yield { do: 'move', squadron, to };
  for (const flotilla of among)
    if (formationOf(forces, flotilla).kind === 'flotilla') yield { do: 'unform', flotilla };
}

const MOST_IDEAS = 4;

export const regroupAsk: AskRules<'regroup'> = {
  *choices(view, ask) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    yield { acts: [] };
    let found = 0;
    for (const act of ideas(view, battle, side)) {
      if (found >= MOST_IDEAS) return;
      if (look(battle, side)(view, act) !== null) continue;
      found++;
      yield { acts: [act] };
    }
  },
  check(view, ask, { acts, abandon = [] }) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    const among = parties(view, battle, side);
    for (const id of abandon) {
      const flaw = among.includes(id)
        ? checkAbandon(view, side, id)
        : refuse('no-order', '8.46', 'Only Formations that were in it give an Order up now.');
      if (flaw !== null) return flaw;
    }
    return rehearse(view, side, acts, occasion(battle), look(battle, side));
  },
};
