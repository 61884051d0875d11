/** The year 1744, a Formation in hand: it can reach half of the chart, and its flag is to be seen. */
import type { Scene } from '@weathergage/web/e2e/crew/sizes.ts';
import { scenarios } from '../../data/scenarios.ts';
import { station } from '../../rules/index.ts';
import type { Station } from '../../rules/types.ts';
import { untilAsked } from './desk.ts';

export const courseScene: Scene<Station> = {
  game: station,
  scenario: scenarios.find(({ id }) => id === 'minor-1744')!,
  seat: 'British',
  machine: 'harbour',
  wanted: (_, { kind }) => kind === 'plot',
  pose: async (page) => {
    await untilAsked(page, 'plot');
    await page.getByRole('button', { name: /^British Detachment 2.*Gibraltar/ }).click();
  },
  asked: '.st-choices [aria-label^="British Detachment 2"] .st-token-choice',
};
