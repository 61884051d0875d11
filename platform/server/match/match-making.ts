/** Making matches: new ones, the same again, and ones that go on from a moment of another. */
import {
  canonical,
  commitmentTo,
  drawSecret,
  type Opening,
  openedScenario,
  type Seat,
  witnessOf,
} from '@weathergage/kernel';
import type { CreatedReply, CreateMatch, ForkMatch } from '@weathergage/kernel/protocol.ts';
import { type NewMatch, type Store, wholeJournal } from '@weathergage/store';
import type { Catalogue } from '../catalogue.ts';
import { Fault } from '../faults.ts';
import type { Meter } from '../operation/meter.ts';
import type { ServerLog } from '../operation/server-log.ts';
import { orStoreFailed } from '../store-failed.ts';
import type { TendedMatches, UmpireMeans } from '../tended/tended-matches.ts';
import { drawMatchId, drawToken, hashToken } from '../tokens.ts';
import { firstClock } from '../turns/table-clock.ts';
import type { Watch } from '../watch.ts';
import type { WitnessLine } from '../witness/witness-line.ts';
import { forkVersion, momentAfter, unbegun } from './forking.ts';
import type { LiveMatch } from './live-match.ts';
import { openWitness, refuseClock, seatRecords, tryOut } from './new-match.ts';
import { isOwnScenario } from './own-scenario.ts';

/** What a new match is made of. */
interface Making extends Pick<CreateMatch, 'gallery' | 'delay'> {
  readonly opening: Opening;
  readonly secret: string;
  readonly seats: NewMatch['seats'];
  readonly tokens: Record<Seat, string>;
}

/** What a match goes on from. */
interface ForkedMoment {
  readonly opening: Opening;
  readonly moment: ReturnType<typeof momentAfter>;
}

export class MatchMaking {
  readonly #catalogue: Catalogue;
  readonly #store: Store;
  readonly #matches: TendedMatches;
  readonly #line: WitnessLine;
  readonly #log: ServerLog;
  readonly #meter: Meter;
  readonly #watch: Watch;

  constructor(
    catalogue: Catalogue,
    store: Store,
    matches: TendedMatches,
    { line, log, meter, watch }: Pick<UmpireMeans, 'line' | 'log' | 'meter' | 'watch'>,
  ) {
    this.#catalogue = catalogue;
    this.#store = store;
    this.#matches = matches;
    this.#line = line;
    this.#log = log;
    this.#meter = meter;
    this.#watch = watch;
  }

  async create(request: CreateMatch): Promise<CreatedReply> {
    const served = this.#catalogue.served(request.game);
    const scenario = this.#catalogue.scenario(served, request.scenario);
    const options = this.#catalogue.options(served, request.options);
    const tokens: Record<Seat, string> = {};
    const secret = drawSecret();
    const seats = seatRecords(served, scenario, request.seats ?? {}, tokens, secret);
    const machines = seats.flatMap(({ seat, bot }) => (bot === null ? [] : [seat]));
    let opening: Opening = {
      game: served.game.id,
      rulesVersion: served.game.rulesVersion,
      scenario,
      options,
      dice: { kind: 'checkable', commitment: commitmentTo(secret), nonces: {}, machines },
      ...(request.firm === true ? { firm: true as const } : {}),
    };
    tryOut(served, opening, secret);
    const witness = request.witness && (await openWitness(this.#line, request.witness, secret));
    if (witness) opening = { ...opening, dice: { ...opening.dice, witness } } as Opening;
    const { clock } = request;
    if (clock !== undefined) refuseClock(clock);
    return this.#make({ ...request, opening, secret, seats, tokens }, async (record) => {
      await this.#store.createMatch(record);
      // Nobody knows of the match before both are kept.
      if (clock !== undefined) await this.#store.keepClock(record.id, firstClock(clock, record.created));
    });
  }

  /** Keeps a new match by the way given, and says what nobody can ask for again. */
  async #make(
    { opening, secret, seats, tokens, ...terms }: Making,
    keep: (record: NewMatch) => Promise<unknown>,
  ): Promise<CreatedReply> {
    const access = terms.gallery ?? 'link';
    const galleryToken = access === 'link' ? drawToken() : null;
    const id = drawMatchId();
    const match = await this.#matches.inTurn(id, async (live) => {
      const tokenHash = galleryToken && hashToken(galleryToken);
      const gallery = { access, tokenHash, ...(terms.delay ? { delay: terms.delay } : {}) };
      const isWar = this.#catalogue.served(opening.game).game.engagements?.mayArise(opening.options) === true;
      const war = isWar ? { war: true as const } : {};
      const record = { id, opening, secret, created: this.#watch.now(), gallery, seats, ...war };
      await orStoreFailed(keep(record));
      await live.ensureLoaded();
      return live.info();
    });
    this.#log('info', { match: id, game: opening.game }, 'match created');
    this.#meter.matchMade();
    return { match, tokens, galleryToken };
  }

  /** The seats that a match so made would have. */
  seatsFor({ game, scenario, seats = {} }: CreateMatch): { id: Seat; isOpen: boolean }[] {
    const served = this.#catalogue.served(game);
    const known = served.game.seats(this.#catalogue.scenario(served, scenario));
    return known.map(({ id }) => ({ id, isOpen: !seats[id]?.startsWith('bot:') }));
  }

  /** Whether a match so made would be of one of the game's own scenarios. */
  isOwn({ game, scenario }: CreateMatch): boolean {
    const served = this.#catalogue.served(game);
    return isOwnScenario(served, this.#catalogue.scenario(served, scenario));
  }

  /** What would make the same match again, but for who sits where. */
  again(live: LiveMatch): CreateMatch {
    const { opening, gallery } = live.record;
    const { game, options, firm } = opening;
    const scenario = openedScenario(opening);
    const own = this.#catalogue.served(game).scenarios.find((one) => one.id === scenario.id);
    const witness = witnessOf(opening);
    return {
      game,
      scenario: own !== undefined && canonical(own) === canonical(scenario) ? own.id : scenario,
      options,
      gallery: gallery.access,
      ...(gallery.delay === undefined ? {} : { delay: gallery.delay }),
      ...(firm ? { firm } : {}),
      ...(witness === null ? {} : { witness: witness.url }),
      ...(live.clock?.terms === undefined ? {} : { clock: live.clock.terms }),
    };
  }

  /** A moment of a match that is over. */
  async momentOf({ record, served }: LiveMatch, n: ForkMatch['n']): Promise<ForkedMoment> {
    if (record.status !== 'over') throw new Fault('not-over', 'A match is forked when it is over.');
    const journal = await orStoreFailed(wholeJournal(this.#store, record));
    return { opening: record.opening, moment: momentAfter(served.game, journal, n) };
  }

  async fork({ opening, moment }: ForkedMoment, request: ForkMatch): Promise<CreatedReply> {
    const served = this.#catalogue.served(opening.game);
    const tokens: Record<Seat, string> = {};
    const secret = drawSecret();
    const scenario = openedScenario(opening);
    const seats = seatRecords(served, scenario, request.seats ?? {}, tokens, secret);
    const machines = seats.flatMap(({ seat, bot }) => (bot === null ? [] : [seat]));
    const forked: Opening = {
      game: opening.game,
      rulesVersion: forkVersion(served.game.rulesVersion),
      scenario: opening.scenario,
      options: opening.options,
      dice: { kind: 'checkable', commitment: commitmentTo(secret), nonces: {}, machines },
    };
    return this.#make({ ...request, opening: forked, secret, seats, tokens }, (record) =>
      this.#store.writeWhole(unbegun(record, moment)),
    );
  }
}
