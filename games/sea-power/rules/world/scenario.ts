/** A scenario file: which wars are fought, by whom, with what. Map, ships and leaders are named by id and never stated. */
import { Exactly, OneOf, type Static, scenarioFields, Type } from '@weathergage/kernel';
import { NATIONS, OWNERS } from '../../data/nations.ts';

const Id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });
const Name = Type.String({ minLength: 1, maxLength: 80 });
const Year = Type.Integer({ minimum: 1700, maximum: 1899 });
const Points = Type.Integer({ minimum: 0, maximum: 200 });

const Levy = Exactly({
  ships: Type.Integer({ minimum: 0, maximum: 120 }),
  leaders: Type.Integer({ minimum: 0, maximum: 40 }),
});

const NationForces = Exactly({
  nation: OneOf(NATIONS),
  /** 5.0: kept in play from year to year. */
  base: Levy,
  /** 5.1, 5.2: drawn anew each year on top of the base. */
  new: Levy,
  /** 6.31: frigate markers, the same number each year. */
  frigates: Type.Integer({ minimum: 0, maximum: 30 }),
  /** 6.22: the year the nation enters the war; until then its ports are neutral. */
  enters: Year,
});

/** What areas are worth in a year (8.2). */
const Values = Type.Record(Id, Type.Integer({ minimum: 0, maximum: 50 }));

const PortChange = Exactly({ year: Year, port: Id, owner: OneOf(OWNERS) });

const War = Exactly({
  /** Which of the three wars: it decides who is in the pools and who owns the ports at its start. */
  war: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  title: Name,
  first: Year,
  last: Year,
  forces: Type.Array(NationForces, { minItems: 2, maxItems: 5 }),
  /** Ports that change hands by the calendar, at the start of a year. */
  changes: Type.Array(PortChange, { maxItems: 60 }),
  /** The areas that count in this war, and no others; without them those of the scenario or of the map. */
  prizes: Type.Optional(Values),
});

export const ScenarioSchema = Exactly({
  ...scenarioFields,
  /** One war for a scenario, several in a row for a campaign (10.4, 10.5). */
  wars: Type.Array(War, { minItems: 1, maxItems: 3 }),
  /** Victory points that the sides begin with (11.F/2). */
  start: Type.Optional(Exactly({ english: Points, european: Points })),
  /** Areas whose value departs from the map's, in wars that do not name their prizes. */
  values: Type.Optional(Values),
  provenance: Type.Record(Type.String(), OneOf(['seed', 'public', 'constructed'])),
});
export type Scenario = Static<typeof ScenarioSchema>;
export type WarPlan = Scenario['wars'][number];
export type ForcesPlan = WarPlan['forces'][number];
