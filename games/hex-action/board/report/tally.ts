/** The match in numbers: what was left of every ship after each turn, who hit whom from how far, and how the dice fell. */
import type { ReportFrame } from '@weathergage/web/toolkit/contract.ts';
import { type Chance, chanceOf } from '@weathergage/web/toolkit/luck.ts';
import type { Count } from '@weathergage/web/toolkit/report/runs.ts';
import type { Shot } from '@weathergage/web/toolkit/report/tally.ts';
import { allHits } from '../../attention/expected-hits.ts';
import { FULL_SAIL_HITS } from '../../data/tables-advanced.ts';
import { advancedFaces } from '../../rules/bearing/hit-row.ts';
import { facesOf } from '../../rules/gunnery/broadside.ts';
import { effectOf } from '../../rules/gunnery/shot.ts';
import { crewLeft, gunsLeft, riggingLeft, type Ship } from '../../rules/sea/ship.ts';
import type { HexTold } from '../../rules/sea/told.ts';
import type { HexAction } from '../../rules/types.ts';

export type Frame = ReportFrame<HexAction>;

const MEASURES = ['hull', 'rigging', 'crew', 'guns'] as const;
type Measure = (typeof MEASURES)[number];

const LEFT: Readonly<Record<Measure, (ship: Ship) => number>> = {
  hull: (ship) => ship.hull,
  rigging: riggingLeft,
  crew: crewLeft,
  guns: gunsLeft,
};

/** A ship that has struck, is taken or has left the board no longer counts for her side. */
const fights = (ship: Ship): boolean => ship.surrender === null && !ship.captured && ship.presence !== 'gone';

export const SQUARES: Count<Ship, Measure> = {
  measures: MEASURES,
  left: (ship, measure) => LEFT[measure](ship),
  fights,
};

type FireTold = Extract<HexTold, { kind: 'fire' }>;

/** The faces of each die that fell; none for grape, which throws no die. */
function facesThrown({ table, tables, aim, shot, reconstructed }: FireTold, sea: Frame['desk']['view']) {
  if (table === null) return [];
  const rules = sea.advanced?.rules.tables;
  if (rules === undefined) return [facesOf(table, aim)];
  const extra = reconstructed?.includes('fullSailHits') ? FULL_SAIL_HITS.data[rules.fullSailHits] : () => 0;
  return (tables ?? []).map((each) =>
    advancedFaces(each, aim).map((hits) => effectOf(shot ?? 'R', { ...hits, R: hits.R + extra(hits.R) })),
  );
}

/** Dice add up, and so do what they promise and how far they stray from it. */
function chanceOfFire(fire: FireTold, sea: Frame['desk']['view']): Chance | null {
  const dice = facesThrown(fire, sea).map((faces) => chanceOf(faces.map(allHits), 0));
  if (dice.length === 0) return null;
  const sum = (of: 'expected' | 'variance'): number => dice.reduce((all, die) => all + die[of], 0);
  return { rolled: allHits(fire.hits), expected: sum('expected'), variance: sum('variance') };
}

export function shotsOf(frames: readonly Frame[]): readonly Shot<number>[] {
  return frames.flatMap(({ told }, frame) => {
    // Who sailed her when she fired: by the end of the step she may have been taken.
    const before = frames[frame - 1] ?? frames[frame]!;
    return told
      .filter(
        (one): one is FireTold & { readonly target: string } => one.kind === 'fire' && one.target !== null,
      )
      .map((fire) => ({
        frame,
        ship: fire.ship,
        side: before.desk.view.ships.find(({ id }) => id === fire.ship)?.side ?? '',
        target: fire.target,
        range: fire.range,
        rake: fire.rake,
        hits: allHits(fire.hits),
        chance: chanceOfFire(fire, before.desk.view),
      }));
  });
}
