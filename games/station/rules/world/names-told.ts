/** What has been told of counters whose faces do not say it: by Battles, and by Searches that found a Convoy. */
import type { FormationId, SideId, SquadronId } from '../module/vocabulary.ts';
import type { Token, View } from './state.ts';
import type { Theatre } from './theatre.ts';

/** Formations of a side that a Battle tells of: nobody else can be one of them. */
export function namedIn(battle: View['battle'], side: SideId): ReadonlySet<FormationId | SquadronId> {
  return new Set([
    ...(battle?.initial[side] === undefined ? [] : [battle.initial[side]]),
    ...(battle?.formations[side] ?? []).map(({ formation }) => formation),
    ...(battle?.squadrons[side] ?? []).flatMap(({ formation, engaged }) => [formation, engaged]),
    ...(battle?.officers[side] ?? []).flatMap(({ commands }) => commands),
  ]);
}

/**
 * Of a Battle just declared the names are known: a counter in it stands for what is named, if no face says so; the
 * first that lies face down, else the first Convoy, whose Escort is meant.
 */
export function namedBy({ battle, tokens }: View, side: SideId, { id }: Token): FormationId | undefined {
  const name = battle?.initial[side];
  const engaged = battle?.formations[side] ?? [];
  if (battle === null || name === undefined || engaged.some(({ formation }) => formation === name))
    return undefined;
  const there = tokens.filter((one) => battle.tokens[side]?.includes(one.id));
  if (there.some(({ face }) => face?.formation === name)) return undefined;
  const meant = there.find(({ face }) => face === null) ?? there.find(({ face }) => face?.convoy != null);
  return meant?.id === id ? name : undefined;
}

export const isConvoy = ({ convoys }: Theatre, id: FormationId): boolean =>
  [...convoys.keys()].some((group) => id === group || id.startsWith(`${group}.`));

/** 10.156: what a Search has found and left face down is a Scattered Convoy; the names it might have. */
export function sightedAs(
  { sighted }: View,
  { convoys }: Theatre,
  { id, face, side, command }: Token,
): readonly FormationId[] {
  if (face !== null || !(sighted ?? []).includes(id)) return [];
  return [...convoys.values()]
    .filter((one) => one.side === side && one.command === command)
    .flatMap(({ group, assembles }) =>
      [...new Set(assembles.map(({ leg }) => leg))].map((leg) => `${group}.${id}.${leg}`),
    );
}
