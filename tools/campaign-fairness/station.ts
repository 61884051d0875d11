/** Equal lines of Squadrons in Station, of four Sail each: by its tables, and as a Battle to be fought out. */
import { looseDice } from '@weathergage/kernel';
import { combatResult } from '@weathergage/station/rules/battle/combat/resolve.ts';
import { LEVELS } from '@weathergage/station/rules/battle/combat/tables.ts';
import type { FightingSquadron, StationBattle } from '@weathergage/station/rules/engagements.ts';
import type { Intensity } from '@weathergage/station/rules/module/vocabulary.ts';
import { rollSinkings } from '@weathergage/station/rules/umpire/damage.ts';
import type { BattleResult } from '@weathergage/station/rules/world/battle-result.ts';
import type { Loss } from './loss.ts';
import type { Weighed } from './weighed.ts';

const SIDES = ['British', 'Bourbon'] as const;
/** As those of the Mediterranean are. */
const SAIL = 4;
const RATING = 12;

const squadron = (contingent: string, at: number): FightingSquadron => ({
  squadron: `${contingent}-${at}`,
  name: `${contingent} ${at}`,
  contingent,
  class: 'SOL',
  flagship: false,
  mate: null,
  sail: SAIL,
  dp: 0,
  dr: RATING,
  shift: 0,
  leaders: [],
});

/** Squadron against Squadron, one die for both: Sail outright, then damage, then those that it sinks. */
function byTables(squadrons: number, level: number, dice: ReturnType<typeof looseDice>): Loss {
  const context = { d10: () => dice.below(10) };
  const ships: [number, number] = [0, 0];
  const damage: [number, number] = [0, 0];
  for (let combat = 0; combat < squadrons; combat++) {
    const { dp, sunk } = combatResult(level, dice.below(10));
    for (const side of [0, 1] as const) {
      const sail = Math.max(0, SAIL - sunk);
      ships[side] += SAIL - sail + rollSinkings(context, { dp, dr: RATING, sail }, 'battle').sunk;
      damage[side] += dp;
    }
  }
  return { ships, damage, gauge: 0 };
}

export function stationWeighed(squadrons: number, intensity: Intensity): Weighed {
  const dice = looseDice(77);
  const lines = Object.fromEntries(
    SIDES.map((side) => [
      side,
      Array.from({ length: squadrons }, (_, at) => squadron(side === 'British' ? side : 'French', at + 1)),
    ]),
  );
  return {
    parent: 'station',
    names: ['British', 'French'],
    byTables: () => byTables(squadrons, LEVELS[intensity][dice.below(10)]!, dice),
    engagement: (way, at): StationBattle => ({
      id: `${at}`,
      way,
      fighters: { british: 'machine', bourbon: 'machine' },
      place: 'Toulon',
      ground: 'large',
      works: null,
      year: 1744,
      gauge: SIDES[at % 2]!,
      intensity,
      level: 0,
      gale: false,
      lines,
      sides: {
        British: { name: 'British', seat: 'british' },
        Bourbon: { name: 'Bourbon', seat: 'bourbon' },
      },
    }),
    lossOf(result, at) {
      const told = (result as BattleResult).squadrons;
      const sum = (of: (one: BattleResult['squadrons'][string][number]) => number): [number, number] => {
        const [first, second] = SIDES.map((side) => told[side]!.reduce((all, one) => all + of(one), 0));
        return [first!, second!];
      };
      return {
        ships: sum(({ sunk, struck }) => sunk + struck),
        damage: sum(({ dp }) => dp),
        gauge: (at % 2) as 0 | 1,
      };
    },
  };
}
