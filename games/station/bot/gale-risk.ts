/** How often a Gale is to be expected over a place in this Season (5.32). */
import type { LocationId } from '../rules/module/vocabulary.ts';
import type { Desk } from './desk.ts';

const FACES = 10;
/** Of the Gales of a wind so many come over any one place that bears it. */
const COMES_BY = 0.6;

const faces = (range: readonly [number, number] | null): number =>
  range === null ? 0 : range[1] - range[0] + 1;

/** The chance in one Impulse. */
export function galeRisk({ theatre, season }: Desk, at: LocationId): number {
  const calm = theatre.module.winds
    .filter(({ id }) => theatre.spaces.get(at)?.winds.includes(id) === true)
    .map(({ occurs, gale }) => {
      const gales = (gale[season] ?? []).reduce((sum, range) => sum + faces(range), 0);
      return 1 - (faces(occurs[season]) / FACES) * (gales / FACES) * COMES_BY;
    });
  return 1 - calm.reduce((product, one) => product * one, 1);
}
