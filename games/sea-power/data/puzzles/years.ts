/** Puzzles of a single year: where to lie when it is counted. */
import type { Puzzle } from '@weathergage/kernel';
import type { SeaPower } from '../../rules/types.ts';
import { orders, paid, type SeaMoment, toldOf, voyage, year } from './orders.ts';

const TO_THE_SUGAR = 'bay-of-biscay iberian-basin canary-basin cape-verde-basin eastern-caribbean';
const TO_THE_STRAITS = 'north-sea western-approaches bay-of-biscay iberian-basin western-med';

/** Whoever sails no voyage and sends no frigate. */
const PASSIVE = orders({});

const FRENCH_IN_PORT = [
  ['fra-brest', 'brest', 'fra-conflans', 1],
  ['fra-rochefort', 'rochefort', 'fra-beauffremont', 1],
  ['fra-lorient', 'lorient', 'fra-blenac', 1],
  ['fra-toulon', 'toulon', 'fra-la-clue', 1],
] as const;

const ENGLISH_IN_PORT = [
  ['eng-channel', 'portsmouth', 'eng-byng', 2],
  ['eng-north-sea', 'nore', 'eng-durell', 2],
] as const;

const counted = (why: string) => (moment: SeaMoment) => (paid(moment) === null ? null : why);
const paidAtLeast = (points: number) => (moment: SeaMoment) => (paid(moment) ?? 0) >= points;
const paidAtMost = (points: number) => (moment: SeaMoment) => {
  const sum = paid(moment);
  return sum !== null && sum <= points;
};

export const theSugarIslands: Puzzle<SeaPower> = {
  id: 'the-sugar-islands',
  title: 'The sugar islands',
  difficulty: 1,
  teaches: 'What holds a sea',
  rules: ['8.1', '8.2/1', '6.1/4'],
  ...year({
    id: 'the-sugar-islands',
    title: 'The sugar islands',
    briefing: 'The Eastern Caribbean is worth ten points to France, and the English have not sailed.',
    prizes: { 'eastern-caribbean': 10 },
    squadrons: [
      ...ENGLISH_IN_PORT,
      ['fra-brest', 'brest', 'fra-conflans', 3],
      ['fra-rochefort', 'rochefort', 'fra-la-galissonniere', 1],
      ['fra-lorient', 'lorient', 'fra-blenac', 1],
      ['fra-toulon', 'toulon', 'fra-la-clue', 1],
    ],
    phase: 'movement',
  }),
  seed: 1,
  seat: 'european',
  task: 'The English stay in harbour. Score the ten points of the Eastern Caribbean this year.',
  turns: 1,
  hint: 'A sea is held by whoever is alone at sea in it with two ships or more. The rating of the admiral only carries them there.',
  enemy: PASSIVE,
  solved: paidAtLeast(10),
  lost: counted('The year is counted, and the Eastern Caribbean was not yours.'),
  late: 'The year is over, and the Eastern Caribbean was not yours.',
  solution: {
    words: [
      'Conflans sails from Brest with three ships, by the Canaries and Cape Verde: the trade wind carries him across for one point.',
      'He stays at sea off the islands. Nobody else needs to sail.',
    ],
    orders: orders({ voyages: [voyage('P1', TO_THE_SUGAR)] }),
  },
  wrong: [
    {
      name: 'Send the best admiral',
      why: 'La Galissonnière came with a single ship, and one ship holds no sea.',
      orders: orders({ voyages: [voyage('P2', TO_THE_SUGAR)] }),
    },
    {
      name: 'Put in at Fort Royal',
      why: 'A squadron in harbour holds nothing: it must be at sea when the year is counted.',
      orders: orders({ voyages: [voyage('P1', TO_THE_SUGAR, 'fort-royal')] }),
    },
  ],
};

export const withTheWind: Puzzle<SeaPower> = {
  id: 'with-the-wind',
  title: 'With the wind',
  difficulty: 1,
  teaches: 'The long way round may be the cheap one',
  rules: ['6.1/4'],
  ...year({
    id: 'with-the-wind',
    title: 'With the wind',
    briefing: 'Holburne has a rating of two, and the trade winds begin off the Canaries.',
    prizes: { 'eastern-caribbean': 10 },
    squadrons: [
      ['eng-channel', 'portsmouth', 'eng-holburne', 3],
      ['eng-north-sea', 'nore', 'eng-durell', 1],
      ...FRENCH_IN_PORT,
    ],
    phase: 'movement',
  }),
  seed: 1,
  seat: 'english',
  task: 'Bring Holburne’s squadron from Portsmouth to sea in the Eastern Caribbean this year.',
  turns: 1,
  hint: 'With an arrow a border costs nothing, without one a point, against it two. Leave the North Sea by the border that costs one.',
  enemy: PASSIVE,
  solved: (moment) =>
    toldOf(moment, 'hove-to').some(({ side, area }) => side === 'english' && area === 'eastern-caribbean'),
  lost: (moment) =>
    toldOf(moment, 'hove-to').length > 0
      ? 'Holburne has ended his voyage, and not in the Eastern Caribbean.'
      : null,
  late: 'The year is over, and Holburne is not in the Eastern Caribbean.',
  solution: {
    words: [
      'Out by the Western Approaches for one point, then down through Biscay and the Iberian Basin for nothing.',
      'The Canary Basin costs the second point; from there the trades carry him over for nothing.',
    ],
    orders: orders({
      voyages: [voyage('E1', `north-sea western-approaches ${TO_THE_SUGAR}`)],
    }),
  },
  wrong: [
    {
      name: 'Straight into Biscay',
      why: 'From the North Sea into Biscay is against the wind: both points are gone, and none is left for the Canary Basin.',
      orders: orders({ voyages: [voyage('E1', 'north-sea bay-of-biscay iberian-basin')] }),
    },
    {
      name: 'By Iceland',
      why: 'Two borders without a wind cost two points, and from Iceland the wind blows back to Europe.',
      orders: orders({ voyages: [voyage('E1', 'north-sea western-approaches iceland-basin')] }),
    },
  ],
};

