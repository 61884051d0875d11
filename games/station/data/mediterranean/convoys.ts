/**
 * Convoys. Their routes are those of the charts (of two that bore one name the second is B); dates, limits and what their
 * harm costs were made for this module.
 */
import type { ConvoyGroup } from '../../rules/module/organisations.ts';
import { event, words } from '../tables.ts';

const route = (number: number, name: string, path: string) => ({ number, name, path: words(path) });
const merchants = { scatter: { battle: 8, total: 12 }, lostAt: 12, ma: 3 } as const;

export const allConvoys: readonly ConvoyGroup[] = [
  {
    group: 'british-levant',
    name: 'British Levant trade',
    side: 'British',
    command: null,
    kind: 'trade',
    ...merchants,
    assembles: [
      { turn: 5, leg: 'out', at: 'sz-the-gut' },
      { turn: 8, leg: 'home', at: 'sz-maltese-roads' },
      { turn: 11, leg: 'out', at: 'sz-the-gut' },
      { turn: 14, leg: 'home', at: 'sz-maltese-roads' },
    ],
    yearLimit: null,
    onMapLimit: null,
    routes: [
      route(
        1,
        'African Coast A',
        'sz-the-gut gibraltar-strait melilla algiers sz-sicilian-channel s23 sz-maltese-roads',
      ),
      route(
        2,
        'African Coast B',
        'sz-the-gut gibraltar-strait melilla algiers sz-sicilian-channel s27 sz-maltese-roads',
      ),
      route(
        3,
        'Middle Route A',
        'sz-the-gut gibraltar-strait melilla s3 sz-barbary-coast sz-balearic-sea s8 sz-sicilian-channel s23 sz-maltese-roads',
      ),
      route(
        4,
        'Middle Route B',
        'sz-the-gut gibraltar-strait melilla s3 sz-barbary-coast sz-balearic-sea s8 sz-sicilian-channel s27 sz-maltese-roads',
      ),
      route(
        5,
        'Spanish Coast A',
        'sz-the-gut gibraltar-strait gibraltar s2 sz-barbary-coast sz-balearic-sea s8 sz-sicilian-channel s23 sz-maltese-roads',
      ),
      route(
        6,
        'Spanish Coast B',
        'sz-the-gut gibraltar-strait gibraltar s2 sz-barbary-coast sz-balearic-sea s8 sz-sicilian-channel s27 sz-maltese-roads',
      ),
    ],
    ends: 'zone',
  },
  {
    group: 'french-levant',
    name: 'French Levant trade',
    side: 'Bourbon',
    command: 'French',
    kind: 'trade',
    ...merchants,
    assembles: [
      { turn: 6, leg: 'out', at: 'sz-maltese-roads' },
      { turn: 12, leg: 'out', at: 'sz-maltese-roads' },
    ],
    yearLimit: null,
    onMapLimit: null,
    routes: [
      route(
        1,
        'Messina and Elba',
        'sz-maltese-roads s28 s29 messina-strait s20 s19 s18 elba-straits coast-b s12 s13 marseilles',
      ),
      route(
        2,
        'The Tyrrhenian Sea',
        'sz-maltese-roads s27 sz-sicilian-channel s22 sz-tyrrhenian-sea s17 elba-straits coast-b s12 s13 marseilles',
      ),
      route(3, 'West of Sardinia', 'sz-maltese-roads s27 sz-sicilian-channel s9 s10 s11 s12 s13 marseilles'),
      route(
        4,
        'The open sea',
        'sz-maltese-roads s27 sz-sicilian-channel s8 sz-balearic-sea sz-golfe-du-lion s13 marseilles',
      ),
    ],
    ends: 'port',
    divert: { from: 's13', to: 'toulon' },
  },
  {
    group: 'spanish-troop',
    name: 'Spanish regiments',
    side: 'Bourbon',
    command: 'Spanish',
    kind: 'troop',
    ma: 3,
    assembles: [{ turn: null, leg: 'out', at: 'barcelona' }],
    requires: event('spanish-army-italy'),
    withEscort: true,
    yearLimit: 3,
    onMapLimit: 1,
    routes: [
      route(1, 'Along the coast to Rapallo', 'barcelona s14 s13 s12 coast-b'),
      route(2, 'Along the coast to Piombino', 'barcelona s14 s13 s12 coast-b coast-c'),
      route(3, 'Across the gulf to Rapallo', 'barcelona s14 sz-golfe-du-lion s12 coast-b'),
      route(4, 'By Corsica to Piombino', 'barcelona s14 sz-golfe-du-lion s11 coast-b coast-c'),
      route(5, 'By Bonifacio to Piombino', 'barcelona s14 sz-golfe-du-lion s11 bonifacio s17 coast-c'),
      route(
        6,
        'By Bonifacio to Orbetello',
        'barcelona s14 sz-golfe-du-lion s11 bonifacio s17 sz-tyrrhenian-sea coast-d',
      ),
    ],
    ends: 'coast',
    scatter: { battle: 4, total: 8 },
    lostAt: 8,
    troopPoints: [
      { dp: 3, points: 2 },
      { dp: 7, points: 1 },
    ],
  },
  {
    group: 'british-victualing',
    name: 'British victuallers',
    side: 'British',
    command: null,
    kind: 'victualing',
    ...merchants,
    assembles: [{ turn: null, leg: 'out', at: 'sz-the-gut' }],
    yearLimit: null,
    onMapLimit: 1,
    routes: [
      route(
        1,
        'To Gibraltar and Minorca',
        'sz-the-gut gibraltar-strait gibraltar s2 sz-barbary-coast sz-balearic-sea port-mahon',
      ),
    ],
    ends: 'port',
    victuals: { perTurn: 2, most: 16, entryDie: 4, calls: ['gibraltar', 'port-mahon'] },
  },
];
