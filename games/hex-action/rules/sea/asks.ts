/** The questions of the game and the shape of their answers. One ask is about one ship of the seat asked. */
import {
  type AnswerIn,
  type AnyAnswerIn,
  type AskOf,
  Exactly,
  OneOf,
  type TSchema,
  Type,
} from '@weathergage/kernel';
import { ANCHORINGS, REPAIRS, SHOT, type ShotKind } from './advanced-log.ts';
import type { Hex } from './hex.ts';
import { PARTY_TYPES } from './ship.ts';
import { BROADSIDES, type Broadside, QUALITIES } from './words.ts';

/** A scenario's own ids have 60 letters at most; a ship chosen for a fleet has her side's id and a number. */
const ShipId = Type.String({ minLength: 1, maxLength: 64 });
const ShipIds = Type.Array(ShipId, { maxItems: 60, uniqueItems: true });

const Shot = Exactly({
  target: Type.Union([ShipId, Type.Null()]),
  aim: OneOf(['hull', 'rigging']),
  /** 24.1.2: the sections fired where not both can be or shall be; the Basic Game knows none. */
  section: Type.Optional(OneOf(['bow', 'stern'])),
  /** 24.2.3.4, 24.2.4.5: fired as this instead of what is loaded. */
  as: Type.Optional(OneOf(['R', 'G'])),
});

/** What goes into one broadside, what is in it fired out first (24.2.5). */
const Load = Type.Union([
  Exactly({ shot: OneOf(SHOT), out: Type.Optional(Type.Literal(true)) }),
  Type.Null(),
]);

const Message = Type.String({ minLength: 1, maxLength: 200 });
const Move = Type.String({ minLength: 1, maxLength: 24, pattern: '^[0-9LRBD]+$' });
/** The move column with the notes beside it (20.0); the Basic Game has the move alone. */
const Order = {
  plot: Move,
  sail: Type.Optional(OneOf(['FS', 'BS'])),
  anchor: Type.Optional(OneOf([...ANCHORINGS, 'up', 'cut'])),
  repair: Type.Optional(OneOf(REPAIRS)),
  oars: Type.Optional(Type.Literal(true)),
  light: Type.Optional(Type.Literal(true)),
  tow: Type.Optional(ShipId),
  out: Type.Optional(OneOf(BROADSIDES)),
} as const;

export const GUN_MARKS = [
  'LG',
  'LC',
  'RG',
  'RC',
  'LGB',
  'LGS',
  'LCB',
  'LCS',
  'RGB',
  'RGS',
  'RCB',
  'RCS',
] as const;

/** Guns and carronades of both broadsides of the heaviest ship that a scenario can have. */
const MOST_GUN_SQUARES = 320;

