/**
 * Leaders. The persons and the years in which they served in these waters are history; ratings and Turns were made for
 * this module.
 */
import type { LeaderCounter } from '../../rules/module/forces.ts';
import { leaders } from '../tables.ts';

export const allLeaders: readonly LeaderCounter[] = [
  ...leaders('British', [
    ['bri-haddock', 'Haddock', 'RA', 5, 5, 4, 'C', '1742.1', '1742.7'],
    ['bri-mathews', 'Mathews', 'VA', 4, 5, 4, 'R', '1742.7', '1744.11', 'FA 1743'],
    ['bri-lestock', 'Lestock', 'RA', 3, 3, 3, 'T', '1742.1', '1744.7', 'VA 1743'],
    ['bri-rowley', 'Rowley', 'RA', 5, 4, 4, 'A', '1743.5', '1745.11', 'VA 1744'],
    ['bri-medley', 'Medley', 'VA', 4, 5, 4, 'C', '1745.5', '1747.10'],
    ['bri-byng', 'Byng', 'RA', 3, 4, 3, 'C', '1747.1', null, 'VA 1748'],
    ['bri-townshend', 'Townshend', 'RA', 4, 4, 3, 'C', '1744.9', '1746.16'],
    ['bri-davers', 'Davers', 'RA', 3, 3, 3, 'C', '1744.5', '1745.1'],
    ['bri-forbes', 'Forbes', 'Cdre', 5, 4, 3, 'C', '1743.5', null, 'RA 1747'],
    ['bri-martin', 'Martin', 'Cdre', 6, 4, 2, 'A', '1742.1', '1744.9', 'RA 1744'],
    ['bri-cooper', 'Cooper', 'Cdre', 4, null, 2, 'A', '1744.1', '1746.8'],
    ['bri-osborne', 'Osborne', 'Cdre', 4, 3, 2, 'C', '1743.9', '1747.16', 'RA 1747'],
    ['bri-long', 'Long', 'Cdre', 4, null, 2, 'C', '1743.1', '1745.12'],
    ['bri-barnett', 'Barnett', 'Cdre', 5, null, 2, 'A', '1742.1', '1744.4'],
    ['bri-norris-richard', 'Norris (Richard)', 'Cdre', 4, null, 2, 'A', '1742.1', '1744.5'],
    ['bri-watson', 'Watson', 'Cdre', 5, null, 2, 'A', '1744.1', '1747.4'],
    ['bri-west', 'West', 'Cdre', 5, null, 2, 'C', '1744.1'],
    ['bri-hughes', 'Hughes', 'Cdre', 3, null, 2, 'C', '1742.1'],
  ]),
  ...leaders('French', [
    ['fre-court-la-bruyere', 'Court La Bruyère', 'VA', 4, 4, 4, 'C', '1742.1', '1744.7'],
    ['fre-gabaret', 'Gabaret', 'RA', 4, 3, 3, 'A', '1742.1'],
    ['fre-caylus', 'Caylus', 'Cdre', 5, 3, 2, 'A', '1742.1', '1745.8', 'RA 1745'],
    ['fre-piosin', 'Piosin', 'Cdre', 3, null, 2, 'C', '1744.1', '1747.8'],
    ['fre-la-galissonniere', 'La Galissonnière', 'Cdre', 6, null, 2, 'A', '1746.1'],
    ['fre-d-orves', 'd’Orves', 'Cdre', 3, null, 2, 'C', '1743.1'],
    ['fre-barrailh', 'Barrailh', 'RA', 3, 3, 3, 'T', '1742.5', '1744.16'],
    ['fre-la-roche-allard', 'La Roche-Allard', 'RA', 3, 3, 3, 'C', '1745.1'],
  ]),
  ...leaders('Spanish', [
    ['spa-navarro', 'Navarro', 'RA', 4, 4, 4, 'C', '1742.1', null, 'VA 1744'],
    ['spa-bena-maserano', 'Bena Maserano', 'Cdre', 3, 3, 2, 'C', '1742.1', null, 'RA 1745'],
    ['spa-geraldino', 'Geraldino', 'Cdre', 5, null, 2, 'A', '1742.1', '1744.4'],
    ['spa-urrutia', 'Urrutia', 'Cdre', 4, null, 2, 'C', '1742.1'],
    ['spa-reggio-andres', 'Reggio (Andrés)', 'Cdre', 4, null, 2, 'A', '1744.1'],
    ['spa-barreda', 'Barreda', 'Cdre', 4, null, 2, 'C', '1744.5'],
    ['spa-liano', 'Liaño', 'RA', 3, 3, 3, 'T', '1745.1'],
    ['spa-domas-galleys', 'Domas', 'Cdre', 3, null, 1, 'C', '1742.1', '1743.16', null, 'galleys'],
  ]),
  ...leaders('Savoyard', [
    ['sav-paterson-galleys', 'Paterson', 'Cdre', 4, null, 1, 'C', '1742.1', null, null, 'galleys'],
  ]),
  ...leaders('Neapolitan', [
    [
      'nea-reggio-miguel-galleys',
      'Reggio (Miguel)',
      'Cdre',
      3,
      null,
      1,
      'C',
      '1742.1',
      null,
      null,
      'galleys',
    ],
  ]),
  ...leaders('Dutch', [['dut-schryver', 'Schryver', 'Cdre', 4, null, 2, 'C', '1744.5', null, null, 'own']]),
];
