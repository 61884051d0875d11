/** The questions of Table Action and the shape of their answers. */
import {
  type AnswerIn,
  type AnyAnswerIn,
  type AskOf,
  Exactly,
  OneOf,
  type Static,
  type TSchema,
  Type,
} from '@weathergage/kernel';
import { SAILS } from '../../data/words.ts';
import { SIDES } from '../geometry/arc.ts';
import type { Disposition } from '../geometry/wind.ts';
import { StandingSchema } from './standing.ts';

const ShipId = Type.String({ minLength: 1, maxLength: 60 });
const Length = Type.Integer({ minimum: 0, maximum: 20_000 });
/** Tenths of a degree; positive to starboard. */
const Turn = Type.Integer({ minimum: -1800, maximum: 1800 });

export const AIMS = ['hull', 'rigging'] as const;
export type Aim = (typeof AIMS)[number];

/** fire.declare-target-and-location: one broadside at one target. A fort is aimed at as a hull. */
const ShotFields = {
  side: OneOf(SIDES),
  target: ShipId,
  aim: OneOf(AIMS),
  /** Declares Chain Shot with it. */
  chain: Type.Optional(Type.Boolean()),
};
export const ShotSchema = Exactly(ShotFields);
export type Shot = Static<typeof ShotSchema>;
const Shots = Type.Array(ShotSchema, { minItems: 1, maxItems: 2 });
/** A broadside at a point of the segment, that far from where it begins. */
const ShotOnTheWay = Exactly({ at: Length, ...ShotFields });
export type ShotOnTheWay = Static<typeof ShotOnTheWay>;

const Fire = Exactly({ do: Type.Literal('fire'), shots: Shots });
const Bears = Exactly({ do: Type.Literal('bears'), standing: StandingSchema });

/** What may be declared when an activation begins. `cut` is cutting the cable. */
export const OPENINGS = ['fight-fires', 'repair-leaks', 'repair-rudder', 'cut'] as const;
export type Opening = (typeof OPENINGS)[number];

export const ANSWERS = {
  /** special.signals: the squadron a ship signals, if any. */
  signal: Exactly({ squadron: Type.Union([ShipId, Type.Null()]) }),
  /** activation.step-order: which ship goes next, and what she declares at the start. */
  activate: Exactly({
    ship: ShipId,
    opening: Type.Union([OneOf(OPENINGS), Type.Null()]),
    allHands: Type.Boolean(),
  }),
  /** move.three-segments: one segment, or something done before it; what is not a move or a boxhaul is asked on after. */
  segment: Type.Union([
    Exactly({ do: Type.Literal('sail'), sail: OneOf(SAILS) }),
    Fire,
    Bears,
    Exactly({ do: Type.Literal('tack') }),
    /** `side` is where she turns, by half a circle or, failing, by a quarter. */
    Exactly({ do: Type.Literal('boxhaul'), distance: Length, side: OneOf(SIDES) }),
    Exactly({
      do: Type.Literal('move'),
      distance: Length,
      turn: Turn,
      shots: Type.Optional(Type.Array(ShotOnTheWay, { maxItems: 2 })),
      /** Declares that she will board this ship. */
      board: Type.Optional(ShipId),
      /** Nothing more to order when her movement is over. */
      done: Type.Optional(Type.Boolean()),
    }),
  ]),
  /** fire.any-point-of-move: before she drifts, at anchor, and at the end of her movement. */
  fire: Type.Union([Fire, Bears, Exactly({ do: Type.Literal('done') })]),
  /** fire-as-she-bears.pass: in another's activation. */
  bears: Type.Union([Fire, Exactly({ do: Type.Literal('hold'), standing: StandingSchema })]),
  /** boarding.snap-fire: at the ship that has just come alongside; null for none. */
  snap: Exactly({ aim: Type.Union([OneOf(AIMS), Type.Null()]) }),
  /** shore.own-squadron: the battery's turn; null holds its fire. */
  battery: Exactly({ shot: Type.Union([Exactly({ target: ShipId, aim: OneOf(AIMS) }), Type.Null()]) }),
} as const satisfies Record<string, TSchema>;

export type AskKind = keyof typeof ANSWERS;
export type AnswerTo<K extends AskKind> = AnswerIn<typeof ANSWERS, K>;
export type Answer = AnyAnswerIn<typeof ANSWERS>;
export type SegmentOrder = AnswerTo<'segment'>;
export type MoveOrder = Extract<SegmentOrder, { do: 'move' }>;
export type FireOrder = AnswerTo<'fire'>;

type AskFor<K extends AskKind> = AskOf<K>;

export type TableAsk =
  | (AskFor<'signal'> & { readonly ship: string; readonly squadrons: readonly string[] })
  | (AskFor<'activate'> & { readonly squadron: string; readonly ships: readonly string[] })
  | (AskFor<'segment'> & {
      readonly ship: string;
      /** From 1. */
      readonly segment: number;
      readonly segments: number;
      /** At the sail she has now; another sail has another rate, and the question comes again. */
      readonly disposition: Disposition;
      /** The farthest and the least she may go, and the most she may turn at its end. */
      readonly most: number;
      readonly least: number;
      readonly turn: number;
    })
  | (AskFor<'fire'> & { readonly ship: string })
  | (AskFor<'bears'> & { readonly ship: string; readonly mover: string })
  | (AskFor<'snap'> & { readonly ship: string; readonly boarder: string })
  | (AskFor<'battery'> & { readonly battery: string });
