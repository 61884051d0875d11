/** What can be read off the logs and the board of how a side stands: own less the enemy's, each ship by her weight. */
import { pointUnit, signedWeight } from '@weathergage/bots/search/index.ts';
import { areBound } from '../../rules/sea/bonds.ts';
import { crewLeft, dismasted, gunsLeft, riggingLeft, type Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { bearingSeen, poseOf, RANGE_BITS } from '../bearing.ts';
import { windward } from '../prospect.ts';
import { glanceAt } from './quick-helm.ts';

export const FEATURES = [
  'ships that fight',
  'hull left',
  'hull nearly gone',
  'guns left',
  'guns nearly gone',
  'crew left',
  'crew nearly gone',
  'rigging left',
  'dismasted',
  'broadsides never fired',
  'fire as they lie',
  'men where ships are bound',
  'boarders across',
  'nobody on deck',
  'weather gauge',
  'in irons',
] as const;

const part = (left: number, whole: number): number => (whole <= 0 ? 0 : Math.min(1, left / whole));
/** 1 when nothing is left, and little until a third is. */
const nearlyGone = (share: number): number => Math.max(0, 1 - 3 * share) ** 2;
const squares = (crew: readonly number[]): number => crew.reduce((sum, each) => sum + each, 0);
const gunSquares = ({ guns, carronades }: Ship['spec']): number =>
  guns.L + guns.R + carronades.L + carronades.R;

const fights = ({ surrender, presence, captured }: Ship): boolean =>
  surrender === null && presence === 'afloat' && !captured;

export function featuresOf(sea: Sea, side: string): Float64Array {
  const found = new Float64Array(FEATURES.length);
  const unit = pointUnit(sea.ships);
  const fit = sea.ships.filter(fights);
  for (const ship of fit) ownPart(sea, ship, signedWeight(ship, side, unit), found);
  for (const own of fit)
    if (own.side === side)
      for (const foe of fit) if (foe.side !== side) betweenTwo(sea, own, foe, unit, found);
  return found;
}

function ownPart(sea: Sea, ship: Ship, weight: number, found: Float64Array): void {
  const { spec } = ship;
  const hull = part(ship.hull, spec.hull);
  const guns = part(gunsLeft(ship), gunSquares(spec));
  const crew = part(crewLeft(ship), squares(spec.crew));
  found[0]! += weight;
  found[1]! += weight * hull;
  found[2]! += weight * nearlyGone(hull);
  found[3]! += weight * guns;
  found[4]! += weight * nearlyGone(guns);
  found[5]! += weight * crew;
  found[6]! += weight * nearlyGone(crew);
  found[7]! += weight * part(riggingLeft(ship), riggingLeft(spec));
  found[8]! += dismasted(ship) ? weight : 0;
  found[9]! += (weight * ((ship.initial.L ? 1 : 0) + (ship.initial.R ? 1 : 0))) / 2;
  found[15]! += attitude(ship.heading, sea.wind) === 'D' ? weight : 0;
}

function betweenTwo(sea: Sea, own: Ship, foe: Ship, unit: number, found: Float64Array): void {
  const [a, b] = [poseOf(own), poseOf(foe)];
  const there = bearingSeen(a, b);
  const back = bearingSeen(b, a);
  const range = there & RANGE_BITS;
  if (range <= 10) {
    const strength = (ship: Ship): number =>
      unit * Math.max(1, ship.spec.points) * part(gunsLeft(ship), gunSquares(ship.spec));
    found[10]! += strength(own) * glanceAt(there) - strength(foe) * glanceAt(back);
    found[14]! += (unit * own.spec.points * windward(sea.wind, a, b)) / 4;
  }
  if (!areBound(sea, own.id, foe.id)) return;
  const worth = unit * Math.max(1, Math.min(own.spec.points, foe.spec.points));
  const men = crewLeft(own) + crewLeft(foe);
  found[11]! += men === 0 ? 0 : (worth * (crewLeft(own) - crewLeft(foe))) / men;
  found[12]! += worth * (boarders(own, foe) - boarders(foe, own));
  found[13]! += worth * ((isOpen(own) ? 1 : 0) - (isOpen(foe) ? 1 : 0));
}

const boarders = (ship: Ship, target: Ship): number => {
  let sections = 0;
  for (const party of ship.parties)
    if (party.type === 'OBP' && party.target === target.id) sections += party.sections.length;
  return sections / 3;
};

const isOpen = (ship: Ship): boolean => !ship.parties.some(({ type }) => type === 'DBP');
