/** Ships at anchor, shoals and shore batteries. */
import type { Outline } from './expand.ts';

export const anchorages: readonly Outline[] = [
  {
    id: 'nile-van',
    title: 'Doubling the Van',
    date: '1798-08-01',
    place: 'Aboukir Bay',
    briefing:
      'Five ships at anchor head to wind, shoals inshore of them; on that side the guns are not cleared before the fourth turn. The British come round the end of the line in the last of the daylight, which is four turns: by then not one of the five may be left to fight unhurt.',
    table: [96, 72],
    windToward: 160,
    turnLimit: 4,
    measured: { score: [104, 96, 0], turns: [4, 4, 4] },
    sides: [
      {
        nation: 'French',
        flagship: 'fre-franklin',
        squadrons: [
          {
            id: 'van',
            name: 'Anchored van',
            at: [66, 26],
            heading: 340,
            spacing: 5,
            anchored: true,
            unready: { side: 'starboard', untilTurn: 4 },
            ships: ['fre-guerrier', 'fre-conquerant', 'fre-spartiate', 'fre-aquilon', 'fre-franklin'],
          },
        ],
      },
      {
        nation: 'British',
        flagship: 'bri-vanguard',
        squadrons: [
          {
            id: 'goliath',
            name: 'Leading ships',
            at: [38, 10],
            heading: 100,
            ships: ['bri-goliath', 'bri-zealous', 'bri-theseus'],
          },
          {
            id: 'vanguard',
            name: 'Flag division',
            at: [34, 22],
            heading: 100,
            ships: ['bri-vanguard', 'bri-audacious'],
          },
        ],
      },
    ],
    terrain: [
      {
        kind: 'land',
        name: 'Aboukir point',
        polygon: '84,0 96,0 96,20 88,12',
      },
      {
        kind: 'shoal',
        name: 'Inshore bank',
        polygon: '82,24 96,22 96,72 86,72',
      },
    ],
    batteries: [{ id: 'bat-aboukir', side: 'french', at: [92, 8] }],
    victory: [
      { type: 'fractionCrippled', side: 'british', of: 'french', percent: 100 },
      {
        type: 'survive',
        side: 'french',
        ships: ['fre-guerrier', 'fre-conquerant', 'fre-spartiate', 'fre-aquilon', 'fre-franklin'],
        atLeast: 1,
        untilTurn: 4,
      },
    ],
  },
  {
    id: 'algeciras',
    title: 'Under the Guns of Algeciras',
    date: '1801-07-06',
    place: 'Algeciras Bay',
    briefing:
      'French ships in a shallow bay between two batteries, and a breeze that may give out. Every turn spent drifting under the forts costs more than the French broadsides do. One prize is enough for the British; but if after the eighth turn all three ships of the line still fight under their colours, the attack has failed.',
    table: [96, 72],
    windToward: 70,
    turnLimit: 16,
    measured: { score: [85, 111, 4], turns: [5, 8, 16] },
    sides: [
      {
        nation: 'British',
        flagship: 'bri-caesar',
        squadrons: [
          {
            id: 'venerable',
            name: 'Van',
            at: [58, 34],
            heading: 345,
            ships: ['bri-venerable', 'bri-pompee', 'bri-audacious'],
          },
          {
            id: 'caesar',
            name: 'Flag division',
            at: [63.5, 52],
            heading: 345,
            ships: ['bri-caesar', 'bri-hannibal'],
          },
        ],
      },
      {
        id: 'allied',
        name: 'French squadron',
        nation: 'French',
        flagship: 'fre-formidable',
        squadrons: [
          {
            id: 'formidable',
            name: 'Anchored line',
            at: [22, 16],
            heading: 0,
            anchored: true,
            ships: ['fre-formidable', 'fre-desaix', 'fre-indomptable', 'fre-muiron'],
          },
          { id: 'launches', name: 'Gunboats', at: [20, 50], heading: 60, ships: ['spa-gunboat-division'] },
        ],
      },
    ],
    terrain: [
      {
        kind: 'land',
        name: 'Spanish shore',
        polygon: '0,0 12,0 10,30 14,50 8,72 0,72',
      },
      {
        kind: 'land',
        name: 'Isla Verde',
        polygon: '20,40 25,39 26,43 21,44',
      },
      {
        kind: 'shoal',
        name: 'Shallows',
        polygon: '12,0 16,0 17,36 14,50 10,30',
      },
    ],
    batteries: [
      { id: 'bat-isla-verde', side: 'allied', at: [23, 41.5] },
      { id: 'bat-santiago', side: 'allied', at: [8, 10] },
    ],
    victory: [
      {
        type: 'capture',
        side: 'british',
        ships: ['fre-formidable', 'fre-desaix', 'fre-indomptable'],
        atLeast: 1,
      },
      {
        type: 'sink',
        side: 'british',
        ships: ['fre-formidable', 'fre-desaix', 'fre-indomptable'],
        atLeast: 2,
      },
      {
        type: 'capture',
        side: 'allied',
        ships: ['bri-hannibal', 'bri-caesar', 'bri-pompee', 'bri-venerable', 'bri-audacious'],
        atLeast: 1,
      },
      {
        type: 'survive',
        side: 'allied',
        ships: ['fre-formidable', 'fre-desaix', 'fre-indomptable'],
        atLeast: 3,
        untilTurn: 8,
      },
      { type: 'points', margin: 15 },
    ],
    special: { flukyWind: true },
  },
  {
    id: 'copenhagen',
    title: "The King's Deep",
    date: '1801-04-02',
    place: 'Copenhagen',
    briefing:
      'Moored Danish ships, four of them hulks without masts, under a strong sea fort; the British must come up the channel between two banks. No manoeuvre, only weight of fire, and the fort cannot be boarded. All six must strike within seven turns, and before two of the British line do.',
    table: [96, 72],
    windToward: 350,
    turnLimit: 7,
    measured: { score: [85, 115, 0], turns: [3, 6, 7] },
    sides: [
      {
        name: 'Danish defence',
        nation: 'Danish',
        flagship: 'dan-dannebrog-blockship',
        squadrons: [
          {
            id: 'dannebrog',
            name: 'Moored line',
            at: [30, 54],
            heading: 175,
            anchored: true,
            blockships: [
              'dan-provesten-blockship',
              'dan-wagrien-blockship',
              'dan-jylland-blockship',
              'dan-dannebrog-blockship',
            ],
            ships: [
              'dan-provesten-blockship',
              'dan-wagrien-blockship',
              'dan-jylland-blockship',
              'dan-dannebrog-blockship',
              'dan-sjaelland',
              'dan-holsten',
            ],
          },
        ],
      },
      {
        nation: 'British',
        flagship: 'bri-elephant',
        squadrons: [
          {
            id: 'edgar',
            name: 'Leading ships',
            at: [56, 60],
            heading: 320,
            trail: 115,
            ships: ['bri-edgar', 'bri-ardent', 'bri-glatton'],
          },
          {
            id: 'elephant',
            name: 'Flag division',
            at: [74, 54],
            heading: 320,
            trail: 115,
            ships: ['bri-elephant', 'bri-monarch', 'bri-amazon'],
          },
        ],
      },
    ],
    terrain: [
      {
        kind: 'land',
        name: 'City and arsenal',
        polygon: '0,0 14,0 16,30 12,72 0,72',
      },
      {
        kind: 'land',
        name: 'Trekroner',
        polygon: '28,8 33,8 33,12 28,12',
      },
      {
        kind: 'shoal',
        name: 'Middle Ground',
        polygon: '64,8 72,10 74,40 66,44 60,24',
      },
    ],
    batteries: [{ id: 'bat-trekroner', side: 'danish', at: [30.5, 10] }],
    victory: [
      {
        type: 'strike',
        side: 'british',
        ships: [
          'dan-provesten-blockship',
          'dan-wagrien-blockship',
          'dan-jylland-blockship',
          'dan-dannebrog-blockship',
          'dan-sjaelland',
          'dan-holsten',
        ],
        atLeast: 6,
      },
      {
        type: 'strike',
        side: 'danish',
        ships: ['bri-edgar', 'bri-ardent', 'bri-glatton', 'bri-elephant', 'bri-monarch'],
        atLeast: 2,
      },
      {
        type: 'survive',
        side: 'danish',
        ships: [
          'dan-provesten-blockship',
          'dan-wagrien-blockship',
          'dan-jylland-blockship',
          'dan-dannebrog-blockship',
          'dan-sjaelland',
          'dan-holsten',
        ],
        atLeast: 1,
        untilTurn: 7,
      },
    ],
  },
];
