/** Words that a ship, her log, a battery and a tale have in common. */
export const QUALITIES = ['elite', 'crack', 'average', 'green', 'poor'] as const;
export type Quality = (typeof QUALITIES)[number];

export const BROADSIDES = ['L', 'R'] as const;
export type Broadside = (typeof BROADSIDES)[number];

/** What a broadside is fired at. */
export type Aim = 'hull' | 'rigging';
