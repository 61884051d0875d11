/** A small game in boardgame.io's own idiom: two ships, a heading and a broadside a turn, until the players go. */
import type { Game } from 'boardgame.io';

interface Ship {
  x: number;
  y: number;
  heading: number;
  hull: number;
  guns: number[];
  log: string[];
}

const ship = (x: number): Ship => ({ x, y: 0, heading: 0, hull: 40, guns: Array(20).fill(3), log: [] });
/** What a ship keeps of her past. */
const LOG = 20;

export const PEER_GAME: Game<{ ships: Ship[] }> = {
  name: 'duel',
  setup: () => ({ ships: [ship(0), ship(20)] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    order: ({ G, playerID, random }, heading: number) => {
      const own = G.ships[Number(playerID)]!;
      const other = G.ships[1 - Number(playerID)]!;
      own.heading = (own.heading + heading) % 6;
      own.x = (own.x + heading + 1) % 60;
      own.y = (own.y + 2) % 40;
      const hits = random.Die(6, 3).filter((die) => die > 4).length;
      other.hull = other.hull > hits ? other.hull - hits : 40;
      own.log = [...own.log, `${heading} ${hits}`].slice(-LOG);
    },
  },
};
