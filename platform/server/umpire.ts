/** The server's business without its wires: making matches, seating people, taking deeds, telling what happened. */
import { GALLERY, JOURNAL_FORMAT, type Journal, journalBeforeEnd, type Seat } from '@weathergage/kernel';
import type { ChoicesReply } from '@weathergage/kernel/people/program-protocol.ts';
import type { Say, TalkReply } from '@weathergage/kernel/people/talk-protocol.ts';
import {
  type BattleInfo,
  type BattlesReply,
  type CareersReply,
  type ChairGiven,
  type ClockReply,
  type CreatedReply,
  type CreateMatch,
  type DeedReply,
  type DeedRequest,
  type DeskReply,
  type ForkMatch,
  type GiveChair,
  type JoinedReply,
  type MatchInfo,
  PROTOCOL_LIMITS,
  type StandingReply,
  type StepsReply,
} from '@weathergage/kernel/protocol.ts';
import { type Store, wholeJournal } from '@weathergage/store';
import { Admission, type Token } from './border/admission.ts';
import type { Catalogue } from './catalogue.ts';
import { Fault, galleryActs, noSuchMatch } from './faults.ts';
import type { LiveMatch } from './match/live-match.ts';
import type { MemoryLoad } from './match/live-matches.ts';
import { MatchMaking } from './match/match-making.ts';
import type { Telling, Watcher } from './match/telling.ts';
import { toldPage } from './match/told-texts.ts';
import type { Meter } from './operation/meter.ts';
import type { Traces } from './operation/traces.ts';
import { someChoices } from './some-choices.ts';
import { orStoreFailed } from './store-failed.ts';
import { type MatchEars, TendedMatches, type UmpireMeans } from './tended/tended-matches.ts';
import { drawToken, hashToken } from './tokens.ts';
import { battlesTold } from './wars/battles-told.ts';

/** Where somebody at the end of a socket sits. */
export interface Place {
  readonly seat: Seat;
  /** Shows him the whole desk again. */
  look(): Promise<void>;
  leave(): void;
}

export class Umpire {
  readonly catalogue: Catalogue;
  readonly #store: Store;
  readonly #matches: TendedMatches;
  readonly #meter: Meter;
  readonly #traces: Traces;
  readonly #ears: MatchEars | undefined;
  readonly #admission: Admission;
  readonly #making: MatchMaking;

  constructor(catalogue: Catalogue, store: Store, means: UmpireMeans) {
    this.catalogue = catalogue;
    this.#store = store;
    this.#meter = means.meter;
    this.#traces = means.traces;
    this.#ears = means.ears;
    this.#admission = new Admission(store, means.ears);
    this.#matches = new TendedMatches(catalogue, store, means);
    this.#making = new MatchMaking(catalogue, store, this.#matches, means);
  }

  /** After a start: what was left with the server goes on, and so do the clocks, here or at another server. */
  resume(): Promise<void> {
    return this.#matches.resume();
  }

  create(request: CreateMatch): Promise<CreatedReply> {
    return this.#making.create(request);
  }

  get isStopping(): boolean {
    return this.#matches.live.isStopping;
  }

  get load(): MemoryLoad {
    return this.#matches.live.load;
  }

