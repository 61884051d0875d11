/** Whether a condition of the module holds (9.222, 9.341). */
import type { Condition, Modifier } from '../module/language.ts';
import { type LocationId, type SideId, TURNS_IN_YEAR, type When } from '../module/vocabulary.ts';
import type { Squadron } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, isLine, topOf } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { seasonOf, today } from './phase.ts';

export const ordinal = ({ year, turn }: When): number => year * TURNS_IN_YEAR + turn;

const compared = (value: number, op: '<' | '<=' | '>=', bound: number): boolean =>
  op === '<' ? value < bound : op === '<=' ? value <= bound : value >= bound;

/** Where a Squadron is, in a Formation or out of one; `ready` if at sea. */
function whereabouts(
  world: State,
  side: SideId,
  squadron: Squadron,
): { readonly at: LocationId; readonly ready: boolean } | null {
  if (squadron.formation === null)
    return squadron.port === null ? null : { at: squadron.port.at, ready: false };
  const { place } = topOf(forcesOf(world, side), squadron.formation);
  return { at: place.at, ready: place.berth !== 'harbour' };
}

function lineSailOf(world: State, contingent: string): number {
  const theatre = theatreOf(world);
  return Object.values(world.forces)
    .flatMap(({ squadrons }) => Object.values(squadrons))
    .map((squadron) => ({ hulls: hullsOf(theatre, squadron.id), sail: squadron.sail }))
    .reduce((sum, { hulls, sail }) => sum + (hulls.contingent === contingent && isLine(hulls) ? sail : 0), 0);
}

function lineAt(world: State, { side, at, contingents }: Extract<Condition, { if: 'lineAt' }>): number {
  const theatre = theatreOf(world);
  let sum = 0;
  for (const squadron of Object.values(world.forces[side]?.squadrons ?? {})) {
    const hulls = hullsOf(theatre, squadron.id);
    if (!isLine(hulls) || (contingents !== undefined && !contingents.includes(hulls.contingent))) continue;
    if (whereabouts(world, side, squadron)?.at === at) sum += squadron.sail;
  }
  return sum;
}

/** Ready Squadrons of a side in any of some places. */
export const readyAt = (world: State, side: SideId, places: readonly LocationId[]): number =>
  Object.values(world.forces[side]?.squadrons ?? {}).filter((squadron) => {
    const where = whereabouts(world, side, squadron);
    return where?.ready === true && places.includes(where.at);
  }).length;

/** Ready Squadrons of a side anywhere. */
export const readySquadrons = (world: State, side: SideId): number =>
  Object.values(world.forces[side]?.squadrons ?? {}).filter(
    (squadron) => whereabouts(world, side, squadron)?.ready === true,
  ).length;

export function holds(world: State, condition: Condition): boolean {
  switch (condition.if) {
    case 'always':
      return true;
    case 'event': {
      const event = world.events[condition.event];
      return event !== undefined && (condition.ever === true || event.stands);
    }
    case 'campaign': {
      const campaign = world.campaigns[condition.campaign];
      if (condition.is === 'ended') return campaign?.ended === true;
      return (campaign?.active === true) === (condition.is === 'active');
    }
    // 9.238: as long as no Win has changed it.
    case 'status':
      return world.campaigns[condition.campaign]?.status === condition.is;
    case 'contingent':
      return world.contingents[condition.contingent] === condition.is;
    case 'port':
      return world.ports[condition.port]?.side === condition.side;
    case 'date': {
      const now = ordinal(today(world));
      return now >= ordinal(condition.from) && (condition.to === undefined || now <= ordinal(condition.to));
    }
    case 'season':
      return condition.in.includes(seasonOf(today(world)));
    case 'counter':
      return compared(world.counters[condition.counter] ?? 0, condition.op, condition.value);
    case 'lineSail':
      return compared(lineSailOf(world, condition.contingent), condition.op, condition.value);
    case 'fulfilled': {
      const turn = world.fulfilled[condition.order];
      return turn !== undefined && world.turn - turn <= condition.withinTurns;
    }
    case 'convoy':
      return Object.values(world.forces).some(({ convoys }) =>
        Object.values(convoys).some(
          ({ group, scattered, waits }) => group === condition.group && !scattered && waits !== 'gathering',
        ),
      );
    case 'lineAt':
      return lineAt(world, condition) >= condition.min;
    case 'presence':
      return readyAt(world, condition.side, condition.at) >= condition.minSquadrons;
    case 'all':
      return condition.of.every((one) => holds(world, one));
    case 'any':
      return condition.of.some((one) => holds(world, one));
    case 'not':
      return !condition.of.some((one) => holds(world, one));
  }
}

/** The sum of the modifiers that hold. */
export const modifierSum = (world: State, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { when, value }) => sum + (holds(world, when) ? value : 0), 0);
