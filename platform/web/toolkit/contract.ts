/**
 * What the page and a game's board say to one another. The page knows no game; a board knows no server.
 * `subjectName` and `outcomeWords` of a GameBoard may be left out: the page then makes do with the id and the reason.
 * Without `Report` the page offers no after-action report.
 */
import type { Desk, GameTypes, Glossary, Lesson, Refusal, Seat, ToldStep } from '@weathergage/kernel';
import type { Standing } from '@weathergage/kernel/protocol.ts';
import type { ComponentType } from 'react';
import type { Rulebook } from './rulebook/rulebook.ts';
import type { Sound } from './sound/sounds.ts';

/** One line of the captain's log, as the page shows it. */
export interface LogLine {
  readonly text: string;
  /** Rule number to look up, dice to show. */
  readonly rule: string;
  readonly dice?: readonly number[];
  /** `heading` opens a turn, `plain` is the rest, `grave` is a thing nobody should miss. */
  readonly weight: 'heading' | 'plain' | 'grave';
  /** What the line is about, for the filter and for jumping the board there. */
  readonly subjects: readonly string[];
  /** It was a scene that the board can show again: it is then given `seenAgain` of the step as its focus. */
  readonly again?: true;
}

/** The subject by which a board is asked for a scene of a step that has been told. */
export const seenAgain = (n: number): string => `again ${n}`;
/** The step whose scene a focus asks for; null for any other subject. */
export const stepSeenAgain = (focus: string | null): number | null =>
  focus?.startsWith('again ') === true ? Number(focus.slice('again '.length)) : null;

/** A step that has been told, with the desk it led to (the newest desk where the page was not there at the time). */
export interface PastStep<T extends GameTypes = GameTypes> extends ToldStep<T> {
  readonly after: Desk<T>;
}

export type Speed = 'slow' | 'fast' | 'skip';

export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly desk: Desk<T>;
  /** The desk as it was before the newest step: what an animation starts from. */
  readonly before: Desk<T> | null;
  /** The newest step, to be told as a story; null when there is nothing new. */
  readonly story: ToldStep<T> | null;
  /** Every step told before it, the oldest first, also those from before the page was there. */
  readonly past: readonly PastStep<T>[];
  /** Called when the story has been told (or skipped); the page then shows the next step or lets the seat act. */
  onStoryTold(): void;
  readonly speed: Speed;
  /** Verdicts stay until they are read; otherwise they pass by like the rest of the story. */
  readonly waits?: boolean;
  /** What the match is called: a scenario of a player's own is not among the game's. */
  readonly title: string;
  /** Where the umpire sits at a server, who carries on for the seat while nobody looks; not there at a table in this page. */
  readonly byServer?: {
    readonly standing: Standing | null;
    /** What is ticked; null takes it back. Resolves with the refusal, or null. */
    instruct(ticked: readonly string[] | null): Promise<Refusal | null>;
  };
  /** Enemies look at this desk together: nothing may be settled here for later. */
  readonly openly?: boolean;
  /** No orders can be given: a replay, the gallery, or somebody else's turn at a shared screen. */
  readonly readOnly: boolean;
  /** Gives orders. Resolves with the first refusal, or null when all were taken. */
  answer(orders: readonly { readonly ask: string; readonly answer: T['answer'] }[]): Promise<Refusal | null>;
  /** A subject (a ship, a squadron, a port) that the log or a list wants shown; null for none. */
  readonly focus: string | null;
  /** It is only to be brought into sight, as a lesson wants it: the question in the panel stays before the player. */
  readonly glance?: boolean;
  onFocus(subject: string | null): void;
}

/** One moment of a finished match, as the chosen viewpoint saw it. */
export interface ReportFrame<T extends GameTypes = GameTypes> {
  readonly desk: Desk<T>;
  /** What was told between the frame before and this one; nothing at the opening. */
  readonly told: readonly T['told'][];
  readonly turn: number;
}

/** The after-action report is made from the film of the whole match: the opening, then one frame after each step. */
export interface ReportProps<T extends GameTypes = GameTypes> {
  readonly frames: readonly ReportFrame<T>[];
}

export interface LegendProps {
  /** The one sign that is wanted, without its words. */
  readonly only?: string;
}

/** All that a game brings to the page. */
export interface GameBoard<T extends GameTypes = GameTypes> {
  readonly Board: ComponentType<BoardProps<T>>;
  /** What is heard, by kind of happening; a game without it is silent but for the wind. */
  readonly sounds?: Readonly<Partial<Record<T['told']['kind'], Sound>>>;
  /** One happening in words; null for one that is no news to a reader. */
  logLine(told: T['told'], desk: Desk<T>): LogLine | null;
  /** What a subject of the log is called: a ship's name for its id. */
  subjectName?(subject: string, desk: Desk<T>): string;
  /** Short facts for the top of the page: turn, phase, wind. */
  headline(desk: Desk<T>): { readonly turn: string; readonly phase: string; readonly detail: string };
  /** One sentence: what the umpire asks of this seat now, or whom he waits for. */
  sentence(desk: Desk<T>): string;
  /** Whether what this desk asks is answered in secret by both sides, and opened together when the story begins. */
  sealed?(desk: Desk<T>): boolean;
  /** Why the match ended as it did, in a sentence. */
  outcomeWords?(desk: Desk<T>): string;
  /**
   * The orders that follow from what the player of this desk has told the board to remember (`notes.ts`), and from nothing
   * else; null where he has to be asked. They are given for him while another has the chart.
   */
  asNoted?(
    desk: Desk<T>,
    notes: Readonly<Record<string, unknown>>,
  ): readonly { readonly ask: string; readonly answer: T['answer'] }[] | null;
  /**
   * What may lie before everybody at a shared screen while this is asked, made from the gallery's view alone; null where
   * the question, or what one must see to answer it, is not for all eyes. Then a curtain hangs between enemies.
   */
  openly?(gallery: T['view'], ask: T['ask']): T['view'] | null;
  /** A rule in our own words, by number; null if there is none. */
  ruleText(rule: string): string | null;
  /** All rules in their order, for reading through and looking up; without it there are the phases alone. */
  readonly rulebook?: Rulebook;
  /** The words of the game, fetched once the board is there; they are then explained wherever they stand. */
  glossary?(): Promise<Glossary>;
  /** The signs of the chart, drawn as the board draws them, or one of them alone; wrapped in React's `lazy`. */
  readonly Legend?: ComponentType<LegendProps>;
  /** Worked cases that turn on a rule, shown under its text; wrapped in React's `lazy`. */
  readonly Cases?: ComponentType<{ readonly rule: string }>;
  /** In the order in which they are taken, each in a scenario of its own. */
  readonly lessons: readonly Lesson<T>[];
  /** Which turn a desk belongs to, for jumping in a replay. */
  turnOf(desk: Desk<T>): number;
  /** The after-action report; wrapped in React's `lazy` it comes over the wire only when somebody reads it. */
  readonly Report?: ComponentType<ReportProps<T>>;
  /** The seat's colour and pennant, so that sides can be told apart by shape and by hue. */
  sideMark(
    seat: Seat,
    desk: Desk<T>,
  ): { readonly colour: string; readonly shape: 'square' | 'swallowtail' | 'triangle' | 'round' };
}
