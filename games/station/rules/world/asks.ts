/** The questions of the game and the shape of their answers, in the order of play. */
import {
  type AnswerIn,
  type AnyAnswerIn,
  type AskOf,
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

const Strict = { additionalProperties: false } as const;
const Id = Type.String({ minLength: 1, maxLength: 60 });
const Ids = (maxItems: number) => Type.Array(Id, { maxItems, uniqueItems: true });
const Sail = Type.Integer({ minimum: 1, maximum: 4 });
const Maybe = Type.Union([Id, Type.Null()]);
const List = <S extends TSchema>(schema: S, maxItems = 60) => Type.Array(schema, { maxItems });

/** 12.31, 12.42 */
const Dice = Type.Array(OneOf(RANKED_DICE), { maxItems: RANKED_DICE.length, uniqueItems: true });

const StepSchema = Type.Union([
  Type.Object({ do: Type.Literal('go'), to: Id }, Strict),
  Type.Object({ do: Type.Literal('hold') }, Strict),
  Type.Object({ do: Type.Literal('put-out') }, Strict),
  Type.Object({ do: Type.Literal('put-in') }, Strict),
  Type.Object({ do: Type.Literal('leave'), to: Id }, Strict),
  Type.Object({ do: Type.Literal('remove'), marker: Id }, Strict),
  Type.Object({ do: Type.Literal('take-over'), formation: Id }, Strict),
]);

/** 9.373 */
const Clear = Type.Optional(Type.Boolean());

const PlanSchema = Type.Union([
  Type.Object({ kind: Type.Literal('hold') }, Strict),
  Type.Object(
    { kind: Type.Literal('steps'), steps: Type.Array(StepSchema, { minItems: 1, maxItems: 64 }) },
    Strict,
  ),
  Type.Object(
    { kind: Type.Literal('voyage'), to: Id, arrive: OneOf(['hold', 'put-in']), clear: Clear },
    Strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('patrol'),
      route: Type.Array(Id, { minItems: 1, maxItems: 12 }),
      next: Type.Integer({ minimum: 0, maximum: 11 }),
      clear: Clear,
    },
    Strict,
  ),
  Type.Object({ kind: Type.Literal('with'), formation: Id }, Strict),
]);

/** Sail given up or taken in, by Squadron. */
const From = Type.Array(Type.Object({ squadron: Id, sail: Sail }, Strict), { minItems: 1, maxItems: 4 });

const WatchSchema = Type.Object(
  {
    plot: OneOf(['increment', 'impulse', 'turn']),
    tasks: OneOf(['ask', 'standing']),
    screen: OneOf(['ask', 'always', 'never']),
    withdraw: OneOf(['ask', 'outnumbered', 'never']),
    mulligan: OneOf(['ask', 'never']),
  },
  Strict,
);

const TaskSchema = Type.Object(
  {
    task: OneOf(TASKS),
    aux: Id,
    /** 6.28: the one to be sent instead if the Enemy declares a Screen. */
    ifScreened: Type.Optional(Id),
    /** The Space or Zone. */
    at: Id,
    /** A token (Convoy Attack, Fireship at a Formation in Harbour) or a marker (Counter-Shadowing). */
    against: Type.Optional(Id),
  },
  Strict,
);

/**
 * 9.35, 9.36, 9.387, 9.4: what can be done with Orders, one after the other; a chit of the Hand is never put back (9.355).
 * A draw or a choice must be the last.
 */
const OrderAct = Type.Union([
  /** 9.351, third way: one chosen and one blind. */
  Type.Object({ do: Type.Literal('choose'), order: Id }, Strict),
  /** Second way: some blind, of which one is kept. */
  Type.Object({ do: Type.Literal('draw') }, Strict),
  Type.Object({ do: Type.Literal('keep'), order: Id }, Strict),
  Type.Object(
    {
      do: Type.Literal('issue'),
      order: Id,
      formation: Id,
      target: Type.Optional(Id),
      convoy: Type.Optional(Id),
    },
    Strict,
  ),
  /** 9.42: to a Port or to a Flotilla. */
  Type.Object(
    {
      do: Type.Literal('rendezvous'),
      squadron: Id,
      to: Type.Union([Type.Object({ port: Id }, Strict), Type.Object({ flotilla: Id }, Strict)]),
    },
    Strict,
  ),
  Type.Object({ do: Type.Literal('hand-over'), formation: Id, of: Id }, Strict),
  Type.Object({ do: Type.Literal('fail'), formation: Id }, Strict),
]);

