/** The first segments of the forces phase (4.0/3, 5.0): back to the base, base forces made up, new forces drawn. */
import { refuse } from '@weathergage/kernel';
import { leaderOf, ratingOf } from '../../data/leaders.ts';
import { type Nation, SIDES, sideOf as sideOfNation } from '../../data/nations.ts';
import { shipOf } from '../../data/ships.ts';
import type { AnswerTo } from '../world/asks.ts';
import { ownForces } from '../world/own-forces.ts';
import { type AskRules, askOf, type PhaseRules, sideOf } from '../world/phase.ts';
import { drawForces, leadersToPool, shipsInPlay, shipsToPool, takeOutOfPlay } from '../world/pools.ts';
import type { LeaderId, ShipId } from '../world/squadron.ts';
import type { Forces, View } from '../world/state.ts';
import { isFirstYear, plansAtWar, warOf } from '../world/war.ts';
import { askCommission, commissionShips } from './commission.ts';

const RULE = '5.0/4';

/** 4.0/3, 5.0/1, 5.0/2: down to the base, up to the base, new forces; squadrons are formed in the next phases. */
export const demobilisePhase: PhaseRules = {
  enter(world, context) {
    // 5.0/3: as a war begins there is nobody to send home.
    if (!isFirstYear(world)) return 'waits';
    world.prizes = [];
    drawForces(world, context);
    return 'done';
  },
  asks: (world) => [
    ...SIDES.map((side) => askOf(world, 'demobilise', side, RULE)),
    ...SIDES.flatMap((side) => askCommission(world, side)),
  ],
  resolve(world, answers, context) {
    for (const { ask, answer } of answers) {
      const side = sideOf(world, ask.seat)!;
      if (ask.kind === 'commission') {
        commissionShips(world, side, ask.captured, (answer as AnswerTo<'commission'>).ships, context);
        continue;
      }
      const { ships, leaders } = answer as AnswerTo<'demobilise'>;
      takeOutOfPlay(world.forces[side], new Set(ships), new Set(leaders));
      shipsToPool(world, ships);
      leadersToPool(world, leaders);
      const told = { kind: 'demobilised', rule: RULE, side } as const;
      context.tellSide(side, { ...told, ships, leaders }, told);
    }
    world.prizes = [];
    drawForces(world, context);
    return 'done';
  },
};

interface Muster {
  readonly nation: Nation;
  /** In play, the best first. */
  readonly ships: ShipId[];
  readonly leaders: LeaderId[];
  readonly base: { readonly ships: number; readonly leaders: number };
}

/** Each nation of the side, with what it has in play and how much of that it may keep. Russians are apart (11.O). */
function musters(view: View, side: string, forces: Forces): Muster[] {
  const war = warOf(view);
  const worth = (id: ShipId): number => {
    const { attack, defence } = shipOf(id);
    return 2 * attack + defence - forces.ships[id]!.damage;
  };
  return plansAtWar(view)
    .filter(({ nation }) => sideOfNation(nation) === side)
    .map(({ nation, base }) => ({
      nation,
      base,
      ships: shipsInPlay(forces, nation, view).sort((a, b) => worth(b) - worth(a)),
      leaders: forces.leaders
        .filter((id) => leaderOf(id).nation === nation)
        .sort((a, b) => ratingOf(b, war) - ratingOf(a, war)),
    }));
}

export const demobiliseAsk: AskRules<'demobilise'> = {
  *choices(view, ask) {
    const { side, forces } = ownForces(view, ask);
    const all = musters(view, side, forces);
    /** Keeps the best, fewer than the base by so many ships and leaders. */
    const keeping = (fewerShips: number, fewerLeaders: number): AnswerTo<'demobilise'> => ({
      ships: all.flatMap(({ ships, base }) => ships.slice(Math.max(0, base.ships - fewerShips))),
      leaders: all.flatMap(({ leaders, base }) => leaders.slice(Math.max(0, base.leaders - fewerLeaders))),
    });
    yield keeping(0, 0);
    yield keeping(0, 1);
    yield keeping(3, 0);
    yield keeping(6, 2);
    // Whoever is damaged goes first, however good.
    yield {
      ships: all.flatMap(({ ships, base }) =>
        ships
          .filter((id) => forces.ships[id]!.damage === 0)
          .concat(ships.filter((id) => forces.ships[id]!.damage > 0))
          .slice(base.ships),
      ),
      leaders: keeping(0, 0).leaders,
    };
    yield keeping(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  },

  check(view, ask, answer) {
    const { side, forces } = ownForces(view, ask);
    const ships = new Set(answer.ships);
    const leaders = new Set(answer.leaders);
    const inPlay = new Set(forces.leaders);
    for (const id of ships) {
      if (forces.ships[id] === undefined) return refuse('unknown-ship', RULE, `${id} is not in play.`);
      if (shipOf(id).nation === 'Russia')
        return refuse('russian', '11.O/1', 'Russians are not demobilised: they are drawn anew each year.');
    }
    for (const id of leaders) {
      if (!inPlay.has(id)) return refuse('unknown-leader', RULE, `${id} is not in play.`);
      if (leaderOf(id).nation === 'Russia')
        return refuse('russian', '11.O/1', 'Russians are not demobilised: they are drawn anew each year.');
    }
    // 5.0/4: at most the base is kept. 5.0/5: there is no least.
    for (const muster of musters(view, side, forces)) {
      const { nation, base } = muster;
      for (const [what, gone] of [
        ['ships', ships],
        ['leaders', leaders],
      ] as const) {
        const kept = muster[what].filter((id) => !gone.has(id)).length;
        if (kept > base[what])
          return refuse(`too-many-${what}`, RULE, `${nation} may keep ${base[what]} ${what}, not ${kept}.`);
      }
    }
    return null;
  },
};
