/** A scenario file: who fights whom, with what, where. Ships are named by class; only what differs is stated. */
import { Exactly, OneOf, type Static, scenarioFields, Type } from '@weathergage/kernel';
import { ANCHORINGS, SHOT } from '../sea/advanced-log.ts';
import { RuleChoices, TableChoices } from '../sea/rule-set.ts';
import { NATIONS, TRAITS } from '../sea/ship.ts';
import { SpecialRuleSchema } from '../sea/special-rules.ts';
import { VictorySchema } from '../sea/victory-language.ts';
import { QUALITIES } from '../sea/words.ts';

const Id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });
const Name = Type.String({ minLength: 1, maxLength: 80 });
const HexName = Type.String({ pattern: '^-?[A-Z]{1,4}-?[0-9]{1,4}$' });
/** One hex, or a run of them down a column: K5-9 is K5 to K9. */
const HexRun = Type.String({ pattern: '^-?[A-Z]{1,4}-?[0-9]{1,4}(-[0-9]{1,4})?$' });
const Velocity = Type.Integer({ minimum: 0, maximum: 7 });
const Heading = Type.Union([
  Type.Literal(1),
  Type.Literal(2),
  Type.Literal(3),
  Type.Literal(4),
  Type.Literal(5),
  Type.Literal(6),
]);
const Squares = Type.Integer({ minimum: 0, maximum: 40 });

/** A log that departs from the class's. */
const LogChanges = Exactly({
  hull: Type.Optional(Squares),
  crew: Type.Optional(Type.Array(Squares, { minItems: 1, maxItems: 3 })),
  guns: Type.Optional(Squares),
  carronades: Type.Optional(Squares),
  rigging: Type.Optional(Type.Array(Squares, { minItems: 3, maxItems: 4 })),
  /** The Advanced Game's own; hull, crew, guns and carronades above are Basic squares in either game (16.2.1). */
  fullSpeed: Type.Optional(Type.Union([Type.Literal(5), Type.Literal(6), Type.Literal(7)])),
  depth: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
  foreAndAft: Type.Optional(Type.Boolean()),
  traits: Type.Optional(Type.Array(OneOf(TRAITS), { maxItems: 6 })),
  rowSpeed: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
  mortars: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  /** Rated guns of a design of one's own. */
  rated: Type.Optional(Type.Integer({ minimum: 1, maximum: 140 })),
});

/** Squares marked off before the first turn, in Advanced squares. */
const StartDamage = Exactly({
  hull: Type.Optional(Squares),
  crew: Type.Optional(Squares),
  rigging: Type.Optional(Squares),
  guns: Type.Optional(Squares),
});

const BatterySchema = Exactly({
  id: Id,
  name: Name,
  side: Id,
  seat: Type.Optional(Id),
  hexes: Type.Array(HexName, { minItems: 1, maxItems: 12 }),
  quality: OneOf(QUALITIES),
  /** Advanced squares. */
  guns: Type.Integer({ minimum: 1, maximum: 60 }),
  hull: Type.Integer({ minimum: 1, maximum: 99 }),
  crew: Type.Integer({ minimum: 1, maximum: 60 }),
  arc: Type.Array(Heading, { minItems: 1, maxItems: 6, uniqueItems: true }),
});

