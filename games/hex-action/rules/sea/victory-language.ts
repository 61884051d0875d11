/** How a scenario says who wins. */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';

const Id = Type.String({ minLength: 1, maxLength: 60 });
const Ids = Type.Array(Id, { minItems: 1, maxItems: 80 });
const AtLeast = Type.Integer({ minimum: 1, maximum: 80 });
const Edge = OneOf(['any', '1', '2-3', '4', '5-6']);
/** Of the ships named, or of all ships of the side. */
const Whose = { ships: Type.Optional(Ids), side: Type.Optional(Id) } as const;

/** A question about the sea that has a yes or a no: a closed list. */
const LEAVES = [
  /** The ship has had her bow in all the hexes. */
  Exactly({
    test: Type.Literal('reach'),
    ship: Id,
    hexes: Type.Array(Type.String({ maxLength: 12 }), { minItems: 1, maxItems: 40 }),
    inOrder: Type.Optional(Type.Boolean()),
  }),
  /** So many hold an enemy prize crew. */
  Exactly({ test: Type.Literal('captured'), ...Whose, atLeast: AtLeast }),
  /** So many have surrendered in any of the four ways. */
  Exactly({ test: Type.Literal('anySurrender'), ...Whose, atLeast: AtLeast }),
  /** So many (all if not said) are surrendered, captured, sunk, burnt, exploded or wrecked. */
  Exactly({ test: Type.Literal('surrenderedOrLost'), ...Whose, atLeast: Type.Optional(AtLeast) }),
  /** So many have left by the edge. */
  Exactly({
    test: Type.Literal('exit'),
    ...Whose,
    edge: Edge,
    atLeast: AtLeast,
    notSurrendered: Type.Optional(Type.Boolean()),
  }),
  /** All of them unsurrendered at the end of the turn. */
  Exactly({
    test: Type.Literal('survive'),
    ships: Ids,
    untilTurn: Type.Integer({ minimum: 1, maximum: 500 }),
  }),
  /** Removed from play, by land, by fire or by anything. */
  Exactly({ test: Type.Literal('destroyed'), ships: Ids, by: OneOf(['land', 'fire', 'any']) }),
  Exactly({ test: Type.Literal('aground'), side: Id, atLeast: AtLeast }),
  Exactly({ test: Type.Literal('batterySilenced'), batteries: Ids, atLeast: Type.Optional(AtLeast) }),
  Exactly({ test: Type.Literal('burnt'), side: Id, atLeast: AtLeast }),
  Exactly({
    test: Type.Literal('pointsAtLeast'),
    side: Id,
    points: Type.Integer({ minimum: 0, maximum: 5000 }),
  }),
] as const;

/** Tests nest two deep: a `not` in an `all`, an `any` in a `not`. */
const Inner = Type.Union([...LEAVES]);
const Middle = Type.Union([
  ...LEAVES,
  Exactly({ test: OneOf(['all', 'any', 'not']), of: Type.Array(Inner, { minItems: 1, maxItems: 20 }) }),
]);
export const TestSchema = Type.Union([
  ...LEAVES,
  Exactly({ test: OneOf(['all', 'any', 'not']), of: Type.Array(Middle, { minItems: 1, maxItems: 20 }) }),
]);
export type VictoryTest = Static<typeof TestSchema>;

export const VictorySchema = Type.Union([
  /** 14.1: the first ship to surrender loses. */
  Exactly({ type: Type.Literal('single-ship') }),
  /** 14.2: points of ships struck or captured; a lead smaller than the margin is a draw. */
  Exactly({
    type: Type.Literal('points'),
    margin: Type.Integer({ minimum: 1, maximum: 1000 }),
    /** Points for a test that is true at the end. */
    bonus: Type.Optional(
      Type.Array(Exactly({ side: Id, points: Type.Integer({ minimum: 1, maximum: 1000 }), if: TestSchema }), {
        maxItems: 20,
      }),
    ),
    /** Points given from the start, to even the odds. */
    handicap: Type.Optional(
      Type.Array(Exactly({ side: Id, points: Type.Integer({ minimum: 1, maximum: 1000 }) }), {
        maxItems: 4,
      }),
    ),
  }),
  /** Tested in order, each turn or at the time limit; the first true one decides; `otherwise` at the time limit. */
  Exactly({
    type: Type.Literal('special'),
    wins: Type.Array(Exactly({ side: Id, when: OneOf(['each-turn', 'end']), if: TestSchema }), {
      minItems: 1,
      maxItems: 20,
    }),
    /** `points`, `draw`, or the id of the side that wins. */
    otherwise: Id,
    margin: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    handicap: Type.Optional(
      Type.Array(Exactly({ side: Id, points: Type.Integer({ minimum: 1, maximum: 1000 }) }), {
        maxItems: 4,
      }),
    ),
  }),
  /** The first ship to bring her bow into the marked hexes, in order; at the time limit a draw. */
  Exactly({
    type: Type.Literal('race'),
    marks: Type.Array(Type.String({ maxLength: 12 }), { minItems: 1, maxItems: 40 }),
    laps: OneOf(['once']),
  }),
]);
export type Victory = Static<typeof VictorySchema>;
