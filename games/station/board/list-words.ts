/** What lists of matches say of one of Station: words alone, for a server draws no board. */
import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import type { Station } from '../rules/types.ts';
import { logLine } from './log/log-line.ts';
import { headline } from './sentence.ts';

export const listWords: Pick<GameBoard<Station>, 'headline' | 'logLine'> = { headline, logLine };
