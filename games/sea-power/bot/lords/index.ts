/** A commander who is of one mind with his fleets at home and of another abroad: a temper for each side in each war. */
import type { QuickChooser } from '@weathergage/kernel';
import type { Side, War } from '../../data/nations.ts';
import type { SeaPower } from '../../rules/types.ts';
import { sideOf } from '../../rules/world/phase.ts';
import { warOf } from '../../rules/world/war.ts';
import { commander } from '../admiral.ts';
import type { Temper } from '../temper.ts';

export type Tempers = Readonly<Record<War, Readonly<Record<Side, Temper>>>>;

export const temperIn = (tempers: Tempers, view: Parameters<typeof sideOf>[0], seat: string): Temper =>
  tempers[warOf(view)][sideOf(view, seat)!];

export function lordOf(tempers: Tempers): QuickChooser<SeaPower> {
  const known = new Map<Temper, QuickChooser<SeaPower>>();
  return (view, ask, dice) => {
    const temper = temperIn(tempers, view, ask.seat);
    let own = known.get(temper);
    if (own === undefined) {
      own = commander(temper) as QuickChooser<SeaPower>;
      known.set(temper, own);
    }
    return own(view, ask, dice);
  };
}
