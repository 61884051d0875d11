/** A schema as lines of text: where a part stands, what it is, and every limit it has. */
type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const IN_PARTS = new Set(['type', 'properties', 'items', 'anyOf', 'required', 'patternProperties', 'const']);

/** A Strict object is the rule: only another is remarked on. */
const limitsOf = (schema: Schema): string =>
  Object.entries(schema)
    .filter(([name, value]) => !IN_PARTS.has(name) && !(name === 'additionalProperties' && value === false))
    .map(([name, value]) => ` ${name}=${isSchema(value) ? JSON.stringify(value) : String(value)}`)
    .sort()
    .join('');

const isWord = (schema: unknown): schema is Schema => isSchema(schema) && 'const' in schema;
const isOpen = (schema: Schema): boolean =>
  schema.type === 'object' && 'properties' in schema && schema.additionalProperties !== false;

/** The parts of a schema, by name, those that may be left out with a question mark. */
function partsOf({ properties, items, anyOf, patternProperties, required = [] }: Schema): [string, Schema][] {
  const named = Object.entries((properties ?? {}) as Record<string, Schema>);
  const must = required as readonly string[];
  return [
    ...named.map(([name, part]): [string, Schema] => [`/${name}${must.includes(name) ? '' : '?'}`, part]),
    ...Object.entries((patternProperties ?? {}) as Record<string, Schema>).map(
      ([pattern, part]): [string, Schema] => [`/${pattern}`, part],
    ),
    ...(Array.isArray(items)
      ? (items as Schema[]).map((part, at): [string, Schema] => [`[${at}]`, part])
      : isSchema(items)
        ? [['[]', items] as [string, Schema]]
        : []),
    ...((anyOf ?? []) as Schema[])
      .filter((one) => !isWord(one))
      .map((part, at): [string, Schema] => [`|${at}`, part]),
  ];
}

/** What has been written out stands there for all that is like it. */
export function schemaLines(whole: object, path: string, written: Map<string, string>): string[] {
  const schema: Schema = { ...whole };
  const { type, anyOf } = schema;
  const words = [schema, ...((anyOf ?? []) as Schema[])]
    .filter(isWord)
    .map((one) => JSON.stringify(one.const));
  const what = [type ?? (words.length === 0 ? 'any' : ''), ...words].filter((one) => one !== '').join(' ');
  const parts = partsOf(schema);
  if (parts.length > 1) {
    const text = JSON.stringify(schema);
    const before = written.get(text);
    if (before !== undefined) return [`${path} as ${before}`];
    written.set(text, path);
  }
  return [
    `${path} ${what}${limitsOf(schema)}${isOpen(schema) ? ' and more' : ''}`,
    ...parts.flatMap(([name, part]) => schemaLines(part, `${path}${name}`, written)),
  ];
}
