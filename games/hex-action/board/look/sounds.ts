/** What is heard of Hex Action, by kind of happening. */
import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import type { HexAction } from '../../rules/types.ts';

export const sounds: NonNullable<GameBoard<HexAction>['sounds']> = {
  turn: 'bell',
  fire: 'broadside',
  bombardment: 'gun',
  'battery-hit': 'gun',
  collision: 'crash',
  critical: 'crash',
  mast: 'crash',
  aground: 'crash',
  blast: 'blast',
};
