/** Service in a battle: who was there, in what ship, and what befell him, as the war's own report tells it. */
import type { Flag } from '../flags.ts';

export const CAREER_RANKS = [
  'Captain',
  'Commodore',
  'Rear-Admiral',
  'Vice-Admiral',
  'Admiral',
  'Admiral of the Fleet',
] as const;
export type CareerRank = (typeof CAREER_RANKS)[number];

export const SERVICE_FATES = ['unhurt', 'wounded', 'captured', 'killed'] as const;
export type ServiceFate = (typeof SERVICE_FATES)[number];

export interface Service {
  /** A leader by the id that his war has for him, and the rank he came with; null for whoever commands the ship. */
  readonly leader: { readonly id: string; readonly name: string; readonly rank: CareerRank } | null;
  readonly ship: { readonly id: string; readonly name: string; readonly flag: Flag };
  readonly side: string;
  /** He led his side's line. */
  readonly led: boolean;
  readonly fate: ServiceFate;
  readonly shipLost: boolean;
}

/** A battle as careers remember it. */
export interface FoughtBattle {
  readonly engagement: string;
  readonly place: string;
  readonly year: number;
  /** The side that held the field; null if nobody did. */
  readonly victor: string | null;
  /** Ships that each side lost. */
  readonly lost: Readonly<Record<string, number>>;
  readonly services: readonly Service[];
}
