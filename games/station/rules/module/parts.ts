/** Pieces that the schemas of a module share. */
import { Exactly, OneOf, Type } from '@weathergage/kernel';
import { SAIL_CLASSES } from './vocabulary.ts';

export const Id = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9()#.-]+$' });
export const Name = Type.String({ minLength: 1, maxLength: 120 });
export const Text = Type.String({ maxLength: 2000 });
export const Ids = Type.Array(Id, { maxItems: 200, uniqueItems: true });
export const Digit = Type.Integer({ minimum: 0, maximum: 9 });
export const Small = Type.Integer({ minimum: -20, maximum: 20 });
export const Count = Type.Integer({ minimum: 0, maximum: 99 });
/** First and last number of a die that count. */
export const Range = Type.Tuple([
  Type.Integer({ minimum: -9, maximum: 99 }),
  Type.Integer({ minimum: -9, maximum: 99 }),
]);
export const DateSchema = Exactly({
  year: Type.Integer({ minimum: 1600, maximum: 1900 }),
  turn: Type.Integer({ minimum: 1, maximum: 16 }),
});
export const Turns = Type.Integer({ minimum: 1, maximum: 200 });
export const SailCounts = Type.Partial(
  Exactly(
    Object.fromEntries(SAIL_CLASSES.map((one) => [one, Type.Integer({ minimum: 1, maximum: 20 })])) as Record<
      (typeof SAIL_CLASSES)[number],
      ReturnType<typeof Type.Integer>
    >,
  ),
);
export const Per = OneOf(['turn', 'quarter']);
