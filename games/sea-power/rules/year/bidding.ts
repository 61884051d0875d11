/** 11.E: before anything else the two chairs bid victory points for the side they would rather command. */
import { SIDES, type Side } from '../../data/nations.ts';
import { award } from '../ports/points.ts';
import type { AnswerTo } from '../world/asks.ts';
import { type AskRules, askOf, type PhaseRules } from '../world/phase.ts';
import { otherSide } from '../world/war.ts';

const RULE = '11.E';

/** 11.E: the higher bid has the side of its choice, and the other begins with as many points. */
export const biddingPhase: PhaseRules = {
  enter: (world) => (world.options.bidding === true ? 'waits' : 'done'),
  asks: (world) => SIDES.map((side) => askOf(world, 'bid', side, RULE)),
  resolve(world, answers, { dice, tell }) {
    const [one, other] = answers.map(({ ask, answer }) => ({
      seat: ask.seat,
      ...(answer as AnswerTo<'bid'>),
    })) as [Bid, Bid];
    const tie = one.points === other.points;
    const coin = tie ? dice.roll(2) : null;
    const oneWins = tie ? coin === 1 : one.points > other.points;
    const [winner, loser] = oneWins ? [one, other] : [other, one];
    world.commands = {
      [winner.side]: winner.seat,
      [otherSide(winner.side)]: loser.seat,
    } as Record<Side, string>;
    // After a toss nobody is paid.
    if (!tie && winner.points > 0)
      award(world, [
        { year: world.year, side: otherSide(winner.side), points: winner.points, source: 'bid', of: null },
      ]);
    tell({
      kind: 'bids',
      rule: RULE,
      ...(coin === null ? {} : { dice: [coin] }),
      bids: Object.fromEntries([one, other].map(({ seat, points, side }) => [seat, { points, side }])),
      winner: winner.seat,
      commands: world.commands,
    });
    return 'done';
  },
};

type Bid = { readonly seat: string; readonly points: number; readonly side: Side };

export const bidAsk: AskRules<'bid'> = {
  *choices() {
    for (const points of [0, 5, 3, 8, 1, 12, 20]) for (const side of SIDES) yield { points, side };
  },
  check: () => null,
};
