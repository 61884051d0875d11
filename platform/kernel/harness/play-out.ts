/** Plays a match out by answering every ask, and holds the game to its promises on the way. */

import { type Dice, looseDice } from '../dice.ts';
import { seedFor } from '../draw.ts';
import { anyAnswer, type Chooser, type QuickChooser } from '../entry/chooser.ts';
import { hashOf } from '../hash.ts';
import { type Entry, JOURNAL_FORMAT, type Journal, type Opening } from '../journal.ts';
import { Match } from '../match.ts';
import { rebuildMatch } from '../rebuild.ts';
import type { Receipt } from '../receipt.ts';
import type { Answered, Engagement, Game, GameTypes, Outcome, Seat } from '../vocabulary.ts';
import { CheckedMoment, isLegal } from './checked-moment.ts';
import { checkLink, type EngagementLink } from './link.ts';
import { checkOpening, openingThrows } from './opening.ts';
import { freezeDeep, jsonBytes } from './plain.ts';
import { checkAsks, checkChoices, checkInvariants, checkPlain, checkResigning } from './position.ts';
import { checkPurity, checkSetup } from './purity.ts';
import { checkRefusals } from './refusals.ts';
import { checkEngagements, checkReport, checkReported, type FoughtOut, imaginedFight } from './reports.ts';
import { type AfterStep, checkRevival, checkUndo } from './revive.ts';
import { checkSecrecy } from './secrecy.ts';
import { ALL_CHECKS, FoundViolations, type HarnessCheck, type Violation } from './violation.ts';

export interface PlayPlan<C> {
  readonly seed: number;
  /** Who plays which seat; a seat that is not named answers at random. */
  readonly choosers?: Readonly<Record<Seat, C>>;
  /** What comes of an engagement that is fought out; without it one of the results that could come, at random. */
  readonly fight?: (engagement: Engagement) => FoughtOut | Promise<FoughtOut>;
  /** How engagements become matches: then these are held to it that they tell nothing hidden. */
  readonly link?: EngagementLink;
  /** Resolutions after which the match is given up. */
  readonly maxSteps?: number;
  /** All of them if nothing is said. */
  readonly checks?: readonly HarnessCheck[];
}

export interface PlayedMatch {
  /** Whether the match came to its outcome. */
  readonly finished: boolean;
  readonly steps: number;
  readonly answers: number;
  readonly outcome: Outcome | null;
  /** Of the last state. */
  readonly hash: string;
  readonly journal: Journal;
  readonly violations: readonly Violation[];
}

const MAX_STEPS = 10_000;
/** How many settled asks are remembered to forge late answers to. */
const SETTLED = 32;

/** One engagement to be fought. */
interface Fight {
  readonly engagement: Engagement;
}

/** One question to a chooser. */
interface Question<T extends GameTypes> {
  readonly view: T['view'];
  readonly ask: T['ask'];
  readonly dice: Dice;
}

