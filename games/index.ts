/** The games of the house in the order of the lobby; the page opens on a match of the first. */
import { inLobbyOrder } from '@weathergage/web/toolkit/page.ts';
import * as list from './list.ts';

export const GAMES = inLobbyOrder(Object.values(list));
