/** The server's side that has to do with people, as the page uses it. */
import type {
  LobbyReply,
  OpenTable,
  RematchReply,
  SatReply,
  Sit,
} from '@weathergage/kernel/people/lobby-protocol.ts';
import type {
  HouseWordsReply,
  Judge,
  JudgedPersonReply,
  ModerationReply,
  PersonRole,
  Report,
  Shun,
  ShunnedReply,
} from '@weathergage/kernel/people/moderation-protocol.ts';
import type {
  Device,
  DevicesReply,
  HolidaysReply,
  Me,
  MeansReply,
  MeReply,
  MyMatch,
  MyMatchesReply,
  PassReply,
  ProfileChange,
  ProfileReply,
} from '@weathergage/kernel/people/people-protocol.ts';
import type {
  MadeProgramReply,
  MakeProgram,
  Program,
  ProgramsReply,
} from '@weathergage/kernel/people/program-protocol.ts';
import type { Best, BestReply } from '@weathergage/kernel/people/ratings-protocol.ts';
import { ApiError, callServer, post } from '../tables/api.ts';
import { REFUSALS } from './words.ts';

interface PasskeyEntry {
  readonly id: string;
  readonly name?: string | null;
  readonly createdAt: string;
}

const get = <R>(path: string): Promise<R> => callServer<R>(path, {}, null);
const send = <R>(path: string, body: unknown = {}): Promise<R> => callServer<R>(path, post(body), null);

/** What went wrong, in words that help. */
export const troubleWords = (error: unknown): string =>
  error instanceof ApiError
    ? (REFUSALS[error.code] ?? error.message)
    : error instanceof Error
      ? error.message
      : String(error);

export const peopleApi = {
  means: () => get<MeansReply>('people/means'),
  me: async (): Promise<Me | null> => (await get<MeReply>('people/me')).me,
  beGuest: () => send<MeReply>('people/guest'),
  change: (change: ProfileChange) => send<MeReply>('people/me', change),
  /** Moments are brought to what clocks here show. */
  matches: async (): Promise<readonly MyMatch[]> => {
    const { matches, now } = await get<MyMatchesReply>('people/me/matches');
    const ahead = Date.now() - now;
    return matches.map((match) => ({
      ...match,
      turns: match.turns.map(({ since, deadline, ...turn }) => ({
        ...turn,
        since: since + ahead,
        deadline: deadline === null ? null : deadline + ahead,
      })),
    }));
  },
  holidays: () => get<HolidaysReply>('people/me/holidays'),
  takeHoliday: (first: string, last: string, zone: string) =>
    send<HolidaysReply>('people/me/holidays', { first, last, zone }),
  endHoliday: (starts: number, zone: string) =>
    send<HolidaysReply>('people/me/holidays/end', { starts, zone }),
  pass: (match: string, seat?: string) =>
    send<PassReply>(
      `people/matches/${encodeURIComponent(match)}/pass${seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`}`,
    ),
  lobby: () => get<LobbyReply>('people/lobby'),
  openTable: (table: OpenTable) => send<SatReply>('people/tables', table),
  sit: (id: string, sit: Sit) => send<SatReply>(`people/tables/${encodeURIComponent(id)}/sit`, sit),
  leave: (id: string) => send(`people/tables/${encodeURIComponent(id)}/leave`),
  rematch: (id: string) => send<RematchReply>(`people/matches/${encodeURIComponent(id)}/rematch`),
  best: async (game: string): Promise<readonly Best[]> =>
    (await get<BestReply>(`people/ratings/${encodeURIComponent(game)}`)).best,
  everything: () => get<object>('people/me/export'),
  person: (id: string) => get<ProfileReply>(`people/${encodeURIComponent(id)}`),

  signUp: (name: string, email: string, password: string) =>
    send('auth/sign-up/email', { name, email, password }),
  signIn: (email: string, password: string) => send('auth/sign-in/email', { email, password }),
  signOut: () => send('auth/sign-out'),
  sendLink: (email: string) => send('auth/sign-in/magic-link', { email }),
  sendReset: (email: string) => send('auth/request-password-reset', { email }),
  enter: (token: string) => get(`auth/magic-link/verify?token=${encodeURIComponent(token)}`),
  confirm: (token: string) => get(`auth/verify-email?token=${encodeURIComponent(token)}`),
  reset: (token: string, newPassword: string) => send('auth/reset-password', { token, newPassword }),
  changePassword: (currentPassword: string, newPassword: string) =>
    send('auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true }),
  changeEmail: (newEmail: string) => send('auth/change-email', { newEmail }),
  devices: async (): Promise<readonly Device[]> => (await get<DevicesReply>('people/me/devices')).devices,
  endDevice: (id: string) => send('people/me/devices/end', { id }),
  endOtherDevices: () => send('auth/revoke-other-sessions'),
  programs: async (): Promise<readonly Program[]> =>
    (await get<ProgramsReply>('people/me/programs')).programs,
  makeProgram: (program: MakeProgram) => send<MadeProgramReply>('people/me/programs', program),
  endProgram: (id: string) => send('people/me/programs/end', { id }),
  shunned: () => get<ShunnedReply>('people/me/shunned'),
  shun: (shun: Shun) => send<ShunnedReply>('people/shun', shun),
  /** With what the match is seen by, where it is about one. */
  report: (report: Report, token: string | null) => callServer('people/reports', post(report), token),
  houseWords: async () => (await get<HouseWordsReply>('people/me/words')).words,
  readWords: async (id: string) => (await send<HouseWordsReply>('people/me/words/read', { id })).words,
  moderation: () => get<ModerationReply>('people/moderation'),
  judge: (judge: Judge) => send<ModerationReply>('people/moderation/acts', judge),
  judgedPerson: (name: string) =>
    get<JudgedPersonReply>(`people/moderation/person?name=${encodeURIComponent(name)}`),
  giveRole: (name: string, role: PersonRole) =>
    send<ModerationReply>('people/moderation/roles', { name, role }),
  passkeys: () => get<readonly PasskeyEntry[]>('auth/passkey/list-user-passkeys'),
  removePasskey: (id: string) => send('auth/passkey/delete-passkey', { id }),
  erase: (password: string | null) => send('auth/delete-user', password === null ? {} : { password }),
  eraseGuest: () => send('auth/delete-anonymous-user'),
};
