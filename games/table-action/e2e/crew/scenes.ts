/** Small tables on which one thing is sure to happen, whatever falls. Inches from left and top, degrees from the top edge. */
import { expand, type Line, type Outline } from '../../data/expand.ts';
import type { Scenario } from '../../rules/scenario/scenario.ts';

type Fleet = Pick<Line, 'at' | 'heading' | 'ships'> & Partial<Line>;

const scene = (title: string, british: Fleet, french: Fleet, more: Partial<Outline> = {}): Scenario =>
  expand({
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    date: '1805-01-01',
    place: 'Nowhere',
    briefing: title,
    table: [60, 48],
    windToward: 90,
    turnLimit: 12,
    measured: { score: [0, 0, 0], turns: [1, 1, 1] },
    sides: [
      {
        id: 'british',
        name: 'Royal Navy',
        nation: 'British',
        flagship: british.ships[0]!,
        squadrons: [{ id: 'first', name: 'First', ...british }],
      },
      {
        id: 'french',
        name: 'French Navy',
        nation: 'French',
        flagship: french.ships[0]!,
        squadrons: [{ id: 'second', name: 'Second', ...french }],
      },
    ],
    victory: [{ type: 'points', margin: 5 }],
    ...more,
  });

/** A ship at anchor right ahead of another, and no guns before both have met. */
export const COLLISION = scene(
  'Right Ahead',
  { at: [20, 24], heading: 90, ships: ['bri-amethyst'] },
  { at: [26, 24], heading: 30, ships: ['fre-thetis'], anchored: true },
  { special: { noFireBefore: 6 } },
);

const alongside = scene(
  'Alongside',
  { at: [20, 24], heading: 90, ships: ['bri-amethyst'] },
  { at: [20, 26.6], heading: 90, ships: ['fre-thetis'], anchored: true },
);

/** Beam to beam, within reach of boarders, and hardly a man on the other deck. */
export const BOARDING: Scenario = {
  ...alongside,
  squadrons: alongside.squadrons.map((squadron) => ({
    ...squadron,
    ships: squadron.ships.map((ship) =>
      ship.nation === 'British'
        ? { ...ship, hull: 400, crew: 100 }
        : { ...ship, crew: 2, quality: 'poor', marines: false },
    ),
  })),
};

/** Two a side, broadside to broadside under a fort. A squadron of two is asked which of them goes first. */
export const BATTERY = scene(
  'Under the Fort',
  { at: [24, 20], heading: 90, ships: ['bri-amethyst', 'bri-lively'] },
  { at: [24, 32], heading: 90, ships: ['fre-thetis', 'fre-baionnaise'] },
  { table: [96, 48], batteries: [{ id: 'bat-aboukir', side: 'french', at: [34, 8] }] },
);

/** Four ships at anchor with good crews, and one that must sail along before their guns. */
export const GAUNTLET = scene(
  'The Gauntlet',
  {
    at: [44, 20],
    heading: 90,
    ships: ['bri-victory', 'bri-amethyst', 'bri-indefatigable', 'bri-lively'],
    spacing: 8,
    anchored: true,
  },
  { at: [22, 30], heading: 90, ships: ['fre-thetis'], sail: 'easy' },
);

/** A frigate bound for the edge of the table, and nobody to trouble her. */
export const EDGE = scene(
  'The Edge',
  { at: [46, 24], heading: 90, ships: ['bri-amethyst'] },
  { at: [8, 8], heading: 90, ships: ['fre-thetis'], anchored: true },
  { special: { noFireBefore: 6 } },
);
