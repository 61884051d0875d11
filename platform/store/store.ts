/** What a store of matches must do, whatever engine is under it. `contract.ts` holds every engine to it. */
import type { ClockTerms, Entry, Halt, Happening, Opening, Seat, Snapshot } from '@weathergage/kernel';

export type MatchStatus = 'gathering' | 'playing' | 'over';

/** Who sits on a seat. A link's secret is kept as its hash alone. */
export interface SeatRecord {
  readonly seat: Seat;
  readonly bot: string | null;
  readonly tokenHash: string | null;
  /** What the seat added to the dice; null until it was taken. */
  readonly nonce: string | null;
}

/** The match whose battle is fought out in another, which of its battles, and which part of that. */
export interface BattleOf {
  readonly match: string;
  readonly engagement: string;
  readonly part: number;
}

/** `reported`: what came of it has been taken; `dropped`: nobody waits for it any more. */
export type BattleState = 'open' | 'reported' | 'dropped';

/** A match in which a battle of another is, or was, fought out. */
export interface BattleRecord extends BattleOf {
  readonly state: BattleState;
  /** Who won, in a few words; null until it is reported. */
  readonly verdict: string | null;
}

export interface NewMatch {
  readonly id: string;
  /** The nonces are missing from its dice until the match starts. */
  readonly opening: Opening;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** `delay`: how many steps the gallery is behind until the match is over; none if nothing is said. */
  readonly gallery: {
    readonly access: 'public' | 'link' | 'closed';
    readonly tokenHash: string | null;
    readonly delay?: number;
  };
  readonly seats: readonly SeatRecord[];
  /** Battles of it may be fought out in matches of their own. */
  readonly war?: true;
  /** The battle that it is; open if nothing else is said. */
  readonly of?: BattleOf & Partial<BattleRecord>;
}

export interface MatchRecord extends NewMatch {
  readonly of?: BattleRecord;
  readonly status: MatchStatus;
  /** The number of the journal's last entry, and of the last one that took a step back (0 for none). */
  readonly n: number;
  readonly rewound: number;
}

/** One resolution as the umpire saw it; each seat is told its part of it. */
export interface StepRecord {
  readonly n: number;
  readonly step: number;
  readonly happenings: readonly Happening[];
}

/** What a seat has left with the server: to carry on for it until something happens. */
export interface StandingRecord {
  readonly seat: Seat;
  readonly ticked: readonly string[];
  /** What the seat saw when it said so, under which rules, and the journal's last number then. */
  readonly since: unknown;
  readonly rulesVersion: string;
  readonly n: number;
  /** Questions answered for it so far. */
  readonly answered: number;
  /** Why it goes on no longer; null while it does. */
  readonly halt: Halt | null;
}

/** How the time of a match stands, and what its seats have agreed about it. All times are milliseconds since 1970. */
export interface ClockRecord {
  /** One more with each change: only who knows the last may change it. */
  readonly version: number;
  /** The step that the time is for, and the entry that last took a step back before it. */
  readonly step: number;
  readonly rewound: number;
  /** When it began, and how long it is; null where no rule limits the time of the questions. */
  readonly from: number;
  readonly limit: number | null;
  /** How many pauses have been asked for. */
  readonly asked: number;
  readonly request: { readonly by: Seat; readonly at: number; readonly agreed: readonly Seat[] } | null;
  /** Who refused whose request, the last in this step. */
  readonly declined: { readonly by: Seat; readonly seat: Seat } | null;
  /** `since`: the pause; `held`: the clock of this step; `ends`: once somebody has said so. */
  readonly pause: {
    readonly by: Seat;
    readonly since: number;
    readonly held: number;
    readonly endedBy: Seat | null;
    readonly ends: number | null;
  } | null;
  /** The clock that the people agreed on when they made the match; missing where there is none. */
  readonly terms?: ClockTerms;
  /** How it stands for those who were ever asked, late, away or replaced, by seat. */
  readonly chairs?: Readonly<Record<Seat, ChairTime>>;
}

