/** Fleets among shoals before 1801. Ships and days are history's; placements and victory are mostly ours. */
import type { Battle } from './battle.ts';

// biome-ignore format: one row a ship
const nile: Battle = {
  id: 'nile-1798',
  title: 'The Nile',
  date: '1798-08-01',
  place: 'Aboukir Bay',
  briefing:
    'Evening, and the French battle line lies at single anchor with boats away and landward guns cluttered with stores. The British pour in past the shoal without waiting to form. If the head of the anchored line can be doubled, wind and current keep the rear from ever helping. The British begin with 20 points: not one of them knows the shoals.',
  board: { fixed: true, north: 3 },
  wind: [6, 3, 11],
  rules: { timedMoves: true, commandLag: 'squadrons', lossOfRigging: true, runningAground: true },
  special: [
    { id: 'secret-depths', side: 'british' },
    { id: 'short-handed', side: 'french', squaresLost: 2, section: 3 },
    { id: 'holds-anchor', squadron: 'french-rear', untilTurn: 11 },
  ],
  anchoring: true,
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'van-in', name: 'Leading division', flagship: 'goliath', ships: [
          ['Goliath', 'br-sol2-74', 'elite', 'TT25', 6],
          ['Zealous', 'br-sol2-74', 'elite', 'UU27', 1],
          ['Orion', 'br-sol2-74', 'crack', 'UU29', 1],
          ['Audacious', 'br-sol2-74', 'crack', 'UU31', 1],
          ['Theseus', 'br-sol2-74', 'crack', 'UU33', 1],
        ] },
        { id: 'nelson', name: 'Nelson', flagship: 'vanguard', seat: 2, ships: [
          ['Vanguard', 'br-sol2-74', 'elite', 'VV33', 6],
          ['Minotaur', 'br-sol2-74', 'crack', 'VV34', 6, { entryTurn: 2 }],
          ['Defence', 'br-sol2-74', 'crack', 'VV34', 6, { entryTurn: 3 }],
          ['Bellerophon', 'br-sol2-74', 'crack', 'VV34', 6, { entryTurn: 4 }],
          ['Majestic', 'br-sol2-74', 'crack', 'VV34', 6, { entryTurn: 5 }],
        ] },
        { id: 'rear', name: 'Rear and stragglers', flagship: 'alexander', seat: 3, ships: [
          ['Culloden', 'br-sol2-74', 'crack', 'RR24', 6],
          ['Leander', 'br-sol2-50', 'crack', 'VV34', 6, { entryTurn: 6 }],
          ['Alexander', 'br-sol2-74', 'crack', 'VV34', 6, { entryTurn: 8 }],
          ['Swiftsure', 'br-sol2-74', 'crack', 'VV34', 6, { entryTurn: 9 }],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french-van', name: 'French Van', flagship: 'conquerant', ships: [
          ['Guerrier', 'fr-sol2-74-e', 'green', 'DD11', 2, { anchored: 'A' }],
          ['Conquerant', 'fr-sol2-74-e', 'green', 'BB12', 2, { anchored: 'A' }],
          ['Spartiate', 'fr-sol2-74', 'average', 'Z13', 2, { anchored: 'A' }],
          ['Aquilon', 'fr-sol2-74', 'average', 'X14', 2, { anchored: 'A' }],
          ['Souverain Peuple', 'fr-sol2-74-e', 'green', 'V15', 3, { anchored: 'A' }],
        ] },
        { id: 'french-centre', name: 'French Centre', flagship: 'orient', seat: 2, ships: [
          ['Franklin', 'fr-sol2-80', 'average', 'T15', 2, { anchored: 'A' }],
          ['Orient', 'fr-sol1-120', 'average', 'R15', 3, { anchored: 'A' }],
          ['Tonnant', 'fr-sol2-80', 'crack', 'P14', 3, { anchored: 'A' }],
          ['Heureux', 'fr-sol2-74', 'average', 'N13', 3, { anchored: 'A' }],
        ] },
        { id: 'french-rear', name: 'French Rear', flagship: 'guillaume-tell', seat: 3, ships: [
          ['Timoleon', 'fr-sol2-74', 'average', 'L12', 3, { anchored: 'A' }],
          ['Mercure', 'fr-sol2-74-e', 'average', 'J11', 3, { anchored: 'A' }],
          ['Guillaume Tell', 'fr-sol2-80', 'average', 'H10', 3, { anchored: 'A' }],
          ['Genereux', 'fr-sol2-74', 'average', 'F9', 3, { anchored: 'A' }],
        ] },
      ],
    },
  ],
  land: ['HH1-3', 'II1-4', 'JJ1-10', 'JJ15-16', 'JJ28-34', 'KK1-21', 'KK28-35', 'LL1-21', 'LL27-34', 'MM1-22', 'MM28-35', 'NN1-21', 'NN28-31', 'OO1-19', 'PP1-12', 'QQ1-11', 'RR1-2'],
  depths: [
    { depth: 20, hexes: ['KK27', 'LL26', 'MM27', 'NN27'] },
  ],
  turnLimit: 40,
  victory: {
    type: 'points',
    margin: 20,
    handicap: [{ side: 'british', points: 20 }],
    bonus: [
      { side: 'french', points: 15, if: { test: 'exit', side: 'french', edge: 'any', atLeast: 2, notSurrendered: true } },
    ],
  },
  provenance: { positions: 'public', wind: 'public' },
};

