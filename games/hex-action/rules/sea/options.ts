/** What may be switched when a match is made. Everything has the default that the rulings stand on. */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';
import { RuleChoices, TableChoices } from './rule-set.ts';

export const OptionsSchema = Exactly({
  /** A limit on turns where the scenario has none (14.1 knows none); null for none. */
  turnLimit: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()])),
  /** The unfouling table is reconstructed: two dice at ten, two dice at nine, or one die at one or two. */
  unfouling: Type.Optional(OneOf(['two-dice-10', 'two-dice-9', 'one-die-2'])),
  /** The number that the fouling, grappling and ungrappling tables are reconstructed with. */
  entanglement: Type.Optional(OneOf(['two-dice-10', 'two-dice-9'])),
  /** An Advanced scenario can be fought by the rules of the Basic Game if it asks for nothing the Basic Game lacks. */
  edition: Type.Optional(OneOf(['basic', 'advanced'])),
  /** Optional rules switched otherwise than the scenario has them. */
  rules: Type.Optional(RuleChoices),
  tables: Type.Optional(TableChoices),
});
export type Options = Static<typeof OptionsSchema>;
