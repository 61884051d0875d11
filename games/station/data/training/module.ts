/** The training theatre: everything in it was made up for the purpose. */
import type { Module } from '../../rules/module/module.ts';
import {
  trainingAuxiliaries,
  trainingContingents,
  trainingFlagships,
  trainingFlotillas,
  trainingLeaders,
  trainingSquadrons,
} from './forces.ts';
import { trainingLinks, trainingPorts, trainingSpaces, trainingWinds, trainingZones } from './map.ts';
import { trainingConvoys, trainingOrders } from './orders.ts';

export const training: Module = {
  id: 'training',
  title: 'The Gulf of Marrick',
  theatre: 'An invented gulf',
  years: [1757, 1758],
  sides: [
    { id: 'crown', name: 'Crown', player: 'A', commands: [] },
    { id: 'league', name: 'League', player: 'B', commands: [] },
  ],
  contingents: trainingContingents,
  spaces: [...trainingSpaces],
  links: [...trainingLinks],
  zones: [...trainingZones],
  ports: [...trainingPorts],
  winds: [...trainingWinds],
  squadrons: trainingSquadrons,
  flagships: trainingFlagships,
  leaders: [...trainingLeaders],
  auxiliaries: [...trainingAuxiliaries],
  recovery: {
    byClass: { Fleet: 4, 'Fleet-50': 4, Light: 6, Galley: 4, Fireship: 1, Bomb: 3, Marine: 3 },
    modifiers: [],
  },
  flotillas: [...trainingFlotillas],
  counters: {
    crown: { dummies: 2, rendezvous: 3, handOver: 2 },
    league: { dummies: 2, rendezvous: 3, handOver: 2 },
  },
  orders: [...trainingOrders],
  orderRules: { drawBlind: 2, mandatoryWithin: 2, extensionsInYear: 2, noWinterExtension: ['Blockade'] },
  events: [],
  campaigns: [],
  campaignLimits: { orders: [-2, 2], all: [-3, 3] },
  randomEvents: [{ die: [0, 9], kind: 'none', text: 'Nothing out of the ordinary.' }],
  convoys: [...trainingConvoys],
  schedule: [],
  packages: [],
  politics: {
    openPorts: [],
    neutralPort: { most: 2, attritionDrm: 2 },
    portLost: { escape: [0, 4], dp: 3 },
    closedWithoutOrders: {},
  },
  shore: [
    { task: 'Raid', class: ['Marine'], die: 1, drm: -2, blockadeValue: true, at: null, effects: [] },
    { task: 'CuttingOut', class: ['Marine'], die: 1, drm: 0, blockadeValue: true, at: null, effects: [] },
  ],
  prestige: {
    track: [0, 20],
    yearMore: 1,
    yearFewer: [
      { by: [3, 5], loss: 1 },
      { by: [6, 99], loss: 2 },
    ],
    lineSail: 2,
    flagship: 1,
    convoyDp: 8,
    victory: [
      { margin: [0, 0], level: 'draw' },
      { margin: [1, 2], level: 'marginal' },
      { margin: [3, 5], level: 'clear' },
      { margin: [6, 99], level: 'crushing' },
    ],
  },
};
