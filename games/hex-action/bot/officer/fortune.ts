/** What the dice did to a side beside what they promised. */
import { type Fortune, figureWords } from '@weathergage/kernel';
import { allHits, expectedOfAll } from '../../attention/expected-hits.ts';
import { nameOf } from '../../attention/names.ts';
import { advancedFaces } from '../../rules/bearing/hit-row.ts';
import { facesOf } from '../../rules/gunnery/broadside.ts';
import { effectOf } from '../../rules/gunnery/shot.ts';
import type { View } from '../../rules/sea/state.ts';
import type { HexTold } from '../../rules/sea/told.ts';

/** More hits than this by what could be expected are ill fortune. */
const UNKIND = 1.2;

type FireTold = Extract<HexTold, { kind: 'fire' }>;

const facesThrown = ({ table, tables, aim, shot = 'R' }: FireTold) =>
  tables === undefined
    ? [facesOf(table, aim)]
    : tables.map((each) => advancedFaces(each, aim).map((hits) => effectOf(shot, hits)));

const DOOMS: Readonly<Partial<Record<HexTold['kind'], string>>> = {
  'destroyed-hull': 'a die was thrown for a hull without squares',
  'fire-aboard': 'fire broke out aboard',
  critical: 'a critical hit told',
  'melee-round': 'the melee was decided by the dice',
  foul: 'the dice fouled her with another',
};

export function fortuneOf(before: View, told: readonly HexTold[]): Fortune | null {
  const own = new Set(before.ships.filter(({ side }) => side === before.side).map(({ id }) => id));
  const shots = told.filter(
    (one): one is FireTold =>
      one.kind === 'fire' && one.target !== null && own.has(one.target) && one.dice !== undefined,
  );
  const doom = told.find(
    (one) =>
      DOOMS[one.kind] !== undefined &&
      one.dice !== undefined &&
      (!('ship' in one) || (one.ship !== null && own.has(one.ship))),
  );
  const words: string[] = [];
  let unkind = doom !== undefined;
  if (shots.length > 0) {
    const hits = shots.reduce((sum, shot) => sum + allHits(shot.hits), 0);
    const expected = shots.reduce((sum, shot) => sum + expectedOfAll(facesThrown(shot)), 0);
    unkind ||= hits > UNKIND * expected;
    const who =
      shots.length === 1 ? `${nameOf(before, shots[0]!.ship)}’s broadside` : `${shots.length} broadsides`;
    words.push(
      `${who} scored ${hits} ${hits === 1 ? 'hit' : 'hits'} where ${figureWords(expected)} were to be expected`,
    );
  }
  if (doom !== undefined) words.push(DOOMS[doom.kind]!);
  return words.length === 0 ? null : { words: words.join('; '), unkind };
}
