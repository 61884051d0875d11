/** What a commander has before him: the view of his seat, laid out. */
import type { Dice } from '@weathergage/kernel';
import { imagine } from '../rules/imagine.ts';
import {
  type FormationId,
  type Season,
  type SideId,
  type SquadronId,
  TURNS_IN_YEAR,
  type When,
} from '../rules/module/vocabulary.ts';
import { ownForces, seasonOf, today } from '../rules/umpire/phase.ts';
import type { AnswerTo, AskKind, StationAsk } from '../rules/world/asks.ts';
import type { Forces, Formation, Squadron } from '../rules/world/forces.ts';
import { hullsOf, isLine, squadronsIn, topFormations } from '../rules/world/formations.ts';
import type { State, View, World } from '../rules/world/state.ts';
import { otherSide, type Theatre, theatreOf } from '../rules/world/theatre.ts';
import { hasToSpare } from './fleet-left.ts';
import type { Temper } from './temper.ts';

/** Enough to reckon with one side's voyages. */
export interface Chart {
  readonly view: World;
  readonly side: SideId;
  readonly forces: Forces;
  readonly theatre: Theatre;
}

export interface Desk extends Chart {
  readonly view: View;
  readonly enemy: SideId;
  readonly date: When;
  readonly season: Season;
  /** Operations Phases still to begin in which an Order of this Year can be Fulfilled. */
  readonly left: number;
  /** Turns that the match still has after this one. */
  readonly last: number;
  readonly temper: Temper;
  /** The dice of the match, for what is left to chance. */
  readonly dice: Dice;
  /** The world as it might be, as often as he cares to imagine it; only once for each question. */
  readonly imagined: () => readonly State[];
}

export type Answerer<K extends AskKind> = (
  desk: Desk,
  ask: Extract<StationAsk, { kind: K }>,
) => AnswerTo<K> | null;

/** The same commander while he is behind, and while he has ships to spare. */
function moodOf(view: View, side: SideId, enemy: SideId, temper: Temper, last: number): Temper {
  const isBehind = (view.prestige[side] ?? 0) < (view.prestige[enemy] ?? 0);
  const isRich = Object.keys(temper.lavish).length > 0 && hasToSpare(view, side, last);
  return isBehind || isRich
    ? {
        ...temper,
        scales: { ...temper.scales, ...(isBehind ? temper.behind : {}), ...(isRich ? temper.lavish : {}) },
      }
    : temper;
}

export function deskOf(view: View, dice: Dice, temper: Temper): Desk {
  const theatre = theatreOf(view);
  const side = view.side!;
  const enemy = otherSide(theatre, side);
  const date = today(view);
  const turns = Math.min(view.scenario.turns, view.options.turnLimit ?? view.scenario.turns);
  const last = turns - 1 - view.turn;
  let worlds: readonly State[] | null = null;
  return {
    view,
    side,
    enemy,
    forces: ownForces(view),
    theatre,
    date,
    season: seasonOf(date),
    // 9.38: what is under way when the Year's Orders are counted, in Turn 1, has Failed.
    left: Math.max(0, Math.min(last, TURNS_IN_YEAR + 1 - date.turn)),
    last,
    temper: moodOf(view, side, enemy, temper, last),
    dice,
    imagined() {
      worlds ??= Array.from({ length: temper.guesses }, () => imagine(view, dice));
      return worlds;
    },
  };
}

/** Flotillas and Squadrons under nothing but, perhaps, an Order. */
export const shipsAtHand = ({ forces }: Desk): Formation[] =>
  topFormations(forces).filter(({ kind }) => kind === 'flotilla' || kind === 'squadron');

export const isMoored = ({ place }: Pick<Formation, 'place'>): boolean => place.berth === 'harbour';

export const lineOf = ({ theatre }: Desk, squadrons: readonly Squadron[]): number =>
  squadrons.reduce((sum, one) => sum + (isLine(hullsOf(theatre, one.id)) ? one.sail : 0), 0);

export const lineIn = (desk: Desk, id: FormationId): number => lineOf(desk, squadronsIn(desk.forces, id));

/** Damage Points that a Squadron can take before a Sail may go down. */
export const marginOf = ({ theatre }: Desk, { id, dp }: Squadron): number => hullsOf(theatre, id).dr - dp;

/** Of the one among Squadrons that has least left. */
export const leastMargin = (desk: Desk, squadrons: readonly Squadron[]): number =>
  Math.min(99, ...squadrons.map((one) => marginOf(desk, one)));

/** Squadrons by the name of a Formation, or the one that lies alone under that name. */
export const squadronsOf = ({ forces }: Desk, id: FormationId | SquadronId): Squadron[] => {
  if (forces.formations[id] !== undefined) return squadronsIn(forces, id);
  const alone = forces.squadrons[id];
  return alone === undefined ? [] : [alone];
};

/** The same world with some of one's own forces otherwise. */
export const withForces = ({ view, side, forces }: Chart, change: Partial<Forces>): World => ({
  ...view,
  forces: { ...view.forces, [side]: { ...forces, ...change } },
});

/** The one that is worth most; the first of several, null of none. */
export function worthMost<T>(list: Iterable<T>, worth: (one: T) => number): T | null {
  let found: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const value = worth(one);
    if (value > most) {
      most = value;
      found = one;
    }
  }
  return found;
}
