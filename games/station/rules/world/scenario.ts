/** A scenario: a module, the date, and how everything stands at the start. */
import { Exactly, OneOf, type Static, Type } from '@weathergage/kernel';
import { ModuleSchema } from '../module/module.ts';
import { Count, DateSchema, Id, Ids, Name, Small, Text } from '../module/parts.ts';
import { STATES } from '../module/vocabulary.ts';

const State = OneOf(STATES);

export const ScenarioSchema = Exactly({
  id: Id,
  title: Name,
  date: Name,
  place: Name,
  briefing: Text,
  balance: Type.Optional(Text),
  tutorial: Type.Optional(Type.Boolean()),
  /** One of ours by its id, or a whole one that the file brings along. */
  module: Type.Union([Id, ModuleSchema]),
  start: DateSchema,
  /** After how many Turns it ends at the latest. */
  turns: Type.Integer({ minimum: 1, maximum: 160 }),
  /** M8.2: whether the die of the module's `ending` may end it earlier. */
  variableEnd: Type.Optional(Type.Boolean()),
  prestige: Type.Record(Id, Count),
  events: Ids,
  statuses: Type.Record(Id, Id),
  /** Campaigns that are Active, and the box. */
  campaigns: Type.Record(Id, Count),
  /** Contingents that are not as the module says: a side, `Neutral`, `Absent`. */
  contingents: Type.Record(Id, Id),
  /** Ports that are not as the module says. */
  ports: Type.Record(Id, Type.Union([Id, Type.Null()])),
  flotillas: Type.Array(
    Exactly({
      id: Id,
      leader: Id,
      at: Id,
      state: OneOf(['Ready', 'FittingOut']),
      under: Type.Union([Id, Type.Null()]),
      /** 7.112: Spotted as it begins, and until the Enemy is no longer where it is. */
      sighted: Type.Optional(Type.Boolean()),
    }),
    { maxItems: 40 },
  ),
  /** Squadrons and Flagships (one Sail), in a Flotilla or in a Port. */
  squadrons: Type.Array(
    Exactly({
      id: Id,
      sail: Type.Integer({ minimum: 1, maximum: 4 }),
      dp: Count,
      in: Type.Union([Exactly({ flotilla: Id }), Exactly({ port: Id, state: State })]),
    }),
    { maxItems: 200 },
  ),
  /** By side or Command: who holds the Station. */
  stations: Type.Record(Id, Id),
  mess: Ids,
  /** A Flotilla, a Port, or `Available`. Those not named are not in play yet. */
  auxiliaries: Type.Array(Exactly({ id: Id, at: Id }), { maxItems: 200 }),
  issued: Type.Array(Exactly({ order: Id, formation: Id, target: Type.Optional(Id) }), {
    maxItems: 20,
  }),
  convoys: Type.Array(Exactly({ group: Id, route: Count, at: Id, escort: Type.Optional(Id) }), {
    maxItems: 6,
  }),
  repairPoints: Type.Record(Id, Count),
  /** Packages that come back: a module's package and the date. */
  returning: Type.Optional(Type.Array(Exactly({ package: Id, on: DateSchema }), { maxItems: 6 })),
  /** Rules of the module in force at the start (`rule` effects). */
  rules: Type.Optional(Ids),
  /** Where a scenario leaves parts of the game out. */
  only: Type.Optional(
    Exactly({
      /** Nothing may go elsewhere; Small Spaces between two of them count. */
      map: Type.Optional(Ids),
      winds: Type.Optional(Ids),
      /** No Events, Campaigns, Convoys, Corsairs, Requests, Repairs, new Orders or Reinforcements. */
      without: Type.Optional(
        Type.Array(
          OneOf([
            'events',
            'convoys',
            'corsairs',
            'requests',
            'repairs',
            'draws',
            'schedule',
            'random-events',
          ]),
          { maxItems: 8 },
        ),
      ),
    }),
  ),
  /** 9.385: each Fulfilled chit at once, instead of the comparison of the Year. */
  scoreOrders: Type.Optional(Exactly({ fulfilled: Small, failed: Small })),
  /** Prestige at the end for Sail of a Contingent in places. */
  /** Whether the module's Prestige for what is left of a fleet is given at the end. */
  fleetCounts: Type.Optional(Type.Boolean()),
  endBonus: Type.Optional(
    Type.Array(Exactly({ side: Id, contingent: Id, sail: Count, at: Ids, prestige: Small }), {
      maxItems: 6,
    }),
  ),
  /** Prestige given from the start to even the odds. */
  handicap: Type.Optional(Type.Record(Id, Count)),
});
export type Scenario = Static<typeof ScenarioSchema>;
