/** Duels imagined for practice: one side sails as her nets have it, the other as captains do or strangers; both fight as captains. */
import type { Dice } from '@weathergage/kernel';
import { captainsGunner } from './captains-guns.ts';
import { CaptainsMind } from './captains-mind.ts';
import {
  captainsMuster,
  musterMen,
  NOBODY,
  sectionsFor,
  standDown,
  standsIdle,
  type ToldOffBits,
} from './decks.ts';
import { riggedFor, type TablesOfLies, tablesFor } from './fitness.ts';
import { asCaptainsHold, asTablesHold, cutIrons, type Holds, throwIrons, tryToUnfoul } from './irons.ts';
import { lieOf } from './lies.ts';
import { type Duel, type End, freeSections, isBound } from './logs.ts';
import { chanceFor, DRAWN, endTurn, type Nets, sailedWorths } from './net-choices.ts';
import { drawnShare } from './playing.ts';
import { rangeOf, sail } from './sailing.ts';
import { plainWorths } from './turn-ahead.ts';
import { type Way, waysOf } from './ways.ts';

/** A captain; one who rams and keeps his men at the guns; one who rams and boards; one who half the time sails anywhere. */
export type Rival = 'captain' | 'rammer' | 'boarder' | 'whimsical';

export interface PracticeTerms {
  readonly nets: Nets;
  readonly rival: Rival;
  /** In haste captains go by tables that are kept for many turns. */
  readonly hasty: boolean;
  /** Of 256 plots so many are written without a thought, to see what comes of it. */
  readonly whims: number;
  readonly limit: number;
  readonly onBegun: (duel: Duel) => void;
  readonly onSailed: (duel: Duel) => void;
}

const AS_CAPTAINS = [captainsGunner, captainsGunner] as const;

/** Her result, from 0 to 1. */
export function practiseDuel(duel: Duel, own: End, terms: PracticeTerms, dice: Dice): number {
  let tables = terms.hasty ? tablesFor(duel) : null;
  let rigged = riggedFor(duel);
  for (;;) {
    if (tables !== null && riggedFor(duel) !== rigged) {
      tables = tablesFor(duel);
      rigged = riggedFor(duel);
    }
    const holds = tables === null ? holdsOn(duel, own, terms) : asTablesHold(duel, tables);
    terms.onBegun(duel);
    if (duel.fouled) tryToUnfoul(duel, holds, dice);
    sail(duel, waysSailed(duel, own, tables, terms, dice), dice);
    terms.onSailed(duel);
    if (rangeOf(duel) === 1 || duel.irons > 0) {
      throwIrons(duel, holds, dice);
      if (duel.irons > 0) cutIrons(duel, holds, dice);
    }
    musterBoth(duel, own, terms, dice);
    const over = endTurn(duel, AS_CAPTAINS, dice);
    if (over !== null) return chanceFor(over, own);
    if (duel.turn > terms.limit) return DRAWN;
  }
}

const rams = (rival: Rival): boolean => rival === 'rammer' || rival === 'boarder';

function holdsOn(duel: Duel, own: End, { rival }: PracticeTerms): Holds {
  const asCaptain = asCaptainsHold(duel, (end) => new CaptainsMind(duel, end).exchangeNow());
  return (end) => (end !== own && rams(rival)) || asCaptain(end);
}

/** What both write, the first ship's way first. */
function waysSailed(
  duel: Duel,
  own: End,
  tables: TablesOfLies | null,
  terms: PracticeTerms,
  dice: Dice,
): readonly [Way, Way] {
  const foe = own === 0 ? 1 : 0;
  const [log, foeLog] = [duel.logs[own], duel.logs[foe]];
  const ways = waysOf(duel.sea, duel.ships[own], log.rigging)[log.heading];
  const theirs = waysOf(duel.sea, duel.ships[foe], foeLog.rigging)[foeLog.heading];
  let [way, theirWay] = [ways[0]!, theirs[0]!];
  if (!isBound(duel)) {
    let shares: ArrayLike<number> = [1];
    const foeSails = !standsIdle(foeLog) && theirs.length > 1;
    if (foeSails) {
      shares =
        tables === null
          ? new CaptainsMind(duel, foe).mixture()
          : tables[foe].mixture(lieOf(foeLog, log), foeLog, log);
      theirWay = theirs[drawnShare(shares, dice)]!;
      if (terms.rival === 'whimsical' && dice.below(2) === 1) theirWay = theirs[dice.below(theirs.length)]!;
      if (rams(terms.rival)) theirWay = nearestWay(duel, foe, theirs);
    }
    if (!standsIdle(log) && ways.length > 1) {
      if (terms.whims > 0 && dice.below(256) < terms.whims) way = ways[dice.below(ways.length)]!;
      else {
        const meeting = { ways, theirs: foeSails ? theirs : theirs.slice(0, 1), shares };
        const worths = sailedWorths(duel, own, [ways, meeting.theirs], shares, terms.nets, dice);
        way = ways[bestOf(plainWorths(meeting, worths))]!;
      }
    }
  }
  return own === 0 ? [way, theirWay] : [theirWay, way];
}

function bestOf(worths: Float64Array): number {
  let best = 0;
  for (let i = 1; i < worths.length; i++) if (worths[i]! > worths[best]!) best = i;
  return best;
}

function nearestWay({ logs }: Duel, end: End, ways: readonly Way[]): Way {
  const [log, other] = [logs[end], logs[end === 0 ? 1 : 0]];
  let nearest = ways[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const q = log.q + way.end.q - other.q;
    const r = log.r + way.end.r - other.r;
    const away = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    if (away < least) [least, nearest] = [away, way];
  }
  return nearest;
}

function musterBoth(duel: Duel, own: End, terms: PracticeTerms, dice: Dice): void {
  standDown(duel);
  if (!isBound(duel)) {
    duel.melee = false;
    return;
  }
  const foe = own === 0 ? 1 : 0;
  const theirs = strangersMuster(duel, foe, terms.rival, dice);
  const mine = captainsMuster(duel, own, dice);
  musterMen(duel.logs[own], mine);
  musterMen(duel.logs[foe], theirs);
}

function strangersMuster(duel: Duel, end: End, rival: Rival, dice: Dice): ToldOffBits {
  const free = freeSections(duel.logs[end]);
  if (free === 0 || rival === 'rammer') return NOBODY;
  return rival === 'boarder' ? sectionsFor(free, { board: 2, defend: 0 }) : captainsMuster(duel, end, dice);
}
