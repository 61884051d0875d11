/** What may be switched when a match is made. Everything has the default that the rulings stand on. */
import { OneOf, type Static, Type } from '@weathergage/kernel';

export const OptionsSchema = Type.Object(
  {
    /** A limit on turns where the scenario has none (14.1 knows none); null for none. */
    turnLimit: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()])),
    /** The unfouling table is reconstructed: two dice at ten, two dice at nine, or one die at one or two. */
    unfouling: Type.Optional(OneOf(['two-dice-10', 'two-dice-9', 'one-die-2'])),
    /** The number that the fouling, grappling and ungrappling tables are reconstructed with. */
    entanglement: Type.Optional(OneOf(['two-dice-10', 'two-dice-9'])),
  },
  { additionalProperties: false },
);
export type Options = Static<typeof OptionsSchema>;
