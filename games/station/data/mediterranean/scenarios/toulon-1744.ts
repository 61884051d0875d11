/** The Toulon sortie. Numbers of Sail and their damage were made for this module from the fleets of the time. */
import type { Scenario } from '../../../rules/world/scenario.ts';
import { type Rest, scenario } from '../../muster.ts';
import { date, words } from '../../tables.ts';

const forces: Rest = {
  flotillas: [
    {
      id: 'br-gf',
      leader: 'bri-mathews',
      at: 's12',
      squadrons:
        'british-sol-a:4/2 british-sol-b:4/3 british-sol-c:1/2 british-sol-d-m:2/2 british-sol-d-n:1/2 fs-namur:1/2 fs-marlborough:1/2',
      auxiliaries: 'aux-british-fleet-1 aux-british-fleet-2 aux-british-fireship-1',
    },
    {
      id: 'br-flag-van',
      leader: 'bri-rowley',
      at: 's12',
      under: 'br-gf',
      squadrons: 'british-sol-d:4/2 british-sol-e:4/2 fs-barfleur:1/2',
    },
    {
      id: 'br-flag-rear',
      leader: 'bri-lestock',
      at: 's12',
      under: 'br-gf',
      squadrons: 'british-sol-f:4/4 british-sol-g:3/4 fs-neptune:1/4',
    },
    {
      id: 'bb-gf',
      leader: 'fre-court-la-bruyere',
      at: 'toulon',
      fitting: true,
      squadrons: 'french-sol-a:4/1 french-sol-b:2/1 french-sol-d-g:2/1',
      auxiliaries: 'aux-french-fleet-1 aux-spanish-fleet-1 aux-french-fireship-1',
    },
    {
      id: 'fr-flag-levant',
      leader: 'fre-gabaret',
      at: 'toulon',
      fitting: true,
      under: 'bb-gf',
      squadrons: 'french-sol-c:4/1 french-sol-d:2/1 french-sol-d-h:2/1',
    },
    {
      id: 'sp-flag-armada',
      leader: 'spa-navarro',
      at: 'toulon',
      fitting: true,
      under: 'bb-gf',
      squadrons:
        'spanish-sol-a:4/2 spanish-sol-b:4/2 spanish-sol-c:2/3 spanish-sol-d-f:1/2 fs-real-felipe:1/2',
    },
  ],
  auxiliaries: {
    toulon: 'aux-french-light-1',
  },
  mess: 'bri-forbes bri-cooper fre-caylus spa-geraldino',
};

export const theToulonSortie: Scenario = scenario(
  {
    id: 'intro-toulon',
    title: 'The Toulon sortie',
    date: 'February to May 1744',
    place: 'Off Toulon',
    briefing:
      'For two years a Spanish squadron has lain in Toulon under the guns of the French. Now both are to come out together and see the Spaniards home. Admiral Mathews waits off the Hyères islands with thirty Sail, some of them long from a dock, and with a second in command to whom he does not speak. France has not yet declared war, but nobody believes that will save her ships from his. The Combined Fleet must break the blockade, and the Spaniards would like to be off for home. The British must keep Toulon shut. Four Turns, one corner of the sea, two Orders: a first look at Station with real fleets.',
    module: 'mediterranean',
    start: date('1744.3'),
    turns: 4,
    prestige: { British: 5, Bourbon: 5 },
    handicap: { British: 1 },
    balance:
      'One of the Prestige that the British start with is a handicap: with it self-play of the machine comes out even.',
    events: words('spanish-army-italy treaty-of-worms family-compact'),
    statuses: { 'mc-italy': 'Even', 'mc-alps': 'Savoyard' },
    contingents: { Savoyard: 'British' },
    ports: { villefranche: 'British', cagliari: 'British' },
    stations: {
      British: 'bri-mathews',
      Bourbon: 'fre-court-la-bruyere',
      French: 'fre-gabaret',
      Spanish: 'spa-navarro',
    },
    issued: [
      { order: 'bb-sortie', formation: 'bb-gf' },
      { order: 'br-blockade-toulon', formation: 'br-gf' },
    ],
    // Nobody asks for a declaration: the British fight whom they meet.
    rules: ['france-declares-war'],
    only: {
      map: words(
        'toulon marseilles barcelona villefranche port-mahon coast-a s11 s12 s13 s14 sz-golfe-du-lion',
      ),
      winds: ['Mistral', 'Marin'],
      without: ['events', 'convoys', 'corsairs', 'requests', 'repairs', 'draws', 'schedule', 'random-events'],
    },
    scoreOrders: { fulfilled: 1, failed: -1 },
    endBonus: [
      {
        side: 'Bourbon',
        contingent: 'Spanish',
        sail: 8,
        at: ['barcelona', 's14', 'sz-golfe-du-lion'],
        prestige: 1,
      },
    ],
  },
  forces,
);
