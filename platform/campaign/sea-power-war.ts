/** Sea Power's battles as fleet actions, and fleet actions in Sea Power's terms. */
import { AREAS } from '@weathergage/sea-power/data/areas.ts';
import { leaderOf } from '@weathergage/sea-power/data/leaders.ts';
import { type Nation, SIDES, type Side } from '@weathergage/sea-power/data/nations.ts';
import { shipOf } from '@weathergage/sea-power/data/ships.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import type { BattleResult } from '@weathergage/sea-power/rules/world/battle-result.ts';
import type { LineShip } from '@weathergage/sea-power/rules/world/squadron.ts';
import { type ActionShip, chanceFrom, type FleetAction, type FoughtAction } from './action.ts';
import type { Flag } from './flags.ts';
import type { Mapping } from './mapping/mapping.ts';
import type { BoardId, War } from './way-between.ts';

export const FLAG_OF: Readonly<Record<Nation, Flag>> = {
  England: 'British',
  France: 'French',
  Spain: 'Spanish',
  Netherlands: 'Dutch',
  Russia: 'Russian',
};

/** Thousandths of what she bears that a point of damage stands for: more than her defence sinks her. */
export const wornByDamage = (ship: string, damage: number): number =>
  Math.round((1000 * damage) / (shipOf(ship).defence + 1));

export const SIDE_NAMES: Readonly<Record<Side, string>> = {
  english: 'English fleet',
  european: 'European fleet',
};

function actionShip(
  { war, joint }: SeaBattle,
  side: Side,
  { ship, leader, damage }: LineShip,
  at: number,
  { crews, greatLeader, joint: apart }: Mapping['seaPower'],
  board: BoardId,
): ActionShip {
  const { id, name, nation, guns } = shipOf(ship);
  const flag = FLAG_OF[nation];
  const along = crews[board][flag];
  const great = leader !== null && (leaderOf(leader).ratings[war] ?? 0) >= greatLeader ? 1 : 0;
  const skill = along[at % along.length]! + great + (joint && side === 'european' ? apart : 0);
  return { id, name, flag, guns, skill, worn: wornByDamage(ship, damage), flagship: leader !== null };
}

function seaAction(battle: SeaBattle, mapping: Mapping, board: BoardId): FleetAction {
  const { area, year, gauge, lines } = battle;
  const place = AREAS.find(({ id }) => id === area)!.name;
  const night = chanceFrom(battle.id, 'night') < mapping.action.night;
  const side = (of: Side) => ({
    id: of,
    name: SIDE_NAMES[of],
    ships: lines[of].map((one, at) => actionShip(battle, of, one, at, mapping.seaPower, board)),
    breaksOff: mapping.seaPower.breaksOff[board],
  });
  return {
    id: `battle-${area}-${year}`,
    title: `${place}, ${year}`,
    date: String(year),
    place,
    briefing: `${lines.english.length} English ships of the line against ${lines.european.length}. The ${gauge === 'english' ? 'English' : 'Europeans'} have the weather gauge.${night ? ' It is dark before it is decided.' : ''} What is lost here is lost to the war.`,
    windward: gauge,
    heat: mapping.seaPower.heat,
    gale: false,
    night,
    // Battles are at sea; nobody fights in port (6.2).
    ground: { shoals: false, works: null },
    sides: [side('english'), side('european')],
  };
}

type Told = BattleResult['lines'][Side][number];

function shipAfter(
  { capture }: SeaBattle,
  { ship, damage: before }: LineShip,
  { ships }: FoughtAction,
  slight: number,
): Told {
  const { defence } = shipOf(ship);
  const { end, worn, crippled } = ships.get(ship)!;
  if (end === 'struck' && capture) return { ship, damage: Math.max(before, 0), fate: 'captured' };
  if (end !== 'afloat') return { ship, damage: Math.max(before, defence + 1), fate: 'sunk' };
  const points = Math.floor((worn * (defence + 1) + (1000 - slight)) / 1000);
  const damage = Math.max(before, Math.min(defence, points));
  return { ship, damage, fate: crippled || damage === defence ? 'disabled' : 'fights' };
}

export function seaResult(
  battle: SeaBattle,
  fought: FoughtAction,
  child: string,
  { seaPower: { slight, killed } }: Mapping,
): BattleResult {
  const told = (side: Side): Told[] =>
    battle.lines[side].map((one) => shipAfter(battle, one, fought, slight));
  const lines = { english: told('english'), european: told('european') };
  const beaten = SIDES.filter(
    (side) => !lines[side].some(({ damage, fate }) => damage === 0 && fate === 'fights'),
  );
  const broke = SIDES.filter(
    (side) => beaten.includes(side) || (fought.winner !== null && fought.winner !== side),
  );
  return {
    lines,
    leaders: leadersHit(battle, lines, fought, child, killed),
    broke: broke.length > 0 ? broke : [...SIDES],
    turns: fought.turns,
  };
}

function leadersHit(
  { lines }: SeaBattle,
  after: BattleResult['lines'],
  { ships }: FoughtAction,
  child: string,
  mortal: number,
): BattleResult['leaders'] {
  return SIDES.flatMap((side) =>
    lines[side].flatMap(({ ship, leader }): BattleResult['leaders'] => {
      if (leader === null) return [];
      const { fate } = after[side].find((one) => one.ship === ship)!;
      const hit = chanceFrom(child, leader) < ships.get(ship)!.men;
      const killed = hit && chanceFrom(child, `${leader} lives`) < mortal;
      if (killed) return [{ leader, fate: 'killed' }];
      if (fate === 'captured') return [{ leader, fate: 'captured' }];
      return hit ? [{ leader, fate: 'injured' }] : [];
    }),
  );
}

export const seaPowerWar: War<SeaBattle> = {
  game: 'sea-power',
  actionOf: seaAction,
  resultOf: seaResult,
  commandsOf: ({ commands }) => commands,
};
