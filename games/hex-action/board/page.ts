/** Hex Action on the page. */
import { headOf, pageOf, type ScenarioCard } from '@weathergage/web/toolkit/page.ts';
import { effort, played } from '../data/played.ts';
import { scenarios } from '../data/scenarios.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';
import type { HexAction } from '../rules/types.ts';
import { board } from './index.ts';
import { options, optionsOf } from './options.ts';
import { teachesOf } from './teaches.ts';

/** Ships from which on a battle is one of fleets. */
const FLEETS = 10;

/** The heading a scenario stands under. */
function groupOf({ edition, ships, land, tutorial, muster }: Scenario): string {
  if (muster !== undefined) return 'Fleets of your own choice';
  if (tutorial) return 'Lessons';
  if (edition === 'basic') return 'Basic Game';
  if (ships.length <= 3) return 'Single ships';
  if ((land?.length ?? 0) > 0) return 'Coasts and anchorages';
  return ships.length < FLEETS ? 'Squadrons' : 'Fleets';
}

const GROUPS = [
  'Lessons',
  'Basic Game',
  'Single ships',
  'Squadrons',
  'Fleets',
  'Coasts and anchorages',
  'Fleets of your own choice',
];
const inGroups = (cards: readonly ScenarioCard[]): ScenarioCard[] =>
  GROUPS.flatMap((group) => cards.filter((card) => card.group === group));

/** Ships by name, then works ashore. */
const forcesOf = (
  { ships, batteries = [] }: Scenario,
  of: string,
  isHis: (seat: string | undefined) => boolean = () => true,
): string[] =>
  [...ships, ...batteries].filter(({ side, seat }) => side === of && isHis(seat)).map(({ name }) => name);

const cardOf = (scenario: Scenario): ScenarioCard => ({
  ...headOf(scenario),
  played: played[scenario.id],
  effort: effort[scenario.id],
  teaches: teachesOf(scenario),
  group: groupOf(scenario),
  sides: scenario.sides.map((side) => ({
    name: side.name,
    seats: side.seats.map((seat) => ({ id: seat.id, side: side.id, name: seat.name })),
    forces: forcesOf(scenario, side.id),
    commands: Object.fromEntries(
      side.seats.map(({ id }, index) => [
        id,
        forcesOf(scenario, side.id, (seat) => seat === id || (seat === undefined && index === 0)),
      ]),
    ),
  })),
});

export const page = pageOf<HexAction>({
  board,
  cards: inGroups(scenarios.map(cardOf)),
  cardOf,
  options,
  optionsOf,
  clock: {
    key: 'timedMoves',
    name: 'Time to write orders',
    note: 'Who has not written in time sails straight on.',
    fits: ({ edition }) => edition === 'advanced',
    usual: ({ rules }) => rules?.timedMoves === true,
  },
  machine: {
    usual: 'lieutenant',
    levels: {
      straight: 'sails straight and fires; the opponent of the lessons',
      landsman: 'sails straight, and fires one chance in five; whoever has done the lessons should beat him',
      volunteer: 'has an eye for where guns bear, and a crew that fires one chance in five',
      mate: 'has an eye for where guns bear, and a crew that misses every other chance to fire',
      lieutenant: 'has an eye for where guns bear, and a crew that misses three chances in ten',
      commander: 'weighs wind, range and rake, for a fleet as a whole; now and then late with a broadside',
      'post-captain':
        'has learnt in duels where to lie, and looks a turn ahead; a fleet he orders by what yours would do',
    },
    // In duels of frigates of the Basic Game.
    ratings: {
      landsman: 600,
      volunteer: 840,
      mate: 1050,
      lieutenant: 1260,
      commander: 1430,
      'post-captain': 1855,
    },
    characters: {
      commander: {
        'commander-bold':
          'comes to grips, and minds your guns little; in a duel of the Basic Game like any other',
        'commander-wary': 'spares his ships and waits for yours; in a duel of the Basic Game like any other',
        'commander-methodical': 'keeps his ships together; in a duel of the Basic Game like any other',
      },
    },
  },
  phases: [
    ['6.0', 'Unfouling'],
    ['7.0', 'Movement notation'],
    ['8.0', 'Movement execution'],
    ['9.0', 'Grappling and ungrappling'],
    ['10.0', 'Boarding preparation'],
    ['11.0', 'Combat'],
    ['12.0', 'Melee'],
    ['13.0', 'Loading'],
    ['14.0', 'Victory'],
    ['17.0', 'The Advanced turn'],
    ['18.0', 'Wind'],
    ['20.0', 'Sails, anchors, repairs'],
    ['24.0', 'Fields of fire and shot'],
    ['26.0', 'Reloading'],
    ['27.0', 'Full sails'],
  ],
  workshop: async () => (await import('./workshop/index.ts')).Workshop,
});
