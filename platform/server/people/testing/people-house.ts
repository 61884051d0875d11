/** A server with people, for tests: each of them has a jar of cookies and speaks as a browser does. */
import { People, type PeopleTerms } from '@weathergage/people';
import { inDatabase, newSchema } from '@weathergage/store/testing/postgres-place.ts';
import { testPostgres } from '@weathergage/store/testing/postgres-server.ts';
import type { GameServerOptions } from '../../server.ts';
import { http, type Reply } from '../../testing/client.ts';
import { House } from '../../testing/house.ts';

export interface PeopleHouse {
  readonly house: House;
  readonly people: People;
  /** The address of the database, where it is one that others may open, too. */
  readonly where?: string;
  visitor(): Visitor;
  close(): Promise<void>;
}

export async function peopleHouse(
  terms: Partial<PeopleTerms> = {},
  options: Partial<GameServerOptions> = {},
): Promise<PeopleHouse> {
  let people!: People;
  const house = await House.openWith(async (directory) => {
    people = await People.open({ where: directory, publicUrl: 'http://localhost:1805', ...terms });
    return { people, ...options };
  });
  return { house, people, visitor: () => new Visitor(house.address), close: () => house.close() };
}

const database = await testPostgres();

/** What holds people is held to the same on both; PostgreSQL is skipped where there is none. */
export const PEOPLE_ENGINES = [
  { engine: 'SQLite', skip: false },
  { engine: 'PostgreSQL', skip: database === null },
] as const;

export async function peopleHouseOn(
  engine: (typeof PEOPLE_ENGINES)[number]['engine'],
  options: Partial<GameServerOptions> = {},
  terms: Partial<PeopleTerms> = {},
): Promise<PeopleHouse & { readonly where: string }> {
  if (engine === 'SQLite') {
    const at = await peopleHouse(terms, options);
    return { ...at, where: at.house.directory };
  }
  const place = newSchema(database!);
  const at = await peopleHouse({ where: place.url, ...terms }, options);
  const close = async (): Promise<void> => {
    await at.close();
    await inDatabase(database!, async (client) => {
      await client.query(`DROP SCHEMA IF EXISTS ${place.schema}_people CASCADE`);
    });
  };
  return { ...at, close, where: place.url };
}

type Body = Readonly<Record<string, unknown>>;

export class Visitor {
  readonly #address: string;
  readonly cookies = new Map<string, string>();

  constructor(address: string) {
    this.#address = address;
  }

  async ask<B = Record<string, unknown>>(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<B>> {
    const reply = await http<B>(this.#address, method, path, {
      ...(method === 'POST' ? { body: body ?? {} } : {}),
      headers: { origin: this.#address, 'sec-fetch-site': 'same-origin', ...this.#jar(), ...headers },
    });
    this.#keep(reply.headers.getSetCookie());
    return reply;
  }

  get<B = Record<string, unknown>>(path: string, headers: Record<string, string> = {}): Promise<Reply<B>> {
    return this.ask<B>('GET', path, undefined, headers);
  }

  post<B = Record<string, unknown>>(path: string, body: Body = {}, headers: Record<string, string> = {}) {
    return this.ask<B>('POST', path, body, headers);
  }

  signUp(name: string, email: string, password = 'a long sea-going word') {
    return this.post('/api/auth/sign-up/email', { name, email, password });
  }

  signIn(email: string, password = 'a long sea-going word') {
    return this.post('/api/auth/sign-in/email', { email, password });
  }

  async me(): Promise<{ id: string; name: string; guest: boolean } & Record<string, unknown>> {
    const { body } = await this.get<{ me: never }>('/api/people/me');
    return body.me;
  }

  #jar(): Record<string, string> {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? {} : { cookie: pairs.join('; ') };
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line) || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
