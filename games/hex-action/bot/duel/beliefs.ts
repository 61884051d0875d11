/** Who sails over there, by what she did last: a captain most likely; one who makes straight for us; one who has learnt. */
import { looseDice } from '@weathergage/kernel';
import { RANGES } from '../../data/tables.ts';
import { distance, neighbour, opposite } from '../../rules/sea/hex.ts';
import type { View } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { BEARS, bearingSeen, RANGE_BITS } from '../bearing.ts';
import { aTurnAgo } from '../fleet/hindsight.ts';
import { CaptainsMind } from './captains-mind.ts';
import { standsIdle } from './decks.ts';
import { type Duel, duelOf, type End, isBound } from './logs.ts';
import { type Nets, sailedWorths } from './net-choices.ts';
import { type Expected, plainWorths } from './turn-ahead.ts';
import { type Way, waysOf } from './ways.ts';

/** How common each kind is, as long as nothing is known of her. */
const COMMON = { captain: 0.945, charger: 0.04, learnt: 0.01, stranger: 0.005 } as const;
/**
 * Squares and loads are not taken back with the ships: of what a kind seems to have wanted, that much is to be relied on
 * where guns bear; where none do nothing has changed since.
 */
const CLEAR = { fired: 0.55, silent: 0.95 } as const;
/** Captains come to blows: each turn beyond what the squares lost account for makes him so much less likely one. */
const QUIET = { from: 4, turnsPerSquare: 1.5, most: 14, each: 1.3 } as const;
/** A hex farther from us than the nearest that she can come, and a chance lost, count so much against a way. */
const A_HEX = 1.5;
const A_CHANCE = 60;

interface Kind {
  readonly common: number;
  /** How often such a one sails each of her ways. */
  readonly shares: (duel: Duel, foe: End, ways: readonly Way[]) => ArrayLike<number>;
}

function sharesBy(ways: readonly Way[], worthOf: (way: Way, index: number) => number): Float64Array {
  const worths = ways.map(worthOf);
  const best = Math.max(...worths);
  const shares = Float64Array.from(worths, (worth) => 2 ** Math.max(-24, worth - best));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

function charging({ logs, sea }: Duel, foe: End, ways: readonly Way[]): Float64Array {
  const [log, other] = [logs[foe], logs[foe === 0 ? 1 : 0]];
  const stern = neighbour(other, opposite(other.heading));
  return sharesBy(ways, ({ end }) => {
    const bow = { q: log.q + end.q, r: log.r + end.r };
    const away = Math.min(distance(bow, other), distance(bow, stern));
    return -A_HEX * (away + (attitude(end.heading, sea.wind) === 'D' ? 2 : 0));
  });
}

/** As the nets would have her sail against one who sails as captains do. */
const learntBy =
  (nets: Nets): Kind['shares'] =>
  (duel, foe, ways) => {
    const other = foe === 0 ? 1 : 0;
    const theirs = waysOf(duel.sea, duel.ships[other], duel.logs[other].rigging)[duel.logs[other].heading];
    const shares = theirs.length > 1 ? new CaptainsMind(duel, other).mixture() : [1];
    const worths = sailedWorths(duel, foe, [ways, theirs], shares, nets, looseDice(1));
    const plain = plainWorths({ ways, theirs, shares }, worths);
    return sharesBy(ways, (_, i) => A_CHANCE * plain[i]!);
  };

const kindsWith = (nets: Nets): readonly Kind[] => [
  { common: COMMON.captain, shares: (duel, foe) => new CaptainsMind(duel, foe).mixture() },
  { common: COMMON.charger, shares: charging },
  { common: COMMON.learnt, shares: learntBy(nets) },
  { common: COMMON.stranger, shares: (_duel, _foe, ways) => ways.map(() => 1 / ways.length) },
];

const waysFor = (duel: Duel, end: End): readonly Way[] =>
  waysOf(duel.sea, duel.ships[end], duel.logs[end].rigging)[duel.logs[end].heading];

function bears({ logs: [a, b] }: Duel): boolean {
  const seen = bearingSeen(a, b);
  return (seen & RANGE_BITS) <= RANGES.data.guns && ((seen | bearingSeen(b, a)) & (BEARS.L | BEARS.R)) !== 0;
}

/** How likely each kind was to have sailed where she lies; all alike where that can't be told. */
function likelihoods(view: View, foe: End, kinds: readonly Kind[]): readonly number[] {
  const alike = kinds.map(() => 1);
  if (view.turn < 2 || view.ships.some(({ lastPlot }) => lastPlot === null)) return alike;
  const past = duelOf(aTurnAgo(view));
  const [was, is] = [past.logs[foe], view.ships[foe]!];
  if (isBound(past) || standsIdle(was)) return alike;
  const ways = waysFor(past, foe);
  const sailed = ways.findIndex(
    ({ end }) => was.q + end.q === is.bow.q && was.r + end.r === is.bow.r && end.heading === is.heading,
  );
  if (sailed < 0 || ways.length < 2) return alike;
  const clear = bears(duelOf(view)) ? CLEAR.fired : CLEAR.silent;
  return kinds.map(({ shares }) => clear * shares(past, foe, ways)[sailed]! + (1 - clear) / ways.length);
}

function quietTurns({ logs, ships, turn }: Duel): number {
  const lost = ships.reduce((sum, { spec }, i) => sum + spec.hull - logs[i as End].hull, 0);
  return Math.max(0, Math.min(QUIET.most, turn - QUIET.from - QUIET.turnsPerSquare * lost));
}

/** How often she is expected to write each plot. */
export function expectedOf(view: View, own: End, nets: Nets): Expected {
  const foe = own === 0 ? 1 : 0;
  const duel = duelOf(view);
  const ways = waysFor(duel, foe);
  const kinds = kindsWith(nets);
  const likely = likelihoods(view, foe, kinds);
  const doubt = QUIET.each ** quietTurns(duel);
  const weights = kinds.map(({ common }, k) => (k === 0 ? 1 : doubt) * common * likely[k]!);
  const whole = weights.reduce((sum, each) => sum + each, 0);
  const expected = new Map(ways.map(({ plot }) => [plot, 0]));
  for (const [k, { shares }] of kinds.entries()) {
    const found = shares(duel, foe, ways);
    for (const [i, { plot }] of ways.entries())
      expected.set(plot, expected.get(plot)! + (weights[k]! / whole) * found[i]!);
  }
  return expected;
}
