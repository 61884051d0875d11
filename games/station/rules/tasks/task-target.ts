/** What Tasks are aimed at: Enemy Ports, what lies in them, and with whom one is at war (6.24, M1.4, M10.6). */
import { auxCommand, isPirate } from '../auxiliaries/auxiliary.ts';
import { atPeace } from '../chart/politics.ts';
import type {
  AuxId,
  CommandId,
  FormationId,
  LocationId,
  PortId,
  SideId,
  SquadronId,
  TaskKind,
} from '../module/vocabulary.ts';
import { dissolveEmpty } from '../organisation/organisation.ts';
import { addDp, takeSail } from '../umpire/damage.ts';
import type { Context } from '../umpire/phase.ts';
import type { Squadron } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, topOf } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { commandOf, otherSide, theatreOf } from '../world/theatre.ts';

export const isEnemyPort = (world: World, side: SideId, at: LocationId): boolean =>
  world.ports[at]?.side === otherSide(theatreOf(world), side);

/** M1.4: freely, at the price of breaking the peace, or not at all. Pirates make no peace. */
export function mayStrike(
  world: World,
  side: SideId,
  aux: AuxId,
  target: CommandId | null,
): 'yes' | 'price' | 'no' {
  if (isPirate(world, aux)) return 'yes';
  if (atPeace(world, side, target)) return 'price';
  return atPeace(world, otherSide(theatreOf(world), side), auxCommand(world, aux)) ? 'no' : 'yes';
}

export const commandOfPort = (world: World, port: LocationId): CommandId | null => {
  const theatre = theatreOf(world);
  return commandOf(theatre, theatre.ports.get(port)?.contingent);
};

/** M10.6: what a Formation has done with Bombs and Marines this Impulse. */
export const onceKey = (task: TaskKind, formation: FormationId): string => `${task}:${formation}`;

/** 5.284: what Tasks may reach in a Port: Squadrons Fitting Out, in a Formation or not, and In Ordinary. */
export function lyingIn(
  world: State,
  side: SideId,
  port: PortId,
): { readonly fittingOut: Squadron[]; readonly inOrdinary: Squadron[] } {
  const forces = forcesOf(world, side);
  const all = Object.values(forces.squadrons);
  const lies = (one: Squadron, state: 'FittingOut' | 'InOrdinary'): boolean =>
    one.port?.at === port && one.port.state === state;
  return {
    fittingOut: all.filter((one) => {
      if (one.formation === null) return lies(one, 'FittingOut');
      const { place } = topOf(forces, one.formation);
      return place.at === port && place.berth === 'harbour';
    }),
    inOrdinary: all.filter((one) => lies(one, 'InOrdinary')),
  };
}

/** What one does not see one can't choose: the umpire draws. */
export const drawnAmong = <T>(context: Context, among: readonly T[]): T | undefined =>
  among.length < 2 ? among[0] : among[context.dice.below(among.length)];

/** Damage outside Battle: Sail go down first, what is left takes the DPs, Galleys twice as many. */
export function strikeTarget(
  world: State,
  context: Context,
  side: SideId,
  squadron: SquadronId,
  hit: { readonly dp: number; readonly sunk: number },
  why: 'fire' | 'damage',
): void {
  const forces = forcesOf(world, side);
  const galleys = hullsOf(theatreOf(world), squadron).class === 'G';
  if (hit.sunk > 0) {
    takeSail(forces, squadron, hit.sunk);
    world.lost[side]!.sunk += hit.sunk;
    context.tell({ kind: 'sunk', rule: '7.35', side, squadron, sail: hit.sunk, why }, { news: true });
  }
  if (forces.squadrons[squadron] !== undefined && hit.dp > 0)
    addDp(world, side, squadron, galleys ? 2 * hit.dp : hit.dp);
  dissolveEmpty(world, context, side, hit.sunk > 0);
}
