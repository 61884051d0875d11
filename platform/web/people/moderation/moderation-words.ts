/** Every sentence about blocking, reporting and judging, in one place. */
import type {
  HouseWordsReply,
  ModeratorAct,
  PersonRole,
  ReportReason,
} from '@weathergage/kernel/people/moderation-protocol.ts';

type HouseWord = HouseWordsReply['words'][number];

const until = (ends: number | null): string =>
  ends === null ? '' : ` until ${new Date(ends).toLocaleString()}`;

const DONE: Readonly<Record<string, string>> = {
  warn: 'a warning was given',
  silence: 'no talking for a time',
  close: 'the account is closed for a time',
  dismiss: 'nothing was found that breaks our rules',
  lift: 'what was done before is lifted',
  role: 'the role was changed',
};

export const MODERATION_WORDS = {
  title: 'Moderation',
  between: 'You and this person',
  block: 'Block',
  unblock: 'Block no more',
  mute: 'Mute',
  unmute: 'Hear again',
  note: 'Who is blocked can’t ask you to a match, sit down at your tables or talk to you, and neither sees the other’s open tables. Who is muted is only not heard by you. Nobody is told of either.',
  report: 'Report',
  reportTitle: (name: string) => `Report ${name}`,
  reportNote:
    'Those who judge here see what you write, who is meant, the match, and the last of what was said there as you heard it. You are told what comes of it.',
  reason: 'What is the matter',
  reasons: {
    abuse: 'Insults, threats, harassment',
    cheating: 'Cheating, or a program that is not marked',
    stalling: 'Lets others wait on purpose',
    name: 'A name that offends',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  words: 'In your own words',
  send: 'Send the report',
  sent: 'Thank you. You are told here what comes of it.',
  cancel: 'Cancel',
  shunned: 'Blocked and muted',
  noneShunned: 'Nobody.',
  blocked: 'blocked',
  muted: 'muted',
  undo: 'Undo',
  undoFor: (name: string) => `Undo it for ${name}`,
  house: 'From those who keep order here',
  houseWords: ({ kind, name, act, words, ends }: HouseWord): string => {
    const said = words === '' ? '' : ` They say: “${words}”`;
    switch (kind) {
      case 'judged':
        return `Your report about ${name} was judged: ${DONE[act] ?? act}.`;
      case 'warn':
        return `You are warned.${said}`;
      case 'silence':
        return `You may not speak${until(ends)}.${said}`;
      case 'close':
        return `Your account is closed${until(ends)}: you can’t sit down, play or speak with it.${said}`;
      case 'lift':
        return `What was done about you before is lifted.${said}`;
    }
  },
  read: 'I have read it',
  open: 'Open reports',
  noneOpen: 'None. All is quiet.',
  about: (name: string, reason: ReportReason) => `${name}: ${MODERATION_WORDS.reasons[reason].toLowerCase()}`,
  by: (name: string, date: string) => `by ${name}, ${date}`,
  before: (reports: number, acts: number) =>
    reports + acts === 0 ? 'nothing before' : `reported before: ${reports}, acted on: ${acts}`,
  atMatch: (seat: string) => `at a match, in the seat ${seat}`,
  lines: 'What was said, the last of it',
  noLines: 'Nothing was said.',
  act: 'What to do',
  acts: {
    warn: 'Warn',
    silence: 'Silence for a time',
    close: 'Close the account for a time',
    dismiss: 'Dismiss: nothing is wrong',
    lift: 'Lift what was done before',
  } satisfies Record<ModeratorAct, string>,
  days: 'For how many days',
  told: 'What the person is told',
  judge: 'Do it',
  done: 'Done, and written down.',
  record: 'The record',
  noRecord: 'Nothing has been done yet.',
  recordLine: (act: string, name: string, moderator: string) => `${name}: ${DONE[act] ?? act} (${moderator})`,
  find: 'Look somebody up',
  name: 'Name',
  look: 'Look up',
  silenced: (ends: number) => `may not speak${until(ends)}`,
  closed: (ends: number) => `account closed${until(ends)}`,
  staff: 'Who judges here',
  role: 'Role',
  roles: { player: 'player', moderator: 'moderator', admin: 'admin' } satisfies Record<PersonRole, string>,
  giveRole: 'Give the role',
} as const;
