/** Every sentence about being called, in one place: a catalogue of another language would stand beside it. */
import type {
  HookKind,
  MatchWay,
  NoticeKind,
  NoticeTerms,
} from '@weathergage/kernel/people/notice-protocol.ts';

export const NOTICE_WORDS = {
  title: 'Being called',
  lead: 'When you are not here, Weathergage can tell you that it is your turn: by mail, in your browser, or where you talk with others. Who looks at a match is never called about it.',
  settings: 'Set how you are called',
  when: 'When you are called',
  kinds: {
    turn: { label: 'It is your turn', note: 'once for each turn' },
    invite: { label: 'Somebody asks you to play', note: '' },
    rematch: { label: 'Somebody wants a rematch', note: '' },
    talk: { label: 'Something was said in your match', note: 'once, until you have looked' },
    over: { label: 'A match of yours is over', note: '' },
  } satisfies Readonly<Record<NoticeKind, { readonly label: string; readonly note: string }>>,
  about: 'What about',
  again: 'Say it again while it is still your turn',
  againAfter: (hours: number) =>
    hours === 0
      ? 'Never'
      : hours < 24
        ? `After ${hours} h`
        : hours === 24
          ? 'After a day'
          : `After ${hours / 24} days`,
  quiet: 'Keep quiet at night',
  quietNote: 'What comes meanwhile comes when the night is over.',
  from: 'From',
  to: 'To',
  zone: 'Time zone',
  mail: 'By mail',
  mailWays: {
    off: { label: 'No letters', note: undefined },
    each: { label: 'At once', note: 'at most one in five minutes' },
    daily: { label: 'Once a day', note: 'all that is new, in one letter' },
  } satisfies Readonly<
    Record<NoticeTerms['mail'], { readonly label: string; readonly note: string | undefined }>
  >,
  mailTo: (address: string) => `To ${address}. Every letter has a link that ends them.`,
  noMail: 'This server sends no letters. Everything else works.',
  noAddress: 'Letters go to an address that you have confirmed. Give one under “You”.',
  toAccount: 'You',
  dailyAt: 'At',
  mailTrouble: 'The last letter could not be sent. It is tried again.',
  save: 'Save',
  saved: 'Saved.',
  try: 'Try it',
  tryOf: (what: string) => `Try it: ${what}`,
  tried: 'It is on its way.',
  remove: 'Remove',
  removeOf: (what: string) => `Remove ${what}`,
  here: 'In your browsers',
  hereNote:
    'The browser shows a notice even when no page of Weathergage is open. Pressing it opens the match.',
  call: 'Call me in this browser',
  calledHere: 'this one',
  pushStates: {
    unsupported:
      'This browser can’t be called from here: that takes an encrypted line (https) and a browser that knows how.',
    denied:
      'This browser has been told to show no notices of this page. Change that in its own settings first.',
    off: null,
    on: null,
  },
  pushFailed: 'The browser’s own service did not answer. Try again later.',
  since: (date: string) => `since ${date}`,
  hooks: 'Webhooks',
  hooksNote: 'A channel in Discord or Slack is told, or a program of your own.',
  hookKind: 'What is at the other end',
  hookKinds: {
    discord: 'Discord',
    slack: 'Slack, or what takes its form',
    json: 'A program: signed JSON',
  } satisfies Readonly<Record<HookKind, string>>,
  hookShort: { discord: 'Discord', slack: 'Slack', json: 'JSON' } satisfies Readonly<
    Record<HookKind, string>
  >,
  hookUrl: 'Its address',
  addHook: 'Add it',
  secret: 'Secret of its signature',
  hookTrouble: (why: string) => `It did not take the last notice (${why}). It is tried again.`,
  hookStopped: (why: string) => `It has been given up (${why}). Try it, and it works again if it answers.`,
  calendar: 'Calendar',
  calendarNote:
    'Deadlines of your matches in your own calendar: give it this address. Whoever has it can read them.',
  calendarOn: 'Make an address',
  calendarNew: 'Change the address',
  calendarOff: 'Switch it off',
  calendarLink: 'Address of your deadlines',
  calendarChanged: 'The old address leads nowhere from now on.',
  single: 'Single matches',
  noMatches: 'No match of yours is under way.',
  hows: { usual: 'As everything else', turns: 'Only my turns', off: 'Nothing' } satisfies Readonly<
    Record<MatchWay, string>
  >,
  stopTitle: 'No more letters?',
  stopNote:
    'You are sent no more letters about your matches. Letters that you ask for, to sign in by, still come.',
  stop: 'No more letters',
  stopped: 'No more letters will come. You can have them again under “Being called”.',
  seatTitle: 'To your match',
  seatLead: 'You were called to a match. Sign in, and you are there.',
} as const;
