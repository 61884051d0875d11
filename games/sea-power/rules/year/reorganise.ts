/** 5.3: squadrons are formed anew in the ports where their ships lie, both sides at once; then markers get new tokens. */
import { type Dice, refuse } from '@weathergage/kernel';
import { SIDES, type Side } from '../../data/nations.ts';
import { isPortId } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import { isNeutral } from '../chart/chart.ts';
import { checkPorts, isOwnPort, squadronsById } from '../chart/disposition.ts';
import type { AnswerTo } from '../world/asks.ts';
import { firstHomeOf, flagOf, ownForces } from '../world/own-forces.ts';
import { type AskRules, askOf, type PhaseRules, sideOf } from '../world/phase.ts';
import { drawSome } from '../world/pools.ts';
import { isEuropeanPort, isRussianShip } from '../world/russians.ts';
import type { Marker, PortId } from '../world/squadron.ts';
import type { State } from '../world/state.ts';
import { isFirstYear } from '../world/war.ts';
import { freshMarker, tokenOf } from './place.ts';
import { proposeDisposition, variantsOf } from './proposal.ts';

const RULE = '5.3';

export const reorganisePhase: PhaseRules = {
  enter: (world) => (isFirstYear(world) ? 'done' : 'waits'),
  asks: (world) => SIDES.map((side) => askOf(world, 'reorganise', side, RULE)),
  resolve(world, answers, { dice, tell }) {
    world.markers = answers.flatMap(({ ask, answer }) => {
      const side = sideOf(world, ask.seat)!;
      tell({ kind: 'organised', rule: RULE, side });
      return form(world, side, answer as AnswerTo<'reorganise'>, dice);
    });
    return 'done';
  },
};

function form(world: State, side: Side, answer: AnswerTo<'reorganise'>, dice: Dice): Marker[] {
  const forces = world.forces[side];
  for (const squadron of forces.squadrons) Object.assign(squadron, { token: null, stacks: [] });
  const byId = squadronsById(forces);
  for (const { ship, port } of answer.ashore) forces.ships[ship]!.port = port as PortId;
  // The tokens are shuffled: nobody can tell from them which marker was which last year.
  const tokens = drawSome(
    answer.squadrons.map((_, index) => index + 1),
    answer.squadrons.length,
    dice,
  ).drawn;
  const markers: Marker[] = [];
  for (const [index, { squadron: id, port, stacks }] of answer.squadrons.entries()) {
    const squadron = byId.get(id)!;
    const number = tokens[index]!;
    squadron.token = tokenOf(side, number);
    squadron.stacks = stacks;
    for (const { ship } of stacks.flat()) forces.ships[ship]!.port = port as PortId;
    markers[number - 1] = freshMarker(squadron.token, side, port as PortId, isNeutral(world, port as PortId));
  }
  for (const [id, ship] of Object.entries(forces.ships)) ship.port ??= firstHomeOf(shipOf(id).nation);
  return markers;
}

export const reorganiseAsk: AskRules<'reorganise'> = {
  *choices(view) {
    for (const variant of variantsOf(view)) {
      const { squadrons, ashore } = proposeDisposition(view, variant);
      yield { squadrons: squadrons.map((draft) => ({ ...draft, port: draft.port! })), ashore };
    }
  },

  check(view, ask, answer) {
    const { side, forces } = ownForces(view, ask);
    // 5.3: ships in play stay in the port where they lie, in a squadron or, below, in none.
    const refusal = checkPorts(view, side, forces, answer.squadrons);
    if (refusal !== null) return refusal;
    const sailing = new Set(answer.squadrons.flatMap(({ stacks }) => stacks.flat().map(({ ship }) => ship)));
    const named = new Set<string>();
    for (const { ship, port } of answer.ashore) {
      const inPlay = forces.ships[ship];
      if (inPlay === undefined) return refuse('unknown-ship', RULE, `${ship} is not in play.`);
      if (sailing.has(ship) || named.has(ship)) return refuse('ship-twice', RULE, `${ship} is named twice.`);
      named.add(ship);
      if (!isPortId(port)) return refuse('unknown-port', RULE, `${port} is not a port.`);
      if (inPlay.port !== null) {
        if (inPlay.port !== port)
          return refuse('ship-elsewhere', RULE, `${ship} lies in ${inPlay.port} and stays there.`);
      } else if (!isOwnPort(view, flagOf(ship), port) || (isRussianShip(ship) && !isEuropeanPort(port)))
        return refuse('not-own-port', '5.1/2', `${ship} comes into play in a port of her nation.`);
    }
    return null;
  },
};
