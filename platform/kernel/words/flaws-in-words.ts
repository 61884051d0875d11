/**
 * What is wrong with a file, in words for whoever wrote it. The compiled check says only that some branch of some union
 * failed; this walks the same schema along the file and names the one place and what may stand there.
 */
import type { TSchema } from 'typebox';
import type { Flaw } from '../schema.ts';
import { fitsSchema, schemaFlaws } from '../schema.ts';

/** What was made of something that was handed in: the thing itself, or all that is wrong with it. */
export type ReadResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly flaws: readonly Flaw[] };

/** The keywords of JSON Schema that scenario files are described with. */
export interface SchemaShape {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly SchemaShape[];
  readonly properties?: Readonly<Record<string, SchemaShape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly patternProperties?: Readonly<Record<string, SchemaShape>>;
  /** One shape for every entry, or one for each place. */
  readonly items?: SchemaShape | readonly SchemaShape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** A key as a step of a JSON pointer. */
const step = (path: string, key: string | number): string =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function found(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

const span = (least: number | undefined, most: number | undefined, one: string): string => {
  if (least !== undefined && most !== undefined)
    return least === most ? `${least} ${one}` : `${least} to ${most} ${one}`;
  return least !== undefined ? `at least ${least} ${one}` : `at most ${most} ${one}`;
};

/** The words a shape stands for, if it is one word or one of several. */
export const wordsOf = (shape: SchemaShape | undefined): readonly unknown[] | null => {
  if (shape === undefined) return null;
  if ('const' in shape) return [shape.const];
  const each = shape.anyOf?.map(wordsOf);
  return each?.every((words) => words !== null) ? each.flat() : null;
};

/** What sort of thing a value is, or a shape wants. */
const sortOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
const sortWanted = (shape: SchemaShape): string =>
  'const' in shape ? sortOf(shape.const) : shape.type === 'integer' ? 'number' : (shape.type ?? '');

const SORTS: Readonly<Record<string, string>> = {
  null: 'null',
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

/** A key that every one of them has, with words that tell which of them is meant. */
function kindKey(shapes: readonly SchemaShape[]): string | undefined {
  const telling = (key: string): boolean =>
    shapes.every(({ properties }) => wordsOf(properties?.[key]) !== null);
  return shapes.length < 2 ? undefined : Object.keys(shapes[0]!.properties ?? {}).find(telling);
}

function inUnion(union: readonly SchemaShape[], value: unknown, path: string): Flaw[] {
  const words = wordsOf({ anyOf: union });
  if (words !== null)
    return words.includes(value)
      ? []
      : [{ path, expected: `one of ${words.join(', ')}; found ${found(value)}` }];
  const shapes = union.flatMap((shape) => shape.anyOf ?? [shape]);
  const meant = shapes.filter((shape) => sortWanted(shape) === sortOf(value));
  if (meant.length === 0) {
    const sorts = [...new Set(shapes.map((shape) => SORTS[sortWanted(shape)] ?? 'something else'))];
    return [{ path, expected: `${sorts.join(' or ')}; found ${found(value)}` }];
  }
  const key = isRecord(value) ? kindKey(meant) : undefined;
  if (isRecord(value) && key !== undefined) {
    const named = meant.find(({ properties }) => wordsOf(properties?.[key])!.includes(value[key]));
    if (named !== undefined) return faultsIn(named, value, path);
    const known = [...new Set(meant.flatMap(({ properties }) => wordsOf(properties?.[key])!))].join(', ');
    return [{ path: step(path, key), expected: `one of ${known}; found ${found(value[key])}` }];
  }
  // Nothing tells them apart: the one that it comes nearest to.
  return meant
    .map((shape) => faultsIn(shape, value, path))
    .reduce((best, flawsInWords) => (flawsInWords.length < best.length ? flawsInWords : best));
}

function inObject(shape: SchemaShape, value: unknown, path: string): Flaw[] {
  if (!isRecord(value)) return [{ path, expected: `an object; found ${found(value)}` }];
  const { properties = {}, required = [], patternProperties } = shape;
  const flawsInWords: Flaw[] = required
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => ({ path: step(path, key), expected: 'something: it may not be left out' }));
  for (const [key, member] of Object.entries(value)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const matching = Object.entries(patternProperties ?? {}).find(([pattern]) =>
      new RegExp(pattern).test(key),
    );
    const inner = known ?? matching?.[1];
    if (inner !== undefined) flawsInWords.push(...faultsIn(inner, member, step(path, key)));
    else if (shape.additionalProperties === false)
      flawsInWords.push({
        path: step(path, key),
        expected: `nothing of that name; known are ${Object.keys(properties).join(', ')}`,
      });
  }
  return flawsInWords;
}

function inList(shape: SchemaShape, value: unknown, path: string): Flaw[] {
  if (!Array.isArray(value)) return [{ path, expected: `a list; found ${found(value)}` }];
  const { items, uniqueItems } = shape;
  const places = Array.isArray(items) ? (items as readonly SchemaShape[]) : null;
  const least = places?.length ?? shape.minItems;
  const most = places?.length ?? shape.maxItems;
  const flawsInWords: Flaw[] = [];
  if (value.length < (least ?? 0) || value.length > (most ?? value.length))
    flawsInWords.push({ path, expected: `${span(least, most, 'entries')}; found ${value.length}` });
  if (uniqueItems && new Set(value.map((entry) => JSON.stringify(entry))).size < value.length)
    flawsInWords.push({ path, expected: 'no entry twice' });
  for (const [index, entry] of value.entries()) {
    const inner = places === null ? (items as SchemaShape | undefined) : places[index];
    if (inner !== undefined) flawsInWords.push(...faultsIn(inner, entry, step(path, index)));
  }
  return flawsInWords;
}

function inValue(shape: SchemaShape, value: unknown, path: string): Flaw[] {
  const { type, minimum, maximum, minLength, maxLength, pattern } = shape;
  const fault = (expected: string): Flaw[] => [{ path, expected: `${expected}; found ${found(value)}` }];
  if ('const' in shape) return value === shape.const ? [] : fault(JSON.stringify(shape.const));
  if (type === 'null') return value === null ? [] : fault('null');
  if (type === 'boolean') return typeof value === 'boolean' ? [] : fault('true or false');
  if (type === 'integer' || type === 'number') {
    const whole = type === 'integer' ? 'whole number' : 'number';
    const numeric = typeof value === 'number' && (type === 'number' || Number.isInteger(value));
    if (numeric && value >= (minimum ?? value) && value <= (maximum ?? value)) return [];
    const bounded = minimum !== undefined || maximum !== undefined;
    return fault(bounded ? `a ${whole}, ${span(minimum, maximum, '').trim()}` : `a ${whole}`);
  }
  if (type === 'string') {
    if (typeof value !== 'string') return fault('a text');
    const size = [...value].length;
    if (size < (minLength ?? 0) || size > (maxLength ?? size))
      return fault(span(minLength, maxLength, 'characters'));
    return pattern === undefined || new RegExp(pattern).test(value) ? [] : fault(`a text like ${pattern}`);
  }
  return [];
}

function faultsIn(shape: SchemaShape, value: unknown, path: string): Flaw[] {
  if (shape.anyOf !== undefined) return inUnion(shape.anyOf, value, path);
  if (shape.type === 'object') return inObject(shape, value, path);
  if (shape.type === 'array') return inList(shape, value, path);
  return inValue(shape, value, path);
}

/** Where a value departs from its schema; empty if and only if it fits. */
export function flawsInWords(schema: TSchema, value: unknown): readonly Flaw[] {
  if (fitsSchema(schema, value)) return [];
  const named = faultsIn(schema as SchemaShape, value, '').map(({ path, expected }) => ({
    path: path || '/',
    expected,
  }));
  return named.length > 0 ? named : schemaFlaws(schema, value);
}
