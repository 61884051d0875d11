// People with accounts at the server that pictures are taken of.
import type { Browser, BrowserContext } from '@playwright/test';

export type SavePicture = (name: string, png: Buffer) => void;

const LAPTOP = { width: 1280, height: 800 };
const PASSWORD = 'a long sea-going word';

export interface Person {
  readonly context: BrowserContext;
  post(path: string, body: unknown): Promise<Record<string, string>>;
}

export async function person(browser: Browser, address: string, name: string, flag: string): Promise<Person> {
  const context = await browser.newContext({ viewport: LAPTOP, reducedMotion: 'reduce', baseURL: address });
  const post: Person['post'] = async (path, body) => {
    const reply = await context.request.post(path, { data: body, headers: { origin: address } });
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  };
  const email = `${name.toLowerCase().replace(/\W/g, '.')}@crew.example`;
  await post('/api/auth/sign-up/email', { name, email, password: PASSWORD });
  await post('/api/people/me', { flag });
  return { context, post };
}
