export { pastHash } from './answer-chain.ts';
export {
  ASKED,
  type Carried,
  type Carrying,
  type CarryOn,
  type Halt,
  proposalOf,
  type Tick,
  tickIds,
} from './carry-on.ts';
export { anyAnswer, type Chooser, type QuickChooser } from './chooser.ts';
export { type PressingAsk, pressingAsks } from './clock.ts';
export { type ClockTerms, ClockTermsSchema, type PostTerms, USUAL_MISSES } from './clock-terms.ts';
export {
  checkableDice,
  commitmentTo,
  type Dice,
  type DiceSource,
  looseDice,
  machineNonce,
  type Nonces,
  seededDice,
} from './dice.ts';
export { drawBelow, seedFor } from './draw.ts';
export type { Emblem, EmblemPath, Figures, GameEntry, LadderKit } from './entry.ts';
export {
  agreedMeans,
  type FightingOut,
  FightingOutSchema,
  type Means,
  MeansSchema,
  meansChoices,
  meansRefusal,
} from './fighting-out.ts';
export { figureWords, listWords, percentWords, sentenceOf } from './figure-words.ts';
export { type Glossary, type GlossaryWord, signed, word } from './glossary.ts';
export { canonical, hashOf, hashText } from './hash.ts';
export {
  type AnswerDeed,
  type Deed,
  type Entry,
  EntrySchema,
  JOURNAL_FORMAT,
  type Journal,
  JournalSchema,
  type Opening,
  OpeningSchema,
  type Report,
  type ReportEntry,
} from './journal.ts';
export type { Finding } from './journal-findings.ts';
export { type KeptByWord, keptByWord } from './kept-by-word.ts';
export {
  cardAt,
  followed,
  type Lesson,
  type LessonProgress,
  type LessonStep,
  leftBehind,
  lessonEnd,
  type Mark,
  NOTHING_PASSED,
  type Seen,
  wordsOf,
} from './lesson.ts';
export { type ListWords, lastNews, whenWords } from './list-words.ts';
export {
  d3,
  d6,
  d10,
  diceOf,
  type LoadedDice,
  type LoadedDie,
  type LoadedThrows,
  loadedDice,
} from './loaded-dice.ts';
export { fallbackAnswer, owedAsks } from './machine-seat.ts';
export { Match } from './match.ts';
export {
  type Advice,
  adviceOn,
  byStrength,
  decidedFor,
  type Fortune,
  OFFICERS_DICE,
  type Officer,
} from './officer.ts';
export { onlyAnswer } from './only-answer.ts';
export {
  type AskRules,
  byKind,
  type Context,
  type Given,
  type Listening,
  listening,
  type PhaseRules,
  type Progress,
  playingOf,
  type Sequence,
  type SidedContext,
  shownTo,
} from './play.ts';
export type { Effort, Played } from './played.ts';
export {
  type JournalProof,
  type ProofMeans,
  type ProofVerdict,
  verifyJournal,
  withFindings,
} from './proof.ts';
export {
  DIFFICULTIES,
  errorMade,
  judgePuzzle,
  orderedAnswer,
  type Puzzle,
  type PuzzleBook,
  type PuzzleError,
  type PuzzleMoment,
  type PuzzleOrders,
  type PuzzleVerdict,
  puzzleJournal,
} from './puzzle.ts';
export { adoptMatch, rebuildMatch, showFinished } from './rebuild.ts';
export {
  type BatchVerdict,
  type Desk,
  type Receipt,
  type Snapshot,
  type Step,
  stepTold,
  type ToldStep,
  type Verdict,
} from './receipt.ts';
export type { ReportCheck } from './report-findings.ts';
export { scenarioFields } from './scenario-fields.ts';
export {
  Exactly,
  type Flaw,
  fitsSchema,
  OneOf,
  type Static,
  schemaFlaws,
  type TSchema,
  Type,
} from './schema.ts';
export { journalBeforeEnd, toldHead } from './seat-journal.ts';
export { type JoinedSeats, joinSeats } from './seats-together.ts';
export { drawNonce, drawSecret, drawSeed } from './secret.ts';
export { isSoundScenario, openedScenario, optionFlaws, scenarioFlaws } from './soundness.ts';
export { type Life, type Proposal, type Reckoning, reckon, type TurningPoint } from './turning-points.ts';
export { type ViewPatch, viewPatch } from './view-patch.ts';
export {
  type Answered,
  type AnswerIn,
  type AnyAnswerIn,
  type Ask,
  type AskOf,
  allToldTo,
  type Clock,
  type Engagement,
  type Engagements,
  GALLERY,
  type Game,
  type GameTypes,
  type Happening,
  type Outcome,
  type Refusal,
  type Resolution,
  refuse,
  type ScenarioHead,
  type Seat,
  type SeatInfo,
  type Told,
  toldTo,
  UMPIRE,
} from './vocabulary.ts';
export {
  countersignedText,
  isWitnessed,
  openingStep,
  type SignatureCheck,
  signedText,
  type WitnessedStep,
  type WitnessSignatures,
  type WitnessTerms,
  witnessOf,
} from './witness.ts';
