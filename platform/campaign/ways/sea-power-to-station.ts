/** A contested sea of Sea Power as a season of Station. */
import type { Side } from '@weathergage/sea-power/data/nations.ts';
import { SIDES } from '@weathergage/sea-power/data/nations.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import type { Station } from '@weathergage/station/rules/types.ts';
import { withMapping } from '../mapping/bound-mapping.ts';
import { seasonResult } from '../season/after.ts';
import { seasonScenario } from '../season/season.ts';
import { makeWay } from '../way.ts';

export const seaPowerToStation = makeWay({
  parent: 'sea-power',
  id: 'station',
  child: 'station',
  childrenOf(engagement, mapping) {
    const battle = engagement as SeaBattle;
    const { below } = battle;
    const scenario = seasonScenario(battle, mapping);
    const options = below === null ? {} : withMapping({ foughtOut: below }, mapping);
    return [{ game: 'station', scenario, options }];
  },
  reportOf: (engagement, [last], journal, mapping) =>
    seasonResult(engagement as SeaBattle, last as Station['state'], journal, mapping),
  seatOf(engagement, seat) {
    const { commands } = engagement as SeaBattle;
    const side = SIDES.find((one: Side) => commands[one] === seat);
    if (side === undefined) throw new Error(`${seat} takes no part in ${engagement.id}`);
    return side;
  },
});
