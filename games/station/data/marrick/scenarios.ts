/** A Year in the whole Gulf, and the two Years of its war from the same opening. */
import type { Scenario } from '../../rules/world/scenario.ts';
import { type Rest, scenario } from '../muster.ts';
import { date } from '../tables.ts';

const forces: Rest = {
  flotillas: [
    {
      id: 'crown-fleet',
      leader: 'cro-hallam',
      at: 'fort-sabine',
      fitting: true,
      squadrons: 'crown-sol-a:4/1 crown-sol-b:4/2 fs-resolve:1/1',
      auxiliaries: 'aux-crown-fleet-1',
    },
    {
      id: 'crown-flag',
      leader: 'cro-strood',
      at: 'fort-sabine',
      fitting: true,
      squadrons: 'crown-sol-c:3/1 crown-sol-d-k:2/1',
    },
    {
      id: 'crown-det-1',
      leader: 'cro-penrose',
      at: 'fort-sabine',
      fitting: true,
      squadrons: 'crown-sol-d-l:2/0 crown-f-q:2/0',
      auxiliaries: 'aux-crown-light-1',
    },
    {
      id: 'company-flag',
      leader: 'com-tolliver',
      at: 'pelham',
      fitting: true,
      squadrons: 'company-sol-d-a:2/1 company-f-c:2/0',
      auxiliaries: 'aux-company-fleet-1',
    },
    {
      id: 'company-det-1',
      leader: 'com-rusk',
      at: 'pelham',
      fitting: true,
      squadrons: 'company-sol-d-b:2/0 company-f-d:2/0',
      auxiliaries: 'aux-company-light-1',
    },
    {
      id: 'valdoran-fleet',
      leader: 'val-montreval',
      at: 'valdoro',
      fitting: true,
      squadrons: 'valdoran-sol-a:4/1 valdoran-sol-b:4/1 fs-santa-aurelia:1/0',
      auxiliaries: 'aux-valdoran-fleet-1',
    },
    {
      id: 'valdoran-flag',
      leader: 'val-sarmiento',
      at: 'valdoro',
      fitting: true,
      squadrons: 'valdoran-sol-c:3/1 valdoran-sol-d-k:2/0',
    },
    {
      id: 'valdoran-det-1',
      leader: 'val-duprat',
      at: 'valdoro',
      fitting: true,
      squadrons: 'valdoran-f-q:2/0',
      auxiliaries: 'aux-valdoran-light-1',
    },
    {
      id: 'amber-flag',
      leader: 'amb-brandt',
      at: 'port-amber',
      fitting: true,
      squadrons: 'amber-sol-d-a:2/1 amber-sol-d-b:2/0 amber-f-c:2/0',
      auxiliaries: 'aux-amber-fleet-1',
    },
    {
      id: 'amber-galleys',
      leader: 'amb-sorel',
      at: 'port-amber',
      fitting: true,
      squadrons: 'amber-g-d:2/0',
      auxiliaries: 'aux-amber-galley-1',
    },
  ],
  fittingOut: { 'port-amber': 'amber-lv-x:2/0' },
  ordinary: { 'fort-sabine': 'crown-f-r:1/3', valdoro: 'valdoran-sol-d-l:1/3' },
  auxiliaries: {
    'fort-sabine': 'aux-crown-fleet-2 aux-crown-light-2',
    pelham: 'aux-company-light-2',
    valdoro: 'aux-valdoran-fleet-2 aux-valdoran-light-2',
    'port-amber': 'aux-amber-light-1 aux-amber-galley-2',
    kessar: 'corsair-kessar',
    orrin: 'corsair-orrin',
    Available:
      'aux-crown-fleet-3 aux-crown-bomb-1 aux-crown-fireship-1 aux-crown-marine-1 aux-valdoran-fleet-50-1 aux-valdoran-fireship-1 aux-valdoran-marine-1 aux-amber-fleet-2 aux-amber-bomb-1',
  },
  mess: 'cro-vane cro-quill com-marsh val-ferrer val-olive amb-kuyper amb-lind',
};

const opening = {
  place: 'The Gulf of Marrick',
  module: 'marrick',
  start: date('1757.1'),
  prestige: { crown: 5, league: 5 },
  events: ['army-of-the-dunes'],
  stations: {
    crown: 'cro-hallam',
    Royal: 'cro-strood',
    Chartered: 'com-tolliver',
    league: 'val-montreval',
    Northern: 'val-sarmiento',
    Eastern: 'amb-brandt',
  },
  fleetCounts: true,
} satisfies Partial<Scenario>;

export const theMarrickStation: Scenario = scenario(
  {
    ...opening,
    id: 'marrick-1757',
    title: 'The Marrick Station',
    date: '1757',
    briefing:
      'The whole Gulf, with two Commands a side. Hallam has the Crown’s ships at Fort Sabine and Tolliver the Company’s at Pelham, with a rich trade to the Saltern to see through the Gate; Montreval lies at Valdoro, Brandt at Port Amber with galleys and a quay full of would-be privateers. An army of the League is to march along the Dunes, St Bride is about to rise, the Republic of Tarn is listening to offers, and the corsairs of Kessar and Orrin sail for whoever is behind. One Year of sixteen Turns, and what is left of a fleet at its end counts.',
    turns: 16,
  },
  forces,
);

export const theMarrickWar: Scenario = scenario(
  {
    ...opening,
    id: 'campaign-1757',
    title: 'The war for the Gulf',
    date: '1757 and 1758',
    briefing:
      'Two Years in the Gulf of Marrick from the first fitting-out to the peace: a Year to take its measure, a Winter to mend what it has broken, and a second with new ships, new Admirals and old grudges. From the Summer of 1758 on each quarter may bring the end. Whoever burns his fleet in the first Year has none in the second, and what is left of it at the end counts.',
    turns: 32,
    variableEnd: true,
  },
  forces,
);