// biome-ignore format: one row a ship
const camperdown: Battle = {
  id: 'camperdown-1797',
  title: 'Camperdown',
  date: '1797-10-11',
  place: 'Off the Dutch coast',
  briefing:
    'A lee shore under the Dutch line and no time to form: the British run down in two untidy groups to break through and cut the enemy off from the shallows. The Dutch fight as well as anyone, and the shoals behind them are deep enough for their flat-bottomed ships alone.',
  board: { fixed: true },
  wind: [3, 4, 9],
  rules: { signals: 'fleet', commandLag: 'squadrons', lossOfRigging: true, blockedWind: true, runningAground: true, windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'duncan-1', name: 'Duncan 1', flagship: 'venerable', ships: [
          ['Venerable', 'br-sol2-74', 'elite', 'EE9', 3],
          ['Triumph', 'br-sol2-74', 'crack', 'CC8', 3],
          ['Ardent', 'br-sol2-64', 'crack', 'AA7', 3],
          ['Bedford', 'br-sol2-74', 'crack', 'Y6', 3],
        ] },
        { id: 'duncan-2', name: 'Duncan 2', flagship: 'lancaster', seat: 2, ships: [
          ['Lancaster', 'br-sol2-64', 'average', 'EE6', 3],
          ['Belliqueux', 'br-sol2-64', 'average', 'CC5', 3],
          ['Isis', 'br-sol2-50', 'average', 'AA4', 3],
        ] },
        { id: 'onslow-1', name: 'Onslow 1', flagship: 'monarch', seat: 3, ships: [
          ['Monarch', 'br-sol2-74', 'elite', 'Q16', 3],
          ['Powerful', 'br-sol2-74', 'crack', 'O15', 3],
          ['Russell', 'br-sol2-74', 'crack', 'M14', 3],
          ['Montagu', 'br-sol2-74', 'average', 'K13', 3],
          ['Veteran', 'br-sol2-64', 'average', 'I12', 3],
        ] },
        { id: 'onslow-2', name: 'Onslow 2', flagship: 'director', seat: 4, ships: [
          ['Director', 'br-sol2-64', 'average', 'Q18', 3],
          ['Monmouth', 'br-sol2-64', 'average', 'O17', 3],
          ['Agincourt', 'br-sol2-64', 'poor', 'M16', 3],
          ['Adamant', 'br-sol2-50', 'average', 'K15', 3],
        ] },
      ],
    },
    {
      id: 'dutch',
      name: 'Batavian Navy',
      nation: 'Dutch',
      squadrons: [
        { id: 'dutch-van', name: 'Dutch Van', flagship: 'beschermer', ships: [
          ['Beschermer', 'du-sol2-56', 'average', 'UU9', 2],
          ['Gelijkheid', 'du-sol2-68', 'crack', 'SS10', 2],
          ['Hercules', 'du-sol2-64', 'crack', 'QQ11', 2],
          ['Tjerk Hiddes', 'du-sol2-68', 'crack', 'OO12', 2],
        ] },
        { id: 'dutch-centre', name: 'Dutch Centre', flagship: 'vrijheid', seat: 2, ships: [
          ['Vrijheid', 'du-sol2-74', 'crack', 'MM13', 2],
          ['Staten Generaal', 'du-sol2-74', 'average', 'KK14', 2],
          ['Wassenaar', 'du-sol2-64', 'average', 'II15', 2],
          ['Batavier', 'du-sol2-56', 'green', 'GG16', 2],
          ['Brutus', 'du-sol2-74', 'crack', 'EE17', 2],
          ['Leyden', 'du-sol2-68', 'crack', 'CC18', 2],
        ] },
        { id: 'dutch-rear', name: 'Dutch Rear', flagship: 'jupiter', seat: 3, ships: [
          ['Mars', 'du-f3-44', 'average', 'AA19', 2],
          ['Cerberus', 'du-sol2-68', 'average', 'Y20', 2],
          ['Jupiter', 'du-sol2-74', 'average', 'W21', 2],
          ['Haarlem', 'du-sol2-68', 'average', 'U22', 2],
          ['Alkmaar', 'du-sol2-56', 'average', 'S23', 2],
          ['Delft', 'du-sol2-54', 'crack', 'Q24', 2],
        ] },
      ],
    },
  ],
  land: ['KK33-35', 'LL33-34', 'MM33-35', 'NN33-34', 'OO33-35', 'PP33-34', 'QQ33-35', 'RR33-34', 'SS28-35', 'TT28-34', 'UU28-35', 'VV28-34', 'WW28-35', 'XX28-34', 'YY28-35'],
  depths: [
    { depth: 19, hexes: ['EE30-32', 'FF30-32', 'GG30-32', 'HH30-32', 'II30-32', 'JJ30-32', 'KK30-32', 'LL30-32', 'MM30-32', 'NN30-32', 'OO26-32', 'PP26-32', 'QQ26-32', 'RR26-32'] },
  ],
  turnLimit: 30,
  victory: { type: 'points', margin: 20 },
  provenance: { wind: 'public' },
};

export const anchoragesTo1801: readonly Battle[] = [nile, camperdown];
