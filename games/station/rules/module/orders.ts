/** The Orders Booklet, the Event Booklet and the Military Campaigns of a module (9.0). */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';
import { ConditionSchema, EffectSchema, FailSchema, FulfilSchema, ModifierSchema } from './language.ts';
import { Count, DateSchema, Digit, Id, Ids, Name, Range, Small, Text, Turns } from './parts.ts';
import { AUX_CLASSES, FLOTILLA_KINDS } from './vocabulary.ts';

export const ORDER_TYPES = [
  'Cruise',
  'Blockade',
  'Interdiction',
  'Show of Force',
  'Support the Army',
  'Transport of Troops',
  'Bombardment',
  'Raid',
  'Interception',
  'Escort',
  'Battle',
  'Rebase',
] as const;

/** 9.1, 9.311: a chit of the Orders Booklet, with all that its side is to do. */
export const OrderSchema = Exactly({
  id: Id,
  chit: Name,
  name: Name,
  side: Id,
  /** Whose Admiral makes the Strategy Checks and whose Formations may have it; null is the Fleet. */
  command: Type.Union([Id, Type.Null()]),
  type: OneOf(ORDER_TYPES),
  formations: Type.Array(OneOf([...FLOTILLA_KINDS, 'IndependentSquadron']), { minItems: 1, maxItems: 4 }),
  galleysOnly: Type.Optional(Type.Boolean()),
  combined: Type.Optional(Type.Boolean()),
  force: Exactly({ line: Count, any: Count, auxiliary: Type.Optional(OneOf(AUX_CLASSES)) }),
  /** Of these places one is written down when it is issued (M3.5). */
  written: Type.Optional(Ids),
  fulfil: FulfilSchema,
  fails: Type.Array(FailSchema, { maxItems: 4 }),
  effects: Type.Array(EffectSchema, { maxItems: 6 }),
  recycle: OneOf(['immediate', 'quarter', 'year', 'once']),
  extendable: Type.Boolean(),
  poolWhen: ConditionSchema,
  /** Must be Received as soon as this holds. */
  mandatoryWhen: Type.Union([ConditionSchema, Type.Null()]),
  /** M3.5: falls away without a count when the pool's condition, or the target's side, changes. */
  invalid: Type.Array(OneOf(['poolWhenFalse', 'targetChangedSide']), { maxItems: 2 }),
  /** 9.323: shown to the Enemy as soon as it is Received. */
  shown: Type.Optional(Type.Boolean()),
  note: Type.Optional(Text),
});
export type Order = Static<typeof OrderSchema>;

export const OrderRulesSchema = Exactly({
  /** 9.351: how many are drawn blind, of which one is kept. */
  drawBlind: Count,
  /** Turns within which a Mandatory chit must be Issued. */
  mandatoryWithin: Turns,
  /** M3.7 */
  extensionsInYear: Count,
  noWinterExtension: Type.Array(OneOf(ORDER_TYPES), { maxItems: 12 }),
});

export const EventSchema = Exactly({
  id: Id,
  name: Name,
  box: Count,
  /** M8.2 */
  coloured: Type.Boolean(),
  once: Type.Boolean(),
  window: Exactly({ from: DateSchema, to: DateSchema }),
  prerequisite: ConditionSchema,
  /** At this or less it occurs, in Quarterly Turns; null is by Orders and Campaigns only. */
  die: Type.Union([Digit, Type.Null()]),
  modifiers: Type.Array(ModifierSchema, { maxItems: 6 }),
  automatic: Type.Union([DateSchema, Type.Null()]),
  /** 9.224: rolled each Turn from when it occurred until at this or less. */
  implementation: Type.Union([Digit, Type.Null()]),
  effects: Type.Array(EffectSchema, { maxItems: 8 }),
  cancels: Ids,
  lasts: Type.Union([Turns, Type.Null()]),
  /** What is done when it has lasted. */
  after: Type.Optional(Type.Array(EffectSchema, { maxItems: 4 })),
  text: Text,
});
export type StrategicEvent = Static<typeof EventSchema>;

const Outcome = Exactly({
  status: Type.Union([Id, Type.Null()]),
  effects: Type.Array(EffectSchema, { maxItems: 6 }),
});

/**
 * 9.23, 9.231: a track with a marker, and a Status beside it. Box 0 is player A's end, the last box player B's. What happens
 * on land stands here alone: there is no land game beside it (9.225, 9.239).
 */
export const CampaignSchema = Exactly({
  id: Id,
  name: Name,
  openedBy: Id,
  activation: Exactly({
    turns: Type.Array(Type.Integer({ minimum: 1, maximum: 16 }), { minItems: 1, maxItems: 4 }),
    die: Digit,
    modifiers: Type.Array(ModifierSchema, { maxItems: 4 }),
    /** Not Activated while one of these is Active. */
    not: Type.Optional(Ids),
  }),
  /** M4.2: not assessed on Turns 1 to 4. */
  winterRest: Type.Boolean(),
  status: Id,
  startBox: Type.Record(Id, Count),
  boxes: Type.Array(
    Exactly({
      label: Type.Optional(Name),
      /** At this or less the marker goes one box up, toward B's end. */
      up: Type.Union([Small, Type.Null()]),
      /** At this or more one box down. */
      down: Type.Union([Small, Type.Null()]),
    }),
    { minItems: 3, maxItems: 12 },
  ),
  /** -1 for each Troop Point landed in the last four Turns, at most this many. */
  troopPoints: Type.Union([Count, Type.Null()]),
  modifiers: Type.Array(ModifierSchema, { maxItems: 6 }),
  deadline: Type.Union([Type.Integer({ minimum: 1, maximum: 16 }), Type.Null()]),
  lastYear: Type.Integer(),
  ends: Exactly({ A: Outcome, B: Outcome }),
  /** Any end, the deadline too, ends it for good. */
  permanent: Type.Boolean(),
  text: Text,
});
export type Campaign = Static<typeof CampaignSchema>;

/** M4.3. `kind` names what the umpire does; `places` are the plague's Ports by die. */
export const RandomEventSchema = Exactly({
  die: Range,
  kind: OneOf(['plague', 'storm-season', 'stores', 'captured-mail', 'ministry-shaken', 'none']),
  places: Type.Optional(Type.Array(Exactly({ die: Range, port: Id }), { maxItems: 10 })),
  text: Text,
});
