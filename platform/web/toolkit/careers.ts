/**
 * What a player takes from match to match, where a game has such a thing. The page keeps careers in this browser, lets
 * them be worn in a new match and offers what may be bought after one; what a career is only the game knows.
 */
import type { Outcome, ScenarioHead } from '@weathergage/kernel';

/** One thing that may be had after a match, and the career that it makes. */
export interface Purchase<C = unknown> {
  readonly label: string;
  /** What it is worth in a match. */
  readonly note: string;
  readonly cost: number;
  readonly career: C;
}

export interface Careers<C = unknown> {
  readonly title: string;
  readonly rule: string;
  /** What a career does, in a sentence. */
  readonly note: string;
  /** What may be worn, whoever keeps it; the first is none at all. */
  readonly all: readonly C[];
  /** What was kept, or null if it is no career. */
  read(kept: unknown): C | null;
  words(career: C): string;
  /** Options under which each side, by id, wears its career. */
  optionsWith(scenario: ScenarioHead, worn: Readonly<Record<string, C>>): Readonly<Record<string, unknown>>;
  /** What a side wears in a match, as every view of it shows. */
  wornBy(view: unknown, side: string): C;
  /** What the end of a match lets a side buy: one of these, or none. */
  onSale(view: unknown, side: string, outcome: Outcome): readonly Purchase<C>[];
}
