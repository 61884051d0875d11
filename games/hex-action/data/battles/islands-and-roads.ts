/** Islands and roadsteads from 1808 on. Ships and days are history's; placements and victory are mostly ours. */
import type { Battle } from './battle.ts';

// biome-ignore format: one row a ship
const lissa: Battle = {
  id: 'lissa-1811',
  title: 'Lissa',
  date: '1811-03-13',
  place: 'North coast of Lissa, Adriatic',
  briefing:
    'Four British ships in tight line, a signal flying to remember a dead admiral, and a Franco-Venetian squadron twice as strong bearing down from windward in two columns with troops packed on deck. The rocks lie close under the lee at the end of the British course. Points decide, and the British begin with 12.',
  board: { fixed: true },
  wind: [4, 3, 11],
  rules: { lossOfRigging: true, runningAground: true, foreAndAft: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'amphion', ships: [
          ['Amphion', 'br-f3-32-18', 'elite', 'EE24', 3],
          ['Active', 'br-f3-38', 'elite', 'CC23', 3],
          ['Volage', 'br-f4-22', 'elite', 'AA22', 3],
          ['Cerberus', 'br-f3-32-18', 'elite', 'Y21', 3],
        ] },
      ],
    },
    {
      id: 'allied',
      name: 'Franco-Venetian squadron',
      nation: 'French',
      squadrons: [
        { id: 'starboard-column', name: 'Starboard Column', flagship: 'favorite', ships: [
          ['Favorite', 'fr-f3-40', 'green', 'EE15', 5],
          ['Flore', 'fr-f3-40', 'green', 'GG14', 5],
          ['Bellona', 've-f3-32-h', 'poor', 'II13', 5],
        ] },
        { id: 'larboard-column', name: 'Larboard Column', flagship: 'danae', seat: 2, ships: [
          ['Danae', 'fr-f3-40', 'green', 'W9', 4],
          ['Corona', 've-f3-40', 'poor', 'W7', 4],
          ['Carolina', 've-f3-32', 'poor', 'W5', 4],
        ] },
        { id: 'light', name: 'Light vessels', flagship: 'principessa-augusta', seat: 3, ships: [
          ['Principessa Augusta', 'fr-s5-18', 'poor', 'CC7', 4, { nation: 'Venetian' }],
          ['Principe Eugenio', 'schooner-8', 'poor', 'AA6', 4, { nation: 'Venetian' }],
        ] },
      ],
    },
  ],
  land: ['U34-35', 'V34', 'W34-35', 'X34', 'Y34-35', 'Z34', 'AA34-35', 'BB34', 'CC34-35', 'DD34', 'EE34-35', 'FF34', 'GG34-35', 'HH34', 'II34-35', 'JJ34', 'KK31-35', 'LL31-34', 'MM31-35', 'NN31-34', 'OO31-35', 'PP31-34', 'QQ31-35', 'RR31-34', 'SS29-35', 'TT29-34', 'UU29-35', 'VV29-34', 'WW29-35', 'XX29-34', 'YY29-35'],
  turnLimit: 30,
  victory: { type: 'points', margin: 3, handicap: [{ side: 'british', points: 12 }] },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const basqueRoads: Battle = {
  id: 'basque-roads-1809',
  title: 'Basque Roads',
  date: '1809-04-11',
  place: 'Aix Roads',
  briefing:
    'A black windy night, a flood tide, and two explosion vessels leading a straggling procession of fireships toward a boom. Behind it the French lie in two lines, upper yards down. The fireships need not burn anyone: panic, cut cables and the mud banks to leeward may do the work. One French ship burnt, or four of them on the mud when the night is over, and the night is British; else it is French.',
  board: { fixed: true },
  wind: [3, 4, 11],
  rules: { lossOfRigging: true, runningAground: true, windEffects: true },
  special: [
    { id: 'boom', breakOn: { class4OrLarger: 4, smaller: 6 }, explosionRadius: 1 },
    { id: 'fireships', burnTurns: 6, catchOn: 5, catchOnFouled: 3, explodeAfter: 2 },
    { id: 'tide', direction: 3, hexes: 1 },
  ],
  anchoring: true,
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'cochrane', name: 'Explosion vessels', flagship: 'explosion-one', ships: [
          ['Explosion One', 'explosion-5', 'elite', 'O7', 3, { sail: 'full' }],
          ['Explosion Two', 'explosion-5', 'crack', 'O5', 3, { sail: 'full' }],
        ] },
        { id: 'fireships-1', name: 'Fireships 1', flagship: 'mediator', seat: 2, ships: [
          ['Mediator', 'fireship-4', 'crack', 'M6', 3, { sail: 'full' }],
          ['Fireship Two', 'fireship-5', 'average', 'L9', 3, { sail: 'full' }],
          ['Fireship Three', 'fireship-5', 'average', 'K12', 3, { sail: 'full' }],
          ['Fireship Four', 'fireship-5', 'average', 'P4', 3, { sail: 'full' }],
          ['Fireship Five', 'fireship-5', 'average', 'R3', 3, { sail: 'full' }],
        ] },
        { id: 'fireships-2', name: 'Fireships 2', flagship: 'fireship-six', seat: 3, ships: [
          ['Fireship Six', 'fireship-5', 'average', 'I5', 3, { sail: 'full' }],
          ['Fireship Seven', 'fireship-5', 'average', 'H8', 3, { sail: 'full' }],
          ['Fireship Eight', 'fireship-5', 'average', 'G11', 3, { sail: 'full' }],
          ['Fireship Nine', 'fireship-5', 'average', 'K3', 3, { sail: 'full' }],
          ['Fireship Ten', 'fireship-5', 'average', 'M2', 3, { sail: 'full' }],
        ] },
        { id: 'escort', name: 'Escort', flagship: 'imperieuse', seat: 4, ships: [
          ['Imperieuse', 'br-f3-38', 'elite', 'D4', 3],
          ['Unicorn', 'br-f3-32-18', 'crack', 'D8', 3],
          ['Aigle', 'br-f3-36-18', 'crack', 'D12', 3],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'front-line', name: 'Front Line', flagship: 'ocean', ships: [
          ['Ocean', 'fr-sol1-120', 'average', 'Y22', 6, { anchored: 'A' }],
          ['Foudroyant', 'fr-sol2-80', 'average', 'BB20', 6, { anchored: 'A' }],
          ['Cassard', 'fr-sol2-74', 'average', 'EE19', 6, { anchored: 'A' }],
          ['Tourville', 'fr-sol2-74', 'green', 'HH17', 6, { anchored: 'A' }],
          ['Regulus', 'fr-sol2-74', 'green', 'KK16', 6, { anchored: 'A' }],
        ] },
        { id: 'rear-line', name: 'Rear Line', flagship: 'ville-de-varsovie', seat: 2, ships: [
          ['Ville de Varsovie', 'fr-sol2-80', 'average', 'BB25', 6, { anchored: 'A' }],
          ['Aquilon', 'fr-sol2-74', 'green', 'EE24', 6, { anchored: 'A' }],
          ['Tonnerre', 'fr-sol2-74', 'green', 'HH22', 6, { anchored: 'A' }],
          ['Jemmapes', 'fr-sol2-74', 'average', 'KK21', 6, { anchored: 'A' }],
          ['Calcutta', 'fr-sol2-50-f', 'green', 'NN19', 6, { anchored: 'A' }],
        ] },
        { id: 'frigates', name: 'Frigates', flagship: 'indienne', seat: 3, ships: [
          ['Indienne', 'fr-f3-40', 'average', 'Y17', 6, { anchored: 'A' }],
          ['Hortense', 'fr-f3-40', 'average', 'BB15', 6, { anchored: 'A' }],
          ['Pallas', 'fr-f3-40', 'average', 'EE14', 6, { anchored: 'A' }],
        ] },
      ],
    },
  ],
  land: ['HH13-16', 'II13-16', 'JJ13-16', 'QQ1-8', 'RR1-8', 'SS1-8', 'SS24-35', 'TT1-8', 'TT24-34', 'UU1-8', 'UU24-35', 'VV1-8', 'VV24-34', 'WW1-8', 'WW24-35', 'XX1-8', 'XX24-34', 'YY1-8', 'YY24-35'],
  depths: [
    { depth: 26, hexes: ['EE29-35', 'FF29-34', 'GG29-35', 'HH29-34', 'II29-35', 'JJ29-34', 'KK25-35', 'LL25-34', 'MM25-35', 'NN25-34', 'OO25-35', 'PP25-34', 'QQ25-35', 'RR25-34'] },
  ],
  batteries: [
    { id: 'aix', name: 'Citadel of Aix', side: 'french', hexes: ['HH14', 'II15'], quality: 'average', guns: 12, hull: 27, crew: 12, arc: [1, 2, 4, 5, 6] },
  ],
  booms: ['U13', 'V13', 'W12', 'X12', 'Y11', 'Z11', 'AA10', 'BB10', 'CC9', 'DD9', 'EE8', 'FF8', 'GG7'],
  turnLimit: 30,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'end', if: { test: 'any', of: [{ test: 'burnt', side: 'french', atLeast: 1 }, { test: 'aground', side: 'french', atLeast: 4 }] } },
    ],
    otherwise: 'french',
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const grandPort: Battle = {
  id: 'grand-port-1810',
  title: 'Grand Port',
  date: '1810-08-23',
  place: 'Isle de France',
  briefing:
    "A wide bay full of coral patches. The French have moored in a crescent with springs on their cables; the British frigates hold the pilot's island at the entrance but not the pilot's knowledge. Feel your way in with the lead, or charge and trust to luck.",
  board: { fixed: true },
  wind: [6, 2, 9],
  rules: { lossOfRigging: true, runningAground: true, castingTheLead: true, windEffects: true },
  special: [
    { id: 'secret-depths', side: 'british' },
  ],
  anchoring: true,
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'pym', name: 'Pym', flagship: 'sirius', ships: [
          ['Sirius', 'br-f3-36-18', 'crack', 'DD21', 6],
          ['Nereide', 'br-f3-36', 'elite', 'EE18', 6],
          ['Magicienne', 'br-f3-36', 'crack', 'EE25', 6],
          ['Iphigenia', 'br-f3-36-18', 'crack', 'GG23', 6],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'duperre', name: 'Duperre', flagship: 'bellone', ships: [
          ['Bellone', 'fr-f3-40', 'crack', 'P14', 2, { anchored: 'AB' }],
          ['Minerve', 'fr-f3-40', 'average', 'S11', 2, { anchored: 'AB' }],
          ['Ceylon', 'mer-indiaman-30', 'average', 'M17', 2, { anchored: 'AB' }],
          ['Victor', 'fr-s5-18', 'average', 'V9', 2, { anchored: 'AB' }],
        ] },
      ],
    },
  ],
  land: ['A1-35', 'B1-34', 'C1-35', 'D1-34', 'E1-35', 'F1-34', 'G1-35', 'H1-34', 'I1-35', 'J1-9', 'K1-9', 'L1-9', 'M1-9', 'N1-9', 'O1-9', 'P1-5', 'Q1-5', 'R1-5', 'S1-5', 'T1-5', 'U1-5', 'KK26', 'LL25-26'],
  depths: [
    { depth: 12, hexes: ['S15', 'T22', 'U17-18', 'U22', 'V20', 'V22', 'W20', 'X14-15', 'Y18-19', 'Z18', 'Z24', 'AA14', 'AA21', 'AA24', 'BB14', 'CC24'] },
    { depth: 9, hexes: ['P20', 'Q18', 'Q21', 'R18-19', 'W12'] },
  ],
  batteries: [
    { id: 'ile-de-la-passe', name: 'Ile de la Passe', side: 'british', hexes: ['KK26', 'LL25'], quality: 'average', guns: 6, hull: 15, crew: 6, arc: [1, 2, 5, 6] },
  ],
  turnLimit: 40,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'each-turn', if: { test: 'surrenderedOrLost', ships: ['bellone', 'minerve'], atLeast: 2 } },
      { side: 'french', when: 'each-turn', if: { test: 'surrenderedOrLost', side: 'british', atLeast: 3 } },
    ],
    otherwise: 'points',
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const alvoen: Battle = {
  id: 'alvoen-1808',
  title: 'Becalmed at Alvoen',
  date: '1808-05-16',
  place: 'Near Bergen',
  briefing:
    'A British frigate looking into a Norwegian port has run out of wind among the rocks. A schooner and four gun-yawls pull out of the haze and take up stations under her stern where few of her guns bear. If a breeze comes she can deal with them; until then every minute costs men.',
  board: { fixed: true },
  wind: [2, 0],
  windSchedule: [{ turn: 9, direction: 2, velocity: 1 }, { turn: 13, direction: 2, velocity: 2 }],
  rules: { foreAndAft: true, windEffects: true },
  special: [
    { id: 'sweeps', ships: ['odin'], hexes: 1 },
    { id: 'scheduled-wind-only' },
    { id: 'boat-tow', ships: ['tartar'] },
  ],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'tartar', ships: [
          ['Tartar', 'br-f3-32-18', 'crack', 'W18', 3],
        ] },
      ],
    },
    {
      id: 'danish',
      name: 'Dano-Norwegian flotilla',
      nation: 'Danish',
      squadrons: [
        { id: 'bielke', name: 'Bielke', flagship: 'odin', ships: [
          ['Odin', 'schooner-8', 'average', 'L14', 3],
          ['Kanonjolle One', 'row-gunyawl-1', 'crack', 'O13', 3],
          ['Kanonjolle Two', 'row-gunyawl-1', 'average', 'P15', 3],
          ['Kanonjolle Three', 'row-gunyawl-1', 'average', 'O17', 3],
          ['Kanonjolle Four', 'row-gunyawl-1', 'crack', 'P19', 3],
        ] },
      ],
    },
  ],
  land: ['A1-35', 'B1-34', 'C1-35', 'D1-34', 'E1-35', 'F1-34', 'G1-35', 'H1-4', 'I1-4', 'I31-35', 'J1-4', 'J31-34', 'K1-4', 'K31-35', 'L1-4', 'L31-34', 'M1-4', 'M31-35', 'N1-4', 'N31-34', 'O1-4', 'O31-35', 'P1-4', 'P31-34', 'Q1-4', 'Q31-35', 'R1-4', 'R31-34', 'S1-4', 'S31-35', 'T1-4', 'T31-34', 'U1-4', 'U31-35', 'V31-34', 'W31-35', 'X31-34', 'Y31-35', 'Z31-34', 'AA31-35', 'CC8-11', 'DD8-11', 'EE8-11', 'FF8-11'],
  turnLimit: 30,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'each-turn', if: { test: 'exit', ships: ['tartar'], edge: '2-3', atLeast: 1, notSurrendered: true } },
      { side: 'danish', when: 'each-turn', if: { test: 'anySurrender', ships: ['tartar'], atLeast: 1 } },
      { side: 'british', when: 'each-turn', if: { test: 'surrenderedOrLost', side: 'danish', atLeast: 3 } },
    ],
    otherwise: 'danish',
  },
  provenance: { wind: 'public' },
};

export const islandsAndRoads: readonly Battle[] = [lissa, basqueRoads, grandPort, alvoen];