/** How the time of one seat stands, and who sits there. Spans are of time that counts. */
export interface ChairTime {
  /** The questions that it is waited for with, by step and step back; null while it is not asked. And since when. */
  readonly turn: string | null;
  readonly asked: number | null;
  /** What of the time for them was used up, since when it goes on, and until when; null while it stands. */
  readonly used: number;
  readonly since: number | null;
  readonly until: number | null;
  /** It was up, and the game's own orders were given. */
  readonly up: boolean;
  /** What is left in the bank. */
  readonly bank: number;
  /** Turns that were missed: in a row, and in all. */
  readonly missed: number;
  readonly missedInAll: number;
  /** Days off, from one moment to another. */
  readonly away: readonly (readonly [number, number])[];
  /** Nobody sits there: the time stands. */
  readonly vacant: boolean;
  /** The machine that plays in the place of a person. */
  readonly deputy: string | null;
  /** The person wants his chair back from it. */
  readonly wantsBack: boolean;
  /** Another was given the chair: the link of the match opens it no more. */
  readonly unlinked: boolean;
  /** What the others want to be done about it, by who says so. */
  readonly words: Readonly<Record<Seat, ChairWord>>;
}

/** `claim`: he has resigned; `machine`: it plays on for him; `open`, `name`: another sits down; `back`: he gets it back. */
export type ChairWord =
  | { readonly act: 'claim' | 'open' | 'back' }
  | { readonly act: 'machine'; readonly bot: string }
  | { readonly act: 'name'; readonly name: string };

/** Something that was said at a match. It is no part of the journal. */
export interface TalkRecord {
  /** When, in milliseconds since 1970, and the journal's last number then. */
  readonly at: number;
  readonly deed: number;
  /** Who: a seat, or the gallery. */
  readonly seat: Seat;
  readonly to: 'table' | 'side' | 'gallery';
  /** Words, or the name of a signal. */
  readonly text?: string;
  readonly signal?: string;
}

/** Who is before a match: its seats, and how many look on. */
export interface PresenceRecord {
  readonly seats: readonly Seat[];
  readonly gallery: number;
}

/** What entries did to the match, kept in the same transaction as they. */
export interface EntryEffects {
  readonly steps: readonly StepRecord[];
  /** Where the match stands after the last entry. Due whenever the step, or the state within it, has changed. */
  readonly snapshot: Snapshot | null;
  /** The step the match went back to: later steps and snapshots are forgotten. */
  readonly rewoundTo: number | null;
  /** New rules took over: snapshots of the old ones are forgotten. */
  readonly adopted: boolean;
  readonly over: boolean;
  /**
   * What becomes of a seat's standing instructions by these entries: counted on, or (null) gone. It is a conflict where
   * those that are counted have been changed or taken back.
   */
  readonly standing?: { readonly seat: Seat; readonly record: StandingRecord | null };
  /** Whether the match now waits for its witness; not given for one that has none. */
  readonly awaits?: boolean;
  /** They are given because the time is up: a conflict unless the clock is still this one. */
  readonly clock?: number;
}

export const NO_EFFECTS: EntryEffects = {
  steps: [],
  snapshot: null,
  rewoundTo: null,
  adopted: false,
  over: false,
};

/** Where a snapshot stands, without its state. */
export interface SnapshotMark {
  readonly step: number;
  readonly n: number;
  readonly rulesVersion: string;
}

export interface StepPage {
  /** Oldest first. */
  readonly steps: readonly StepRecord[];
  /** How many of those asked for were left out at the old end. */
  readonly earlier: number;
}

/** All that a store has of a match, to be taken to another store. */
export interface WholeMatch {
  readonly record: MatchRecord;
  /** When something was last written to it, in milliseconds since 1970. */
  readonly changed: number;
  readonly entries: readonly Entry[];
  /** The numbers of those that are answers and stand: not taken back, not undone. */
  readonly standingAnswers: readonly number[];
  readonly steps: readonly StepRecord[];
  /** Oldest first. */
  readonly snapshots: readonly Snapshot[];
  readonly standing: readonly StandingRecord[];
  readonly clock: ClockRecord | null;
  /** In the order in which it was said. */
  readonly talk: readonly TalkRecord[];
  /** Whether it waits for its witness in the middle of play. */
  readonly awaits: boolean;
}

