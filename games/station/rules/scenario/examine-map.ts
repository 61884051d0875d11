/** Whether the sea of a module hangs together: Spaces, Lanes, Zones, Ports and winds (5.2, 5.3). */
import type { Wind } from '../module/map.ts';
import type { LocationId } from '../module/vocabulary.ts';
import type { Flaws, Named } from './examine-parts.ts';

export function examineMap(flaws: Flaws, named: Named, path: string): void {
  examineSpaces(flaws, named, path);
  examineZones(flaws, named, path);
  examinePorts(flaws, named, path);
  for (const [index, wind] of named.module.winds.entries())
    examineWind(flaws, named, wind, `${path}/winds/${index}`);
}

function examineSpaces(flaws: Flaws, named: Named, path: string): void {
  const { module, large, winds, beside } = named;
  flaws.unique(
    [...module.spaces, ...module.zones].map(({ id }) => id),
    `${path}/spaces`,
  );
  for (const [index, space] of module.spaces.entries()) {
    const at = `${path}/spaces/${index}`;
    flaws.known(space.winds, winds, at, 'Seasonal Winds');
    if (space.kind === 'small') {
      const on = module.links.filter(({ small }) => small === space.id).length;
      flaws.need(on === 1, at, `a Small Space on one Lane, not on ${on} (5.22)`);
    } else flaws.need(beside.has(space.id), at, 'a Lane or a Sea Zone that leads there');
    flaws.need((space.kind === 'port') === named.ports.has(space.id), at, 'a Port where its kind says so');
  }
  const pairs = new Set<string>();
  for (const [index, { a, b, small, seasonal }] of module.links.entries()) {
    const at = `${path}/links/${index}`;
    flaws.known([a, b], large, at, 'two Large Spaces');
    flaws.need(a !== b, at, 'two Spaces, not one twice');
    const pair = [a, b].sort().join('~');
    flaws.need(!pairs.has(pair), at, 'each pair of Spaces joined once');
    pairs.add(pair);
    if (small !== null)
      flaws.need(
        module.spaces.some(({ id, kind }) => id === small && kind === 'small'),
        `${at}/small`,
        'a Small Space',
      );
    flaws.known(
      seasonal.map(({ wind }) => wind),
      winds,
      `${at}/seasonal`,
      'Seasonal Winds',
    );
  }
}

function examineZones(flaws: Flaws, { module, large, zones, winds }: Named, path: string): void {
  for (const [index, zone] of module.zones.entries()) {
    const at = `${path}/zones/${index}`;
    flaws.unique(
      zone.edges.map(({ edge }) => edge),
      `${at}/edges`,
    );
    flaws.known(zone.winds, winds, at, 'Seasonal Winds');
    for (const [edge, { exits, winds: marked }] of zone.edges.entries()) {
      flaws.known(
        marked.map(({ wind }) => wind),
        new Set(zone.winds),
        `${at}/edges/${edge}`,
        'winds that touch the Zone',
      );
      for (const exit of exits) {
        const ok = flaws.need(
          large.has(exit) || zones.has(exit),
          `${at}/edges/${edge}`,
          `Large Spaces and Zones, not ${exit}`,
        );
        const other = ok ? module.zones.find(({ id }) => id === exit) : undefined;
        if (other !== undefined)
          flaws.need(
            other.edges.some((one) => one.exits.includes(zone.id)),
            `${at}/edges/${edge}`,
            `a way back from ${exit}`,
          );
      }
    }
  }
}

function examinePorts(flaws: Flaws, named: Named, path: string): void {
  const { module, sides, contingents, events } = named;
  flaws.unique(
    module.ports.map(({ id }) => id),
    `${path}/ports`,
  );
  for (const [index, port] of module.ports.entries()) {
    const at = `${path}/ports/${index}`;
    flaws.need(
      module.spaces.some(({ id, kind }) => id === port.id && kind === 'port'),
      at,
      `a Port Space ${port.id}`,
    );
    flaws.known([port.contingent], contingents, at, 'its Contingent');
    flaws.known([port.side ?? [], port.neutralUse].flat(), sides, at, 'sides');
    flaws.known(port.repairBefore === undefined ? [] : [port.repairBefore.event], events, at, 'an Event');
  }
}

function examineWind(flaws: Flaws, named: Named, wind: Wind, path: string): void {
  const { module, locations, large, zones, beside } = named;
  flaws.need(module.winds.filter(({ id }) => id === wind.id).length === 1, path, 'every wind once');
  const contra = module.winds.find(({ id }) => id === wind.contra);
  if (wind.contra !== null)
    flaws.need(
      contra?.contra === wind.id,
      `${path}/contra`,
      'two winds that are each other’s contrary (5.242)',
    );
  for (const season of ['Winter', 'Spring', 'Summer', 'Fall'] as const) {
    const blows = wind.occurs[season];
    if (blows !== null) flaws.range(blows, `${path}/occurs/${season}`);
    const against = contra?.occurs[season] ?? null;
    if (blows !== null && against !== null)
      flaws.need(
        blows[1] < against[0] || against[1] < blows[0],
        `${path}/occurs/${season}`,
        'no die for both of a pair (5.242)',
      );
    for (const range of wind.gale[season] ?? [])
      if (range !== null) flaws.range(range, `${path}/gale/${season}`);
    flaws.need(
      blows !== null || wind.gale[season] === null,
      `${path}/gale/${season}`,
      'no Gales of a wind that does not blow',
    );
  }
  const bears = (at: LocationId): boolean =>
    [...module.spaces, ...module.zones].some(({ id, winds }) => id === at && winds.includes(wind.id));
  for (const start of wind.galeStart)
    flaws.need(
      locations.has(start) && bears(start),
      `${path}/galeStart`,
      `places that bear the wind, not ${start}`,
    );
  for (const [index, { from, to, mayEnd }] of (wind.galeDrift ?? []).entries())
    for (const next of to) {
      const at = `${path}/galeDrift/${index}`;
      flaws.need(large.has(next) || zones.has(next), at, `Large Spaces and Zones, not ${next} (5.38)`);
      flaws.need(bears(from) && bears(next), at, `places that bear the wind, not ${from} or ${next} (5.383)`);
      flaws.need(mayEnd === true || beside.get(from)?.has(next) === true, at, `${next} beside ${from}`);
    }
}
