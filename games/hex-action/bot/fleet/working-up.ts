/** The way up to an enemy who is far or does not come, reckoned in turns of sailing, tacks and all. */
import { distance } from '../../rules/sea/hex.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { poseOf } from '../bearing.ts';
import type { Aim } from './aims.ts';
import { driftAhead, idles } from './idlers.ts';
import { type Passage, passageOf, turnsFrom } from './passage.ts';
import type { Creed } from './temper.ts';

/** Nearer than this the guns decide where to lie. */
const AFAR = 6;
/** Against one who idles that is so only when they all but touch. */
const ALONGSIDE = 2;
/** Turns of drift that are reckoned with at most, and that show which way it takes her. */
const LEAD = 40;
const SOON = 4;

export interface WayUp {
  readonly aim: Aim;
  readonly passage: Passage;
}

export function wayUp(sea: Sea, ship: Ship, foe: Ship | undefined, to: Creed['worksUp']): WayUp | null {
  if (to === undefined || foe === undefined) return null;
  const idling = idles(foe);
  if (to === 'to idlers' && !idling) return null;
  if (rangeBetween(ship, foe) <= (idling ? ALONGSIDE : AFAR)) return null;
  const here: Aim = { kind: 'reach', hex: foe.bow };
  const passage = passageOf(sea, ship, here);
  const places = idling ? driftAhead(sea, foe, LEAD) : [];
  if (distance(ship.bow, places[SOON] ?? foe.bow) <= distance(ship.bow, foe.bow))
    return { aim: here, passage };
  // Who lies still to leeward or abeam drifts away: she is met where she will be, or both drift side by side for ever.
  const pose = poseOf(ship);
  const { q, r } = foe.bow;
  const hex = places.find((place, turns) => {
    // The way to where she will be is as long as the way to where she is from as much farther back.
    const back = { q: pose.q - place.q + q, r: pose.r - place.r + r, heading: pose.heading };
    return turnsFrom(sea, passage, here, back) <= turns;
  });
  const aim: Aim = { kind: 'reach', hex: hex ?? foe.bow };
  return { aim, passage: passageOf(sea, ship, aim) };
}