/** A worker sees to matches and serves nobody; while one lives servers leave that to it. */
export type NodeRole = 'server' | 'worker';

/** What a server that shares its store with others has to hear. */
export interface StoreEars {
  /** Another server has written to this match, or to what belongs to it. */
  heard(match: string): void;
  /** Something may have gone unheard: whatever is held has to be looked at, and `tend` to be asked again. */
  missed(): void;
  /** Matches with something to be done by themselves that nobody sees to but, from now on, this server. `gap`: nobody did for a time. */
  inherit(matches: readonly string[], gap: boolean): void;
  /** Servers have ended or died, and it has fallen to this one to look for what they wrote and told nobody of. */
  survived?(): void;
}

/** A witness keeps one hash for each step, and never goes back. */
export interface WitnessedHash {
  readonly step: number;
  readonly again: number;
  readonly hash: string;
}
/**
 * `other`: another hash is kept for that step; `behind`: a later one is; `full`: he signs no more for this match;
 * `forgotten`: what he signed for it is no longer known, and so he signs nothing for it ever again.
 */
export type WitnessVerdict = 'kept' | 'no-match' | 'other' | 'behind' | 'full' | 'forgotten';

export interface Store {
  /** Whether another process may write to it, too. */
  readonly shared: boolean;
  /** False if it is a battle that has a match already: then nothing was made. */
  createMatch(match: NewMatch): Promise<boolean>;
  findMatch(id: string): Promise<MatchRecord | null>;
  /** The number of the journal's last entry; null if there is no such match. */
  lastNumber(id: string): Promise<number | null>;
  /** False if the seat has a nonce already: the first one stands. */
  takeSeat(id: string, seat: Seat, nonce: string): Promise<boolean>;
  /** Another link opens the seat from now on. */
  reseat(id: string, seat: Seat, tokenHash: string): Promise<void>;
  /** The matches in which battles of a match are, or were, fought out, in the order in which they were made. */
  battles(match: string): Promise<(BattleRecord & { readonly id: string; readonly status: MatchStatus })[]>;
  /** What came of a battle has been taken, or nobody waits for it any more: then its match is over. */
  settleBattle(id: string, state: 'reported' | 'dropped', verdict: string | null): Promise<void>;
  /** Wars under way, matches with battles that are not settled, and those battles: somebody has to see to them. */
  linkedMatches(): Promise<string[]>;
  /**
   * Sets the nonces in the opening and keeps the first snapshot. False if the match has been started already. `gone`: seats
   * that it begins without, since others of their side command what they did.
   */
  startMatch(id: string, opening: Opening, snapshot: Snapshot, gone?: readonly Seat[]): Promise<boolean>;
  /**
   * Adds entries numbered `after + 1`, `after + 2` … with their effects, all or nothing. When it returns without
   * a conflict they are on disk. A conflict means that somebody else has taken the number: load again.
   */
  append(
    id: string,
    after: number,
    entries: readonly Entry[],
    effects: EntryEffects,
  ): Promise<{ readonly conflict: boolean }>;
  entries(id: string, after: number): Promise<Entry[]>;
  /** The last answer a seat gave to an ask, unless it was taken back or undone. */
  lastAnswer(id: string, seat: Seat, ask: string): Promise<{ readonly answer: unknown } | null>;
  /** Steps with `after` < n < `before`; the newest `limit` of them. */
  steps(id: string, range: { after: number; before?: number; limit: number }): Promise<StepPage>;
  /** Newest first. */
  snapshotMarks(id: string): Promise<SnapshotMark[]>;
  snapshot(id: string, step: number): Promise<Snapshot | null>;
  /** Keeps a seat's standing instructions in the place of those it had; null forgets them. On disk when it returns. */
  keepStanding(id: string, seat: Seat, record: StandingRecord | null): Promise<void>;
  standing(id: string): Promise<StandingRecord[]>;
  /** The matches under way in which somebody's instructions still go on. */
  carriedMatches(): Promise<string[]>;
  clock(id: string): Promise<ClockRecord | null>;
  /** Keeps a clock in the place of the version before it. False if that is not the last: read again. */
  keepClock(id: string, clock: ClockRecord): Promise<boolean>;
  /** The matches under way that have one. */
  clockedMatches(): Promise<string[]>;
  /** Keeps what was said, on disk when it returns. False if the seat has said as much as it may, which is `most`. */
  addTalk(id: string, talk: TalkRecord, most: number): Promise<boolean>;
  /** In the order in which it was said, without the first so many. */
  talk(id: string, after?: number): Promise<TalkRecord[]>;
  /** Who is before a match at this server, for the others to know; they are told. No more than a word: it need not last. */
  keepPresence(id: string, here: PresenceRecord): Promise<void>;
  /** Who is before it at the other servers that live. */
  presenceElsewhere(id: string): Promise<PresenceRecord[]>;
  /**
   * Matches of that status in which nothing was written since a time (milliseconds since 1970), the oldest first. A battle
   * is kept as long as its war, and a war while one of its battles is fought.
   */
  idleMatches(which: { status: MatchStatus; before: number; limit: number }): Promise<string[]>;
  /** Forgets a match and all that is kept of it. False if something was written to it since, or there is none. */
  deleteMatch(id: string, unchangedSince: number): Promise<boolean>;
  /** Writes a little, durably: it fails where nothing could be written. */
  probe(): Promise<void>;
  /** A server or a worker begins: it is one of those that see to the matches until the store is closed. Called once. */
  join(ears: StoreEars, role?: NodeRole): Promise<void>;
  /** Whether it is this one's to forget what is old: one of all that share the store does. */
  mayTidy(): Promise<boolean>;
  /**
   * Whether this server is the one that sees to the match's clock, bots and instructions. It becomes so where nobody
   * alive is, and by `force`; where a worker lives that is given the match instead. Two that take themselves for it do no harm: one of two appends with the same number wins.
   */
  tend(id: string, force?: boolean): Promise<boolean>;
  /** The ids of all matches that come after one, in order. */
  matchIds(after: string, limit: number): Promise<string[]>;
  /** A match as it stood at one moment, also while it is written to. */
  readWhole(id: string): Promise<WholeMatch | null>;
  /** Keeps a match in the place of what the store had of it. On disk when it returns. */
  writeWhole(whole: WholeMatch): Promise<void>;
  /** The matches under way that wait for their witness, and those that may only wait for him to begin. */
  awaitingMatches(): Promise<string[]>;
  /** The secret of this server's own signature: the one that is kept, or else `fresh`, which then is. */
  witnessSecret(fresh: string): Promise<string>;
  /** As a witness: takes a match on for whoever knows the pass. False if another has it, or it was forgotten. */
  openWitnessed(match: string, passHash: string, created: number): Promise<boolean>;
  /**
   * Keeps the hash of a step unless that is not its to have. A step comes after those before it, within the same `again`,
   * and `again` only grows. On disk when it returns; the same hash may come again. At most so many steps a match.
   */
  keepWitnessed(match: string, passHash: string, hash: WitnessedHash, most: number): Promise<WitnessVerdict>;
  /**
   * Forgets the hashes of all matches that the witness was last asked about before a time (milliseconds since 1970); how
   * many those were. That there was such a match is known for ever: a second hash for one of its steps is never kept.
   */
  forgetWitnessed(before: number): Promise<number>;
  close(): Promise<void>;
}

/** The newest snapshot is always kept; of older ones every 50th for good, and every 10th while it is fresh. */
export const SNAPSHOTS_KEPT = { forGood: 50, fresh: 10, freshFor: 50 } as const;

export const isSnapshotKept = (step: number, newest: number): boolean =>
  step === newest ||
  step % SNAPSHOTS_KEPT.forGood === 0 ||
  (step % SNAPSHOTS_KEPT.fresh === 0 && step > newest - SNAPSHOTS_KEPT.freshFor);
