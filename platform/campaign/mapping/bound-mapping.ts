/**
 * The mapping of a match, in its own options: once begun it is fought by the same, whatever its host changes afterwards,
 * and whoever has its journal can make every battle of it again.
 */
import { type FightingOut, fitsSchema } from '@weathergage/kernel';
import { EARLIER_MAPPING } from './earlier-mapping.ts';
import { type Mapping, MappingSchema, mappingHash } from './mapping.ts';
import { PRINTED_MAPPING } from './printed-mapping.ts';

const PRINTED_HASH = mappingHash(PRINTED_MAPPING);
const EARLIER_HASH = mappingHash(EARLIER_MAPPING);

/** Whether it is the hash of one that is printed here: such a one is named without its table. */
export const isPrinted = (hash: string): boolean => hash === PRINTED_HASH || hash === EARLIER_HASH;

export const foughtOutIn = (options: unknown): FightingOut | undefined =>
  (options as { readonly foughtOut?: FightingOut } | null | undefined)?.foughtOut;

/** The options of a war whose battles are made by this mapping; of the printed one they hold the hash alone. */
export function withMapping<O extends object>(options: O, mapping: Mapping): O {
  const foughtOut = foughtOutIn(options);
  if (foughtOut === undefined) return options;
  const { mapping: _, table: __, ...rest } = foughtOut;
  const hash = mappingHash(mapping);
  // As those are that were begun by it: a season below such a war is the same match as ever.
  if (hash === EARLIER_HASH) return { ...options, foughtOut: rest };
  const bound = { ...rest, mapping: hash, ...(hash === PRINTED_HASH ? {} : { table: mapping }) };
  return { ...options, foughtOut: bound };
}

/** The mapping that the options name; null where what they name is not here. */
export function mappingNamedIn(options: unknown): Mapping | null {
  const { mapping: named = EARLIER_HASH, table } = foughtOutIn(options) ?? {};
  if (table === undefined)
    return named === PRINTED_HASH ? PRINTED_MAPPING : named === EARLIER_HASH ? EARLIER_MAPPING : null;
  if (!fitsSchema(MappingSchema, table)) return null;
  return mappingHash(table as Mapping) === named ? (table as Mapping) : null;
}

/** By which the battles of a match with these options are made. */
export function mappingIn(options: unknown): Mapping {
  const found = mappingNamedIn(options);
  if (found === null) throw new Error('The mapping that this war was begun with is not here.');
  return found;
}

/** The table that a host has put into the options; null where there is none, or another than they name. */
export const tableIn = (options: unknown): Mapping | null =>
  foughtOutIn(options)?.table === undefined ? null : mappingNamedIn(options);

export interface MappingChange {
  /** As `hexAction.heats.warm.turns`. */
  readonly at: string;
  readonly printed: unknown;
  readonly here: unknown;
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a mapping differs from the printed one, lists taken whole; nowhere if there is none. */
export function mappingChanges(mapping: Mapping | null): readonly MappingChange[] {
  if (mapping === null) return [];
  const differing = (printed: unknown, here: unknown, path: readonly string[]): MappingChange[] => {
    if (isTable(printed) && isTable(here))
      return Object.keys(printed).flatMap((key) => differing(printed[key], here[key], [...path, key]));
    return JSON.stringify(printed) === JSON.stringify(here) ? [] : [{ at: path.join('.'), printed, here }];
  };
  return differing(PRINTED_MAPPING, mapping, []);
}
