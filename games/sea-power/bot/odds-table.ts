/**
 * What a battle brings by the weight of the two lines alone, for plans in which nobody's ships are known yet. Each
 * entry is fought out once, with lines of seventy-fours and with chance that hangs on nothing but its own place.
 */
import { looseDice } from '@weathergage/kernel';
import { ratingOf } from '../data/leaders.ts';
import type { Nation, Side, War } from '../data/nations.ts';
import { SHIPS, shipOf } from '../data/ships.ts';
import { attackLeft } from '../rules/battle/round.ts';
import { ENOUGH_SHIPS } from '../rules/chart/control.ts';
import { worthOf } from '../rules/ports/points.ts';
import type { Berth, LineShip, ShipId } from '../rules/world/squadron.ts';
import { forecast } from './battle-odds.ts';
import { streamOf } from './chance.ts';

/** A line as it counts in the table: its weight in seventy-fours, what a lost ship costs, and whether it could hold a sea. */
export interface Weight {
  readonly seventyFours: number;
  readonly ships: number;
  readonly worth: number;
  readonly force: boolean;
}

const seventyFour = (nation: Nation): ShipId =>
  SHIPS.find((ship) => ship.nation === nation && ship.guns === 74)!.id;
const MODEL: Readonly<Record<Side, ShipId>> = {
  english: seventyFour('England'),
  european: seventyFour('France'),
};

export function weightOf(
  side: Side,
  berths: readonly Berth[],
  damage: (ship: ShipId) => number,
  war: War,
): Weight {
  let dice = 0;
  let worth = 0;
  let led = 0;
  const nations = new Set<Nation>();
  for (const { ship, leader } of berths) {
    dice += attackLeft({ ship, damage: damage(ship) });
    worth += worthOf(ship);
    nations.add(shipOf(ship).nation);
    if (leader !== null) led += ratingOf(leader, war);
  }
  const ships = berths.length;
  // 7.4: a leader's die falls to one ship once; 7.5: allies in one line throw fewer.
  dice += Math.min(ships, led) - (side === 'european' && nations.size > 1 ? ships : 0);
  return {
    seventyFours: dice / shipOf(MODEL[side]).attack,
    ships,
    worth: side === 'english' ? 1 : worth / Math.max(1, ships),
    force: ships >= ENOUGH_SHIPS,
  };
}

/** For the English: ships sunk on both sides, and how often each side is left alone. */
interface Entry {
  readonly sunk: number;
  readonly lost: number;
  readonly holds: Readonly<Record<Side, number>>;
}

const MOST = 40;
const SAMPLES = 40;
const KNOWN = new Map<number, Entry>();

function entry(english: number, european: number): Entry {
  const key = english * 100 + european;
  let known = KNOWN.get(key);
  if (known === undefined) {
    const line = (side: Side, ships: number): LineShip[] =>
      Array.from({ length: ships }, () => ({ ship: MODEL[side], leader: null, damage: 0, disabled: false }));
    const lines = { english: line('english', english), european: line('european', european) };
    known = forecast(lines, 2, SAMPLES, streamOf(looseDice(key)));
    KNOWN.set(key, known);
  }
  return known;
}

const place = ({ seventyFours }: Weight): number => Math.max(1, Math.min(MOST, Math.round(seventyFours)));

/** Points for the English, and who is left, if these two meet. */
export function meet(english: Weight, european: Weight): { points: number; holds: Entry['holds'] } {
  const { sunk, lost, holds } = entry(place(english), place(european));
  return {
    points: Math.min(sunk, european.ships) * european.worth - Math.min(lost, english.ships),
    holds,
  };
}