/** 3.25 to 3.48, 6.135, 6.153, 8.42, 10.16, 10.17, 11.1, 12.3: one thing done in a Reorganisation. */
const Act = Type.Union([
  /** 3.33: the leader is the senior one in the Mess (3.463). */
  Type.Object({ do: Type.Literal('form'), flotilla: Id, squadrons: Ids(40), flotillas: Ids(10) }, Strict),
  Type.Object({ do: Type.Literal('unform'), flotilla: Id }, Strict),
  /** A Flotilla or an Independent Squadron under a Flotilla, or out from under it. */
  Type.Object({ do: Type.Literal('subordinate'), formation: Id, to: Id }, Strict),
  Type.Object({ do: Type.Literal('detach'), formation: Id }, Strict),
  Type.Object({ do: Type.Literal('drop'), squadron: Id }, Strict),
  /** 8.422: after a Battle, between Engaged Formations. */
  Type.Object({ do: Type.Literal('move'), squadron: Id, to: Id }, Strict),
  Type.Object({ do: Type.Literal('transfer'), from: Id, to: Id, sail: Sail }, Strict),
  Type.Object(
    {
      do: Type.Literal('transfer-auxiliary'),
      aux: Id,
      to: Type.Union([Type.Object({ port: Id }, Strict), Type.Object({ formation: Id }, Strict)]),
    },
    Strict,
  ),
  Type.Object({ do: Type.Literal('rebase'), aux: Id, to: Id }, Strict),
  Type.Object({ do: Type.Literal('relieve'), leader: Id, station: Type.Optional(Id) }, Strict),
  Type.Object({ do: Type.Literal('post'), leader: Id, flotilla: Id }, Strict),
  Type.Object({ do: Type.Literal('request'), contingent: Id, prestige: Type.Boolean() }, Strict),
  Type.Object(
    { do: Type.Literal('assemble'), group: Id, route: Type.Integer({ minimum: 0, maximum: 99 }) },
    Strict,
  ),
  Type.Object({ do: Type.Literal('sail-victuals'), convoy: Id }, Strict),
  Type.Object(
    { do: Type.Literal('unload'), convoy: Id, points: Type.Integer({ minimum: 1, maximum: 99 }) },
    Strict,
  ),
  Type.Object({ do: Type.Literal('send-home'), squadron: Id }, Strict),
  Type.Object({ do: Type.Literal('hire') }, Strict),
  Type.Object({ do: Type.Literal('ransom'), leader: Id }, Strict),
  Type.Object({ do: Type.Literal('buy-leader'), command: Id, rank: OneOf(['commodore', 'admiral']) }, Strict),
  Type.Object({ do: Type.Literal('merit'), leader: Id }, Strict),
  Type.Object({ do: Type.Literal('base'), aux: Id, port: Id }, Strict),
]);
export type ReorganisationAct = Static<typeof Act>;
export type OrdersAct = Static<typeof OrderAct>;
export type TaskOrder = Static<typeof TaskSchema>;

