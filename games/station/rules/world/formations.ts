/** What a Formation is made of: members, Squadrons, leaders, Auxiliaries, Sail (3.3). Reading only. */
import type {
  AuxId,
  FormationId,
  LeaderId,
  PortId,
  SideId,
  SquadronId,
  SquadronState,
  TokenId,
} from '../module/vocabulary.ts';
import type { Forces, Formation, Place, Squadron } from './forces.ts';
import { forcesOf } from './forces.ts';
import { ratingsAt } from './leaders.ts';
import { rankBonus } from './ranks.ts';
import type { World } from './state.ts';
import { type Hulls, type Theatre, theatreOf } from './theatre.ts';

export function formationOf(forces: Readonly<Forces>, id: FormationId): Formation {
  const formation = forces.formations[id];
  if (formation === undefined) throw new Error(`there is no Formation ${id}`);
  return formation;
}

export function squadronOf(forces: Readonly<Forces>, id: SquadronId): Squadron {
  const squadron = forces.squadrons[id];
  if (squadron === undefined) throw new Error(`there is no Squadron ${id} in play`);
  return squadron;
}

export function hullsOf(theatre: Theatre, id: SquadronId): Hulls {
  const hulls = theatre.hulls.get(id);
  if (hulls === undefined) throw new Error(`there is no counter ${id}`);
  return hulls;
}

/** The Formation at the top of the one named: the one that moves. */
export function topOf(forces: Readonly<Forces>, id: FormationId): Formation {
  let formation = formationOf(forces, id);
  while (formation.under !== null) formation = formationOf(forces, formation.under);
  return formation;
}

/** It and everything under it, itself first. */
export function membersOf(forces: Readonly<Forces>, id: FormationId): Formation[] {
  const members = [formationOf(forces, id)];
  for (let at = 0; at < members.length; at++) {
    const above = members[at]!.id;
    for (const formation of Object.values(forces.formations))
      if (formation.under === above) members.push(formation);
  }
  return members;
}

/** All Squadrons, Flagships too, those of Subordinate Formations included. */
export const squadronsIn = (forces: Readonly<Forces>, id: FormationId): Squadron[] =>
  membersOf(forces, id).flatMap(({ squadrons }) => squadrons.map((squadron) => squadronOf(forces, squadron)));

export const leadersIn = (forces: Readonly<Forces>, id: FormationId): LeaderId[] =>
  membersOf(forces, id).flatMap(({ leader }) => (leader === null ? [] : [leader]));

export const auxiliariesIn = (forces: Readonly<Forces>, id: FormationId): AuxId[] =>
  membersOf(forces, id).flatMap(({ auxiliaries }) => auxiliaries);

/** SOL, SOL(D) and Flagships. */
export const isLine = ({ class: sort }: Pick<Hulls, 'class'>): boolean => sort === 'SOL' || sort === 'SOL(D)';

/** Light Vessels fight and sail as Frigates do: the tables have no other place for them (3.232). */
export const isFrigate = ({ class: sort }: Pick<Hulls, 'class'>): boolean => sort === 'F' || sort === 'LV';

/** 10.311, 10.314: for every Flagship a Squadron of the line of her Contingent. */
export function flagshipsHaveMates(theatre: Theatre, squadrons: readonly SquadronId[]): boolean {
  const line = squadrons.map((id) => hullsOf(theatre, id)).filter(isLine);
  const count = (contingent: string, flagship: boolean): number =>
    line.filter((one) => one.contingent === contingent && one.flagship === flagship).length;
  return line.every(({ contingent }) => count(contingent, true) <= count(contingent, false));
}

export const lineSailIn = (theatre: Theatre, forces: Readonly<Forces>, id: FormationId): number =>
  squadronsIn(forces, id).reduce((sum, one) => sum + (isLine(hullsOf(theatre, one.id)) ? one.sail : 0), 0);

export const sailIn = (forces: Readonly<Forces>, id: FormationId): number =>
  squadronsIn(forces, id).reduce((sum, one) => sum + one.sail, 0);

