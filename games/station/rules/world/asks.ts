/** The questions of the game and the shape of their answers, in the order of play. */
import {
  type AnswerIn,
  type AnyAnswerIn,
  type AskOf,
  Exactly,
  MeansSchema,
  OneOf,
  type Static,
  type TSchema,
  Type,
} from '@weathergage/kernel';
import {
  INTENSITIES,
  type LocationId,
  type OrderId,
  RANKED_DICE,
  TASKS,
  type TokenId,
} from '../module/vocabulary.ts';
import type { Declared } from './state.ts';

const Id = Type.String({ minLength: 1, maxLength: 60 });
const Ids = (maxItems: number) => Type.Array(Id, { maxItems, uniqueItems: true });
const Sail = Type.Integer({ minimum: 1, maximum: 4 });
const Maybe = Type.Union([Id, Type.Null()]);
const List = <S extends TSchema>(schema: S, maxItems = 60) => Type.Array(schema, { maxItems });

/** 12.31, 12.42 */
const Dice = Type.Array(OneOf(RANKED_DICE), { maxItems: RANKED_DICE.length, uniqueItems: true });

const StepSchema = Type.Union([
  Exactly({ do: Type.Literal('go'), to: Id }),
  Exactly({ do: Type.Literal('hold') }),
  Exactly({ do: Type.Literal('put-out') }),
  Exactly({ do: Type.Literal('put-in') }),
  Exactly({ do: Type.Literal('leave'), to: Id }),
  Exactly({ do: Type.Literal('remove'), marker: Id }),
  Exactly({ do: Type.Literal('take-over'), formation: Id }),
]);

/** 9.373 */
const Clear = Type.Optional(Type.Boolean());

const PlanSchema = Type.Union([
  Exactly({ kind: Type.Literal('hold') }),
  Exactly({ kind: Type.Literal('steps'), steps: Type.Array(StepSchema, { minItems: 1, maxItems: 64 }) }),
  Exactly({ kind: Type.Literal('voyage'), to: Id, arrive: OneOf(['hold', 'put-in']), clear: Clear }),
  Exactly({
    kind: Type.Literal('patrol'),
    route: Type.Array(Id, { minItems: 1, maxItems: 12 }),
    next: Type.Integer({ minimum: 0, maximum: 11 }),
    clear: Clear,
  }),
  Exactly({ kind: Type.Literal('with'), formation: Id }),
]);

/** Sail given up or taken in, by Squadron. */
const From = Type.Array(Exactly({ squadron: Id, sail: Sail }), { minItems: 1, maxItems: 4 });

const WatchSchema = Exactly({
  plot: OneOf(['increment', 'impulse', 'turn']),
  tasks: OneOf(['ask', 'standing']),
  screen: OneOf(['ask', 'always', 'never']),
  withdraw: OneOf(['ask', 'outnumbered', 'never']),
  mulligan: OneOf(['ask', 'never']),
});

const TaskSchema = Exactly({
  task: OneOf(TASKS),
  aux: Id,
  /** 6.28: the one to be sent instead if the Enemy declares a Screen. */
  ifScreened: Type.Optional(Id),
  /** The Space or Zone. */
  at: Id,
  /** A token (Convoy Attack, Fireship at a Formation in Harbour) or a marker (Counter-Shadowing). */
  against: Type.Optional(Id),
});

/**
 * 9.35, 9.36, 9.387, 9.4: what can be done with Orders, one after the other; a chit of the Hand is never put back (9.355).
 * A draw or a choice must be the last.
 */
const OrderAct = Type.Union([
  /** 9.351, third way: one chosen and one blind. */
  Exactly({ do: Type.Literal('choose'), order: Id }),
  /** Second way: some blind, of which one is kept. */
  Exactly({ do: Type.Literal('draw') }),
  Exactly({ do: Type.Literal('keep'), order: Id }),
  Exactly({
    do: Type.Literal('issue'),
    order: Id,
    formation: Id,
    target: Type.Optional(Id),
    convoy: Type.Optional(Id),
  }),
  /** 9.42: to a Port or to a Flotilla. */
  Exactly({
    do: Type.Literal('rendezvous'),
    squadron: Id,
    to: Type.Union([Exactly({ port: Id }), Exactly({ flotilla: Id })]),
  }),
  Exactly({ do: Type.Literal('hand-over'), formation: Id, of: Id }),
  Exactly({ do: Type.Literal('fail'), formation: Id }),
]);

