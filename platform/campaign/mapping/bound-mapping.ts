/**
 * The mapping of a match, in its own options: once begun it is fought by the same, whatever its host changes afterwards,
 * and whoever has its journal can make every battle of it again.
 */
import { type FightingOut, fitsSchema } from '@weathergage/kernel';
import { type Mapping, MappingSchema, mappingHash } from './mapping.ts';
import { PRINTED_MAPPING } from './printed-mapping.ts';

const PRINTED_HASH = mappingHash(PRINTED_MAPPING);

export const foughtOutIn = (options: unknown): FightingOut | undefined =>
  (options as { readonly foughtOut?: FightingOut } | null | undefined)?.foughtOut;

/** The options of a war whose battles are made by this mapping; the printed one is not named. */
export function withMapping<O extends object>(options: O, mapping: Mapping): O {
  const foughtOut = foughtOutIn(options);
  if (foughtOut === undefined) return options;
  const { mapping: _, table: __, ...rest } = foughtOut;
  const hash = mappingHash(mapping);
  const bound = hash === PRINTED_HASH ? rest : { ...rest, mapping: hash, table: mapping };
  return { ...options, foughtOut: bound };
}

/** The table that lies in the options; null where there is none, or another than they name. */
export function tableIn(options: unknown): Mapping | null {
  const { mapping, table } = foughtOutIn(options) ?? {};
  if (!fitsSchema(MappingSchema, table)) return null;
  return mappingHash(table as Mapping) === mapping ? (table as Mapping) : null;
}

/** By which the battles of a match with these options are made. */
export function mappingIn(options: unknown): Mapping {
  const { mapping = PRINTED_HASH, table } = foughtOutIn(options) ?? {};
  const found = table === undefined && mapping === PRINTED_HASH ? PRINTED_MAPPING : tableIn(options);
  if (found === null) throw new Error('The mapping that this war was begun with is not here.');
  return found;
}

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
