/** What may be set before a match: switches, choices and numbers, each with its reason and its rule. */

interface OptionHead {
  /** The property of the game's options that it sets. */
  readonly key: string;
  readonly label: string;
  /** One short sentence: what changes at the table. */
  readonly note?: string;
  /** The rule it comes from. */
  readonly rule?: string;
}

export interface SwitchOption extends OptionHead {
  readonly kind: 'switch';
  /** How it stands if nobody touches it; off if nothing is said. */
  readonly usual?: boolean;
}

/** The first choice is the one that stands if nobody touches it. */
export interface ChoiceOption extends OptionHead {
  readonly kind: 'choice';
  readonly choices: readonly { readonly label: string; readonly value: unknown; readonly note?: string }[];
}

export interface NumberOption extends OptionHead {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  /** 1 if nothing is said. */
  readonly step?: number;
  readonly usual: number;
  /** What is counted: "points", "years". */
  readonly unit?: string;
}

export type GameOption = SwitchOption | ChoiceOption | NumberOption;

export interface OptionGroup {
  readonly title: string;
  readonly options: readonly GameOption[];
}
