/** Players at boardgame.io's server, on its own wire: each sends its move as soon as it is its turn. */
import { createRequire } from 'node:module';
import { Gate } from './gate.ts';
import type { Meter } from './players.ts';

/** As much of it as is used. */
interface Socket {
  on(event: string, listener: (...said: never[]) => void): void;
  emit(event: string, ...said: unknown[]): void;
  disconnect(): void;
}

/** The very library that its own client speaks with. */
const near = createRequire(createRequire(import.meta.url).resolve('boardgame.io/multiplayer'));
const { io } = near('socket.io-client') as { io(address: string, options: object): Socket };

interface PeerState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

export class PeerPlayers {
  readonly #address: string;
  readonly #meter: Meter;
  readonly #sockets: Socket[] = [];
  readonly #gate = new Gate();

  constructor(address: string, meter: Meter) {
    this.#address = address;
    this.#meter = meter;
    this.#gate.shut();
  }

  /** Its server makes a match when the first comes to it. */
  begin(matchID: string): void {
    for (const playerID of ['0', '1']) this.#sit(matchID, playerID);
  }

  go(): void {
    this.#gate.open();
  }

  hold(): void {
    this.#gate.shut();
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }

  #sit(matchID: string, playerID: string): void {
    const socket = io(`${this.#address}/duel`, { transports: ['websocket'], forceNew: true });
    this.#sockets.push(socket);
    let sent: { at: number; stateID: number } | null = null;
    const move = (stateID: number): void => {
      sent = { at: performance.now(), stateID };
      const payload = { type: 'order', args: [stateID % 3], playerID, credentials: null };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
    };
    const seen = (state: PeerState): void => {
      if (sent !== null && state._stateID > sent.stateID) {
        if (this.#meter.counting) this.#meter.latencies.push(performance.now() - sent.at);
        sent = null;
      }
      if (state.ctx.currentPlayer !== playerID || sent !== null) return;
      this.#gate.pass(() => move(state._stateID));
    };
    socket.on('update', (_: string, state: PeerState) => seen(state));
    socket.on('sync', (_: string, { state }: { state: PeerState }) => seen(state));
    socket.on('connect', () => socket.emit('sync', matchID, playerID, null, 2));
  }
}
