/** The counters: who there is, and how many of each (3.246, 3.325, 7.153). */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';
import { Count, DateSchema, Id, Ids, Name, Small } from './parts.ts';
import { AUX_CLASSES, FLOTILLA_KINDS, PERSONALITIES, RANKS, SAIL_CLASSES } from './vocabulary.ts';

export const SideSchema = Exactly({
  id: Id,
  name: Name,
  /** 2.33: A puts down Directional Markers and declares first. */
  player: OneOf(['A', 'B']),
  /** 3.12: none where the Fleet is not divided. */
  commands: Type.Array(Exactly({ id: Id, name: Name }), { maxItems: 4 }),
});
export type SideInfo = Static<typeof SideSchema>;

/** 3.13: a power that serves in a Fleet beside others, known by its own name and flag (3.132). */
export const ContingentSchema = Exactly({
  id: Id,
  name: Name,
  /** The Fleet it belongs to when it is Friendly; null for one that never is. */
  side: Type.Union([Id, Type.Null()]),
  /** The Command within that Fleet, where it has any. */
  command: Type.Union([Id, Type.Null()]),
  /** `Friendly` (to its side), `Neutral`, `Absent` or `EnemyToAll`. */
  status: OneOf(['Friendly', 'Neutral', 'Absent', 'EnemyToAll']),
  /** A minor one's leaders never hold a Station (M1.3). */
  minor: Type.Boolean(),
  /** M1.6: how many Large Spaces its Galleys may be from a Port of its own; null is any. */
  galleyRange: Type.Union([Count, Type.Null()]),
});
export type Contingent = Static<typeof ContingentSchema>;

/** 3.24: a Squadron's counter. */
export const SquadronSchema = Exactly({
  id: Id,
  contingent: Id,
  /** 3.233: one Class for all its Sail. */
  class: OneOf(SAIL_CLASSES),
  letter: Name,
  capacity: Type.Integer({ minimum: 1, maximum: 4 }),
  ma: Type.Integer({ minimum: 1, maximum: 5 }),
  dr: Type.Integer({ minimum: 1, maximum: 20 }),
  /** 3.245: the Combat Column Shift printed on it. */
  shift: Small,
  /**
   * 10.23: Corsairs, where they are based, and the Event that makes them Active. Sail that are Sunk are missed only
   * where they `perish`; else there are always as many as the counter holds.
   */
  corsair: Type.Optional(
    Exactly({ base: Id, requires: Type.Union([Id, Type.Null()]), perish: Type.Boolean() }),
  ),
});
export type SquadronCounter = Static<typeof SquadronSchema>;

/** 10.31: each a ship by name, and no other. */
export const FlagshipSchema = Exactly({
  id: Id,
  name: Name,
  contingent: Id,
  guns: Type.Integer({ minimum: 1, maximum: 150 }),
  ma: Type.Integer({ minimum: 1, maximum: 5 }),
  dr: Type.Integer({ minimum: 1, maximum: 22 }),
  shift: Small,
  /** The shift at ten Damage Points or more. */
  shiftHigh: Small,
});
export type FlagshipCounter = Static<typeof FlagshipSchema>;

const LeaderRatings = {
  lr: Count,
  /** Null for a Commodore without one: used as 0. */
  sr: Type.Union([Count, Type.Null()]),
  cr: Count,
  personality: OneOf(PERSONALITIES),
};

/** 11.171: the other side of his counter: the rank, the Year of it, and those of his ratings that differ there. */
const PromotionSchema = Exactly({
  rank: OneOf(RANKS),
  year: Type.Integer(),
  ...Type.Partial(Type.Object(LeaderRatings)).properties,
});
export type Promotion = Static<typeof PromotionSchema>;

export const LeaderSchema = Exactly({
  id: Id,
  name: Name,
  contingent: Id,
  rank: OneOf(RANKS),
  ...LeaderRatings,
  in: DateSchema,
  out: Type.Union([DateSchema, Type.Null()]),
  /** 11.178: one, or two where both sides of the counter have a date (11.174), the lower first. */
  promotion: Type.Union([PromotionSchema, Type.Tuple([PromotionSchema, PromotionSchema]), Type.Null()]),
  /** Commands only this kind of Squadron of its own Contingent. */
  only: Type.Optional(OneOf(['galleys', 'own'])),
});
export type LeaderCounter = Static<typeof LeaderSchema>;

/** 6.11: a counter with its Class, whose it is, and how far it reaches (6.111). */
export const AuxiliarySchema = Exactly({
  id: Id,
  contingent: Id,
  class: OneOf(AUX_CLASSES),
  /** Operational Range in Movement Points; U is unlimited (6.15). */
  range: Type.Union([Count, Type.Literal('U')]),
  /** 10.22: a Corsair, and where it is based at the start. */
  corsair: Type.Optional(Exactly({ base: Id, requires: Type.Union([Id, Type.Null()]) })),
});
export type AuxiliaryCounter = Static<typeof AuxiliarySchema>;

export const FlotillaSchema = Exactly({
  id: Id,
  name: Name,
  side: Id,
  command: Type.Union([Id, Type.Null()]),
  kind: OneOf(FLOTILLA_KINDS),
  /** Contingents whose Squadrons may be in it. */
  contingents: Ids,
  galleysOnly: Type.Optional(Type.Boolean()),
  /** Takes Squadrons of every Command; needs the rule named to be Formed (M1.4 d, M1.5). */
  combined: Type.Optional(Exactly({ rule: Id })),
  /** 7.334: the last box without shading and the last with light shading. */
  track: Exactly({ clear: Count, light: Count }),
});
export type FlotillaCounter = Static<typeof FlotillaSchema>;

/** M2.6: by side, or by Command where a side has Commands. */
export const CountersSchema = Type.Record(
  Id,
  Exactly({ dummies: Count, rendezvous: Count, handOver: Count }),
);
