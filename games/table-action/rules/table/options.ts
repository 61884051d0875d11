/** What may be switched when a match is made. Everything has the default that the rulings stand on. */
import { Exactly, type Static, Type } from '@weathergage/kernel';

export const OptionsSchema = Exactly({
  /** Another limit on turns than the scenario's. */
  turnLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type Options = Static<typeof OptionsSchema>;
