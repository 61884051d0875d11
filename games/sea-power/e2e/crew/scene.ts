/** The Maritime War, a squadron in hand and a voyage proposed: where it is and where it goes. */
import type { Scene } from '@weathergage/web/e2e/crew/sizes.ts';
import { scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import type { SeaPower } from '../../rules/types.ts';
import { choose, strongest, untilAsked } from './hand.ts';

export const voyageScene: Scene<SeaPower> = {
  game: seaPower,
  scenario: scenarios.find(({ id }) => id === 'maritime-war-1778')!,
  seat: 'english',
  machine: 'nearest',
  wanted: ({ markers }, { kind }) => kind === 'sail' && markers.some(({ at }) => 'area' in at),
  pose: async (page) => {
    await untilAsked(page, 'sail');
    await choose(page, await strongest(page));
  },
  asked: '[data-copy="0"] .sp-squadron[data-chosen]',
};
