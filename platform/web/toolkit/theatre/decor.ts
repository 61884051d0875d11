/** Mere drawing: whatever may be pressed or must be known says so in words of its own. */
export const DECOR = { 'aria-hidden': true } as const;
