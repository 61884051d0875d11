/** What a seat can read at a moment, or after something was done. */
import {
  type Ask,
  allToldTo,
  type Game,
  type GameTypes,
  type Happening,
  type Resolution,
  type Seat,
  type Told,
  toldTo,
} from '../vocabulary.ts';
import { jsonBytes } from './plain.ts';

/** Part by part, as texts, in the order of the names that their differences are reported by. */
export type Face = readonly string[];

export const DESK_PARTS = [
  'view-differs',
  'outcome-differs',
  'asks-differ',
  'asked-seats-differ',
  'asks-count-differs',
] as const;
export const AFTERMATH_PARTS = ['happenings-differ', ...DESK_PARTS.map((part) => `next-${part}`)];
export const RESIGNING_PARTS = AFTERMATH_PARTS.map((part) => `resign-${part}`);

/** The questions a state puts; none when the match is over. */
const openAsks = <T extends GameTypes>(game: Game<T>, state: T['state']): readonly T['ask'][] =>
  game.outcome(state) === null ? game.asks(state) : [];

/** The desks of a state. What they all show alike is written once. */
export class Desks<T extends GameTypes> {
  readonly asks: readonly T['ask'][];
  readonly #game: Game<T>;
  readonly #state: T['state'];
  #shared: { readonly outcome: string; readonly seats: string; readonly count: string } | null = null;

  constructor(game: Game<T>, state: T['state']) {
    this.#game = game;
    this.#state = state;
    this.asks = openAsks(game, state);
  }

  face(seat: Seat, view: T['view'] = this.#game.view(this.#state, seat)): Face {
    this.#shared ??= {
      outcome: jsonBytes(this.#game.outcome(this.#state)),
      // Everybody is told who is still waited for, and by the number of the last deed how many answers were given.
      seats: jsonBytes([...new Set(seatsOf(this.asks))]),
      count: jsonBytes(seatsOf(this.asks).sort()),
    };
    const { outcome, seats, count } = this.#shared;
    return [jsonBytes(view), outcome, jsonBytes(this.asks.filter((ask) => ask.seat === seat)), seats, count];
  }
}

const seatsOf = (asks: readonly Ask[]): Seat[] => asks.map((ask) => ask.seat);

/** What is told of something done, and the desks it leaves. */
export class Aftermath<T extends GameTypes> {
  readonly resolution: Resolution<T>;
  readonly desks: Desks<T>;
  readonly #faces = new Map<Seat, Face>();

  constructor(game: Game<T>, resolution: Resolution<T>) {
    this.resolution = resolution;
    this.desks = new Desks(game, resolution.state);
  }

  tellsNews(seat: Seat): boolean {
    return tellsNews(this.resolution.happenings, seat);
  }

  told(seat: Seat): readonly Told[] {
    return allToldTo(this.resolution.happenings, seat);
  }

  /** In the order of `AFTERMATH_PARTS`. */
  face(seat: Seat): Face {
    const face = this.#faces.get(seat) ?? [jsonBytes(this.told(seat)), ...this.desks.face(seat)];
    this.#faces.set(seat, face);
    return face;
  }
}

/** Whether something told to the seat owns up to showing it what was hidden. */
const tellsNews = (happenings: readonly Happening[], seat: Seat): boolean =>
  happenings.some((happening) => happening.news && toldTo(happening, seat) !== null);
