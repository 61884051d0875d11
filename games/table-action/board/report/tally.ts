/** The match in numbers: what was left of every ship after each turn, hits by range, and how the dice fell. */
import type { ReportFrame } from '@weathergage/web/toolkit/contract.ts';
import type { Chance } from '@weathergage/web/toolkit/luck.ts';
import type { Count } from '@weathergage/web/toolkit/report/runs.ts';
import type { Shot } from '@weathergage/web/toolkit/report/tally.ts';
import { hitsOf } from '../../attention/odds.ts';
import type { Range } from '../../data/words.ts';
import { fights } from '../../rules/aboard/crippled.ts';
import { AREAS, type Area, type Ship } from '../../rules/table/ship.ts';
import type { TableAction } from '../../rules/types.ts';
import type { ToldOf } from '../look/types.ts';

export type Frame = ReportFrame<TableAction>;

/** Nothing is left of a ship that is lost; one that sailed off the table took all she had with her. */
export const POINTS: Count<Ship, Area> = {
  measures: AREAS,
  left: (ship, area) => (ship.fate === 'afloat' || ship.fate === 'left' ? ship[area] : 0),
  fights,
};

const chanceOf = (told: ToldOf<'fire'>): Chance => ({
  rolled: told.hits,
  ...hitsOf({
    large: told.large.count,
    regular: told.regular.count,
    needed: told.needed,
    modifiers: told.modifiers,
  }),
});

export function shotsOf(frames: readonly Frame[]): readonly Shot<Range>[] {
  return frames.flatMap(({ told }, frame) => {
    // Who had her when she fired: by the end of the step she may have been taken.
    const { view } = (frames[frame - 1] ?? frames[frame]!).desk;
    return told
      .filter((one): one is ToldOf<'fire'> => one.kind === 'fire')
      .map((fire) => ({
        frame,
        ship: fire.ship,
        side: [...view.ships, ...view.batteries].find(({ id }) => id === fire.ship)?.side ?? '',
        target: fire.target,
        range: fire.range,
        rake: fire.rake !== null,
        hits: fire.hits,
        chance: chanceOf(fire),
      }));
  });
}
