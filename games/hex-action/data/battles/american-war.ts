/** Fleets of the American war up to 1781. Ships and days are history's; placements and victory are mostly ours. */
import type { Battle } from './battle.ts';

// biome-ignore format: one row a ship
const flamboroughHead: Battle = {
  id: 'flamborough-head-1779',
  title: 'Flamborough Head',
  date: '1779-09-23',
  place: 'Off the Yorkshire coast',
  briefing:
    'A Baltic convoy scatters under the cliffs while its escort, a new two-decked forty-four and a hired ship, stands out to meet a raiding squadron led by a tired old Indiaman under American colours. Evening, a light south-westerly, a full moon rising: one captain means to sink the Indiaman, the other knows he must get alongside before she sinks.',
  wind: [2, 2, 11],
  rules: { lossOfRigging: true, windEffects: true },
  special: [
    { id: 'unreliable', ships: ['alliance'], dieAtMost: 3 },
  ],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'convoy-escort', name: 'Convoy Escort', flagship: 'serapis', ships: [
          ['Serapis', 'br-f3-44-2', 'crack', 'Z13', 6],
          ['Countess of Scarborough', 'br-s5-20-e', 'average', 'DD15', 6],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'jones', name: 'Jones', flagship: 'bonhomme-richard', ships: [
          ['Bonhomme Richard', 'us-f4-42-i', 'crack', 'R17', 1],
        ] },
        { id: 'consorts', name: 'Consorts', flagship: 'pallas', seat: 2, ships: [
          ['Pallas', 'us-f3-36-e', 'average', 'P21', 1],
          ['Alliance', 'us-f3-36-e', 'green', 'S26', 1],
        ] },
      ],
    },
  ],
  turnLimit: 30,
  victory: {
    type: 'special',
    wins: [
      { side: 'american', when: 'each-turn', if: { test: 'captured', ships: ['serapis'], atLeast: 1 } },
      { side: 'british', when: 'each-turn', if: { test: 'anySurrender', ships: ['bonhomme-richard'], atLeast: 1 } },
    ],
    otherwise: 'points',
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const capeHenry: Battle = {
  id: 'cape-henry-1781',
  title: 'First Battle of the Capes',
  date: '1781-03-16',
  place: 'Off the Virginia Capes',
  briefing:
    'Two squadrons race for the Chesapeake in a rising sea. The British gain the wind, but the French commander wears his line to the lee side on purpose: with the ships heeling away from the enemy his lower ports stay open while the British must keep some of theirs shut.',
  wind: [5, 4, 9],
  rules: { commandLag: 'squadrons', lossOfRigging: true, windEffects: true },
  special: [
    { id: 'lee-ports', side: 'british', minVelocity: 4, tableShift: -1 },
  ],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'van', name: 'Van', flagship: 'robust', ships: [
          ['Robust', 'br-sol2-74-e', 'crack', 'GG12', 3],
          ['Europe', 'br-sol2-64-e', 'average', 'EE11', 3],
          ['Prudent', 'br-sol2-64-e', 'average', 'CC10', 3],
          ['Royal Oak', 'br-sol2-74-e', 'average', 'AA9', 3],
        ] },
        { id: 'centre', name: 'Centre', flagship: 'london', seat: 2, ships: [
          ['London', 'br-sol1-98-e', 'average', 'Y8', 3],
          ['Adamant', 'br-sol2-50', 'average', 'W7', 3],
          ['Bedford', 'br-sol2-74-e', 'average', 'U6', 3],
          ['America', 'br-sol2-64-e', 'average', 'S5', 3],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'avant-garde', name: 'Avant Garde', flagship: 'conquerant', ships: [
          ['Conquerant', 'fr-sol2-74-e', 'average', 'Y16', 3],
          ['Jason', 'fr-sol2-64', 'average', 'W15', 3],
          ['Ardent', 'fr-sol2-64', 'average', 'U14', 3],
          ['Duc de Bourgogne', 'fr-sol2-80-e', 'crack', 'S13', 3],
        ] },
        { id: 'arriere-garde', name: 'Arriere Garde', flagship: 'neptune', seat: 2, ships: [
          ['Neptune', 'fr-sol2-74-e', 'average', 'Q12', 3],
          ['Romulus', 'fr-sol2-44', 'average', 'O11', 3],
          ['Eveille', 'fr-sol2-64', 'average', 'M10', 3],
          ['Provence', 'fr-sol2-64', 'average', 'K9', 3],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: { type: 'points', margin: 1 },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const ushant: Battle = {
  id: 'ushant-1778',
  title: 'Ushant: The Centres Pass',
  date: '1778-07-27',
  place: 'West of Ushant',
  briefing:
    'First fleet action of the war. The two lines pass on opposite tacks, firing as they go: the British at hulls, the French at masts. The choice for both admirals is whether to wear round and fight again or call it a day.',
  wind: [2, 3, 9],
  rules: { lossOfRigging: true, copperBottoms: true },
  special: [
    { id: 'uncoppered', sides: ['british', 'french'] },
  ],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british-centre', name: 'British Centre', flagship: 'victory', ships: [
          ['Sandwich', 'br-sol1-90-e', 'average', 'Y13', 6],
          ['Valiant', 'br-sol2-74-n', 'crack', 'AA14', 6],
          ['Victory', 'br-sol1-100-e', 'crack', 'CC15', 6],
          ['Foudroyant', 'br-sol2-80-e', 'crack', 'EE16', 6],
          ['Prince George', 'br-sol1-90-e', 'average', 'GG17', 6],
          ['Bienfaisant', 'br-sol2-64-n', 'average', 'II18', 6],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french-centre', name: 'French Centre', flagship: 'bretagne', ships: [
          ['Couronne', 'fr-sol2-80-e', 'average', 'R16', 3, { shot: 'C' }],
          ['Bretagne', 'fr-sol1-110-e', 'average', 'P15', 3, { shot: 'C' }],
          ['Ville de Paris', 'fr-sol1-90', 'average', 'N14', 3, { shot: 'C' }],
          ['Orient', 'fr-sol2-74-e', 'average', 'L13', 3, { shot: 'C' }],
          ['Glorieux', 'fr-sol2-74-e', 'average', 'J12', 3, { shot: 'C' }],
          ['Reflechi', 'fr-sol2-64', 'average', 'H11', 3, { shot: 'C' }],
        ] },
      ],
    },
  ],
  turnLimit: 16,
  victory: { type: 'points', margin: 10 },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const chesapeakeCapes: Battle = {
  id: 'chesapeake-capes-1781',
  title: 'The Chesapeake Capes: The Vans',
  date: '1781-09-05',
  place: 'Off the Virginia Capes',
  briefing:
    'The battle that decided Yorktown. The British line comes down from windward at an angle, so that only the leading ships get close. Here are the two vans that did nearly all the fighting; the French must keep the British out of the bay, not destroy them. Six British ships off the western edge are in the bay and have won; else points decide, and the British begin with 25.',
  board: { fixed: true },
  wind: [4, 3, 9],
  rules: { commandLag: 'squadrons', lossOfRigging: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'van-1', name: 'Van 1', flagship: 'shrewsbury', ships: [
          ['Shrewsbury', 'br-sol2-74-e', 'crack', 'KK14', 3],
          ['Intrepid', 'br-sol2-64-e', 'crack', 'II13', 3],
          ['Alcide', 'br-sol2-74-e', 'average', 'GG12', 3],
          ['Princessa', 'br-sol2-70-e', 'crack', 'EE11', 3],
        ] },
        { id: 'van-2', name: 'Van 2', flagship: 'ajax', seat: 2, ships: [
          ['Ajax', 'br-sol2-74-e', 'average', 'CC9', 3],
          ['Terrible', 'br-sol2-74-e', 'green', 'AA8', 3],
          ['Europe', 'br-sol2-64-e', 'average', 'Y7', 3],
          ['Montagu', 'br-sol2-74-e', 'average', 'W6', 3],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'avant-garde-1', name: 'Avant Garde 1', flagship: 'pluton', ships: [
          ['Pluton', 'fr-sol2-74-e', 'average', 'KK22', 3],
          ['Marseillais', 'fr-sol2-74-e', 'average', 'II21', 3],
          ['Bourgogne', 'fr-sol2-74-e', 'average', 'GG20', 3],
          ['Diademe', 'fr-sol2-74-e', 'average', 'EE19', 3],
        ] },
        { id: 'avant-garde-2', name: 'Avant Garde 2', flagship: 'auguste', seat: 2, ships: [
          ['Reflechi', 'fr-sol2-64', 'average', 'CC18', 3],
          ['Auguste', 'fr-sol2-80-e', 'crack', 'AA17', 3],
          ['Saint-Esprit', 'fr-sol2-80-e', 'average', 'Y16', 3],
          ['Caton', 'fr-sol2-64', 'average', 'W15', 3],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'each-turn', if: { test: 'exit', side: 'british', edge: '5-6', atLeast: 6, notSurrendered: true } },
    ],
    otherwise: 'points',
    handicap: [{ side: 'british', points: 25 }],
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const doggerBank: Battle = {
  id: 'dogger-bank-1781',
  title: 'The Dogger Bank',
  date: '1781-08-05',
  place: 'North Sea',
  briefing:
    'Two convoy escorts of old ships meet on a fine morning. No manoeuvre: the British close to half musket shot before firing, the Dutch marines stand to their arms on the poops, and for nearly four hours neither line gives way.',
  wind: [5, 3, 11],
  rules: { lossOfRigging: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british-van', name: 'British Van', flagship: 'berwick', ships: [
          ['Berwick', 'br-sol2-74-e', 'average', 'LL19', 4],
          ['Dolphin', 'br-f3-44-2', 'average', 'II18', 4],
          ['Buffalo', 'br-sol2-60', 'average', 'FF16', 4],
        ] },
        { id: 'british-rear', name: 'British Rear', flagship: 'fortitude', seat: 2, ships: [
          ['Fortitude', 'br-sol2-74-e', 'average', 'CC15', 4],
          ['Princess Amelia', 'br-sol2-80-e', 'average', 'Z13', 4],
          ['Preston', 'br-sol2-50', 'average', 'W12', 4],
          ['Bienfaisant', 'br-sol2-64-e', 'average', 'T10', 4],
        ] },
      ],
    },
    {
      id: 'dutch',
      name: 'Dutch Navy',
      nation: 'Dutch',
      squadrons: [
        { id: 'dutch-van', name: 'Dutch Van', flagship: 'erfprins', ships: [
          ['Erfprins', 'du-sol2-54', 'crack', 'EE23', 3],
          ['Admiraal Generaal', 'du-sol2-74', 'crack', 'BB21', 3],
          ['Argo', 'du-f3-40', 'average', 'Y20', 3],
        ] },
        { id: 'dutch-rear', name: 'Dutch Rear', flagship: 'admiraal-de-ruijter', seat: 2, ships: [
          ['Batavier', 'du-sol2-54', 'crack', 'V18', 3],
          ['Admiraal de Ruijter', 'du-sol2-68', 'crack', 'S17', 3],
          ['Piet Hein', 'du-sol2-54', 'average', 'P15', 3],
          ['Holland', 'du-sol2-68', 'average', 'M14', 3],
        ] },
      ],
    },
  ],
  turnLimit: 30,
  victory: { type: 'points', margin: 6 },
  provenance: { wind: 'public' },
};

export const americanWar: readonly Battle[] = [
  flamboroughHead,
  capeHenry,
  ushant,
  chesapeakeCapes,
  doggerBank,
];