export const ANSWERS = {
  /** 5.15: plans that change; Dummies (7.151), Conversions at sea (6.323) and Orders given up (9.387) at an Impulse's start. */
  plot: Type.Object(
    {
      plans: List(Type.Object({ formation: Id, plan: PlanSchema }, Strict)),
      dummies: Type.Optional(List(Type.Object({ at: Id, command: Maybe }, Strict), 12)),
      convert: Type.Optional(List(Type.Object({ formation: Id, from: From }, Strict), 8)),
      abandon: Type.Optional(Ids(20)),
      standing: Type.Optional(
        Type.Object(
          {
            search: OneOf(['never', 'passing', 'reach']),
            keep: Type.Integer({ minimum: 0, maximum: 20 }),
            better: Type.Optional(Dice),
            spoil: Type.Optional(Dice),
            again: Type.Optional(Dice),
            force: Type.Optional(Dice),
            stays: Type.Optional(Ids(60)),
            follow: Type.Optional(OneOf(['largest', 'same'])),
          },
          Strict,
        ),
      ),
      watch: Type.Optional(WatchSchema),
    },
    Strict,
  ),
  /** 5.154 */
  leeway: Type.Object({ exits: List(Type.Object({ token: Id, to: Id }, Strict)) }, Strict),
  /** 6.14: Tasks; Formations shown of one's own will (7.111); shadows called off (7.132); Screens against the Stationed (6.295). */
  tasks: Type.Object(
    {
      tasks: List(TaskSchema, 30),
      reveal: Type.Optional(Ids(20)),
      release: Type.Optional(Ids(20)),
      screens: Type.Optional(List(Type.Object({ marker: Id, aux: Id }, Strict), 20)),
    },
    Strict,
  ),
  /** 6.28 */
  screen: Type.Object({ aux: Maybe }, Strict),
  /** 7.131 */
  shadow: Type.Object({ shadow: Type.Boolean() }, Strict),
  /** 8.124, 8.21: whether to fight, and with which Formation first. */
  engage: Type.Object({ fight: Type.Boolean(), formation: Maybe }, Strict),
  /** 8.23; where two met on a Lane the holder of the Gauge says where it is fought (8.122). */
  withdraw: Type.Object({ formations: Ids(20), at: Type.Optional(Id) }, Strict),
  /** 8.24: who tries to join, and Auxiliaries to help one's own or to screen off the other's. */
  reinforce: Type.Object({ formations: Ids(20), assist: Maybe, screen: Maybe }, Strict),
  /** 8.26, 8.214 */
  'line-up': Type.Object(
    { leaders: List(Type.Object({ leader: Id, squadron: Id }, Strict), 20), out: Ids(40) },
    Strict,
  ),
  /** 8.31 */
  intensity: Type.Object({ intensity: OneOf(INTENSITIES) }, Strict),
  /** 8.33: a Squadron for the Combat, or the call for the Admirals, who picks at once; null where one only might call. */
  combat: Type.Object({ squadron: Maybe, admiral: Type.Boolean() }, Strict),
  /** 8.33/4 */
  double: Type.Object(
    { adds: List(Type.Object({ combat: Type.Integer({ minimum: 0, maximum: 60 }), squadron: Id }, Strict)) },
    Strict,
  ),
  /** 8.345: of the leader's shifts in each Combat so many to one's own column, the rest against the enemy's. */
  shifts: Type.Object({ own: List(Type.Integer({ minimum: 0, maximum: 9 })) }, Strict),
  /** 8.33.10: whose Sail outright Sunk results take, Combat by Combat, one entry for each. */
  sinkings: Type.Object({ take: List(List(Id, 12)) }, Strict),
  /** 6.23 */
  fireships: Type.Object({ attacks: List(Type.Object({ aux: Id, squadron: Id }, Strict), 12) }, Strict),
  /** 8.441: a Squadron for each prize in order, null to scuttle her. */
  prizes: Type.Object({ into: List(Maybe) }, Strict),
  /** 8.42; Orders given up for lost (8.46). */
  regroup: Type.Object({ acts: List(Act), abandon: Type.Optional(Ids(20)) }, Strict),
  /** 12.31; which Combat's die. */
  mulligan: Type.Object(
    { again: Type.Boolean(), combat: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })) },
    Strict,
  ),
  /** 7.14 */
  'counter-shadow': Type.Object({ screens: List(Type.Object({ marker: Id, aux: Id }, Strict), 20) }, Strict),
  /** 9.39 */
  extend: Type.Object({ orders: Ids(20) }, Strict),
  /** M5: the route of each Convoy that gathers, in the order of the ask. */
  route: Type.Object({ routes: List(Type.Integer({ minimum: 0, maximum: 99 }), 8) }, Strict),
  /** 11.3: back from In Ordinary; repair rolls, in order, by Port (a Squadron named again pays with Prestige); Sail hulked. */
  dockyard: Type.Object(
    {
      back: Ids(60),
      repair: List(Type.Object({ port: Id, squadrons: Type.Array(Id, { maxItems: 40 }) }, Strict)),
      prestige: Type.Integer({ minimum: 0, maximum: 20 }),
      hulk: List(Type.Object({ squadron: Id, sail: Sail }, Strict)),
    },
    Strict,
  ),
  'lay-up': Type.Object({ squadrons: Ids(60) }, Strict),
  /** Where an Event makes a side name a Key Port of its own. */
  'name-port': Type.Object({ port: Id }, Strict),
  orders: Type.Object({ acts: List(OrderAct, 40), done: Type.Boolean() }, Strict),
  /** 6.13, 6.3 */
  auxiliaries: Type.Object(
    {
      toSail: List(Type.Object({ aux: Id, port: Id }, Strict), 12),
      assign: List(
        Type.Object(
          {
            aux: Id,
            to: Type.Union([Type.Object({ port: Id }, Strict), Type.Object({ formation: Id }, Strict)]),
          },
          Strict,
        ),
        80,
      ),
      toAuxiliary: List(Type.Object({ from: From }, Strict), 8),
    },
    Strict,
  ),
  reorganise: Type.Object({ acts: List(Act, 80), done: Type.Boolean() }, Strict),
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
