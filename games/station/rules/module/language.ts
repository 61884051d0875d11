/** What a module can ask (conditions, tests of Orders) and do (effects): closed lists (9.2, 9.3). */
import { OneOf, type Static, Type } from '@weathergage/kernel';
import { Count, DateSchema, Id, Ids, Small, Strict, Turns } from './parts.ts';
import { SEASONS, TASKS } from './vocabulary.ts';

const Some = Type.Array(Id, { minItems: 1, maxItems: 40 });

const CONDITIONS = [
  Type.Object({ if: Type.Literal('always') }, Strict),
  /** The Event's chit is on the chart; with `ever` also if it was taken off again. */
  Type.Object({ if: Type.Literal('event'), event: Id, ever: Type.Optional(Type.Boolean()) }, Strict),
  Type.Object(
    { if: Type.Literal('campaign'), campaign: Id, is: OneOf(['active', 'inactive', 'ended']) },
    Strict,
  ),
  Type.Object({ if: Type.Literal('status'), campaign: Id, is: Id }, Strict),
  /** `is` a side, `Neutral`, `Absent` or `EnemyToAll`. */
  Type.Object({ if: Type.Literal('contingent'), contingent: Id, is: Id }, Strict),
  /** `side` null is neutral. */
  Type.Object({ if: Type.Literal('port'), port: Id, side: Type.Union([Id, Type.Null()]) }, Strict),
  Type.Object({ if: Type.Literal('date'), from: DateSchema, to: Type.Optional(DateSchema) }, Strict),
  Type.Object(
    { if: Type.Literal('season'), in: Type.Array(OneOf(SEASONS), { minItems: 1, maxItems: 4 }) },
    Strict,
  ),
  Type.Object(
    { if: Type.Literal('counter'), counter: Id, op: OneOf(['<', '<=', '>=']), value: Small },
    Strict,
  ),
  /** Sail of the line of a Contingent on the map. */
  Type.Object(
    { if: Type.Literal('lineSail'), contingent: Id, op: OneOf(['<', '<=', '>=']), value: Count },
    Strict,
  ),
  Type.Object({ if: Type.Literal('fulfilled'), order: Id, withinTurns: Turns }, Strict),
  Type.Object({ if: Type.Literal('convoy'), group: Id }, Strict),
  /** Line Sail of the side in a Port or its Harbour, of the Contingents named or of all. */
  Type.Object(
    { if: Type.Literal('lineAt'), side: Id, at: Id, min: Count, contingents: Type.Optional(Ids) },
    Strict,
  ),
  /** Ready Squadrons of the side in any of the places together. */
  Type.Object({ if: Type.Literal('presence'), side: Id, at: Some, minSquadrons: Count }, Strict),
] as const;

/** Conditions nest two deep. */
const Inner = Type.Union([...CONDITIONS]);
const Middle = Type.Union([
  ...CONDITIONS,
  Type.Object(
    { if: OneOf(['all', 'any', 'not']), of: Type.Array(Inner, { minItems: 1, maxItems: 10 }) },
    Strict,
  ),
]);
export const ConditionSchema = Type.Union([
  ...CONDITIONS,
  Type.Object(
    { if: OneOf(['all', 'any', 'not']), of: Type.Array(Middle, { minItems: 1, maxItems: 10 }) },
    Strict,
  ),
]);
export type Condition = Static<typeof ConditionSchema>;

export const ModifierSchema = Type.Object({ when: ConditionSchema, value: Small }, Strict);
export type Modifier = Static<typeof ModifierSchema>;

/** Only for a while; null or absent is for good. */
const For = Type.Optional(Type.Union([Turns, Type.Null()]));

