export { type CopyReport, copyStore } from './copy.ts';
export { effectsOf } from './effects.ts';
export { type LoadedMatch, loadMatch, UNDO_REACH } from './load.ts';
export { isDatabase, openStore, placeInWords } from './open.ts';
export { SqliteStore } from './sqlite.ts';
export { DATABASE_FILE, type SqliteOptions } from './sqlite-file.ts';
export { FolderTaken } from './sqlite-lock.ts';
export {
  type BattleOf,
  type BattleRecord,
  type ChairTime,
  type ChairWord,
  type ClockRecord,
  type EntryEffects,
  type MatchRecord,
  type MatchStatus,
  type NewMatch,
  NO_EFFECTS,
  type NodeRole,
  type PresenceRecord,
  type SeatRecord,
  type StandingRecord,
  type StepPage,
  type StepRecord,
  type Store,
  type StoreEars,
  type TalkRecord,
  type WholeMatch,
  type WitnessVerdict,
} from './store.ts';
export { wholeJournal } from './whole-journal.ts';
