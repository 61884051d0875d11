/** The situation in a list of sentences: the day and the winds, who lies where, what is in sight, in danger, undecided. */

import { perilWords } from '../attention/peril-words.ts';
import { perilsOf } from '../attention/perils.ts';
import { planWords } from '../attention/plan-words.ts';
import type { StationAsk } from '../rules/world/asks.ts';
import { topFormations } from '../rules/world/formations.ts';
import type { Token, View } from '../rules/world/state.ts';
import { faceWords } from './chart/flag-words.ts';
import { askTitle } from './look/answer-words.ts';
import { count, formationName, list, sideName, turnWords, whereWords, windName } from './look/words.ts';

const day = (view: View): string =>
  view.impulse === 0
    ? turnWords(view, view.turn)
    : `${turnWords(view, view.turn)}, Impulse ${view.impulse} of 4, Increment ${view.increment}`;

/** Each of one's own with where it lies and what it is about. */
function own(view: View): string[] {
  const forces = view.side === null ? undefined : view.forces[view.side];
  if (forces === undefined) return [];
  return topFormations(forces)
    .filter(({ kind }) => kind !== 'dummy')
    .map(
      ({ id, place, plan, disorganised }) =>
        `${formationName(view, id)} ${whereWords(view, place)}, ${planWords(view, plan)}${disorganised ? '; disorganised' : ''}.`,
    );
}

const seenAs = (view: View, { face }: Token): string =>
  face === null
    ? 'a flag, face down'
    : `${faceWords(view, face)}${face.squadrons > 0 ? ` with ${count(face.squadrons, 'Squadron')}` : ''}`;

/** The enemy's flags by place: whoever shares a place with one could meet it. */
function enemies(view: View): string[] {
  const flags = view.tokens.filter(({ side }) => view.side !== null && side !== view.side);
  if (flags.length === 0) return ['No Enemy flag is on the chart.'];
  const mine = new Set(view.tokens.flatMap(({ side, place }) => (side === view.side ? [place.at] : [])));
  return [...Map.groupBy(flags, ({ place }) => whereWords(view, place))].map(([where, here]) => {
    const met = here.some(({ place }) => mine.has(place.at)) ? '; yours are there too' : '';
    return `Enemy ${where}: ${list(here.map((token) => seenAs(view, token)))}${met}.`;
  });
}

export function situationOf(view: View, ask: StationAsk | null): readonly string[] {
  const points = Object.entries(view.prestige).map(
    ([side, prestige]) => `${sideName(view, side)} ${prestige}`,
  );
  const winds =
    view.blowing.length === 0
      ? 'The prevailing winds blow'
      : list(view.blowing.map((wind) => windName(view, wind)));
  return [
    `${day(view)}. ${winds}. Prestige: ${points.join(', ')}.`,
    ...(view.battle === null ? [] : ['A Battle is being fought.']),
    ...own(view),
    ...enemies(view),
    ...perilsOf(view).map((peril) => `In danger: ${perilWords(view, peril)}.`),
    ...(ask === null ? [] : [`Undecided: ${askTitle(ask)}.`.replace('?.', '?')]),
  ];
}