export const ANSWERS = {
  /** 6.0, 6.1: which fouls to try, and for which of them a rigging square is given up. */
  unfoul: Exactly({
    attempts: Type.Array(Exactly({ from: ShipId, spend: Type.Boolean() }), { maxItems: 60 }),
  }),
  /** 7.2: the move column. */
  plot: Exactly({
    ...Order,
    /** 31.1, 31.2: one to her friends; told when the logs are opened. */
    message: Type.Optional(Message),
    /** 30.0: nothing was written in time; the umpire sails her straight on. */
    late: Type.Optional(Type.Literal(true)),
  }),
  /** 32.3: the orders still missing for the next three turns (five after the flagship's loss), first turn first. */
  orders: Exactly({
    orders: Type.Array(Exactly(Order), { minItems: 1, maxItems: 5 }),
    message: Type.Optional(Message),
    late: Type.Optional(Type.Literal(true)),
  }),
  /** 32.5: who leads the squadron now; `ask.ship` is the flagship lost. */
  flagship: Exactly({ ship: ShipId }),
  /** 31.1: a message from a ship for which there is nothing else to write; or none. */
  message: Exactly({ message: Type.Optional(Message) }),
  /** 32.1: the flagship, and every ship of the chair in a squadron of six or fewer, its leader first. */
  squadrons: Exactly({
    flagship: ShipId,
    squadrons: Type.Array(Type.Array(ShipId, { minItems: 1, maxItems: 60, uniqueItems: true }), {
      minItems: 1,
      maxItems: 60,
    }),
  }),
  /** 20.1.5.1: sail at the start, and the first load where the scenario leaves it open (13.5). */
  prepare: Exactly({ sail: OneOf(['battle', 'full']) }),
  /** A fleet chosen in secret within a budget: class, quality and name of each ship, in the order of their berths. */
  muster: Exactly({
    ships: Type.Array(
      Exactly({
        class: Type.String({ maxLength: 40 }),
        quality: OneOf(QUALITIES),
        name: Type.String({ minLength: 1, maxLength: 80 }),
      }),
      { minItems: 1, maxItems: 40 },
    ),
  }),
  /** 8.3.2: the high die says which ship has the hex. */
  contested: Exactly({ ship: ShipId }),
  /** 9.1.2: each adjacent ship may be tried once. */
  grapple: Exactly({ targets: ShipIds }),
  /** 9.2.4: each grapple with the ships named is tried once. */
  ungrapple: Exactly({ from: ShipIds }),
  /** 10.2: the parties formed; none is NBP. A TBP fills lost squares of the ship it goes to if `stay` (12.1.3). */
  boarding: Exactly({
    parties: Type.Array(
      Exactly({
        type: OneOf(PARTY_TYPES),
        // Men who go from ship to ship are new sections wherever they come: their numbers have no end.
        sections: Type.Array(Type.Integer({ minimum: 1 }), {
          minItems: 1,
          maxItems: 1000,
          uniqueItems: true,
        }),
        target: Type.Union([ShipId, Type.Null()]),
        stay: Type.Optional(Type.Boolean()),
      }),
      { maxItems: 20 },
    ),
  }),
  /** 11.1, 24.1.3: each broadside fires at one ship, at nothing (13.4), or not at all. */
  fire: Exactly({
    L: Type.Union([Shot, Type.Null()]),
    R: Type.Union([Shot, Type.Null()]),
    /** 42.0: the target of each mortar, a ship, a battery or nothing. */
    mortars: Type.Optional(Type.Array(Type.Union([ShipId, Type.Null()]), { minItems: 1, maxItems: 2 })),
  }),
  /** A shore battery's one shot a turn; `ask.ship` is the battery. */
  battery: Exactly({ shot: Type.Union([Shot, Type.Null()]) }),
  /** 11.4.3.1: one mark for each gun hit, side and piece; in the Advanced Game also the section (24.1.7). */
  'gun-losses': Exactly({ marks: Type.Array(OneOf(GUN_MARKS), { maxItems: MOST_GUN_SQUARES }) }),
  /** 12.3.5: a defending party that has won may board in its turn. */
  'board-on': Exactly({ board: Type.Boolean() }),
  /** 12.3.3: a melee ends if both sides wish it. */
  disengage: Exactly({ disengage: Type.Boolean() }),
  /** 13.1: one broadside a turn. */
  load: Exactly({ side: OneOf(['L', 'R']) }),
  /** 26.1: one kind of shot for each broadside, or nothing; or the mortars instead (42.5). */
  reload: Exactly({ L: Load, R: Load, mortars: Type.Optional(Type.Literal(true)) }),
  /** 38.2.2.1: a gun of each broadside thrown overboard for a better chance to float. */
  refloat: Exactly({ lighten: Type.Boolean() }),
} as const satisfies Record<string, TSchema>;

export type AskKind = keyof typeof ANSWERS;
export type AnswerTo<K extends AskKind> = AnswerIn<typeof ANSWERS, K>;
export type Answer = AnyAnswerIn<typeof ANSWERS>;

type AskFor<K extends AskKind> = AskOf<K> & { readonly ship: string };

export type HexAsk =
  | (AskFor<'unfoul'> & { readonly fouledWith: readonly string[] })
  | AskFor<'plot'>
  | (AskFor<'contested'> & { readonly hex: Hex; readonly ships: readonly string[] })
  | (AskFor<'grapple'> & { readonly targets: readonly string[] })
  | (AskFor<'ungrapple'> & { readonly from: readonly string[] })
  | AskFor<'boarding'>
  | AskFor<'fire'>
  | AskFor<'battery'>
  | (AskFor<'orders'> & { readonly turns: readonly number[] })
  | (AskFor<'flagship'> & { readonly squadron: string; readonly ships: readonly string[] })
  | AskFor<'message'>
  /** `ship` is empty: the ask is about all ships of the seat. */
  | (AskFor<'squadrons'> & { readonly ships: readonly string[] })
  | AskFor<'prepare'>
  /** `ship` is empty: the ask is about the seat's fleet. */
  | (AskFor<'muster'> & {
      readonly budget: number;
      readonly berths: number;
      readonly nations: readonly string[];
    })
  | (AskFor<'gun-losses'> & {
      readonly hits: readonly (Broadside | null)[];
      /** 24.1.7: the section each hit falls on; absent in the Basic Game. */
      readonly sections?: readonly ('bow' | 'stern' | null)[];
    })
  | (AskFor<'board-on'> & { readonly target: string })
  | (AskFor<'disengage'> & { readonly other: string })
  | AskFor<'load'>
  | (AskFor<'reload'> & { readonly shots: readonly ShotKind[] })
  | AskFor<'refloat'>;
