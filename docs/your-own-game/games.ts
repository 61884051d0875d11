/** The list of games with the one of the guide in it, as `games/index.ts` is that of the house. */
import type { Games } from '@weathergage/web/toolkit/page.ts';
import { cutterAndBrig } from './cutter-and-brig/game.ts';

export const GAMES: Games = [cutterAndBrig];
