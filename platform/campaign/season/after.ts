/** What a season has left of two fleets, in Sea Power's terms: ships lost and hurt, leaders, and who holds the sea. */
import { SIDES, type Side } from '@weathergage/sea-power/data/nations.ts';
import { shipOf } from '@weathergage/sea-power/data/ships.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import type { BattleResult } from '@weathergage/sea-power/rules/world/battle-result.ts';
import type { LineShip } from '@weathergage/sea-power/rules/world/squadron.ts';
import type { Station } from '@weathergage/station/rules/types.ts';
import { chanceFrom } from '../action.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { type Group, groupsOf } from './fleets.ts';

type Told = BattleResult['lines'][Side][number];
type State = Station['state'];

/** Ships in the order in which they are missed: great ones by name, then those whose Squadrons have fewer Sail. */
function missedFirst(groups: readonly Group[], side: Side, state: State, child: string): string[] {
  const squadrons = state.forces[side]!.squadrons;
  const byChance = (ships: readonly LineShip[]): string[] =>
    ships
      .map(({ ship }) => ({ ship, chance: chanceFrom(child, ship) }))
      .toSorted((a, b) => a.chance - b.chance || (a.ship < b.ship ? -1 : 1))
      .map(({ ship }) => ship);
  const short = (group: Group): number => Math.max(0, group.ships.length - (squadrons[group.id]?.sail ?? 0));
  const named = groups.filter((group) => group.flagship && short(group) > 0);
  const counted = groups.filter((group) => !group.flagship);
  const gone = counted.flatMap((group) => byChance(group.ships).slice(0, short(group)));
  const rest = counted.flatMap((group) => byChance(group.ships).slice(short(group)));
  return [...named.flatMap((group) => group.ships.map(({ ship }) => ship)), ...gone, ...rest];
}

function lineAfter(battle: SeaBattle, side: Side, state: State, child: string, mapping: Mapping): Told[] {
  const line = battle.lines[side];
  const groups = groupsOf(line, mapping);
  const { sunk, captured } = state.lost[side] ?? { sunk: 0, captured: 0 };
  const lost = missedFirst(groups, side, state, child).slice(0, sunk + captured);
  // The last to be missed are those that struck: a prize is brought home when all is over.
  const prizes = battle.capture ? lost.slice(Math.max(0, lost.length - captured)) : [];
  const groupOf = (ship: string): Group =>
    groups.find(({ ships }) => ships.some((one) => one.ship === ship))!;
  return line.map((one) => {
    const { defence } = shipOf(one.ship);
    if (prizes.includes(one.ship)) return { ship: one.ship, damage: one.damage, fate: 'captured' };
    if (lost.includes(one.ship))
      return { ship: one.ship, damage: Math.max(one.damage, defence + 1), fate: 'sunk' };
    const { worn, laidUp } = stateOf(groupOf(one.ship), side, state, mapping);
    const points = Math.floor((worn * (defence + 1) + (1000 - mapping.seaPower.slight)) / 1000);
    const damage = Math.max(one.damage, Math.min(defence, points));
    const out = laidUp || worn >= mapping.action.crippled || damage === defence;
    return { ship: one.ship, damage, fate: out ? 'disabled' : 'fights' };
  });
}

/**
 * How her Squadron stands at the end, less what a season at sea costs anybody; where it was broken up her ships are as
 * worn as the fleet.
 */
function stateOf(
  group: Group,
  side: Side,
  state: State,
  { station: { beyond }, season: { turns, wear } }: Mapping,
): { readonly worn: number; readonly laidUp: boolean } {
  const { squadrons } = state.forces[side]!;
  const own = squadrons[group.id];
  const all = Object.values(squadrons);
  const mean = all.length === 0 ? 0 : Math.round(all.reduce((sum, one) => sum + one.dp, 0) / all.length);
  const dp = Math.max(0, (own?.dp ?? mean) - turns * wear);
  return {
    worn: Math.min(1000, Math.round((1000 * dp) / (group.dr + beyond))),
    laidUp: own?.port?.state === 'InOrdinary',
  };
}

/** 8.1: who has the greater Prestige holds the sea; the other has broken off, and whoever has no whole ship (7.6). */
export function seasonResult(battle: SeaBattle, state: State, child: string, mapping: Mapping): BattleResult {
  const told = (side: Side): Told[] => lineAfter(battle, side, state, child, mapping);
  const lines = { english: told('english'), european: told('european') };
  const winners = state.outcome?.winners ?? [];
  const broke = SIDES.filter(
    (side) =>
      !lines[side].some(({ damage, fate }) => damage === 0 && fate === 'fights') ||
      (winners.length === 1 && winners[0] !== side),
  );
  return {
    lines,
    leaders: SIDES.flatMap((side) => leadersAfter(battle, side, state, lines[side])),
    broke: broke.length > 0 ? broke : [...SIDES],
    turns: state.turn + 1,
  };
}

/** A prisoner without his ship is exchanged like one who was hurt: both are away for a year. */
function leadersAfter(
  { lines }: SeaBattle,
  side: Side,
  state: State,
  after: readonly Told[],
): BattleResult['leaders'] {
  const { leaders } = state.forces[side]!;
  return lines[side].flatMap(({ ship, leader }): BattleResult['leaders'] => {
    if (leader === null) return [];
    const now = leaders[leader];
    if (now?.at === 'gone' && now.lost === true) return [{ leader, fate: 'killed' }];
    if (after.find((one) => one.ship === ship)!.fate === 'captured') return [{ leader, fate: 'captured' }];
    return now?.at === 'prisoner' || now?.at === 'away' ? [{ leader, fate: 'injured' }] : [];
  });
}
