/** Those between the beginner and the warden: each knows more of the trade than the one before. */
import { ADMIRAL, commander } from './admiral.ts';
import type { Temper } from './temper.ts';

/** Sails and fights with a plan, but shows all he has and leaves the rest to his clerks. */
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

/** Too many squadrons of too few ships. */
const SCATTERED: Temper = { ...ADMIRAL, size: { english: 8, european: 4 } };

/** Bluffs and comes home to the right port; frigates and the weather gauge are his clerks'. */
export const rearAdmiral = commander(SCATTERED, ['frigate', 'gauge']);

/** Knows the whole trade, but scatters his ships. */
export const viceAdmiral = commander(SCATTERED);