/**
 * 3.27: by itself as it lies in Port; in a Formation, Subordinate or not, as that is (3.271): Fitting Out at anchor
 * (3.273), else Ready.
 */
export function stateOf(forces: Readonly<Forces>, squadron: Squadron): SquadronState {
  if (squadron.formation === null) return squadron.port?.state ?? 'FittingOut';
  return topOf(forces, squadron.formation).place.berth === 'harbour' ? 'FittingOut' : 'Ready';
}

/** Where a Squadron lies or sails; null while it is nowhere. */
export function placeOf(forces: Readonly<Forces>, { port, formation }: Squadron): Place | null {
  if (port !== null) return { at: port.at, berth: 'harbour' };
  return formation === null ? null : topOf(forces, formation).place;
}

/** The Port in which it is, In Ordinary or Fitting Out. */
export function portOf(forces: Readonly<Forces>, squadron: Squadron): PortId | null {
  const place = placeOf(forces, squadron);
  return place?.berth === 'harbour' ? place.at : null;
}

/** Formations that move by themselves: those under nothing. */
export const topFormations = (forces: Readonly<Forces>): Formation[] =>
  Object.values(forces.formations).filter(({ under }) => under === null);

export const formationOfToken = (forces: Readonly<Forces>, token: TokenId): Formation | undefined =>
  Object.values(forces.formations).find((formation) => formation.token === token);

/** The side and Formation behind a token; undefined in a view that may not know. */
export function behindToken(
  world: World,
  token: TokenId,
): { readonly side: SideId; readonly formation: Formation } | undefined {
  const side = world.tokens.find(({ id }) => id === token)?.side;
  const forces = side === undefined ? undefined : world.forces[side];
  const formation = forces === undefined ? undefined : formationOfToken(forces, token);
  return side === undefined || formation === undefined ? undefined : { side, formation };
}

/** Squadrons that lie in a Port outside any Formation. */
export const lyingAt = (
  forces: Readonly<Forces>,
  port: string,
  state: 'FittingOut' | 'InOrdinary',
): Squadron[] =>
  Object.values(forces.squadrons).filter((one) => one.port?.at === port && one.port.state === state);

/** 3.443: Squadrons of two Sail count a half, Flagships nothing; halves are summed, then rounded up. */
export function controlLoad(theatre: Theatre, squadrons: readonly Pick<Squadron, 'id'>[]): number {
  let halves = 0;
  for (const { id } of squadrons) {
    const hulls = hullsOf(theatre, id);
    if (!hulls.flagship) halves += hulls.capacity <= 2 ? 1 : 2;
  }
  return Math.ceil(halves / 2);
}

/** 3.44, 3.443: all leaders of the Formation together; a Notional one counts 1 (3.493). */
export function controlOf(world: World, side: SideId, id: FormationId): number {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const bonus = rankBonus(world, side, 'control');
  const rating = (leader: LeaderId): number => {
    const counter = theatre.leaders.get(leader);
    return counter === undefined ? 0 : ratingsAt(counter, forces.leaders[leader]?.rank ?? counter.rank).cr;
  };
  return membersOf(forces, id)
    .filter(({ kind }) => kind === 'flotilla')
    .reduce((sum, { leader }) => sum + (leader === null ? 1 : rating(leader) + bonus), 0);
}

/**
 * 3.336, 3.441: any number may be, but 0 is in hand, 1 Oversized, 2 and 3 twice and three times as many as the Control
 * Rating. Reckoned whenever it is asked for (3.442), for the Flotilla at the top with all under it (3.445).
 */
export function oversize(world: World, side: SideId, id: FormationId): 0 | 1 | 2 | 3 {
  const forces = forcesOf(world, side);
  if (formationOf(forces, id).kind !== 'flotilla') return 0;
  const load = controlLoad(theatreOf(world), squadronsIn(forces, id));
  const control = controlOf(world, side, id);
  if (load <= control) return 0;
  if (control > 0 && load < 2 * control) return 1;
  return control > 0 && load < 3 * control ? 2 : 3;
}
