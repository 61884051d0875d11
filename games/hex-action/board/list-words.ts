/** What lists of matches say of one of Hex Action: words alone, for a server draws no board. */
import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import type { HexAction } from '../rules/types.ts';
import { logLine } from './log/log-line.ts';
import { headline } from './panels/sentence.ts';

export const listWords: Pick<GameBoard<HexAction>, 'headline' | 'logLine'> = { headline, logLine };
