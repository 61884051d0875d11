/** The leaves on which a segment is ordered: one is open at a time. */
export const SEGMENT_LEAVES = ['sail', 'guns', 'special'] as const;
export type SegmentLeaf = (typeof SEGMENT_LEAVES)[number];