/** The course of a match as a conversation: questions come out, answers go in. */
class WatchedMatch<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #seed: number;
  readonly #checks: ReadonlySet<HarnessCheck>;
  readonly #link: EngagementLink | null;
  readonly #findings = new FoundViolations();
  readonly #chance: Dice;
  /** When reports come in, and what they say where nobody fights. */
  readonly #news: Dice;
  readonly #players: ReadonlyMap<Seat, Dice>;
  readonly #match: Match<T>;
  readonly #entries: Entry[] = [];
  readonly #asked = new Set<string>();
  #settled: readonly string[] = [];

  constructor(game: Game<T>, opening: Opening, plan: PlayPlan<unknown>) {
    this.#game = game;
    this.#seed = plan.seed;
    this.#checks = new Set(plan.checks ?? ALL_CHECKS);
    this.#link = plan.link ?? null;
    this.#chance = looseDice(seedFor(plan.seed, 1));
    this.#news = looseDice(seedFor(plan.seed, 3));
    if (this.#checks.has('purity')) freezeDeep(opening);
    this.#match = Match.begin(game, opening, null, 1);
    this.#players = new Map(this.#match.seats.map(({ id }, i) => [id, looseDice(seedFor(plan.seed, 2, i))]));
  }

  *play(maxSteps: number): Generator<Question<T> | Fight, void, T['answer'] | FoughtOut> {
    try {
      this.#try('purity', () => checkSetup(this.#match, this.#seed, this.#findings.report));
      let stood = this.#stand();
      while (this.#match.outcome === null && this.#match.step < maxSteps) {
        if (this.#reportsNext()) {
          yield* this.#report(stood);
          stood = this.#stand();
          continue;
        }
        if (this.#match.asks.length === 0) break;
        const scene = this.#scene(yield* this.#askAll(), stood);
        this.#try('purity', () => checkPurity(scene));
        this.#try('secrecy', () => checkSecrecy(scene));
        this.#try('refusals', () => checkRefusals(scene, this.#settled));
        this.#goAndCompare(scene);
        this.#settled = [...this.#settled, ...scene.asks.map(({ id }) => id)].slice(-SETTLED);
        stood = this.#stand();
      }
      if (this.#match.outcome === null) return;
      this.#try('purity', () => checkPurity(stood));
      this.#try('secrecy', () => checkSecrecy(stood));
    } catch (error) {
      this.#findings.caught(error);
    }
  }

  played(): PlayedMatch {
    const match = this.#match;
    const hash = hashOf(match.state);
    const journal: Journal = { format: JOURNAL_FORMAT, opening: match.opening, entries: this.#entries, hash };
    try {
      this.#try('replay', () => {
        const again = hashOf(rebuildMatch(this.#game, JSON.parse(jsonBytes(journal)) as Journal).state);
        if (again !== hash) this.#findings.report('replay', 'hash-differs', `${again} against ${hash}`);
      });
    } catch (error) {
      this.#findings.caught(error);
    }
    return {
      finished: match.outcome !== null,
      steps: match.step,
      answers: this.#entries.length,
      outcome: match.outcome,
      hash,
      journal,
      violations: this.#findings.violations,
    };
  }

  #try(check: HarnessCheck, run: () => void): void {
    if (this.#checks.has(check)) run();
  }

  /** What can be checked of a position before anybody has thought about it. */
  #stand(): CheckedMoment<T> {
    this.#findings.step = this.#match.step;
    this.#freeze();
    const scene = this.#scene([]);
    this.#try('revive', () => checkPlain(scene));
    this.#try('invariants', () => checkInvariants(scene));
    this.#try('asks', () => checkAsks(scene, this.#asked));
    this.#try('choices', () => checkChoices(scene));
    this.#try('resign', () => checkResigning(scene));
    this.#try('reports', () => checkEngagements(scene));
    return scene;
  }

  /** At once, so that whatever comes after can't write on the state unnoticed. */
  #freeze(): void {
    if (this.#checks.has('purity')) freezeDeep(this.#match.state);
  }

  #scene(answers: readonly Answered<T>[], unanswered?: CheckedMoment<T>): CheckedMoment<T> {
    const { report } = this.#findings;
    const about = { seed: this.#seed, answers, chance: this.#chance, report };
    return new CheckedMoment(this.#match, unanswered === undefined ? about : { ...about, unanswered });
  }

  /** Whether a report comes in now: where nothing else can go on, and now and then before the answers. */
  #reportsNext(): boolean {
    const { engagements, asks } = this.#match;
    return engagements.length > 0 && (asks.length === 0 || this.#news.below(2) === 0);
  }

  *#report(stood: CheckedMoment<T>): Generator<Fight, void, T['answer'] | FoughtOut> {
    const { engagements } = this.#match;
    const engagement = engagements[this.#news.below(engagements.length)]!;
    const fought = (yield { engagement }) as FoughtOut | undefined;
    const { lasts, ...came } = fought ?? imaginedFight(this.#match, engagement, this.#news);
    const due = { engagement: engagement.id, ...came };
    const link = this.#link;
    if (link !== null) this.#try('link', () => checkLink(stood, engagement.id, link, { ...came, lasts }));
    if (this.#checks.has('reports')) {
      stood.snapshotText();
      checkReport(stood, due);
    }
    const verdict = this.#match.report(due);
    if (!verdict.ok)
      throw new Error(
        `the report of ${engagement.id} was refused: ${verdict.refusal.code}: ${verdict.refusal.message}`,
      );
    this.#entries.push(verdict.entry);
    this.#freeze();
    if (verdict.step === null) throw new Error('a report was taken, yet nothing was resolved');
    const after = { match: this.#match, step: verdict.step };
    this.#try('reports', () => checkReported(stood, after, due));
    // What was asked before and is still asked is no ask that came back.
    for (const { id } of stood.asks) this.#asked.delete(id);
  }

  /** Asks every chooser. An illegal answer is reported and another taken for it. */
  *#askAll(): Generator<Question<T>, Answered<T>[], T['answer'] | FoughtOut> {
    const answers: Answered<T>[] = [];
    for (const ask of this.#match.asks) {
      const view = this.#match.view(ask.seat);
      if (this.#checks.has('purity')) freezeDeep(view);
      const dice = this.#players.get(ask.seat) ?? this.#chance;
      let answer: T['answer'] = yield { view, ask, dice };
      if (!isLegal(this.#game, view, ask, answer)) {
        this.#findings.report('play', 'illegal-answer', `${ask.id}: ${jsonBytes(answer)}`, ask.seat);
        answer = anyAnswer(this.#game)(view, ask, dice);
      }
      answers.push({ ask, answer });
    }
    return answers;
  }

  #goAndCompare(scene: CheckedMoment<T>): void {
    const compare = this.#checks.has('revive') || this.#checks.has('undo');
    if (compare) scene.snapshotText();
    const after = this.#go(scene.answers);
    this.#freeze();
    if (scene.step === 0) this.#try('opening', () => this.#compareOpening(scene, after));
    if (!compare) return;
    const fork = checkRevival(scene, after);
    this.#try('undo', () => checkUndo(scene, after, fork));
  }

  #compareOpening({ watchers, report }: CheckedMoment<T>, { step }: AfterStep<T>): void {
    checkOpening(openingThrows(this.#match, this.#seed), step.happenings, watchers, report);
  }

  #go(answers: readonly Answered<T>[]): AfterStep<T> {
    let last: Receipt<T> | null = null;
    for (const { ask, answer } of answers) {
      const verdict = this.#match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
      if (!verdict.ok)
        throw new Error(`${ask.id} was refused: ${verdict.refusal.code}: ${jsonBytes(answer)}`);
      this.#entries.push(verdict.entry);
      last = verdict;
    }
    if (last?.step == null) throw new Error('every ask was answered, yet nothing was resolved');
    return { match: this.#match, step: last.step };
  }
}

function open<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  options: T['options'],
  plan: PlayPlan<unknown>,
): WatchedMatch<T> {
  const { id, rulesVersion } = game;
  const dice = { kind: 'seeded', seed: plan.seed } as const;
  return new WatchedMatch(game, { game: id, rulesVersion, scenario, options, dice }, plan);
}

/** A match to be played, its questions one by one, and who chooses the answer to each. */
function begun<T extends GameTypes, C>(
  game: Game<T>,
  scenario: T['scenario'],
  options: T['options'],
  plan: PlayPlan<C>,
) {
  const watched = open(game, scenario, options, plan);
  const random = anyAnswer(game);
  const talk = watched.play(plan.maxSteps ?? MAX_STEPS);
  const fight = plan.fight ?? (() => undefined);
  return { watched, talk, fight, chooserAt: (seat: Seat) => plan.choosers?.[seat] ?? random };
}

function atOnce<R>(given: R | Promise<R>): R {
  if (given instanceof Promise) throw new Error('playOut can’t wait for a fight: playOutSlowly does');
  return given;
}

/** Plays one match out. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  options: T['options'],
  plan: PlayPlan<QuickChooser<T>>,
): PlayedMatch {
  const { watched, talk, fight, chooserAt } = begun(game, scenario, options, plan);
  let next = talk.next();
  while (!next.done) {
    const due = next.value;
    try {
      next = talk.next(
        'engagement' in due
          ? atOnce(fight(due.engagement))
          : chooserAt(due.ask.seat)(due.view, due.ask, due.dice),
      );
    } catch (error) {
      next = talk.throw(error);
    }
  }
  return watched.played();
}

/** As `playOut`, for choosers that take their time. */
export async function playOutSlowly<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  options: T['options'],
  plan: PlayPlan<Chooser<T>>,
): Promise<PlayedMatch> {
  const { watched, talk, fight, chooserAt } = begun(game, scenario, options, plan);
  let next = talk.next();
  while (!next.done) {
    const due = next.value;
    try {
      const thought =
        'engagement' in due ? fight(due.engagement) : chooserAt(due.ask.seat)(due.view, due.ask, due.dice);
      // Waiting for what is already there would cost a turn of the event loop for every answer.
      next = talk.next(thought instanceof Promise ? await thought : thought);
    } catch (error) {
      next = talk.throw(error);
    }
  }
  return watched.played();
}
