/** Tables that people have opened: who may sit down, what they are meant for, and the same again. */
import type {
  ListedTable,
  LobbyReply,
  TableLevel,
  TablePace,
} from '@weathergage/kernel/people/lobby-protocol.ts';
import { nameKey } from './names.ts';
import { clockIn, type MatchNote, type SeatSitter, seatsWith, sittersAt } from './notes.ts';
import { type RatedPeople, ratedAmong, ratingIn } from './rated.ts';
import { PeopleRecords } from './records.ts';

export interface Offer {
  readonly match: string;
  /** Null where the house itself made it. */
  readonly maker: string | null;
  readonly open: boolean;
  readonly level: TableLevel;
  readonly pace: TablePace;
  readonly rated: number;
  readonly options: unknown;
  /** Whether programs may sit down. */
  readonly programs: boolean;
  /** Whether it is part of something larger, so that nobody leaves it before it begins. */
  readonly bound?: boolean;
}

type OfferTerms = Required<Pick<Offer, 'open' | 'rated' | 'level' | 'pace' | 'programs' | 'bound'>>;

/** The same again. */
interface Rematch {
  readonly fresh: string;
  /** Who has asked for it, while it waits. */
  readonly by: string | null;
  /** Whether the house has made it, the second of a rated pair, and it waits. */
  readonly isReturn: boolean;
}

/** What a match is to ratings, as it is kept. */
export const RATED = { no: 0, people: 1, machines: 2 } as const;

/** So many tables and matches are listed. */
const MOST = 200;
const WATCHED = 50;

export class Offers extends PeopleRecords {
  async make(
    { match, maker, open, level, pace, rated, options, programs, bound = false }: Offer,
    now: number,
  ): Promise<void> {
    const [isOpen, written] = [open ? 1 : 0, JSON.stringify(options ?? {})];
    const row = {
      match,
      maker,
      open: isOpen,
      listed: isOpen,
      level,
      pace,
      rated,
      options: written,
      made: now,
      programs: programs ? 1 : 0,
      bound: bound ? 1 : 0,
    };
    await this.db.insertInto('offers').values(row).execute();
  }

  async find(match: string): Promise<OfferTerms | null> {
    const row = await this.db
      .selectFrom('offers')
      .select(['open', 'rated', 'level', 'pace', 'programs', 'bound'])
      .where('match', '=', match)
      .executeTakeFirst();
    if (row === undefined) return null;
    return { ...row, open: row.open === 1, programs: row.programs === 1, bound: row.bound === 1 };
  }

  async makerOf(match: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('offers')
      .select('maker')
      .where('match', '=', match)
      .executeTakeFirst();
    return row?.maker ?? null;
  }

  /** A match that was made in another way has a chair to spare now. */
  async openUp(match: string, pace: TablePace, now: number): Promise<void> {
    const row = { match, maker: null, open: 1, listed: 1, level: 'any' as const, pace, made: now };
    await this.db
      .insertInto('offers')
      .values(row)
      .onConflict((conflict) => conflict.column('match').doUpdateSet({ open: 1, listed: 1, made: now }))
      .execute();
  }

  /** Only tables with a chair to spare are looked through for the lobby. */
  async list(match: string, hasRoom: boolean): Promise<void> {
    await this.db
      .updateTable('offers')
      .set({ listed: hasRoom ? 1 : 0 })
      .where('match', '=', match)
      .where('open', '=', 1)
      .execute();
  }

