/** Equal lines of seventy-fours in Sea Power: by its tables, and as a battle to be fought out. */
import { looseDice } from '@weathergage/kernel';
import { foughtByTables } from '@weathergage/sea-power/attention/battle-odds.ts';
import { SIDES, type Side } from '@weathergage/sea-power/data/nations.ts';
import { shipPool } from '@weathergage/sea-power/data/ships.ts';
import type { Lines } from '@weathergage/sea-power/rules/battle/battle-line.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import type { BattleResult } from '@weathergage/sea-power/rules/world/battle-result.ts';
import type { LineShip } from '@weathergage/sea-power/rules/world/squadron.ts';
import type { Weighed } from './weighed.ts';

const lineOf = (nation: 'England' | 'France', size: number): LineShip[] =>
  shipPool(nation, 2)
    .filter(({ guns }) => guns === 74)
    .slice(0, size)
    .map(({ id }) => ({ ship: id, leader: null, damage: 0, disabled: false }));

const bySide = (of: (side: Side) => number): [number, number] => [of(SIDES[0]), of(SIDES[1])];

export function seaPowerWeighed(size: number): Weighed {
  const lines: Lines = { english: lineOf('England', size), european: lineOf('France', size) };
  const dice = looseDice(77);
  return {
    parent: 'sea-power',
    names: ['English', 'French'],
    byTables() {
      const { sunk, damage } = foughtByTables({ lines, war: 2, joint: false }, dice);
      return { ships: bySide((side) => sunk[side]), damage: bySide((side) => damage[side]), gauge: 0 };
    },
    engagement: (way, at): SeaBattle => ({
      id: `${at}`,
      way,
      fighters: { english: 'machine', european: 'machine' },
      area: 'bay-of-biscay',
      year: 1778,
      war: 2,
      gauge: SIDES[at % 2]!,
      lines,
      joint: false,
      capture: false,
      commands: { english: 'english', european: 'european' },
      ports: [],
      frigates: { english: 0, european: 0 },
      atWar: ['England', 'France'],
      below: null,
    }),
    lossOf(result, at) {
      const told = (result as BattleResult).lines;
      const sunk = (side: Side): number => told[side].filter(({ fate }) => fate === 'sunk').length;
      const hurt = (side: Side): number =>
        told[side].reduce((sum, { fate, damage }) => sum + (fate === 'sunk' ? 0 : damage), 0);
      return { ships: bySide(sunk), damage: bySide(hurt), gauge: (at % 2) as 0 | 1 };
    },
  };
}
