/** Wear and tear (11.2): of the Turn, and of Interdiction. */
import { isFriendlyPort } from '../chart/politics.ts';
import { idleCorsairs } from '../chart/seamanship.ts';
import type { FormationId, LocationId, PortId, SideId, SquadronId } from '../module/vocabulary.ts';
import { addDp } from '../umpire/damage.ts';
import { throwFor } from '../umpire/own-dice.ts';
import { type Context, type StepRules, seasonOf, sidesOf, today, unasked } from '../umpire/phase.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, oversize, squadronsIn, stateOf, topOf } from '../world/formations.ts';
import { rankDrm } from '../world/ranks.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { interdictorsAt } from './interdiction.ts';

interface Worn {
  readonly squadron: SquadronId;
  readonly dp: number;
  readonly total: number;
}

/** Of a Squadron Fitting Out, by a die; worse in a Neutral Port, which one that is hired is not (M6.3). */
function fittingOut(world: State, context: Context, side: SideId, port: PortId, dice: number[]): number {
  const neutral = isFriendlyPort(world, side, null, port)
    ? 0
    : theatreOf(world).module.politics.neutralPort.attritionDrm;
  const modifier = neutral + rankDrm(world, side, 'low');
  const little = (face: number): boolean => face + modifier <= 4;
  const thrown = throwFor(world, context, side, 'low', little);
  dice.push(...thrown.dice);
  return little(thrown.die) ? 1 : 2;
}

/**
 * 11.21, 11.211, 11.22: in its Step, by State and Season, whatever was done in the Turn (11.221); more in an Oversized
 * Formation, nothing In Ordinary.
 */
export const attritionStep: StepRules = unasked((world, context) => {
  const winter = seasonOf(today(world)) === 'Winter';
  for (const side of sidesOf(world)) {
    const forces = forcesOf(world, side);
    const worn: Worn[] = [];
    const dice: number[] = [];
    // 11.213: each Squadron by itself, and no Auxiliary (11.215).
    for (const squadron of Object.values(forces.squadrons)) {
      const state = stateOf(forces, squadron);
      if (state === 'InOrdinary') continue;
      const top = squadron.formation === null ? null : topOf(forces, squadron.formation);
      // 10.214: nobody's ships until they are Active, and at home they are not worn either.
      if (state === 'FittingOut' && idleCorsairs(world, side, squadron.id)) continue;
      const port = squadron.port?.at ?? top!.place.at;
      const normal = state === 'Ready' ? (winter ? 2 : 1) : fittingOut(world, context, side, port, dice);
      const dp = normal + (top === null ? 0 : oversize(world, side, top.id));
      // 11.214: as Damage.
      worn.push({ squadron: squadron.id, dp, total: addDp(world, side, squadron.id, dp).dp });
    }
    if (worn.length > 0)
      context.tellSide(
        side,
        { kind: 'attrition', rule: '11.22', dice, side, why: 'turn', squadrons: worn },
        null,
      );
  }
});

/** 11.23: one DP for a Strait, the Blockade Value for a Port (7.231). */
const toll = (world: State, at: LocationId): number => theatreOf(world).ports.get(at)?.blockadeValue ?? 1;

function wear(world: State, context: Context, side: SideId, id: FormationId, at: LocationId): void {
  const dp = toll(world, at);
  if (dp === 0) return;
  const squadrons = squadronsIn(forcesOf(world, side), id).map(({ id: squadron }) => ({
    squadron,
    dp,
    total: addDp(world, side, squadron, dp).dp,
  }));
  context.tellSide(side, { kind: 'attrition', rule: '11.23', side, why: 'interdiction', squadrons }, null);
}

/** At an Impulse's end: who has Interdicted in it will pay, when he leaves or when the Turn ends. */
export function noteInterdiction(world: State): void {
  const places = new Set(world.tokens.map(({ place }) => place.at));
  for (const at of places)
    for (const { side, formation } of interdictorsAt(world, at))
      formationOf(forcesOf(world, side), formation).interdicted = at;
}

/** 11.212: at once, when a Formation leaves the Space that it Interdicted before the Turn is over. */
export function leftStation(world: State, context: Context, side: SideId, id: FormationId): void {
  const formation = formationOf(forcesOf(world, side), id);
  if (formation.interdicted === null) return;
  wear(world, context, side, id, formation.interdicted);
  formation.interdicted = null;
}

/** At the end of the Operations Phase. */
export function interdictionAttrition(world: State, context: Context): void {
  for (const side of sidesOf(world))
    for (const { id } of Object.values(forcesOf(world, side).formations))
      leftStation(world, context, side, id);
}