  /** `apart`: those whose tables are not shown. */
  async lobby(me: string | null, apart: ReadonlySet<string> = new Set()): Promise<LobbyReply> {
    const [tables, watch] = [await this.#tables(me, apart), await this.#toWatch()];
    return { tables, watch };
  }

  async #tables(me: string | null, apart: ReadonlySet<string>): Promise<ListedTable[]> {
    const rows = await this.db
      .selectFrom('offers')
      .innerJoin('notes', 'notes.match', 'offers.match')
      .selectAll('notes')
      .select([
        'offers.made',
        'offers.level',
        'offers.pace',
        'offers.rated',
        'offers.options',
        'offers.programs',
        'offers.maker',
      ])
      .where('offers.listed', '=', 1)
      .where('notes.status', '!=', 'over')
      .orderBy('offers.made', 'desc')
      .limit(MOST)
      .execute();
    const { at, ratings } = await this.#seated(rows);
    return rows.flatMap((row) => {
      const here = at.get(row.match) ?? [];
      const seats = ratedSeats(row, here, ratings);
      if ([row.maker, ...here.map(({ person }) => person)].some((one) => one !== null && apart.has(one)))
        return [];
      const free = seats.flatMap(({ id, bot, sitter }) => (bot === null && sitter === null ? [id] : []));
      if (free.length === 0) return [];
      const { match: id, game, scenario, title, status, level, pace } = row;
      const own = me === null ? undefined : here.find(({ person }) => person === me);
      const mine = own !== undefined;
      const more = row.rated > 0 ? null : (seats.find((seat) => seat.id === own?.seat)?.side ?? null);
      const made = Number(row.made);
      const terms = {
        level,
        pace,
        rated: row.rated > 0,
        options: JSON.parse(row.options) as unknown,
        programs: row.programs === 1,
      };
      const clock = clockIn(row.clock);
      return [{ id, game, scenario, title, status, seats, made, ...terms, free, mine, more, clock }];
    });
  }

  async #toWatch(): Promise<LobbyReply['watch']> {
    const rows = await this.db
      .selectFrom('notes')
      .selectAll()
      .where('gallery', '=', 'public')
      .where('status', '=', 'playing')
      .orderBy('changed', 'desc')
      .limit(WATCHED)
      .execute();
    const { at, ratings } = await this.#seated(rows);
    return rows.map(({ match: id, game, scenario, title, status, changed, seats }) => ({
      id,
      game,
      scenario,
      title,
      status,
      changed: Number(changed),
      seats: ratedSeats({ seats, game }, at.get(id) ?? [], ratings),
    }));
  }

  /** Who sits at these matches, by match, and how they are rated. */
  async #seated(rows: readonly { readonly match: string }[]) {
    const sitters = await sittersAt(
      this.db,
      rows.map(({ match }) => match),
    );
    return {
      at: Map.groupBy(sitters, ({ match }) => match),
      ratings: await ratedAmong(this.db, sitters),
    };
  }

  /** Who is called so; null if nobody is. Guests' names are nobody's. */
  async personNamed(name: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('user')
      .select('id')
      .where('nameKey', '=', nameKey(name))
      .executeTakeFirst();
    return row?.id ?? null;
  }

  /** The match that is the same again, and who asked for it; null while nobody has. */
  async rematchOf(match: string): Promise<Rematch | null> {
    const row = await this.db
      .selectFrom('rematches')
      .leftJoin('user', 'user.id', 'rematches.person')
      .leftJoin('notes', 'notes.match', 'rematches.fresh')
      .leftJoin('offers', 'offers.match', 'rematches.fresh')
      .select(['rematches.fresh', 'user.name', 'notes.status', 'offers.bound'])
      .where('rematches.old', '=', match)
      .executeTakeFirst();
    if (row === undefined) return null;
    // What has not been noted yet has not begun.
    const waits = row.status === null || row.status === 'gathering';
    return { fresh: row.fresh, by: waits ? row.name : null, isReturn: waits && row.bound === 1 };
  }

  /** What a guest has opened or asked for is of whom he has become. */
  async handOver(from: string, to: string): Promise<void> {
    await this.db.updateTable('offers').set({ maker: to }).where('maker', '=', from).execute();
    await this.db.updateTable('rematches').set({ person: to }).where('person', '=', from).execute();
  }

  /** False if another has asked this very moment. */
  async keepRematch(old: string, fresh: string, person: string | null, now: number): Promise<boolean> {
    const done = await this.db
      .insertInto('rematches')
      .values({ old, fresh, person, made: now })
      .onConflict((conflict) => conflict.column('old').doNothing())
      .executeTakeFirst();
    return Number(done.numInsertedOrUpdatedRows ?? 0) === 1;
  }
}

const ratedSeats = (
  { seats, game }: { readonly seats: string; readonly game: string },
  sitters: readonly (SeatSitter & { person: string | null })[],
  ratings: RatedPeople,
): ListedTable['seats'] =>
  seatsWith(JSON.parse(seats) as MatchNote['seats'], sitters).map((seat) => {
    const sitter = sitters.find((one) => one.seat === seat.id);
    return { ...seat, rating: ratingIn(ratings, sitter?.person, game) };
  });
