/** What is heard of Sea Power, by kind of happening. */
import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import type { SeaPower } from '../../rules/types.ts';

export const sounds: NonNullable<GameBoard<SeaPower>['sounds']> = {
  year: 'bell',
  battle: 'gun',
  fire: 'broadside',
  weight: 'broadside',
  assault: 'gun',
  lost: 'crash',
};
