/**
 * Ports. Repair rolls are those of the charts' Repair Table; Blockade Values, limits and who may use which neutral Port
 * were made for this module.
 */
import type { Port } from '../../rules/module/map.ts';
import { type PortRow, ports } from '../tables.ts';

/** French yards work at a quarter of their rate until France is at war. */
const peace = { repairBefore: { event: 'france-declares-war', rolls: 1, per: 'quarter' } } as const;
const victualing = { victualing: true } as const;
const both = { neutralUse: ['British', 'Bourbon'] };
const british = { neutralUse: ['British'] };
const bourbon = { neutralUse: ['Bourbon'] };

const KEY: readonly PortRow[] = [
  ['gibraltar', 'British', 'British', 2, '1q', victualing],
  ['port-mahon', 'British', 'British', 1, '2q', victualing],
  ['toulon', 'French', 'Bourbon', 2, '1t', peace],
  ['marseilles', 'French', 'Bourbon', 1, '1t', peace],
  ['cartagena', 'Spanish', 'Bourbon', 1, '1t'],
  ['barcelona', 'Spanish', 'Bourbon', 2, '1t'],
  ['genoa', 'Genoese', null, 2, '1t', both],
  ['naples', 'Neapolitan', null, 1, '1t', bourbon],
  ['venice', 'Venetian', null, 1, '1t'],
  ['valletta', 'Maltese', null, 1, '1t', both],
];

const MINOR: readonly PortRow[] = [
  ['villefranche', 'Savoyard', null, 1, '1q', british],
  ['melilla', 'Spanish', 'Bourbon', 2, '1q'],
  ['ceuta', 'Spanish', 'Bourbon', 2, '1q'],
  ['malaga', 'Spanish', 'Bourbon', 1, '1q'],
  ['oran', 'Spanish', 'Bourbon', 1, '1q'],
  ['alicante', 'Spanish', 'Bourbon', 1, '1q'],
  ['valencia', 'Spanish', 'Bourbon', 1, '1q'],
  ['ibiza', 'Spanish', 'Bourbon', 1, '1q'],
  ['palma', 'Spanish', 'Bourbon', 1, '1q'],
  ['ajaccio', 'Genoese', null, 1, '1q', bourbon],
  ['calvi', 'Genoese', null, 1, '1q', bourbon],
  ['bastia', 'Genoese', null, 1, '1q', bourbon],
  ['cagliari', 'Savoyard', null, 1, '1q', british],
  ['leghorn', 'Tuscan', null, 1, '1q', both],
  ['civitavecchia', 'Papal', null, 1, '1q', bourbon],
  ['palermo', 'Neapolitan', null, 1, '1q', bourbon],
  ['trapani', 'Neapolitan', null, 1, '1q', bourbon],
  ['messina', 'Neapolitan', null, 1, '1q', bourbon],
  ['syracuse', 'Neapolitan', null, 1, '1q', both],
  ['ancona', 'Papal', null, 1, '1q', bourbon],
  ['trieste', 'Austrian', 'British', 1, '1q'],
  ['ragusa', 'Ragusan', null, 1, '1q'],
  ['sale', 'Pirate', null, 3, '1q'],
  ['algiers', 'Pirate', null, 2, '1q'],
  ['tunis', 'Pirate', null, 1, '1q'],
  ['tripoli', 'Pirate', null, 2, '1q'],
];

export const allPorts: readonly Port[] = [...ports('key', KEY), ...ports('minor', MINOR)];
