/** What is laid open when two squadrons have met. */

export const STORY_WORDS = { fight: 'FIGHT', avoid: 'AVOID' } as const;
