/** The special rules of scenarios: a closed list, each with the numbers it needs. */
import { type Static, Type } from '@weathergage/kernel';

const Strict = { additionalProperties: false } as const;
const Id = Type.String({ minLength: 1, maxLength: 60 });
const Ids = Type.Array(Id, { minItems: 1, maxItems: 80 });
const Small = Type.Integer({ minimum: 0, maximum: 40 });
const Turn = Type.Integer({ minimum: 1, maximum: 500 });
const Die = Type.Integer({ minimum: 1, maximum: 6 });
const Velocity = Type.Integer({ minimum: 0, maximum: 7 });

export const SpecialRuleSchema = Type.Union([
  /** Each Movement Notation Phase a die for each ship: at `dieAtMost` or less she may not end the turn nearer to any enemy. */
  Type.Object({ id: Type.Literal('unreliable'), ships: Ids, dieAtMost: Die }, Strict),
  /** From `minVelocity` on, ships of the side shift the table of a broadside whose field lies to leeward. */
  Type.Object(
    {
      id: Type.Literal('lee-ports'),
      side: Id,
      minVelocity: Velocity,
      tableShift: Type.Integer({ minimum: -5, maximum: 5 }),
    },
    Strict,
  ),
  /** When `from` surrenders, `to` becomes flagship after so many turns and 32.5 is not applied. */
  Type.Object({ id: Type.Literal('shift-flag'), from: Id, to: Id, turns: Small }, Strict),
  /** From `minVelocity` on each of the ships counts half her gun squares, rounded up. */
  Type.Object({ id: Type.Literal('lower-ports-shut'), ships: Ids, minVelocity: Velocity }, Strict),
  /** A shot at `minRange` or more throws a die first; at `dieAtMost` or less it strikes the nearest other ship about. */
  Type.Object({ id: Type.Literal('night'), minRange: Small, dieAtMost: Die }, Strict),
  /** Ships of the side begin with so many crew squares of one section marked off (half in the Basic Game). */
  Type.Object({ id: Type.Literal('short-handed'), side: Id, squaresLost: Small, section: Small }, Strict),
  /** Ships of the squadron may not cut or weigh through `untilTurn`. */
  Type.Object({ id: Type.Literal('holds-anchor'), squadron: Id, untilTurn: Turn }, Strict),
  /** Ships of the squadron may not plot turns through `untilTurn`. */
  Type.Object({ id: Type.Literal('holds-course'), squadron: Id, untilTurn: Turn }, Strict),
  /** 41.1 applies to all ships of these sides. */
  Type.Object({ id: Type.Literal('uncoppered'), sides: Ids }, Strict),
  /** Ships of the squadron are always plotted turn by turn, whatever 32.0 says. */
  Type.Object({ id: Type.Literal('free-squadron'), squadron: Id }, Strict),
  /** Ships of the side start with so many reload squares. */
  Type.Object({ id: Type.Literal('reloads'), side: Id, squares: Small }, Strict),
  /** Ships of the side that sink, burn or explode give no points. */
  Type.Object({ id: Type.Literal('treasure'), side: Id }, Strict),
  /** The firer counts no gun squares against the target at `rangeNone` or less, half (rounded down) at `rangeHalf`. */
  Type.Object(
    { id: Type.Literal('under-the-guns'), firer: Id, target: Id, rangeNone: Small, rangeHalf: Small },
    Strict,
  ),
  /** Logs of the side are closed to the enemy until one of his ships has ended a turn within range of that ship. */
  Type.Object({ id: Type.Literal('bluff'), side: Id, range: Small }, Strict),
  /** Ships of the squadrons may not set full sails or form OBPs. */
  Type.Object({ id: Type.Literal('convoy'), squadrons: Ids }, Strict),
  /** No springs, no weighing; each uncaptured ship regains crew squares every so many turns, never above her start. */
  Type.Object({ id: Type.Literal('moored-line'), side: Id, crewBack: Small, everyTurns: Small }, Strict),
  /** A vessel entering a boom hex stops and throws a die; it opens at the number for her size or more. */
  Type.Object(
    {
      id: Type.Literal('boom'),
      breakOn: Type.Object({ class4OrLarger: Die, smaller: Die }, Strict),
      explosionRadius: Small,
    },
    Strict,
  ),
  /** How fireships burn, spread and, if explosion vessels, blow up. */
  Type.Object(
    {
      id: Type.Literal('fireships'),
      burnTurns: Small,
      catchOn: Die,
      catchOnFouled: Die,
      explodeAfter: Small,
    },
    Strict,
  ),
  /** Every ship that drifts moves so many hexes further in a direction. */
  Type.Object(
    { id: Type.Literal('tide'), direction: Type.Integer({ minimum: 1, maximum: 6 }), hexes: Small },
    Strict,
  ),
  /** The ships may move so many hexes a turn in any heading while the velocity is 0 or 1. */
  Type.Object({ id: Type.Literal('sweeps'), ships: Ids, hexes: Small }, Strict),
  /** The wind changes only by the schedule. */
  Type.Object({ id: Type.Literal('scheduled-wind-only') }, Strict),
  /** The ships may make one turn in place each turn in a calm; one crew section is then absent when firing. */
  Type.Object({ id: Type.Literal('boat-tow'), ships: Ids }, Strict),
  /** Each H, G or C hit of a mortar on a battery, or on a land hex next to one, gives the side points. */
  Type.Object({ id: Type.Literal('bombard'), side: Id, pointsPerHit: Small }, Strict),
  /** Depths are known to the other side only; this side learns them by 39.0 or by running aground. */
  Type.Object({ id: Type.Literal('secret-depths'), side: Id }, Strict),
]);
export type SpecialRule = Static<typeof SpecialRuleSchema>;

/** The special rule of one name, if the scenario has it. */
export const specialOf = <K extends SpecialRule['id']>(
  list: readonly SpecialRule[] | undefined,
  id: K,
): Extract<SpecialRule, { id: K }>[] =>
  (list ?? []).filter((rule): rule is Extract<SpecialRule, { id: K }> => rule.id === id);
