/** How the post-captain commands where more than two ships meet; the numbers were found in matches (docs/ladder.md). */
import { USUAL_BELIEFS } from '../fleet/expectations.ts';
import { PLAIN_SCALES } from '../fleet/scales.ts';
import { PLAIN_CREED } from '../fleet/temper.ts';
import { type CraftTerms, USUAL_TERMS } from './craft.ts';
import type { FleetTerms } from './fleet-plans.ts';

/** What duels of the Basic Game have taught is worth most there; in the Advanced Game nothing of it was found to help. */
const BASIC: FleetTerms = {
  creed: {
    ...PLAIN_CREED,
    caution: 1.1,
    scales: {
      ...PLAIN_SCALES,
      foresight: [1, 0.56, 0.31],
      net: [2.5, 1.25, 0.62],
      pull: 0.07,
      focus: 0.7,
      held: 0.6,
      beaten: 0.2,
    },
    stakes: {
      ahead: { caution: [1.5, 0.6], zeal: [1, -0.5], spares: 2 },
      even: { caution: [1, -0.2], zeal: [1, 0.6], spares: 0.4 },
      behind: { caution: [1, -0.4], zeal: [2, 0.5], spares: 0.4 },
      from: 0.5,
    },
    looks: { others: 5, trust: 0.5 },
  },
  beliefs: {
    ...USUAL_BELIEFS,
    common: [0.8, 0.15, 0.03],
    telling: [3.2, 0.7, 0.45, 0.22],
    idlersLie: false,
  },
};

const ADVANCED: FleetTerms = { seamanlike: true, creed: { ...PLAIN_CREED, refuge: true } };

export const SQUADRON: CraftTerms = { ...USUAL_TERMS, fleet: { basic: BASIC, advanced: ADVANCED } };
