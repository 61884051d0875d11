/** Attacks on anchorages, 1801 to 1804. Ships and days are history's; placements and victory are mostly ours. */
import type { Battle } from './battle.ts';

// biome-ignore format: one row a ship
const copenhagen: Battle = {
  id: 'copenhagen-1801',
  title: 'Copenhagen',
  date: '1801-04-02',
  place: "The King's Deep, Copenhagen",
  briefing:
    'A line of dismasted hulks, floating batteries and a few real ships is moored along the edge of the shoal before the city, and the British must come up the narrow channel one by one and anchor by the stern abreast of it. There is no sailing round the head of this line: a sea fort stands there. Ten Danish vessels or four British ships struck or lost decide it at once; else points do, and the Danes begin with 20.',
  board: { fixed: true },
  wind: [6, 3, 11],
  rules: { lossOfRigging: true, runningAground: true, castingTheLead: true },
  special: [
    { id: 'moored-line', side: 'danish', crewBack: 2, everyTurns: 3 },
    { id: 'secret-depths', side: 'british' },
  ],
  anchoring: true,
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'van', name: 'Van', flagship: 'edgar', ships: [
          ['Edgar', 'br-sol2-74', 'crack', 'V27', 1],
          ['Ardent', 'br-sol2-64', 'crack', 'V30', 1],
          ['Glatton', 'br-sol2-56-c', 'crack', 'V33', 1],
        ] },
        { id: 'main', name: 'Main', flagship: 'elephant', seat: 2, ships: [
          ['Isis', 'br-sol2-50', 'crack', 'V34', 1, { entryTurn: 2 }],
          ['Bellona', 'br-sol2-74', 'crack', 'V34', 1, { entryTurn: 3 }],
          ['Elephant', 'br-sol2-74', 'elite', 'V34', 1, { entryTurn: 4 }],
          ['Ganges', 'br-sol2-74', 'crack', 'V34', 1, { entryTurn: 5 }],
          ['Monarch', 'br-sol2-74', 'crack', 'V34', 1, { entryTurn: 6 }],
          ['Defiance', 'br-sol2-74', 'crack', 'V34', 1, { entryTurn: 7 }],
        ] },
        { id: 'riou', name: "Riou's division", flagship: 'amazon', seat: 3, ships: [
          ['Amazon', 'br-f3-38', 'elite', 'X34', 1, { entryTurn: 3 }],
          ['Desiree', 'br-f3-40', 'crack', 'X34', 1, { entryTurn: 2 }],
          ['Blanche', 'br-f3-36', 'crack', 'X34', 1, { entryTurn: 4 }],
          ['Polyphemus', 'br-sol2-64', 'crack', 'X34', 1, { entryTurn: 8 }],
          ['Russell', 'br-sol2-74', 'crack', 'X34', 1, { entryTurn: 9 }],
        ] },
      ],
    },
    {
      id: 'danish',
      name: 'Danish defence',
      nation: 'Danish',
      squadrons: [
        { id: 'southern-line', name: 'Southern Line', flagship: 'nyborg', ships: [
          ['Provesteenen', 'da-block-56', 'average', 'O33', 4, { anchored: 'A' }],
          ['Wagrien', 'da-block-50', 'average', 'O31', 4, { anchored: 'A' }],
          ['Rendsborg', 'da-pram-22', 'average', 'O29', 4, { anchored: 'A' }],
          ['Nyborg', 'da-pram-22', 'average', 'O27', 4, { anchored: 'A' }],
          ['Jylland', 'da-block-50', 'average', 'O25', 4, { anchored: 'A' }],
        ] },
        { id: 'central-line', name: 'Central Line', flagship: 'dannebrog', seat: 2, ships: [
          ['Svaerdfisken', 'da-radeau-18', 'average', 'O23', 4, { anchored: 'A' }],
          ['Kronborg', 'da-pram-22', 'average', 'O21', 4, { anchored: 'A' }],
          ['Hajen', 'da-radeau-18', 'average', 'O19', 4, { anchored: 'A' }],
          ['Dannebrog', 'da-block-62', 'crack', 'O17', 4, { anchored: 'A' }],
          ['Aggershus', 'da-pram-22', 'average', 'O15', 4, { anchored: 'A' }],
        ] },
        { id: 'northern-line', name: 'Northern Line', flagship: 'sjaelland', seat: 3, ships: [
          ['Floating Battery No 1', 'da-battery-24', 'crack', 'O13', 4, { anchored: 'A' }],
          ['Sjaelland', 'da-sol2-74', 'average', 'O11', 4, { anchored: 'A' }],
          ['Holsteen', 'da-sol2-60', 'average', 'O9', 4, { anchored: 'A' }],
          ['Indfodsretten', 'da-block-62', 'green', 'O7', 4, { anchored: 'A' }],
        ] },
      ],
    },
  ],
  land: ['A1-35', 'B1-34', 'C1-35', 'D1-34', 'E1-35', 'F1-34', 'G1-6', 'G28-35', 'H1-6', 'H28-34', 'I1-6', 'K3', 'L2-3'],
  depths: [
    { depth: 19, hexes: ['BB6-28', 'CC6-28', 'DD6-28', 'EE6-28', 'FF6-28'] },
    { depth: 14, hexes: ['J6-33', 'K6-33', 'L6-33', 'M6-33'] },
  ],
  batteries: [
    { id: 'trekroner', name: 'Trekroner sea fort', side: 'danish', hexes: ['K3', 'L2', 'L3'], quality: 'crack', guns: 16, hull: 30, crew: 16, arc: [1, 2, 3, 4] },
  ],
  turnLimit: 40,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'each-turn', if: { test: 'surrenderedOrLost', side: 'danish', atLeast: 10 } },
      { side: 'danish', when: 'each-turn', if: { test: 'surrenderedOrLost', side: 'british', atLeast: 4 } },
    ],
    otherwise: 'points',
    handicap: [{ side: 'danish', points: 20 }],
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const algeciras: Battle = {
  id: 'algeciras-1801',
  title: 'Algeciras Bay',
  date: '1801-07-06',
  place: 'Algeciras',
  briefing:
    'Three French of the line and a frigate have warped in under Spanish batteries. The British stand into the bay with a breeze that is dying as they arrive; ships will drift, swing and ground under the guns, and gunboats row out to take the helpless under fire. Two of the three French of the line, or two British ships, decide it at once; else points do, and the allies begin with 12.',
  board: { fixed: true },
  wind: [2, 2, 7],
  rules: { lossOfRigging: true, runningAground: true, foreAndAft: true, windEffects: true },
  anchoring: true,
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'hood', name: 'Hood', flagship: 'venerable', ships: [
          ['Venerable', 'br-sol2-74', 'elite', 'U21', 1],
          ['Pompee', 'br-sol2-74-l', 'crack', 'U24', 1],
          ['Audacious', 'br-sol2-74', 'crack', 'U27', 1],
        ] },
        { id: 'saumarez', name: 'Saumarez', flagship: 'caesar', seat: 2, ships: [
          ['Caesar', 'br-sol2-80', 'crack', 'X25', 1],
          ['Hannibal', 'br-sol2-74', 'crack', 'X28', 1],
          ['Spencer', 'br-sol2-74', 'crack', 'X31', 1],
        ] },
      ],
    },
    {
      id: 'allied',
      name: 'French squadron and Spanish batteries',
      nation: 'French',
      squadrons: [
        { id: 'linois', name: 'Linois', flagship: 'formidable', ships: [
          ['Formidable', 'fr-sol2-80', 'crack', 'M11', 1, { anchored: 'AB' }],
          ['Desaix', 'fr-sol2-74', 'average', 'M15', 1, { anchored: 'AB' }],
          ['Indomptable', 'fr-sol2-80', 'average', 'M19', 1, { anchored: 'AB' }],
          ['Muiron', 'fr-f3-38', 'average', 'M23', 1, { anchored: 'AB' }],
        ] },
        { id: 'gunboats', name: 'Gunboats', flagship: 'lancha-uno', seat: 2, ships: [
          ['Lancha Uno', 'row-gunboat-2', 'average', 'L27', 2, { nation: 'Spanish' }],
          ['Lancha Dos', 'row-gunboat-2', 'average', 'L29', 2, { nation: 'Spanish' }],
          ['Lancha Tres', 'row-gunboat-1', 'average', 'L31', 2, { nation: 'Spanish' }],
          ['Lancha Cuatro', 'row-gunboat-1', 'average', 'L33', 2, { nation: 'Spanish' }],
        ] },
      ],
    },
  ],
  land: ['A1-35', 'B1-34', 'C1-35', 'D1-34', 'E1-35', 'F1-34', 'G1-35', 'H1-34', 'I1-35', 'J1-8', 'J30-34', 'K1-8', 'M25-26', 'N25'],
  depths: [
    { depth: 19, hexes: ['J9-24', 'K9-24', 'L9-24'] },
    { depth: 18, hexes: ['M27', 'N26-27', 'O25'] },
  ],
  batteries: [
    { id: 'santiago', name: 'Santiago battery', side: 'allied', hexes: ['K6'], quality: 'average', guns: 8, hull: 15, crew: 8, arc: [2, 3, 4] },
    { id: 'isla-verde', name: 'Isla Verde', side: 'allied', hexes: ['N25', 'M25'], quality: 'average', guns: 10, hull: 18, crew: 8, arc: [1, 2, 3, 4] },
  ],
  turnLimit: 40,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'each-turn', if: { test: 'surrenderedOrLost', ships: ['formidable', 'desaix', 'indomptable'], atLeast: 2 } },
      { side: 'allied', when: 'each-turn', if: { test: 'surrenderedOrLost', side: 'british', atLeast: 2 } },
    ],
    otherwise: 'points',
    handicap: [{ side: 'allied', points: 12 }],
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const tripoli: Battle = {
  id: 'tripoli-1804',
  title: 'Before Tripoli',
  date: '1804-08-03',
  place: 'Tripoli harbour',
  briefing:
    'The American commodore has borrowed gunboats and two bombs from Naples. While the bombs drop shells on the town and the big frigate engages the batteries, the gunboats go straight for the corsair flotilla with cutlass and pike. The Regency begins with 25 points.',
  board: { fixed: true },
  wind: [5, 2, 11],
  rules: { towing: true, lossOfRigging: true, runningAground: true, foreAndAft: true, bombs: true, windEffects: true },
  special: [
    { id: 'bombard', side: 'american', pointsPerHit: 1 },
  ],
  anchoring: true,
  sides: [
    {
      id: 'american',
      name: 'American squadron',
      nation: 'American',
      squadrons: [
        { id: 'preble', name: 'Preble', flagship: 'constitution', ships: [
          ['Constitution', 'us-f4-44', 'elite', 'AA13', 4],
          ['Argus', 'us-s5-16', 'crack', 'W14', 4],
          ['Syren', 'us-s5-16', 'crack', 'EE14', 4],
          ['Nautilus', 'us-sc5-12', 'crack', 'T13', 4],
          ['Enterprise', 'us-sc5-12', 'crack', 'HH13', 4],
        ] },
        { id: 'somers', name: 'Somers', flagship: 'gunboat-one-us', seat: 2, ships: [
          ['Gunboat One US', 'row-gunboat-2', 'elite', 'U18', 4],
          ['Gunboat Two US', 'row-gunboat-2', 'crack', 'W18', 4],
          ['Gunboat Three US', 'row-gunboat-2', 'crack', 'S18', 4],
        ] },
        { id: 'decatur', name: 'Decatur', flagship: 'gunboat-four-us', seat: 3, ships: [
          ['Gunboat Four US', 'row-gunboat-2', 'elite', 'DD18', 4],
          ['Gunboat Five US', 'row-gunboat-2', 'crack', 'FF18', 4],
          ['Gunboat Six US', 'row-gunboat-2', 'elite', 'HH18', 4],
        ] },
        { id: 'bombs', name: 'Bombs', flagship: 'bomb-one', seat: 4, ships: [
          ['Bomb One', 'bomb-1', 'average', 'N21', 4],
          ['Bomb Two', 'bomb-1', 'average', 'Q21', 4],
        ] },
      ],
    },
    {
      id: 'tripolitan',
      name: 'Regency of Tripoli',
      nation: 'Ottoman',
      squadrons: [
        { id: 'eastern-line', name: 'Eastern Line', flagship: 'corsair-one', ships: [
          ['Corsair One', 'row-gunboat-2', 'average', 'EE26', 6],
          ['Corsair Two', 'row-gunboat-2', 'average', 'GG26', 6],
          ['Corsair Three', 'row-gunboat-2', 'green', 'II26', 6],
          ['Corsair Four', 'row-gunboat-2', 'green', 'KK25', 6],
          ['Corsair Five', 'row-gunboat-2', 'green', 'MM25', 6],
        ] },
        { id: 'western-line', name: 'Western Line', flagship: 'corsair-six', seat: 2, ships: [
          ['Corsair Six', 'row-gunboat-2', 'average', 'S26', 6],
          ['Corsair Seven', 'row-gunboat-2', 'green', 'U26', 6],
          ['Corsair Eight', 'row-gunboat-2', 'green', 'W26', 6],
          ['Galley One', 'row-galley-24', 'green', 'Y26', 6],
          ['Galley Two', 'row-galley-24', 'poor', 'AA27', 6],
        ] },
      ],
    },
  ],
  land: ['A33-35', 'B33-34', 'C33-35', 'D33-34', 'E31-35', 'F31-34', 'G31-35', 'H31-34', 'I31-35', 'J31-34', 'K31-35', 'L31-34', 'M31-35', 'N31-34', 'O31-35', 'P33-34', 'Q33-35', 'R33-34', 'S33-35', 'T33-34', 'U33-35', 'V33-34', 'W30-35', 'X30-34', 'Y30-35', 'Z30-34', 'AA30-35', 'BB30-34', 'CC30-35', 'DD30-34', 'EE30-35', 'FF33-34', 'GG33-35', 'HH33-34', 'II33-35', 'JJ33-34', 'KK29-35', 'LL29-34', 'MM29-35', 'NN33-34', 'OO33-35', 'PP33-34', 'QQ33-35', 'RR33-34', 'SS33-35', 'TT33-34', 'UU33-35', 'VV33-34', 'WW33-35', 'XX33-34', 'YY33-35'],
  depths: [
    { depth: 12, hexes: ['P31-32', 'Q31-32', 'R31-32', 'S31-32', 'T31-32', 'U31-32', 'V31-32', 'FF31-32', 'GG31-32', 'HH31-32', 'II31-32', 'JJ31-32'] },
  ],
  batteries: [
    { id: 'mole', name: 'Mole battery', side: 'tripolitan', hexes: ['AA30', 'BB30'], quality: 'green', guns: 10, hull: 21, crew: 10, arc: [1, 2, 6] },
    { id: 'fort-english', name: 'Fort English', side: 'tripolitan', hexes: ['LL29'], quality: 'green', guns: 8, hull: 15, crew: 8, arc: [1, 2, 6] },
    { id: 'castle', name: "Bashaw's castle", side: 'tripolitan', hexes: ['K31'], quality: 'green', guns: 12, hull: 24, crew: 12, arc: [1, 2, 6] },
  ],
  turnLimit: 30,
  victory: {
    type: 'points',
    margin: 4,
    handicap: [{ side: 'tripolitan', points: 25 }],
    bonus: [
      { side: 'american', points: 6, if: { test: 'batterySilenced', batteries: ['mole', 'fort-english'], atLeast: 1 } },
      { side: 'american', points: 6, if: { test: 'captured', side: 'tripolitan', atLeast: 3 } },
      { side: 'tripolitan', points: 8, if: { test: 'surrenderedOrLost', side: 'american', atLeast: 2 } },
    ],
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const granville: Battle = {
  id: 'granville-1803',
  title: 'Bombs off Granville',
  date: '1803-09-14',
  place: 'Granville, Normandy',
  briefing:
    "A British commodore brings two bomb vessels close in to shell an invasion harbour. They must lie at anchor within reach of the pier to be of any use, and the harbour's gun-vessels will not wait to be sunk at their moorings. The tide gives them fourteen turns to silence the pier and to take or sink four of the gun-vessels; the French win if it is not all done by then, or a bomb is lost.",
  board: { fixed: true },
  wind: [2, 2, 9],
  rules: { runningAground: true, foreAndAft: true, bombs: true, windEffects: true },
  special: [
    { id: 'bombard', side: 'british', pointsPerHit: 1 },
  ],
  anchoring: true,
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'bombs', name: 'Bombs', flagship: 'sulphur', ships: [
          ['Sulphur', 'bomb-2', 'crack', 'T20', 3, { anchored: 'AS' }],
          ['Terror', 'bomb-2', 'crack', 'X20', 3, { anchored: 'AS' }],
        ] },
        { id: 'escort', name: 'Escort', flagship: 'cerberus', seat: 2, ships: [
          ['Cerberus', 'br-f3-32', 'crack', 'W14', 3],
          ['Charwell', 'br-s5-18', 'average', 'AA15', 3],
          ['Eling', 'br-sc6-10', 'average', 'Q16', 3],
          ['Carteret', 'br-sc6-10', 'average', 'DD16', 3],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'gun-vessels', name: 'Gun Vessels', flagship: 'prame-one', ships: [
          ['Prame One', 'radeau-18', 'average', 'BB29', 1],
          ['Chaloupe One', 'row-gunboat-2', 'average', 'CC27', 1],
          ['Chaloupe Two', 'row-gunboat-2', 'average', 'EE27', 1],
          ['Chaloupe Three', 'row-gunboat-2', 'average', 'GG28', 1],
          ['Chaloupe Four', 'row-gunboat-2', 'green', 'S28', 1],
          ['Chaloupe Five', 'row-gunboat-2', 'green', 'Q28', 1],
        ] },
      ],
    },
  ],
  land: ['A31-35', 'B31-34', 'C31-35', 'D31-34', 'E31-35', 'F31-34', 'G31-35', 'H31-34', 'I31-35', 'J31-34', 'K31-35', 'L31-34', 'M31-35', 'N31-34', 'O31-35', 'P31-34', 'Q31-35', 'R31-34', 'S31-35', 'T31-34', 'U27-35', 'V27-34', 'W27-35', 'X27-34', 'Y27-35', 'Z27-34', 'AA27-35', 'BB31-34', 'CC31-35', 'DD31-34', 'EE31-35', 'FF31-34', 'GG31-35', 'HH31-34', 'II31-35', 'JJ31-34', 'KK31-35', 'LL31-34', 'MM31-35', 'NN31-34', 'OO31-35', 'PP31-34', 'QQ31-35', 'RR31-34', 'SS31-35', 'TT31-34', 'UU31-35', 'VV31-34', 'WW31-35', 'XX31-34', 'YY31-35'],
  depths: [
    { depth: 10, hexes: ['M29-30', 'N29-30', 'O29-30', 'P29-30', 'Q29-30', 'R29-30', 'S29-30', 'T29-30', 'BB29-30', 'CC29-30', 'DD29-30', 'EE29-30', 'FF29-30', 'GG29-30', 'HH29-30', 'II29-30'] },
  ],
  batteries: [
    { id: 'pier', name: 'Pier battery', side: 'french', hexes: ['V27', 'W27', 'X27'], quality: 'average', guns: 10, hull: 24, crew: 10, arc: [1, 2, 3, 5, 6] },
  ],
  turnLimit: 14,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'each-turn', if: { test: 'all', of: [{ test: 'batterySilenced', batteries: ['pier'], atLeast: 1 }, { test: 'surrenderedOrLost', side: 'french', atLeast: 4 }] } },
      { side: 'french', when: 'each-turn', if: { test: 'surrenderedOrLost', ships: ['sulphur', 'terror'], atLeast: 1 } },
    ],
    otherwise: 'french',
  },
  provenance: { wind: 'public' },
};

export const anchorages1801To1804: readonly Battle[] = [copenhagen, algeciras, tripoli, granville];
