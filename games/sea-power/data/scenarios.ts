/** The three wars as scenarios of their own (10.1 to 10.3) and the two campaigns that string them together (10.4, 10.5). */
import type { Scenario, WarPlan } from '../rules/world/scenario.ts';
import type { War } from './nations.ts';
import { SCENARIO_IDS, type ScenarioId, STARTING_POINTS, WAR_PLANS } from './wars.ts';

interface Sketch {
  readonly title: string;
  readonly place: string;
  readonly wars: readonly War[];
  readonly briefing: string;
}

const SKETCHES: Readonly<Record<ScenarioId, Sketch>> = {
  'seven-years-war-1756': {
    title: 'The Seven Years War',
    place: 'Biscay, New France, the Caribbean and India',
    wars: [1],
    briefing:
      'France means to rule the sea off Minorca and to keep what she has in the sugar islands, New France and the ' +
      'Carnatic: these four waters count, and nothing else does. England has more ships, good admirals, and too many ' +
      'coasts to watch; Louisburg, Quebec and Pondicherry are there to be taken, and from a port she has lost France ' +
      'sails no more. Spain looks on until 1762.',
  },
  'maritime-war-1778': {
    title: 'The Maritime War',
    place: 'From the Channel to the Antilles and Ceylon',
    wars: [2],
    briefing:
      'The American colonies have risen, and France joins them with a navy rebuilt for this war. Spain follows in ' +
      '1779 and the Dutch in 1781, until England stands alone against three fleets. Whoever rules the sugar islands, ' +
      'the coast of New England and the way there, the sea off Gibraltar and the Bay of Bengal will dictate the peace.',
  },
  'napoleonic-wars-1793': {
    title: 'The Napoleonic Wars',
    place: 'The Channel, the Mediterranean and the oceans',
    wars: [3],
    briefing:
      'The Republic has fine ships and has lost most of the officers who could sail them; England has Howe, Jervis ' +
      'and a young captain named Nelson. The Dutch fleet changes sides in 1795 and the Spanish in 1797. Thirteen ' +
      'years lie between here and Trafalgar, and five waters to fight for: off Ireland, Toulon and Egypt, among the ' +
      'sugar islands and off Ceylon.',
  },
  'short-campaign-1778': {
    title: 'The Short Campaign',
    place: 'The oceans of the world',
    wars: [2, 3],
    briefing:
      'Two wars in a row, with ten years of peace between them that give both sides fresh ships and new admirals. ' +
      'The points of the first count on in the second; the peace hands conquered ports back.',
  },
  'long-campaign-1756': {
    title: 'The Long Campaign',
    place: 'The oceans of the world',
    wars: [1, 2, 3],
    briefing:
      'Half a century of rivalry in three wars, from Minorca to Trafalgar. Points are carried from each war into ' +
      'the next, and so is the fall of New France; ships and admirals grow old and are replaced.',
  },
};

function scenario(id: ScenarioId): Scenario {
  const { title, place, wars, briefing } = SKETCHES[id];
  const plans = wars.map((war) => WAR_PLANS[war]);
  const start = STARTING_POINTS[id];
  return {
    id,
    title,
    date: `${plans[0]!.first}–${plans.at(-1)!.last}`,
    place,
    briefing,
    wars: plans,
    ...(start.english + start.european > 0 && { start: { ...start } }),
    provenance: {
      title: 'seed',
      years: 'seed',
      briefing: 'constructed',
      forces: 'constructed',
      ports: 'constructed',
    },
  };
}

export const scenarios: readonly Scenario[] = SCENARIO_IDS.map(scenario);

/** The first year of the first war and no other, to learn the game by: played with lessons, and left out of balance. */
export const lesson: Scenario = {
  ...scenario('seven-years-war-1756'),
  id: 'first-year-1756',
  title: 'A First Year',
  date: '1756',
  briefing:
    'One year of the Seven Years War with the lessons beside it: squadrons are formed and laid in port, they sail, ' +
    'search and fight, and the points are counted. Nobody expects a victory of it.',
  tutorial: true,
  // What evens out seven years would nearly decide one.
  start: { english: 0, european: 0 },
  wars: [firstYearOf(WAR_PLANS[1])],
};

/** The same year in one sea, seen from Toulon: what the French fleet sailed for, and no more. */
const minorca: Scenario = {
  ...lesson,
  id: 'minorca-1756',
  title: 'Minorca',
  place: 'The Western Mediterranean',
  briefing:
    'The French court wants Minorca. Its fleet is to hold the Western Mediterranean alone and take Port Mahon before the ' +
    'year is out, while frigates take their toll of English trade. England has few ships to spare, and will send them.',
  wars: [
    {
      ...firstYearOf(WAR_PLANS[1]),
      prizes: { 'western-med': 40 },
      forces: [
        {
          nation: 'England',
          base: { ships: 9, leaders: 3 },
          new: { ships: 0, leaders: 0 },
          frigates: 3,
          enters: 1756,
        },
        {
          nation: 'France',
          base: { ships: 28, leaders: 5 },
          new: { ships: 0, leaders: 0 },
          frigates: 3,
          enters: 1756,
        },
      ],
    },
  ],
};

/** What lessons are played in, in their order. */
export const lessonScenarios: readonly Scenario[] = [lesson, minorca];

function firstYearOf(plan: WarPlan): WarPlan {
  const { first, forces } = plan;
  return { ...plan, last: first, forces: forces.filter(({ enters }) => enters <= first) };
}
