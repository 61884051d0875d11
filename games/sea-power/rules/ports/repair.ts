/** 9.2: each port takes off damage points up to its number, from whichever ships in it their owner likes. */
import { refuse } from '@weathergage/kernel';
import { SIDES, type Side } from '../../data/nations.ts';
import { portOf } from '../../data/ports.ts';
import { isFriendly } from '../chart/chart.ts';
import type { AnswerTo } from '../world/asks.ts';
import { ownForces } from '../world/own-forces.ts';
import { type AskRules, askOf, type PhaseRules, sideOf } from '../world/phase.ts';
import type { PortId, ShipId, ShipInPlay } from '../world/squadron.ts';
import type { Forces, View } from '../world/state.ts';

const RULE = '9.2/1';

export const repairPhase: PhaseRules = {
  enter: () => 'waits',
  asks: (world) => SIDES.map((side) => askOf(world, 'repair', side, RULE)),
  resolve(world, answers, { tellSide }) {
    for (const { ask, answer } of answers) {
      const side = sideOf(world, ask.seat)!;
      const { repairs } = answer as AnswerTo<'repair'>;
      for (const { ship, points } of repairs) world.forces[side].ships[ship]!.damage -= points;
      const told = { kind: 'repaired', rule: RULE, side } as const;
      tellSide(side, { ...told, repairs }, told);
    }
    return 'done';
  },
};

/** 4.0/16: only in a port of the side; 11.D: only if she has lain there all year. */
const mayRepair = (view: View, side: Side, { port, sailed }: ShipInPlay): boolean =>
  port !== null && isFriendly(view, side, port) && !(view.options.delayedRepair === true && sailed);

/** The damaged ships of each port that can mend them. */
function yards(view: View, side: Side, forces: Forces): Map<PortId, ShipId[]> {
  const found = new Map<PortId, ShipId[]>();
  for (const [id, ship] of Object.entries(forces.ships)) {
    if (ship.damage === 0 || !mayRepair(view, side, ship)) continue;
    const ships = found.get(ship.port!);
    if (ships === undefined) found.set(ship.port!, [id]);
    else ships.push(id);
  }
  return found;
}

export const repairAsk: AskRules<'repair'> = {
  *choices(view, ask) {
    const { side, forces } = ownForces(view, ask);
    const all = yards(view, side, forces);
    const damage = (id: ShipId): number => forces.ships[id]!.damage;
    /** Ship after ship in that order, each up to so many points, until the port can do no more. */
    const mended = (order: (a: ShipId, b: ShipId) => number, most: number): AnswerTo<'repair'> => ({
      repairs: [...all].flatMap(([port, ships]) => {
        let left = portOf(port).number;
        return [...ships].sort(order).flatMap((ship) => {
          const points = Math.min(left, most, damage(ship));
          left -= points;
          return points === 0 ? [] : [{ ship, points }];
        });
      }),
    });
    const lightest = (a: ShipId, b: ShipId): number => damage(a) - damage(b);
    yield mended(lightest, 99);
    if (all.size === 0) return;
    yield mended((a, b) => lightest(b, a), 99);
    yield mended(lightest, 1);
    yield mended((a, b) => lightest(b, a), 2);
    yield { repairs: [] };
  },

  check(view, ask, answer) {
    const { side, forces } = ownForces(view, ask);
    const spent = new Map<PortId, number>();
    const named = new Set<ShipId>();
    for (const { ship, points } of answer.repairs) {
      const inPlay = forces.ships[ship];
      if (inPlay === undefined) return refuse('unknown-ship', RULE, `${ship} is not in play.`);
      if (named.has(ship)) return refuse('ship-twice', RULE, `${ship} is named twice.`);
      named.add(ship);
      if (inPlay.port === null || !isFriendly(view, side, inPlay.port))
        return refuse('no-yard', '9.2/2', `${ship} does not lie in a port that can repair her.`);
      if (!mayRepair(view, side, inPlay))
        return refuse('not-all-year', '11.D', `${ship} has not been in that port all year.`);
      if (points > inPlay.damage)
        return refuse('not-so-damaged', RULE, `${ship} has ${inPlay.damage} damage, not ${points}.`);
      spent.set(inPlay.port, (spent.get(inPlay.port) ?? 0) + points);
    }
    // 9.2/1: no port takes off more than its number.
    for (const [port, points] of spent)
      if (points > portOf(port).number)
        return refuse(
          'beyond-yard',
          RULE,
          `${portOf(port).name} repairs ${portOf(port).number} points, not ${points}.`,
        );
    return null;
  },
};
