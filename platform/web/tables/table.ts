/** A table where a match is played, wherever the umpire sits: in this page or behind a socket. */
import type { ClockTerms, Desk, Journal, Refusal, Seat, SeatInfo, ToldStep } from '@weathergage/kernel';
import type { Say } from '@weathergage/kernel/people/talk-protocol.ts';
import type {
  ChairClockInfo,
  ChairDeed,
  MatchInfo,
  PauseDeed,
  Standing,
} from '@weathergage/kernel/protocol.ts';
import type { ReplayOf, Route } from '../router.ts';
import type { DicePromise } from './dice-promise.ts';
import type { Thought } from './pace.ts';
import type { BattleOf } from './saved-matches.ts';
import type { TalkNow } from './talk-now.ts';

/** A step as one seat lived it. `before` is null where the page was not there yet: such a step is read, not shown. */
export interface Chapter extends ToldStep {
  readonly before: Desk | null;
  readonly after: Desk;
}

/** What lies before one seat. */
export interface Chair {
  readonly desk: Desk;
  readonly chapters: readonly Chapter[];
}

export type ConnectionState = 'local' | 'connecting' | 'open' | 'lost';

export interface DiceTerms {
  readonly commitment: string | null;
  /** What this browser keeps of an online match: to hold the server to it. */
  readonly promise?: DicePromise | null;
  /** How it was broken, in a sentence. */
  readonly broken?: string | null;
  /** Published when the match is over. */
  readonly secret: string | null;
}

/** Everything the page shows of a table. A new object whenever anything has changed. */
export interface TableNow {
  readonly status: 'connecting' | 'gathering' | 'playing' | 'over';
  readonly title: string;
  readonly gameId: string;
  readonly scenarioId: string;
  readonly seats: readonly (SeatInfo & {
    readonly bot: string | null;
    readonly taken: boolean;
    /** The bot has taken the place of a person in the middle of the match. */
    readonly deputy?: string;
  })[];
  /** The seats that persons at this screen play; empty in the gallery. */
  readonly persons: readonly Seat[];
  /** What may be looked at from here, by seat. */
  readonly chairs: ReadonlyMap<Seat, Chair>;
  readonly connection: ConnectionState;
  /** Deeds that the umpire has not confirmed yet. */
  readonly unsent: number;
  /** What the machine is thinking about now; where several seats are its own, the one it is at. */
  readonly thinking: Thought | null;
  /** Machines play alone, and a person has told them to wait. */
  readonly paused: boolean;
  /** Something the player should know and what to do about it. */
  readonly trouble: string | null;
  readonly dice: DiceTerms;
  /** Who signs before dice fall, and what is the matter with it; null or missing where nobody does. */
  readonly witness?: NonNullable<MatchInfo['witness']> | null;
  /** When the last step came in, in milliseconds since 1970. */
  readonly lastStep: number;
  /** When the time for the open questions began, in the same milliseconds, less what it has stood still since. */
  readonly clockFrom: number;
  /** Since when the clock is stopped; null while it runs. */
  readonly clockHeld: number | null;
  /** Null where nobody keeps a clock that others have a say in. */
  readonly pause: PauseNow | null;
  /** The clock that was agreed on, and who stays away; missing where there is nothing of the kind. */
  readonly tableClock?: TableClock;
  /** What the seat has left with the server; null where there is nothing, or no server. */
  readonly standing: Standing | null;
  /** What is said at an online table, and who is there; missing at a table in this page. */
  readonly talk?: TalkNow;
  /** How many steps the gallery is behind while the match goes on. */
  readonly delay?: number;
  /** The match whose battle this one is, and which of its battles. */
  readonly of?: (BattleOf & { readonly dropped?: boolean }) | null;
  /** The campaign that it belongs to. */
  readonly campaign?: string;
}

/** A battle of a match that is fought out, or was, in a match of its own. */
export interface BattleNow {
  readonly engagement: string;
  readonly match: string;
  readonly gameId: string;
  readonly title: string;
  readonly status: 'gathering' | 'playing' | 'over';
  /** What came of it is in the books of the war. */
  readonly reported: boolean;
  /** Who won, in a few words; null while nobody has. */
  readonly verdict: string | null;
  readonly chairs: readonly BattleChair[];
  /** Where it is played, or watched, from here; and where its replay is. */
  readonly place: Route;
  readonly film: ReplayOf;
  /** Machines fight it now while nobody looks on. */
  readonly unseen?: boolean;
}

