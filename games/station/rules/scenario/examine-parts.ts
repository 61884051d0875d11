/** Tools with which a module and a scenario are examined: flaws are gathered, each with where and what was expected. */
import type { Flaw } from '@weathergage/kernel';
import { joinBothWays } from '../chart/distances.ts';
import type { Module } from '../module/module.ts';
import type { LocationId } from '../module/vocabulary.ts';

export class Flaws {
  readonly all: Flaw[] = [];

  need(ok: boolean, path: string, expected: string): boolean {
    if (!ok) this.all.push({ path, expected });
    return ok;
  }

  /** Each of the ids is among the known ones. */
  known(ids: Iterable<string>, among: { has(id: string): boolean }, path: string, what: string): void {
    for (const id of ids) this.need(among.has(id), path, `${what}: there is no ${id}`);
  }

  unique(ids: readonly string[], path: string): void {
    const seen = new Set<string>();
    for (const id of ids) {
      this.need(!seen.has(id), path, `every id once, ${id} is there twice`);
      seen.add(id);
    }
  }

  range([low, high]: readonly [number, number], path: string): void {
    this.need(low <= high, path, 'a range from low to high');
  }

  /** Dice that leave no number out and name none twice. */
  cover(ranges: readonly (readonly [number, number])[], low: number, high: number, path: string): void {
    for (let die = low; die <= high; die++) {
      const times = ranges.filter(([from, to]) => die >= from && die <= to).length;
      this.need(times === 1, path, `${die} in one row, not in ${times}`);
    }
  }
}

/** All that a module names, for looking up. */
export interface Named {
  readonly module: Module;
  readonly sides: ReadonlySet<string>;
  readonly commands: ReadonlyMap<string, string>;
  readonly contingents: ReadonlySet<string>;
  /** Large Spaces, Ports and Straits among them. */
  readonly large: ReadonlySet<LocationId>;
  readonly zones: ReadonlySet<LocationId>;
  readonly locations: ReadonlySet<LocationId>;
  readonly ports: ReadonlySet<string>;
  readonly winds: ReadonlySet<string>;
  readonly hulls: ReadonlySet<string>;
  readonly leaders: ReadonlySet<string>;
  readonly auxiliaries: ReadonlySet<string>;
  readonly flotillas: ReadonlySet<string>;
  readonly orders: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly campaigns: ReadonlySet<string>;
  readonly convoys: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
  /** Large Spaces and Zones that a Movement Point may lead to. */
  readonly beside: ReadonlyMap<LocationId, ReadonlySet<LocationId>>;
}

const ids = (all: readonly { readonly id: string }[]): Set<string> => new Set(all.map(({ id }) => id));

export function namedIn(module: Module): Named {
  const large = new Set(module.spaces.filter(({ kind }) => kind !== 'small').map(({ id }) => id));
  const zones = ids(module.zones);
  const beside = new Map<LocationId, Set<LocationId>>();
  for (const { a, b } of module.links) joinBothWays(beside, a, b);
  for (const { id, edges } of module.zones)
    for (const { exits } of edges) for (const exit of exits) joinBothWays(beside, id, exit);
  return {
    module,
    sides: ids(module.sides),
    commands: new Map(
      module.sides.flatMap(({ id, commands }) => commands.map((one) => [one.id, id] as const)),
    ),
    contingents: ids(module.contingents),
    large,
    zones,
    locations: new Set([...module.spaces.map(({ id }) => id), ...zones]),
    ports: ids(module.ports),
    winds: ids(module.winds),
    hulls: ids([...module.squadrons, ...module.flagships]),
    leaders: ids(module.leaders),
    auxiliaries: ids(module.auxiliaries),
    flotillas: ids(module.flotillas),
    orders: ids(module.orders),
    events: ids(module.events),
    campaigns: ids(module.campaigns),
    convoys: new Set(module.convoys.map(({ group }) => group)),
    packages: ids(module.packages),
    beside,
  };
}
