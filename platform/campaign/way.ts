/** A way down from a war to a board and back: pure functions between an engagement and the matches it is fought in. */
import { type Engagement, hashOf } from '@weathergage/kernel';
import type { Mapping } from './mapping/mapping.ts';
import { PRINTED_MAPPING } from './mapping/printed-mapping.ts';

/** What a match is made with. */
export interface Child {
  readonly game: string;
  readonly scenario: { readonly id: string; readonly title: string };
  readonly options: object;
}

export interface Way {
  /** The game whose engagement it is, and the name that its options know this way by. */
  readonly parent: string;
  readonly id: string;
  /** The game it is fought in. */
  readonly child: string;
  /** The matches it is fought in: one, or several side by side. */
  childrenOf(engagement: Engagement, mapping?: Mapping): readonly Child[];
  /** What came of it in the parent's terms, from the last states in the order of `childrenOf`; `journal` is their hash. */
  reportOf(engagement: Engagement, lasts: readonly unknown[], journal: string, mapping?: Mapping): unknown;
  /** The seat of the child that a seat of the parent commands. */
  seatOf(engagement: Engagement, seat: string): string;
}

type Ends = Pick<Way, 'parent' | 'id' | 'child' | 'seatOf'> & {
  childrenOf(engagement: Engagement, mapping: Mapping): readonly Child[];
  reportOf(engagement: Engagement, lasts: readonly unknown[], journal: string, mapping: Mapping): unknown;
};

/** Where no mapping is named the printed one holds. */
export const makeWay = ({ childrenOf, reportOf, ...rest }: Ends): Way => ({
  ...rest,
  childrenOf: (engagement, mapping = PRINTED_MAPPING) => childrenOf(engagement, mapping),
  reportOf: (engagement, lasts, journal, mapping = PRINTED_MAPPING) =>
    reportOf(engagement, lasts, journal, mapping),
});

/** What a report names: the match it comes from, or all of them together. */
export const childHash = (hashes: readonly string[]): string =>
  hashes.length === 1 ? hashes[0]! : hashOf(hashes);
