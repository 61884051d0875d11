/** What may be set before a match of Sea Power: the optional rules, and what balances the sides. */
import type { OptionGroup } from '@weathergage/web/toolkit/options.ts';

const MOST_POINTS = 100;

export const options: readonly OptionGroup[] = [
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
export function optionsOf(set: Readonly<Record<string, unknown>>): unknown {
  const { handicapEnglish, handicapEuropean, ...rest } = set;
  const [english, european] = [Number(handicapEnglish ?? 0), Number(handicapEuropean ?? 0)];
  return english + european === 0 ? rest : { ...rest, handicap: { english, european } };
}
