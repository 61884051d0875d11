/** One round of gunfire: every ship fires, then all that was thrown takes effect at once (7.31, 7.32, 7.5). */
import { type Nation, SIDES, type Side, type War } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import type { Context } from '../world/phase.ts';
import type { LineShip, ShipId } from '../world/squadron.ts';
import type { Battle, State } from '../world/state.ts';
import type { Shot } from '../world/told.ts';
import { otherSide, warOf } from '../world/war.ts';
import { type Line, type Lines, type Volley, volleysOf } from './battle-line.ts';
import { type Boarders, boardersDice, captorOf, isTaken, takeShip } from './boarding.ts';
import { afterRound, leadersDice, type Ordeal } from './leaders-in-battle.ts';

/** What a round has done to a ship, before it takes effect. */
export interface Blow {
  readonly damage: number;
  readonly disabled: boolean;
  /** 11.L: who took her. */
  readonly captor: Nation | null;
}
export type Blows = ReadonlyMap<ShipId, Blow>;

/** 7.5: ships of more than one European nation at the start of the battle; it holds to the end. */
export const isJoint = ({ began }: Pick<Battle, 'began'>): boolean =>
  new Set(began.european.map((ship) => shipOf(ship).nation)).size > 1;

/** 7.32: damage takes dice away, but never the last. */
export const attackLeft = ({ ship, damage }: Pick<LineShip, 'ship' | 'damage'>): number =>
  Math.max(1, shipOf(ship).attack - damage);

/** Dice a ship throws: her own, a leader's, and one fewer under joint command, which may leave none. */
export const diceOf = (ship: LineShip, leaders: number, joint: boolean): number =>
  Math.max(0, attackLeft(ship) + leaders - (joint ? 1 : 0));

/** A volley with its dice counted. */
export interface Broadside extends Volley {
  readonly dice: number;
  /** How many of them are leaders'. */
  readonly bonus: number;
}

/** 7.31/1: what a line throws at another in a round, ship by ship of the other. `joint` only ever binds Europeans. */
export function broadsidesOf(line: Line, enemy: Line, round: number, war: War, joint: boolean): Broadside[] {
  const leaders = leadersDice(line, war);
  return volleysOf(line, enemy, round).map((volley) => {
    let dice = 0;
    let bonus = 0;
    for (const place of volley.by) {
      dice += diceOf(line[place]!, leaders[place]!, joint);
      bonus += leaders[place]!;
    }
    return { ...volley, dice, bonus };
  });
}

/** Both lines fire. Nothing takes effect yet. */
export function fireRound(world: State, battle: Battle & { readonly lines: Lines }, context: Context): Blows {
  const blows = new Map<ShipId, Blow>();
  const { area, lines, round } = battle;
  const war = warOf(world);
  for (const side of SIDES) {
    const line = lines[side];
    const enemy = lines[otherSide(side)];
    const joint = side === 'european' && isJoint(battle);
    for (const broadside of broadsidesOf(line, enemy, round, war, joint)) {
      const shot = shoot(world, side, line, enemy, broadside, context);
      context.tell({ kind: 'fire', rule: '7.31/1', area, round, shot });
      const damage = shot.damage.reduce((sum, die) => sum + die, 0);
      if (damage > 0 || shot.disabled || shot.captured)
        blows.set(shot.at, {
          damage,
          disabled: shot.disabled,
          captor: shot.captured ? captorOf(shot.by[0]!) : null,
        });
    }
  }
  return blows;
}

function shoot(
  world: State,
  side: Side,
  line: Line,
  enemy: Line,
  broadside: Broadside,
  { dice }: Context,
): Shot {
  const thrown = Array.from({ length: broadside.dice }, () => dice.d6());
  const damage: number[] = [];
  const boarding: Boarders[] = [];
  let disabled = false;
  let captured = false;
  for (const die of thrown) {
    // A ship that is taken is out of the line of fire: what is left of the volley has no mark.
    if (die < 5 || captured) continue;
    if (world.options.capture) {
      const boarders = boardersDice(dice);
      boarding.push(boarders);
      captured = isTaken(boarders);
      if (captured) continue;
    }
    // 7.31/1, 7.31/2: a six is thrown again for its points of damage, a five disables.
    if (die === 6) damage.push(dice.d6());
    else disabled = true;
  }
  return {
    side,
    by: broadside.by.map((place) => line[place]!.ship),
    at: enemy[broadside.at]!.ship,
    dice: thrown,
    bonus: broadside.bonus,
    damage,
    disabled,
    boarding,
    captured,
  };
}

/** 7.31/3: more damage than her defence sinks a ship; one both sunk and disabled is sunk, one taken is taken. */
export function fateOf({ ship, damage }: LineShip, blow: Blow): Ordeal['fate'] {
  if (blow.captor !== null) return 'captured';
  if (damage + blow.damage > shipOf(ship).defence) return 'sunk';
  return blow.disabled ? 'disabled' : 'fights';
}

/** The end of a round: damage is marked, the sunk and the taken are gone, leaders are thrown for. */
export function takeEffect(
  world: State,
  battle: Battle & { readonly lines: Lines },
  blows: Blows,
  context: Context,
): Lines {
  const ordeals: Ordeal[] = [];
  for (const side of SIDES)
    for (const one of battle.lines[side]) {
      const blow = blows.get(one.ship);
      if (blow === undefined) continue;
      const { ship, leader } = one;
      const fate = fateOf(one, blow);
      const damage = one.damage + blow.damage;
      context.tell({ kind: 'damage', rule: '7.31/3', area: battle.area, side, ship, damage, fate });
      if (fate === 'sunk') world.sunk.push({ ship, side, captured: false });
      if (blow.captor !== null) takeShip(world, side, ship, blow.captor);
      if (leader !== null) ordeals.push({ side, leader, ship, hurt: blow.damage > 0, fate });
    }
  const ashore = new Set(
    ordeals.filter((ordeal) => !afterRound(world, context, ordeal)).map(({ leader }) => leader),
  );
  const after = (side: Side): LineShip[] =>
    battle.lines[side].flatMap((one) => {
      const blow = blows.get(one.ship);
      if (blow === undefined) return [one];
      const fate = fateOf(one, blow);
      if (fate === 'sunk' || fate === 'captured') return [];
      const leader = one.leader !== null && ashore.has(one.leader) ? null : one.leader;
      return [{ ship: one.ship, leader, damage: one.damage + blow.damage, disabled: fate === 'disabled' }];
    });
  return { english: after('english'), european: after('european') };
}
