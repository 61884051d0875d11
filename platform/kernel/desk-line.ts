/** The reader's end of a socket on which views come as differences: he keeps the last, and says when he has lost it. */
import type { DeskReply, ServerMessage } from './protocol.ts';
import { patched } from './view-patch.ts';

export type DeskMessage = { readonly type: 'desk' } & DeskReply;
export type PatchMessage = Extract<ServerMessage, { type: 'patch' }>;

export class DeskLine {
  #last: { readonly n: number; readonly view: unknown } | null = null;

  /** The message whole; null for a difference to what is not here: ask for the whole (`look`). */
  read(message: DeskMessage | PatchMessage): DeskMessage | null {
    if (message.type === 'desk') {
      this.#last = { n: message.desk.n, view: message.desk.view };
      return message;
    }
    const { from, patch, desk, ...told } = message;
    if (this.#last?.n !== from) return null;
    const view = patched(this.#last.view, patch);
    this.#last = { n: desk.n, view };
    return { ...told, type: 'desk', desk: { ...desk, view } };
  }
}
