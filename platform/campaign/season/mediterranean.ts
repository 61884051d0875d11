/** The western Mediterranean has a theatre of its own already: its map and winds, with the ports as the war has them. */
import { type Nation, type Side, sideOf } from '@weathergage/sea-power/data/nations.ts';
import type { SeaBattle } from '@weathergage/sea-power/rules/battle/fought-out.ts';
import { mediterranean } from '@weathergage/station/data/mediterranean/module.ts';
import type { Port } from '@weathergage/station/rules/module/map.ts';
import { FLAG_OF } from '../sea-power-war.ts';
import type { SeasonTheatre } from './theatre.ts';

/** Before the summer's calms: April to June. */
const BEGINS = 5;

/** Ports of the theatre by the nation they belong to where the world's chart does not name them. */
const COASTS: Readonly<Record<string, Nation>> = { British: 'England', French: 'France', Spanish: 'Spain' };

/** The best port that a side may have there; where it has none, the one it lies off and has taken for a season. */
const BASES: Readonly<Record<Side, readonly string[]>> = {
  english: ['port-mahon', 'gibraltar', 'villefranche'],
  european: ['toulon', 'cartagena', 'barcelona'],
};

export function mediterraneanTheatre({ ports, atWar }: SeaBattle): SeasonTheatre {
  const holders = new Map(ports.map(({ port, holder }) => [port as string, holder]));
  const holderOf = (port: Port): Nation | null => {
    const named = holders.get(port.id);
    if (named !== undefined) return named;
    const coast = COASTS[port.contingent];
    return coast !== undefined && atWar.includes(coast) ? coast : null;
  };
  const held = mediterranean.ports.map(({ repairBefore: _, ...port }): Port => {
    const holder = holderOf(port);
    return {
      ...port,
      contingent: holder === null ? port.contingent : FLAG_OF[holder],
      side: holder === null ? null : sideOf(holder),
      neutralUse: [],
    };
  });
  const sideAt = (id: string): Side | null =>
    (held.find((port) => port.id === id)?.side as Side | null | undefined) ?? null;
  const baseOf = (side: Side): string => BASES[side].find((id) => sideAt(id) === side) ?? BASES[side].at(-1)!;
  const bases = { english: baseOf('english'), european: baseOf('european') };
  return {
    spaces: mediterranean.spaces,
    links: mediterranean.links,
    zones: mediterranean.zones,
    winds: mediterranean.winds,
    ports: held.map((port) =>
      port.id === bases.english
        ? { ...port, side: 'english', contingent: 'British' }
        : port.id === bases.european && port.side === null
          ? { ...port, side: 'european' }
          : port,
    ),
    begins: BEGINS,
    middle: 's12',
    // The Mistral blows off the land there.
    windward: 's13',
    leeward: 's11',
    round: ['s13', 's12', 's11'],
    bases,
    neutrals: [...new Set(mediterranean.contingents.map(({ id }) => id))].filter(
      (id) => COASTS[id] === undefined,
    ),
  };
}
