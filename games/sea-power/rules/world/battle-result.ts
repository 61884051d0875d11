/** What comes of a battle that was fought out: ship by ship and leader by leader, and who broke off. */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';
import { SIDES } from '../../data/nations.ts';

const Id = Type.String({ minLength: 1, maxLength: 60 });
const Line = Type.Array(
  Exactly({
    ship: Id,
    /** All that she bears now. */
    damage: Type.Integer({ minimum: 0, maximum: 99 }),
    fate: OneOf(['fights', 'disabled', 'sunk', 'captured']),
  }),
  { maxItems: 120 },
);

export const BattleResultSchema = Exactly({
  lines: Exactly({ english: Line, european: Line }),
  /** Those hit, once each; who is not named is unhurt. */
  leaders: Type.Array(Exactly({ leader: Id, fate: OneOf(['killed', 'injured', 'captured']) }), {
    maxItems: 60,
  }),
  /** One side, or both. */
  broke: Type.Array(OneOf(SIDES), { minItems: 1, maxItems: 2, uniqueItems: true }),
  /** How long it was fought for, by the turns of its own board; reports of older programs do not say. */
  turns: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
});
export type BattleResult = Static<typeof BattleResultSchema>;
