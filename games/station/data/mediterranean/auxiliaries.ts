/** Auxiliaries and Corsairs. The chances of Recovery are the charts'; numbers and ranges were made for this module. */
import type { AuxiliaryCounter } from '../../rules/module/forces.ts';
import type { Module } from '../../rules/module/module.ts';
import { auxiliaries } from '../tables.ts';

/** A Corsair stays where it is based; privateers come with the war on trade. */
const corsair = (
  id: string,
  contingent: string,
  sort: AuxiliaryCounter['class'],
  range: number,
  base: string,
  requires: string | null = null,
): AuxiliaryCounter => ({ id, contingent, class: sort, range, corsair: { base, requires } });

export const allAuxiliaries: readonly AuxiliaryCounter[] = [
  ...auxiliaries('British', {
    Fleet: '3 3 4 4 U U',
    'Fleet-50': '4 U',
    Light: '2 2 3',
    Bomb: '1 1',
    Fireship: '0 0 0',
    // 6.112: Marines have a range of one, whosoever they are.
    Marine: '1 1',
  }),
  ...auxiliaries('French', {
    Fleet: '3 3 4 U',
    'Fleet-50': '4',
    Light: '2 2',
    Galley: '2 2',
    Fireship: '0 0',
    Marine: '1',
    Bomb: '1 1',
  }),
  ...auxiliaries('Spanish', {
    Fleet: '3 3',
    'Fleet-50': '4',
    Light: '2 2 3',
    Galley: '2 2 2',
    Fireship: '0',
    Marine: '1 1',
  }),
  ...auxiliaries('Savoyard', { Galley: '2', Light: '2' }),
  ...auxiliaries('Genoese', { Galley: '2' }),
  ...auxiliaries('Neapolitan', { Galley: '2', Light: '2' }),
  ...auxiliaries('Maltese', { Galley: '3', Fleet: '3' }),
  ...auxiliaries('Austrian', { Light: '2' }),
  ...auxiliaries('Venetian', { Galley: '2' }),
  corsair('corsair-sale', 'Pirate', 'Light', 3, 'sale'),
  corsair('corsair-algiers', 'Pirate', 'Fleet', 3, 'algiers'),
  corsair('corsair-tunis', 'Pirate', 'Light', 3, 'tunis'),
  corsair('corsair-tripoli', 'Pirate', 'Galley', 3, 'tripoli'),
  corsair('privateer-toulon', 'French', 'Fleet', 4, 'toulon', 'guerre-de-course'),
  corsair('privateer-marseilles', 'French', 'Fleet', 4, 'marseilles', 'guerre-de-course'),
];

export const recovery: Module['recovery'] = {
  byClass: { Fleet: 3, 'Fleet-50': 3, Galley: 4, Light: 5, Bomb: 3, Fireship: 1, Marine: 3 },
  modifiers: [
    { contingent: 'Spanish', class: 'Galley', drm: -2 },
    { contingent: 'British', class: 'Fleet', drm: -1 },
    { contingent: 'British', class: 'Bomb', drm: -1 },
  ],
};
