/** What the writers of the log share: lines by weight, squadrons by what one may call them, points and dice in words. */

import type { WrittenLine } from '@weathergage/web/toolkit/log-lines.ts';
import { capital, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { Side } from '../../data/nations.ts';
import type { Score, Source } from '../../rules/world/score.ts';
import type { Token } from '../../rules/world/squadron.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import type { SeaDesk } from '../look/types.ts';
import {
  portName,
  SIDE_ADJECTIVES,
  SIDE_NAMES,
  shipName,
  sideOfToken,
  squadronName,
  squadronOfToken,
  theArea,
  theSide,
} from '../look/words.ts';

export { graveLine as grave, plainLine as plain } from '@weathergage/web/toolkit/log-lines.ts';

type View = SeaDesk['view'];
type Outcome = NonNullable<SeaDesk['outcome']>;
export type Of<K extends SeaTold['kind']> = Extract<SeaTold, { kind: K }>;
export type Line = WrittenLine;
export type Writers = { readonly [K in SeaTold['kind']]: (told: Of<K>, view: View) => Line | null };

/** `the Western squadron` where one may look behind the marker, `the European squadron P3` where one may not. */
export function theSquadron(
  view: View,
  { token, side, squadron }: { readonly token: Token; readonly side?: Side; readonly squadron?: string },
): string {
  const known = squadron ?? squadronOfToken(view, token)?.id;
  if (known !== undefined) return `the ${squadronName(known)} squadron`;
  const whose = side ?? sideOfToken(view, token) ?? sideOfLetter(token);
  return `the ${whose === null ? '' : `${SIDE_ADJECTIVES[whose]} `}squadron ${token}`;
}

/** A marker that is off the map still says whose it was. */
const sideOfLetter = (token: Token): Side | null =>
  token.startsWith('E') ? 'english' : token.startsWith('P') ? 'european' : null;

export const diceSum = (dice: readonly number[]): string =>
  dice.length > 1 ? `${dice.join(' + ')} = ${dice.reduce((all, die) => all + die, 0)}` : String(dice[0] ?? 0);

export const diceWords = (dice: readonly number[] | undefined): string =>
  dice === undefined || dice.length === 0 ? '' : `, die ${dice.join(', ')}`;

export function portOwnerWords({ port, owner, why }: Of<'port'>): string {
  const name = portName(port);
  const because = { calendar: '', war: ' with the war', peace: ' by the peace' }[why];
  if (owner === 'Removed') return `${name} is no more.`;
  if (owner === 'Closed') return `${name} is closed${because}.`;
  return owner === 'Neutral' ? `${name} is neutral${because}.` : `${name} is ${OWNED[owner]}${because}.`;
}

const OWNED = {
  England: 'English',
  France: 'French',
  Spain: 'Spanish',
  Netherlands: 'Dutch',
  Russia: 'Russian',
} as const;

/** What each source of points is called in a line, and in the table of the track. */
export const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  area: 'control of seas',
  sunk: 'ships sunk',
  lost: 'own ships lost',
  commerce: 'war on commerce',
  alliance: 'northern alliance',
  captured: 'prizes',
  bid: 'the bid',
  handicap: 'handicap',
  start: 'at the start',
};

const AREA_SOURCES: ReadonlySet<Source> = new Set(['area', 'commerce', 'alliance']);
const SHIP_SOURCES: ReadonlySet<Source> = new Set(['sunk', 'lost', 'captured']);

/** `Bay of Biscay`, `Victory`, or nothing. */
export const placeOfScore = ({ source, of }: Score): string | null =>
  of === null
    ? null
    : AREA_SOURCES.has(source)
      ? capital(theArea(of)).replace(/^The /, '')
      : SHIP_SOURCES.has(source)
        ? shipName(of)
        : null;

export const scoreSubjects = (scores: readonly Score[]): string[] =>
  scores.flatMap(({ source, of }) =>
    of !== null && (AREA_SOURCES.has(source) || SHIP_SOURCES.has(source)) ? [of] : [],
  );

/** A number with a minus that is as wide as a plus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** `Europeans 6 by control of seas, 3 by war on commerce; English 2 by ships sunk`. */
export function pointWords(scores: readonly Score[]): string {
  const parts = (['english', 'european'] as const).flatMap((side) => {
    const sums = new Map<Source, number>();
    for (const score of scores)
      if (score.side === side) sums.set(score.source, (sums.get(score.source) ?? 0) + score.points);
    if (sums.size === 0) return [];
    const each = [...sums].map(([source, points]) => `${signed(points)} by ${SOURCE_WORDS[source]}`);
    return [`${SIDE_NAMES[side]} ${each.join(', ')}`];
  });
  return parts.join('; ');
}

const LEVEL_WORDS: Readonly<Record<string, string>> = {
  'major-victory': 'a major victory',
  'minor-victory': 'a minor victory',
  'automatic-victory': 'a victory before the time, by a hundred points',
  resignation: 'the war, which the other has given up',
};

/** How the match ended, with its points. */
export function outcomeWords({ winners, reason, points = {} }: Outcome): string {
  const level = LEVEL_WORDS[reason] ?? reason;
  const who =
    winners.length === 0
      ? 'The war ends in a draw'
      : `${listedWords(winners.map((side) => capital(side === 'english' || side === 'european' ? theSide(side) : side)))} win ${level}`;
  const track = Object.entries(points).map(
    ([side, total]) => `${side === 'english' ? 'English' : 'Europeans'} ${signed(total)}`,
  );
  return `${who}.${track.length > 0 ? ` ${track.join(', ')}.` : ''}`;
}
