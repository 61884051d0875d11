/** What a module can ask (conditions, tests of Orders) and do (effects): closed lists (9.2, 9.3). */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';
import { Count, DateSchema, Id, Ids, Small, Turns } from './parts.ts';
import { SEASONS, TASKS } from './vocabulary.ts';

const Some = Type.Array(Id, { minItems: 1, maxItems: 40 });

const CONDITIONS = [
  Exactly({ if: Type.Literal('always') }),
  /** The Event's chit is on the chart; with `ever` also if it was taken off again. */
  Exactly({ if: Type.Literal('event'), event: Id, ever: Type.Optional(Type.Boolean()) }),
  Exactly({ if: Type.Literal('campaign'), campaign: Id, is: OneOf(['active', 'inactive', 'ended']) }),
  Exactly({ if: Type.Literal('status'), campaign: Id, is: Id }),
  /** `is` a side, `Neutral`, `Absent` or `EnemyToAll`. */
  Exactly({ if: Type.Literal('contingent'), contingent: Id, is: Id }),
  /** `side` null is neutral. */
  Exactly({ if: Type.Literal('port'), port: Id, side: Type.Union([Id, Type.Null()]) }),
  Exactly({ if: Type.Literal('date'), from: DateSchema, to: Type.Optional(DateSchema) }),
  Exactly({ if: Type.Literal('season'), in: Type.Array(OneOf(SEASONS), { minItems: 1, maxItems: 4 }) }),
  Exactly({ if: Type.Literal('counter'), counter: Id, op: OneOf(['<', '<=', '>=']), value: Small }),
  /** Sail of the line of a Contingent on the map. */
  Exactly({ if: Type.Literal('lineSail'), contingent: Id, op: OneOf(['<', '<=', '>=']), value: Count }),
  Exactly({ if: Type.Literal('fulfilled'), order: Id, withinTurns: Turns }),
  Exactly({ if: Type.Literal('convoy'), group: Id }),
  /** Line Sail of the side in a Port or its Harbour, of the Contingents named or of all. */
  Exactly({ if: Type.Literal('lineAt'), side: Id, at: Id, min: Count, contingents: Type.Optional(Ids) }),
  /** Ready Squadrons of the side in any of the places together. */
  Exactly({ if: Type.Literal('presence'), side: Id, at: Some, minSquadrons: Count }),
] as const;

/** Conditions nest two deep. */
const Inner = Type.Union([...CONDITIONS]);
const Middle = Type.Union([
  ...CONDITIONS,
  Exactly({ if: OneOf(['all', 'any', 'not']), of: Type.Array(Inner, { minItems: 1, maxItems: 10 }) }),
]);
export const ConditionSchema = Type.Union([
  ...CONDITIONS,
  Exactly({ if: OneOf(['all', 'any', 'not']), of: Type.Array(Middle, { minItems: 1, maxItems: 10 }) }),
]);
export type Condition = Static<typeof ConditionSchema>;

export const ModifierSchema = Exactly({ when: ConditionSchema, value: Small });
export type Modifier = Static<typeof ModifierSchema>;

/** Only for a while; null or absent is for good. */
const For = Type.Optional(Type.Union([Turns, Type.Null()]));

/** `target` is the place written down when the Order was issued. */
export const EffectSchema = Type.Union([
  Exactly({ do: Type.Literal('campaignDrm'), campaign: Id, value: Small, turns: Turns }),
  Exactly({ do: Type.Literal('campaignMove'), campaign: Id, boxes: Small }),
  Exactly({ do: Type.Literal('campaignOpen'), campaign: Id }),
  Exactly({ do: Type.Literal('campaignStop'), campaign: Id, permanent: Type.Boolean() }),
  Exactly({ do: Type.Literal('event'), event: Id }),
  Exactly({ do: Type.Literal('cancel'), event: Id }),
  Exactly({ do: Type.Literal('eventDrm'), event: Id, value: Small, turns: Turns }),
  Exactly({ do: Type.Literal('neutralise'), base: Id, turns: Turns }),
  Exactly({ do: Type.Literal('counter'), counter: Id, add: Small }),
  Exactly({ do: Type.Literal('contingent'), contingent: Id, is: Id }),
  Exactly({ do: Type.Literal('portSide'), port: Id, side: Type.Union([Id, Type.Null()]) }),
  Exactly({
    do: Type.Literal('repairRate'),
    ports: Type.Optional(Ids),
    contingent: Type.Optional(Id),
    rolls: Count,
    per: OneOf(['turn', 'quarter']),
    turns: For,
  }),
  /** `port` an id, `target`, or `most-ready`: its owner, who has more Ready Squadrons, names a Key Port. */
  Exactly({ do: Type.Literal('repairHalt'), port: Id, turns: Turns }),
  Exactly({ do: Type.Literal('draws'), side: Id, value: Small, turns: For }),
  Exactly({ do: Type.Literal('rule'), rule: Id, on: Type.Boolean() }),
  Exactly({ do: Type.Literal('reinforce'), package: Id }),
  Exactly({ do: Type.Literal('withdraw'), package: Id }),
  Exactly({ do: Type.Literal('return'), package: Id, afterTurns: Turns }),
  Exactly({ do: Type.Literal('auxiliaries'), ids: Ids }),
  Exactly({ do: Type.Literal('convoyLimit'), group: Id, value: Small, turns: For }),
  Exactly({ do: Type.Literal('requestDrm'), side: Id, value: Small, turns: For }),
  Exactly({
    do: Type.Literal('orders'),
    side: Id,
    fulfilled: Type.Optional(Count),
    failed: Type.Optional(Count),
  }),
  Exactly({ do: Type.Literal('galeForce'), value: Small, turns: Turns }),
  Exactly({ do: Type.Literal('prestige'), side: Id, value: Small }),
]);
export type Effect = Static<typeof EffectSchema>;

/** M3.3 */
const TESTS = [
  Exactly({ test: Type.Literal('station'), at: Some, impulses: Turns }),
  Exactly({ test: Type.Literal('interdict'), at: Some, impulses: Turns }),
  Exactly({ test: Type.Literal('circuit'), route: Some, times: Turns }),
  Exactly({ test: Type.Literal('arrive'), at: Some, state: OneOf(['Ready', 'FittingOut']) }),
  Exactly({ test: Type.Literal('escort'), group: Id, maxDP: Count }),
  Exactly({ test: Type.Literal('task'), task: OneOf(TASKS), at: Some, successes: Count }),
  Exactly({ test: Type.Literal('breakBlockade'), at: Id }),
  Exactly({ test: Type.Literal('harmConvoy'), group: Id, dp: Count }),
] as const;
const Leaf = Type.Union([...TESTS]);
export const FulfilSchema = Type.Union([
  ...TESTS,
  /** Each is looked at only when those before it have been true. */
  Exactly({ test: Type.Literal('sequence'), of: Type.Array(Leaf, { minItems: 2, maxItems: 6 }) }),
  Exactly({ test: Type.Literal('allOf'), of: Type.Array(Leaf, { minItems: 2, maxItems: 6 }) }),
]);
export type Fulfil = Static<typeof FulfilSchema>;
export type FulfilLeaf = Static<typeof Leaf>;

/** M3.4. That the Formation is Unformed, too weak, or the Year is over fails every Order and is not said. */
export const FailSchema = Type.Union([
  Exactly({ test: Type.Literal('leftTarget') }),
  Exactly({ test: Type.Literal('lostBattle') }),
  Exactly({ test: Type.Literal('convoyFailed') }),
  Exactly({ test: Type.Literal('deadline'), turns: Turns }),
]);
export type Fail = Static<typeof FailSchema>;
