/** How a scenario says what wins it: a list, tried in order at the end of every turn. Points wait for the last. */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';

const Id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });
const Ids = Type.Array(Id, { minItems: 1, maxItems: 60, uniqueItems: true });
const AtLeast = Type.Integer({ minimum: 1, maximum: 60 });

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

export const VictorySchema = Type.Union([
  /** After the last turn: the side that leads by at least `margin` points. */
  Exactly({ type: Type.Literal('points'), margin: Type.Integer({ minimum: 0, maximum: 1000 }) }),
  /** `ships` captured by boarding. */
  Exactly({ type: Type.Literal('capture'), side: Id, ships: Ids, atLeast: AtLeast }),
  /** `ships` removed from play: sunk, blown up or run aground. */
  Exactly({ type: Type.Literal('sink'), side: Id, ships: Ids, atLeast: AtLeast }),
  /** `ships` that have struck, been captured or been removed from play. */
  Exactly({ type: Type.Literal('strike'), side: Id, ships: Ids, atLeast: AtLeast }),
  /** `ships` that have left by the edge under their own colours. */
  Exactly({ type: Type.Literal('exit'), side: Id, ships: Ids, atLeast: AtLeast, edge: OneOf(EDGES) }),
  /** After the last turn: a ship of the side, colours flying, within six inches of the point. */
  Exactly({ type: Type.Literal('hold'), side: Id, x: Type.Integer(), y: Type.Integer() }),
  /** At the end of `untilTurn`: `ships` that still fight, under their own colours and on the table. */
  Exactly({
    type: Type.Literal('survive'),
    side: Id,
    ships: Ids,
    atLeast: AtLeast,
    untilTurn: Type.Integer({ minimum: 1, maximum: 200 }),
  }),
  /** `batteries` destroyed or surrendered. */
  Exactly({ type: Type.Literal('battery'), side: Id, batteries: Ids, atLeast: AtLeast }),
  /** Any of `ships` struck, captured or removed from play. */
  Exactly({ type: Type.Literal('flagship'), side: Id, ships: Ids }),
  /** That many in a hundred of the ships of side `of` are crippled, struck or lost. */
  Exactly({
    type: Type.Literal('fractionCrippled'),
    side: Id,
    of: Id,
    percent: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
]);
export type Victory = Static<typeof VictorySchema>;
export type VictoryType = Victory['type'];