export const aWarOnTrade: Puzzle<SeaPower> = {
  id: 'a-war-on-trade',
  title: 'A war on trade',
  difficulty: 1,
  teaches: 'Raid where there is trade and no guard',
  rules: ['8.4', '6.32'],
  ...year({
    id: 'a-war-on-trade',
    title: 'A war on trade',
    briefing: 'Byng will guard the North Sea and Durell the Western Mediterranean. Nobody else is out.',
    prizes: {},
    squadrons: [...ENGLISH_IN_PORT, ...FRENCH_IN_PORT],
    frigates: 2,
    phase: 'frigates',
  }),
  seed: 1,
  seat: 'european',
  task: 'The English will put two ships to sea in the North Sea and two in the Western Med. Score six points by your two frigates this year.',
  turns: 1,
  hint: 'Each frigate brings three points where an English port is and no English squadron of two ships is at sea. Two frigates may share an area.',
  enemy: orders({
    voyages: [voyage('E1', 'north-sea'), voyage('E2', TO_THE_STRAITS)],
  }),
  solved: paidAtLeast(6),
  lost: counted('The year is counted, and your frigates have not brought in six points.'),
  late: 'The year is over, and your frigates have not brought in six points.',
  solution: {
    words: [
      'Both frigates to the Eastern Caribbean: English Harbour trades there, and no English squadron is near.',
      'Let your squadrons lie: frigates earn by themselves.',
    ],
    orders: orders({ frigates: ['eastern-caribbean', 'eastern-caribbean'] }),
  },
  wrong: [
    {
      name: 'Where most ships pass',
      why: 'Two ships at sea protect all the trade of the North Sea, and Byng has two.',
      orders: orders({ frigates: ['north-sea', 'north-sea'] }),
    },
    {
      name: 'Before your own ports',
      why: 'There is no English port in the Bay of Biscay, and so no trade to take.',
      orders: orders({ frigates: ['bay-of-biscay', 'eastern-caribbean'] }),
    },
    {
      name: 'One for each sea',
      why: 'One of them found trade without a guard; Durell guards the Western Med with two ships.',
      orders: orders({ frigates: ['western-med', 'eastern-caribbean'] }),
    },
  ],
};

export const guardBothTrades: Puzzle<SeaPower> = {
  id: 'guard-both-trades',
  title: 'Guard both trades',
  difficulty: 2,
  teaches: 'A fleet in harbour guards nothing',
  rules: ['8.4', '8.1'],
  ...year({
    id: 'guard-both-trades',
    title: 'Guard both trades',
    briefing: 'French frigates are off the Nore and in the Western Med.',
    prizes: {},
    squadrons: [...ENGLISH_IN_PORT, ...FRENCH_IN_PORT],
    frigates: 2,
    raiders: ['north-sea', 'western-med'],
    phase: 'movement',
  }),
  seed: 1,
  seat: 'english',
  task: 'French frigates wait in the North Sea and in the Western Med, and no French squadron sails. Let them earn nothing this year.',
  turns: 1,
  hint: 'Two ships at sea protect all trade of their area. Does a squadron in Portsmouth protect the North Sea?',
  enemy: PASSIVE,
  solved: paidAtMost(0),
  lost: counted('The year is counted, and a French frigate has been paid.'),
  late: 'The year is over, and a French frigate has been paid.',
  solution: {
    words: [
      'Byng sails by the Western Approaches and Biscay to the Western Med and stays at sea there.',
      'Durell leaves the Nore, too, and stays at sea in the North Sea.',
    ],
    orders: orders({ voyages: [voyage('E1', TO_THE_STRAITS), voyage('E2', 'north-sea')] }),
  },
  wrong: [
    {
      name: 'Leave the Nore squadron in harbour',
      why: 'Durell lay in the Nore with two ships, and the frigate took what it liked before his eyes.',
      orders: orders({ voyages: [voyage('E1', TO_THE_STRAITS)] }),
    },
    {
      name: 'Winter in Gibraltar',
      why: 'In Gibraltar Byng protects nothing: a guard must be at sea when the year is counted.',
      orders: orders({ voyages: [voyage('E1', TO_THE_STRAITS, 'gibraltar'), voyage('E2', 'north-sea')] }),
    },
  ],
};

