/**
 * Battles of a war at a server: each that waits gets a match of its own, whose seats are the war's own people or machines,
 * and what came of it is taken into the war, once. All that is decided here is decided by what is kept, so that it
 * comes to the same whoever sees to it, and after whatever accident.
 */
import {
  canonical,
  commitmentTo,
  drawSecret,
  type Engagement,
  type Journal,
  machineNonce,
  type Opening,
  openedScenario,
  type Report,
  type ScenarioHead,
  type Seat,
  type SeatInfo,
  witnessOf,
} from '@weathergage/kernel';
import type { BattleRecord, MatchRecord, MatchStatus, SeatRecord, Store } from '@weathergage/store';
import type { Catalogue, WarTerms } from '../catalogue.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { openWitness, tryOut } from '../match/new-match.ts';
import type { ServerLog } from '../operation/server-log.ts';
import { orStoreFailed } from '../store-failed.ts';
import { drawMatchId } from '../tokens.ts';
import { firstClock } from '../turns/table-clock.ts';
import type { WitnessLine } from '../witness/witness-line.ts';
import { entriesSeen } from './battles-told.ts';
import { type BattleOver, foughtSoFar } from './careers-told.ts';

/** A match as a battle makes it. */
export interface BattleMade {
  readonly game: string;
  readonly scenario: ScenarioHead;
  readonly options: unknown;
}

/** Battles are made by what their war was begun with. */
type WarOpened = Pick<Opening, 'game' | 'options'>;

/** How battles of one game become matches of another, and back: whoever makes the server knows. */
export interface BattleWays extends WarTerms {
  partsOf(war: WarOpened, engagement: Engagement): readonly BattleMade[];
  /** Whose seat of the war each chair of the battle is. */
  ownersOf(
    game: string,
    engagement: Engagement,
    chairs: readonly SeatInfo[],
  ): Readonly<Partial<Record<Seat, Seat>>>;
  reportOn(
    war: WarOpened,
    engagement: Engagement,
    parts: readonly {
      readonly journal: { readonly opening: Opening; readonly entries: readonly unknown[] };
      readonly last: unknown;
    }[],
  ): Report;
  /** Who fights where a machine does. */
  botOf(game: string): string;
  /** What captains and admirals have come to in the battles of a war that may still be under way. */
  careersIn(fought: {
    readonly war: Journal;
    readonly battles: readonly BattleOver[];
  }): Promise<readonly unknown[]>;
}

type Battle = BattleRecord & { readonly id: string; readonly status: MatchStatus };

export interface BattleMeans {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly ways: BattleWays;
  readonly line: WitnessLine;
  readonly log: ServerLog;
  now(): number;
  /** Takes a report in the war's turn; false where it is not to be taken. */
  report(live: LiveMatch, report: Report): Promise<boolean>;
  /** A match has been made, or changed from outside: somebody is to look at it. */
  stir(id: string): void;
}

export class ServerBattles {
  readonly #means: BattleMeans;
  /** Wars of which nothing is left to bring: they are looked at again when something waits. */
  readonly #quiet = new WeakSet<LiveMatch>();
  /** As they were told last, by the number of the last report they follow. */
  readonly #careers = new WeakMap<LiveMatch, { readonly last: number; readonly told: readonly unknown[] }>();

  constructor(means: BattleMeans) {
    this.#means = means;
  }

