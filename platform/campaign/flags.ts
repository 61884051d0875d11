/** Navies and the heat of a fight: the words that battles are told in between one game and another. */
export const FLAGS = ['British', 'French', 'Spanish', 'Dutch', 'Russian'] as const;
export type Flag = (typeof FLAGS)[number];

/** How near two lines lie, and for how long: fought until one is beaten, and from the hottest to the coolest of the others. */
export const HEATS = ['decisive', 'hot', 'warm', 'cool'] as const;
export type Heat = (typeof HEATS)[number];
