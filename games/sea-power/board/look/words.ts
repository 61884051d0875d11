/** Names and small phrases that log, sentences and panels share. */
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import {
  areaName,
  isShipId,
  isSquadronId,
  portName,
  shipName,
  squadronName,
  squadronOfToken,
} from '../../attention/names.ts';
import { isAreaId } from '../../data/areas.ts';
import { LEADERS, leaderOf, ratingOf } from '../../data/leaders.ts';
import { NATION_DATA, type Nation, type Side } from '../../data/nations.ts';
import { isPortId } from '../../data/ports.ts';
import { ratingOfSquadron, seniorOf } from '../../rules/world/leadership.ts';
import { berthsOf, isEmpty, type Marker, type Squadron, type Token } from '../../rules/world/squadron.ts';
import type { Phase, View, World } from '../../rules/world/state.ts';
import { warOf } from '../../rules/world/war.ts';

export {
  areaName,
  portName,
  shipName,
  squadronName,
  squadronOfToken,
  theArea,
  tokenName,
} from '../../attention/names.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { english: 'English', european: 'Europeans' };
export const SIDE_ADJECTIVES: Readonly<Record<Side, string>> = { english: 'English', european: 'European' };
/** A side in the middle of a sentence. */
export const theSide = (side: Side): string => `the ${SIDE_NAMES[side]}`;

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  bidding: 'Bidding for sides',
  demobilise: 'Demobilisation and new forces',
  organise: 'Squadrons are formed',
  place: 'Squadrons are placed',
  reorganise: 'Squadrons are formed anew',
  frigates: 'Frigates',
  movement: 'Movement',
  combat: 'Battle',
  assault: 'Attacks on ports',
  return: 'Return to port',
  repair: 'Repairs',
};

const LEADER_IDS = new Set(LEADERS.map(({ id }) => id));

export const leaderName = (id: string): string => (LEADER_IDS.has(id) ? leaderOf(id).name : id);
export const nationAdjective = (nation: Nation): string => NATION_DATA[nation].adjective;

export const markerOfToken = (view: { readonly markers: readonly Marker[] }, token: Token): Marker | null =>
  view.markers.find((marker) => marker.token === token) ?? null;

export const sideOfToken = (view: { readonly markers: readonly Marker[] }, token: Token): Side | null =>
  markerOfToken(view, token)?.side ?? null;

/** What one knows of one's own squadron, in numbers. */
export interface Strength {
  readonly ships: number;
  readonly rating: number;
  readonly leader: string | null;
  readonly empty: boolean;
  readonly damage: number;
}

export function strengthOf(view: World, squadron: Squadron): Strength {
  const senior = seniorOf(squadron, warOf(view));
  const berths = berthsOf(squadron);
  const afloat = { ...view.forces.english?.ships, ...view.forces.european?.ships };
  return {
    ships: berths.length,
    rating: ratingOfSquadron(view, squadron),
    leader: senior === null ? null : leaderName(senior),
    empty: isEmpty(squadron),
    damage: berths.reduce((sum, { ship }) => sum + (afloat[ship]?.damage ?? 0), 0),
  };
}

/** `14 ships, Hawke (4)`, or that it is but a name. */
export function strengthWords({ ships, rating, leader, empty }: Strength): string {
  if (empty) return `a decoy, moves as ${rating}`;
  return `${countedWords(ships, 'ship')}, ${leader === null ? 'no leader' : `${leader} (${rating})`}`;
}

export const ratedLeader = (view: World, leader: string): string =>
  `${leaderName(leader)} (${ratingOf(leader, warOf(view))})`;

export const seatName = (view: Pick<View, 'seats'>, id: string): string =>
  view.seats.find((seat) => seat.id === id)?.name ?? id;

/** Whatever the log, a list or the chart points at. */
export function subjectName(subject: string, view: View): string {
  if (isAreaId(subject)) return areaName(subject);
  if (isPortId(subject)) return portName(subject);
  // Many squadrons are called after a port or a sea.
  if (isSquadronId(subject)) return `${squadronName(subject)} squadron`;
  if (isShipId(subject)) return shipName(subject);
  if (LEADER_IDS.has(subject)) return leaderName(subject);
  const squadron = squadronOfToken(view, subject);
  return squadron === null ? subject : `${squadronName(squadron.id)} squadron`;
}
