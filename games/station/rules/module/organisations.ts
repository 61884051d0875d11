/** Convoys, Corsairs, reinforcement, politics and Prestige: the rest of what a module says (10.0 to 12.0). */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';
import { ConditionSchema, EffectSchema } from './language.ts';
import { Count, DateSchema, Digit, Id, Ids, Name, Range, SailCounts, Small, Turns } from './parts.ts';
import { AUX_CLASSES, CONVOY_KINDS, type OwnRule, RANKS } from './vocabulary.ts';

const Leg = OneOf(['out', 'home']);

export const ConvoySchema = Exactly({
  group: Id,
  name: Name,
  side: Id,
  command: Type.Union([Id, Type.Null()]),
  kind: OneOf(CONVOY_KINDS),
  ma: Type.Integer({ minimum: 1, maximum: 5 }),
  /** When and where it gathers. A Turn of null: in any R&R Step, at its owner's wish. */
  assembles: Type.Array(
    Exactly({ turn: Type.Union([Type.Integer({ minimum: 1, maximum: 16 }), Type.Null()]), leg: Leg, at: Id }),
    { minItems: 1, maxItems: 8 },
  ),
  requires: Type.Optional(ConditionSchema),
  /** 10.123: whether it may gather together with an Escort that lies there. */
  withEscort: Type.Optional(Type.Boolean()),
  yearLimit: Type.Union([Count, Type.Null()]),
  onMapLimit: Type.Union([Count, Type.Null()]),
  /** Each the places it must come to, in order, from the start of the way out; homeward in reverse. */
  routes: Type.Array(
    Exactly({ number: Count, name: Name, path: Type.Array(Id, { minItems: 2, maxItems: 30 }) }),
    {
      minItems: 1,
      maxItems: 12,
    },
  ),
  /** 10.115: the way ends leaving the map at a Sea Zone, Fitting Out at a Port or at a coast taken for one. */
  ends: OneOf(['zone', 'port', 'coast']),
  /** M5.4: to another Port when the last cannot be used, decided at a Space. */
  divert: Type.Optional(Exactly({ from: Id, to: Id })),
  /** M5.2: from Battle and Tasks, and in all. */
  scatter: Exactly({ battle: Count, total: Count }),
  /** M5.2: at so many in all it is removed and its owner Fails an Order. */
  lostAt: Count,
  /** M5.7: Troop Points landed, by DPs at most. */
  troopPoints: Type.Optional(Type.Array(Exactly({ dp: Count, points: Count }), { maxItems: 5 })),
  /** M5.8 */
  victuals: Type.Optional(
    Exactly({
      perTurn: Count,
      most: Count,
      entryDie: Digit,
      calls: Type.Array(Id, { minItems: 1, maxItems: 6 }),
    }),
  ),
});
export type ConvoyGroup = Static<typeof ConvoySchema>;

/** M6.1, M6.2 */
export const CorsairsSchema = Exactly({
  contingent: Id,
  activation: Type.Array(Exactly({ die: Range, bases: Ids }), { maxItems: 10 }),
  seasons: Type.Array(OneOf(['Winter', 'Spring', 'Summer', 'Fall']), { maxItems: 4 }),
  bases: Ids,
  /** Who plays them where Prestige is tied. */
  tied: Id,
});

/** M6.3 */
export const HiredSchema = Exactly({
  side: Id,
  contingent: Id,
  prestige: Count,
  base: Id,
  squadrons: Ids,
  auxiliaries: Ids,
  mayAttack: Ids,
});

/** M6.5 */
export const PrivateersSchema = Exactly({ rule: Id, command: Id, against: Id, locations: Count });

/** M5.6 */
export const TradeTrackSchema = Exactly({
  requires: Id,
  /** Who covers boxes, and for whom it counts. */
  coveredBy: Id,
  side: Id,
  boxes: Ids,
  turns: Type.Array(Type.Integer({ minimum: 1, maximum: 16 }), { maxItems: 16 }),
  result: Type.Array(Exactly({ covered: Range, fulfilled: Count }), { maxItems: 8 }),
});

const DpByDie = Type.Array(Exactly({ die: Range, dp: Count }), { minItems: 1, maxItems: 10 });

/** 11.121: what comes and what is called away, by date. */
export const ScheduleSchema = Exactly({
  ...DateSchema.properties,
  contingent: Id,
  at: Type.Union([Id, Type.Null()]),
  add: Type.Optional(SailCounts),
  withdraw: Type.Optional(SailCounts),
  flagships: Type.Optional(Ids),
  withdrawFlagships: Type.Optional(Ids),
  leaders: Type.Optional(Ids),
  auxiliaries: Type.Optional(Ids),
});
export type ScheduleEntry = Static<typeof ScheduleSchema>;

/** 11.123: Squadrons with their Sail, a Flotilla, Auxiliaries, a leader; single Sail come by date or at a Request. */
export const PackageSchema = Exactly({
  id: Id,
  contingent: Id,
  /** Formed Squadrons that come as one Flotilla. */
  squadrons: Type.Optional(Type.Array(Exactly({ id: Id, sail: Count, dp: Count }), { maxItems: 6 })),
  leader: Type.Optional(Id),
  flotilla: Type.Optional(Id),
  auxiliaries: Type.Optional(Ids),
  withdraw: Type.Optional(SailCounts),
  at: Type.Optional(Id),
  dp: Type.Optional(Count),
});
export type Package = Static<typeof PackageSchema>;

