/** The matches that an engagement is fought in, and what is reported when all of them are over. */
import type { Engagement, Journal } from '@weathergage/kernel';
import { pastHash } from '@weathergage/kernel';
import type { Mapping } from './mapping/mapping.ts';
import { type Child, childHash, type Way } from './way.ts';

export const partsOf = (way: Way, engagement: Engagement, mapping?: Mapping): readonly Child[] =>
  way.childrenOf(engagement, mapping);

/** A match that came to its end. */
export interface FoughtPart {
  readonly journal: Pick<Journal, 'opening' | 'entries'>;
  readonly last: unknown;
}

/** In the order of `partsOf`. */
export function reportOn(
  way: Way,
  engagement: Engagement,
  parts: readonly FoughtPart[],
  mapping?: Mapping,
): { readonly engagement: string; readonly child: string; readonly result: unknown } {
  const child = childHash(parts.map(({ journal }) => pastHash(journal.opening, journal.entries)));
  const lasts = parts.map(({ last }) => last);
  return { engagement: engagement.id, child, result: way.reportOf(engagement, lasts, child, mapping) };
}
