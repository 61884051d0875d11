/** Flotillas on the American lakes. Ships and days are history's; placements and victory are mostly ours. */
import type { Battle } from './battle.ts';

/** Where the class has carronades: long guns. */
const LONG_GUN = { guns: 1, carronades: 0 };

// biome-ignore format: one row a ship
const lakeErie: Battle = {
  id: 'lake-erie-1813',
  title: 'Lake Erie',
  date: '1813-09-10',
  place: 'Put-in-Bay',
  briefing:
    'Nine small American vessels creep down a dying breeze toward six British ones. Detroit and the smaller British vessels have long guns and must do their damage early; the two American brigs are all carronades and have to get close, and only their schooners reach farther. The American rear sails as it was ordered three turns before. If the flagship is shot to pieces, a boat carries the broad pennant to her sister in three turns, and the rear is in hand. Five British vessels struck or lost, or both American brigs, decide it at once; else points do, and the British begin with 4.',
  wind: [6, 1, 11],
  rules: { commandLag: 'squadrons', lossOfRigging: true, foreAndAft: true, windEffects: true },
  special: [
    { id: 'shift-flag', from: 'lawrence', to: 'niagara', turns: 3 },
  ],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'barclay', name: 'Barclay', flagship: 'detroit', ships: [
          ['Detroit', 'us-s5-19', 'average', 'T12', 5, { nation: 'British', log: { guns: 2 } }],
          ['Hunter', 'sloop-10', 'average', 'V11', 5],
          ['Queen Charlotte', 'br-s5-16', 'average', 'X10', 5],
          ['Lady Prevost', 'br-sc5-12', 'average', 'Z9', 5],
          ['Little Belt', 'schooner-8', 'average', 'BB8', 5, { log: LONG_GUN }],
          ['Chippeway', 'schooner-8', 'average', 'DD7', 5, { log: LONG_GUN }],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'van', name: 'Van', flagship: 'lawrence', ships: [
          ['Lawrence', 'us-s5-20', 'crack', 'AA16', 5],
          ['Ariel', 'us-sc6-4', 'average', 'CC15', 5],
          ['Scorpion', 'us-sc6-2', 'average', 'EE14', 5],
          ['Caledonia', 'us-sc6-4', 'average', 'GG13', 5],
        ] },
        { id: 'rear', name: 'Rear', flagship: 'niagara', seat: 2, ships: [
          ['Niagara', 'us-s5-20', 'crack', 'II12', 5],
          ['Somers', 'us-sc6-2', 'average', 'KK11', 5],
          ['Porcupine', 'us-sc6-2', 'average', 'MM10', 5],
          ['Tigress', 'us-sc6-2', 'average', 'OO9', 5],
          ['Trippe', 'us-sc6-2', 'average', 'QQ8', 5],
        ] },
      ],
    },
  ],
  turnLimit: 40,
  victory: {
    type: 'special',
    wins: [
      { side: 'american', when: 'each-turn', if: { test: 'surrenderedOrLost', side: 'british', atLeast: 5 } },
      { side: 'british', when: 'each-turn', if: { test: 'all', of: [{ test: 'surrenderedOrLost', ships: ['lawrence'] }, { test: 'surrenderedOrLost', ships: ['niagara'] }] } },
    ],
    otherwise: 'points',
    handicap: [{ side: 'british', points: 4 }],
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const lakeChamplain: Battle = {
  id: 'lake-champlain-1814',
  title: 'Plattsburgh Bay',
  date: '1814-09-11',
  place: 'Lake Champlain',
  briefing:
    'The American squadron lies anchored on springs across a bay, kedges laid out so that each ship can be wound round to bring fresh guns to bear. The British must come round the head against the breeze and anchor opposite under fire. Both large ships of a side struck or lost decide it at once; else points do, and the Americans begin with 12.',
  board: { fixed: true },
  wind: [4, 2, 11],
  rules: { lossOfRigging: true, foreAndAft: true, windEffects: true },
  anchoring: true,
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british-line', name: 'British Line', flagship: 'confiance', ships: [
          ['Confiance', 'br-f3-36-18', 'green', 'W20', 6],
          ['Linnet', 'br-s5-16', 'elite', 'W16', 6, { log: { guns: 2, carronades: 0 } }],
          ['Chubb', 'br-sc5-12', 'average', 'X13', 6],
          ['Finch', 'br-sc5-12', 'average', 'X26', 6],
        ] },
        { id: 'gunboats', name: 'Gunboats', flagship: 'wellington', seat: 2, ships: [
          ['Wellington', 'row-gunboat-2', 'average', 'Z30', 6],
          ['Prevost', 'row-gunboat-2', 'average', 'Z28', 6],
          ['Yeo', 'row-gunboat-2', 'green', 'Z26', 6],
          ['Drummond', 'row-gunboat-2', 'green', 'Z24', 6],
          ['Murray', 'row-gunboat-2', 'green', 'Z22', 6],
          ['Blucher', 'row-gunboat-1', 'green', 'Z20', 6],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'american-line', name: 'American Line', flagship: 'saratoga', ships: [
          ['Saratoga', 'us-s5-26', 'crack', 'N17', 1, { anchored: 'AB' }],
          ['Eagle', 'us-s5-20', 'crack', 'N13', 1, { anchored: 'AB' }],
          ['Ticonderoga', 'us-sc5-17', 'crack', 'N21', 1, { anchored: 'AB' }],
          ['Preble', 'us-s6-7', 'average', 'N25', 1, { anchored: 'AB' }],
        ] },
        { id: 'galleys', name: 'Row galleys', flagship: 'allen', seat: 2, ships: [
          ['Allen', 'row-gunboat-2', 'average', 'L15', 1],
          ['Burrows', 'row-gunboat-2', 'average', 'L17', 1],
          ['Borer', 'row-gunboat-2', 'average', 'L19', 1],
          ['Nettle', 'row-gunboat-2', 'average', 'L21', 1],
          ['Viper', 'row-gunboat-2', 'average', 'L23', 1],
          ['Centipede', 'row-gunboat-2', 'average', 'L25', 1],
        ] },
      ],
    },
  ],
  land: ['A1-35', 'B1-34', 'C1-35', 'D1-34', 'E1-35', 'F1-34', 'G1-35', 'H1-4', 'I1-4', 'J1-4', 'K1-4', 'L1-4', 'M1-4', 'N1-4', 'O1-4', 'P1-4', 'Q1-4', 'R1-4', 'S1-4', 'T1-4', 'U1-4', 'V1-4', 'W1-4', 'X1-4', 'Y1-10', 'Z5-10', 'AA5-10', 'BB5-10'],
  turnLimit: 40,
  victory: {
    type: 'special',
    wins: [
      { side: 'american', when: 'each-turn', if: { test: 'surrenderedOrLost', ships: ['confiance', 'linnet'], atLeast: 2 } },
      { side: 'british', when: 'each-turn', if: { test: 'surrenderedOrLost', ships: ['saratoga', 'eagle'], atLeast: 2 } },
    ],
    otherwise: 'points',
    handicap: [{ side: 'american', points: 12 }],
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const valcourIsland: Battle = {
  id: 'valcour-island-1776',
  title: 'Valcour Island',
  date: '1776-10-11',
  place: 'Lake Champlain',
  briefing:
    'A home-made American flotilla lies in a crescent behind an island where the British, running south with the wind, will pass it before they see it. Then they must row or beat back. Delay is all the Americans need: every week lost brings winter nearer.',
  board: { fixed: true },
  wind: [4, 2, 11],
  rules: { lossOfRigging: true, foreAndAft: true, windEffects: true },
  special: [
    { id: 'reloads', side: 'american', squares: 12 },
  ],
  anchoring: true,
  sides: [
    {
      id: 'british',
      name: 'Royal Navy and artillery',
      nation: 'British',
      squadrons: [
        { id: 'pringle', name: 'Pringle', flagship: 'inflexible', ships: [
          ['Inflexible', 'us-s5-19', 'crack', 'R29', 2, { nation: 'British' }],
          ['Carleton', 'br-sc5-12', 'crack', 'S24', 6],
          ['Maria', 'br-sc5-12', 'average', 'Q27', 2],
          ['Loyal Convert', 'row-gondola-3', 'average', 'L28', 2],
          ['Thunderer', 'radeau-18', 'average', 'U31', 6],
        ] },
        { id: 'gunboats-1', name: 'Gunboats 1', flagship: 'gunboat-one', seat: 2, ships: [
          ['Gunboat One', 'row-gunboat-1', 'crack', 'J23', 1],
          ['Gunboat Two', 'row-gunboat-1', 'crack', 'K23', 1],
          ['Gunboat Three', 'row-gunboat-1', 'crack', 'L23', 1],
          ['Gunboat Four', 'row-gunboat-1', 'average', 'M24', 1],
          ['Gunboat Five', 'row-gunboat-1', 'average', 'N24', 1],
          ['Gunboat Six', 'row-gunboat-1', 'average', 'P24', 1],
        ] },
        { id: 'gunboats-2', name: 'Gunboats 2', flagship: 'gunboat-seven', seat: 3, ships: [
          ['Gunboat Seven', 'row-gunboat-1', 'crack', 'J26', 1],
          ['Gunboat Eight', 'row-gunboat-1', 'average', 'K26', 1],
          ['Gunboat Nine', 'row-gunboat-1', 'average', 'L26', 1],
          ['Gunboat Ten', 'row-gunboat-1', 'average', 'M27', 1],
          ['Gunboat Eleven', 'row-gunboat-1', 'average', 'N27', 1],
          ['Gunboat Twelve', 'row-gunboat-1', 'average', 'P29', 1],
        ] },
        { id: 'gunboats-3', name: 'Gunboats 3', flagship: 'gunboat-thirteen', seat: 4, ships: [
          ['Gunboat Thirteen', 'row-gunboat-1', 'crack', 'I24', 1],
          ['Gunboat Fourteen', 'row-gunboat-1', 'crack', 'I27', 1],
          ['Gunboat Fifteen', 'row-gunboat-1', 'average', 'V25', 1],
          ['Gunboat Sixteen', 'row-gunboat-1', 'average', 'W25', 1],
          ['Gunboat Seventeen', 'row-gunboat-1', 'average', 'X25', 1],
          ['Gunboat Eighteen', 'row-gunboat-1', 'average', 'Y26', 1],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'Continental flotilla',
      nation: 'American',
      squadrons: [
        { id: 'arnold', name: 'Arnold', flagship: 'congress', ships: [
          ['Congress', 'row-galley-8', 'average', 'Q13', 4, { anchored: 'A' }],
          ['Washington', 'row-galley-8', 'green', 'N12', 4, { anchored: 'A' }],
          ['Trumbull', 'row-galley-8', 'green', 'T12', 4, { anchored: 'A' }],
          ['Royal Savage', 'schooner-8', 'green', 'V14', 5, { anchored: 'A' }],
        ] },
        { id: 'gondolas-1', name: 'Gondolas 1', flagship: 'philadelphia', seat: 2, ships: [
          ['Philadelphia', 'row-gondola-3', 'green', 'L11', 4, { anchored: 'A' }],
          ['New York', 'row-gondola-3', 'green', 'M13', 4, { anchored: 'A' }],
          ['Jersey', 'row-gondola-3', 'green', 'P12', 4, { anchored: 'A' }],
          ['Connecticut', 'row-gondola-3', 'green', 'R14', 4, { anchored: 'A' }],
        ] },
        { id: 'gondolas-2', name: 'Gondolas 2', flagship: 'providence', seat: 3, ships: [
          ['Providence', 'row-gondola-3', 'poor', 'O15', 4, { anchored: 'A' }],
          ['New Haven', 'row-gondola-3', 'poor', 'S14', 4, { anchored: 'A' }],
          ['Spitfire', 'row-gondola-3', 'poor', 'K13', 4, { anchored: 'A' }],
          ['Boston', 'row-gondola-3', 'poor', 'U16', 4, { anchored: 'A' }],
        ] },
      ],
    },
  ],
  land: ['A1-35', 'B1-34', 'C1-35', 'D1-34', 'E1-35', 'F1-34', 'G1-35', 'H1-6', 'I1-6', 'J1-6', 'Y4-20', 'Z4-22', 'AA4-22', 'BB4-22', 'CC4-22', 'DD4-22', 'EE4-22', 'FF4-20'],
  turnLimit: 30,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'each-turn', if: { test: 'surrenderedOrLost', side: 'american', atLeast: 8 } },
      { side: 'american', when: 'each-turn', if: { test: 'exit', side: 'american', edge: '4', atLeast: 6, notSurrendered: true } },
    ],
    otherwise: 'american',
  },
  provenance: { wind: 'public' },
};

export const lakes: readonly Battle[] = [lakeErie, lakeChamplain, valcourIsland];
