/** Navies and the heat of a fight: the words that battles are told in between one game and another. */
export const FLAGS = ['British', 'French', 'Spanish', 'Dutch', 'Russian'] as const;
export type Flag = (typeof FLAGS)[number];

/** From the hottest to the coolest: how near they lie, and for how long. */
export const HEATS = ['hot', 'warm', 'cool'] as const;
export type Heat = (typeof HEATS)[number];