export const theLesserEvil: Puzzle<SeaPower> = {
  id: 'the-lesser-evil',
  title: 'The lesser evil',
  difficulty: 2,
  teaches: 'One guard, two coasts',
  rules: ['8.4', '6.1/4'],
  ...year({
    id: 'the-lesser-evil',
    title: 'The lesser evil',
    briefing: 'Two French frigates are in the Western Med, one is in the North Sea.',
    prizes: {},
    squadrons: [
      ['eng-channel', 'portsmouth', 'eng-byng', 2],
      ['eng-north-sea', 'nore', 'eng-hawke', 1],
      ...FRENCH_IN_PORT,
    ],
    frigates: 3,
    raiders: ['western-med', 'western-med', 'north-sea'],
    phase: 'movement',
  }),
  seed: 1,
  seat: 'english',
  task: 'Three French frigates are out, two in the Western Med and one in the North Sea. Let them earn three points at most.',
  turns: 1,
  hint: 'Only one of your squadrons is strong enough to guard anything. Where does it save more?',
  enemy: PASSIVE,
  solved: paidAtMost(3),
  lost: counted('The year is counted, and the frigates have earned more than three points.'),
  late: 'The year is over, and the frigates have earned more than three points.',
  solution: {
    words: [
      'Byng has the two ships that it takes. One point of movement is enough for the Western Med, and there he saves six points.',
      'The North Sea must be given up: Hawke’s single ship guards nothing.',
    ],
    orders: orders({ voyages: [voyage('E1', TO_THE_STRAITS)] }),
  },
  wrong: [
    {
      name: 'Guard the Channel first',
      why: 'Byng saved three points at home, and the Western Med cost six.',
      orders: orders({ voyages: [voyage('E1', 'north-sea')] }),
    },
    {
      name: 'Hawke to the Straits',
      why: 'Hawke is the better admiral, but one ship protects no trade: both frigates in the Western Med were paid.',
      orders: orders({ voyages: [voyage('E2', TO_THE_STRAITS), voyage('E1', 'north-sea')] }),
    },
  ],
};

export const twoPrizes: Puzzle<SeaPower> = {
  id: 'two-prizes',
  title: 'Two prizes',
  difficulty: 3,
  teaches: 'Squadrons too small to count may be joined',
  rules: ['8.1', '6.1/6', '6.1/4'],
  ...year({
    id: 'two-prizes',
    title: 'Two prizes',
    briefing: 'The islands are worth ten points, the sea off Toulon six. The English have not sailed.',
    prizes: { 'eastern-caribbean': 10, 'western-med': 6 },
    squadrons: [
      ...ENGLISH_IN_PORT,
      ['fra-brest', 'brest', 'fra-conflans', 2],
      ['fra-rochefort', 'rochefort', 'fra-beauffremont', 1],
      ['fra-lorient', 'lorient', 'fra-blenac', 1],
      ['fra-toulon', 'toulon', 'fra-la-clue', 1],
    ],
    phase: 'movement',
  }),
  seed: 1,
  seat: 'european',
  task: 'The Eastern Caribbean counts ten, the Western Med six, and the English stay in harbour. Score sixteen points this year.',
  turns: 1,
  hint: 'Two ships hold a sea, and only Brest has two. But squadrons that end in one area sail on as one.',
  enemy: PASSIVE,
  solved: paidAtLeast(16),
  lost: counted('The year is counted, and not both prizes were yours.'),
  late: 'The year is over, and not both prizes were yours.',
  solution: {
    words: [
      'Conflans takes his two ships from Brest to the Eastern Caribbean.',
      'La Clue puts to sea off Toulon, and Beauffremont comes from Rochefort with the wind to join him: one ship and one are two.',
    ],
    orders: orders({
      voyages: [
        voyage('P1', TO_THE_SUGAR),
        voyage('P4', 'western-med'),
        voyage('P2', 'bay-of-biscay iberian-basin western-med'),
      ],
    }),
  },
  wrong: [
    {
      name: 'Each where he lies nearest',
      why: 'La Clue was alone off Toulon with one ship, and one ship holds no sea.',
      orders: orders({ voyages: [voyage('P1', TO_THE_SUGAR), voyage('P4', 'western-med')] }),
    },
    {
      name: 'Brest to the Mediterranean',
      why: 'The two ships of Brest made sure of six points, and Beauffremont’s one ship could not hold the ten.',
      orders: orders({
        voyages: [voyage('P1', 'bay-of-biscay iberian-basin western-med'), voyage('P2', TO_THE_SUGAR)],
      }),
    },
  ],
};
