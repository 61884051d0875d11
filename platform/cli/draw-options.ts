/** Options at random from a game's own schema, so that combinations nobody thought of are played too. */
import { type Dice, fitsSchema, looseDice, type TSchema } from '@weathergage/kernel';

/** The parts of a schema that options are made of. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A die has no more sides than this. */
const MOST_SIDES = 256;

/** One value that the shape allows; undefined for a kind that options have not. */
function drawn(shape: Shape, dice: Dice): unknown {
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
  const { turnLimit: _turnLimit, ...others } = drawn(schema as Shape, looseDice(seed)) as Record<
    string,
    unknown
  >;
  const options = { ...others, ...named };
  if (!fitsSchema(schema, options))
    throw new Error(`options drawn that do not fit: ${JSON.stringify(options)}`);
  return options;
}
