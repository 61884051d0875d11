/** The mapping by which battles of a war are made, with what a host's file changes in it. */
import { type Mapping, mappingWith, PRINTED_MAPPING } from '@weathergage/campaign';
import { CommandStop } from '../command.ts';
import { flawLine, readJson } from '../files.ts';

export function mappingNamed(path: string | undefined): Mapping {
  if (path === undefined || path === '') return PRINTED_MAPPING;
  const read = mappingWith(PRINTED_MAPPING, readJson(path));
  if (!read.ok) throw new CommandStop(`${path} is no mapping: ${flawLine(read)}`);
  return read.mapping;
}
