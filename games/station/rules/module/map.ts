/** The theatre: Spaces, Lanes, Sea Zones, Ports and the winds that blow there (5.2, 5.3). */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';
import { Count, Digit, Id, Ids, Name, Per, Range } from './parts.ts';

const Longitude = Type.Number({ minimum: -180, maximum: 180 });
const Latitude = Type.Number({ minimum: -90, maximum: 90 });

/** 5.212. A Small Space lies on exactly one link; Ports are Large Spaces and stand here too. */
export const SpaceSchema = Exactly({
  id: Id,
  name: Name,
  /** 5.26: a Strait is a Large Space with rules of its own. */
  kind: OneOf(['large', 'coastal', 'strait', 'port', 'small']),
  lon: Longitude,
  lat: Latitude,
  /** 5.223: the Seasonal Winds that touch it, by the names of the Wind Table (5.215, 5.244). */
  winds: Ids,
  note: Type.Optional(Name),
});
export type Space = Static<typeof SpaceSchema>;

/**
 * 5.23: what joins two Large Spaces, with the Small Space between them if there is one. `ab` blows from a to b (5.213).
 * With neither a prevailing nor a blowing seasonal wind one must Catch the Wind (5.25): so tides are drawn too (5.29).
 */
export const LinkSchema = Exactly({
  a: Id,
  b: Id,
  prevailing: Type.Union([OneOf(['ab', 'ba']), Type.Null()]),
  seasonal: Type.Array(Exactly({ wind: Id, dir: OneOf(['ab', 'ba']) }), { maxItems: 4 }),
  small: Type.Union([Id, Type.Null()]),
});
export type Link = Static<typeof LinkSchema>;

/** 5.214, 5.271: entered and left by the edge on which a place is named; a wind that points in helps entry. */
export const ZoneSchema = Exactly({
  id: Id,
  name: Name,
  lon: Longitude,
  lat: Latitude,
  in: Digit,
  out: Digit,
  /** 5.27.10: at this or more one comes out beside where one meant to. Null where nothing lies beside anything. */
  offCourse: Type.Union([Digit, Type.Null()]),
  edges: Type.Array(
    Exactly({
      edge: OneOf(['N', 'E', 'S', 'W']),
      exits: Ids,
      winds: Type.Array(Exactly({ wind: Id, dir: OneOf(['in', 'out']) }), { maxItems: 4 }),
    }),
    { minItems: 1, maxItems: 4 },
  ),
  winds: Ids,
});
export type Zone = Static<typeof ZoneSchema>;

export const PortSchema = Exactly({
  id: Id,
  /** 5.28: Key Ports have a Harbour, Minor ones none. */
  kind: OneOf(['key', 'minor']),
  contingent: Id,
  /** The side it belongs to at the start; null is neutral. */
  side: Type.Union([Id, Type.Null()]),
  blockadeValue: Count,
  /** 11.321 */
  repair: Exactly({ rolls: Count, per: Per }),
  /** Until the event stands. */
  repairBefore: Type.Optional(Exactly({ event: Id, rolls: Count, per: Per })),
  /** 11.351 */
  victualing: Type.Boolean(),
  /** How many Squadrons may lie In Ordinary; null is any number (5.288). */
  inOrdinaryLimit: Type.Union([Count, Type.Null()]),
  /** Sides that may Fit Out there while it is neutral (M1.7). */
  neutralUse: Ids,
});
export type Port = Static<typeof PortSchema>;

const Seasonal = Type.Union([Range, Type.Null()]);
const GaleRow = Type.Union([
  /** By Force, 8 to 11, then the hurricane (12). */
  Type.Tuple([Seasonal, Seasonal, Seasonal, Seasonal, Seasonal]),
  Type.Null(),
]);
const bySeason = <S extends typeof Seasonal | typeof GaleRow>(schema: S) =>
  Exactly({ Winter: schema, Spring: schema, Summer: schema, Fall: schema });

/** 5.24, 5.32: when it blows, when it is a Gale, where Gales are born and where they go. */
export const WindSchema = Exactly({
  id: Id,
  name: Name,
  /** What it is called in words: `from the north-west`. */
  blows: Name,
  contra: Type.Union([Id, Type.Null()]),
  occurs: bySeason(Seasonal),
  gale: bySeason(GaleRow),
  galeStart: Type.Array(Id, { minItems: 1, maxItems: 40 }),
  /**
   * How its Gale Markers go (5.38): each row the next locations from one place, drawn among at random, none of them
   * nearer the start. A marker in a place without a row is taken off when it should move; with `mayEnd` one that
   * began there is taken off on even chances. Null: Gales stay (M9/38).
   */
  galeDrift: Type.Union([
    Type.Array(
      Exactly({
        from: Id,
        to: Type.Array(Id, { minItems: 1, maxItems: 8 }),
        mayEnd: Type.Optional(Type.Boolean()),
      }),
      { maxItems: 200 },
    ),
    Type.Null(),
  ]),
  /** M9/38: Impulses that a Gale which stays lasts in a Space and in a Sea Zone. */
  galeLasts: Type.Optional(Exactly({ space: Count, zone: Count })),
});
export type Wind = Static<typeof WindSchema>;
