/** Neutral waters. Numbers of Sail and their damage were made for this module from the fleets of the time. */
import type { Scenario } from '../../../rules/world/scenario.ts';
import { type Rest, scenario } from '../../muster.ts';
import { date, words } from '../../tables.ts';
import { galleyOfficers, laidUp, minorAuxiliaries, pirates } from './minors.ts';

const forces: Rest = {
  flotillas: [
    {
      id: 'br-flag-western',
      leader: 'bri-haddock',
      at: 'gibraltar',
      fitting: true,
      squadrons: 'british-sol-a:4/3 british-sol-b:4/4 british-sol-d-m:2/3',
    },
    {
      id: 'br-flag-rear',
      leader: 'bri-lestock',
      at: 'port-mahon',
      fitting: true,
      squadrons: 'british-sol-c:4/2 british-sol-d:3/2 british-sol-d-n:2/2 fs-neptune:1/2',
    },
    {
      id: 'br-det-1',
      leader: 'bri-martin',
      at: 'port-mahon',
      fitting: true,
      squadrons: 'british-sol-e:3/1 british-f-q:2/1',
    },
    { id: 'br-det-2', leader: 'bri-hughes', at: 'gibraltar', fitting: true, squadrons: 'british-f-r:2/2' },
    {
      id: 'fr-flag-levant',
      leader: 'fre-court-la-bruyere',
      at: 'toulon',
      fitting: true,
      squadrons: 'french-sol-a:4/2 french-sol-b:4/2 french-sol-d-g:2/1',
    },
    {
      id: 'fr-flag-ponant',
      leader: 'fre-gabaret',
      at: 'toulon',
      fitting: true,
      squadrons: 'french-sol-c:4/3 french-sol-d-h:2/2',
    },
    { id: 'fr-det-1', leader: 'fre-caylus', at: 'toulon', fitting: true, squadrons: 'french-f-j:2/1' },
    {
      id: 'sp-flag-armada',
      leader: 'spa-navarro',
      at: 'barcelona',
      fitting: true,
      squadrons:
        'spanish-sol-a:4/2 spanish-sol-b:4/3 spanish-sol-c:3/3 spanish-sol-d-f:1/2 fs-real-felipe:1/2',
    },
    {
      id: 'sp-det-1',
      leader: 'spa-domas-galleys',
      at: 'barcelona',
      fitting: true,
      squadrons: 'spanish-g-j:2/1 spanish-g-k:2/1',
    },
  ],
  ordinary: {
    ...laidUp('villefranche'),
    marseilles: 'french-g-m:2/0 french-g-n:2/0',
    cartagena: 'spanish-sol-d:3/4 spanish-sol-d-g:1/3 spanish-f-h:2/2',
  },
  auxiliaries: {
    ...pirates,
    'port-mahon': 'aux-british-fleet-1 aux-british-light-1',
    gibraltar: 'aux-british-fleet-2 aux-british-light-2 aux-british-fleet-50-1',
    Available: `${minorAuxiliaries} aux-british-fleet-3 aux-british-bomb-1 aux-british-bomb-2 aux-british-fireship-1 aux-british-marine-1 aux-french-fleet-2 aux-french-fireship-1 aux-french-marine-1 aux-spanish-fleet-1 aux-spanish-galley-2 aux-spanish-light-2 aux-spanish-marine-1 aux-spanish-marine-2 aux-spanish-fireship-1 aux-spanish-fleet-50-1 aux-austrian-light-1`,
    toulon: 'aux-french-fleet-1 aux-french-light-1 aux-french-galley-1',
    barcelona: 'aux-spanish-galley-1 aux-spanish-light-1',
  },
  mess: `bri-barnett bri-norris-richard spa-geraldino spa-urrutia spa-bena-maserano ${galleyOfficers}`,
};

const opening = {
  prestige: { British: 5, Bourbon: 4 },
  events: words('spanish-army-italy'),
  statuses: { 'mc-italy': 'Even', 'mc-alps': 'Savoyard' },
  stations: {
    British: 'bri-haddock',
    Bourbon: 'fre-court-la-bruyere',
    French: 'fre-gabaret',
    Spanish: 'spa-navarro',
  },
  issued: [{ order: 'sp-escort-troops', formation: 'sp-flag-armada' }],
  convoys: [{ group: 'spanish-troop', route: 3, at: 'barcelona', escort: 'sp-flag-armada' }],
} satisfies Partial<Scenario>;

export const neutralWaters: Scenario = scenario(
  {
    id: 'minor-1742',
    title: 'Neutral waters',
    date: '1742',
    place: 'The Mediterranean Station',
    briefing:
      'Britain is at war with Spain and at peace with France, whose fleet looks on from Toulon. Spain wants Italian crowns for the Queen’s sons and sends regiments by sea from Barcelona; the French will not fight for them, but they will not be searched either. Haddock has Gibraltar and Minorca, worn ships and reinforcement on the way. Who touches a French ship pays for it at home. One Year, and what is left of a fleet at its end counts.',
    module: 'mediterranean',
    start: date('1742.1'),
    turns: 16,
    fleetCounts: true,
    ...opening,
    handicap: { British: 2 },
    balance:
      'Two of the Prestige that the British start with are a handicap: with them self-play of the machine comes out even.',
  },
  forces,
);

/** The whole war from the same opening. */
export const theCampaign: Scenario = scenario(
  {
    id: 'campaign-1742',
    title: 'The Mediterranean Station',
    date: '1742 to 1748',
    place: 'The Mediterranean Station',
    briefing:
      'The whole war, from Haddock’s worn squadron and a French fleet that will not fight to the peace that nobody is glad of: seven Years of sixteen Turns. Alliances form and break, armies march along the coasts, fleets come out and go home, and Prestige at the end is all that counts. From the summer of 1747 on each quarter may bring the end. Save the match and come back to it: this is the longest game we have.',
    module: 'mediterranean',
    start: date('1742.1'),
    turns: 112,
    variableEnd: true,
    ...opening,
    handicap: { British: 3 },
    // Who leads has the corsairs against him: what is given at the start melts away, what is given at the end stays.
    endBonus: [
      {
        side: 'British',
        contingent: 'British',
        sail: 2,
        at: ['gibraltar', 'port-mahon'],
        prestige: 8,
      },
    ],
    balance:
      'Three of the Prestige that the British start with are a handicap, and eight more are theirs at the end if they still have two Sail at Gibraltar or Port Mahon: with them self-play of the machine comes out even.',
  },
  forces,
);
