/** What it is worth to hang together with an enemy: boarders against boarders, with the guns that go on meanwhile. */

import { solveSecretGame } from '@weathergage/bots/search/index.ts';
import { crewLeft, type Ship } from '../rules/sea/ship.ts';
import type { Sea } from '../rules/sea/state.ts';
import { BROADSIDES } from '../rules/sea/words.ts';
import { BEARS, bearingSeen, poseOf, RAKES, RANGE_BITS } from './bearing.ts';
import { deckFight, type Muster, mustersOf, type ToldOff, toldOff } from './decks.ts';
import { loadedness, shotWorth } from './fire-worth.ts';
import { tableFor } from './gunnery.ts';
import { DEFEAT, worthTables } from './worth.ts';

/** Fire of one ship into another alongside, by the crew sections that are away from the guns. */
function fireAlongside(sea: Sea, firer: Ship, target: Ship, most: number): number[] {
  const there = bearingSeen(poseOf(firer), poseOf(target));
  const alongside = (there & RANGE_BITS) === 1;
  const worths = worthTables(target);
  return Array.from({ length: most + 1 }, (_, away) => {
    let worth = 0;
    for (const side of BROADSIDES) {
      // Ships not yet alongside will lie broadside to broadside as a rule.
      if (alongside ? (there & BEARS[side]) === 0 : side === 'L') continue;
      const shot = { range: 1, rake: alongside && (there & RAKES[side]) !== 0 };
      const table = tableFor(firer, side, { ...shot, initial: firer.initial[side], away });
      if (table === null) continue;
      worth += loadedness(firer, side) * shotWorth(sea, firer, target, worths, { ...shot, table }).hull;
    }
    return worth;
  });
}

const ROUNDS = 100;
/** Turns of gunnery that count beside a melee: it lasts about as long. */
const BROADSIDES_MEANWHILE = 1.5;

/** Who takes an enemy stays aboard of her (12.4): a ship whose whole crew boarded is as good as lost while others fight on. */
const DESERTED = 0.5 * DEFEAT;

const hasOthers = (sea: Sea, foe: Ship): boolean =>
  sea.ships.some(
    (ship) =>
      ship.side === foe.side && ship.id !== foe.id && ship.presence === 'afloat' && ship.surrender === null,
  );

export interface BoardingGame {
  /** The musters that come into question, and how often each should be told off. */
  readonly musters: readonly Muster[];
  readonly shares: readonly number[];
  readonly value: number;
  /** What the guns alone would be worth to her, with nobody boarding. */
  readonly guns: number;
}

/** Boarders can't be called back (10.2.2): nobody is sent against odds, should every man of the enemy's stand to. */
function sensible(sea: Sea, own: Ship, foe: Ship): Muster[] {
  const everyone = mustersOf(sea, foe).reduce((most, each) => (each.defend > most.defend ? each : most));
  const repelling = toldOff(sea, foe, everyone);
  return mustersOf(sea, own).filter(
    (muster) => muster.board === 0 || deckFight(toldOff(sea, own, muster), repelling) >= 0,
  );
}

/** Both captains tell off their boarders in secret (10.2.1); each cell is the melee to its end, and the guns. */
export function boardingGame(sea: Sea, own: Ship, foe: Ship, spirit: number): BoardingGame {
  const musters = sensible(sea, own, foe);
  const ownTold = musters.map((muster) => toldOff(sea, own, muster));
  const foeTold = mustersOf(sea, foe).map((muster) => toldOff(sea, foe, muster));
  const sections = (told: readonly ToldOff[]): number =>
    Math.max(0, ...told.map(({ away, atGuns }) => away + atGuns));
  const fightsOn = hasOthers(sea, foe);
  const deserted = ({ boarders, defenders }: ToldOff): number =>
    fightsOn && boarders.squares > 0 && defenders.squares === 0 ? DESERTED : 0;
  const ownFire = fireAlongside(sea, own, foe, sections(ownTold));
  const foeFire = fireAlongside(sea, foe, own, sections(foeTold));
  const firing = (fire: readonly number[], { away, atGuns }: ToldOff): number =>
    atGuns === 0 ? 0 : BROADSIDES_MEANWHILE * fire[away]!;
  const pay = new Float64Array(ownTold.length * foeTold.length);
  let at = 0;
  for (const mine of ownTold)
    for (const theirs of foeTold) {
      const fight = deckFight(mine, theirs);
      const guns = spirit * firing(ownFire, mine) - firing(foeFire, theirs);
      // What the guns do is lost on a ship that is taken all the same, and a ship that nobody came back to is a hulk.
      pay[at++] = DEFEAT * fight + (1 - Math.abs(fight)) * guns - (mine.atGuns === 0 ? deserted(mine) : 0);
    }
  const { rows, value } = solveSecretGame({ rows: ownTold.length, columns: foeTold.length, pay }, ROUNDS);
  const guns = BROADSIDES_MEANWHILE * (spirit * ownFire[0]! - foeFire[0]!);
  return { musters, shares: [...rows], value, guns };
}

/** What being bound is worth beyond the gun duel the two would fight anyway. */
export function holdWorth(sea: Sea, own: Ship, foe: Ship, spirit: number): number {
  if (crewLeft(own) === 0 || crewLeft(foe) === 0) return 0;
  const { value, guns } = boardingGame(sea, own, foe, spirit);
  return value - guns;
}
