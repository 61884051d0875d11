/** A post office of a spec's own, people whose address it knows, and the letters that came to them. */
import type { APIRequestContext } from '@playwright/test';
import { type FakeSmtp, fakeSmtp, type HandedLetter } from '@weathergage/people/testing/fake-smtp.ts';
import { expect } from './desk.ts';

/** What the world knows the server by; where it is here is known only when it runs. */
const KNOWN_BY = 'http://play.crew.example';

export const CREW_PASSWORD = 'a long sea-going word';

export class PostOffice {
  readonly #smtp: FakeSmtp;
  readonly #server: { readonly address: string };

  private constructor(smtp: FakeSmtp, server: { readonly address: string }) {
    this.#smtp = smtp;
    this.#server = server;
  }

  /** `server`: the one whose letters it takes, once that has been started with the settings below. */
  static async open(server: { readonly address: string }): Promise<PostOffice> {
    return new PostOffice(await fakeSmtp(), server);
  }

  get settings(): Readonly<Record<string, string>> {
    return { SMTP_URL: this.#smtp.url, MAIL_FROM: 'play@crew.example', PUBLIC_URL: KNOWN_BY };
  }

  /** A link of a letter, where it leads on this machine. */
  here(link: string): string {
    return link.replace(KNOWN_BY, this.#server.address);
  }

  linkIn({ text }: HandedLetter, place: string): string {
    return this.here(new RegExp(`${KNOWN_BY}/#/${place}/\\S+`).exec(text)![0]);
  }

  /** The last link that was sent to somebody, once it has come. */
  async linkTo(email: string): Promise<string> {
    return this.here(await this.#smtp.linkTo(email));
  }

  lettersTo(email: string, words: string): readonly HandedLetter[] {
    return this.#smtp.letters.filter(({ to, text }) => to === email && text.includes(words));
  }

  /** Somebody whose address is confirmed, signed in by his cookies. */
  async signIn({ request }: { readonly request: APIRequestContext }, name: string): Promise<string> {
    const email = `${name.toLowerCase()}@crew.example`;
    const { address } = this.#server;
    const data = { name, email, password: CREW_PASSWORD };
    const made = await request.post(`${address}/api/auth/sign-up/email`, {
      data,
      headers: { origin: address },
    });
    expect(made.ok()).toBe(true);
    const token = (await this.linkTo(email)).split('/').at(-1)!;
    expect((await request.get(`${address}/api/auth/verify-email?token=${token}`)).ok()).toBe(true);
    return email;
  }

  close(): Promise<void> {
    return this.#smtp.close();
  }
}
