/** Sends one parcel by its way, and says what became of it. */
import type { Kysely } from 'kysely';
import type { Post } from '../auth/letters.ts';
import type { Tables } from '../records/tables.ts';
import type { Waiting } from '../records/waiting.ts';
import type { Packed } from './deciding.ts';
import { hookParcel } from './hook-bodies.ts';
import { type OutboundTerms, Refused, sendOut } from './outbound.ts';
import type { OutboundParcel } from './outbox.ts';
import { pushParcel, type VapidKeys } from './push.ts';
import type { Seals } from './seals.ts';
import type { NoticeSettings } from './settings.ts';
import type { Ways } from './ways.ts';
import { letterOf, linkOf } from './words.ts';

/** `gone`: sent, or no longer of use to anybody. `dead`: this way leads nowhere any more. */
export type Fate = { readonly is: 'gone' } | { readonly is: 'failed' | 'dead'; readonly why: string };

const GONE: Fate = { is: 'gone' };

export interface SendingTerms {
  readonly db: Kysely<Tables>;
  readonly publicUrl: string;
  readonly post: Post | null;
  readonly settings: NoticeSettings;
  readonly ways: Ways;
  readonly outbound: OutboundTerms;
  readonly keys: () => Promise<VapidKeys>;
  readonly seals: () => Promise<Seals>;
  readonly waiting: Waiting;
  readonly onTrouble: (text: string, error: unknown) => void;
}

export const STOP_LETTERS = 'stop-letters';

export class Sending {
  readonly #terms: SendingTerms;

  constructor(terms: SendingTerms) {
    this.#terms = terms;
  }

  async send(parcel: OutboundParcel, now: number): Promise<Fate> {
    try {
      switch (parcel.way) {
        case 'mail':
          return await this.#mail(parcel, now);
        case 'device':
          return await this.#device(parcel);
        case 'hook':
          return await this.#hook(parcel, now);
      }
    } catch (error) {
      if (error instanceof Refused) return { is: 'dead', why: error.flaw };
      // What is wrong with the host's own post is his to know.
      if (parcel.way === 'mail') this.#terms.onTrouble('a notice was not sent by mail', error);
      return { is: 'failed', why: parcel.way === 'mail' ? 'not sent' : reasonOf(error) };
    }
  }

  /** Nobody is told of what is past, or of what he has seen meanwhile. Until when he has time is known only now. */
  async #stillNews(person: string, packed: readonly Packed[]): Promise<Packed[]> {
    const ids = packed.flatMap(({ notice }) => (notice === null ? [] : [notice]));
    if (ids.length === 0) return [...packed];
    const waits = await this.#terms.waiting.of(person);
    const all = packed.map((one): Packed => {
      const turn = waits.find(({ match, seat }) => match === one.match && seat === one.seat);
      if (one.kind !== 'turn' || turn === undefined || turn.deadline === null) return one;
      return { ...one, words: { ...one.words, deadline: turn.deadline } };
    });
    const rows = await this.#terms.db
      .selectFrom('notices')
      .select(['id', 'seen'])
      .where('id', 'in', ids)
      .execute();
    const seen = new Map(rows.map((row) => [row.id, Number(row.seen ?? 0)]));
    return all.filter(
      ({ notice, at }) => notice === null || (seen.get(notice) ?? Number.POSITIVE_INFINITY) <= at,
    );
  }

  async #mail({ id, person, payload }: OutboundParcel, now: number): Promise<Fate> {
    const { post, ways, settings, publicUrl } = this.#terms;
    const all = await this.#stillNews(person, JSON.parse(payload) as Packed[]);
    const to = await ways.address(person);
    const { terms } = await settings.of(person);
    if (post === null || to === null || all.length === 0) return GONE;
    const token = (await this.#terms.seals()).seal(STOP_LETTERS, person);
    const letter = letterOf(all, {
      publicUrl,
      stop: `${publicUrl}/#/notices/stop/${token}`,
      zone: terms.zone,
      daily: terms.mail === 'daily' && all.some(({ kind }) => kind !== 'try'),
    });
    await post.send({
      to,
      ...letter,
      id: `<${id}@${new URL(publicUrl).hostname}>`,
      headers: {
        'List-Unsubscribe': `<${publicUrl}/api/people/unsubscribe/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
    await settings.lettered(person, now);
    return GONE;
  }

  async #device({ person, target, payload }: OutboundParcel): Promise<Fate> {
    const { ways, settings, publicUrl, outbound } = this.#terms;
    const device = (await ways.devices(person)).find(({ id }) => id === target);
    const [told] = await this.#stillNews(person, [JSON.parse(payload) as Packed]);
    if (device === undefined || told === undefined) return GONE;
    const { terms } = await settings.of(person);
    const keys = await this.#terms.keys();
    const status = await sendOut(
      await pushParcel(device, told, { publicUrl, keys, zone: terms.zone }),
      outbound,
    );
    return fateOf(status);
  }

  async #hook({ id, person, target, payload }: OutboundParcel, now: number): Promise<Fate> {
    const { ways, settings, publicUrl, outbound } = this.#terms;
    const hook = (await ways.hooks(person)).find((one) => one.id === target);
    const [told] = await this.#stillNews(person, [JSON.parse(payload) as Packed]);
    if (hook === undefined || told === undefined) return GONE;
    const { terms } = await settings.of(person);
    const secret = (await this.#terms.seals()).hookSecret(hook.id);
    const link = linkOf(publicUrl, told);
    const parcel = hookParcel({ kind: hook.kind, secret }, told, { id, link, zone: terms.zone, now });
    const fate = fateOf(await sendOut({ url: hook.url, ...parcel }, outbound));
    if (fate.is === 'gone') await ways.markHook(hook.id, null, false);
    return fate;
  }
}

/** Services say with 404 and 410 that nobody is there any more; whoever sends us elsewhere is not followed. */
function fateOf(status: number): Fate {
  if (status >= 200 && status < 300) return GONE;
  const why = `answered ${status}`;
  return { is: status === 404 || status === 410 ? 'dead' : 'failed', why };
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};