export const ScenarioSchema = Exactly({
  ...scenarioFields,
  edition: OneOf(['basic', 'advanced']),
  board: Exactly({
    columns: Type.Integer({ minimum: 5, maximum: 104 }),
    rows: Type.Integer({ minimum: 5, maximum: 80 }),
    fixed: Type.Boolean(),
    /** Edges are real until this turn has passed. */
    fixedUntilTurn: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    /** Where north is on the chart. */
    north: Type.Optional(Heading),
  }),
  /** The direction it blows towards. */
  wind: Heading,
  /** 18.1: the Advanced Game's wind; a normal breeze that never changes if nothing is said. */
  velocity: Type.Optional(Velocity),
  windChange: Type.Optional(Type.Integer({ minimum: 2, maximum: 12 })),
  windSchedule: Type.Optional(
    Type.Array(
      Exactly({ turn: Type.Integer({ minimum: 1, maximum: 500 }), direction: Heading, velocity: Velocity }),
      { maxItems: 40 },
    ),
  ),
  /** Optional rules in force, and which stand-ins for lost tables. */
  rules: Type.Optional(RuleChoices),
  tables: Type.Optional(TableChoices),
  special: Type.Optional(Type.Array(SpecialRuleSchema, { maxItems: 30 })),
  anchoring: Type.Optional(Type.Boolean()),
  depths: Type.Optional(
    Type.Array(
      Exactly({
        depth: Type.Integer({ minimum: 0, maximum: 60 }),
        hexes: Type.Array(HexRun, { minItems: 1, maxItems: 2000 }),
      }),
      { maxItems: 30 },
    ),
  ),
  /** Nobody has a chart: shoals are known by the lead alone (39.0). */
  depthsHidden: Type.Optional(Type.Boolean()),
  batteries: Type.Optional(Type.Array(BatterySchema, { maxItems: 12 })),
  booms: Type.Optional(Type.Array(HexName, { maxItems: 200 })),
  /** Fleets bought in secret before the first turn; then `ships` may be empty. */
  muster: Type.Optional(
    Type.Array(
      Exactly({
        side: Id,
        budget: Type.Integer({ minimum: 1, maximum: 2000 }),
        nations: Type.Array(OneOf(NATIONS), { minItems: 1, maxItems: 12 }),
        berths: Type.Array(Exactly({ bow: HexName, heading: Heading }), {
          minItems: 1,
          maxItems: 40,
        }),
      }),
      { minItems: 2, maxItems: 4 },
    ),
  ),
  sides: Type.Array(
    Exactly({
      id: Id,
      name: Name,
      seats: Type.Array(Exactly({ id: Id, name: Name }), { minItems: 1, maxItems: 8 }),
      /** Divisions of the fleet; a ship of none belongs to her seat's first. */
      squadrons: Type.Optional(
        Type.Array(Exactly({ id: Id, name: Name, seat: Type.Optional(Id), flagship: Id }), {
          maxItems: 20,
        }),
      ),
    }),
    { minItems: 2, maxItems: 2 },
  ),
  ships: Type.Array(
    Exactly({
      id: Id,
      name: Name,
      class: Type.String({ maxLength: 40 }),
      nation: Type.Optional(OneOf(NATIONS)),
      side: Id,
      /** The seat that commands her; the side's first if none is named. */
      seat: Type.Optional(Id),
      quality: OneOf(QUALITIES),
      bow: HexName,
      heading: Heading,
      points: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
      log: Type.Optional(LogChanges),
      /** 8.1.2: off the board until this turn, then entering with her bow at `bow`. */
      entryTurn: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      /** 13.5: the guns are loaded from the first Load Phase on. */
      unloaded: Type.Optional(Type.Boolean()),
      /** The Advanced Game only, from here on. */
      squadron: Type.Optional(Id),
      sail: Type.Optional(OneOf(['battle', 'full'])),
      anchored: Type.Optional(OneOf(ANCHORINGS)),
      /** What both broadsides are loaded with; roundshot if nothing is said. */
      shot: Type.Optional(OneOf(SHOT)),
      damage: Type.Optional(StartDamage),
    }),
    { minItems: 0, maxItems: 80 },
  ),
  land: Type.Optional(Type.Array(HexRun, { maxItems: 2000 })),
  noCombat: Type.Optional(Type.Boolean()),
  turnLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  victory: VictorySchema,
  provenance: Type.Record(Type.String(), OneOf(['seed', 'public', 'constructed'])),
});
export type Scenario = Static<typeof ScenarioSchema>;
