/** A duel before its first plot: every brass hex is asked about. */
import type { Scene } from '@weathergage/web/e2e/crew/sizes.ts';
import { scenarios } from '../../data/scenarios.ts';
import { hexAction } from '../../rules/index.ts';
import type { HexAction } from '../../rules/types.ts';

export const duelScene: Scene<HexAction> = {
  game: hexAction,
  scenario: scenarios.find(({ id }) => id === 'constitution-guerriere-1812')!,
  seat: 'american-1',
  machine: 'midshipman',
  wanted: (_, { kind }) => kind === 'plot',
  asked: '.hx-bloom > path',
};

/** Trafalgar under one British hand, the leader of the van taken from the list of the fleet. */
const trafalgar = scenarios.find(({ id }) => id === 'trafalgar-1805')!;
const british = hexAction.seats(trafalgar).filter(({ side }) => side === 'british');
export const trafalgarScene: Scene<HexAction> = {
  ...duelScene,
  scenario: hexAction.together!(trafalgar, [british.map(({ id }) => id)]),
  seat: british[0]!.id,
  pose: (page) => page.getByTestId('fleet-victory').click(),
};
