/** Reinforcements that enter the map at the start of a Turn (11.15), and ships that come back from home (M7.4). */
import type { Context } from '../umpire/phase.ts';
import { atSea, putToken, shuffle } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf } from '../world/formations.ts';
import { newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { enrol, setLoose } from './organisation.ts';
import { postSenior } from './seniority.ts';

/** 11.15: at the start of a Turn, where they were bound for. */
export function appear(world: State, context: Context): void {
  const theatre = theatreOf(world);
  for (const side of [theatre.a, theatre.b]) {
    const forces = forcesOf(world, side);
    const due = forces.arrivals.filter(({ turn }) => turn <= world.turn);
    forces.arrivals = forces.arrivals.filter(({ turn }) => turn > world.turn);
    for (const arrival of due) {
      // 11.155: in a Sea Zone they appear in the Zone proper.
      const place = atSea(arrival.at);
      const [first] = arrival.squadrons;
      if (first !== undefined) {
        const { contingent } = hullsOf(theatre, first.id);
        const told = { kind: 'reinforcements', rule: '11.15', side, contingent } as const;
        context.tellSide(side, { ...told, at: arrival.at }, told);
      }
      for (const { id, sail, dp } of arrival.squadrons)
        forces.squadrons[id] = { id, sail, dp, formation: null, port: null };
      const counter = arrival.flotilla === null ? undefined : theatre.flotillas.get(arrival.flotilla);
      // 11.152: in no Flotilla they make for the nearest Port by themselves.
      if (counter !== undefined && forces.formations[counter.id] === undefined) {
        // 11.151: without an Order.
        const formation = newFormation(counter.id, 'flotilla', counter.command, place, world.clock);
        forces.formations[counter.id] = formation;
        for (const { id } of arrival.squadrons) enrol(world, side, id, counter.id);
        const leader = arrival.leader === null ? undefined : forces.leaders[arrival.leader];
        if (leader !== undefined && arrival.leader !== null) {
          formation.leader = arrival.leader;
          leader.at = 'posted';
          leader.formation = counter.id;
        } else postSenior(world, context, side, counter.id);
        putToken(world, side, formation);
        shuffle(world, context, place, side);
      } else
        setLoose(
          world,
          context,
          side,
          arrival.squadrons.map(({ id }) => id),
          place,
        );
    }
  }
}
