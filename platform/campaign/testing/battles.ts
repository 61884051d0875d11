/** Battles as their wars hand them over, for tests. */
import type { Engagement } from '@weathergage/kernel';
import type { AreaId } from '@weathergage/sea-power/data/areas.ts';
import { portsIn } from '@weathergage/sea-power/data/ports.ts';
import { shipPool } from '@weathergage/sea-power/data/ships.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import type { LineShip } from '@weathergage/sea-power/rules/world/squadron.ts';
import type { FightingSquadron, StationBattle } from '@weathergage/station/rules/engagements.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { Child, Way } from '../way.ts';

export const lineShip = (ship: string, leader: string | null = null, damage = 0): LineShip => ({
  ship,
  leader,
  damage,
  disabled: false,
});

/** So many of a navy, the first with a leader. */
export const testLine = (nation: 'England' | 'France' | 'Spain', ships: number, leader: string): LineShip[] =>
  shipPool(nation, 2)
    .slice(0, ships)
    .map(({ id }, at) => lineShip(id, at === 0 ? leader : null));

export const testSeaBattle = (changes: Partial<SeaBattle> = {}): SeaBattle => ({
  id: '1.1778.bay-of-biscay',
  way: 'x',
  fighters: { english: 'person', european: 'machine' },
  area: 'bay-of-biscay',
  year: 1778,
  war: 2,
  gauge: 'european',
  lines: {
    english: [lineShip('eng-mars', 'eng-hood', 2), lineShip('eng-culloden')],
    european: [lineShip('fra-terrible'), lineShip('fra-zodiaque', null, 1)],
  },
  joint: false,
  capture: true,
  commands: { english: 'english', european: 'european' },
  ports: [
    { port: 'brest', holder: 'France' },
    { port: 'ferrol', holder: null },
  ],
  frigates: { english: 1, european: 0 },
  atWar: ['England', 'France'],
  below: null,
  ...changes,
});

/** The same sea with its ports as the second war begins. */
export const testSeaOf = (area: AreaId, lines: SeaBattle['lines']): SeaBattle =>
  testSeaBattle({
    area,
    lines,
    atWar: ['England', 'France', 'Spain'],
    ports: portsIn(area).flatMap(({ id, owner }) => {
      const holder = owner[2];
      if (holder === 'Removed' || holder === 'Closed') return [];
      return [{ port: id, holder: holder === 'Neutral' ? null : holder }];
    }),
  });

export const testSquadron = (id: string, sail: number, changes: Partial<FightingSquadron> = {}) => ({
  squadron: id,
  name: id,
  contingent: 'British',
  class: 'SOL' as const,
  flagship: false,
  mate: null,
  sail,
  dp: 0,
  dr: 6,
  shift: 0,
  leaders: [
    {
      leader: `${id}-leader`,
      name: 'Somebody',
      rank: 'VA' as const,
      rating: 4,
      personality: 'Cautious' as const,
    },
  ],
  ...changes,
});

export const testStationBattle = (changes: Partial<StationBattle> = {}): StationBattle => ({
  id: '1.2.toulon',
  way: 'x',
  fighters: { red: 'person', white: 'machine' },
  place: 'Toulon',
  ground: 'large',
  works: null,
  year: 1744,
  gauge: 'A',
  intensity: 'Heavy',
  level: 5,
  gale: false,
  lines: {
    A: [testSquadron('a-1', 4), testSquadron('a-2', 3, { dp: 5 })],
    B: [testSquadron('b-1', 4, { contingent: 'Spanish' })],
  },
  sides: { A: { name: 'Britain', seat: 'red' }, B: { name: 'The Bourbons', seat: 'white' } },
  ...changes,
});

/** What a battle that is fought in one match is fought in. */
export function onlyChild(way: Way, battle: Engagement, mapping?: Mapping): Child {
  const [child, other] = way.childrenOf(battle, mapping);
  if (child === undefined || other !== undefined)
    throw new Error(`${battle.id} is fought in several matches`);
  return child;
}
