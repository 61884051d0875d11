/** Every sentence about who sits down at an online match: before it is made, and while it waits for them. */
import { listedWords } from '../toolkit/phrases.ts';

export const ONLINE_WORDS = {
  who: 'Who sits down',
  kinds: {
    links: { label: 'By links', note: 'you send them yourself' },
    anybody: { label: 'Anybody', note: 'an open table in the lobby' },
    named: { label: 'By name', note: 'people known at this server' },
  },
  pace: 'Pace',
  paces: {
    sitting: { label: 'At one sitting', note: 'all are there' },
    post: { label: 'By post', note: 'in everybody’s own time' },
  },
  forWhom: 'For whom',
  levels: { any: 'Everybody', new: 'Newcomers', seasoned: 'The seasoned' },
  names: 'Their names, with commas',
  programs: 'People’s programs may sit down, too',
  rated: 'Rated',
  ratedNote:
    'for people with an account; when it is over the return match, with sides changed, is made by itself',
  calling: 'Calling the umpire…',
  waitingRoom: 'Waiting room',
  allHere: 'Everybody is here. The match begins.',
  untilSigned: (url: string) => `Everybody is here. The match begins when the witness ${url} has signed.`,
  /** `byLinks`: they come by links that have been sent to them. */
  begins: (names: readonly string[], byLinks: boolean) => {
    const [are, have] = names.length > 1 ? ['are', 'have'] : ['is', 'has'];
    return `The match begins as soon as ${listedWords(names)} ${byLinks ? `${have} opened the link` : `${are} here`}.`;
  },
  you: '(you)',
  goToSeat: 'Also yours: go there',
  goToSeatOf: (name: string) => `Also yours: go there, to ${name}`,
  sitToo: 'Sit here too',
  sitTooAt: (seat: string) => `Sit here too: ${seat}`,
  oneDesk: 'Your seats become one desk when the match begins: you command what all of them would.',
  machine: (level: string) => `the machine: ${level}`,
  seated: 'seated',
  notHere: 'not here yet',
  links: 'Links to send',
  linksNote: 'Whoever opens a link takes that seat. Send each to one person only; they can’t be made again.',
  spectators: 'Spectators',
  toWatch: 'to watch',
  linkFor: (name: string) => `Link for ${name}`,
  copy: 'Copy',
  copied: 'Copied',
  copyFor: (name: string) => `Copy the link for ${name}`,
  copyByHand: 'Press the link and copy it by hand: the browser did not allow it.',
} as const;
