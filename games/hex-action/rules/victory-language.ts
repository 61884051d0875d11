/** How a scenario says who wins. */
import { OneOf, type Static, Type } from '@weathergage/kernel';

const Strict = { additionalProperties: false } as const;

export const VictorySchema = Type.Union([
  /** 14.1: the first ship to surrender loses. */
  Type.Object({ type: Type.Literal('single-ship') }, Strict),
  /** 14.2: points of ships struck or captured; a lead smaller than the margin is a draw. */
  Type.Object({ type: Type.Literal('points'), margin: Type.Integer({ minimum: 1, maximum: 1000 }) }, Strict),
  /** The first ship to bring her bow into the marked hexes, in order; at the time limit a draw. */
  Type.Object(
    {
      type: Type.Literal('race'),
      marks: Type.Array(Type.String({ maxLength: 12 }), { minItems: 1, maxItems: 40 }),
      laps: OneOf(['once']),
    },
    Strict,
  ),
]);
export type Victory = Static<typeof VictorySchema>;
