/** Secrets that need not be kept: each can be made again from one that is, and nobody else can make it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export class Seals {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  #mark(purpose: string, text: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}\n${text}`).digest('base64url');
  }

  /** A text of letters and figures and its mark, to stand in an address. */
  seal(purpose: string, text: string): string {
    return `${text}.${this.#mark(purpose, text)}`;
  }

  /** The text of an unbroken seal; null for any other. */
  open(purpose: string, sealed: string): string | null {
    const [text = '', mark = ''] = sealed.split('.');
    const [given, right] = [Buffer.from(mark), Buffer.from(this.#mark(purpose, text))];
    return given.length === right.length && timingSafeEqual(given, right) ? text : null;
  }

  /** What a hook's parcels are signed with. */
  hookSecret(hook: string): string {
    return `whsec_${this.#mark('hook', hook)}`;
  }
}
