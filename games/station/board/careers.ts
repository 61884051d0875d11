/** Player Ranks on the page (12.4): what they are called, what they are worth, and what a match that was won buys. */
import type { Careers } from '@weathergage/web/toolkit/careers.ts';
import { FIRST_ADMIRAL } from '../rules/world/options.ts';
import type { Inspectorate } from '../rules/world/ranks.ts';
import {
  type Career,
  careerOf,
  INSPECTORATES,
  isCareer,
  NO_CAREER,
  onSale,
  PLAYER_RANKS,
} from '../rules/world/ranks.ts';
import type { Scenario } from '../rules/world/scenario.ts';
import type { View } from '../rules/world/state.ts';
import { otherSide, theatreOf } from '../rules/world/theatre.ts';

/** What each rank brings, in their order. */
const WORTH = [
  'one of your dice a Turn is better by one',
  'one die a Turn, yours or the Enemy’s, is changed by one',
  'two dice a Turn are changed by one',
  'three dice a Turn are changed by one',
  'Leadership Checks are easier by one',
  'Strategy Checks are easier by one, too',
  'every leader controls one Squadron more',
  'every Auxiliary reaches one point farther',
  'searches are better by one',
  'every Task is better by one',
  'every die of yours that should be low is lower by one',
  'those that should be high are higher by one, too',
  'one die a Turn is thrown again for nothing',
] as const;

const INSPECTED: Readonly<Record<Inspectorate, string>> = {
  ordnance: 'every use of the damage table does one point more',
  dockyards: 'repair dice are better by two',
};

function careerWords({ rank, inspectorate }: Career): string {
  if (rank === 0) return 'No rank';
  const name = PLAYER_RANKS[rank - 1]!.name;
  return inspectorate === undefined ? name : `${name}, ${INSPECTORATES[inspectorate].name}`;
}

/** 12.413: every rank, and with an Inspectorate beside it those who may have one. */
const ALL: readonly Career[] = [
  NO_CAREER,
  ...PLAYER_RANKS.flatMap((_, index): Career[] => {
    const rank = index + 1;
    const inspectorates = rank < FIRST_ADMIRAL ? [] : (Object.keys(INSPECTORATES) as Inspectorate[]);
    return [{ rank }, ...inspectorates.map((inspectorate) => ({ rank, inspectorate }))];
  }),
];

export const careers: Careers<Career> = {
  title: 'Player Ranks',
  rule: '12.4',
  note: 'Bought after a match that was won, for what it was won by; the junior player begins with more Prestige.',
  all: ALL,
  read: (kept) => (isCareer(kept) ? kept : null),
  words: careerWords,
  optionsWith(scenario, worn) {
    const { sides } = theatreOf({ scenario: scenario as Scenario }).module;
    const ranked = sides.flatMap(({ id, player }) => (worn[id] === undefined ? [] : [[player, worn[id]]]));
    return ranked.length === 0 ? {} : { careers: Object.fromEntries(ranked) };
  },
  wornBy: (view, side) => careerOf(view as View, side),
  onSale(view, side, { winners, points = {} }) {
    if (!winners.includes(side)) return [];
    const career = careerOf(view as View, side);
    const margin = (points[side] ?? 0) - (points[otherSide(theatreOf(view as View), side)] ?? 0);
    return onSale(career, margin).map(({ name, cost, career: after }) => ({
      label: name,
      cost,
      career: after,
      note: after.rank > career.rank ? WORTH[after.rank - 1]! : INSPECTED[after.inspectorate ?? 'ordnance'],
    }));
  },
};