  /** Makes what is missing, takes what has come, and ends what nobody waits for. In the war's turn. */
  async tend(live: LiveMatch): Promise<void> {
    const { match, record } = live;
    if (match === null || record.war !== true) return;
    const waiting = live.isOver ? [] : match.engagements;
    if (waiting.length === 0 && this.#quiet.has(live)) return;
    const known = await orStoreFailed(this.#means.store.battles(live.id));
    await this.#endLost(live, known, waiting);
    for (const engagement of waiting) await this.#seeTo(live, engagement, known);
    if (waiting.length === 0) this.#quiet.add(live);
    else this.#quiet.delete(live);
  }

  /** Whose chairs those of a battle are that is being fought; nobody's of any other. */
  ownersOf(
    { match, record }: LiveMatch,
    id: string,
    chairs: readonly SeatInfo[],
  ): Readonly<Partial<Record<Seat, Seat>>> {
    const engagement = match?.engagements.find((one) => one.id === id);
    return engagement === undefined ? {} : this.#means.ways.ownersOf(record.opening.game, engagement, chairs);
  }

  /** What captains and admirals have come to, as far as who asks knows of it; the same until another report is in. */
  async careers(live: LiveMatch, asker: Seat): Promise<readonly unknown[]> {
    const { store, ways } = this.#means;
    const entries = await entriesSeen(store, live, asker);
    const last = entries.findLast(({ type }) => type === 'report')?.n ?? 0;
    const known = this.#careers.get(live);
    if (known?.last === last) return known.told;
    const fought = await orStoreFailed(foughtSoFar(store, live.record, entries));
    const told = fought === null ? [] : await ways.careersIn(fought);
    this.#careers.set(live, { last, told });
    return told;
  }

  /** The war is over, or a step back has taken the engagement away; or its report was taken and no more was written. */
  async #endLost(live: LiveMatch, known: readonly Battle[], waiting: readonly Engagement[]): Promise<void> {
    const lost = known.filter(
      ({ state, engagement }) => state === 'open' && waiting.every(({ id }) => id !== engagement),
    );
    if (lost.length === 0) return;
    const { store, stir } = this.#means;
    const entries = await orStoreFailed(store.entries(live.id, 0));
    for (const { id, engagement, part } of lost) {
      if (entries.some((entry) => entry.type === 'report' && entry.engagement === engagement))
        await this.#settle([{ id, part }]);
      else if (live.isOver) await orStoreFailed(store.settleBattle(id, 'dropped', null));
      else await orStoreFailed(store.deleteMatch(id, Number.MAX_SAFE_INTEGER));
      stir(id);
    }
  }

  async #seeTo(live: LiveMatch, engagement: Engagement, known: readonly Battle[]): Promise<void> {
    const { store, ways, report } = this.#means;
    const { opening } = live.record;
    const due = ways.partsOf(opening, engagement);
    const parts: MatchRecord[] = [];
    for (const [part, made] of due.entries()) {
      const battle = known.find((one) => one.engagement === engagement.id && one.part === part);
      const kept = battle === undefined ? null : await orStoreFailed(store.findMatch(battle.id));
      // After a step back the same battle may be another.
      if (kept !== null && isOf(kept, made)) parts.push(kept);
      else {
        if (kept !== null) await orStoreFailed(store.deleteMatch(kept.id, Number.MAX_SAFE_INTEGER));
        await this.#make(live, engagement, made, part);
      }
    }
    if (parts.length < due.length || parts.some(({ status }) => status !== 'over')) return;
    const fought = await Promise.all(parts.map((one) => this.#fought(one)));
    if (await report(live, ways.reportOn(opening, engagement, fought)))
      await this.#settle(parts.map(({ id }, part) => ({ id, part })));
  }

  async #fought({ id, opening }: MatchRecord) {
    const { store } = this.#means;
    const entries = await orStoreFailed(store.entries(id, 0));
    const [newest] = await orStoreFailed(store.snapshotMarks(id));
    const snapshot = newest && (await orStoreFailed(store.snapshot(id, newest.step)));
    return { journal: { opening, entries }, last: snapshot?.state };
  }

  async #settle(parts: readonly { readonly id: string; readonly part: number }[]): Promise<void> {
    const { store, catalogue } = this.#means;
    for (const { id } of parts) {
      const record = await orStoreFailed(store.findMatch(id));
      if (record === null) continue;
      const { game } = catalogue.served(record.opening.game);
      const [newest] = await orStoreFailed(store.snapshotMarks(id));
      const snapshot = newest && (await orStoreFailed(store.snapshot(id, newest.step)));
      const winners = snapshot ? (game.outcome(snapshot.state)?.winners ?? []) : [];
      const seats = game.seats(openedScenario(record.opening));
      const names = seats.flatMap(({ side, name }) => (winners.includes(side) ? [name] : []));
      const verdict = names.length === 0 ? 'Nobody won' : `Won by ${names.join(' and ')}`;
      await orStoreFailed(store.settleBattle(id, 'reported', verdict));
    }
  }

  async #make(live: LiveMatch, engagement: Engagement, made: BattleMade, part: number): Promise<void> {
    const { store, catalogue, line, log, stir } = this.#means;
    const { record } = live;
    const served = catalogue.served(made.game);
    const secret = drawSecret();
    const seats = this.#seats(live, engagement, made, secret);
    let opening: Opening = {
      game: served.game.id,
      rulesVersion: served.game.rulesVersion,
      scenario: made.scenario,
      options: made.options,
      dice: {
        kind: 'checkable',
        commitment: commitmentTo(secret),
        nonces: {},
        machines: seats.flatMap(({ seat, bot }) => (bot === null ? [] : [seat])),
      },
      ...(record.opening.firm === true ? { firm: true as const } : {}),
    };
    tryOut(served, opening, secret);
    const witness = witnessOf(record.opening);
    if (witness !== null) {
      const terms = await openWitness(line, witness.url, secret);
      opening = { ...opening, dice: { ...opening.dice, witness: terms } } as Opening;
    }
    const id = drawMatchId();
    const created = this.#means.now();
    const isWar = served.game.engagements?.mayArise(made.options) === true;
    const isMade = await orStoreFailed(
      store.createMatch({
        id,
        opening,
        secret,
        created,
        // Who may look on at the war may look on here, and as late.
        gallery: record.gallery,
        seats,
        of: { match: live.id, engagement: engagement.id, part },
        ...(isWar ? { war: true } : {}),
      }),
    );
    if (!isMade) return;
    // The same terms, and a clock of its own.
    const terms = live.clock?.terms;
    if (terms !== undefined) await orStoreFailed(store.keepClock(id, firstClock(terms, created)));
    log('info', { match: id, war: live.id }, 'a battle is fought out');
    stir(id);
  }

  /** The link of a seat in the war opens its chair in the battle, too. */
  #seats(
    live: LiveMatch,
    engagement: Engagement,
    { game: id, scenario }: BattleMade,
    secret: string,
  ): SeatRecord[] {
    const { catalogue, ways } = this.#means;
    const { game } = catalogue.served(id);
    const chairs = game.seats(scenario);
    const { record } = live;
    const owners = ways.ownersOf(record.opening.game, engagement, chairs);
    return chairs.map(({ id: seat }) => {
      const owner = owners[seat];
      const held = record.seats.find((one) => one.seat === owner);
      return held !== undefined &&
        live.machineAt(held.seat) === null &&
        engagement.fighters[held.seat] === 'person'
        ? { seat, bot: null, tokenHash: held.tokenHash, nonce: null }
        : { seat, bot: ways.botOf(id), tokenHash: null, nonce: machineNonce(secret, seat) };
    });
  }
}

/** Whether the match is the one that the engagement makes. */
const isOf = ({ opening }: MatchRecord, { scenario, options }: BattleMade): boolean =>
  canonical([openedScenario(opening), opening.options]) === canonical([scenario, options]);
