/** A scenario file: who fights whom, with what, where. Ships are named by class; only what differs is stated. */
import { OneOf, type Static, Type } from '@weathergage/kernel';
import { NATIONS, QUALITIES } from './ship.ts';
import { VictorySchema } from './victory-language.ts';

const Strict = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });
const Name = Type.String({ minLength: 1, maxLength: 80 });
const HexName = Type.String({ pattern: '^-?[A-Z]{1,4}-?[0-9]{1,4}$' });
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
const LogChanges = Type.Object(
  {
    hull: Type.Optional(Squares),
    crew: Type.Optional(Type.Array(Squares, { minItems: 1, maxItems: 3 })),
    guns: Type.Optional(Squares),
    carronades: Type.Optional(Squares),
    rigging: Type.Optional(Type.Array(Squares, { minItems: 3, maxItems: 4 })),
  },
  Strict,
);

export const ScenarioSchema = Type.Object(
  {
    id: Id,
    title: Name,
    date: Type.String({ maxLength: 20 }),
    place: Name,
    briefing: Type.String({ maxLength: 2000 }),
    edition: OneOf(['basic']),
    tutorial: Type.Optional(Type.Boolean()),
    board: Type.Object(
      {
        columns: Type.Integer({ minimum: 5, maximum: 104 }),
        rows: Type.Integer({ minimum: 5, maximum: 80 }),
        fixed: Type.Boolean(),
      },
      Strict,
    ),
    wind: Heading,
    sides: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Name,
          seats: Type.Array(Type.Object({ id: Id, name: Name }, Strict), { minItems: 1, maxItems: 8 }),
        },
        Strict,
      ),
      { minItems: 2, maxItems: 2 },
    ),
    ships: Type.Array(
      Type.Object(
        {
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
        },
        Strict,
      ),
      { minItems: 2, maxItems: 80 },
    ),
    land: Type.Optional(Type.Array(HexName, { maxItems: 2000 })),
    noCombat: Type.Optional(Type.Boolean()),
    turnLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    victory: VictorySchema,
    balance: Type.Optional(Type.String({ maxLength: 400 })),
    provenance: Type.Record(Type.String(), OneOf(['seed', 'public', 'constructed'])),
  },
  Strict,
);
export type Scenario = Static<typeof ScenarioSchema>;
