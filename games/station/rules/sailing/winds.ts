/** The start of an Impulse: which Seasonal Winds blow (5.24), and what else is looked at before anybody moves. */
import { convoysEnter } from '../convoys/convoys.ts';
import { rouseCorsairs } from '../convoys/corsairs.ts';
import type { Wind } from '../module/map.ts';
import type { Season, WindId } from '../module/vocabulary.ts';
import { noteTime } from '../orders/progress.ts';
import { type Context, type StepRules, seasonOf, sidesOf, today, unasked } from '../umpire/phase.ts';
import { checkRating } from '../umpire/strategy-checks.ts';
import { forcesOf } from '../world/forces.ts';
import { membersOf, topFormations } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';

const within = (range: readonly [number, number] | null, die: number): boolean =>
  range !== null && die >= range[0] && die <= range[1];

/** 5.242: Contra Winds share a die. Each group stands where its first wind does; a Season may leave it no die at all. */
export function windGroups(winds: readonly Wind[], season: Season): readonly (readonly Wind[])[] {
  const groups: Wind[][] = [];
  for (const wind of winds) {
    const pair = groups.find(([first]) => first !== undefined && first.contra === wind.id);
    if (pair === undefined) groups.push([wind]);
    else pair.push(wind);
  }
  return groups.filter((group) => group.some(({ occurs }) => occurs[season] !== null));
}

/** 5.241: the wind in whose range for the Season the die falls. */
export function windFor(group: readonly Wind[], season: Season, die: number): WindId | null {
  return group.find(({ occurs }) => within(occurs[season], die))?.id ?? null;
}

export function windsInPlay(world: Pick<State, 'scenario'>): readonly Wind[] {
  const only = world.scenario.only?.winds;
  const { winds } = theatreOf(world).module;
  return only === undefined ? winds : winds.filter(({ id }) => only.includes(id));
}

/** 5.24: a die for each wind, or pair of winds, at the start of each Impulse. */
function rollWinds(world: State, context: Context): void {
  const season = seasonOf(today(world));
  const dice: number[] = [];
  const blowing: WindId[] = [];
  for (const group of windGroups(windsInPlay(world), season)) {
    const die = context.d10();
    dice.push(die);
    const wind = windFor(group, season, die);
    if (wind !== null) blowing.push(wind);
  }
  // 5.243: what blows lies open for all to see.
  world.blowing = blowing;
  context.tell({ kind: 'winds', rule: '5.241', dice, blowing });
}

/** 8.454: whoever commands a Disorganised Formation at sea may bring it, and all of it, to order again. */
function rally(world: State, context: Context): void {
  for (const side of sidesOf(world))
    for (const top of topFormations(forcesOf(world, side))) {
      const unruly = membersOf(forcesOf(world, side), top.id).filter(({ disorganised }) => disorganised);
      const [first] = unruly;
      if (first === undefined) continue;
      if (
        !checkRating(world, context, {
          side,
          leader: first.leader,
          rating: 'lr',
          rule: '8.454',
          for: 'order',
        })
      )
        continue;
      for (const member of unruly) member.disorganised = false;
      const tokens = top.token === null ? [] : [top.token];
      context.tellSide(side, { kind: 'disorganised', rule: '8.454', side, tokens, on: false }, null);
    }
}

export const windsStep: StepRules = unasked((world, context) => {
  context.tell({ kind: 'impulse', rule: '4.22', impulse: world.impulse });
  const [a, b] = sidesOf(world);
  world.searched = { [a]: [], [b]: [] };
  if (world.impulse === 1) world.covered = [];
  rollWinds(world, context);
  if (world.impulse === 1) rouseCorsairs(world, context);
  convoysEnter(world, context);
  rally(world, context);
  noteTime(world, context, 'impulse');
});
