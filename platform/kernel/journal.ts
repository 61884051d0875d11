/** The journal: scenario, options, dice commitment and answers in order; enough to rebuild a match to the byte. */
import { Exactly, OneOf, type Static, Type } from './schema.ts';

export const JOURNAL_FORMAT = 'weathergage-journal/1';

const Text = Type.String({ minLength: 1, maxLength: 200 });
const SeatName = Type.String({ minLength: 1, maxLength: 100 });
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Signature = Type.String({ pattern: '^[0-9a-f]{128}$' });

/** How the dice were made: checkable ones for people, seeded ones for simulations. */
const DiceTerms = Type.Union([
  Exactly({
    kind: Type.Literal('checkable'),
    commitment: Hash,
    nonces: Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 128 })),
    /** The seats whose nonce follows from the secret. Missing where older programs drew those of machines. */
    machines: Type.Optional(Type.Array(SeatName, { maxItems: 100 })),
    /** Another server, which signs what was answered before its dice fall; its signatures of the opening itself. */
    witness: Type.Optional(
      Exactly({
        url: Text,
        key: Hash,
        signature: Type.Optional(Signature),
        countersign: Type.Optional(Signature),
      }),
    ),
  }),
  Exactly({ kind: Type.Literal('seeded'), seed: Type.Integer({ minimum: 0, maximum: 0xffffffff }) }),
]);

export const OpeningSchema = Exactly({
  game: Text,
  rulesVersion: Text,
  scenario: Type.Unknown(),
  options: Type.Unknown(),
  dice: DiceTerms,
  /** Nobody is asked for a step back, machines included, which else agree to every one: no die falls twice. */
  firm: Type.Optional(Type.Literal(true)),
});

const EntryNumber = Type.Integer({ minimum: 1 });
const StepNumber = Type.Integer({ minimum: 0 });
const entry = <
  K extends string,
  P extends Record<string, ReturnType<typeof Type.Unknown> | typeof Text | typeof StepNumber>,
>(
  type: K,
  more: P,
) => Exactly({ n: EntryNumber, type: Type.Literal(type), seat: SeatName, ...more });

export const EntrySchema = Type.Union([
  entry('answer', { ask: Text, answer: Type.Unknown() }),
  entry('retract', { ask: Text }),
  entry('resign', {}),
  entry('undo', { to: StepNumber }),
  entry('undo-request', { to: StepNumber }),
  Exactly({
    n: EntryNumber,
    type: Type.Literal('undo-reply'),
    seat: SeatName,
    agree: Type.Boolean(),
    /** The request that is meant, so that a late consent can't fall to another one. */
    to: Type.Optional(StepNumber),
  }),
  /** The seat agrees that the dice of this step fall without the witness. */
  entry('unwitnessed', { step: StepNumber }),
  Exactly({
    n: EntryNumber,
    type: Type.Literal('witness'),
    step: StepNumber,
    /** How often steps had been taken back by consent, or rules had changed, before. */
    again: StepNumber,
    signature: Signature,
    countersign: Signature,
  }),
  /** What came of an engagement that was fought out. Nobody's deed: it follows from the match it was fought in. */
  Exactly({
    n: EntryNumber,
    type: Type.Literal('report'),
    engagement: Text,
    /** The hash of that match's journal: its opening and every entry. */
    child: Hash,
    /** In the terms of this match's game. */
    result: Type.Unknown(),
  }),
  Exactly({
    n: EntryNumber,
    type: Type.Literal('adopt'),
    rulesVersion: Text,
    /** The hash of the opening and every entry before this one. Missing where older programs took the match over. */
    past: Type.Optional(Hash),
    /** See `witness`. */
    again: Type.Optional(StepNumber),
    step: StepNumber,
    state: Type.Unknown(),
    pending: Type.Array(Exactly({ ask: Text, answer: Type.Unknown() })),
  }),
]);

export const JournalSchema = Exactly({
  format: OneOf([JOURNAL_FORMAT]),
  opening: OpeningSchema,
  /** Published when the match is over. */
  secret: Type.Optional(Hash),
  entries: Type.Array(EntrySchema),
  /** The hash of the last state, so that a reader can tell at once whether he rebuilt the same match. */
  hash: Type.Optional(Type.String()),
});

export type Opening = Static<typeof OpeningSchema>;
export type Entry = Static<typeof EntrySchema>;
export type Journal = Static<typeof JournalSchema>;
/** What a seat can do: an entry before it has its number. To take new rules over is nobody's deed. */
export type Deed = Entry extends infer E ? (E extends { seat: string } ? Omit<E, 'n'> : never) : never;
export type ReportEntry = Extract<Entry, { type: 'report' }>;
/** A report before it has its number. */
export type Report = Omit<ReportEntry, 'n' | 'type'>;
export type DeedOf<K extends Deed['type']> = Extract<Deed, { type: K }>;
export type AnswerDeed = DeedOf<'answer'>;
