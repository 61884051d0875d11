/** What may be switched when a match is made. Everything has the default that the rulings stand on. */
import { type Static, Type } from '@weathergage/kernel';

export const OptionsSchema = Type.Object(
  {
    /** Another limit on turns than the scenario's. */
    turnLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  },
  { additionalProperties: false },
);
export type Options = Static<typeof OptionsSchema>;
