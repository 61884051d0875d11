/** The line to witnesses: other servers that sign what was answered. Only those that the host has listed are ever called. */
import { createHmac } from 'node:crypto';
import {
  fitsSchema,
  isWitnessed,
  type TSchema,
  type WitnessedStep,
  type WitnessSignatures,
  type WitnessTerms,
} from '@weathergage/kernel';
import { isSigned } from '@weathergage/kernel/proof/signature.ts';
import {
  WitnessedSchema,
  type WitnessReply,
  WitnessSchema,
  type WitnessTrouble,
} from '@weathergage/kernel/protocol.ts';

/** More than a witness ever has to say. */
const MOST_BYTES = 4096;

/** Why a witness was of no use this time. */
export class WitnessFailed extends Error {
  readonly trouble: WitnessTrouble;
  constructor(trouble: WitnessTrouble, message: string, cause?: unknown) {
    super(message, { cause });
    this.trouble = trouble;
  }
}

/** What a match shows its witness to be known again. It follows from the secret, and tells nothing of it. */
export const witnessPass = (secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update('weathergage witness pass 1').digest('hex');

/** An address as it stands in a list of witnesses, without what is more than the address; throws for anything else. */
export function witnessAddress(text: string): string {
  const { protocol, origin, username, pathname, search } = new URL(text);
  if (!['http:', 'https:'].includes(protocol) || username !== '' || pathname !== '/' || search !== '')
    throw new Error(`${text} is not the address of a server, as https://example.org`);
  return origin;
}

export class WitnessLine {
  readonly addresses: readonly string[];
  readonly #ms: number;
  readonly #hungUp = new AbortController();

  /** `ms`: how long a witness may take to answer. */
  constructor(addresses: readonly string[], ms: number) {
    this.addresses = [...new Set(addresses.map(witnessAddress))];
    this.#ms = ms;
  }

  /** Waits for nobody any more. */
  hangUp(): void {
    this.#hungUp.abort();
  }

  /** Makes a match known to a witness, before anybody else knows of it; comes back with his key. */
  async open(url: string, match: string, pass: string): Promise<string> {
    const { key } = await this.#post<WitnessReply>(url, '/matches', pass, { match }, WitnessSchema);
    if (key === null) throw new WitnessFailed('refuses', 'that server is no witness');
    return key;
  }

  /** His signatures, looked at: whoever else answers in his place is found out here. */
  async sign(witness: WitnessTerms, step: WitnessedStep, pass: string): Promise<WitnessSignatures> {
    const { url, key } = witness;
    const { match, step: number, again, hash } = step;
    const body = { step: number, again, hash };
    const path = `/matches/${match}/steps`;
    const signatures = await this.#post<WitnessSignatures>(url, path, pass, body, WitnessedSchema);
    if (!isWitnessed(step, signatures, key, isSigned))
      throw new WitnessFailed('false', 'what came back was not signed by the key of the opening');
    return signatures;
  }

  async #post<R>(url: string, path: string, pass: string, body: unknown, schema: TSchema): Promise<R> {
    if (!this.addresses.includes(url))
      throw new WitnessFailed('silent', `${url} is not in the list any more`);
    const { status, text } = await fetch(`${url}/api/witness${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${pass}` },
      body: JSON.stringify(body),
      // Where a listed server would send us is not in the list.
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(this.#ms), this.#hungUp.signal]),
    })
      .then(async (response) => ({ status: response.status, text: await shortText(response) }))
      .catch((cause: unknown) => {
        throw new WitnessFailed('silent', 'the witness does not answer', cause);
      });
    if (status === 409 || status === 403 || status === 404)
      throw new WitnessFailed('refuses', `the witness refuses: ${text.slice(0, 300)}`);
    if (status >= 300) throw new WitnessFailed('silent', `the witness answers with ${status}`);
    const value = parsed(text);
    if (!fitsSchema(schema, value))
      throw new WitnessFailed('false', 'the witness answers in another language');
    return value as R;
  }
}

/** The text of an answer, given up where it does not end. */
async function shortText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('the witness says too much');
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
