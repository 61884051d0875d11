/** The connections below everything else: how many there may be, and that none of them outlives the server. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { AddressCounts, addressKey, type RateLimits } from './limits.ts';

export interface Connections {
  /** From now on no socket is taken any more: one that came in while all others are sent away would be forgotten. */
  refuseUpgrades(): void;
  /** Cuts whatever is left, whoever has it in hand. */
  cutAll(): void;
}

/** `behindProxy`: all come from one address, whose number says nothing. */
export function keepConnections(
  server: Server,
  { connectionsAtOnce, connections }: RateLimits,
  behindProxy: boolean,
): Connections {
  const open = new Set<Socket>();
  const counts = new AddressCounts(connectionsAtOnce);
  server.maxConnections = connections;
  // Whoever says nothing at all holds a connection no longer than who dribbles his request.
  server.headersTimeout = Math.min(server.headersTimeout, 15_000);
  server.on('connection', (socket) => {
    const giveBack = behindProxy ? () => {} : counts.take(addressKey(socket.remoteAddress ?? ''));
    if (giveBack === null) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      giveBack();
    });
  });
  return {
    refuseUpgrades() {
      server.removeAllListeners('upgrade');
      server.on('upgrade', (_, socket: Duplex) => socket.destroy());
    },
    cutAll() {
      for (const socket of open) socket.destroy();
    },
  };
}
