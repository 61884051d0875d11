/** What is heard of Station, by kind of happening. */
import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import type { Station } from '../../rules/types.ts';

export const sounds: NonNullable<GameBoard<Station>['sounds']> = {
  turn: 'bell',
  battle: 'gun',
  combat: 'broadside',
  fireship: 'blast',
  sunk: 'crash',
};
