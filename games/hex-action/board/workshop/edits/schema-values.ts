/** First values for rules and tests, made from their schemas: what the umpire takes as it stands. */
import { type SchemaShape, wordsOf } from '@weathergage/web/toolkit/workshop/faults.ts';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { namedBy, namesOf } from './names.ts';

/** Numbers worth beginning with; elsewhere the least that the schema takes. */
const FIRST: Readonly<Record<string, number>> = {
  dieAtMost: 2,
  minVelocity: 4,
  tableShift: -1,
  turns: 2,
  minRange: 3,
  squaresLost: 2,
  section: 1,
  untilTurn: 5,
  squares: 15,
  rangeNone: 1,
  rangeHalf: 2,
  range: 5,
  crewBack: 1,
  everyTurns: 3,
  class4OrLarger: 3,
  smaller: 5,
  explosionRadius: 2,
  burnTurns: 6,
  catchOn: 5,
  catchOnFouled: 3,
  explodeAfter: 3,
  hexes: 1,
  pointsPerHit: 1,
  points: 20,
};

function firstOf(key: string, shape: SchemaShape, scenario: Scenario): unknown {
  const words = wordsOf(shape);
  if (words !== null) return words[0];
  const [named] = namedBy(key) ?? [];
  const [name = ''] = named === undefined ? [''] : namesOf(scenario, named).map(({ value }) => value);
  if (shape.type === 'integer') return FIRST[key] ?? shape.minimum ?? 0;
  if (shape.type === 'boolean') return false;
  if (shape.type === 'object') return firstValue(shape, scenario);
  if (shape.type === 'array') return named === undefined ? ['K10'] : name === '' ? [] : [name];
  return name;
}

/** All that must be said, and of what may be said nothing. */
export function firstValue(shape: SchemaShape, scenario: Scenario): Record<string, unknown> {
  const { properties = {}, required = [] } = shape;
  return Object.fromEntries(required.map((key) => [key, firstOf(key, properties[key]!, scenario)]));
}

/** The member of a union of objects that a word names. */
export const memberOf = (union: SchemaShape, key: string, word: string): SchemaShape | undefined =>
  union.anyOf?.find(({ properties }) => wordsOf(properties?.[key])?.includes(word));
