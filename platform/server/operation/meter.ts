/** What a server counts of its own doings, for whoever looks after it. */
export interface Meter {
  /** A deed of a person: taken, refused by the rules or the umpire, or failed, and how long its reply took. */
  deed(how: 'taken' | 'refused' | 'failed', seconds: number): void;
  /** An answer that a machine gave. */
  machineDeed(): void;
  matchMade(): void;
  matchOver(): void;
}

export const NO_METER: Meter = {
  deed() {},
  machineDeed() {},
  matchMade() {},
  matchOver() {},
};
