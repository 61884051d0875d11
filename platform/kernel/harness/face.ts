/** What a seat can read at a moment, or after something was done: each part by the name its difference is reported by. */
import { type Ask, allToldTo, type Game, type GameTypes, type Resolution, type Seat } from '../vocabulary.ts';
import { jsonBytes } from './plain.ts';

export type Face = Readonly<Record<string, string>>;

/** The questions a state puts; none when the match is over. */
export const openAsks = <T extends GameTypes>(game: Game<T>, state: T['state']): readonly T['ask'][] =>
  game.outcome(state) === null ? game.asks(state) : [];

/** A desk, part by part. `before` is put before each name. */
export const deskFace = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  asks: readonly T['ask'][],
  seat: Seat,
  { view = game.view(state, seat), before = '' }: { view?: T['view']; before?: string } = {},
): Face => ({
  [`${before}view-differs`]: jsonBytes(view),
  [`${before}outcome-differs`]: jsonBytes(game.outcome(state)),
  [`${before}asks-differ`]: jsonBytes(asks.filter((ask) => ask.seat === seat)),
  // Everybody is told who is still waited for, and by the number of the last deed how many answers were given.
  [`${before}asked-seats-differ`]: jsonBytes([...new Set(asks.map((ask) => ask.seat))]),
  [`${before}asks-count-differs`]: countBySeat(asks),
});

const countBySeat = (asks: readonly Ask[]): string => jsonBytes(asks.map((ask) => ask.seat).sort());

/** What is told of a resolution, and the desk it leaves. */
export const faceAfter = <T extends GameTypes>(
  game: Game<T>,
  { state, happenings }: Resolution<T>,
  asks: readonly T['ask'][],
  seat: Seat,
  before = '',
): Face => ({
  [`${before}happenings-differ`]: jsonBytes(allToldTo(happenings, seat)),
  ...deskFace(game, state, asks, seat, { before: `${before}next-` }),
});
