/** Fleet Admirals Relieved for poor performance (3.484), in the Winter Quarterly Turn. */
import { type StepRules, sidesOf, today, unasked } from '../umpire/phase.ts';
import { forcesOf } from '../world/forces.ts';
import { retire } from './officers.ts';
import { settleSeniority } from './seniority.ts';

export const reliefStep: StepRules = unasked((world, context) => {
  if (today(world).turn !== 1) return;
  for (const side of sidesOf(world)) {
    const now = world.prestige[side]!;
    const before = world.yearPrestige[side]!;
    const admiral = world.stations[side] ?? null;
    // The first Turn of a match has no Year behind it.
    if (admiral !== null && world.turn > 0) {
      const lost = Math.max(0, before - now);
      const die = context.d10();
      // 3.484: two for each point lost; he stays on nine or less.
      const removed = die + 2 * lost > 9;
      context.tell({ kind: 'relief', rule: '3.484', dice: [die], side, leader: admiral, lost, removed });
      if (removed) {
        retire(world, context, side, admiral);
        // 11.175: he is not looked for any more.
        forcesOf(world, side).leaders[admiral]!.lost = true;
        settleSeniority(world, context, side, 'owner');
      }
    }
    world.yearPrestige[side] = now;
  }
});
