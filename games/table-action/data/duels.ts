/** Actions of single ships, frigates and smaller vessels. */
import type { Outline } from './expand.ts';

const treasure = ['spa-fama', 'spa-medea', 'spa-mercedes', 'spa-clara'];
const corvettes = ['fre-baionnaise', 'fre-berceau', 'fre-curieux'];

export const duels: readonly Outline[] = [
  {
    id: 'frigate-duel',
    title: 'Amethyst and Thétis',
    date: '1808-11-10',
    place: 'Off Groix',
    briefing:
      'A British thirty-six and a larger French frigate carrying soldiers meet alone in the evening. Learn sail settings, the arc of the broadside and the value of a rake; the French ship will win a boarding if she gets one.',
    tutorial: true,
    table: [72, 48],
    windToward: 250,
    turnLimit: 15,
    measured: { score: [94, 104, 2], turns: [1, 5, 15] },
    sides: [
      {
        nation: 'British',
        flagship: 'bri-amethyst',
        squadrons: [
          { id: 'amethyst', name: 'Amethyst', at: [54, 14], heading: 250, ships: ['bri-amethyst'] },
        ],
      },
      {
        nation: 'French',
        flagship: 'fre-thetis',
        squadrons: [{ id: 'thetis', name: 'Thétis', at: [32, 28], heading: 10, ships: ['fre-thetis'] }],
      },
    ],
    victory: [
      { type: 'strike', side: 'british', ships: ['fre-thetis'], atLeast: 1 },
      { type: 'strike', side: 'french', ships: ['bri-amethyst'], atLeast: 1 },
      { type: 'points', margin: 5 },
    ],
  },
  {
    id: 'constitution-guerriere',
    title: 'Old Ironsides',
    date: '1812-08-19',
    place: 'North Atlantic',
    briefing:
      'A heavy American frigate with twenty-four-pounders against a worn British thirty-eight. The British ship is quicker to turn by class; the American hits harder at every range. The British captain has won if he still fights under his colours after the fifth turn, and then it is over.',
    table: [72, 48],
    windToward: 135,
    turnLimit: 5,
    measured: { score: [120, 80, 0], turns: [1, 5, 5] },
    sides: [
      {
        name: 'United States',
        nation: 'American',
        flagship: 'ame-constitution',
        squadrons: [
          {
            id: 'constitution',
            name: 'Constitution',
            at: [16, 10],
            heading: 120,
            ships: ['ame-constitution'],
          },
        ],
      },
      {
        nation: 'British',
        flagship: 'bri-guerriere',
        squadrons: [
          { id: 'guerriere', name: 'Guerriere', at: [46, 30], heading: 225, ships: ['bri-guerriere'] },
        ],
      },
    ],
    victory: [
      { type: 'strike', side: 'american', ships: ['bri-guerriere'], atLeast: 1 },
      { type: 'strike', side: 'british', ships: ['ame-constitution'], atLeast: 1 },
      { type: 'survive', side: 'british', ships: ['bri-guerriere'], atLeast: 1, untilTurn: 5 },
    ],
  },
  {
    id: 'treasure-frigates',
    title: 'The Treasure Frigates',
    date: '1804-10-05',
    place: 'Off Cape Santa Maria',
    briefing:
      "Four against four with a diplomatic note in the commodore's pocket: nobody fires on the first turn. The Spaniards win by getting two ships off the eastern edge, the British by taking two; treasure that blows up is no use to anyone.",
    table: [96, 72],
    windToward: 135,
    turnLimit: 12,
    measured: { score: [99, 100, 1], turns: [3, 6, 12] },
    sides: [
      {
        nation: 'British',
        flagship: 'bri-indefatigable',
        squadrons: [
          {
            id: 'moore',
            name: 'Moore',
            at: [46, 20],
            heading: 110,
            ships: ['bri-indefatigable', 'bri-lively', 'bri-amphion', 'bri-medusa'],
          },
        ],
      },
      {
        nation: 'Spanish',
        flagship: 'spa-medea',
        squadrons: [{ id: 'bustamante', name: 'Bustamante', at: [26, 44], heading: 80, ships: treasure }],
      },
    ],
    victory: [
      { type: 'capture', side: 'british', ships: treasure, atLeast: 2 },
      { type: 'exit', side: 'spanish', edge: 'east', ships: treasure, atLeast: 2 },
    ],
    special: { noFireBefore: 2 },
  },
  {
    id: 'convoy-raid',
    title: 'The Corvettes',
    date: '1798-12-14',
    place: 'Bay of Biscay',
    briefing:
      'A small war: two French corvettes and a brig try to get past a weary British frigate, a sixth-rate and a sloop to the open sea. Two of them must be off the eastern edge before one is taken. Small ships turn sharply and die quickly.',
    table: [96, 72],
    windToward: 45,
    turnLimit: 15,
    measured: { score: [111, 89, 0], turns: [1, 5, 9] },
    sides: [
      {
        nation: 'British',
        flagship: 'bri-ambuscade',
        squadrons: [
          {
            id: 'ambuscade',
            name: 'Patrol',
            at: [60, 30],
            heading: 270,
            ships: ['bri-ambuscade', 'bri-carysfort', 'bri-kite'],
          },
        ],
      },
      {
        nation: 'French',
        flagship: 'fre-baionnaise',
        squadrons: [{ id: 'baionnaise', name: 'Corvettes', at: [18, 46], heading: 60, ships: corvettes }],
      },
    ],
    victory: [
      { type: 'exit', side: 'french', edge: 'east', ships: corvettes, atLeast: 2 },
      { type: 'strike', side: 'british', ships: corvettes, atLeast: 1 },
    ],
  },
];
