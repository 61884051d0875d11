/** The server's side that has to do with being called, as the page uses it. */
import type {
  MatchWay,
  NewHook,
  NoticesReply,
  NoticeTerms,
  Subscription,
  TryWay,
} from '@weathergage/kernel/people/notice-protocol.ts';
import { callServer, post } from '../tables/api.ts';

const HERE = 'people/me/notices';
const send = <R = NoticesReply>(path: string, body: unknown): Promise<R> =>
  callServer<R>(path, post(body), null);

export const noticeApi = {
  look: () => callServer<NoticesReply>(HERE, {}, null),
  save: (terms: NoticeTerms) => send(HERE, terms),
  addDevice: (subscription: Subscription) => send(`${HERE}/devices`, subscription),
  endDevice: (id: string) => send(`${HERE}/devices/end`, { id }),
  addHook: (hook: NewHook) => send(`${HERE}/hooks`, hook),
  endHook: (id: string) => send(`${HERE}/hooks/end`, { id }),
  tryWay: (way: TryWay) => send<{ ok: true }>(`${HERE}/try`, way),
  setCalendar: (on: boolean) => send(`${HERE}/calendar`, { on }),
  setMatch: (match: string, how: MatchWay) => send(`${HERE}/matches`, { match, how }),
  stopLetters: (token: string) => send<{ ok: true }>(`people/unsubscribe/${encodeURIComponent(token)}`, {}),
};
