/** Why a search ended as it did (6.5/4): the totals as far as one may know them, and what they give away. */
import { SIDES, type Side } from '../../data/nations.ts';
import { FOR_A_FRIGATE, FOR_STATION } from '../../rules/sailing/search.ts';
import type { Open, World } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { otherSide } from '../../rules/world/war.ts';
import { markerOfToken, SIDE_NAMES, squadronOfToken, strengthOf } from './words.ts';

export type Search = Extract<SeaTold, { kind: 'search' }>;

export interface SearchSum {
  readonly choice: 'fight' | 'avoid';
  /** The last throw; nothing where the choices alone decided. */
  readonly dice: readonly number[];
  /** From frigates and station, which everybody sees. */
  readonly seen: number;
  /** Leader and ships; null of squadrons whose strength one does not know. */
  readonly hidden: number | null;
}

export interface SearchVerdict {
  readonly sides: Readonly<Record<Side, SearchSum>>;
  /** What the totals say about what could not be seen; empty where they say nothing. */
  readonly lesson: string;
}

const diceOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** Null where it is not known. */
export const totalOf = ({ dice, seen, hidden }: SearchSum): number | null =>
  hidden === null ? null : diceOf(dice) + seen + hidden;

/** The side that had its will where the dice decided. */
const winnerOf = ({ choices, result }: Search): Side => {
  const fighter: Side = choices.english === 'fight' ? 'english' : 'european';
  return result === 'battle' ? fighter : otherSide(fighter);
};

function lessonOf(told: Search, sides: SearchVerdict['sides']): string {
  if (told.throws.length === 0) return '';
  const unknown = SIDES.find((side) => sides[side].hidden === null);
  if (unknown === undefined) return '';
  const mine = totalOf(sides[otherSide(unknown)]);
  if (mine === null) return '';
  const theirs = diceOf(sides[unknown].dice) + sides[unknown].seen;
  const whose = `Leader and ships of the ${SIDE_NAMES[unknown]}`;
  if (winnerOf(told) === unknown) {
    const least = mine - theirs + 1;
    return least <= 1 ? '' : `${whose} are worth ${least} or more.`;
  }
  const most = mine - theirs - 1;
  return `${whose} are worth ${Math.max(0, most)} at most.`;
}

/** `before` is the world in which the search was made. */
export function searchVerdict(before: World & Readonly<Open>, told: Search): SearchVerdict {
  const last = told.throws.at(-1);
  const sumOf = (side: Side): SearchSum => {
    const token = [told.mover, told.other].find((each) => markerOfToken(before, each)?.side === side);
    const squadron = token === undefined ? null : squadronOfToken(before, token);
    const strength = squadron === null ? null : strengthOf(before, squadron);
    const onStation = token !== undefined && markerOfToken(before, token)?.onStation === true;
    return {
      choice: told.choices[side],
      dice: last?.[side] ?? [],
      seen:
        before.frigates[side].filter((area) => area === told.area).length * FOR_A_FRIGATE +
        (onStation ? FOR_STATION : 0),
      hidden: strength === null ? null : strength.rating + strength.ships,
    };
  };
  const sides = { english: sumOf('english'), european: sumOf('european') };
  return { sides, lesson: lessonOf(told, sides) };
}

/** `12 leader and ships + 3 frigates + 4 dice = 19`, as far as it is known. */
export function sumWords(sum: SearchSum): string {
  const parts = [
    sum.hidden === null ? 'leader and ships unknown' : `leader and ships ${sum.hidden}`,
    ...(sum.seen > 0 ? [`frigates and station ${sum.seen}`] : []),
    ...(sum.dice.length > 0 ? [`${sum.dice.length === 1 ? 'die' : 'dice'} ${diceOf(sum.dice)}`] : []),
  ];
  const total = totalOf(sum);
  if (sum.dice.length === 0) return parts.join(' + ');
  return `${parts.join(' + ')} = ${total ?? `${diceOf(sum.dice) + sum.seen} and more`}`;
}
