/** 3.7: in the first year of a war both sides form their squadrons at once behind the screen; where they lie comes next. */
import { refuse } from '@weathergage/kernel';
import { type Nation, SIDES } from '../../data/nations.ts';
import { homePortsOf } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import { checkDrafts, leadersOfNation, squadronsById } from '../chart/disposition.ts';
import type { AnswerTo } from '../world/asks.ts';
import { firstHomeOf, flagOf, ownForces } from '../world/own-forces.ts';
import { type AskRules, askOf, type PhaseRules, sideOf } from '../world/phase.ts';
import type { Forces } from '../world/state.ts';
import { isFirstYear, nationsAtWar } from '../world/war.ts';
import { proposeDisposition, variantsOf } from './proposal.ts';

const RULE = '3.7/2';

/** 3.7/2: both sides at once, and neither sees what the other forms. */
export const organisePhase: PhaseRules = {
  enter: (world) => (isFirstYear(world) ? 'waits' : 'done'),
  asks: (world) => SIDES.map((side) => askOf(world, 'organise', side, RULE)),
  resolve(world, answers, { tell }) {
    for (const { ask, answer } of answers) {
      const side = sideOf(world, ask.seat)!;
      const forces = world.forces[side];
      const { squadrons } = answer as AnswerTo<'organise'>;
      const byId = squadronsById(forces);
      const sailing = new Set<string>();
      for (const { squadron, stacks } of squadrons) {
        byId.get(squadron)!.stacks = stacks;
        for (const { ship } of stacks.flat()) sailing.add(ship);
      }
      for (const [id, ship] of Object.entries(forces.ships))
        if (!sailing.has(id)) ship.port = firstHomeOf(shipOf(id).nation);
      forces.mustered = squadrons.map(({ squadron }) => squadron);
      world.inHand[side] = squadrons.length;
      tell({ kind: 'organised', rule: RULE, side });
    }
    return 'done';
  },
};

/** 3.7/4: one squadron with ships for each home port, as far as ships and leaders go round. */
export const squadronsDue = (forces: Forces, nation: Nation): number =>
  Math.min(
    homePortsOf(nation).length,
    leadersOfNation(forces.leaders, nation).length,
    Object.keys(forces.ships).filter((ship) => flagOf(ship) === nation).length,
  );

export const organiseAsk: AskRules<'organise'> = {
  *choices(view) {
    for (const variant of variantsOf(view)) {
      const { squadrons } = proposeDisposition(view, variant);
      yield { squadrons: squadrons.map(({ squadron, stacks }) => ({ squadron, stacks })) };
    }
  },

  check(view, ask, answer) {
    const { side, forces } = ownForces(view, ask);
    const refusal = checkDrafts(view, side, forces, answer.squadrons);
    if (refusal !== null) return refusal;
    const byId = squadronsById(forces);
    const formed = new Map<Nation, number>();
    for (const { squadron, stacks } of answer.squadrons) {
      const { nation } = byId.get(squadron)!;
      if (stacks.length > 0) formed.set(nation, (formed.get(nation) ?? 0) + 1);
    }
    for (const nation of nationsAtWar(view, side)) {
      const due = squadronsDue(forces, nation);
      if ((formed.get(nation) ?? 0) < due)
        return refuse('too-few-squadrons', '3.7/4', `${nation} needs ${due} squadrons for its home ports.`);
    }
    return null;
  },
};
