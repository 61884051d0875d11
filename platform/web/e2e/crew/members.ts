/** People with an account, each at a page of his own. */
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, guest } from './desk.ts';

/** What a page asks of its server, by the hand of whoever it belongs to. */
export async function send<R>(
  page: Page,
  baseURL: string,
  path: string,
  data: object,
  token?: string,
): Promise<R> {
  const api: APIRequestContext = page.context().request;
  const headers = { origin: baseURL, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const reply = await api.post(`${baseURL}/api/${path}`, { data, headers });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return (await reply.json()) as R;
}

/** By first name; what comes behind it is drawn, since others have run the same test here. */
export async function members<Name extends string>(
  names: readonly Name[],
  browser: Browser,
  { address, faults }: { readonly address: string; readonly faults: string[] },
): Promise<(name: Name) => Page> {
  const tag = Math.floor(Math.random() * 1e6);
  const all = new Map<Name, Page>();
  for (const name of names) {
    const page = await guest(browser, address, faults);
    const account = { name: `${name} ${tag}`, email: `${name}.${tag}@crew.example` };
    const { origin } = new URL(address);
    await send(page, origin, 'auth/sign-up/email', { ...account, password: 'a long sea-going word' });
    all.set(name, page);
  }
  return (name) => all.get(name)!;
}
