/**
 * The Marrick Station, 1757 and 1758: the whole of the invented gulf in which one learns, with two Commands a side, a
 * republic, corsairs, two wars on land and everything else that a module can say. All of it was made up.
 */
import type { Module } from '../../rules/module/module.ts';
import { training } from '../training/module.ts';
import {
  gulfCorsairs,
  gulfEnding,
  gulfPolitics,
  gulfPrestige,
  gulfPrivateers,
  gulfRandomEvents,
  gulfShore,
  gulfTradeTrack,
} from './affairs.ts';
import { gulfCampaigns } from './campaigns.ts';
import { gulfConvoys } from './convoys.ts';
import { gulfEvents } from './events.ts';
import {
  gulfAuxiliaries,
  gulfContingents,
  gulfFlagships,
  gulfFlotillas,
  gulfLeaders,
  gulfRecovery,
  gulfSquadrons,
} from './forces.ts';
import { gulfLinks, gulfPorts, gulfSpaces, gulfWinds, gulfZones } from './map.ts';
import { crownOrders } from './orders-crown.ts';
import { leagueOrders } from './orders-league.ts';
import { gulfHomeDocking, gulfPackages, gulfRequests, gulfSchedule } from './reinforcement.ts';

export const marrick: Module = {
  id: 'marrick',
  title: 'The Marrick Station',
  theatre: 'An invented gulf',
  years: [1757, 1758],
  sides: [
    {
      id: 'crown',
      name: 'Crown',
      player: 'A',
      commands: [
        { id: 'Royal', name: 'Royal' },
        { id: 'Chartered', name: 'Chartered' },
      ],
    },
    {
      id: 'league',
      name: 'League',
      player: 'B',
      commands: [
        { id: 'Northern', name: 'Northern' },
        { id: 'Eastern', name: 'Eastern' },
      ],
    },
  ],
  contingents: [...gulfContingents],
  spaces: [...gulfSpaces],
  links: [...gulfLinks],
  zones: [...gulfZones],
  ports: [...gulfPorts],
  winds: [...gulfWinds],
  squadrons: [...gulfSquadrons],
  flagships: [...gulfFlagships],
  leaders: [...gulfLeaders],
  auxiliaries: [...gulfAuxiliaries],
  recovery: gulfRecovery,
  flotillas: [...gulfFlotillas],
  counters: {
    Royal: { dummies: 2, rendezvous: 3, handOver: 2 },
    Chartered: { dummies: 1, rendezvous: 2, handOver: 1 },
    Northern: { dummies: 2, rendezvous: 3, handOver: 2 },
    Eastern: { dummies: 1, rendezvous: 2, handOver: 1 },
  },
  orders: [...crownOrders, ...leagueOrders],
  orderRules: training.orderRules,
  events: [...gulfEvents],
  campaigns: [...gulfCampaigns],
  campaignLimits: training.campaignLimits,
  randomEvents: [...gulfRandomEvents],
  convoys: [...gulfConvoys],
  corsairs: gulfCorsairs,
  privateers: gulfPrivateers,
  tradeTrack: gulfTradeTrack,
  schedule: [...gulfSchedule],
  packages: [...gulfPackages],
  requests: gulfRequests,
  homeDocking: gulfHomeDocking,
  politics: gulfPolitics,
  shore: [...gulfShore],
  prestige: gulfPrestige,
  ending: gulfEnding,
};
