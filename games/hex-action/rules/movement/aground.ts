/** Running aground, refloating, and ships wrecked on land (38.0). */
import { refuse } from '@weathergage/kernel';
import { groundingOf, isAground } from '../afloat/ground.ts';
import { learnDepths } from '../afloat/lead.ts';
import { perish } from '../afloat/leaving.ts';
import { markSection, type SectionMark, squaresIn } from '../bearing/gun-sections.ts';
import { gunDamage, noDamage } from '../damage/damage.ts';
import { partTows } from '../sailing/towing.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import { groupOf } from '../sea/bonds.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { type Hex, hexKey, type Position, sameHex } from '../sea/hex.ts';
import { type AdvancedAskRules, askOf, type Context } from '../sea/phase.ts';
import { canWork, hexesOf, type Ship } from '../sea/ship.ts';
import { shipOf } from '../sea/state.ts';
import { BROADSIDES, type Broadside } from '../sea/words.ts';

/** After a step or a drift from `from` to where she lies now; true if she has stopped for this phase. */
export function runsAground(
  sea: AdvancedState,
  ship: AdvancedShip,
  from: Position,
  context: Context,
): boolean {
  const ground = ship.presence === 'afloat' ? groundingOf(sea, ship, from, ship) : null;
  if (ground === null) return false;
  const { hex, depth } = ground;
  if (depth === null) perish(sea, ship, 'wrecked', '38.3', context);
  else strand(sea, ship, { hex, depth }, from, context);
  return true;
}

/** 38.1, 38.2: she stops where she is, and a die says how fast she sits. */
function strand(
  sea: AdvancedState,
  ship: AdvancedShip,
  { hex, depth }: { readonly hex: Hex; readonly depth: number },
  from: Position,
  context: Context,
): void {
  const difficulty = context.dice.d6();
  const log = ship.advanced;
  log.aground = { difficulty, from, lightened: false };
  log.did.grounded = true;
  partTows(sea, ship, 'cut', context);
  learnDepths(sea, Object.keys(sea.advanced.sounded), [hexKey(hex)]);
  context.tell(
    { kind: 'aground', rule: '38.2', dice: [difficulty], ship: ship.id, hex, depth, difficulty },
    { news: true },
  );
}

/** Whether another ship lies where she would come off to. */
function wayOffIsShut(sea: AdvancedState, ship: AdvancedShip): boolean {
  const back = hexesOf(ship.advanced.aground!.from);
  return sea.ships.some(
    (other) =>
      other.id !== ship.id &&
      other.presence === 'afloat' &&
      hexesOf(other).some((hex) => back.some((mine) => sameHex(mine, hex))),
  );
}

/** After the turn in which she took the ground, with men aboard, fast to nobody, and with a way off. */
const triesToFloat = (sea: AdvancedState, ship: AdvancedShip): boolean =>
  isAground(ship) &&
  ship.advanced.did.grounded !== true &&
  canWork(ship, sea.turn) &&
  groupOf(sea, ship.id).length === 1 &&
  !wayOffIsShut(sea, ship);

const gunsOf = (ship: Ship, side: Broadside): number => ship.guns[side] + ship.carronades[side];

/** 38.2.2.1: once is all that helps, and it takes a gun of each broadside. */
const mayLighten = (ship: AdvancedShip): boolean =>
  ship.advanced.aground?.lightened === false && BROADSIDES.every((side) => gunsOf(ship, side) > 0);

export const refloatAsks = (sea: AdvancedState): HexAsk[] =>
  sea.ships
    .filter((ship) => triesToFloat(sea, ship) && mayLighten(ship))
    .map((ship) => askOf(sea, 'refloat', ship, '38.2.2.1'));

/** 38.2.1: every ship that can tries once, in the Reload Phase; `lightening` are those who throw guns overboard. */
export function refloatAll(sea: AdvancedState, lightening: ReadonlySet<string>, context: Context): void {
  for (const ship of sea.ships) {
    if (!triesToFloat(sea, ship)) continue;
    if (lightening.has(ship.id) && mayLighten(ship)) lighten(ship, context);
    tryToFloat(ship, context);
  }
}

function tryToFloat(ship: AdvancedShip, context: Context): void {
  const log = ship.advanced;
  const { difficulty, from, lightened } = log.aground!;
  const die = context.dice.d6();
  const total = die + (lightened ? 1 : 0);
  // 38.2.2: no die exceeds a six by itself.
  const floats = total > difficulty;
  if (floats) {
    // 38.6: she is back where she lay before.
    ship.bow = from.bow;
    ship.heading = from.heading;
    log.aground = null;
  }
  const rule = floats ? '38.6' : '38.2.1';
  const needed = difficulty + 1;
  context.tell({ kind: 'refloat', rule, dice: [die], ship: ship.id, needed, total, floats, lightened });
}

/** The heavier end goes first, guns before carronades. */
function pieceOverboard(ship: AdvancedShip, side: Broadside): SectionMark {
  const [fore, aft] = [squaresIn(ship, side, 'bow'), squaresIn(ship, side, 'stern')];
  const piece = ship.guns[side] > 0 ? 'guns' : 'carronades';
  const letter = piece === 'guns' ? 'G' : 'C';
  return `${side}${letter}${aft[piece] >= fore[piece] ? 'S' : 'B'}`;
}

function lighten(ship: AdvancedShip, context: Context): void {
  const log = ship.advanced;
  log.aground = { ...log.aground!, lightened: true };
  log.overboard = (log.overboard ?? 0) + 1;
  const marks = BROADSIDES.map((side) => pieceOverboard(ship, side));
  for (const mark of marks) markSection(ship, mark);
  context.tell({ kind: 'damage', rule: '38.2.2.1', ...noDamage(ship.id), ...gunDamage(marks) });
}

export const refloatAsk: AdvancedAskRules<'refloat'> = {
  *choices() {
    yield { lighten: false };
    yield { lighten: true };
  },
  check: (view, ask, answer: AnswerTo<'refloat'>) =>
    answer.lighten && !mayLighten(shipOf(view, ask.ship))
      ? refuse(
          'no-guns',
          '38.2.2.1',
          'She needs a gun of each broadside to throw overboard, and once is enough.',
        )
      : null,
};
