/**
 * The Mediterranean Station, 1742 to 1748: a British Fleet against the Fleets of France and Spain. What the published
 * charts say (winds, Gales, Convoy routes, Pirates, repair, Prestige) is taken from them; ships and officers are history;
 * the layout of the sea, forces, ratings, Orders, Events, Campaigns and set-ups were made for this module.
 */
import type { Module } from '../../rules/module/module.ts';
import {
  corsairs,
  ending,
  hired,
  numbers,
  politics,
  prestige,
  privateers,
  randomEvents,
  shore,
  tradeTrack,
} from './affairs.ts';
import { allAuxiliaries, recovery } from './auxiliaries.ts';
import { allCampaigns } from './campaigns.ts';
import { allConvoys } from './convoys.ts';
import { allEvents } from './events.ts';
import { allContingents, allFlagships, allFlotillas, allSquadrons } from './fleets.ts';
import { allLeaders } from './leaders.ts';
import { allLinks } from './links.ts';
import { britishCoasts } from './orders-coasts.ts';
import { britishCruises } from './orders-cruises.ts';
import { frenchOrders } from './orders-french.ts';
import { spanishOrders } from './orders-spanish.ts';
import { allPorts } from './ports.ts';
import { homeDocking, packages, requests, schedule } from './reinforcement.ts';
import { allSpaces } from './spaces.ts';
import { allWinds } from './winds.ts';
import { allZones } from './zones.ts';

export const mediterranean: Module = {
  id: 'mediterranean',
  title: 'Mediterranean Station',
  theatre: 'The western Mediterranean',
  years: [1742, 1748],
  sides: [
    { id: 'British', name: 'British', player: 'A', commands: [] },
    {
      id: 'Bourbon',
      name: 'Bourbon',
      player: 'B',
      commands: [
        { id: 'French', name: 'French' },
        { id: 'Spanish', name: 'Spanish' },
      ],
    },
  ],
  contingents: [...allContingents],
  spaces: [...allSpaces],
  links: [...allLinks],
  zones: [...allZones],
  ports: [...allPorts],
  winds: [...allWinds],
  squadrons: [...allSquadrons],
  flagships: [...allFlagships],
  leaders: [...allLeaders],
  auxiliaries: [...allAuxiliaries],
  recovery,
  flotillas: [...allFlotillas],
  counters: {
    British: { dummies: 4, rendezvous: 6, handOver: 4 },
    French: { dummies: 2, rendezvous: 4, handOver: 2 },
    Spanish: { dummies: 2, rendezvous: 4, handOver: 2 },
  },
  orders: [...britishCruises, ...britishCoasts, ...frenchOrders, ...spanishOrders],
  orderRules: { drawBlind: 3, mandatoryWithin: 2, extensionsInYear: 2, noWinterExtension: ['Blockade'] },
  events: [...allEvents],
  campaigns: [...allCampaigns],
  campaignLimits: { orders: [-2, 2], all: [-3, 3] },
  randomEvents: [...randomEvents],
  convoys: [...allConvoys],
  corsairs,
  hired,
  privateers,
  tradeTrack,
  schedule: [...schedule],
  packages: [...packages],
  requests,
  homeDocking,
  politics,
  shore: [...shore],
  numbers,
  prestige,
  ending,
};
