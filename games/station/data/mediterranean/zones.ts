/**
 * The Sea Zones. The numbers to enter and to leave and for going off course were made for this module; the names and
 * what borders on them come from the Convoy routes of the charts.
 */
import type { Zone } from '../../rules/module/map.ts';
import { words } from '../tables.ts';

type Edge = readonly [edge: 'N' | 'E' | 'S' | 'W', exits: string, winds?: string];

/** Winds on an edge: `Mistral<` points into the Zone, `Marin>` out of it. */
const zone = (
  id: string,
  name: string,
  [lon, lat]: readonly [number, number],
  numbers: readonly [entering: number, leaving: number, offCourse: number],
  winds: string,
  edges: readonly Edge[],
): Zone => ({
  id,
  name,
  lon,
  lat,
  in: numbers[0],
  out: numbers[1],
  offCourse: numbers[2],
  edges: edges.map(([edge, exits, along = '']) => ({
    edge,
    exits: words(exits),
    winds: words(along).map((wind) => ({
      wind: wind.slice(0, -1),
      dir: wind.endsWith('<') ? ('in' as const) : ('out' as const),
    })),
  })),
  winds: words(winds),
});

export const allZones: readonly Zone[] = [
  zone('sz-the-gut', 'The Gut', [-7.6, 35.9], [6, 6, 9], 'Levanter Vendavales', [
    ['E', 'gibraltar-strait s1', 'Levanter< Vendavales>'],
  ]),
  zone('sz-barbary-coast', 'Barbary Coast', [1.3, 37.55], [7, 7, 8], 'Levanter Scirocco Vendavales', [
    ['W', 's2 s3', 'Levanter> Vendavales<'],
    ['N', 's5'],
    ['E', 'sz-balearic-sea'],
    ['S', 'algiers', 'Scirocco<'],
  ]),
  zone('sz-balearic-sea', 'Balearic Sea', [5.0, 38.6], [7, 7, 8], 'Libeccio Marin Mistral', [
    ['W', 'sz-barbary-coast s6 palma'],
    ['N', 'sz-golfe-du-lion port-mahon', 'Mistral< Marin>'],
    ['E', 's8 s9 s10', 'Libeccio>'],
  ]),
  zone('sz-golfe-du-lion', 'Golfe du Lion', [5.2, 41.7], [6, 6, 7], 'Libeccio Marin Mistral', [
    ['N', 's12 s13', 'Mistral< Marin>'],
    ['W', 's14 barcelona', 'Mistral> Marin<'],
    ['E', 's11', 'Libeccio>'],
    ['S', 'sz-balearic-sea port-mahon', 'Mistral> Marin<'],
  ]),
  zone('sz-tyrrhenian-sea', 'Tyrrhenian Sea', [12.0, 39.8], [7, 7, 8], 'Libeccio Scirocco Tramontana', [
    ['W', 's17 s16 s15', 'Libeccio< Tramontana>'],
    ['N', 'coast-d', 'Tramontana< Libeccio>'],
    ['E', 's19', 'Libeccio> Tramontana<'],
    ['S', 's22 s21', 'Scirocco<'],
  ]),
  zone('sz-sicilian-channel', 'Sicilian Channel', [10.8, 37.75], [7, 7, 7], 'Libeccio Scirocco', [
    ['W', 'algiers s8'],
    ['N', 's9 s15', 'Libeccio>'],
    ['E', 's22 s27', 'Scirocco>'],
    ['S', 's23 tunis', 'Scirocco<'],
  ]),
  zone('sz-maltese-roads', 'Maltese Roads', [16.3, 35.0], [7, 7, 9], 'Gregales Scirocco', [
    ['W', 's23 s27 valletta', 'Gregales>'],
    ['S', 's25 tripoli', 'Scirocco<'],
    ['N', 's28 sz-ionian-sea', 'Gregales<'],
  ]),
  zone('sz-ionian-sea', 'Ionian Sea', [18.2, 38.6], [6, 6, 8], 'Bora Gregales', [
    ['N', 'coast-f s30', 'Bora<'],
    ['W', 's28 s29', 'Gregales>'],
    ['S', 'sz-maltese-roads', 'Gregales>'],
  ]),
];
