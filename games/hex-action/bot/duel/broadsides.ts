/** Fire in an imagined duel: both ships at once, as captains fire, on the printed tables (11.0). */
import type { Dice } from '@weathergage/kernel';
import { HIT_DETERMINATION, RANGES } from '../../data/tables.ts';
import { nearSide } from '../../rules/bearing/field-of-fire.ts';
import { facesOf } from '../../rules/gunnery/broadside.ts';
import type { Hits } from '../../rules/sea/told.ts';
import { type Aim, BROADSIDES, type Broadside } from '../../rules/sea/words.ts';
import { BEARS, bearingSeen, RAKES, RANGE_BITS } from '../bearing.ts';
import {
  allAway,
  type Duel,
  type DuelLog,
  ENDS,
  type End,
  freeSections,
  isBound,
  menOf,
  squaresIn,
} from './logs.ts';

/** From this range on a first broadside is kept for close quarters, until nothing has come of it for so many turns. */
const WAITING = 4;
const PATIENCE = 15;

/** 11.3.3: sections wiped out or told off. */
function sectionsAway({ men, boarders, defenders }: DuelLog): number {
  let away = 0;
  for (let i = 0; i < men.length; i++) if (men[i] === 0 || ((boarders | defenders) & (1 << i)) !== 0) away++;
  return away;
}

export function tableOf(
  { ships, logs }: Duel,
  end: End,
  side: Broadside,
  range: number,
  rake: boolean,
): number | null {
  const log = logs[end];
  const squares = log.guns[side] + (range <= RANGES.data.carronades ? log.carronades[side] : 0);
  if (squares === 0) return null;
  const { rows, crewSectionLost, highest } = HIT_DETERMINATION.data;
  const row = rows.find(({ upTo }) => squares <= upTo)!;
  let table = row.byRange[range - 1]! + row.quality[ships[end].quality] + crewSectionLost * sectionsAway(log);
  if (log.first[side]) table += row.initial;
  if (rake) table += row.rake;
  return table < 0 ? null : Math.min(table, highest);
}

export const gunsIn = ({ guns, carronades }: DuelLog): number =>
  guns.L + guns.R + carronades.L + carronades.R;

interface Fired {
  readonly hits: Hits[];
  any: boolean;
}

/** What a broadside that bears is fired at; null while it is kept. */
export type Gunner = (duel: Duel, end: End, shot: Shot) => Aim | null;
export interface Shot {
  readonly side: Broadside;
  readonly range: number;
  readonly rake: boolean;
}

/** At a glance: at the hull wherever that may be, and the first broadside kept for close quarters. */
const byRange: Gunner = (duel, end, { side, range }) => {
  if (duel.logs[end].first[side] && range >= WAITING && duel.turn < PATIENCE) return null;
  return range >= RANGES.data.riggingOnly && !isBound(duel) ? 'rigging' : 'hull';
};

/** Null while both fight on; else the chance of the first ship: 1, 0, or a half where both are done for. */
export function fireBoth(
  duel: Duel,
  dice: Dice,
  gunners: readonly Gunner[] = [byRange, byRange],
): number | null {
  const { logs } = duel;
  const gunless = logs.map((log) => gunsIn(log) === 0);
  const salvos: [Fired, Fired] = [
    { hits: [], any: false },
    { hits: [], any: false },
  ];
  const spent: (() => void)[] = [];
  const yields = [false, false];
  for (const end of ENDS) {
    const [log, foe] = [logs[end], logs[end === 0 ? 1 : 0]];
    if (freeSections(log) === 0 || allAway(log) || menOf(log) === 0) continue;
    const bearing = bearingSeen(log, foe);
    const range = bearing & RANGE_BITS;
    if (range > RANGES.data.guns || range === 0) continue;
    for (const side of BROADSIDES) {
      if ((bearing & BEARS[side]) === 0 || !log.loaded[side]) continue;
      const rake = (bearing & RAKES[side]) !== 0;
      const reaches = log.guns[side] + (range <= RANGES.data.carronades ? log.carronades[side] : 0) > 0;
      if (!reaches) continue;
      // 11.4.4.2: fired or not.
      if (rake && range < RANGES.data.riggingOnly && squaresIn(foe.rigging) === 0) yields[1 - end] = true;
      const aim = gunners[end]!(duel, end, { side, range, rake });
      if (aim === null) continue;
      const table = tableOf(duel, end, side, range, rake);
      if (table === null && !(gunless[1 - end] && range === 1)) continue;
      if (gunless[1 - end] && range === 1) yields[1 - end] = true;
      salvos[1 - end]!.hits.push(facesOf(table, aim)[dice.below(6)]!);
      spent.push(() => {
        log.loaded[side] = false;
        log.first[side] = false;
      });
    }
  }
  for (const each of spent) each();
  for (const end of ENDS) if (salvos[end].hits.length > 0) suffer(duel, end, salvos[end].hits);
  const lost = ENDS.map((end) => yields[end] || logs[end].hull === 0);
  // 14.1.3 comes before a surrender.
  const dead = ENDS.map((end) => menOf(logs[end]) === 0);
  return verdict(dead[0]!, dead[1]!) ?? verdict(lost[0]!, lost[1]!);
}

export const DRAW = 0.5;
/** Whoever has lost, by end. */
export const verdict = (first: boolean, second: boolean): number | null =>
  first && second ? DRAW : first ? 0 : second ? 1 : null;

function suffer(duel: Duel, end: End, salvos: readonly Hits[]): void {
  const log = duel.logs[end];
  let [H, G, C, R] = [0, 0, 0, 0];
  for (const hits of salvos) {
    H += hits.H;
    G += hits.G;
    C += hits.C;
    R += hits.R;
  }
  const excess = Math.max(0, G - gunsIn(log));
  log.hull = Math.max(0, log.hull - H - excess);
  C = takeFrom(log.men, C);
  takeFrom(log.rigging, R);
  if (G > excess) loseGuns(duel, end, G - excess);
}

function takeFrom(sections: number[], squares: number): number {
  let open = squares;
  for (let i = 0; i < sections.length && open > 0; i++) {
    const taken = Math.min(open, sections[i]!);
    sections[i]! -= taken;
    open -= taken;
  }
  return open;
}

/** 11.4.3.1: on the near side first; of the two kinds a carronade is missed less. */
function loseGuns({ logs }: Duel, end: End, hits: number): void {
  const log = logs[end];
  const foe = logs[end === 0 ? 1 : 0];
  const lying = ({ q, r, heading }: DuelLog) => ({ bow: { q, r }, heading });
  const near = nearSide(lying(log), lying(foe));
  for (let left = hits; left > 0; left--) {
    const on = (side: Broadside): number => log.guns[side] + log.carronades[side];
    const weaker = on('L') < on('R') ? 'L' : 'R';
    const wanted = near ?? (on(weaker) > 0 ? weaker : weaker === 'L' ? 'R' : 'L');
    const side = on(wanted) > 0 ? wanted : wanted === 'L' ? 'R' : 'L';
    if (log.carronades[side] > 0) log.carronades[side]--;
    else log.guns[side]--;
  }
}
