/** Player Ranks (12.4): what they cost after a match, and what they are worth in the next. */
import { fitsSchema } from '@weathergage/kernel';
import type { RankedDie, SideId } from '../module/vocabulary.ts';
import { CareerSchema, FIRST_ADMIRAL } from './options.ts';
import type { Open } from './state.ts';
import { theatreOf } from './theatre.ts';

export interface PlayerRank {
  readonly name: string;
  /** The difference in Prestige it takes. */
  readonly cost: number;
  readonly kind: 'command' | 'blue' | 'white' | 'red';
  /** Commands: how often in a Turn a die may be changed by one. */
  readonly uses: number;
}

const command = (name: string, cost: number, uses: number): PlayerRank => ({
  name,
  cost,
  kind: 'command',
  uses,
});
const flag = (name: string, cost: number, kind: 'blue' | 'white' | 'red'): PlayerRank => ({
  name,
  cost,
  kind,
  uses: 0,
});

/** 12.42, 12.43: Commands, then Flags, from the first that can be bought; the option counts them from 1. */
export const PLAYER_RANKS: readonly PlayerRank[] = [
  command('Lieutenant', 1, 1),
  command('Captain', 2, 1),
  command('Post Captain', 2, 2),
  command('Commodore', 3, 3),
  flag('Rear Admiral of the Blue', 3, 'blue'),
  flag('Vice Admiral of the Blue', 3, 'blue'),
  flag('Admiral of the Blue', 4, 'blue'),
  flag('Rear Admiral of the White', 4, 'white'),
  flag('Vice Admiral of the White', 4, 'white'),
  flag('Admiral of the White', 5, 'white'),
  flag('Rear Admiral of the Red', 5, 'red'),
  flag('Vice Admiral of the Red', 6, 'red'),
  flag('Admiral of the Fleet', 7, 'red'),
];

/** 12.44: what each costs. */
export const INSPECTORATES = {
  ordnance: { name: 'Inspector of Naval Ordnance', cost: 4 },
  dockyards: { name: 'Inspector of Dockyards', cost: 5 },
} as const;
export type Inspectorate = keyof typeof INSPECTORATES;
const INSPECTORATE_WORTH = 2;

/** 12.413: one rank, a Command or a Flag, and one Inspectorate beside it. */
export interface Career {
  readonly rank: number;
  readonly inspectorate?: Inspectorate;
}

export const NO_CAREER: Career = { rank: 0 };

export const isCareer = (value: unknown): value is Career => fitsSchema(CareerSchema, value);

/** Something that may be bought, and what a player is with it. */
export interface Award {
  readonly name: string;
  readonly cost: number;
  readonly career: Career;
}

/**
 * 12.411: what a player may buy after a match: one thing, for the margin that he won by and no other purse (12.414). Ranks
 * in their order, none skipped (12.421), each in place of the one before (12.42); an Inspectorate in place of another (12.44).
 */
export function onSale(career: Career, margin: number): readonly Award[] {
  const next = PLAYER_RANKS[career.rank];
  const rank: Award[] = next === undefined ? [] : [{ ...next, career: { ...career, rank: career.rank + 1 } }];
  const inspectorates = (Object.keys(INSPECTORATES) as Inspectorate[])
    .filter((one) => career.rank >= FIRST_ADMIRAL && one !== career.inspectorate)
    .map(
      (one): Award => ({
        name: INSPECTORATES[one].name,
        cost: INSPECTORATES[one].cost,
        career: { ...career, inspectorate: one },
      }),
    );
  return [...rank, ...inspectorates]
    .filter(({ cost }) => cost <= margin)
    .map(({ name, cost, career: after }) => ({ name, cost, career: after }));
}

/** 12.4, 12.41: as the match was agreed; none if nothing was. */
export const careerOf = (world: Readonly<Open>, side: SideId): Career =>
  world.options.careers?.[theatreOf(world).sides.get(side)?.player ?? 'A'] ?? NO_CAREER;

const worth = ({ rank, inspectorate }: Career): number =>
  rank + (inspectorate === undefined ? 0 : INSPECTORATE_WORTH);

/** 12.415: what the side has more of Prestige at the start for the other's seniority. */
export const juniority = (own: Career, other: Career): number => Math.max(0, worth(other) - worth(own));

/** 12.422: of one colour those at and below. 0 where the rank is of another colour. */
function steps({ rank }: Career, kind: PlayerRank['kind']): number {
  const held = PLAYER_RANKS[rank - 1];
  if (held?.kind !== kind) return 0;
  return PLAYER_RANKS.slice(0, rank).filter((one) => one.kind === kind).length;
}

/** Added to a die of the side. */
export function rankDrm(world: Readonly<Open>, side: SideId, what: RankedDie): number {
  const career = careerOf(world, side);
  const [blue, white, red] = [steps(career, 'blue'), steps(career, 'white'), steps(career, 'red')];
  if (what === 'high') return red >= 2 ? 1 : 0;
  let drm = red >= 1 ? -1 : 0;
  if ((what === 'lc' && blue >= 1) || (what === 'sc' && blue >= 2)) drm -= 1;
  if (what === 'search' && white >= 2) drm -= 1;
  if ((what === 'task' || what === 'search') && white >= 3) drm -= 1;
  if (what === 'repair' && career.inspectorate === 'dockyards') drm -= 2;
  return drm;
}

/** Added to a Control Rating, an Auxiliary's range, the DPs of each use of the damage table. */
export function rankBonus(world: Readonly<Open>, side: SideId, what: 'control' | 'range' | 'damage'): number {
  const career = careerOf(world, side);
  if (what === 'control') return steps(career, 'blue') >= 3 ? 1 : 0;
  if (what === 'range') return steps(career, 'white') >= 1 ? 1 : 0;
  return career.inspectorate === 'ordnance' ? 1 : 0;
}

const FREE_MULLIGANS = 'free-mulligan';
const FAVOURS = 'favour';
const spent = (world: Readonly<Open>, side: SideId, what: string): number =>
  world.counters[`${what}.${side}.${world.turn}`] ?? 0;

/** The Admiral of the Fleet has one Mulligan in each Turn for nothing. */
export const hasFreeMulligan = (world: Readonly<Open>, side: SideId): boolean =>
  steps(careerOf(world, side), 'red') >= 3 && spent(world, side, FREE_MULLIGANS) === 0;

export function takeFreeMulligan(world: Open, side: SideId): void {
  world.counters[`${FREE_MULLIGANS}.${side}.${world.turn}`] = 1;
}

/** 12.42: by how much a Command may still change a die this Turn, of either side; the Lieutenant only downwards. */
export function favours(world: Readonly<Open>, side: SideId): readonly number[] {
  const { rank } = careerOf(world, side);
  const uses = PLAYER_RANKS[rank - 1]?.uses ?? 0;
  if (spent(world, side, FAVOURS) >= uses) return [];
  return rank === 1 ? [-1] : [-1, 1];
}

export function spendFavour(world: Open, side: SideId): void {
  world.counters[`${FAVOURS}.${side}.${world.turn}`] = spent(world, side, FAVOURS) + 1;
}
