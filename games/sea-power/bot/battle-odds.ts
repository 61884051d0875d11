/** How a battle may end: fought out a few times in the mind, by the rules of the line and with imagined dice. */
import { SIDES, type Side, type War } from '../data/nations.ts';
import { shipOf } from '../data/ships.ts';
import { type Line, type Lines, reformed } from '../rules/battle/battle-line.ts';
import { isBeaten } from '../rules/battle/disengagement.ts';
import { broadsidesOf } from '../rules/battle/round.ts';
import { worthOf } from '../rules/ports/points.ts';
import type { Berth, LineShip, ShipId } from '../rules/world/squadron.ts';
import { otherSide } from '../rules/world/war.ts';
import type { Below } from './chance.ts';

/** What a battle brings on average. */
export interface Forecast {
  /** Points for the English: European ships by their worth, less their own. */
  readonly points: number;
  /** European and English ships that go down. */
  readonly sunk: number;
  readonly lost: number;
  /** How often each side is left alone on the field. */
  readonly holds: Readonly<Record<Side, number>>;
}

const MOST_ROUNDS = 12;

export const lineOf = (berths: readonly Berth[], damage: (ship: ShipId) => number): LineShip[] =>
  berths.map(({ ship, leader }) => ({ ship, leader, damage: damage(ship), disabled: false }));

export function forecast(lines: Lines, war: War, samples: number, below: Below): Forecast {
  let points = 0;
  let sunk = 0;
  let lost = 0;
  const holds = { english: 0, european: 0 };
  for (let sample = 0; sample < samples; sample++) {
    const end = foughtOut(lines, war, below);
    points += end.points;
    sunk += end.sunk;
    lost += end.lost;
    for (const side of SIDES) if (!isBeaten(end.lines[side])) holds[side]++;
  }
  return {
    points: points / samples,
    sunk: sunk / samples,
    lost: lost / samples,
    holds: { english: holds.english / samples, european: holds.european / samples },
  };
}

interface End {
  readonly points: number;
  readonly sunk: number;
  readonly lost: number;
  readonly lines: Lines;
}

function foughtOut(lines: Lines, war: War, below: Below): End {
  const joint = new Set(lines.european.map(({ ship }) => shipOf(ship).nation)).size > 1;
  let now = lines;
  let points = 0;
  const down = { english: 0, european: 0 };
  for (let round = 1; round <= MOST_ROUNDS && !SIDES.some((side) => isBeaten(now[side])); round++) {
    const hit = (side: Side): LineShip[] => {
      const enemy = now[otherSide(side)];
      const volleys = broadsidesOf(enemy, now[side], round, war, joint && side === 'english');
      const { left, sunk } = underFire(now[side], volleys, below);
      for (const ship of sunk) points += side === 'european' ? worthOf(ship) : -1;
      down[side] += sunk.length;
      return left;
    };
    const after = { english: hit('english'), european: hit('european') };
    now = SIDES.some((side) => isBeaten(after[side]))
      ? after
      : { english: closedUp(after.english), european: closedUp(after.european) };
  }
  return { points, sunk: down.european, lost: down.english, lines: now };
}

const closedUp = (line: Line): LineShip[] => reformed(line.filter(({ disabled }) => !disabled));

function underFire(
  line: Line,
  volleys: readonly { readonly at: number; readonly dice: number }[],
  below: Below,
): { left: LineShip[]; sunk: ShipId[] } {
  const after: (LineShip | null)[] = [...line];
  const sunk: ShipId[] = [];
  for (const { at, dice } of volleys) {
    let damage = 0;
    let disabled = false;
    for (let die = 0; die < dice; die++) {
      const fall = below(6);
      if (fall === 5) damage += 1 + below(6);
      else if (fall === 4) disabled = true;
    }
    if (damage === 0 && !disabled) continue;
    const one = line[at]!;
    if (one.damage + damage > shipOf(one.ship).defence) {
      after[at] = null;
      sunk.push(one.ship);
    } else after[at] = { ...one, damage: one.damage + damage, disabled };
  }
  return { left: after.filter((one) => one !== null), sunk };
}
