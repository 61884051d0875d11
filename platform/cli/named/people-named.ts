/** The people of the server that is started: where they are kept, and how letters go out, by variables. */
import { People, type PeopleTerms, type SmtpTerms, type VapidKeys, vapidFlaw } from '@weathergage/people';
import { placeInWords } from '@weathergage/store';
import { CommandStop } from '../command.ts';

/** What is said of them by variables; refused before anything is opened. */
export async function peopleNamed(
  where: string,
  origins: readonly string[],
  port: number,
): Promise<PeopleTerms> {
  const publicUrl = publicAddress(process.env.PUBLIC_URL);
  const smtp = smtpNamed();
  if (smtp !== undefined && publicUrl === null)
    throw new CommandStop(
      'SMTP_URL is set and PUBLIC_URL is not: letters must say where they lead, as PUBLIC_URL=https://play.example.org.',
    );
  if (smtp === undefined)
    console.error('No letters are sent (SMTP_URL is not set); all else works. See docs/hosting.md.');
  return {
    where,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    origins,
    ...(smtp === undefined ? {} : { smtp }),
    vapid: await vapidNamed(),
    allowInner: isOn('WEBHOOKS_INNER'),
    onTrouble: (text, error) =>
      console.error(`${text}: ${error instanceof Error ? error.message : String(error)}`),
  };
}

export const openedPeople = (terms: PeopleTerms): Promise<People> =>
  People.open(terms).catch((error: Error) => {
    throw new CommandStop(`The people in ${placeInWords(terms.where)} can't be read: ${error.message}.`);
  });

function publicAddress(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (URL.canParse(text)) {
    const { protocol, origin, pathname, search, hash } = new URL(text);
    if (/^https?:$/.test(protocol) && pathname === '/' && search + hash === '') return origin;
  }
  throw new CommandStop(
    `PUBLIC_URL must be the address of this server, as https://play.example.org, not ${JSON.stringify(text)}.`,
  );
}

function smtpNamed(): SmtpTerms | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = process.env;
  if (url === undefined || url === '') return undefined;
  if (!/^smtps?:\/\/[^/]+/.test(url))
    throw new CommandStop('SMTP_URL must be an address as smtp://user:password@mail.example.org:587.');
  if (from === undefined || !/^[^\s@]+@[^\s@]+$|^.+<[^\s@]+@[^\s@]+>$/.test(from))
    throw new CommandStop('MAIL_FROM must say whom letters come from, as "Weathergage <play@example.org>".');
  return { url, from };
}

/** The keys that browsers know this house by; drawn and kept where none are named. */
async function vapidNamed(): Promise<VapidKeys | undefined> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = process.env;
  if (!publicKey && !privateKey) return undefined;
  const keys = { publicKey: publicKey ?? '', privateKey: privateKey ?? '' };
  const flaw = await vapidFlaw(keys);
  if (flaw !== null)
    throw new CommandStop(`VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair of keys: ${flaw}`);
  return keys;
}

function isOn(name: string): boolean {
  const text = process.env[name];
  if (text === undefined || text === '' || text === 'off') return false;
  if (text === 'on') return true;
  throw new CommandStop(`${name} must be on or off, not ${JSON.stringify(text)}.`);
}
