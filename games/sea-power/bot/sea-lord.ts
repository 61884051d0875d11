/**
 * The best there is. The admiral with what series of wars have shown: eyes and bases in every sea that counts; a battle
 * is joined by whoever would turn it; the Europeans keep one great fleet, which nobody finds against its will and no
 * single English squadron can stand against; English fleets are few and great where seas are worth little; and the score is
 * read.
 */
import { ADMIRAL, commander } from './admiral.ts';
import type { Temper } from './temper.ts';

/** Knows where to be, and no more. */
const WARDEN: Temper = { ...ADMIRAL, spread: 0.5, cruisers: 3 };
export const SEA_LORD: Temper = { ...WARDEN, grand: true, succour: 1, fear: 0.2, reckons: true, masses: 20 };

export const warden = commander(WARDEN);
export const seaLord = commander(SEA_LORD);
