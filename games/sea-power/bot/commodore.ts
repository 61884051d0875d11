/** A middling opponent: sails and fights with a plan, but shows all he has and leaves the rest to his clerks. */
import { ADMIRAL, commander } from './admiral.ts';

export const commodore = commander(
  {
    ...ADMIRAL,
    size: { english: 6, european: 4 },
    all: { english: true, european: false },
    decoys: false,
    cruisers: 0,
  },
  ['demobilise', 'frigate', 'gauge', 'return'],
);

/** Knows the whole trade, but makes too many squadrons of his ships. */
export const rearAdmiral = commander({ ...ADMIRAL, size: { english: 8, european: 4 } });
