/** A duel for the Advanced Game's own means: two frigates close together in a roadstead where ships may anchor. */
import type { Scenario } from '../../rules/scenario/scenario.ts';

export const twoFrigatesInTheRoads: Scenario = {
  id: 'two-frigates-in-the-roads',
  title: 'Two frigates in the roads',
  date: '1808-11-10',
  place: 'Off Groix',
  briefing: 'A French frigate comes up with a British one in shallow water.',
  edition: 'advanced',
  board: { columns: 30, rows: 24, fixed: false },
  wind: 1,
  velocity: 3,
  windChange: 12,
  anchoring: true,
  sides: [
    {
      id: 'french',
      name: 'French Navy',
      seats: [{ id: 'french-1', name: 'Capitaine Pinsum' }],
      squadrons: [{ id: 'french', name: 'French', flagship: 'thetis', seat: 'french-1' }],
    },
    {
      id: 'british',
      name: 'Royal Navy',
      seats: [{ id: 'british-1', name: 'Captain Seymour' }],
      squadrons: [{ id: 'british', name: 'British', flagship: 'amethyst', seat: 'british-1' }],
    },
  ],
  ships: [
    {
      id: 'thetis',
      name: 'Thetis',
      class: 'fr-f3-40',
      side: 'french',
      quality: 'elite',
      bow: 'L12',
      heading: 2,
      squadron: 'french',
    },
    {
      id: 'amethyst',
      name: 'Amethyst',
      class: 'br-f3-36-18',
      side: 'british',
      quality: 'average',
      bow: 'N13',
      heading: 2,
      squadron: 'british',
    },
  ],
  victory: { type: 'single-ship' },
  provenance: { positions: 'constructed' },
};
