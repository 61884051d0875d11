/**
 * A scenario file: who fights whom, with what, where. Ships carry their full statistics, so that a file made in the
 * editor stands by itself. Lengths are thousandths of an inch, headings tenths of a degree clockwise from the top edge.
 */
import { Exactly, OneOf, type Static, scenarioFields, Type } from '@weathergage/kernel';
import { NATIONS, QUALITIES, RATES, SAILS, SIZES } from '../../data/words.ts';
import { SIDES } from '../geometry/arc.ts';
import { VictorySchema } from '../table/victory-language.ts';

export const Id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });
const Name = Type.String({ minLength: 1, maxLength: 80 });
const Length = Type.Integer({ minimum: 0, maximum: 400_000 });
const Heading = Type.Integer({ minimum: 0, maximum: 3599 });
const Points = Type.Integer({ minimum: 1, maximum: 400 });
const Count = Type.Integer({ minimum: 0, maximum: 60 });
/** Dice at point blank, close, effective and long range. */
const Dice = Type.Tuple([Count, Count, Count, Count]);
const Turn = Type.Integer({ minimum: 1, maximum: 200 });
const Seat = Exactly({ id: Id, name: Name });
const Broadside = Exactly({ large: Dice, regular: Dice });

const ScenarioShip = Exactly({
  id: Id,
  name: Name,
  nation: OneOf(NATIONS),
  rate: OneOf(RATES),
  size: OneOf(SIZES),
  guns: Type.Integer({ minimum: 1, maximum: 140 }),
  broadside: Broadside,
  musketry: Count,
  hull: Points,
  rigging: Points,
  crew: Points,
  quality: OneOf(QUALITIES),
  marines: Type.Optional(Type.Boolean()),
  signals: Type.Optional(Type.Boolean()),
  points: Type.Integer({ minimum: 0, maximum: 400 }),
  x: Length,
  y: Length,
  heading: Heading,
  sail: OneOf(SAILS),
  /** The seat that commands her; the squadron's if none is named. */
  seat: Type.Optional(Id),
  /** At anchor: does not move, counts as at easy sail, cannot be taken aback. */
  anchored: Type.Optional(Type.Boolean()),
  /** A hull without masts to lose: hits on rigging do nothing, and she cannot cut her cable. */
  blockship: Type.Optional(Type.Boolean()),
  /** That broadside rolls half its dice until this turn begins. */
  unready: Type.Optional(Exactly({ side: OneOf(SIDES), untilTurn: Turn })),
});

const ScenarioBattery = Exactly({
  id: Id,
  name: Name,
  nation: OneOf(NATIONS),
  side: Id,
  /** The side's first seat if none is named. */
  seat: Type.Optional(Id),
  guns: Type.Integer({ minimum: 1, maximum: 140 }),
  broadside: Broadside,
  musketry: Count,
  fort: Points,
  crew: Points,
  quality: OneOf(QUALITIES),
  points: Type.Integer({ minimum: 0, maximum: 400 }),
  x: Length,
  y: Length,
  /** Where the guns bear, clockwise from one heading to the other; all round if nothing is said. */
  arc: Type.Optional(Exactly({ from: Heading, to: Heading })),
});

export const ScenarioSchema = Exactly({
  ...scenarioFields,
  table: Exactly({ width: Length, height: Length }),
  wind: Exactly({ toward: Heading }),
  sides: Type.Array(
    Exactly({
      id: Id,
      name: Name,
      nation: OneOf(NATIONS),
      /** The ship that flies the flag of the side's commander; one for a side. */
      flagship: Type.Optional(Id),
      seats: Type.Array(Seat, { minItems: 1, maxItems: 8 }),
    }),
    { minItems: 2, maxItems: 2 },
  ),
  squadrons: Type.Array(
    Exactly({
      id: Id,
      name: Name,
      side: Id,
      nation: OneOf(NATIONS),
      /** The side's first seat if none is named. */
      seat: Type.Optional(Id),
      ships: Type.Array(ScenarioShip, { minItems: 1, maxItems: 24 }),
    }),
    { minItems: 1, maxItems: 24 },
  ),
  batteries: Type.Array(ScenarioBattery, { maxItems: 12 }),
  terrain: Type.Array(
    Exactly({
      kind: OneOf(['land', 'shoal']),
      name: Type.Optional(Name),
      polygon: Type.Array(
        Type.Tuple([
          Type.Integer({ minimum: -50_000, maximum: 450_000 }),
          Type.Integer({ minimum: -50_000, maximum: 450_000 }),
        ]),
        { minItems: 3, maxItems: 60 },
      ),
    }),
    { maxItems: 40 },
  ),
  turnLimit: Turn,
  victory: Type.Array(VictorySchema, { minItems: 1, maxItems: 20 }),
  /** What a scenario may add to the rules. */
  special: Type.Optional(
    Exactly({
      /** Nobody fires before this turn. */
      noFireBefore: Type.Optional(Turn),
      /** A die at each turn's end: on 1 no ship moves more than one segment next turn. */
      flukyWind: Type.Optional(Type.Boolean()),
    }),
  ),
  provenance: Type.Record(Type.String(), OneOf(['sheet', 'public', 'constructed'])),
});
export type Scenario = Static<typeof ScenarioSchema>;
export type ScenarioSquadron = Scenario['squadrons'][number];
export type ScenarioShip = ScenarioSquadron['ships'][number];
export type ScenarioBattery = Scenario['batteries'][number];
