/** What comes of a Battle that was fought out: Squadron by Squadron, and the leaders who were hit. */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';

const Id = Type.String({ minLength: 1, maxLength: 60 });
const Count = Type.Integer({ minimum: 0, maximum: 99 });

export const BattleResultSchema = Exactly({
  /** By side: of each Squadron and Flagship that fought, the DPs it took, and its Sail Sunk and Struck. */
  squadrons: Type.Record(
    Id,
    Type.Array(Exactly({ squadron: Id, dp: Count, sunk: Count, struck: Count }), { maxItems: 60 }),
  ),
  /** Once each; who is not named is unhurt. */
  leaders: Type.Array(
    Exactly({
      leader: Id,
      fate: OneOf(['captured', 'killed', 'wounded']),
      /** Of the wounded, as the casualty table has them. */
      turns: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    }),
    { maxItems: 40 },
  ),
  /** How long it was fought for, by the turns of its own board; reports of older programs do not say. */
  turns: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
});
export type BattleResult = Static<typeof BattleResultSchema>;
