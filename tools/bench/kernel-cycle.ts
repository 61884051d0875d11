/** The umpire's full cycle (check, resolve, journal, one view) on sixty ships, beside boardgame.io in the same run. */
import { createRequire } from 'node:module';
import { type Entry, Match } from '@weathergage/kernel';
import type { Game as PeerGame } from 'boardgame.io';
import type { Client as ClientFactory } from 'boardgame.io/client';
import { type Figure, rounded } from './figure.ts';
import { interleaved } from './measure.ts';
import {
  type Chart,
  type Fleet,
  fleet,
  MOVES,
  moved,
  mover,
  type Order,
  ordered,
  orderFor,
  seen,
  sixtyShips,
} from './sixty-ships.ts';

const OPENING = {
  game: sixtyShips.id,
  rulesVersion: sixtyShips.rulesVersion,
  scenario: { id: sixtyShips.id, title: sixtyShips.title, date: '', place: '', briefing: '' },
  options: null,
  dice: { kind: 'seeded', seed: 1 },
} as const;

/** One game of 200 moves under the umpire; gives the last view, so that both engines can be shown to agree. */
function playUmpire(): Chart {
  const match = Match.begin(sixtyShips, OPENING, null);
  const journal: Entry[] = [];
  let view = match.view(mover(0));
  for (let turn = 0; turn < MOVES; turn++) {
    const seat = mover(turn);
    const verdict = match.do({ type: 'answer', seat, ask: `t${turn}`, answer: orderFor(turn) });
    if (!verdict.ok) throw new Error(verdict.refusal.message);
    journal.push(verdict.entry);
    view = match.view(mover(turn + 1));
  }
  if (journal.length !== MOVES || match.outcome === null) throw new Error('the umpire did not finish');
  return view;
}

type Draft = { turn: number; ships: { heading: number; x: number; y: number }[] };

/** The same rules in the peer's own idiom, which is also its fastest: a move that changes the draft it is given. */
const peerGame: PeerGame<Fleet> = {
  setup: fleet,
  moves: {
    order: ({ G, ctx }, order: Order) => {
      const ship = ordered(G, ctx.currentPlayer, order);
      if (ship === null) return 'INVALID_MOVE';
      const { heading, x, y } = moved(ship, order.heading);
      const draft = G as unknown as Draft;
      const changed = draft.ships[order.ship]!;
      changed.heading = heading;
      changed.x = x;
      changed.y = y;
      draft.turn++;
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.turn >= MOVES ? { draw: true } : undefined),
  playerView: ({ G, playerID }) => seen(G, playerID ?? ''),
};

/** Its local client logs every move as the journal does, and makes the view when asked for the state. */
function peerPlayer(): () => Chart {
  // Its modules look at NODE_ENV when they are loaded, so they are loaded here and not above.
  process.env.NODE_ENV = 'production';
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
    Client: typeof ClientFactory;
  };
  const viewOf = (client: ReturnType<typeof ClientFactory<Fleet>>) =>
    client.getState()!.G as unknown as Chart;
  return () => {
    const client = Client<Fleet>({ game: peerGame, numPlayers: 2, debug: false });
    client.start();
    let view = viewOf(client);
    for (let turn = 0; turn < MOVES; turn++) {
      client.moves.order!(orderFor(turn));
      view = viewOf(client);
    }
    if (client.getState()!.ctx.gameover === undefined) throw new Error('the peer did not finish');
    client.stop();
    return view;
  };
}

export function kernelCycle(): Figure[] {
  const playPeer = peerPlayer();
  if (JSON.stringify(playUmpire().ships) !== JSON.stringify(playPeer().ships))
    throw new Error('the two engines do not play the same game');
  const [umpire, peer] = interleaved([playUmpire, playPeer]) as [number, number];
  return [
    {
      name: 'kernel-cycle',
      value: rounded(umpire * MOVES),
      unit: 'cycles/s',
      ratio: rounded(umpire / peer),
      peer: 'boardgame.io 0.50.2',
      target: 'ratio 40',
    },
  ];
}
