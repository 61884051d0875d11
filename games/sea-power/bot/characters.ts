/** Sea lords of another character, about as strong as he is (docs/ladder.md). */
import { commander } from './admiral.ts';
import { SEA_LORD } from './sea-lord.ts';
import type { Temper } from './temper.ts';

/** Counts on it that nobody hunts him, and takes more for lost that he does not hold. */
export const BOLD: Temper = { ...SEA_LORD, caution: 1, stake: 0.8 };
/** Sees the enemy's whole fleet behind whoever stops to fight, and a hunter behind every flag in port. */
export const WARY: Temper = { ...SEA_LORD, caution: 4, fear: 0.5 };
/** Thinks each order over in three worlds, and lies before the enemy's ports. */
export const METHODICAL: Temper = { ...SEA_LORD, worlds: 3, blockade: 0.9 };

export const bold = commander(BOLD);
export const wary = commander(WARY);
export const methodical = commander(METHODICAL);
