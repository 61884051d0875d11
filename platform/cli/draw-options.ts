/** Options at random from a game's own schema, so that combinations nobody thought of are played too. */
import { type Dice, fitsSchema, looseDice, type TSchema } from '@weathergage/kernel';
import type { SchemaShape } from '@weathergage/kernel/words/flaws-in-words.ts';

/** A die has no more sides than this. */
const MOST_SIDES = 256;

/** One value that the shape allows; undefined for a kind that is not drawn, and for whatever must have one in it. */
function drawn(shape: SchemaShape, dice: Dice): unknown {
  if ('const' in shape) return shape.const;
  if (shape.anyOf !== undefined) return drawn(shape.anyOf[dice.below(shape.anyOf.length)]!, dice);
  switch (shape.type) {
    case 'boolean':
      return dice.below(2) === 1;
    case 'null':
      return null;
    case 'integer': {
      const least = shape.minimum ?? 0;
      return least + dice.below(Math.min(MOST_SIDES, (shape.maximum ?? least + 9) - least + 1));
    }
    case 'object': {
      const named: Record<string, unknown> = {};
      for (const [key, part] of Object.entries(shape.properties ?? {})) {
        if (!shape.required?.includes(key) && dice.below(2) === 0) continue;
        const value = drawn(part, dice);
        if (value !== undefined) named[key] = value;
        else if (shape.required?.includes(key)) return undefined;
      }
      return named;
    }
    default:
      return undefined;
  }
}

/** What was named stays; everything else is drawn or left alone. The turn limit is no matter of chance. */
export function drawOptions(
  schema: TSchema,
  named: Record<string, unknown>,
  seed: number,
): Record<string, unknown> {
  const { turnLimit: _turnLimit, ...others } = drawn(schema as SchemaShape, looseDice(seed)) as Record<
    string,
    unknown
  >;
  const options = { ...others, ...named };
  if (!fitsSchema(schema, options))
    throw new Error(`options drawn that do not fit: ${JSON.stringify(options)}`);
  return options;
}
