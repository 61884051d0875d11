/** Sea Power on the page. */
import type { Game } from '@weathergage/kernel';
import type { Scenario } from '@weathergage/sea-power/rules/world/scenario.ts';
import type { GameBoard } from '../toolkit/contract.ts';
import type { OptionGroup } from '../toolkit/options.ts';
import { emblems } from './emblems.tsx';
import { type GameEntry, headOf, type ScenarioCard } from './game.ts';

/** The two chairs, as the rules name them. */
const SIDES = [
  { id: 'english', name: 'England', nations: ['England'] },
  { id: 'european', name: 'European Powers', nations: ['France', 'Spain', 'Netherlands'] },
] as const;

/** `France 28 ships and 8 a year, Spain 18 and 5 from 1779`, for the first war alone where there are several. */
function forcesOf(scenario: Scenario, nations: readonly string[]): string[] {
  const [war] = scenario.wars;
  return (war?.forces ?? [])
    .filter(({ nation }) => nations.includes(nation))
    .map(({ nation, enters, base, new: fresh }) => {
      const name = nations.length > 1 ? `${nation} ` : '';
      const since = enters === war?.first ? '' : ` from ${enters}`;
      return `${name}${base.ships} ships and ${fresh.ships} a year${since}`;
    });
}

const cardOf = (scenario: Scenario): ScenarioCard => ({
  ...headOf(scenario),
  sides: SIDES.map((side) => ({
    name: side.name,
    seats: [{ id: side.id, side: side.id, name: side.name }],
    forces: forcesOf(scenario, side.nations),
  })),
});

const MOST_POINTS = 100;

const OPTIONS: readonly OptionGroup[] = [
  {
    title: 'At sea',
    options: [
      {
        kind: 'switch',
        key: 'seaTime',
        label: 'Sea time',
        note: 'Squadrons on station search better; station and long voyages wear ships out.',
        rule: '11.A',
      },
      {
        kind: 'switch',
        key: 'weather',
        label: 'Weather',
        note: 'A die for every squadron that leaves port: it may be held there, or damaged.',
        rule: '11.B/1',
      },
      {
        kind: 'switch',
        key: 'delayedRepair',
        label: 'Delayed repair',
        note: 'Only ships that stayed in port all year are repaired.',
        rule: '11.D',
      },
    ],
  },
  {
    title: 'In battle',
    options: [
      {
        kind: 'switch',
        key: 'capture',
        label: 'Boarding and capture',
        note: 'Ships may be taken, and the captor gets one of his own for each.',
        rule: '11.L',
      },
      {
        kind: 'switch',
        key: 'permanentlySunk',
        label: 'Permanently sunk',
        note: 'Some of the sunk are gone for the rest of the war.',
        rule: '11.M/1',
      },
      {
        kind: 'switch',
        key: 'simplifiedCombat',
        label: 'Simplified combat',
        note: 'Battles by totals of guns and leaders: quicker, and coarser.',
        rule: '11.N',
      },
    ],
  },
  {
    title: 'Nations and leaders',
    options: [
      {
        kind: 'switch',
        key: 'revolution',
        label: 'Revolution',
        note: 'France loses leaders from 1793 to 1795.',
        rule: '11.C',
      },
      {
        kind: 'switch',
        key: 'northernAlliances',
        label: 'Northern alliances',
        note: 'The Baltic powers may turn against England.',
        rule: '11.I',
      },
      {
        kind: 'switch',
        key: 'nelsonsYearOff',
        label: 'Nelson’s year off',
        note: 'He rests after a great victory.',
        rule: '11.J',
      },
      {
        kind: 'switch',
        key: 'earlySpain',
        label: 'Early Spain',
        note: 'Spain fights from the start of the first war.',
        rule: '11.K',
      },
      {
        kind: 'switch',
        key: 'russians',
        label: 'Russians',
        note: 'Russian ships may sail with the English from 1795.',
        rule: '11.O/1',
      },
    ],
  },
  {
    title: 'The match',
    options: [
      {
        kind: 'switch',
        key: 'openPlay',
        label: 'Open play',
        note: 'Everything lies face up.',
        rule: '11.G',
      },
      {
        kind: 'switch',
        key: 'automaticVictory',
        label: 'Automatic victory',
        note: 'A hundred points end a campaign.',
        rule: '11.H',
      },
      {
        kind: 'switch',
        key: 'bidding',
        label: 'Bidding',
        note: 'Points are bid for the choice of side.',
        rule: '11.E',
      },
      {
        kind: 'number',
        key: 'handicapEnglish',
        label: 'Points for the English to begin with',
        least: 0,
        most: MOST_POINTS,
        usual: 0,
        unit: 'points',
        rule: '11.F/1',
      },
      {
        kind: 'number',
        key: 'handicapEuropean',
        label: 'Points for the Europeans to begin with',
        least: 0,
        most: MOST_POINTS,
        usual: 0,
        unit: 'points',
        rule: '11.F/1',
      },
    ],
  },
];

/** The two numbers of the form are one handicap to the rules. */
function optionsOf(set: Readonly<Record<string, unknown>>): unknown {
  const { handicapEnglish, handicapEuropean, ...rest } = set;
  const [english, european] = [Number(handicapEnglish ?? 0), Number(handicapEuropean ?? 0)];
  return english + european === 0 ? rest : { ...rest, handicap: { english, european } };
}

export const seaPower: GameEntry = {
  id: 'sea-power',
  title: 'Sea Power',
  description:
    'The world war at sea by years: fleets, frigates and ports on one chart, and a secret behind each flag.',
  emblem: emblems['sea-power'],
  load: async () => {
    const [{ seaPower: game }, { board }, { lesson, scenarios }] = await Promise.all([
      import('@weathergage/sea-power/rules/index.ts'),
      import('@weathergage/sea-power/board/index.ts'),
      import('@weathergage/sea-power/data/scenarios.ts'),
    ]);
    return {
      id: 'sea-power',
      game: game as unknown as Game,
      board: board as unknown as GameBoard,
      cards: [lesson, ...scenarios].map(cardOf),
      cardOf: (scenario) => cardOf(scenario as Scenario),
      options: OPTIONS,
      optionsOf,
      machine: {
        usual: 'commodore',
        levels: {
          random: 'any order that is allowed',
          nearest: 'makes for the nearest points',
          commodore: 'sound, with much to learn',
          admiral: 'plans its year and bluffs',
        },
      },
      phases: [
        { rule: '4.0/2', title: 'Forces' },
        { rule: '4.0/8', title: 'Frigates and movement' },
        { rule: '6.5/1', title: 'Search' },
        { rule: '4.0/11', title: 'Combat' },
        { rule: '4.0/14', title: 'Control, ports and points' },
        { rule: '4.0/15', title: 'Return to port' },
        { rule: '4.0/16', title: 'Repairs' },
      ],
    };
  },
};
