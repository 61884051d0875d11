/** Genoa and Provence. Numbers of Sail and their damage were made for this module from the fleets of the time. */
import type { Scenario } from '../../../rules/world/scenario.ts';
import { type Rest, scenario } from '../../muster.ts';
import { date, words } from '../../tables.ts';
import { galleyOfficers, laidUp, minorAuxiliaries, pirates } from './minors.ts';

const forces: Rest = {
  flotillas: [
    {
      id: 'br-gf',
      leader: 'bri-medley',
      at: 'coast-a',
      squadrons: 'british-sol-a:4/3 british-sol-b:4/2 fs-barfleur:1/3',
      auxiliaries: 'aux-british-fleet-1 aux-british-bomb-1 aux-british-marine-1',
    },
    {
      id: 'br-flag-van',
      leader: 'bri-byng',
      at: 'villefranche',
      fitting: true,
      squadrons: 'british-sol-c:3/2 british-sol-d:3/3',
    },
    {
      id: 'br-flag-rear',
      leader: 'bri-forbes',
      at: 'port-mahon',
      fitting: true,
      squadrons: 'british-sol-e:4/3 british-sol-d-m:2/1',
    },
    {
      id: 'br-det-1',
      leader: 'bri-west',
      at: 'gibraltar',
      fitting: true,
      squadrons: 'british-sol-d-n:2/2 british-f-q:2/1',
    },
    { id: 'br-det-2', leader: 'bri-watson', at: 's11', squadrons: 'british-sol-d-o:2/2 british-f-r:2/1' },
    {
      id: 'fr-flag-levant',
      leader: 'fre-gabaret',
      at: 'toulon',
      fitting: true,
      squadrons: 'french-sol-a:4/3 french-sol-b:3/2 french-sol-d-g:2/2',
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
      squadrons: 'spanish-sol-a:4/4 spanish-sol-b:4/4 spanish-sol-d-f:2/3 fs-real-felipe:1/6',
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
    ...laidUp('villefranche'),
    'port-mahon': 'british-f-s:2/1',
    toulon: 'french-f-k:2/1',
    marseilles: 'french-g-m:2/0 french-g-n:2/0',
    cartagena: 'spanish-sol-c:3/5',
    barcelona: 'spanish-g-j:2/1 spanish-g-k:2/2',
  },
  auxiliaries: {
    ...pirates,
    'port-mahon': 'aux-british-fleet-2 aux-british-light-1',
    gibraltar: 'aux-british-light-2 aux-british-fleet-50-1',
    villefranche: 'aux-british-fleet-3 aux-british-light-3',
    Available: `${minorAuxiliaries} aux-british-fleet-4 aux-british-bomb-2 aux-british-marine-2 aux-french-fleet-2 aux-french-light-2 aux-french-bomb-1 aux-french-bomb-2 aux-french-marine-1 aux-spanish-light-1 aux-spanish-light-2 aux-spanish-marine-1 aux-spanish-marine-2 aux-spanish-galley-1 aux-austrian-light-1`,
    toulon: 'aux-french-fleet-1 aux-french-light-1 aux-french-galley-1 privateer-toulon',
    marseilles: 'privateer-marseilles aux-french-galley-2',
    cartagena: 'aux-spanish-fleet-1',
  },
  mess: `bri-osborne bri-hughes fre-la-roche-allard fre-piosin fre-d-orves spa-liano spa-bena-maserano spa-urrutia spa-barreda ${galleyOfficers}`,
};

export const genoaAndProvence: Scenario = scenario(
  {
    id: 'minor-1747',
    title: 'Genoa and Provence',
    date: '1747',
    place: 'The Mediterranean Station',
    briefing:
      'Genoa fell and rose again. An Austrian and Savoyard army stands in Provence and lives by what British ships bring it; the French Command has given up battles and sends cruisers against trade. Everybody talks of peace, and from the summer on it may come at any quarter. What is left of a fleet then counts.',
    module: 'mediterranean',
    start: date('1747.1'),
    turns: 16,
    fleetCounts: true,
    prestige: { British: 6, Bourbon: 4 },
    handicap: { British: 1 },
    balance:
      'One of the Prestige that the British start with is a handicap: with it self-play of the machine comes out even.',
    events: words(
      'spanish-army-italy neapolitan-joins treaty-of-worms family-compact france-declares-war treaty-of-aranjuez jacobite-diversion corsican-insurgency death-of-philip-v genoa-falls genoa-revolt guerre-de-course',
    ),
    statuses: { 'mc-italy': 'Austrian', 'mc-alps': 'Savoyard', 'mc-corsica': 'Open' },
    campaigns: { 'mc-corsica': 2, 'mc-provence': 2 },
    contingents: { Savoyard: 'British', Genoese: 'Bourbon', Neapolitan: 'Bourbon' },
    ports: {
      villefranche: 'British',
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
    repairPoints: { gibraltar: 1, 'port-mahon': 4 },
    variableEnd: true,
  },
  forces,
);
