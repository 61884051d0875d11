/** What matches between machines came to, counted by scenario: a game has it as data. */
export interface Played {
  /** So many were played to their end. */
  readonly matches: number;
  /** In a hundred, by side; what is lacking to a hundred was drawn. */
  readonly won: Readonly<Record<string, number>>;
}

/** What a scenario asks of one side, half of the matches less. */
export interface Effort {
  /** How often it is called to the table. */
  readonly sittings: number;
  /** How many questions it answers. */
  readonly questions: number;
  /** How long a sitting is thought about, where it is of fleets and seasons; a ship's takes the page's usual. */
  readonly seconds?: number;
}
