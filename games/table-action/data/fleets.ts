/** Battles of squadrons on the open sea. */
import type { Outline } from './expand.ts';

const villaret = ['fre-juste', 'fre-montagne', 'fre-jacobin'];
const vengeur = ['fre-vengeur-du-peuple', 'fre-patriote', 'fre-northumberland', 'fre-achille'];

export const fleetOutlines: readonly Outline[] = [
  {
    id: 'st-vincent',
    title: 'Nelson at St Vincent',
    date: '1797-02-14',
    place: 'Off Cape St Vincent',
    briefing:
      'Two British ships throw themselves across the head of a crowd of bigger Spaniards. Friends are coming up astern; if the Spanish can sail off the northern edge together they have saved their fleet.',
    table: [96, 72],
    windToward: 60,
    turnLimit: 16,
    measured: { score: [100, 100, 0], turns: [4, 6, 16] },
    sides: [
      {
        nation: 'Spanish',
        flagship: 'spa-santisima-trinidad',
        squadrons: [
          {
            id: 'cordoba',
            name: 'Flag division',
            at: [30, 46],
            heading: 10,
            ships: ['spa-santisima-trinidad', 'spa-san-jose', 'spa-salvador-del-mundo'],
          },
          {
            id: 'san-nicolas',
            name: 'Second division',
            at: [22, 54],
            heading: 10,
            ships: ['spa-san-nicolas', 'spa-san-ysidro', 'spa-soberano'],
          },
        ],
      },
      {
        nation: 'British',
        flagship: 'bri-captain',
        squadrons: [
          {
            id: 'captain',
            name: 'Captain and Culloden',
            at: [46, 20],
            heading: 300,
            ships: ['bri-captain', 'bri-culloden'],
          },
          {
            id: 'blenheim',
            name: 'Supporting ships',
            at: [54, 34],
            heading: 300,
            ships: ['bri-blenheim', 'bri-prince-george', 'bri-excellent', 'bri-orion'],
          },
        ],
      },
    ],
    victory: [
      {
        type: 'capture',
        side: 'british',
        ships: ['spa-san-jose', 'spa-san-nicolas', 'spa-salvador-del-mundo', 'spa-san-ysidro'],
        atLeast: 2,
      },
      {
        type: 'exit',
        side: 'spanish',
        edge: 'north',
        ships: [
          'spa-santisima-trinidad',
          'spa-san-jose',
          'spa-salvador-del-mundo',
          'spa-san-nicolas',
          'spa-san-ysidro',
          'spa-soberano',
        ],
        atLeast: 4,
      },
      { type: 'points', margin: 10 },
    ],
  },
  {
    id: 'first-of-june',
    title: "Howe's Centre",
    date: '1794-06-01',
    place: 'Atlantic',
    briefing:
      'Six British ships each steer for an opponent. Those that pass through rake to both sides; those that shrink from it stay at long range and do little. The French fight for time, for a convoy of grain is passing behind them: they have won if three of the seven still fight under their colours after the eighth turn.',
    table: [96, 72],
    windToward: 10,
    turnLimit: 14,
    measured: { score: [113, 86, 1], turns: [6, 8, 14] },
    sides: [
      {
        nation: 'British',
        flagship: 'bri-queen-charlotte',
        squadrons: [
          {
            id: 'howe',
            name: 'Howe',
            at: [36, 62],
            heading: 290,
            trail: 90,
            ships: ['bri-queen-charlotte', 'bri-brunswick', 'bri-valiant'],
          },
          {
            id: 'queen',
            name: 'Rear group',
            at: [54, 62],
            heading: 290,
            trail: 90,
            ships: ['bri-queen', 'bri-orion', 'bri-leviathan'],
          },
        ],
      },
      {
        nation: 'French',
        flagship: 'fre-montagne',
        squadrons: [
          {
            id: 'villaret',
            name: 'Villaret',
            at: [26, 22],
            heading: 270,
            ships: villaret,
          },
          {
            id: 'vengeur',
            name: 'Rear group',
            at: [44, 22],
            heading: 270,
            ships: vengeur,
          },
        ],
      },
    ],
    victory: [
      {
        type: 'survive',
        side: 'french',
        ships: [...villaret, ...vengeur],
        atLeast: 3,
        untilTurn: 8,
      },
      { type: 'points', margin: 20 },
    ],
  },
  {
    id: 'grand-line',
    title: 'Twelve of the Line',
    date: '1805-10-21',
    place: 'Off Cadiz',
    briefing:
      'A formal battle in two lines of twelve such as the allied admirals hoped for. Three squadrons a side, signals frigates absent, and a long table: the side that keeps its squadrons acting together wins. The British have to cripple three in four of their enemies; the allies have done enough when half of the British are.',
    table: [120, 72],
    windToward: 170,
    turnLimit: 12,
    measured: { score: [100, 100, 0], turns: [3, 6, 8] },
    sides: [
      {
        nation: 'British',
        flagship: 'bri-victory',
        squadrons: [
          {
            id: 'van',
            name: 'Van',
            at: [93, 12],
            heading: 90,
            ships: ['bri-tonnant', 'bri-bellerophon', 'bri-colossus', 'bri-revenge'],
          },
          {
            id: 'centre',
            name: 'Centre',
            at: [69, 12],
            heading: 90,
            ships: ['bri-temeraire', 'bri-victory', 'bri-neptune', 'bri-leviathan'],
          },
          {
            id: 'rear',
            name: 'Rear',
            at: [45, 12],
            heading: 90,
            ships: ['bri-royal-sovereign', 'bri-mars', 'bri-orion', 'bri-agamemnon'],
          },
        ],
      },
      {
        id: 'allied',
        name: 'Combined Fleet',
        nation: 'French',
        flagship: 'fre-bucentaure',
        squadrons: [
          {
            id: 'allied-van',
            name: 'Van',
            at: [96, 48],
            heading: 90,
            ships: ['fre-formidable', 'fre-intrepide', 'fre-duguay-trouin', 'spa-neptuno'],
          },
          {
            id: 'allied-centre',
            name: 'Centre',
            at: [72, 48],
            heading: 90,
            ships: ['fre-bucentaure', 'spa-santisima-trinidad', 'fre-redoutable', 'fre-neptune'],
          },
          {
            id: 'allied-rear',
            name: 'Rear',
            at: [48, 48],
            heading: 90,
            ships: ['spa-principe-de-asturias', 'fre-pluton', 'fre-algesiras', 'spa-san-juan-nepomuceno'],
          },
        ],
      },
    ],
    victory: [
      { type: 'fractionCrippled', side: 'british', of: 'allied', percent: 75 },
      { type: 'fractionCrippled', side: 'allied', of: 'british', percent: 50 },
      { type: 'points', margin: 25 },
    ],
  },
  {
    id: 'san-domingo',
    title: 'The Imperial at Bay',
    date: '1806-02-06',
    place: 'Santo Domingo',
    briefing:
      'Five French ships run along the coast with six British close on their quarter. The admiral in the great three-decker may prefer the beach to surrender. Two ships off the western edge are enough for him, three of the five beaten for the British.',
    table: [96, 72],
    windToward: 200,
    turnLimit: 16,
    measured: { score: [101, 99, 0], turns: [2, 6, 13] },
    sides: [
      {
        nation: 'French',
        flagship: 'fre-imperial',
        squadrons: [
          {
            id: 'leissegues',
            name: 'Leissegues',
            at: [55, 32],
            heading: 265,
            ships: ['fre-alexandre', 'fre-imperial', 'fre-diomede', 'fre-jupiter', 'fre-brave'],
          },
        ],
      },
      {
        nation: 'British',
        flagship: 'bri-superb',
        squadrons: [
          {
            id: 'superb',
            name: 'Weather division',
            at: [72, 14],
            heading: 262,
            sail: 'full',
            ships: ['bri-superb', 'bri-northumberland'],
          },
          {
            id: 'donegal',
            name: 'Lee division',
            at: [86, 46],
            heading: 275,
            sail: 'full',
            ships: ['bri-donegal', 'bri-canopus'],
          },
          {
            id: 'agamemnon',
            name: 'Rear',
            at: [84, 13],
            heading: 268,
            sail: 'full',
            ships: ['bri-agamemnon', 'bri-spencer'],
          },
        ],
      },
    ],
    terrain: [
      {
        kind: 'land',
        name: 'Coast',
        polygon: '0,0 60,0 52,6 30,9 10,14 0,18',
      },
    ],
    victory: [
      {
        type: 'exit',
        side: 'french',
        edge: 'west',
        ships: ['fre-alexandre', 'fre-imperial', 'fre-diomede', 'fre-jupiter', 'fre-brave'],
        atLeast: 2,
      },
      {
        type: 'strike',
        side: 'british',
        ships: ['fre-alexandre', 'fre-imperial', 'fre-diomede', 'fre-jupiter', 'fre-brave'],
        atLeast: 3,
      },
      { type: 'points', margin: 15 },
    ],
  },
];
