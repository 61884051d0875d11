/** The games of the house, in the order of the lobby; the page opens on a match of the first. */
import type { Games } from '@weathergage/web/toolkit/page.ts';
import { hexAction } from './hex-action/game.ts';
import { seaPower } from './sea-power/game.ts';
import { station } from './station/game.ts';
import { tableAction } from './table-action/game.ts';

export const GAMES: Games = [hexAction, tableAction, station, seaPower];
