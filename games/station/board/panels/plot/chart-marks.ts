/** What the chart shows while courses are laid: the way of each Formation, and where the one in hand may be sent. */

import { planWords } from '../../../attention/plan-words.ts';
import { expedient } from '../../../rules/chart/expedient.ts';
import type { LocationId } from '../../../rules/module/vocabulary.ts';
import type { Confines } from '../../../rules/sailing/confines.ts';
import type { Formation, Plan } from '../../../rules/world/forces.ts';
import type { View } from '../../../rules/world/state.ts';
import { theatreOf } from '../../../rules/world/theatre.ts';
import type { ChartMarks, Course } from '../../look/types.ts';
import type { Helm } from './helm.tsx';
import { walkPlan, walkSteps, waysAt, wayWords } from './walk.ts';

/** Movement Points to every place of the map that can be reached. */
function farAndWide(view: View, formation: Formation): Map<LocationId, number> {
  const { module } = theatreOf(view);
  const within = view.scenario.only?.map;
  const reach = new Map<LocationId, number>();
  for (const { id } of [...module.spaces.filter(({ kind }) => kind !== 'small'), ...module.zones]) {
    if (within !== undefined && !within.includes(id)) continue;
    const way = expedient(view, view.side!, formation.id, id, { arrive: 'hold' });
    if (way !== null) reach.set(id, way.points);
  }
  return reach;
}

/** What one Movement Point leads to from where the steps laid so far end, with a word on the wind. */
function nextPlaces(view: View, formation: Formation, plan: Plan): Map<LocationId, string> {
  const steps = plan.kind === 'steps' ? plan.steps : [];
  const end = walkSteps(view, formation, steps).path.at(-1)!;
  const here = end.berth === 'harbour' ? { at: end.at, berth: 'sea' as const } : end;
  const places = new Map<LocationId, string>();
  for (const way of waysAt(view, formation, here))
    if (way.step.do === 'go' || way.step.do === 'leave')
      places.set(way.step.to, wayWords(view, formation, here, way));
  return places;
}

/** A course laid just now leads to one place, unless it is a cruise or nowhere. */
const boundFor = (plan: Plan | undefined): LocationId | null => {
  const last = plan?.kind === 'steps' ? plan.steps.at(-1) : undefined;
  return plan?.kind === 'voyage' ? plan.to : last !== undefined && 'to' in last ? last.to : null;
};

export function chartOf(
  view: View,
  formations: readonly Formation[],
  plans: ReadonlyMap<string, Plan>,
  inHand: Formation | null,
  helm: Helm,
  /** What the Order of the one in hand leaves open; null where its course is its owner's. */
  confines: Confines | null,
  hands: { take(formation: string): void; press(at: LocationId): void },
): ChartMarks {
  const planOf = (formation: Formation): Plan => plans.get(formation.id) ?? formation.plan;
  const courses = formations.flatMap((formation): Course[] => {
    const walk = walkPlan(view, formation, planOf(formation));
    return walk === null || walk.path.length < 2
      ? []
      : [
          {
            formation: formation.id,
            path: walk.path.map(({ at }) => at),
            kind: plans.has(formation.id) ? 'draft' : 'plan',
          },
        ];
  });
  const tokens = new Map(
    formations.flatMap((formation) =>
      formation.token === null ? [] : [[formation.token, planWords(view, planOf(formation))] as const],
    ),
  );
  const common: ChartMarks = {
    courses,
    tokens,
    chosen: inHand?.token ?? null,
    bound: boundFor(inHand === null ? undefined : plans.get(inHand.id)),
    asked: inHand === null ? [] : [inHand.place.at],
    onToken: (token) => {
      const found = formations.find((one) => one.token === token);
      if (found === undefined) return;
      // The flag in hand lies over its place: on a cruise that place is meant, else nothing new.
      if (found.id !== inHand?.id) hands.take(found.id);
      else if (helm === 'patrol') hands.press(found.place.at);
    },
    onPlace: hands.press,
  };
  if (inHand === null) return common;
  if (confines !== null)
    return {
      ...common,
      places: new Map(confines.goals.length > 1 ? confines.goals.map(({ to }) => [to, '']) : []),
    };
  if (helm === 'steps') return { ...common, places: nextPlaces(view, inHand, planOf(inHand)) };
  const reach = farAndWide(view, inHand);
  return { ...common, reach, places: new Map([...reach.keys()].map((at) => [at, ''])) };
}
