/** Deeds done to a match in its turn: judged, written to the store, and only then what the match is in memory. */

import type { WitnessedStep, WitnessSignatures } from '@weathergage/kernel';
import { canonical, type Match, type Receipt, type Report, type Seat } from '@weathergage/kernel';
import type { DeedReply, PlayedDeed } from '@weathergage/kernel/protocol.ts';
import { type EntryEffects, effectsOf, type StandingRecord, type Store } from '@weathergage/store';
import { sortAnswers } from './answering.ts';
import { receiptsOf, refuseOutdated, standingAfter } from './deed-parts.ts';
import { Fault } from './faults.ts';
import type { LiveMatch } from './match/live-match.ts';
import type { Meter } from './operation/meter.ts';
import type { ServerLog } from './operation/server-log.ts';
import type { Traces } from './operation/traces.ts';
import { orStoreFailed, storeFailed } from './store-failed.ts';

/** What a deed comes with besides itself. */
export interface ActingTerms {
  /** It has been tried before. */
  readonly again?: boolean;
  /** The instructions it follows from, counted on. */
  readonly record?: StandingRecord;
  /** The clock whose time is up; it must not have been stopped meanwhile. */
  readonly clock?: number;
}

interface ActingMeans {
  readonly log: ServerLog;
  readonly meter: Meter;
  readonly traces: Traces;
}

export class Acting {
  readonly #store: Store;
  readonly #log: ServerLog;
  readonly #meter: Meter;
  readonly #traces: Traces;
  readonly #followUp: (live: LiveMatch) => void;

  /** `followUp`: something was done to a match, and whoever it concerns is to hear of it. */
  constructor(store: Store, { log, meter, traces }: ActingMeans, followUp: (live: LiveMatch) => void) {
    this.#store = store;
    this.#log = log;
    this.#meter = meter;
    this.#traces = traces;
    this.#followUp = followUp;
  }

  /** Does what a seat asks for and tells everybody, but not before it is on disk. */
  async act(
    live: LiveMatch,
    seat: Seat,
    request: PlayedDeed,
    { again = false, record, clock }: ActingTerms = {},
  ): Promise<DeedReply> {
    const { match } = live;
    if (match === null) throw new Fault('not-started', 'The match starts when every seat is taken.');
    refuseOutdated(request, live.record.rewound);
    const settled = (ask: string) => orStoreFailed(this.#store.lastAnswer(live.id, seat, ask));
    const { deeds, taken } =
      request.type === 'answer'
        ? await sortAnswers(match, seat, request.answers, settled)
        : { deeds: { ...request, seat }, taken: [] };
    const after = match.n;
    let receipts: readonly Receipt[];
    let effects: EntryEffects;
    let conflict = true;
    try {
      receipts = this.#traces.span('rules', { game: live.record.opening.game }, () =>
        receiptsOf(match, deeds),
      );
      if (receipts.length === 0) return { n: match.n, taken, step: null, rewoundTo: null };
      const entries = receipts.map(({ entry }) => entry);
      const standing = standingAfter(live, seat, request, record);
      effects = {
        ...effectsOf(match, receipts),
        ...(standing === undefined ? {} : { standing }),
        ...(clock === undefined ? {} : { clock }),
      };
      ({ conflict } = await orStoreFailed(this.#store.append(live.id, after, entries, effects)));
      if (!conflict && standing !== undefined) live.stand(seat, standing.record);
    } catch (error) {
      // A refusal has changed nothing; after anything else memory may be ahead of the store.
      if (match.n > after || !(error instanceof Fault)) live.unload();
      throw error;
    }
    if (conflict) return this.#overtaken(live, seat, request, again);
    const { step, rewoundTo } = receipts.at(-1)!;
    live.appended(
      {
        n: match.n,
        ...(rewoundTo === null ? {} : { rewound: match.n }),
        ...endOf(match),
      },
      effects,
    );
    this.#followUp(live);
    this.#noteEnd(live.id, match);
    return { n: match.n, taken, step: step?.step ?? null, rewoundTo };
  }

  /** What the witness signed is written down, and the step resolved by it, if it is still what is waited for. */
  async takeWitness(live: LiveMatch, step: WitnessedStep, signatures: WitnessSignatures): Promise<void> {
    await live.ensureLoaded();
    if (live.awaiting === null || canonical(live.awaiting) !== canonical(step)) return;
    const { match } = live;
    if (match === null) return live.begin(signatures);
    const after = match.n;
    try {
      await this.#write(live, match, after, match.witness(signatures));
    } catch (error) {
      live.unload();
      throw error;
    }
  }

  /** Takes what came of a battle; false where another process was quicker, or it is not to be taken. */
  async report(live: LiveMatch, report: Report): Promise<boolean> {
    const { match } = live;
    if (match === null) return false;
    const after = match.n;
    try {
      const verdict = match.report(report);
      if (!verdict.ok) {
        this.#log('error', { match: live.id, refusal: verdict.refusal }, 'a report was refused');
        return false;
      }
      return await this.#write(live, match, after, verdict);
    } catch (error) {
      live.unload();
      throw error;
    }
  }

  /** What the umpire has done of himself is written down; false where another process was quicker. */
  async #write(live: LiveMatch, match: Match, after: number, receipt: Receipt): Promise<boolean> {
    const effects = effectsOf(match, [receipt]);
    const { conflict } = await orStoreFailed(this.#store.append(live.id, after, [receipt.entry], effects));
    // What the other wrote is loaded by the next to come.
    if (conflict) {
      live.unload();
      return false;
    }
    live.appended({ n: match.n, ...endOf(match) }, effects);
    this.#followUp(live);
    this.#noteEnd(live.id, match);
    return true;
  }

  #noteEnd(id: string, { outcome }: Match): void {
    if (outcome === null) return;
    this.#log('info', { match: id }, 'match over');
    this.#meter.matchOver();
  }

  /** Another process wrote first: what it did is loaded and told, and the deed is tried once more on top of it. */
  async #overtaken(live: LiveMatch, seat: Seat, request: PlayedDeed, again: boolean): Promise<DeedReply> {
    live.unload();
    if (again) throw storeFailed();
    await live.ensureLoaded();
    this.#followUp(live);
    return this.act(live, seat, request, { again: true });
  }
}

const endOf = ({ outcome }: Match): { status?: 'over' } => (outcome === null ? {} : { status: 'over' });