const Grant = Exactly({
  add: Type.Optional(SailCounts),
  /** Drawn at random from counters not in play; `any` of every Class. */
  auxiliary: Type.Optional(OneOf([...AUX_CLASSES, 'any'])),
  withdraw: Type.Optional(SailCounts),
  withdrawAuxiliary: Type.Optional(Type.Boolean()),
  pause: Type.Optional(Type.Boolean()),
});

/** 11.122, M7.3: by modified die, then by Contingent. */
export const RequestsSchema = Exactly({
  seasons: Type.Array(OneOf(['Winter', 'Spring', 'Summer', 'Fall']), { maxItems: 4 }),
  table: Type.Array(Exactly({ die: Range, grants: Type.Record(Id, Grant) }), {
    minItems: 1,
    maxItems: 20,
  }),
  arrivals: Type.Array(Exactly({ contingent: Id, at: Id, state: OneOf(['Ready', 'FittingOut']) }), {
    maxItems: 6,
  }),
  arrivalDp: DpByDie,
});

/** M7.4 */
export const HomeDockingSchema = Exactly({
  side: Id,
  turn: Count,
  most: Count,
  from: Ids,
  returns: Count,
  at: Id,
  lostOn: Range,
});

/** M1.4: two that are not yet at war. */
export const UndeclaredSchema = Exactly({
  until: Id,
  side: Id,
  contingent: Id,
  /** What an attack costs the side, and the counter it raises. */
  cost: Count,
  counter: Id,
  /** The Combined Fleet may be fought all the same, save in this Harbour. */
  combinedSafeIn: Id,
});

export const PoliticsSchema = Exactly({
  undeclared: Type.Optional(UndeclaredSchema),
  /** M1.4 f: Ports of a Command Friendly to another Command, always or from an Event on. */
  openPorts: Type.Array(Exactly({ command: Id, to: Id, from: Type.Union([Id, Type.Null()]) }), {
    maxItems: 6,
  }),
  combined: Type.Optional(Exactly({ leaderRank: OneOf(RANKS), reinforcementDrm: Small })),
  neutralPort: Exactly({ most: Count, attritionDrm: Small }),
  /** M1.8: on these a Squadron In Ordinary gets away, with so many DPs. */
  portLost: Exactly({ escape: Range, dp: Count }),
  /** M1.9: by Contingent, where a Formation without Orders may not go. */
  closedWithoutOrders: Type.Record(Id, Ids),
});

export const ShoreSchema = Exactly({
  task: OneOf(['BombardPort', 'BombardRoad', 'CuttingOut', 'Raid', 'CoverTrade']),
  class: Type.Array(OneOf(AUX_CLASSES), { minItems: 1, maxItems: 3 }),
  /** At this or less it succeeds; null needs no die. */
  die: Type.Union([Digit, Type.Null()]),
  drm: Small,
  blockadeValue: Type.Boolean(),
  /** Where; null is any Enemy Port. */
  at: Type.Union([Ids, Type.Null()]),
  side: Type.Optional(Id),
  /** BombardRoad: the Campaigns it bears upon, by place. */
  campaigns: Type.Optional(Type.Record(Id, Ids)),
  effects: Type.Array(EffectSchema, { maxItems: 3 }),
});
export type ShoreAction = Static<typeof ShoreSchema>;

const Hundredths = Type.Integer({ minimum: 0, maximum: 100 });

export const PrestigeSchema = Exactly({
  track: Type.Tuple([Count, Count]),
  /** 12.23: the gain of who has more, and the loss of who has fewer by the difference. */
  yearMore: Count,
  yearFewer: Type.Array(Exactly({ by: Range, loss: Count }), { maxItems: 5 }),
  lineSail: Count,
  flagship: Count,
  convoyDp: Count,
  /** Prestige for what is left of a fleet, by hundredths of all that sailed, at the end of a scenario that counts it. */
  fleet: Type.Optional(
    Type.Array(Exactly({ share: Type.Tuple([Hundredths, Hundredths]), prestige: Small }), {
      minItems: 1,
      maxItems: 10,
    }),
  ),
  victory: Type.Array(Exactly({ margin: Range, level: Name }), { minItems: 1, maxItems: 8 }),
});

export const EndingSchema = Exactly({
  /** M8.2: from this date a die at the end of the Operations Phase of each Quarterly Turn. */
  from: DateSchema,
  die: Small,
  perColoured: Small,
  perEnded: Small,
  inYear: Type.Optional(Exactly({ year: Type.Integer(), drm: Small })),
  turns: Type.Optional(Turns),
});

const RuleNumber = Type.String({ pattern: '^[A-Z][0-9]+([.][0-9]+)*$' });

/** The numbers that a module's own rules have in its booklet; the general ones are cited where there are none. */
export const NumbersSchema = Type.Partial(
  Exactly({
    peace: RuleNumber,
    neutrals: RuleNumber,
    cover: RuleNumber,
    pirates: RuleNumber,
    hired: RuleNumber,
    shore: RuleNumber,
    shoreSpace: RuleNumber,
    shoreOnce: RuleNumber,
    cuttingOut: RuleNumber,
  } satisfies Record<OwnRule, unknown>),
);
