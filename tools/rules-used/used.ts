/** Answers and happenings as a count reads them: whatever the game, by name. */
import type { Ask } from '@weathergage/kernel';

export type Used = Readonly<Record<string, unknown>>;
export type Uses = (ask: Ask, answer: Used) => readonly string[];
export type TellsUses = (told: Used) => readonly string[];

export const list = (value: unknown): readonly Used[] => (Array.isArray(value) ? (value as Used[]) : []);

/** So many times the same. */
export const times = (count: number, use: string): string[] => Array.from({ length: count }, () => use);