/** `target` is the place written down when the Order was issued. */
export const EffectSchema = Type.Union([
  Type.Object({ do: Type.Literal('campaignDrm'), campaign: Id, value: Small, turns: Turns }, Strict),
  Type.Object({ do: Type.Literal('campaignMove'), campaign: Id, boxes: Small }, Strict),
  Type.Object({ do: Type.Literal('campaignOpen'), campaign: Id }, Strict),
  Type.Object({ do: Type.Literal('campaignStop'), campaign: Id, permanent: Type.Boolean() }, Strict),
  Type.Object({ do: Type.Literal('event'), event: Id }, Strict),
  Type.Object({ do: Type.Literal('cancel'), event: Id }, Strict),
  Type.Object({ do: Type.Literal('eventDrm'), event: Id, value: Small, turns: Turns }, Strict),
  Type.Object({ do: Type.Literal('neutralise'), base: Id, turns: Turns }, Strict),
  Type.Object({ do: Type.Literal('counter'), counter: Id, add: Small }, Strict),
  Type.Object({ do: Type.Literal('contingent'), contingent: Id, is: Id }, Strict),
  Type.Object({ do: Type.Literal('portSide'), port: Id, side: Type.Union([Id, Type.Null()]) }, Strict),
  Type.Object(
    {
      do: Type.Literal('repairRate'),
      ports: Type.Optional(Ids),
      contingent: Type.Optional(Id),
      rolls: Count,
      per: OneOf(['turn', 'quarter']),
      turns: For,
    },
    Strict,
  ),
  /** `port` an id, `target`, or `most-ready`: its owner, who has more Ready Squadrons, names a Key Port. */
  Type.Object({ do: Type.Literal('repairHalt'), port: Id, turns: Turns }, Strict),
  Type.Object({ do: Type.Literal('draws'), side: Id, value: Small, turns: For }, Strict),
  Type.Object({ do: Type.Literal('rule'), rule: Id, on: Type.Boolean() }, Strict),
  Type.Object({ do: Type.Literal('reinforce'), package: Id }, Strict),
  Type.Object({ do: Type.Literal('withdraw'), package: Id }, Strict),
  Type.Object({ do: Type.Literal('return'), package: Id, afterTurns: Turns }, Strict),
  Type.Object({ do: Type.Literal('auxiliaries'), ids: Ids }, Strict),
  Type.Object({ do: Type.Literal('convoyLimit'), group: Id, value: Small, turns: For }, Strict),
  Type.Object({ do: Type.Literal('requestDrm'), side: Id, value: Small, turns: For }, Strict),
  Type.Object(
    { do: Type.Literal('orders'), side: Id, fulfilled: Type.Optional(Count), failed: Type.Optional(Count) },
    Strict,
  ),
  Type.Object({ do: Type.Literal('galeForce'), value: Small, turns: Turns }, Strict),
  Type.Object({ do: Type.Literal('prestige'), side: Id, value: Small }, Strict),
]);
export type Effect = Static<typeof EffectSchema>;

/** M3.3 */
const TESTS = [
  Type.Object({ test: Type.Literal('station'), at: Some, impulses: Turns }, Strict),
  Type.Object({ test: Type.Literal('interdict'), at: Some, impulses: Turns }, Strict),
  Type.Object({ test: Type.Literal('circuit'), route: Some, times: Turns }, Strict),
  Type.Object({ test: Type.Literal('arrive'), at: Some, state: OneOf(['Ready', 'FittingOut']) }, Strict),
  Type.Object({ test: Type.Literal('escort'), group: Id, maxDP: Count }, Strict),
  Type.Object({ test: Type.Literal('task'), task: OneOf(TASKS), at: Some, successes: Count }, Strict),
  Type.Object({ test: Type.Literal('breakBlockade'), at: Id }, Strict),
  Type.Object({ test: Type.Literal('harmConvoy'), group: Id, dp: Count }, Strict),
] as const;
const Leaf = Type.Union([...TESTS]);
export const FulfilSchema = Type.Union([
  ...TESTS,
  /** Each is looked at only when those before it have been true. */
  Type.Object({ test: Type.Literal('sequence'), of: Type.Array(Leaf, { minItems: 2, maxItems: 6 }) }, Strict),
  Type.Object({ test: Type.Literal('allOf'), of: Type.Array(Leaf, { minItems: 2, maxItems: 6 }) }, Strict),
]);
export type Fulfil = Static<typeof FulfilSchema>;
export type FulfilLeaf = Static<typeof Leaf>;

/** M3.4. That the Formation is Unformed, too weak, or the Year is over fails every Order and is not said. */
export const FailSchema = Type.Union([
  Type.Object({ test: Type.Literal('leftTarget') }, Strict),
  Type.Object({ test: Type.Literal('lostBattle') }, Strict),
  Type.Object({ test: Type.Literal('convoyFailed') }, Strict),
  Type.Object({ test: Type.Literal('deadline'), turns: Turns }, Strict),
]);
export type Fail = Static<typeof FailSchema>;