  /** Which seat a secret opens, and on which side it is. */
  async seatNamed(id: string, token: Token): Promise<{ seat: Seat; side: string }> {
    return this.#asSeat(id, token, async (live, seat) => ({
      seat,
      side: live.info().seats.find((info) => info.id === seat)?.side ?? '',
    }));
  }

  /** The seats that a match so made would have. */
  seatsFor(request: CreateMatch): { id: Seat; isOpen: boolean }[] {
    return this.#making.seatsFor(request);
  }

  /** Whether a match so made would be of one of the game's own scenarios. */
  isOwn(request: CreateMatch): boolean {
    return this.#making.isOwn(request);
  }

  /** For the house itself, which has to know of matches whose links it has not. Whoever takes notes hears of it now. */
  known(id: string): Promise<MatchInfo> {
    return this.#matches.inTurn(id, async (live) => {
      await live.ensureLoaded();
      this.#ears?.changed(live);
      return live.info();
    });
  }

  /** What would make the same match again, but for who sits where. */
  again(id: string): Promise<CreateMatch> {
    return this.#matches.inTurn(id, async (live) => {
      await live.ensureLoaded();
      return this.#making.again(live);
    });
  }

  /** Somebody has left his chair in a match under way, or (`false`) another has sat down in it. */
  vacate(id: string, seat: Seat, isVacant: boolean): Promise<void> {
    return this.#matches.inTurn(id, async (live) => {
      await live.ensureLoaded();
      await (isVacant ? this.#matches.chairs.vacate(live, seat) : this.#matches.chairs.occupy(live, seat));
    });
  }

  /** Somebody at it has taken days off, or given some up. */
  lookAway(id: string): Promise<void> {
    return this.#matches.inTurn(id, async (live) => {
      await live.ensureLoaded();
      await this.#matches.clocks.lookAway(live);
    });
  }

  /** Whoever looks on from a seat that is his no more is sent away. */
  expel(id: string, seat: Seat): Promise<void> {
    return this.#matches.inTurn(id, async (live) => {
      for (const watcher of [...live.telling.watchers])
        if (watcher.seat === seat) watcher.drop(new Fault('not-allowed', 'The seat is yours no more.'));
    });
  }

  /** A match from a moment of one that is over, for whoever may see that. */
  async fork(id: string, token: Token, request: ForkMatch): Promise<CreatedReply> {
    const moment = await this.#asReader(id, token, (live) => this.#making.momentOf(live, request.n));
    return this.#making.fork(moment, request);
  }

  async info(id: string, token: Token): Promise<MatchInfo> {
    return this.#asSeat(id, token, async (live) => live.info());
  }

  async join(id: string, token: Token, nonce: string): Promise<JoinedReply> {
    return this.#asSeat(id, token, async (live, seat) => {
      const player = playerOnly(seat);
      if (token !== undefined) await this.#admission.refuseAtSeat(live.record, player, token);
      const first = live.match === null && (await orStoreFailed(this.#store.takeSeat(id, player, nonce)));
      await live.ensureLoaded();
      return { seat: player, repeated: !first, match: live.info() };
    });
  }

  async deed(id: string, token: Token, request: DeedRequest): Promise<DeedReply> {
    const from = performance.now();
    const done = (how: Parameters<Meter['deed']>[0]) =>
      this.#meter.deed(how, (performance.now() - from) / 1000);
    try {
      const reply = await this.#traces.span('deed', { match: id, kind: request.type }, () =>
        this.#deed(id, token, request),
      );
      done('taken');
      return reply;
    } catch (error) {
      done(error instanceof Fault && error.statusCode < 500 ? 'refused' : 'failed');
      throw error;
    }
  }

  #deed(id: string, token: Token, request: DeedRequest): Promise<DeedReply> {
    return this.#asSeat(id, token, async (live, seat) => {
      const player = playerOnly(seat);
      if (token !== undefined) await this.#admission.refuseAtSeat(live.record, player, token);
      if (live.isOnlyShown) throw new Fault('match-over', 'The match is over.');
      if (request.type === 'chair') return this.#matches.chairs.say(live, player, request);
      if (live.clock?.chairs?.[player]?.deputy)
        throw new Fault('machine-sits', 'The machine has your chair. Ask the others to have it back.');
      if (request.type === 'pause') return this.#matches.clocks.pause(live, player, request);
      if (request.type === 'instruct') return this.#matches.standing.instruct(live, player, request.ticked);
      return this.#matches.acting.act(live, player, request);
    });
  }

  /** What a seat has left with the server: told to itself alone. */
  async standing(id: string, token: Token): Promise<StandingReply> {
    return this.#asSeat(id, token, async (live, seat) => ({ standing: live.standingOf(playerOnly(seat)) }));
  }

  /** How the time stands: no secret to anybody who may look on, unless he is kept behind. */
  async clock(id: string, token: Token): Promise<ClockReply> {
    return this.#asSeat(id, token, async (live, seat) => ({
      clock: (await live.lateFor(seat)) === null ? live.clockInfo() : null,
    }));
  }

  async desk(id: string, token: Token, lastSeen: number): Promise<DeskReply> {
    return this.#asSeat(id, token, (live, seat) => live.desk(seat, lastSeen));
  }

  /** Some answers to an open question of the seat's own, as its rules allow them on what it sees. */
  async choices(id: string, token: Token, askId: string): Promise<ChoicesReply> {
    return this.#asSeat(id, token, async ({ match, served: { game } }, seat) => {
      const ask = match?.asks.find((one) => one.id === askId && one.seat === playerOnly(seat));
      if (ask === undefined) throw new Fault('ask-not-open', `You are not asked “${askId}”.`);
      return someChoices(game.choices(match!.view(seat), ask));
    });
  }

  async steps(id: string, token: Token, before: number): Promise<StepsReply> {
    return this.#asSeat(id, token, async (live, seat) => {
      const late = await live.lateFor(seat);
      const until = late === null ? before : Math.min(before, late.record.n + 1);
      const range = { after: 0, before: until, limit: PROTOCOL_LIMITS.steps };
      return toldPage(await orStoreFailed(this.#store.steps(id, range)), seat);
    });
  }

  /** Everything when the match is over; before that what the asker himself has done. */
  async journal(id: string, token: Token): Promise<Journal> {
    return this.#asReader(id, token, async ({ record }, seat) => {
      const { opening, status } = record;
      if (status === 'over') return orStoreFailed(wholeJournal(this.#store, record));
      const entries = await orStoreFailed(this.#store.entries(id, 0));
      return journalBeforeEnd({ format: JOURNAL_FORMAT, opening, entries }, [seat]);
    });
  }

  /** The battles of a match that are fought out elsewhere, as the asker may know of them. */
  async battles(id: string, token: Token): Promise<BattlesReply> {
    return this.#asReader(id, token, async (live, seat) => {
      await this.#matches.battles?.tend(live);
      return { battles: await this.#battlesTold(live, seat) };
    });
  }

  /** What captains and admirals of a war have come to, as the asker may know of it. */
  async careers(id: string, token: Token): Promise<CareersReply> {
    return this.#asReader(id, token, async (live, seat) => ({
      careers: [...((await this.#matches.battles?.careers(live, seat)) ?? [])],
    }));
  }

  #battlesTold(live: LiveMatch, asker: Seat): Promise<BattleInfo[]> {
    return battlesTold(
      this.#store,
      this.catalogue,
      live,
      asker,
      (war, id, chairs) => this.#matches.battles?.ownersOf(war, id, chairs) ?? {},
    );
  }

  /** A chair of one's own in a battle of the match, to a captain or back to oneself. */
  async giveChair(id: string, token: Token, { match, seat, to }: GiveChair): Promise<ChairGiven> {
    const given = await this.#asSeat(id, token, async (live, asker) => {
      const own = live.record.seats.find((one) => one.seat === playerOnly(asker))?.tokenHash;
      const told = await this.#battlesTold(live, asker);
      const battle = told.find((one) => one.match === match && one.status !== 'over');
      const chair = battle?.chairs.find((one) => one.seat === seat);
      if (!own || (chair?.by !== 'here' && chair?.by !== 'link'))
        throw new Fault('not-allowed', 'That chair is not yours to give.');
      const fresh = to === 'link' ? drawToken() : null;
      await orStoreFailed(this.#store.reseat(match, seat, fresh === null ? own : hashToken(fresh)));
      return { token: fresh };
    });
    await this.#matches.inTurn(match, (live) => live.refresh());
    await this.expel(match, seat);
    return given;
  }

  /** Something is said at the match: to all, to one's side, among spectators. */
  async say(id: string, token: Token, say: Say): Promise<void> {
    await this.#asSeat(id, token, async (live, seat) => {
      await this.#ears?.speaks(id, seat);
      await live.talk.say(seat, say);
      await this.#ears?.said(live, seat, say.to);
    });
  }

  /** Somebody does not want to hear another any more, or does again. */
  async hearAnew(id: string): Promise<void> {
    if (this.#matches.live.has(id)) await this.#matches.inTurn(id, (live) => live.talk.refresh());
  }

  async talk(id: string, token: Token): Promise<TalkReply> {
    return this.#asSeat(id, token, async (live, seat) => {
      await live.lateFor(seat);
      return { lines: await live.talk.heardBy(seat) };
    });
  }

  /** Seats somebody at the end of a socket: he is told where things stand, and from then on what changes. */
  async watch(
    id: string,
    token: Token,
    lastSeen: number,
    connection: Pick<Watcher, 'send' | 'drop' | 'patches'>,
  ): Promise<Place> {
    return this.#asSeat(id, token, async (live, seat) => {
      const watcher: Watcher = {
        ...connection,
        seat,
        lastSeen,
        greeted: false,
        info: null,
        standing: null,
        clock: 0,
      };
      const telling = await live.tellingFor(seat);
      await telling.tellOne(watcher);
      telling.watchers.add(watcher);
      const hush = await live.talk.enter(seat, connection.send);
      return {
        seat,
        look: () => this.#matches.inTurn(id, () => telling.showWhole(watcher)),
        leave: () => this.#left(live, watcher, telling, hush),
      };
    });
  }

  #left(live: LiveMatch, watcher: Watcher, telling: Telling, hush: () => void): void {
    telling.watchers.delete(watcher);
    hush();
    this.#matches.live.release(live);
  }

  /** Forgets a match as soon as nobody is at it; those who look on are sent away. */
  forget(id: string, work: () => Promise<boolean>): Promise<boolean> {
    return this.#matches.live.inTurn(id, async (live) => {
      if (!(await work())) return false;
      live.unload();
      live.dropAll(noSuchMatch());
      this.#matches.live.forget(live);
      this.#ears?.forgotten(id);
      return true;
    });
  }

  /** Lets go of what nobody has used for a while. */
  unloadUnused(): void {
    this.#matches.live.unloadUnused();
  }

  /** Takes nothing new and returns when everything in hand is done. */
  stop(): Promise<void> {
    return this.#matches.stop();
  }

  /** As `#asSeat`; and a match that is over and was open to spectators is read by whoever knows its address. */
  #asReader<R>(id: string, token: Token, work: (live: LiveMatch, seat: Seat) => Promise<R>): Promise<R> {
    return this.#matches.inTurn(id, async (live) => {
      await live.ensureLoaded();
      const { status, gallery } = live.record;
      const isOpen = token === undefined && status === 'over' && gallery.access !== 'closed';
      return work(live, isOpen ? GALLERY : await this.#admission.seatOf(live, token));
    });
  }

  #asSeat<R>(id: string, token: Token, work: (live: LiveMatch, seat: Seat) => Promise<R>): Promise<R> {
    return this.#matches.inTurn(id, async (live) => {
      await live.ensureLoaded();
      return work(live, await this.#admission.seatOf(live, token));
    });
  }
}

function playerOnly(seat: Seat): Seat {
  if (seat === GALLERY) throw galleryActs();
  return seat;
}
