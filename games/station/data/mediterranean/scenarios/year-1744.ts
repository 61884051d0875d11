/** War declared. Numbers of Sail and their damage were made for this module from the fleets of the time. */
import type { Scenario } from '../../../rules/world/scenario.ts';
import { type Rest, scenario } from '../../muster.ts';
import { date, words } from '../../tables.ts';
import { galleyOfficers, laidUp, minorAuxiliaries, pirates } from './minors.ts';

const forces: Rest = {
  flotillas: [
    {
      id: 'bb-gf',
      leader: 'fre-court-la-bruyere',
      at: 'toulon',
      fitting: true,
      squadrons: 'french-sol-a:4/1 french-sol-b:2/1 french-sol-d-g:2/1',
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
    {
      id: 'br-det-1',
      leader: 'bri-long',
      at: 'port-mahon',
      fitting: true,
      squadrons: 'british-sol-h:3/3 british-f-q:2/1',
    },
    {
      id: 'br-det-2',
      leader: 'bri-hughes',
      at: 'gibraltar',
      fitting: true,
      squadrons: 'british-f-r:2/1 british-sol-d-o:2/2',
    },
  ],
  ordinary: {
    ...laidUp('villefranche'),
    // What was off Toulon until the Winter's gales: the fleet that will be wanted there again in the Spring.
    'port-mahon':
      'british-sol-a:4/2 british-sol-b:4/3 british-sol-c:1/2 british-sol-d-m:2/2 british-sol-d-n:1/2 british-sol-d:4/2 british-sol-e:4/2 british-sol-f:4/4 british-sol-g:3/4 fs-namur:1/2 fs-marlborough:1/2 fs-barfleur:1/2 fs-neptune:1/4 british-f-s:2/0',
    toulon: 'french-f-j:2/1 french-f-k:2/0',
    marseilles: 'french-g-m:2/0 french-g-n:2/0',
    cartagena: 'spanish-sol-d:2/2 spanish-sol-d-g:1/1 spanish-f-h:2/1',
    barcelona: 'spanish-g-j:2/1 spanish-g-k:2/1',
  },
  auxiliaries: {
    ...pirates,
    'port-mahon': 'aux-british-light-1 aux-british-fleet-1 aux-british-fleet-2 aux-british-fleet-3',
    gibraltar: 'aux-british-light-2 aux-british-fleet-50-1',
    Available: `${minorAuxiliaries} aux-british-fireship-1 aux-british-bomb-1 aux-british-fleet-4 aux-british-fireship-2 aux-british-fireship-3 aux-british-bomb-2 aux-british-marine-1 aux-british-marine-2 aux-french-light-2 aux-french-marine-1 aux-french-bomb-1 aux-french-bomb-2 aux-spanish-fleet-2 aux-spanish-galley-2 aux-spanish-light-2 aux-spanish-marine-1 aux-spanish-marine-2 aux-spanish-fleet-50-1 aux-austrian-light-1`,
    toulon:
      'aux-french-fleet-1 aux-french-fleet-2 aux-french-light-1 aux-french-galley-1 aux-french-fireship-1 aux-spanish-fleet-1',
    barcelona: 'aux-spanish-galley-1 aux-spanish-light-1',
  },
  mess: `bri-rowley bri-lestock bri-forbes bri-martin bri-osborne bri-cooper bri-barnett bri-norris-richard bri-watson bri-west fre-caylus fre-d-orves fre-piosin fre-barrailh spa-geraldino spa-urrutia spa-bena-maserano spa-reggio-andres ${galleyOfficers}`,
};

export const warDeclared: Scenario = scenario(
  {
    id: 'minor-1744',
    title: 'War declared',
    date: '1744',
    place: 'The Mediterranean Station',
    briefing:
      'The Year begins with the Combined Fleet in Toulon and the British fleet laid up at Port Mahon for the Winter. Savoy has joined the Allies, the Bourbon courts have renewed their pact, and France will be at war within months. With the Spring come the Alps, the Levant trade and the long blockade: have a fleet ready for it. One Year, and what is left of a fleet at its end counts.',
    module: 'mediterranean',
    start: date('1744.1'),
    turns: 16,
    fleetCounts: true,
    prestige: { British: 5, Bourbon: 5 },
    handicap: { British: 2 },
    balance:
      'Two of the Prestige that the British start with are a handicap: with them self-play of the machine comes out even.',
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
    repairPoints: { gibraltar: 1, 'port-mahon': 4 },
  },
  forces,
);
