/** How boldly each side should fight: by who would win if it ended now, and by the turns that are left to change that. */
import { SHUNNING_LIMIT, stalemate } from '../../rules/scenario/victory.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { aimOf } from './aims.ts';
import type { Scales } from './scales.ts';

export interface Temper {
  /** What her own squares count beside the enemy's. */
  readonly caution: number;
  /** How much it counts to come to grips. */
  readonly zeal: number;
  /** Whether a ship that is nearly beaten may leave the fight. */
  readonly spares: boolean;
}

/** How far the best orders are looked at further on. */
export interface Looks {
  /** Orders that are looked at beside the best. */
  readonly others: number;
  /** How much the look counts against what was reckoned without it. */
  readonly trust: number;
}

/** How an admiral departs from what the day asks for: in caution, in zeal, by going, and by tacks instead of waiting. */
export interface Creed {
  readonly caution: number;
  readonly zeal: number;
  /** How much more than usual a ship keeps to her consorts. */
  readonly company?: number;
  /** Every ship of his makes off. */
  readonly leaves?: true;
  /**
   * To whom the way, where it is far, is reckoned in turns of sailing, tacks and all: to one who comes it is better not to
   * hurry under his guns.
   */
  readonly worksUp?: 'to all' | 'to idlers';
  readonly scales?: Scales;
  readonly stakes?: Stakes;
  readonly looks?: Looks;
  /** Whether a beaten ship makes for shallows and batteries. */
  readonly refuge?: true;
}

/** A number at first, and what is added to it by the last turn. */
type Rising = readonly [first: number, late: number];

export interface Stake {
  readonly caution: Rising;
  readonly zeal: Rising;
  /** Part of the time near the end up to which a ship that is nearly beaten may leave the fight. */
  readonly spares: number;
}

/** How boldly he fights by who would win if it ended now. */
export interface Stakes {
  readonly ahead: Stake;
  readonly even: Stake;
  readonly behind: Stake;
  /** The part of a match from which the end is in sight. */
  readonly from: number;
}

const DARING: Stake = { caution: [1, -0.4], zeal: [1, 0.6], spares: 0.4 };
export const PLAIN_STAKES: Stakes = {
  ahead: { caution: [1, 0.6], zeal: [1, -0.5], spares: 2 },
  even: DARING,
  behind: DARING,
  from: 0.5,
};

export const PLAIN_CREED: Creed = { caution: 1, zeal: 1, worksUp: 'to idlers' };

/** How admirals of one skill differ. */
export const CREEDS = {
  bold: { ...PLAIN_CREED, caution: 0.85, zeal: 1.3 },
  wary: { ...PLAIN_CREED, caution: 1.15, zeal: 0.85 },
  methodical: { ...PLAIN_CREED, company: 4 },
} as const satisfies Record<string, Creed>;

export const tempered = (temper: Temper, { caution, zeal }: Creed): Temper => ({
  ...temper,
  caution: temper.caution * caution,
  zeal: temper.zeal * zeal,
});

/** Turns that a fight without a limit is taken to last, and a duel at most. */
const USUAL_LIMIT = 40;
/** How he is fought who only has to get away. */
const STOPPING = { caution: 0.6, zeal: 4 } as const;
/** Who would win keeps what he has; who would not must dare, the more the later it is. */
export function temperOf(sea: Sea, side: string, stakes: Stakes = PLAIN_STAKES): Temper {
  const duel = sea.victory.type === 'single-ship';
  const limit = Math.min(sea.turnLimit ?? USUAL_LIMIT, duel ? USUAL_LIMIT : Number.POSITIVE_INFINITY);
  const late = Math.max(0, Math.min(1, sea.turn / limit) - stakes.from) / (1 - stakes.from);
  const plain = Math.max(0.6, 0.95 - sea.turn * 0.012);
  if (sea.victory.type === 'race') return { caution: plain, zeal: 1, spares: true };
  // A duel that nobody wins is nobody's, and one who keeps away too long has lost it (14.1.1).
  if (duel) {
    const shunned = (sea.shunning[side] ?? 0) / SHUNNING_LIMIT;
    return { caution: plain * (1 - 0.4 * late), zeal: 1 + late + 3 * shunned, spares: false };
  }
  if (mustStop(sea, side)) return { caution: STOPPING.caution * plain, zeal: STOPPING.zeal, spares: false };
  const holder = holderOf(sea);
  const stake = holder === null ? stakes.even : holder === side ? stakes.ahead : stakes.behind;
  const at = ([first, rise]: Rising): number => first + rise * late;
  return { caution: plain * at(stake.caution), zeal: at(stake.zeal), spares: late < stake.spares };
}

/** An enemy who wins by getting away is not waited for. */
const mustStop = (sea: Sea, side: string): boolean =>
  sea.victory.type === 'special' &&
  sea.ships.some(
    (ship) =>
      ship.side !== side &&
      ship.presence === 'afloat' &&
      ship.surrender === null &&
      aimOf(sea, ship)?.kind === 'exit',
  );

/** Who would win if the last turn came with everything as it is now. */
function holderOf(sea: Sea): string | null {
  const { winners } = stalemate({ ...sea, turn: Math.max(sea.turn, sea.turnLimit ?? 0) });
  return winners.length === 1 ? winners[0]! : null;
}
