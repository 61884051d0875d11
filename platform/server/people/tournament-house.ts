/** What the server does for tournaments by itself: matches are made, rounds called, and what counts no more is given up. */
import type { ScenarioHead } from '@weathergage/kernel';
import type { NewTournament } from '@weathergage/kernel/people/tournament-protocol.ts';
import { type LegToMake, type People, RATED, type VoidMatch } from '@weathergage/people';
import { Fault } from '../faults.ts';
import { refuseClock } from '../match/new-match.ts';
import type { ServerLog } from '../operation/server-log.ts';
import type { Umpire } from '../umpire.ts';
import { HouseWork } from './house-work.ts';
import type { Noting } from './noting.ts';

export class TournamentHouse extends HouseWork {
  constructor(people: People, umpire: Umpire, noting: Noting, log: ServerLog) {
    super(people, umpire, noting, log);
    noting.follow((match) => this.#ended(match));
  }

  /** Refuses what can't be played by two; the scenario's title where it can. */
  examine({ game, scenario, options, clock }: NewTournament): string {
    if (clock !== undefined) refuseClock(clock);
    const served = this.umpire.catalogue.served(game);
    const { title } = this.umpire.catalogue.scenario(served, scenario);
    this.umpire.catalogue.options(served, options);
    this.#forTwo(game, scenario);
    return title;
  }

  /** The scenario with one seat a side, and those sides. */
  #forTwo(game: string, id: string): { scenario: string | ScenarioHead; sides: readonly string[] } {
    const served = this.umpire.catalogue.served(game);
    const own = this.umpire.catalogue.scenario(served, id);
    const seats = Map.groupBy(served.game.seats(own), ({ side }) => side);
    const sides = [...seats.keys()];
    if (sides.length !== 2) throw new Fault('not-for-two', 'A tournament needs a scenario with two sides.');
    const crowded = [...seats.values()].filter(({ length }) => length > 1);
    if (crowded.length === 0) return { scenario: id, sides };
    if (served.game.together === undefined)
      throw new Fault('not-for-two', 'In this scenario a side can’t be commanded by one person.');
    const groups = crowded.map((group) => group.map((seat) => seat.id));
    return { scenario: served.game.together(own, groups), sides };
  }

  /** What there is to do now. Never fails: what did not come about is tried again. */
  async tend(now = Date.now()): Promise<void> {
    const { course } = this.people;
    for (const leg of await course.toMake(now))
      await this.attempt(this.#make(leg), 'a match of a tournament was not made', {
        tournament: leg.tournament,
      });
  }

  /** From time to time: rounds whose time is up, and whatever a server that was stopped has left undone. */
  async sweep(now = Date.now()): Promise<void> {
    const { course } = this.people;
    for (const id of await course.stalled(now)) {
      await this.giveUp(await course.callRound(id, now));
      await course.goOn(id, now);
    }
    await this.tend(now);
  }

  async #make(leg: LegToMake): Promise<void> {
    const { chairs, offers, course } = this.people;
    const { scenario, sides } = this.#forTwo(leg.game, leg.scenario);
    const { game, options, rated, clock } = leg;
    const { match } = await this.umpire.create({
      game,
      scenario,
      options,
      gallery: 'public',
      ...(clock === null ? {} : { clock }),
    });
    // Sides change from one match of a pair to the other.
    const [firstSide, secondSide] = leg.leg % 2 === 0 ? sides : sides.toReversed();
    const now = Date.now();
    const terms = {
      open: false,
      level: 'any',
      pace: clock?.kind === 'live' ? 'sitting' : 'post',
      options: match.options,
      programs: false,
      bound: true,
    } as const;
    // What it is stands before anybody can play in it.
    const maker = leg.first;
    await offers.make({ match: match.id, maker, ...terms, rated: rated ? RATED.people : RATED.no }, now);
    for (const [side, person] of [
      [firstSide!, leg.first],
      [secondSide!, leg.second],
    ] as const) {
      const { id: seat } = match.seats.find((one) => one.side === side)!;
      await chairs.take({ match: match.id, seat }, side, { person, program: false }, now);
    }
    if (!(await course.keepMatch(leg, match.id, firstSide!))) {
      await chairs.clear(match.id);
      return;
    }
    this.noting.sat(match.id);
    await this.umpire.known(match.id);
  }

  /** Matches that count no more: one that never began is taken away, of one under way he resigns who gave it up. */
  async giveUp(matches: readonly VoidMatch[]): Promise<void> {
    for (const { match, people } of matches)
      await this.attempt(this.#giveUpOne(match, people), 'a match was not given up', { match }, 'info');
  }

  async #giveUpOne(match: string, people: readonly string[]): Promise<void> {
    const { chairs } = this.people;
    const { status } = await this.umpire.known(match);
    if (status === 'gathering') return chairs.clear(match);
    for (const person of people)
      for (const seat of await chairs.seatsOf(match, person)) {
        const token = await chairs.pass({ match, seat }, person, Date.now());
        await this.umpire.deed(match, token, { type: 'resign' });
      }
  }

  /** A match is over: if it was the last of its round the next is paired. */
  async #ended(match: string): Promise<void> {
    const { course } = this.people;
    const id = await course.ofMatch(match);
    if (id === null) return;
    await course.goOn(id, Date.now());
    await this.tend();
  }
}
