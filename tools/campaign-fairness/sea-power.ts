/** Equal lines of seventy-fours in Sea Power: by its tables, and as a battle to be fought out. */
import { looseDice } from '@weathergage/kernel';
import { SIDES, type Side } from '@weathergage/sea-power/data/nations.ts';
import { shipPool } from '@weathergage/sea-power/data/ships.ts';
import { type Lines, reformed } from '@weathergage/sea-power/rules/battle/battle-line.ts';
import { isBeaten } from '@weathergage/sea-power/rules/battle/disengagement.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import { broadsidesOf, fateOf } from '@weathergage/sea-power/rules/battle/round.ts';
import type { BattleResult } from '@weathergage/sea-power/rules/world/battle-result.ts';
import type { LineShip } from '@weathergage/sea-power/rules/world/squadron.ts';
import type { Loss } from './loss.ts';
import type { Weighed } from './weighed.ts';

const lineOf = (nation: 'England' | 'France', size: number): LineShip[] =>
  shipPool(nation, 2)
    .filter(({ guns }) => guns === 74)
    .slice(0, size)
    .map(({ id }) => ({ ship: id, leader: null, damage: 0, disabled: false }));

const bySide = (of: (side: Side) => number): [number, number] => [of(SIDES[0]), of(SIDES[1])];

/** The rounds of the war's own battle, without captures: fire, effect, the disabled away, until a side is beaten. */
function byTables(begun: Lines, dice: ReturnType<typeof looseDice>): Loss {
  const sunk = { english: 0, european: 0 };
  const away: Record<Side, LineShip[]> = { english: [], european: [] };
  let lines = begun;
  for (let round = 1; ; round++) {
    const blows = new Map<string, { damage: number; disabled: boolean; captor: null }>();
    for (const [side, other] of [SIDES, SIDES.toReversed()] as [Side, Side][])
      for (const { at, dice: thrown } of broadsidesOf(lines[side], lines[other], round, 2, false)) {
        const faces = Array.from({ length: thrown }, () => dice.d6());
        const damage = faces.reduce((sum, face) => sum + (face === 6 ? dice.d6() : 0), 0);
        blows.set(lines[other][at]!.ship, { damage, disabled: faces.includes(5), captor: null });
      }
    const after = (side: Side): LineShip[] =>
      lines[side].flatMap((one) => {
        const blow = blows.get(one.ship) ?? { damage: 0, disabled: false, captor: null };
        const fate = fateOf(one, blow);
        if (fate === 'sunk') sunk[side]++;
        return fate === 'sunk'
          ? []
          : [{ ...one, damage: one.damage + blow.damage, disabled: fate === 'disabled' }];
      });
    const now = { english: after('english'), european: after('european') };
    for (const side of SIDES) away[side].push(...now[side].filter(({ disabled }) => disabled));
    const over = SIDES.some((side) => isBeaten(now[side]));
    const close = (side: Side): LineShip[] => reformed(now[side].filter(({ disabled }) => !disabled));
    lines = { english: close('english'), european: close('european') };
    if (!over) continue;
    const hurt = (side: Side): number =>
      [...lines[side], ...away[side]].reduce((sum, { damage }) => sum + damage, 0);
    return { ships: bySide((side) => sunk[side]), damage: bySide(hurt), gauge: 0 };
  }
}

export function seaPowerWeighed(size: number): Weighed {
  const lines: Lines = { english: lineOf('England', size), european: lineOf('France', size) };
  const dice = looseDice(77);
  return {
    parent: 'sea-power',
    names: ['English', 'French'],
    byTables: () => byTables(lines, dice),
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
