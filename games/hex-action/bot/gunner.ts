/** The guns: what to fire at and when to hold, which squares to lose, which side to load. */
import { waysToMark } from '../rules/damage/gun-losses.ts';
import { aimsAt, computeBroadside } from '../rules/gunnery/broadside.ts';
import { lawfulTargets } from '../rules/gunnery/combat.ts';
import type { AnswerTo, HexAsk } from '../rules/sea/asks.ts';
import { isAdvanced } from '../rules/sea/edition.ts';
import type { Ship } from '../rules/sea/ship.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import { BROADSIDES, type Broadside } from '../rules/sea/words.ts';
import { BEARS, bearingSeen, poseOf } from './bearing.ts';
import { reachOf } from './courses.ts';
import { shotWorth } from './fire-worth.ts';
import { tableFor } from './gunnery.ts';
import { foesOf } from './helm.ts';
import { plainFireOrders } from './plain-guns.ts';
import { type WorthTables, worthTables } from './worth.ts';

type AskOf<K extends HexAsk['kind']> = Extract<HexAsk, { kind: K }>;
type Shot = NonNullable<AnswerTo<'fire'>['L']>;

export function chooseFire(view: View, ask: AskOf<'fire'>): AnswerTo<'fire'> {
  if (isAdvanced(view)) return plainFireOrders(view, shipOf(view, ask.ship));
  const ship = shipOf(view, ask.ship);
  return { L: bestShot(view, ship, 'L'), R: bestShot(view, ship, 'R') };
}

/** The target and aim worth most, or none where the broadside is better kept. */
function bestShot(view: View, ship: Ship, side: Broadside): Shot | null {
  let best: { shot: Shot; worth: number; kept: number } | null = null;
  for (const target of lawfulTargets(view, ship, side)) {
    const worths = worthTables(target);
    for (const aim of aimsAt(view, ship, target)) {
      const laid = computeBroadside(view, ship, side, target, aim);
      if (laid === null) continue;
      const worth = shotWorth(view, ship, target, worths, laid)[aim];
      if (best === null || worth > best.worth)
        best = {
          shot: { target: target.id, aim },
          worth,
          kept: keeping(view, ship, side, worths, laid.range),
        };
    }
  }
  return best !== null && best.worth > best.kept ? best.shot : null;
}

/** The range at which a first broadside is meant to be fired, and the nearest from which it is worth waiting for that. */
export const FIRST_BROADSIDE = { meantFor: 2, waitedFrom: 4 } as const;

/** How sure she may be of getting there: less with every turn that nothing has come of it. */
export const surenessAt = (turn: number): number => Math.max(0, 0.9 - turn * 0.05);

/** A side fired now is loaded again this turn, so only the care of a first broadside can be worth keeping (11.3.4). */
function keeping(view: View, ship: Ship, side: Broadside, worths: WorthTables, range: number): number {
  if (!ship.initial[side] || range < FIRST_BROADSIDE.waitedFrom) return 0;
  const close = (initial: boolean): number => {
    const table = tableFor(ship, side, { range: FIRST_BROADSIDE.meantFor, rake: false, initial, away: 0 });
    return table === null ? 0 : worths.hull[table]!;
  };
  return surenessAt(view.turn) * (close(true) - close(false));
}

/** Lost where they will be missed least: what the two broadsides can still do, close by and at middle range. */
export function chooseGunLosses(view: View, ask: AskOf<'gun-losses'>): AnswerTo<'gun-losses'> {
  const ship = shipOf(view, ask.ship);
  const [foe] = foesOf(view, ship);
  const worths = worthTables(foe ?? ship);
  let best: AnswerTo<'gun-losses'>['marks'] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const marks of waysToMark(ship, ask)) {
    const left = { ...ship, guns: { ...ship.guns }, carronades: { ...ship.carronades } };
    for (const mark of marks) left[mark[1] === 'G' ? 'guns' : 'carronades'][mark[0] as Broadside]--;
    const worth = firepower(left, worths);
    if (worth <= most) continue;
    most = worth;
    best = marks;
  }
  return { marks: best };
}

const WEIGHED_RANGES = [1, 2, 2, 3, 4, 5] as const;

function firepower(ship: Ship, worths: WorthTables): number {
  let sum = 0;
  for (const side of BROADSIDES) {
    for (const range of WEIGHED_RANGES) {
      const table = tableFor(ship, side, { range, rake: false, initial: false, away: 0 });
      if (table !== null) sum += worths.hull[table]!;
    }
    // A gun reaches farther than a carronade, and a square more puts off the next loss of a table.
    sum += 0.02 * ship.guns[side] + 0.01 * ship.carronades[side];
  }
  return sum;
}

export const chooseLoad = (view: View, ask: AskOf<'load'>): AnswerTo<'load'> => ({
  side: likelySide(view, shipOf(view, ask.ship)),
});

/** The side more likely to bear next turn; the stronger one if it is all the same. */
export function likelySide(view: View, ship: Ship): Broadside {
  const bears = sideChances(view, ship);
  return bears.L > bears.R ? 'L' : 'R';
}

/** How often each side would bear next turn, over all that both ships may do. */
export function sideChances(view: View, ship: Ship): Readonly<Record<Broadside, number>> {
  const bears = { L: 0.001 * ship.guns.L, R: 0.001 * ship.guns.R };
  for (const foe of foesOf(view, ship)) {
    const own = poseOf(ship);
    const other = poseOf(foe);
    for (const step of reachOf(view, ship, ship.heading))
      for (const foeStep of reachOf(view, foe, foe.heading)) {
        const there = bearingSeen(
          { q: own.q + step.q, r: own.r + step.r, heading: step.heading },
          { q: other.q + foeStep.q, r: other.r + foeStep.r, heading: foeStep.heading },
        );
        for (const side of BROADSIDES) if ((there & BEARS[side]) !== 0) bears[side]++;
      }
    // As they lie now counts for much: most ships hold on.
    const now = bearingSeen(own, other);
    for (const side of BROADSIDES) if ((now & BEARS[side]) !== 0) bears[side] += 20;
  }
  return bears;
}
