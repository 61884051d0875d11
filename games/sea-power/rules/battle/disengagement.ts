/** 7.6: a side whose every ship is hurt, sunk or gone breaks off; the battle ends, and the ships are themselves again. */
import { SIDES, type Side } from '../../data/nations.ts';
import { squadronOf, takeOff } from '../chart/afloat.ts';
import type { Context } from '../world/phase.ts';
import { LEADER_LIMIT, type Stack } from '../world/squadron.ts';
import type { Battle, State } from '../world/state.ts';
import { otherSide } from '../world/war.ts';
import type { Line, Lines } from './battle-line.ts';
import { nelsonsYearOff } from './leaders-in-battle.ts';

/** 7.6/1: no ship left in the line without damage. */
export const isBeaten = (line: Line): boolean =>
  !line.some(({ damage, disabled }) => damage === 0 && !disabled);

export const beatenSides = (lines: Lines): Side[] => SIDES.filter((side) => isBeaten(lines[side]));

/** 7.6/3: a beaten squadron is disbanded; if both are, nobody has won. Ships of a beaten side have left before. */
export function endBattle(world: State, battle: Battle & { readonly lines: Lines }, context: Context): void {
  for (const side of SIDES)
    if (battle.beaten.includes(side)) takeOff(world, squadronOf(world, side, battle.tokens[side]));
    else standDown(world, battle, side);
  nelsonsYearOff(world, battle, context);
  const [beaten, other] = battle.beaten;
  const winner = beaten === undefined || other !== undefined ? null : otherSide(beaten);
  close(world, battle, winner, context);
}

/** 7.6/2: the battle is over and has its winner, if there is one. */
export function close(world: State, battle: Battle, winner: Side | null, context: Context): void {
  for (const marker of world.markers)
    if (SIDES.some((side) => battle.tokens[side] === marker.token)) marker.battle = false;
  world.battle = null;
  context.tell({ kind: 'battle-over', rule: '7.6/2', area: battle.area, winner });
}

/** The winner's ships go back into their squadron as they stand in the line. */
function standDown(world: State, battle: Battle & { readonly lines: Lines }, side: Side): void {
  const forces = world.forces[side];
  const line = battle.lines[side];
  for (const { ship, leader, damage } of line) {
    forces.ships[ship] = { port: null, damage, sailed: true };
    if (leader !== null) forces.leaders.push(leader);
  }
  const stacks: Stack[] = [];
  for (let first = 0; first < line.length; first += LEADER_LIMIT)
    stacks.push(line.slice(first, first + LEADER_LIMIT).map(({ ship, leader }) => ({ ship, leader })));
  squadronOf(world, side, battle.tokens[side]).stacks = stacks;
}
