/** A server that says it is a witness and answers as a test wants it to. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WitnessedStep } from '@weathergage/kernel';

/** What is answered to a path and body: as JSON, a text as it is, or (undefined) nothing ever. */
type Answer = (path: string, body: Partial<WitnessedStep>) => unknown;

export class FalseWitness {
  readonly #server: Server;
  address = '';

  constructor(answer: Answer) {
    this.#server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += String(chunk);
      });
      request.on('end', () => {
        const said = answer(request.url!, JSON.parse(text));
        if (said !== undefined) response.end(typeof said === 'string' ? said : JSON.stringify(said));
      });
    });
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.address = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
