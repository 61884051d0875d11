/** The special rules of scenarios: a closed list, each with the numbers it needs. */
import { Exactly, type Static, Type } from '@weathergage/kernel';

const Id = Type.String({ minLength: 1, maxLength: 60 });
const Ids = Type.Array(Id, { minItems: 1, maxItems: 80 });
const Small = Type.Integer({ minimum: 0, maximum: 40 });
const Turn = Type.Integer({ minimum: 1, maximum: 500 });
const Die = Type.Integer({ minimum: 1, maximum: 6 });
const Velocity = Type.Integer({ minimum: 0, maximum: 7 });

export const SpecialRuleSchema = Type.Union([
  /** Each Movement Notation Phase a die for each ship: at `dieAtMost` or less she may not end the turn nearer to any enemy. */
  Exactly({ id: Type.Literal('unreliable'), ships: Ids, dieAtMost: Die }),
  /** From `minVelocity` on, ships of the side shift the table of a broadside whose field lies to leeward. */
  Exactly({
    id: Type.Literal('lee-ports'),
    side: Id,
    minVelocity: Velocity,
    tableShift: Type.Integer({ minimum: -5, maximum: 5 }),
  }),
  /** When `from` surrenders, `to` becomes flagship after so many turns and 32.5 is not applied. */
  Exactly({ id: Type.Literal('shift-flag'), from: Id, to: Id, turns: Small }),
  /** From `minVelocity` on each of the ships counts half her gun squares, rounded up. */
  Exactly({ id: Type.Literal('lower-ports-shut'), ships: Ids, minVelocity: Velocity }),
  /** A shot at `minRange` or more throws a die first; at `dieAtMost` or less it strikes the nearest other ship about. */
  Exactly({ id: Type.Literal('night'), minRange: Small, dieAtMost: Die }),
  /** Ships of the side begin with so many crew squares of one section marked off (half in the Basic Game). */
  Exactly({ id: Type.Literal('short-handed'), side: Id, squaresLost: Small, section: Small }),
  /** Ships of the squadron may not cut or weigh through `untilTurn`. */
  Exactly({ id: Type.Literal('holds-anchor'), squadron: Id, untilTurn: Turn }),
  /** Ships of the squadron may not plot turns through `untilTurn`. */
  Exactly({ id: Type.Literal('holds-course'), squadron: Id, untilTurn: Turn }),
  /** 41.1 applies to all ships of these sides. */
  Exactly({ id: Type.Literal('uncoppered'), sides: Ids }),
  /** Ships of the squadron are always plotted turn by turn, whatever 32.0 says. */
  Exactly({ id: Type.Literal('free-squadron'), squadron: Id }),
  /** Ships of the side start with so many reload squares. */
  Exactly({ id: Type.Literal('reloads'), side: Id, squares: Small }),
  /** Ships of the side that sink, burn or explode give no points. */
  Exactly({ id: Type.Literal('treasure'), side: Id }),
  /** The firer counts no gun squares against the target at `rangeNone` or less, half (rounded down) at `rangeHalf`. */
  Exactly({ id: Type.Literal('under-the-guns'), firer: Id, target: Id, rangeNone: Small, rangeHalf: Small }),
  /** Logs of the side are closed to the enemy until one of his ships has ended a turn within range of that ship. */
  Exactly({ id: Type.Literal('bluff'), side: Id, range: Small }),
  /** Ships of the squadrons may not set full sails or form OBPs. */
  Exactly({ id: Type.Literal('convoy'), squadrons: Ids }),
  /** No springs, no weighing; each uncaptured ship regains crew squares every so many turns, never above her start. */
  Exactly({ id: Type.Literal('moored-line'), side: Id, crewBack: Small, everyTurns: Small }),
  /** A vessel entering a boom hex stops and throws a die; it opens at the number for her size or more. */
  Exactly({
    id: Type.Literal('boom'),
    breakOn: Exactly({ class4OrLarger: Die, smaller: Die }),
    explosionRadius: Small,
  }),
  /** How fireships burn, spread and, if explosion vessels, blow up. */
  Exactly({
    id: Type.Literal('fireships'),
    burnTurns: Small,
    catchOn: Die,
    catchOnFouled: Die,
    explodeAfter: Small,
  }),
  /** Every ship that drifts moves so many hexes further in a direction. */
  Exactly({ id: Type.Literal('tide'), direction: Type.Integer({ minimum: 1, maximum: 6 }), hexes: Small }),
  /** The ships may move so many hexes a turn in any heading while the velocity is 0 or 1. */
  Exactly({ id: Type.Literal('sweeps'), ships: Ids, hexes: Small }),
  /** The wind changes only by the schedule. */
  Exactly({ id: Type.Literal('scheduled-wind-only') }),
  /** The ships may make one turn in place each turn in a calm; one crew section is then absent when firing. */
  Exactly({ id: Type.Literal('boat-tow'), ships: Ids }),
  /** Each H, G or C hit of a mortar on a battery, or on a land hex next to one, gives the side points. */
  Exactly({ id: Type.Literal('bombard'), side: Id, pointsPerHit: Small }),
  /** Depths are known to the other side only; this side learns them by 39.0 or by running aground. */
  Exactly({ id: Type.Literal('secret-depths'), side: Id }),
]);
export type SpecialRule = Static<typeof SpecialRuleSchema>;

/** The special rule of one name, if the scenario has it. */
export const specialOf = <K extends SpecialRule['id']>(
  list: readonly SpecialRule[] | undefined,
  id: K,
): Extract<SpecialRule, { id: K }>[] =>
  (list ?? []).filter((rule): rule is Extract<SpecialRule, { id: K }> => rule.id === id);