export interface BattleChair {
  readonly seat: Seat;
  readonly name: string;
  /** `here`: a person at this screen; `link`: a captain whom that person has given a link. */
  readonly by: 'here' | 'link' | 'another' | 'machine';
}

/** The battles of a match, as they stand. */
export interface BattleBook {
  /** Those of the match that sends them elsewhere. */
  readonly options: unknown;
  /** A new list whenever anything in it has changed. */
  now(): readonly BattleNow[];
  subscribe(listener: () => void): () => void;
  /** What kept a battle from being made, or its report from being taken; null if nothing did. */
  trouble(): string | null;
  /** Machines fight it to its end while one looks elsewhere; only where the umpire sits in this page. */
  fightUnseen?(match: string): void;
  /** Gives a chair to whoever has the link that comes back, or (null) takes it again; only at a server. */
  giveChair?(match: string, seat: Seat, to: 'link' | 'me'): Promise<string | null>;
}

/** How the seats stand under the clock of the table. In milliseconds since 1970. */
export interface TableClock {
  readonly terms: ClockTerms | null;
  readonly chairs: Readonly<Record<Seat, ChairNow>>;
}

export interface ChairNow extends Omit<ChairClockInfo, 'left' | 'away'> {
  readonly until: number | null;
  readonly awayUntil: number | null;
}

/** What the seats have said about a pause of the clock, at a table with several screens. In milliseconds since 1970. */
export interface PauseNow {
  /** The number of the last one that was asked for. */
  readonly asked: number;
  readonly request: { readonly by: Seat; readonly since: number; readonly agreed: readonly Seat[] } | null;
  readonly declined: { readonly by: Seat; readonly seat: Seat } | null;
  /** The clock stands; `until` is set once somebody has ended it. */
  readonly pause: {
    readonly by: Seat;
    readonly since: number;
    readonly endedBy: Seat | null;
    readonly until: number | null;
  } | null;
}

export interface SeatOrder {
  readonly ask: string;
  readonly answer: unknown;
}

export interface Table {
  readonly id: string;
  readonly kind: 'local' | 'online';
  now(): TableNow;
  subscribe(listener: () => void): () => void;
  /** Taken whole or not at all; the first refusal, or null. */
  answer(seat: Seat, orders: readonly SeatOrder[]): Promise<Refusal | null>;
  retract(seat: Seat, ask: string): Promise<Refusal | null>;
  undo(seat: Seat, to: number): Promise<Refusal | null>;
  requestUndo(seat: Seat, to: number): Promise<Refusal | null>;
  replyToUndo(seat: Seat, agree: boolean): Promise<Refusal | null>;
  resign(seat: Seat): Promise<Refusal | null>;
  /** Only where the umpire sits in this page: the machine takes a seat, or (null) a person at this screen does. */
  handOver?(seat: Seat, bot: string | null): void;
  /** Only there, too: machines that play alone wait while a person wishes it. */
  pause?(on: boolean): void;
  /** Only there: who sits at this screen may stop the clock of the question, and let it go on. */
  holdClock?(on: boolean): void;
  /** Only where others have a say in it: a word about the pause of that number. */
  pauseClock?(act: PauseDeed['act'], number: number): Promise<Refusal | null>;
  /** Only there: a word about the chair of one who stays away. */
  chairWord?(word: Omit<ChairDeed, 'type'>): Promise<Refusal | null>;
  /** They wait as well while a step is still being told on the screen. */
  tell?(on: boolean): void;
  /** Only where the umpire sits at a server: he carries on for this seat until what is ticked; null ends it. */
  instruct?(ticked: readonly string[] | null): Promise<Refusal | null>;
  /** Only where a witness may be waited for: this seat agrees that the dice of that step fall without it. */
  goOnUnwitnessed?(step: number): Promise<Refusal | null>;
  /** Only where others sit before other screens: rejects with the reason where it is not taken. */
  say?(say: Say): Promise<void>;
  /** Where battles of this match may be fought out in matches of their own. */
  readonly battles?: BattleBook | undefined;
  /** The journal as far as it may be known from here. */
  journal(): Promise<Journal>;
  close(): void;
}
