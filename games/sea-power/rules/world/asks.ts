/** The questions of the game and the shape of their answers, in the order of play. */
import {
  type AnswerIn,
  type AnyAnswerIn,
  type AskOf,
  Exactly,
  MeansSchema,
  OneOf,
  type TSchema,
  Type,
} from '@weathergage/kernel';
import { SIDES } from '../../data/nations.ts';
import type { AreaId, PortId, ShipId, Token } from './squadron.ts';

const Id = Type.String({ minLength: 1, maxLength: 60 });
const Ids = (maxItems: number) => Type.Array(Id, { maxItems, uniqueItems: true });
const Points = Type.Integer({ minimum: 0, maximum: 99 });

/** Ships in the order of the line, each with the leader aboard her. */
const Stacks = Type.Array(
  Type.Array(Exactly({ ship: Id, leader: Type.Union([Id, Type.Null()]) }), {
    minItems: 1,
    maxItems: 120,
  }),
  { maxItems: 40 },
);

/** Areas entered in order; then at sea there, or into a port of the last one. */
const Course = {
  path: Type.Array(Id, { maxItems: 90 }),
  end: Id,
  /** 6.1/7: which marker stays when two squadrons with equal leaders combine. */
  under: Type.Optional(Id),
  /** 11.A1 */
  onStation: Type.Optional(Type.Boolean()),
};

export const ANSWERS = {
  /** 11.E: points offered for the side named. */
  bid: Exactly({ points: Type.Integer({ minimum: 0, maximum: 100 }), side: OneOf(SIDES) }),
  /** 4.0/3, 5.0: who goes back to the pools; at least what exceeds the base. */
  demobilise: Exactly({ ships: Ids(400), leaders: Ids(150) }),
  /** 11.L: for each ship taken, the one that comes into play for her. */
  commission: Exactly({ ships: Ids(60) }),
  /** 3.7/2: the first year of a war: the squadrons, not yet where they lie. Empty ones may be named as decoys. */
  organise: Exactly({ squadrons: Type.Array(Exactly({ squadron: Id, stacks: Stacks }), { maxItems: 40 }) }),
  /** 3.7/5: one marker into a port. */
  place: Exactly({ squadron: Id, port: Id }),
  /** 5.3: the squadrons in play this year and where; ships that stay out of them; a port for new ships left out. */
  reorganise: Exactly({
    squadrons: Type.Array(Exactly({ squadron: Id, port: Id, stacks: Stacks }), {
      maxItems: 40,
    }),
    ashore: Type.Array(Exactly({ ship: Id, port: Id }), { maxItems: 400 }),
  }),
  /** 6.32: one frigate marker, or no more this year. */
  frigate: Exactly({ area: Type.Union([Id, Type.Null()]) }),
  /** 4.0/8: one marker's voyage; null is being done moving. `end` is `sea` or a port. */
  sail: Exactly({ order: Type.Union([Exactly({ token: Id, ...Course }), Type.Null()]) }),
  /** 6.5: a squadron that may not stay goes on. */
  onward: Exactly(Course),
  /** 6.5/2 */
  search: Exactly({ choice: OneOf(['fight', 'avoid']) }),
  /** 11.A1, 11.A2: wear and tear shared out among the squadron's ships. */
  wear: Exactly({ damage: Type.Array(Exactly({ ship: Id, points: Points }), { maxItems: 200 }) }),
  /** 4.0/11: the English say which battle is next. */
  'battle-order': Exactly({ area: Id }),
  /** 7.2/4: to battle, or away to a port of the area or an adjacent area. */
  gauge: Exactly({
    withdraw: Type.Union([Exactly({ port: Id }), Exactly({ area: Id }), Type.Null()]),
  }),
  /** By the tables, or fought out in a match of its own. */
  means: MeansSchema,
  /** 7.33/1: the damaged ships from least to most, those alike as the owner likes. */
  line: Exactly({ damaged: Ids(200) }),
  /** 7.31/2: where ships that leave the battle make for, if there is a choice. */
  refuge: Exactly({ ports: Type.Array(Exactly({ ship: Id, port: Id }), { maxItems: 200 }) }),
  /** 6.23: the areas in which a port is to be attacked. */
  assault: Exactly({ areas: Ids(44) }),
  /** 6.23/1: the port that is attacked is its owner's choice. */
  defend: Exactly({ ports: Type.Array(Exactly({ area: Id, port: Id }), { maxItems: 44 }) }),
  /** 9.1: a port for every squadron at sea. */
  return: Exactly({ ports: Type.Array(Exactly({ token: Id, port: Id }), { maxItems: 40 }) }),
  /** 9.2: damage points taken off. */
  repair: Exactly({ repairs: Type.Array(Exactly({ ship: Id, points: Points }), { maxItems: 400 }) }),
} as const satisfies Record<string, TSchema>;

export type AskKind = keyof typeof ANSWERS;
export type AnswerTo<K extends AskKind> = AnswerIn<typeof ANSWERS, K>;
export type Answer = AnyAnswerIn<typeof ANSWERS>;

type AskFor<K extends AskKind> = AskOf<K>;

/** An ask says only what is open to all: who is asked, and why, must not give a secret away. */
export type SeaAsk =
  | AskFor<'bid'>
  | AskFor<'demobilise'>
  | (AskFor<'commission'> & { readonly captured: readonly ShipId[] })
  | AskFor<'organise'>
  | AskFor<'place'>
  | AskFor<'reorganise'>
  | AskFor<'frigate'>
  | AskFor<'sail'>
  | (AskFor<'onward'> & { readonly token: Token; readonly area: AreaId })
  | (AskFor<'search'> & { readonly area: AreaId; readonly mine: Token; readonly theirs: Token })
  | (AskFor<'wear'> & { readonly token: Token })
  | (AskFor<'battle-order'> & { readonly areas: readonly AreaId[] })
  | (AskFor<'gauge'> & { readonly area: AreaId })
  | (AskFor<'means'> & { readonly area: AreaId; readonly ways: readonly string[] })
  | (AskFor<'line'> & { readonly area: AreaId })
  | (AskFor<'refuge'> & {
      readonly area: AreaId;
      readonly ships: readonly { readonly ship: ShipId; readonly ports: readonly PortId[] }[];
    })
  | (AskFor<'assault'> & { readonly areas: readonly AreaId[] })
  | (AskFor<'defend'> & {
      readonly areas: readonly { readonly area: AreaId; readonly ports: readonly PortId[] }[];
    })
  | AskFor<'return'>
  | AskFor<'repair'>;
