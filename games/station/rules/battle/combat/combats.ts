/** The opposing Squadrons are arranged in Combats (8.33). */
import { refuse } from '@weathergage/kernel';
import type { SideId, SquadronId } from '../../module/vocabulary.ts';
import { type AskRules, answersOf, type Context, sideOf, sidesOf } from '../../umpire/phase.ts';
import type { Battle, Combat, Engaged } from '../../world/battle-state.ts';
import type { Open, State } from '../../world/state.ts';
import { callUnit, combatCount, ledUnits, legalPicks, unitOf, unpaired, wayAfter } from './selection.ts';
import { type BattleRules, battleOf, enemyOf, type Next } from './steps.ts';

/** 8.33: the holder of the Gauge declares second in the first Combat, then they alternate. */
const firstOf = (world: Readonly<Open>, battle: Battle): SideId =>
  battle.combats.length % 2 === 0 ? enemyOf(world, battle.gauge!) : battle.gauge!;

export const emptyCombat = (squadrons: Combat['squadrons']): Combat => {
  const none = Object.fromEntries(Object.keys(squadrons).map((side) => [side, 0]));
  return { squadrons, shifts: none, die: null, column: none, dp: none, sunk: none };
};

/** What a side may put up now. */
function picksFor(battle: Battle, side: SideId): Engaged[] {
  const picking = battle.picking!;
  return picking.called ? ledUnits(battle, side) : legalPicks(battle, side, picking.ways);
}

/** Goes on until somebody has something to decide. */
function arrange(world: State, battle: Battle, context: Context): Next {
  while (battle.combats.length < combatCount(battle)) {
    const picking = battle.picking!;
    if (picking.chosen === null) {
      const { first } = picking;
      const second = enemyOf(world, first);
      const calls = callUnit(battle, first) !== null;
      const picks = picksFor(battle, first);
      const asked = [...(calls || picks.length > 1 ? [first] : []), ...(calls ? [second] : [])];
      if (asked.length > 0) {
        battle.waits = sidesOf(world).filter((side) => asked.includes(side));
        return 'wait';
      }
      putUp(world, battle, context, first, picks[0]!.squadron, false);
    } else {
      const picks = picksFor(battle, picking.side);
      if (picks.length > 1) {
        battle.waits = [picking.side];
        return 'wait';
      }
      reply(world, battle, context, picks[0]!.squadron);
    }
  }
  return 'double';
}

/** The first Squadron of a Combat, by the one whose turn it is or who calls. */
function putUp(
  world: State,
  battle: Battle,
  context: Context,
  side: SideId,
  squadron: SquadronId,
  admiral: boolean,
): void {
  settleWay(battle, side, squadron, admiral);
  battle.picking = { ...battle.picking!, side: enemyOf(world, side), chosen: squadron, called: admiral };
  tell(battle, context, side, squadron, admiral);
}

/** A call does not change where one is on the track. */
function settleWay(battle: Battle, side: SideId, squadron: SquadronId, called: boolean): void {
  const picking = battle.picking!;
  if (called) return;
  const ways = wayAfter(unpaired(battle, side), unitOf(battle, side, squadron), picking.ways);
  battle.picking = { ...picking, ways };
}

function reply(world: State, battle: Battle, context: Context, squadron: SquadronId): void {
  const { side, chosen, called } = battle.picking!;
  settleWay(battle, side, squadron, called);
  tell(battle, context, side, squadron, called);
  battle.combats.push(emptyCombat({ [enemyOf(world, side)]: [chosen!], [side]: [squadron] }));
  const first = firstOf(world, battle);
  battle.picking = { first, side: first, chosen: null, called: false, ways: battle.picking!.ways };
}

const tell = (battle: Battle, context: Context, side: SideId, squadron: SquadronId, admiral: boolean): void =>
  context.tell({
    kind: 'pick',
    rule: '8.33',
    side,
    squadron,
    combat: battle.combats.length,
    admiral,
    extra: false,
  });

export const combatsBattleStep: BattleRules = {
  begin(world, battle, context) {
    const first = firstOf(world, battle);
    battle.picking = { first, side: first, chosen: null, called: false, ways: {} };
    return arrange(world, battle, context);
  },
  resolve(world, battle, given, context) {
    const answers = answersOf(world, given, 'combat');
    const picking = battle.picking!;
    const of = (side: SideId) => answers.find((one) => one.side === side)?.answer;
    if (picking.chosen !== null) reply(world, battle, context, of(picking.side)!.squadron!);
    else {
      const own = of(picking.first)!;
      const second = enemyOf(world, picking.first);
      // The second hears of the first's choice only if he does not call before it.
      if (own.admiral) putUp(world, battle, context, picking.first, own.squadron!, true);
      else if (of(second)?.admiral === true)
        putUp(world, battle, context, second, of(second)!.squadron!, true);
      else putUp(world, battle, context, picking.first, own.squadron!, false);
    }
    return arrange(world, battle, context);
  },
};

/** Whether the side is only asked if it wishes to call. */
const onlyCalls = (battle: Battle, side: SideId): boolean =>
  battle.picking!.chosen === null && battle.picking!.first !== side;

export const combatAsk: AskRules<'combat'> = {
  *choices(view, ask) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    if (onlyCalls(battle, side)) yield { squadron: null, admiral: false };
    else for (const { squadron } of picksFor(battle, side)) yield { squadron, admiral: false };
    const call = battle.picking!.chosen === null ? callUnit(battle, side) : null;
    if (call !== null) yield { squadron: call.squadron, admiral: true };
  },
  check(view, ask, { squadron, admiral }) {
    const battle = battleOf(view);
    const side = sideOf(view, ask.seat)!;
    if (admiral) {
      const call = battle.picking!.chosen === null ? callUnit(battle, side) : null;
      if (call === null)
        return refuse('no-call', '8.33', 'There are not leaders on both sides to be called.');
      if (call.squadron === squadron) return null;
      return refuse('senior', '8.33', 'Who calls puts up the Squadron of his senior leader.');
    }
    if (onlyCalls(battle, side))
      return squadron === null ? null : refuse('not-yet', '8.33', 'The other puts up his Squadron first.');
    if (picksFor(battle, side).some((one) => one.squadron === squadron)) return null;
    return battle.picking!.called
      ? refuse(
          'admirals',
          '8.33',
          'A call is answered with the Squadron of an Admiral, or else of a Commodore.',
        )
      : refuse('out-of-order', '8.331', 'Another Squadron on the track comes first.');
  },
};
