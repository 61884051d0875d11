/** What the umpire says, in a happening, an ask or a refusal, names its rule and leaves no member open. */
import { SpecialRuleSchema } from '../sea/special-rules.ts';

/** A number of the book, the name of a scenario's special rule, or the fleets that are bought. */
const NUMBER = /^\d+\.\d+(?:\.\d+)*$/;
const SPECIAL = new Set<string>([
  'muster',
  ...SpecialRuleSchema.anyOf.map(({ properties }) => properties.id.const),
]);

/** Paths of what is empty: no word, no number, nothing at all. */
function gaps(value: unknown, path: string): string[] {
  if (value === undefined || value === '' || Number.isNaN(value)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => gaps(each, `${path}/${key}`));
}

export function expectWhole(said: { readonly rule: string }): void {
  const found = gaps(said, '');
  if (found.length > 0) throw new Error(`nothing stands at ${found.join(', ')} of ${JSON.stringify(said)}`);
  if (!NUMBER.test(said.rule) && !SPECIAL.has(said.rule))
    throw new Error(`no rule ${said.rule} for ${JSON.stringify(said)}`);
}
