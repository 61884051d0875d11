/** What a commander is out for beside beating the enemy: places to reach and edges to leave by, as the scenario says. */
import { pointsOf } from '../../rules/scenario/victory.ts';
import { testHolds } from '../../rules/scenario/victory-clauses.ts';
import { columnOf, distance, type Hex, parseHex, rowOf } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { VictoryTest } from '../../rules/sea/victory-language.ts';

export type Aim =
  | { readonly kind: 'reach'; readonly hex: Hex }
  | { readonly kind: 'exit'; readonly edge: 'any' | '1' | '2-3' | '4' | '5-6' };

/** Hexes still to go; 0 when there. */
export function wayTo(sea: Sea, { q, r }: Hex, aim: Aim): number {
  if (aim.kind === 'reach') return distance({ q, r }, aim.hex);
  const column = columnOf({ q, r });
  const row = rowOf({ q, r });
  const away = {
    '1': row,
    '4': sea.board.rows - row + 1,
    '2-3': sea.board.columns - column,
    '5-6': column + 1,
  };
  const hexes = aim.edge === 'any' ? Math.min(...Object.values(away)) : away[aim.edge];
  return Math.max(0, hexes);
}

/** The first thing the scenario asks of this ship by name or by side; null if it is only to fight. */
export function aimOf(sea: Sea, ship: Ship): Aim | null {
  const { victory } = sea;
  if (sea.marks.length > 0) {
    const hex = sea.marks[sea.reached[ship.id] ?? 0];
    return hex === undefined ? null : { kind: 'reach', hex };
  }
  const tests: VictoryTest[] = [];
  if (victory.type === 'special')
    for (const win of victory.wins) if (win.side === ship.side) tests.push(win.if);
  if (victory.type === 'points')
    for (const bonus of victory.bonus ?? []) if (bonus.side === ship.side) tests.push(bonus.if);
  for (const test of tests) {
    const aim = aimIn(sea, ship, test);
    if (aim !== null) return aim;
  }
  return null;
}

function aimIn(sea: Sea, ship: Ship, test: VictoryTest): Aim | null {
  if (test.test === 'reach') {
    if (test.ship !== ship.id) return null;
    const seen = sea.advanced?.visited[ship.id] ?? [];
    const next = test.hexes.map(parseHex).find((hex) => hex !== null && !seen.includes(`${hex.q},${hex.r}`));
    return next === undefined || next === null ? null : { kind: 'reach', hex: next };
  }
  if (test.test === 'exit') {
    const named = test.ships?.includes(ship.id) ?? test.side === ship.side;
    return named ? { kind: 'exit', edge: test.edge } : null;
  }
  if (test.test === 'all' || test.test === 'any') {
    // Where more is asked than to go somewhere, that is done first.
    if (
      test.test === 'all' &&
      !test.of.every((each) => isWay(each) || testHolds(sea, each as VictoryTest, pointsOf(sea)))
    )
      return null;
    for (const each of test.of) {
      const aim = aimIn(sea, ship, each as VictoryTest);
      if (aim !== null) return aim;
    }
  }
  return null;
}

const isWay = ({ test }: { readonly test: string }): boolean =>
  test === 'reach' || test === 'exit' || test === 'any';
