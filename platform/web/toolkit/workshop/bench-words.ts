/** Every sentence that the benches of all games have in common. */
import { capital } from '../phrases.ts';

export const BENCH_WORDS = {
  fresh: 'New',
  start: 'Begin from a scenario…',
  undo: 'Take back',
  redo: 'Do again',
  undoKeys: 'Take back, with Shift do again',
  nameless: 'A new scenario, without a name',
  altered: 'not saved yet',
  unaltered: 'nothing changed',
  load: 'Import',
  export: 'Export',
  save: 'Save',
  playBoth: 'Play both sides',
  play: 'Play it',
  change: 'What to change',
  untitled: 'Without a title',
  saved: 'Saved in this browser.',
  laid: (file: string) => `${file} is on the bench.`,
  otherEdition: (title: string) => `${title} was made for another edition of the rules: it can’t be opened.`,
} as const;

/** A file that can't be read, and what is wrong with one that can. */
export const FLAW_WORDS = {
  mend: 'Mend it on the bench',
  broken: 'The file is broken',
  notRead: (file: string, places: number) =>
    `${file} was not read; the bench is as it was. ${places > 1 ? 'These places are' : 'This place is'} broken:`,
  shouldBe: '{path} should be {expected}.',
  more: (count: number) => `And ${count} more.`,
  breaksOff: (line: number, column: number) =>
    `well-formed JSON; it breaks off at line ${line}, column ${column}`,
  tooLong: (most: number) => `a file of at most ${most} characters`,
  thereShouldBe: (words: string) => `There should be ${words}.`,
  head: (count: number, blank: boolean) => {
    if (count === 0) return '✓ Sound: it can be played.';
    if (blank) return 'A fresh sheet. Still lacking before it can be played:';
    return `${count === 1 ? 'One thing' : `${count} things`} to mend before it can be played`;
  },
  title: 'What is still wrong',
  where: (where: string) => `${where}:`,
  what: (expected: string, blank: boolean) => `${blank ? '' : 'there should be '}${expected}.`,
  aName: 'a name',
  standIn: 'Without a name',
} as const;

/** What every scenario says of itself. */
export const STORY_WORDS = {
  title: 'Title',
  place: 'Place',
  date: 'Date',
  briefing: 'Briefing',
  balance: 'Balance',
  howEven: 'How even it is',
} as const;

/** Sides, seats, squadrons and ships on the bench. */
export const FORCE_WORDS = {
  seat: (number: number) => `Seat ${number}`,
  seats: (count: string, first: string) => `${count}: ${first}`,
  addSeat: 'Add a seat',
  remove: (name: string) => `Remove ${name}`,
  squadron: (name: string) => `Squadron ${name}`,
  squadronOf: (forces: string) => `Squadron, ${forces}`,
  commandedBy: 'Commanded by',
  firstSeat: 'The first seat',
  addShip: 'Add a ship…',
  removeSquadron: 'Remove squadron',
  take: 'Take',
  takeShip: (name: string) => `Take ${name}`,
  noShip: 'No ship is like that.',
  earlier: (name: string) => `${capital(name)} earlier`,
  picked: (picked: number, all: number) => `${picked} of ${all}`,
  none: 'none',
} as const;

/** How a scenario begins. */
export const START_WORDS = {
  title: 'Open or begin a scenario',
  own: 'Your own',
  savedAt: (when: string) => `saved ${when}`,
  open: 'Open',
  openIt: (title: string) => `Open ${title}`,
  points: 'Points a side',
} as const;
