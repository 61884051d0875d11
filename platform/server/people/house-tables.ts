/** Matches whose seats are people's from the beginning: nobody has a link to them, and chairs may change hands. */
import type { OpenTable, RematchReply, SatReply, Sit } from '@weathergage/kernel/people/lobby-protocol.ts';
import type { CreateMatch, MatchInfo } from '@weathergage/kernel/protocol.ts';
import { changedSides, type People, RATED, type Sitting } from '@weathergage/people';
import { Fault } from '../faults.ts';
import type { Umpire } from '../umpire.ts';
import type { Noting } from './noting.ts';
import { noPrograms } from './program-door.ts';

/** Who comes to a table; a program goes on with the token it came by, and is given no other key. */
export interface Comer extends Sitting {
  readonly token: string | null;
}

interface Again {
  readonly fresh: MatchInfo;
  /** Secrets of the seats of those who are known by links alone. */
  readonly links: Record<string, string>;
}

const notMine = (): Fault => new Fault('not-my-match', 'You have no seat in such a match.');

export class HouseTables {
  readonly #people: People;
  readonly #umpire: Umpire;
  readonly #noting: Noting;

  constructor(people: People, umpire: Umpire, noting: Noting) {
    this.#people = people;
    this.#umpire = umpire;
    this.#noting = noting;
  }

  async open(
    { match: request, mine, open, level, pace, invite, rated = 'no', programs = false }: OpenTable,
    comer: Comer,
  ): Promise<SatReply> {
    const maker = comer.person;
    const { offers } = this.#people;
    if (rated !== 'no') this.#refuseUnsound(request, rated === 'machines');
    if (rated !== 'no') await this.#refuseUnrated(maker);
    if (rated !== 'no' && (comer.program || programs)) throw noPrograms();
    const asked: string[] = [];
    const apart = await this.#people.shunning.apartFrom(maker);
    for (const name of invite) {
      const person = await offers.personNamed(name);
      if (person === null) throw new Fault('no-such-name', `Nobody here is called “${name}”.`);
      if (person === maker || asked.includes(person))
        throw new Fault('asked-twice', `“${name}” is at the table already.`);
      if (rated !== 'no') await this.#refuseUnrated(person, name);
      if (apart.has(person)) throw new Fault('not-invited', `“${name}” can’t be asked by you.`);
      asked.push(person);
    }
    const seats = this.#umpire.seatsFor(request).filter(({ isOpen }) => isOpen);
    const free = seats.filter(({ id }) => id !== mine);
    if (free.length === seats.length)
      throw new Fault('unknown-seat', `The match has no seat "${mine}" for a person.`);
    if (asked.length > free.length)
      throw new Fault('too-few-seats', 'More people are asked than there are seats.');
    const { match } = await this.#umpire.create(request);
    const { options } = match;
    const mayCome = programs || comer.program;
    await offers.make(
      { match: match.id, maker, open, level, pace, rated: RATED[rated], options, programs: mayCome },
      Date.now(),
    );
    await this.#seat(match, mine, comer);
    for (const [i, person] of asked.entries())
      await this.#seat(match, free[i]!.id, { person, program: false });
    if (asked.length === free.length) await offers.list(match.id, false);
    await this.#note(match.id);
    await this.#ask('invite', match, maker);
    return this.#pass(match.id, mine, comer);
  }

