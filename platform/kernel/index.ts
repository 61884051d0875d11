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
export {
  ASKED,
  type Carried,
  type Carrying,
  type CarryOn,
  firstWished,
  type Halt,
  proposalOf,
  type Tick,
  tickIds,
} from './entry/carry-on.ts';
export { anyAnswer, type Chooser, type QuickChooser } from './entry/chooser.ts';
export type { Emblem, EmblemPath, Figures, GameEntry, LadderKit, Thought } from './entry/entry.ts';
export { type ListWords, lastNews, whenWords } from './entry/list-words.ts';
export type { Effort, Played } from './entry/played.ts';
export {
  agreedMeans,
  type FightingOut,
  FightingOutSchema,
  type Means,
  MeansSchema,
  meansChoices,
  meansRefusal,
} from './fighting-out.ts';
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
} from './learning/lesson.ts';
export {
  type Advice,
  adviceOn,
  byStrength,
  decidedFor,
  type Fortune,
  OFFICERS_DICE,
  type Officer,
} from './learning/officer.ts';
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
} from './learning/puzzle.ts';
export {
  type Life,
  type Proposal,
  type Reckoning,
  reckon,
  type TurningPoint,
} from './learning/turning-points.ts';
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
export { onlyAnswer } from './only-answer.ts';
export {
  type AskRules,
  byKind,
  type Context,
  type Given,
  type Listening,
  listening,
  type PhaseRules,
  type PlayOf,
  type Progress,
  playingOf,
  type Sequence,
  type SidedContext,
  shownTo,
} from './play.ts';
export { pastHash } from './proof/answer-chain.ts';
export type { Finding } from './proof/journal-findings.ts';
export {
  type JournalProof,
  type ProofMeans,
  type ProofVerdict,
  verifyJournal,
  withFindings,
} from './proof/proof.ts';
export type { ReportCheck } from './proof/report-findings.ts';
export { journalBeforeEnd, toldHead } from './proof/seat-journal.ts';
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
} from './proof/witness.ts';
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
export { type JoinedSeats, joinSeats } from './seats-together.ts';
export { drawNonce, drawSecret, drawSeed } from './secret.ts';
export { isSoundScenario, openedScenario, optionFlaws, scenarioFlaws } from './soundness.ts';
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
export { figureWords, listWords, percentWords, sentenceOf } from './words/figure-words.ts';
export { type Glossary, type GlossaryWord, signed, word } from './words/glossary.ts';
