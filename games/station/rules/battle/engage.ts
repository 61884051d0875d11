/** Whether there is a Battle (8.124), and with which Formations it begins (8.21). */
import { refuse } from '@weathergage/kernel';
import { breakPeace, mayFight } from '../chart/politics.ts';
import type { FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import { type AskRules, answersOf, type Context, sideOf, sidesOf } from '../umpire/phase.ts';
import { atSea, moveTo, spot } from '../umpire/tokens.ts';
import type { Battle } from '../world/battle-state.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOfToken } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { type Fighter, fightersBehind, tokensAt } from './combat/fighters.ts';
import { type BattleRules, battleOf, enemyOf, type Next, wait } from './combat/steps.ts';
import { interdictionAt, opponents } from './meetings.ts';

/** Those of a side from which its first Formation is taken: not Withdrawn, not set aside, not Fitting Out (8.211). */
const readyFor = (world: World, battle: Battle, side: SideId): Fighter[] =>
  fightersBehind(
    forcesOf(world, side),
    battle.tokens[side]!.filter((id) => !battle.withdrawn.includes(id) && !battle.aside.includes(id)),
  );

/**
 * 8.21: a Convoy only where it is alone (10.13); a Disorganised Formation only where there is no other (8.451); in an
 * Interdicted Space the Interdictor and those who came in (7.223).
 */
export function initialChoices(world: World, battle: Battle, side: SideId): FormationId[] {
  const { fighters, due } = seenToBegin(world, battle, side);
  const sound = due ? [] : fighters.filter(({ disorganised }) => !disorganised);
  return (sound.length > 0 ? sound : fighters).map(({ formation }) => formation);
}

/** Those that could begin it as far as the Enemy sees, who does not know which of them are Disorganised. */
function seenToBegin(
  world: World,
  battle: Battle,
  side: SideId,
): { readonly fighters: readonly Fighter[]; readonly due: boolean } {
  const fighters = readyFor(world, battle, side);
  const ships = fighters.filter(({ convoy }) => !convoy);
  if (ships.length === 0)
    return { fighters: fighters.filter(({ scattered }) => battle.scattered || !scattered), due: false };
  const due = battle.forced ? ships.filter(({ formation }) => battle.due.includes(formation)) : [];
  return { fighters: due.length > 0 ? due : ships, due: due.length > 0 };
}

/** 8.122: all who met on a Lane are brought to the Battle Space; everybody there is Spotted (8.125). */
export function gatherBattle(world: State, battle: Battle, context: Context, at: LocationId): void {
  battle.at = at;
  battle.between = null;
  for (const side of sidesOf(world)) {
    const forces = forcesOf(world, side);
    for (const id of battle.tokens[side]!) {
      moveTo(world, side, formationOfToken(forces, id)!.id, atSea(at));
    }
  }
  lookAround(world, battle, context);
}

function lookAround(world: State, battle: Battle, context: Context): void {
  const tokens: Record<SideId, readonly string[]> = {};
  for (const side of sidesOf(world)) {
    const here = battle.between === null ? tokensAt(world, side, battle.at, 'sea') : battle.tokens[side]!;
    for (const id of here) spot(world, context, id, 'battle');
    tokens[side] = here.filter((id) => world.tokens.some((token) => token.id === id));
  }
  battle.tokens = tokens;
}

function declare(world: State, battle: Battle, context: Context): Next {
  battle.declared = true;
  if (battle.between === null) gatherBattle(world, battle, context, battle.at);
  else lookAround(world, battle, context);
  const forced = battle.forced ? interdictionAt(world, battle.at) : null;
  if (forced !== null)
    battle.due = [
      ...forced.by,
      ...fightersBehind(forcesOf(world, enemyOf(world, forced.side)), forced.entered).map(
        ({ formation }) => formation,
      ),
    ];
  for (const side of sidesOf(world)) {
    const { ids, price } = opponents(world, battle, side);
    // None but who has asked for it meets those whom he may fight at a price alone.
    if (price) breakPeace(world, context, side);
    const left = battle.tokens[enemyOf(world, side)]!.filter((id) => !ids.includes(id));
    battle.aside = [...battle.aside, ...left];
  }
  return chooseInitials(world, battle, context);
}

/**
 * The umpire names them where all see that there is nothing to choose; but not before the other side has chosen. Who has
 * a single sound Formation among others is asked all the same: silence would tell that the others are Disorganised.
 */
export function chooseInitials(world: State, battle: Battle, context: Context): Next {
  const asked: SideId[] = [];
  for (const side of sidesOf(world)) {
    if (battle.initial[side] !== undefined) continue;
    const { fighters } = seenToBegin(world, battle, side);
    if (fighters.length === 0) {
      context.tell({ kind: 'no-battle', rule: '8.232', at: battle.at, why: 'withdrawn' });
      return 'regroup';
    }
    if (fighters.length > 1) asked.push(side);
  }
  return wait(battle, asked, () => begun(world, battle, context));
}

function begun(world: State, battle: Battle, context: Context): Next {
  const named = (side: SideId): FormationId =>
    battle.initial[side] ?? initialChoices(world, battle, side)[0]!;
  const initial = Object.fromEntries(sidesOf(world).map((side) => [side, named(side)]));
  battle.initial = initial;
  // A second first Formation, the one named before having Withdrawn, does not change who has the Gauge.
  if (battle.gauge !== null) return 'reinforce';
  context.tell({ kind: 'battle', rule: '8.21', at: battle.at, initial });
  return 'withdraw';
}

export const engageBattleStep: BattleRules = {
  begin(world, battle, context) {
    if (battle.declared) return chooseInitials(world, battle, context);
    if (battle.forced) return declare(world, battle, context);
    const tokens = sidesOf(world).flatMap((side) => battle.tokens[side]!);
    context.tell({ kind: 'meeting', rule: '8.12', at: battle.at, tokens });
    battle.waits = battle.entitled;
    return 'wait';
  },
  resolve(world, battle, given, context) {
    const answers = answersOf(world, given, 'engage');
    if (battle.declared) {
      for (const { side, answer } of answers)
        battle.initial = {
          ...battle.initial,
          [side]: answer.formation ?? initialChoices(world, battle, side)[0]!,
        };
      return begun(world, battle, context);
    }
    // 8.124: it is fought if one of those asked wants it.
    battle.wants = Object.fromEntries(answers.map(({ side, answer }) => [side, answer.fight]));
    if (answers.some(({ answer }) => answer.fight)) return declare(world, battle, context);
    context.tell({ kind: 'no-battle', rule: '8.124', at: battle.at, why: 'declined' });
    return 'over';
  },
};

/** Why a side may not demand the Battle; null if it may. */
function unwilling(world: World, battle: Battle, side: SideId): { rule: string; message: string } | null {
  const ships = fightersBehind(forcesOf(world, side), battle.tokens[side]!).filter(({ convoy }) => !convoy);
  if (ships.length === 0) return { rule: '7.152', message: 'Nothing of yours here can fight.' };
  const sound = ships.filter(({ disorganised }) => !disorganised);
  if (sound.length === 0) return { rule: '8.45', message: 'Disorganised Formations can’t seek Battle.' };
  const theirs = battle.tokens[enemyOf(world, side)]!;
  if (!sound.some(({ formation }) => theirs.some((id) => mayFight(world, side, id, formation) !== 'no')))
    return {
      rule: '8.12',
      message: `${theatreOf(world).spaces.get(battle.at)!.name}: there is no war between these.`,
    };
  return null;
}

export const engageAsk: AskRules<'engage'> = {
  *choices(view, ask) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    if (battle.declared) {
      for (const formation of initialChoices(view, battle, side)) yield { fight: true, formation };
      return;
    }
    if (unwilling(view, battle, side) === null) yield { fight: true, formation: null };
    yield { fight: false, formation: null };
  },
  check(view, ask, { fight, formation }) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    if (!battle.declared) {
      if (formation !== null)
        return refuse('not-yet', '8.21', 'The first Formation is named once the Battle is declared.');
      const why = fight ? unwilling(view, battle, side) : null;
      return why === null ? null : refuse('may-not', why.rule, why.message);
    }
    if (!fight) return refuse('declared', '8.124', 'The Battle has been declared.');
    if (!initialChoices(view, battle, side).some((one) => one === formation))
      return refuse('not-that', '8.21', 'That Formation can’t begin this Battle.');
    return null;
  },
};