  /** One seat, or several of a side; who has one already may add others of his side, but not where ratings are at stake. */
  async sit(id: string, { seat, also = [] }: Sit, comer: Comer): Promise<SatReply> {
    const { person } = comer;
    const { chairs, offers } = this.#people;
    const offer = await offers.find(id);
    if (!offer?.open) throw new Fault('no-such-table', 'There is no such table in the lobby.');
    // As if it were not there: nobody learns by it that he is blocked.
    const apart = await this.#people.shunning.apartFrom(person);
    if ((await this.#peopleAt(id)).some((one) => apart.has(one)))
      throw new Fault('no-such-table', 'There is no such table in the lobby.');
    if (comer.program && (!offer.programs || offer.rated !== RATED.no)) throw noPrograms();
    const mine = await chairs.seatsOf(id, person);
    const wanted = [...new Set([seat, ...also])];
    const isRated = offer.rated !== RATED.no;
    if (mine.length > 0 && (isRated || wanted.some((one) => mine.includes(one))))
      throw new Fault('seated-already', 'You sit at this table already.');
    if (isRated) await this.#refuseUnrated(person);
    if (isRated && wanted.length > 1)
      throw new Fault('not-rated', 'At a rated table everybody has one seat.');
    const match = await this.#umpire.known(id);
    const found = match.seats.filter((one) => wanted.includes(one.id));
    if (found.length < wanted.length || found.some(({ bot }) => bot !== null) || match.status === 'over')
      throw new Fault('seat-taken', 'Nobody can sit down there.');
    const [{ side }] = found as [(typeof found)[number]];
    if (match.seats.some((one) => [...wanted, ...mine].includes(one.id) && one.side !== side))
      throw new Fault('seated-already', 'Nobody sits on two sides of one table.');
    if (!(await chairs.takeAll(id, wanted, side, comer, Date.now())))
      throw new Fault('seat-taken', 'Somebody was quicker.');
    for (const one of wanted) await this.#umpire.vacate(id, one, false);
    await this.#listAnew(match);
    await this.#note(id);
    return this.#pass(id, seat, comer);
  }

  /** What he leaves is free for another; one that has begun goes on without him only where anybody may sit down. */
  async leave(id: string, person: string): Promise<void> {
    const { chairs, offers } = this.#people;
    const seats = await chairs.seatsOf(id, person);
    const offer = seats.length === 0 ? null : await offers.find(id);
    if (offer === null) throw notMine();
    const match = await this.#umpire.known(id);
    if (match.status === 'gathering' && offer.bound)
      throw new Fault(
        'not-left-now',
        'It is part of a pair or of a tournament. Play it, or resign when it has begun; a tournament may be left itself.',
      );
    if (match.status === 'over' || (match.status === 'playing' && !offer.open))
      throw new Fault('not-left-now', 'It has begun, and nobody could take your place. Resign instead.');
    // Who goes has been there: a rating remembers it.
    if (match.status === 'playing') await this.#people.reckoning.enlist(id, match.game, match.seats);
    await chairs.leave(id, person);
    for (const seat of seats) {
      await this.#umpire.expel(id, seat);
      await this.#umpire.vacate(id, seat, true);
    }
    await this.#listAnew(match);
    await this.#note(id);
  }

  /** The first to ask makes it; everybody else who asks finds his place in it. */
  async rematch(old: string, comer: Comer): Promise<RematchReply> {
    const { person } = comer;
    const { chairs, offers } = this.#people;
    if ((await chairs.seatsOf(old, person)).length === 0) throw notMine();
    const before = await this.#umpire.known(old);
    if (before.status !== 'over') throw new Fault('not-over', 'The match is not over yet.');
    if (comer.program && (await offers.find(old))?.rated) throw noPrograms();
    // Where it was rated the house itself makes the return match.
    await this.#noting.settle();
    const there = await offers.rematchOf(old);
    const { fresh, links } =
      there === null
        ? await this.#asked(before, person)
        : { fresh: await this.#umpire.known(there.fresh), links: {} };
    const [seat] = await chairs.seatsOf(fresh.id, person);
    if (seat === undefined) throw new Fault('seat-taken', 'Your place in it has gone to another.');
    const { title } = fresh.scenario;
    return { ...(await this.#pass(fresh.id, seat, comer)), title, game: fresh.game, links };
  }

  /** One that somebody wishes for: rated as it was, where everybody may still be rated. */
  async #asked(old: MatchInfo, person: string): Promise<Again> {
    const apart = await this.#people.shunning.apartFrom(person);
    if ((await this.#peopleAt(old.id)).some((one) => apart.has(one)))
      throw new Fault('not-invited', 'One of those who played can’t be asked by you.');
    const people = await this.#sittersOf(old);
    const { ratings } = this.#people;
    const bars = await Promise.all(people.map((one) => (one === null ? 'guest' : ratings.bar(one))));
    return this.#again(
      old,
      person,
      bars.every((bar) => bar === null),
    );
  }

  /**
   * The second of a rated pair, made by the house: whoever has agreed to the first has agreed to it, so it stands whomever
   * one has blocked or whatever one wishes of ratings since. Null where one of them is there no more.
   */
  async returnOf(id: string): Promise<string | null> {
    const there = await this.#people.offers.rematchOf(id);
    if (there !== null) return there.fresh;
    const old = await this.#umpire.known(id);
    if ((await this.#sittersOf(old)).includes(null)) return null;
    return (await this.#again(old, null, true)).fresh.id;
  }

  /** Who had each seat that is a person's; null for somebody who is not known. */
  async #sittersOf({ id, seats }: MatchInfo): Promise<readonly (string | null)[]> {
    const sitters = await this.#people.chairs.sitters(id);
    const open = seats.filter(({ bot }) => bot === null);
    return open.map((seat) => sitters.find((one) => one.seat === seat.id)?.person ?? null);
  }

  async #again(old: MatchInfo, by: string | null, mayRate: boolean): Promise<Again> {
    const { chairs, offers } = this.#people;
    const from = changedSides(old.seats);
    const botOf = (seat: string) => old.seats.find(({ id }) => id === from.get(seat))?.bot ?? null;
    const bots = old.seats.flatMap(({ id }) => {
      const bot = botOf(id);
      return bot === null ? [] : [[id, `bot:${bot}`] as const];
    });
    const { match, tokens } = await this.#umpire.create({
      ...(await this.#umpire.again(old.id)),
      seats: Object.fromEntries(bots),
    });
    // What it is stands before anybody can play in it. What was rated is rated again, with sides changed.
    const was = await offers.find(old.id);
    const { level = 'any', pace = 'post' } = was ?? {};
    const rated = mayRate ? (was?.rated ?? RATED.no) : RATED.no;
    const { options } = match;
    const programs = rated === RATED.no && (was?.programs ?? true);
    const terms = { open: false, level, pace, rated, options, programs, bound: by === null };
    await offers.make({ match: match.id, maker: by, ...terms }, Date.now());
    const sitters = await chairs.sitters(old.id);
    const links: Record<string, string> = {};
    for (const { id: seat, bot } of match.seats) {
      if (bot !== null) continue;
      const sitter = sitters.find((one) => one.seat === from.get(seat))?.person ?? null;
      if (sitter === null) links[seat] = tokens[seat]!;
      else await this.#seat(match, seat, { person: sitter, program: false });
    }
    await this.#note(match.id);
    if (await offers.keepRematch(old.id, match.id, by, Date.now())) {
      await this.#ask('rematch', match, by);
      return { fresh: match, links };
    }
    // Another was quicker: his is the one, and this one is never begun.
    await chairs.clear(match.id);
    const there = await offers.rematchOf(old.id);
    return { fresh: await this.#umpire.known(there!.fresh), links: {} };
  }

  /** A rating says something only where all play what everybody plays. */
  #refuseUnsound(request: CreateMatch, machines: boolean): void {
    if (!this.#umpire.isOwn(request))
      throw new Fault('not-rated', 'Rated matches are played in the game’s own scenarios.');
    if (!machines && this.#umpire.seatsFor(request).some(({ isOpen }) => !isOpen))
      throw new Fault('not-rated', 'Machines have seats in it: say that they count, or play it unrated.');
  }

  async #refuseUnrated(person: string, name: string | null = null): Promise<void> {
    const bar = await this.#people.ratings.bar(person);
    if (bar === null) return;
    if (name !== null) throw new Fault('not-rated', `“${name}” plays without a rating.`);
    throw bar === 'guest'
      ? new Fault('account-needed', 'A rated match needs an account.')
      : new Fault('not-rated', 'You play without a rating: allow one in your profile first.');
  }

  /** Who sits at a table, and who opened it. */
  async #peopleAt(id: string): Promise<string[]> {
    const sitters = await this.#people.chairs.sitters(id);
    const maker = await this.#people.offers.makerOf(id);
    return [...sitters.map(({ person }) => person), maker].filter((one) => one !== null);
  }

  async #seat(match: MatchInfo, seat: string, sitting: Sitting): Promise<void> {
    const { side } = match.seats.find(({ id }) => id === seat)!;
    await this.#people.chairs.take({ match: match.id, seat }, side, sitting, Date.now());
  }

  /** Everybody else who has a seat in it hears of it. */
  async #ask(
    kind: 'invite' | 'rematch',
    { id: match, scenario, seats }: MatchInfo,
    by: string | null,
  ): Promise<void> {
    const sitters = await this.#people.chairs.sitters(match);
    const name = sitters.find(({ person }) => person === by)?.name;
    for (const { seat, person } of sitters)
      if (person !== null && person !== by)
        await this.#people.notices.asked(
          {
            kind,
            match,
            seat,
            person,
            words: {
              title: scenario.title,
              seat: seats.find(({ id }) => id === seat)?.name ?? seat,
              ...(name === undefined ? {} : { by: name }),
            },
          },
          this.#noting.now(),
        );
  }

  async #pass(id: string, seat: string, { person, token }: Comer): Promise<SatReply> {
    const { chairs } = this.#people;
    return { id, seat, token: token ?? (await chairs.pass({ match: id, seat }, person, Date.now())) };
  }

  async #listAnew({ id, seats }: MatchInfo): Promise<void> {
    const sitters = await this.#people.chairs.sitters(id);
    const hasRoom = seats.some(
      ({ id: seat, bot }) => bot === null && !sitters.some((one) => one.seat === seat),
    );
    await this.#people.offers.list(id, hasRoom);
  }

  /** Lists say it at once. */
  async #note(id: string): Promise<void> {
    this.#noting.sat(id);
    await this.#umpire.known(id);
  }
}
