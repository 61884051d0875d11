/** A battle to its end by the tables, thrown many times: whom it costs what, and who is left on the field. */
import { type Dice, looseDice } from '@weathergage/kernel';
import { SIDES, type Side, type War } from '../data/nations.ts';
import { type Line, type Lines, reformed } from '../rules/battle/battle-line.ts';
import { isBeaten } from '../rules/battle/disengagement.ts';
import { broadsidesOf, fateOf } from '../rules/battle/round.ts';
import type { LineShip } from '../rules/world/squadron.ts';
import { otherSide } from '../rules/world/war.ts';

type BothSides<V> = Readonly<Record<Side, V>>;

export interface DrawnUp {
  readonly lines: Lines;
  readonly war: War;
  /** 7.5: European ships of several nations. */
  readonly joint: boolean;
}

export interface FoughtByTables {
  readonly sunk: BothSides<number>;
  /** Points of damage on those that are left. */
  readonly damage: BothSides<number>;
  /** 7.6/1: one side, or both. */
  readonly beaten: readonly Side[];
}

const bySide = <V>(of: (side: Side) => V): Record<Side, V> => ({
  english: of('english'),
  european: of('european'),
});

/** Fire, effect, the disabled away, until a side is beaten; without captures and without leaders hit. */
export function foughtByTables({ lines: begun, war, joint }: DrawnUp, dice: Dice): FoughtByTables {
  const sunk = { english: 0, european: 0 };
  const away: Record<Side, LineShip[]> = { english: [], european: [] };
  let lines: BothSides<Line> = begun;
  for (let round = 1; ; round++) {
    /** What is left of a line that has been fired at. */
    const shot = (side: Side): LineShip[] => {
      const blows = blowsOf(lines[otherSide(side)], lines[side], side, { war, joint }, round, dice);
      return lines[side].flatMap((one, at) => {
        const blow = blows.get(at);
        const { damage = 0 } = blow ?? {};
        const fate = blow === undefined ? 'fights' : fateOf(one, { ...blow, captor: null });
        if (fate === 'sunk') sunk[side]++;
        return fate === 'sunk'
          ? []
          : [{ ...one, damage: one.damage + damage, disabled: one.disabled || fate === 'disabled' }];
      });
    };
    // The English fire first: it all takes effect at once, but the dice fall in an order.
    const european = shot('european');
    const now = { english: shot('english'), european };
    for (const side of SIDES) away[side].push(...now[side].filter(({ disabled }) => disabled));
    const beaten = SIDES.filter((side) => isBeaten(now[side]));
    lines = bySide((side) => reformed(now[side].filter(({ disabled }) => !disabled)));
    if (beaten.length === 0) continue;
    const damage = bySide((side) =>
      [...lines[side], ...away[side]].reduce((sum, one) => sum + one.damage, 0),
    );
    return { sunk, damage, beaten };
  }
}

/** 7.31/1: sixes do damage by another die, a five disables; by the places of the line that is fired at. */
function blowsOf(
  line: Line,
  enemy: Line,
  enemySide: Side,
  { war, joint }: Pick<DrawnUp, 'war' | 'joint'>,
  round: number,
  dice: Dice,
): Map<number, { readonly damage: number; readonly disabled: boolean }> {
  const bound = joint && enemySide === 'english';
  return new Map(
    broadsidesOf(line, enemy, round, war, bound).map(({ at, dice: thrown }) => {
      const faces = Array.from({ length: thrown }, () => dice.d6());
      const damage = faces.reduce((sum, face) => sum + (face === 6 ? dice.d6() : 0), 0);
      return [at, { damage, disabled: faces.includes(5) }] as const;
    }),
  );
}

export interface BattleOdds {
  /** Ships sunk, on average. */
  readonly sunk: BothSides<number>;
  /** Of a hundred battles, those that the side has won: the other alone broke off. */
  readonly won: BothSides<number>;
}

const THROWS = 300;
/** The same lines have the same odds, whoever looks at them and however often. */
const SEED = 7;

export function battleOdds(battle: DrawnUp): BattleOdds {
  const dice = looseDice(SEED);
  const fights = Array.from({ length: THROWS }, () => foughtByTables(battle, dice));
  const wonBy = (side: Side): number =>
    fights.filter(({ beaten }) => beaten.length === 1 && beaten[0] !== side).length;
  return {
    sunk: bySide((side) => fights.reduce((sum, one) => sum + one.sunk[side], 0) / THROWS),
    won: bySide((side) => Math.round((100 * wonBy(side)) / THROWS)),
  };
}