/** 3.25 to 3.48, 6.135, 6.153, 8.42, 10.16, 10.17, 11.1, 12.3: one thing done in a Reorganisation. */
const Act = Type.Union([
  /** 3.33: the leader is the senior one in the Mess (3.463). */
  Exactly({ do: Type.Literal('form'), flotilla: Id, squadrons: Ids(40), flotillas: Ids(10) }),
  Exactly({ do: Type.Literal('unform'), flotilla: Id }),
  /** A Flotilla or an Independent Squadron under a Flotilla, or out from under it. */
  Exactly({ do: Type.Literal('subordinate'), formation: Id, to: Id }),
  Exactly({ do: Type.Literal('detach'), formation: Id }),
  Exactly({ do: Type.Literal('drop'), squadron: Id }),
  /** 8.422: after a Battle, between Engaged Formations. */
  Exactly({ do: Type.Literal('move'), squadron: Id, to: Id }),
  Exactly({ do: Type.Literal('transfer'), from: Id, to: Id, sail: Sail }),
  Exactly({
    do: Type.Literal('transfer-auxiliary'),
    aux: Id,
    to: Type.Union([Exactly({ port: Id }), Exactly({ formation: Id })]),
  }),
  Exactly({ do: Type.Literal('rebase'), aux: Id, to: Id }),
  Exactly({ do: Type.Literal('relieve'), leader: Id, station: Type.Optional(Id) }),
  Exactly({ do: Type.Literal('post'), leader: Id, flotilla: Id }),
  Exactly({ do: Type.Literal('request'), contingent: Id, prestige: Type.Boolean() }),
  Exactly({
    do: Type.Literal('assemble'),
    group: Id,
    route: Type.Integer({ minimum: 0, maximum: 99 }),
    /** 10.123: a Formation, or a Squadron alone, that sails with it from the beginning. */
    escort: Type.Optional(Id),
  }),
  Exactly({ do: Type.Literal('sail-victuals'), convoy: Id }),
  Exactly({ do: Type.Literal('unload'), convoy: Id, points: Type.Integer({ minimum: 1, maximum: 99 }) }),
  Exactly({ do: Type.Literal('send-home'), squadron: Id }),
  Exactly({ do: Type.Literal('hire') }),
  Exactly({ do: Type.Literal('ransom'), leader: Id }),
  Exactly({ do: Type.Literal('buy-leader'), command: Id, rank: OneOf(['commodore', 'admiral']) }),
  Exactly({ do: Type.Literal('merit'), leader: Id }),
  Exactly({ do: Type.Literal('base'), aux: Id, port: Id }),
]);
export type ReorganisationAct = Static<typeof Act>;
export type ActKind = ReorganisationAct['do'];
export type ActOf<K extends ActKind> = Extract<ReorganisationAct, { do: K }>;
export type OrdersAct = Static<typeof OrderAct>;
export type TaskOrder = Static<typeof TaskSchema>;

