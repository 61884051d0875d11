/** Looking things up by names that may be wanting: a Squadron in no Formation, a Formation under nothing. */

/** Nothing is ever called so. */
const NO_NAME = '';

type Name = string | null | undefined;

/** What a record has under a name; under no name nothing. */
export const entryOf = <V>(record: Readonly<Record<string, V>>, name: Name): V | undefined =>
  record[name ?? NO_NAME];

/** The same of a map of the theatre's counters. */
export const entryIn = <V>(map: ReadonlyMap<string, V>, name: Name): V | undefined =>
  map.get(name ?? NO_NAME);
