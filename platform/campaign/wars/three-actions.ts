/** A war of three years for one sea: small squadrons, and a battle a year. The way in, for an evening. */
import { lesson } from '@weathergage/sea-power/data/scenarios.ts';
import type { Scenario } from '@weathergage/sea-power/rules/world/scenario.ts';

const FIRST = 1756;

/** A handful of ships, and one more with a leader each year, so that a beaten side has something to come back with. */
const forces = (nation: 'England' | 'France', ships: number) => ({
  nation,
  base: { ships, leaders: 2 },
  new: { ships: 1, leaders: 1 },
  frigates: 1,
  enters: FIRST,
});

export const threeActions: Scenario = {
  ...lesson,
  id: 'three-actions-1756',
  title: 'Three Actions off Minorca',
  date: `${FIRST}–${FIRST + 2}`,
  place: 'The Western Mediterranean',
  briefing:
    'Three years of war for one sea. Each side has a handful of ships, and meets the other there about once a year: fight each battle out ship by ship, and bring what is left home to the next.',
  wars: [
    {
      ...lesson.wars[0]!,
      last: FIRST + 2,
      changes: lesson.wars[0]!.changes.filter(({ year }) => year <= FIRST + 2),
      prizes: { 'western-med': 40 },
      forces: [forces('England', 5), forces('France', 6)],
    },
  ],
};