export const ANSWERS = {
  /** 5.15: plans that change; Dummies (7.151), Conversions at sea (6.323) and Orders given up (9.387) at an Impulse's start. */
  plot: Exactly({
    plans: List(Exactly({ formation: Id, plan: PlanSchema })),
    dummies: Type.Optional(List(Exactly({ at: Id, command: Maybe }), 12)),
    convert: Type.Optional(List(Exactly({ formation: Id, from: From }), 8)),
    abandon: Type.Optional(Ids(20)),
    standing: Type.Optional(
      Exactly({
        search: OneOf(['never', 'passing', 'reach']),
        keep: Type.Integer({ minimum: 0, maximum: 20 }),
        better: Type.Optional(Dice),
        spoil: Type.Optional(Dice),
        again: Type.Optional(Dice),
        force: Type.Optional(Dice),
        stays: Type.Optional(Ids(60)),
        follow: Type.Optional(OneOf(['largest', 'same'])),
      }),
    ),
    watch: Type.Optional(WatchSchema),
  }),
  /** 5.154 */
  leeway: Exactly({ exits: List(Exactly({ token: Id, to: Id })) }),
  /** 6.14: Tasks; Formations shown of one's own will (7.111); shadows called off (7.132); Screens against the Stationed (6.295). */
  tasks: Exactly({
    tasks: List(TaskSchema, 30),
    reveal: Type.Optional(Ids(20)),
    release: Type.Optional(Ids(20)),
    screens: Type.Optional(List(Exactly({ marker: Id, aux: Id }), 20)),
  }),
  /** 6.28 */
  screen: Exactly({ aux: Maybe }),
  /** 7.131 */
  shadow: Exactly({ shadow: Type.Boolean() }),
  /** 8.124, 8.21: whether to fight, and with which Formation first. */
  engage: Exactly({ fight: Type.Boolean(), formation: Maybe }),
  /** 8.23; where two met on a Lane the holder of the Gauge says where it is fought (8.122). */
  withdraw: Exactly({ formations: Ids(20), at: Type.Optional(Id) }),
  /** 8.24: who tries to join, and Auxiliaries to help one's own or to screen off the other's. */
  reinforce: Exactly({ formations: Ids(20), assist: Maybe, screen: Maybe }),
  /** 8.26, 8.214 */
  'line-up': Exactly({ leaders: List(Exactly({ leader: Id, squadron: Id }), 20), out: Ids(40) }),
  /** 8.31 */
  intensity: Exactly({ intensity: OneOf(INTENSITIES) }),
  /** By the tables, or fought out in a match of its own. */
  means: MeansSchema,
  /** 8.33: a Squadron for the Combat, or the call for the Admirals, who picks at once; null where one only might call. */
  combat: Exactly({ squadron: Maybe, admiral: Type.Boolean() }),
  /** 8.33/4 */
  double: Exactly({
    adds: List(Exactly({ combat: Type.Integer({ minimum: 0, maximum: 60 }), squadron: Id })),
  }),
  /** 8.345: of the leader's shifts in each Combat so many to one's own column, the rest against the enemy's. */
  shifts: Exactly({ own: List(Type.Integer({ minimum: 0, maximum: 9 })) }),
  /** 8.33.10: whose Sail outright Sunk results take, Combat by Combat, one entry for each. */
  sinkings: Exactly({ take: List(List(Id, 12)) }),
  /** 6.23 */
  fireships: Exactly({ attacks: List(Exactly({ aux: Id, squadron: Id }), 12) }),
  /** 8.441: a Squadron for each prize in order, null to scuttle her. */
  prizes: Exactly({ into: List(Maybe) }),
  /** 8.42; Orders given up for lost (8.46). */
  regroup: Exactly({ acts: List(Act), abandon: Type.Optional(Ids(20)) }),
  /** 12.31; which Combat's die. */
  mulligan: Exactly({
    again: Type.Boolean(),
    combat: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
  }),
  /** 7.14 */
  'counter-shadow': Exactly({ screens: List(Exactly({ marker: Id, aux: Id }), 20) }),
  /** 9.39 */
  extend: Exactly({ orders: Ids(20) }),
  /** M5: the route of each Convoy that gathers, in the order of the ask. */
  route: Exactly({ routes: List(Type.Integer({ minimum: 0, maximum: 99 }), 8) }),
  /** 11.3: back from In Ordinary; repair rolls, in order, by Port (a Squadron named again pays with Prestige); Sail hulked. */
  dockyard: Exactly({
    back: Ids(60),
    repair: List(Exactly({ port: Id, squadrons: Type.Array(Id, { maxItems: 40 }) })),
    prestige: Type.Integer({ minimum: 0, maximum: 20 }),
    hulk: List(Exactly({ squadron: Id, sail: Sail })),
  }),
  'lay-up': Exactly({ squadrons: Ids(60) }),
  /** Where an Event makes a side name a Key Port of its own. */
  'name-port': Exactly({ port: Id }),
  orders: Exactly({ acts: List(OrderAct, 40), done: Type.Boolean() }),
  /** 6.13, 6.3 */
  auxiliaries: Exactly({
    toSail: List(Exactly({ aux: Id, port: Id }), 12),
    assign: List(
      Exactly({
        aux: Id,
        to: Type.Union([Exactly({ port: Id }), Exactly({ formation: Id })]),
      }),
      80,
    ),
    toAuxiliary: List(Exactly({ from: From }), 8),
  }),
  reorganise: Exactly({ acts: List(Act, 80), done: Type.Boolean() }),
} as const satisfies Record<string, TSchema>;

export type AskKind = keyof typeof ANSWERS;
export type AnswerTo<K extends AskKind> = AnswerIn<typeof ANSWERS, K>;
export type Answer = AnyAnswerIn<typeof ANSWERS>;

type AskFor<K extends AskKind> = AskOf<K>;
type Plain = Exclude<AskKind, 'leeway' | 'screen' | 'shadow' | 'extend' | 'route' | 'counter-shadow'>;

/** An ask says only what is open to all: who is asked, and why, must not give a secret away. */
export type StationAsk =
  | { [K in Plain]: AskFor<K> }[Plain]
  | (AskFor<'leeway'> & {
      readonly tokens: readonly { readonly token: TokenId; readonly exits: readonly LocationId[] }[];
    })
  | (AskFor<'screen'> & { readonly against: Declared })
  | (AskFor<'shadow'> & { readonly token: TokenId })
  | (AskFor<'counter-shadow'> & { readonly markers: readonly TokenId[] })
  | (AskFor<'extend'> & { readonly orders: readonly OrderId[] })
  | (AskFor<'route'> & {
      readonly convoys: readonly { readonly group: string; readonly leg: 'out' | 'home' }[];
    });
