/** What lists of matches say of one of Sea Power: words alone, for a server draws no board. */
import type { GameBoard } from '@weathergage/web/toolkit/contract.ts';
import type { SeaPower } from '../rules/types.ts';
import { logLine } from './log/log-line.ts';
import { headline } from './sentence.ts';

export const listWords: Pick<GameBoard<SeaPower>, 'headline' | 'logLine'> = { headline, logLine };
