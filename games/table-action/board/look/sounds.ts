/** What is heard of Table Action, by kind of happening. */
import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import type { TableAction } from '../../rules/types.ts';

export const sounds: NonNullable<GameBoard<TableAction>['sounds']> = {
  turn: 'bell',
  fire: 'broadside',
  musketry: 'gun',
  collision: 'crash',
  critical: 'crash',
  demasted: 'crash',
  aground: 'crash',
  destroyed: 'crash',
  exploded: 'blast',
};
