/** What each result of the Critical Hit Table does (16.1.2.2). */
import { CRITICAL_NUMBERS, type CriticalEffect, type CriticalRow } from '../../data/criticals.ts';
import type { Critical } from '../sea/advanced-sea.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Context } from '../sea/phase.ts';
import { hands } from '../sea/ship.ts';
import { type Hits, NO_HITS } from '../sea/told.ts';
import { QUALITIES } from '../sea/words.ts';
import { markBlows } from './advanced-damage.ts';
import { cutAnchor, cutLine } from './cut-lines.ts';
import { explode } from './explosion.ts';
import { checkFire, setOnFire } from './fires.ts';

/** Everything an effect may need; `die` throws one that is told with the hit. */
export interface Stroke {
  readonly sea: AdvancedState;
  readonly ship: AdvancedShip;
  readonly critical: Critical;
  readonly row: CriticalRow;
  readonly context: Context;
  die(): number;
}

/** How far it went: false for nothing, true, or by how much. */
export type Outcome = boolean | number;

const mark = ({ sea, ship, critical, context }: Stroke, hits: Partial<Hits>): void =>
  markBlows(
    sea,
    ship,
    [{ hits: { ...NO_HITS, ...hits }, side: critical.side, section: critical.section ?? null }],
    context,
  );

/** The rest of the first section that still stands. */
function mast(stroke: Stroke): Outcome {
  const squares = stroke.ship.rigging.find((left) => left > 0);
  if (squares === undefined) return false;
  mark(stroke, { R: squares });
  return squares;
}

function broadside(stroke: Stroke): Outcome {
  const { by, turns, rigging } = CRITICAL_NUMBERS.data.broadside;
  const log = stroke.ship.advanced;
  // 16.1.2.2.3: beside what she suffers already, here and below.
  const wound = { side: stroke.row.side!, by, until: stroke.sea.turn + turns };
  log.wounds = { ...log.wounds, broadside: [...(log.wounds.broadside ?? []), wound] };
  mark(stroke, { R: rigging });
  return turns;
}

function aloft(stroke: Stroke): Outcome {
  const { sail, repair } = stroke.ship.advanced.notes;
  if (sail === undefined && repair !== 'RR') return false;
  const squares = CRITICAL_NUMBERS.data.aloftCrew;
  mark(stroke, { C: squares });
  return squares;
}

function doubled(stroke: Stroke): Outcome {
  const again = Object.fromEntries(
    (stroke.row.letters ?? []).map((letter) => [letter, stroke.critical.hits[letter]]),
  );
  const sum = Object.values(again).reduce((total, hits) => total + hits, 0);
  if (sum === 0) return false;
  mark(stroke, again);
  return sum;
}

/** A crew of little worth that has lost many loses heart: it serves a step worse from now on. */
function courage({ ship, die }: Stroke): Outcome {
  const { worth, atMost } = CRITICAL_NUMBERS.data.courage;
  const lost = ship.sections.filter(
    ({ no, total, left }) => no <= ship.spec.crew.length && total > 0 && left === 0,
  ).length;
  const worse = QUALITIES[QUALITIES.indexOf(ship.quality) + 1];
  if (die() + worth[ship.quality] - lost > atMost || worse === undefined) return false;
  const men = new Set(hands(ship).filter(({ quality }) => quality === ship.quality));
  ship.sections = ship.sections.map((section) =>
    men.has(section) ? { ...section, quality: worse } : section,
  );
  ship.quality = worse;
  return true;
}

function helm({ sea, ship }: Stroke): Outcome {
  const log = ship.advanced;
  log.wounds = { ...log.wounds, helm: sea.turn + 1 };
  return true;
}

function rudder(stroke: Stroke): Outcome {
  const log = stroke.ship.advanced;
  log.wounds = { ...log.wounds, turning: (log.wounds.turning ?? 0) + 1 };
  if (stroke.row.also === 'helm') helm(stroke);
  return true;
}

function waterline({ ship }: Stroke): Outcome {
  const log = ship.advanced;
  log.wounds = { ...log.wounds, waterline: (log.wounds.waterline ?? 0) + 1 };
  return true;
}

/** The nearer the guns, the likelier: she blows up at once, or burns where the table says so. */
function magazine({ sea, ship, critical, row, context, die }: Stroke): Outcome {
  if (die() + critical.range <= CRITICAL_NUMBERS.data.magazine) {
    explode(sea, ship, context);
    return true;
  }
  return row.also === 'fire' && checkFire(sea, ship, critical.table, context);
}

export const EFFECTS: Readonly<Record<CriticalEffect, (stroke: Stroke) => Outcome>> = {
  none: () => false,
  mast,
  broadside,
  line: ({ sea, ship, context }) => cutLine(sea, ship, context),
  aloft,
  doubled,
  fire: ({ ship, context }) => {
    setOnFire(ship, context);
    return true;
  },
  courage,
  helm,
  anchor: ({ sea, ship, die, context }) => cutAnchor(sea, ship, die, context),
  rudder,
  waterline,
  magazine,
};
