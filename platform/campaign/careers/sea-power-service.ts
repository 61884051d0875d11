/** Who served in a battle, or a season, of Sea Power. */
import { AREAS } from '@weathergage/sea-power/data/areas.ts';
import { leaderOf } from '@weathergage/sea-power/data/leaders.ts';
import { SIDES, type Side } from '@weathergage/sea-power/data/nations.ts';
import { shipOf } from '@weathergage/sea-power/data/ships.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import type { BattleResult } from '@weathergage/sea-power/rules/world/battle-result.ts';
import { chanceFrom } from '../action.ts';
import { FLAG_OF, wornByDamage } from '../sea-power-war.ts';
import type { FoughtBattle, Service, ServiceFate } from './service.ts';

const LEADER_FATES = { killed: 'killed', injured: 'wounded', captured: 'captured' } as const;
/** Of captains who are hit, so many in a thousand die of it. */
const MORTAL = 250;

export function seaPowerService(battle: SeaBattle, result: BattleResult, child: string): FoughtBattle {
  const { lines, war, area, year } = battle;
  const lostOf = (side: Side): number =>
    result.lines[side].filter(({ fate }) => fate === 'sunk' || fate === 'captured').length;
  const held = SIDES.filter((side) => !result.broke.includes(side));
  return {
    engagement: battle.id,
    place: AREAS.find(({ id }) => id === area)!.name,
    year,
    victor: held.length === 1 ? held[0]! : null,
    lost: { english: lostOf('english'), european: lostOf('european') },
    services: SIDES.flatMap((side) => {
      const ratingOf = (leader: string): number => leaderOf(leader).ratings[war] ?? 0;
      const [first] = lines[side]
        .flatMap(({ leader }) => (leader === null ? [] : [leader]))
        .toSorted((a, b) => ratingOf(b) - ratingOf(a));
      return lines[side].flatMap(({ ship: id, leader, damage: before }): Service[] => {
        const { name, nation } = shipOf(id);
        const { fate, damage } = result.lines[side].find((one) => one.ship === id)!;
        const common = {
          ship: { id, name, flag: FLAG_OF[nation] },
          side,
          shipLost: fate === 'sunk' || fate === 'captured',
        };
        const hit = result.leaders.find((one) => one.leader === leader)?.fate;
        const admiral: Service[] =
          leader === null
            ? []
            : [
                {
                  ...common,
                  // 3.45: whoever leads a squadron there has a flag.
                  leader: { id: leader, name: leaderOf(leader).name, rank: 'Rear-Admiral' },
                  led: leader === first,
                  fate: hit === undefined ? 'unhurt' : LEADER_FATES[hit],
                },
              ];
        const worn = wornByDamage(id, Math.max(0, damage - before));
        const captain = captainFate(`${id} captain`, child, worn, fate);
        return [...admiral, { ...common, leader: null, led: false, fate: captain }];
      });
    }),
  };
}

/** He goes with a prize; else he is hit as likely as his ship was, and from a ship that is lost he is saved. */
export function captainFate(
  who: string,
  child: string,
  worn: number,
  fate: 'fights' | 'disabled' | 'sunk' | 'captured',
): ServiceFate {
  const hit = chanceFrom(child, who) < Math.min(900, worn);
  if (hit && chanceFrom(child, `${who} lives`) < MORTAL) return 'killed';
  if (fate === 'captured') return 'captured';
  return hit ? 'wounded' : 'unhurt';
}
