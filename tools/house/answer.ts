/** The way of an answer, from the hand to the disk and back: a plot of Hex Action in an online match, as the example. */

export type Stop = {
  readonly file: string;
  /** A name that must stand in the file. */
  readonly name: string;
  readonly does: string;
};

export const WAY: readonly Stop[] = [
  { file: 'games/hex-action/board/orders/blooms.tsx', name: 'onClick', does: 'a hex in bloom is pressed' },
  { file: 'games/hex-action/board/orders/use-helm.ts', name: 'steer', does: 'the plot goes into the answer' },
  {
    file: 'games/hex-action/board/orders/use-orders.ts',
    name: 'confirm',
    does: 'drafts by ask; what is confirmed is checked on the view, without a round trip',
  },
  { file: 'platform/web/match/use-sitting.ts', name: 'useSitting', does: 'the seat at this screen is added' },
  {
    file: 'platform/web/tables/remote-table.ts',
    name: 'answer',
    does: 'what the player had seen is added; a local match has its umpire here (local-table.ts)',
  },
  {
    file: 'platform/web/tables/reconnecting-socket.ts',
    name: 'deed',
    does: 'sent, and kept until it is acknowledged',
  },
  { file: 'platform/server/socket.ts', name: '#receive', does: 'schema and rate at the border' },
  { file: 'platform/server/acting.ts', name: 'act', does: 'one at a time for each match' },
  {
    file: 'platform/server/answering.ts',
    name: 'sortAnswers',
    does: 'what had been said before is no error',
  },
  {
    file: 'platform/kernel/deeds/answer-deeds.ts',
    name: 'giveAnswers',
    does: 'the one judge: open, of this seat, fit for its schema, lawful; whole or not at all',
  },
  {
    file: 'platform/kernel/play.ts',
    name: 'playingOf',
    does: 'when the last open ask is answered: phases run on until somebody must be asked',
  },
  {
    file: 'games/hex-action/rules/sequence.ts',
    name: 'advance',
    does: 'what follows what; each phase tells happenings, each with the form that a seat may know',
  },
  {
    file: 'platform/store/sqlite.ts',
    name: 'append',
    does: 'entries and steps in one transaction, many matches to one sync (group-commit.ts)',
  },
  {
    file: 'platform/server/match/telling.ts',
    name: 'tellAll',
    does: 'not before it is on disk: to each watcher the desk of his seat and what he may know',
  },
  {
    file: 'platform/web/tables/reconnecting-socket.ts',
    name: '#receive',
    does: 'the other player’s page hears of it',
  },
  { file: 'platform/web/match/story.ts', name: 'keepUp', does: 'steps become chapters, in order, once' },
  {
    file: 'games/hex-action/board/story/script.ts',
    name: 'scenesOf',
    does: 'happenings become scenes; the ships move',
  },
];
