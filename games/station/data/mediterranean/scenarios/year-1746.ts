/** The tide in Italy. Numbers of Sail and their damage were made for this module from the fleets of the time. */
import type { Scenario } from '../../../rules/world/scenario.ts';
import { type Rest, scenario } from '../../muster.ts';
import { date, words } from '../../tables.ts';
import { galleyOfficers, laidUp, minorAuxiliaries, pirates } from './minors.ts';

const forces: Rest = {
  flotillas: [
    {
      id: 'br-gf',
      leader: 'bri-medley',
      at: 'port-mahon',
      fitting: true,
      squadrons: 'british-sol-a:4/3 british-sol-b:4/2 british-sol-c:3/3 fs-barfleur:1/3',
    },
    {
      id: 'br-flag-van',
      leader: 'bri-townshend',
      at: 's11',
      squadrons: 'british-sol-d:3/4 british-sol-d-m:2/3',
      auxiliaries: 'aux-british-fleet-3',
    },
    { id: 'br-det-1', leader: 'bri-west', at: 'gibraltar', fitting: true, squadrons: 'british-sol-e:4/3' },
    {
      id: 'br-det-2',
      leader: 'bri-cooper',
      at: 'cagliari',
      fitting: true,
      squadrons: 'british-sol-d-n:2/2 british-f-q:2/1',
    },
    {
      id: 'fr-flag-levant',
      leader: 'fre-gabaret',
      at: 'toulon',
      fitting: true,
      squadrons: 'french-sol-a:4/3 french-sol-b:4/3 french-sol-d-g:2/2',
    },
    {
      id: 'fr-det-1',
      leader: 'fre-la-galissonniere',
      at: 'toulon',
      fitting: true,
      squadrons: 'french-sol-d-h:1/1 french-f-j:2/1',
    },
    {
      id: 'sp-flag-armada',
      leader: 'spa-navarro',
      at: 'cartagena',
      fitting: true,
      squadrons: 'spanish-sol-a:4/4 spanish-sol-b:4/3 spanish-sol-d-f:2/2 fs-real-felipe:1/6',
    },
    {
      id: 'sp-det-1',
      leader: 'spa-reggio-andres',
      at: 'barcelona',
      fitting: true,
      squadrons: 'spanish-sol-d-g:1/2 spanish-f-h:2/1',
    },
  ],
  ordinary: {
    ...laidUp('cagliari'),
    'port-mahon': 'british-f-r:2/1 fs-neptune:1/5',
    toulon: 'french-f-k:2/1',
    marseilles: 'french-g-m:2/0 french-g-n:2/0',
    cartagena: 'spanish-sol-c:4/5',
    barcelona: 'spanish-g-j:2/1 spanish-g-k:2/2',
  },
  auxiliaries: {
    ...pirates,
    'port-mahon': 'aux-british-fleet-1 aux-british-fleet-2 aux-british-light-1',
    gibraltar: 'aux-british-light-2 aux-british-fleet-50-1',
    Available: `${minorAuxiliaries} aux-british-bomb-1 aux-british-fleet-4 aux-british-bomb-2 aux-british-marine-1 aux-british-marine-2 aux-british-fireship-1 aux-french-fleet-2 aux-french-light-2 aux-french-bomb-1 aux-french-bomb-2 aux-french-marine-1 aux-spanish-light-1 aux-spanish-light-2 aux-spanish-marine-1 aux-spanish-marine-2 aux-spanish-galley-2 aux-spanish-fleet-50-1`,
    toulon: 'aux-french-fleet-1 aux-french-light-1 aux-french-galley-1',
    cartagena: 'aux-spanish-fleet-1 aux-spanish-galley-1',
  },
  mess: `bri-forbes bri-osborne bri-watson bri-hughes fre-la-roche-allard fre-piosin fre-d-orves spa-liano spa-bena-maserano spa-urrutia spa-barreda ${galleyOfficers}`,
};

export const theTideInItaly: Scenario = scenario(
  {
    id: 'minor-1746',
    title: 'The tide in Italy',
    date: '1746',
    place: 'The Mediterranean Station',
    briefing:
      'Last year went to the Bourbons by land: Milan and Nice are theirs, Genoa and Naples have joined them. By sea they have lost heart. The British are short of ships, four of the line are home against the Pretender, and Corsica is in arms against Genoa. In Italy the tide is about to turn. One Year, and what is left of a fleet at its end counts.',
    module: 'mediterranean',
    start: date('1746.1'),
    turns: 16,
    fleetCounts: true,
    prestige: { British: 5, Bourbon: 5 },
    handicap: { British: 4 },
    balance:
      'Four of the Prestige that the British start with are a handicap: with them self-play of the machine comes out even.',
    events: words(
      'spanish-army-italy neapolitan-joins treaty-of-worms family-compact france-declares-war treaty-of-aranjuez jacobite-diversion corsican-insurgency',
    ),
    statuses: { 'mc-italy': 'Bourbon', 'mc-alps': 'Bourbon', 'mc-corsica': 'Open' },
    campaigns: { 'mc-corsica': 1 },
    contingents: { Savoyard: 'British', Genoese: 'Bourbon', Neapolitan: 'Bourbon', Austrian: 'Absent' },
    ports: {
      villefranche: 'Bourbon',
      cagliari: 'British',
      genoa: 'Bourbon',
      bastia: 'Bourbon',
      calvi: 'Bourbon',
      ajaccio: 'Bourbon',
      naples: 'Bourbon',
      palermo: 'Bourbon',
      messina: 'Bourbon',
      trapani: 'Bourbon',
      syracuse: 'Bourbon',
    },
    stations: { British: 'bri-medley', Bourbon: 'spa-navarro', French: 'fre-gabaret', Spanish: 'spa-liano' },
    repairPoints: { gibraltar: 1, 'port-mahon': 3 },
    returning: [{ package: 'jacobite', on: date('1746.5') }],
  },
  forces,
);
