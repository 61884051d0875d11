/** Schemas at the border: TypeBox, compiled once for each schema where code may be generated, interpreted where not. */

import { type TProperties, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';

export { type Static, type TSchema, Type } from 'typebox';

/** A fault found in a value, such as a scenario: where in it, and what was expected there. */
export interface Flaw {
  readonly path: string;
  readonly expected: string;
}

// TypeBox stops at eight faults unless told otherwise: too few for a scenario that somebody is still writing.
Settings.Set({ maxErrors: 200 });

type Validator = ReturnType<typeof Compile>;
const compiled = new WeakMap<TSchema, Validator>();

function validator(schema: TSchema): Validator {
  let known = compiled.get(schema);
  if (known === undefined) {
    known = Compile(schema);
    compiled.set(schema, known);
  }
  return known;
}

export const fitsSchema = (schema: TSchema, value: unknown): boolean => validator(schema).Check(value);

/** Where a value departs from its schema, as paths a person can follow; at most `most` of them. */
export function schemaFlaws(schema: TSchema, value: unknown, most = 20): Flaw[] {
  if (fitsSchema(schema, value)) return [];
  return validator(schema)
    .Errors(value)
    .slice(0, most)
    .map((error) => ({ path: error.instancePath || '/', expected: error.message }));
}

/** An object with these members and no others. */
export const Exactly = <P extends TProperties>(members: P) =>
  Type.Object(members, { additionalProperties: false });

/** One of a closed list of words. */
export const OneOf = <const W extends readonly string[]>(words: W) =>
  Type.Union(
    words.map((word) => Type.Literal(word)) as unknown as [ReturnType<typeof Type.Literal<W[number]>>],
  );
