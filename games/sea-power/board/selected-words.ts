/** Every sentence about an area, a port or a squadron that was pressed, and the names of the panel's leaves. */
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { Side } from '../data/nations.ts';
import type { Marker } from '../rules/world/squadron.ts';
import { areaName, portName, SIDE_ADJECTIVES, SIDE_NAMES } from './look/words.ts';

export const LEAF_WORDS = {
  umpire: 'Umpire',
  orders: 'Orders',
  standing: 'Standing',
  chronicle: 'Chronicle',
} as const;

export const SELECTED_WORDS = {
  kinds: {
    permanent: 'can’t be captured',
    changeable: 'can be captured',
    neutral: 'neutral for good',
  },
  owners: { Neutral: 'neutral', Closed: 'closed to the war', Removed: 'destroyed' },
  notAtWar: (owner: string) => `${owner}, not at war: neutral`,
  unknown: 'strength unknown',
  inBattle: ', in battle',
  worth: (points: number) =>
    points === 0
      ? 'Worth nothing.'
      : `Worth ${countedWords(points, 'point')} a year to the Europeans if they control it.`,
  controlled: 'Under European control.',
  frigates: (count: number, side: Side) => countedWords(count, `${SIDE_ADJECTIVES[side]} frigate`),
  port: (number: number, owner: string) => ` (${number}), ${owner}`,
  battle: (year: number) => `Battle in ${year}`,
  again: 'See it again',
  fromHere: 'From here',
  cost: (cost: number) =>
    cost === 0 ? 'free, with the wind' : cost === 1 ? '1, no steady wind' : '2, against the wind',
  border: (area: string, cost: string) => `${area}: ${cost}`,
  portFacts: (owner: string, kind: string, captured: boolean, area: string) =>
    `${owner}; ${kind}${captured ? '; taken in this war' : ''}. In the ${area}.`,
  number: (number: number) =>
    `Number ${number}: so many squadrons it holds, so much damage it repairs in a year, so strong it is when attacked.`,
  lies: ({ at, moved, onStation, voyages }: Marker) =>
    `${'port' in at ? `In ${portName(at.port)}` : `At sea in the ${areaName(at.area)}`}${moved ? ', has moved' : ''}${
      onStation ? ', on station' : ''
    }${voyages > 0 ? `, ${countedWords(voyages, 'long voyage')}` : ''}.`,
  secret: (side: Side) =>
    `A squadron of the ${SIDE_NAMES[side]}. What sails under this flag is their secret: it may be a fleet, or nothing at all.`,
} as const;
