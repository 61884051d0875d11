/** Every sentence of the lobby, in one place. */
import { ONLINE_WORDS } from '../lobby/online-words.ts';
import { listedWords } from '../toolkit/phrases.ts';

export const LOBBY_WORDS = {
  programsToo: 'programs welcome',
  title: 'Lobby',
  tables: 'Open tables',
  openOne: 'Open a table',
  noTables: 'No table has a chair to spare just now.',
  noneLikeThat: 'None like that. Look for something else, or open one yourself.',
  watch: 'To watch now',
  nothingToWatch: 'Nobody plays before the public just now.',
  game: 'Game',
  pace: 'Pace',
  level: 'Level',
  all: 'All',
  paces: { sitting: 'at one sitting', post: 'by post, in your own time' },
  levels: { any: 'everybody welcome', new: 'for newcomers', seasoned: 'for the seasoned' },
  sit: 'Sit down',
  sitAt: (seat: string) => `Sit down: ${seat}`,
  sitToo: ONLINE_WORDS.sitToo,
  sitTooAt: ONLINE_WORDS.sitTooAt,
  /** Many are named by their first. */
  wholeSide: (names: readonly string[], all: boolean) =>
    `${all ? 'Take the whole side' : 'Take the rest of the side'}: ${
      names.length > 3 ? `${names[0]} and ${names.length - 1} more` : listedWords(names)
    }`,
  seatsOf: (title: string) => `Seats of ${title}`,
  youSit: 'you sit here',
  underWay: 'under way',
  rated: 'rated',
  length: 'Length',
  lengths: { hour: 'an hour at most', evening: 'one to four hours', longer: 'longer' },
  ratings: 'Ratings',
  ratedOrNot: { yes: 'rated', no: 'not rated' },
  look: 'Watch',
  lookAt: (title: string) => `Watch ${title}`,
  free: 'free',
  since: (when: string) => `since ${when}`,
  clock: (name: string) => `Clock: ${name}`,
} as const;
