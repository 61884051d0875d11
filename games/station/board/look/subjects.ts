/** Where a subject of the log or a list is to be looked for: a token, a Formation, a place, a leader. */
import type { LocationId } from '../../rules/module/vocabulary.ts';
import { behindToken, topOf } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { formationName, leaderName, placeName, sideName } from './words.ts';

export function placeOfSubject(view: View, subject: string): LocationId | null {
  const theatre = theatreOf(view);
  if (theatre.spaces.has(subject) || theatre.zones.has(subject)) return subject;
  const token = view.tokens.find(({ id, face }) => id === subject || face?.formation === subject);
  if (token !== undefined) return token.place.at;
  for (const forces of Object.values(view.forces)) {
    if (forces?.formations[subject] !== undefined) return topOf(forces, subject).place.at;
    const formation = forces?.leaders[subject]?.formation;
    if (forces !== undefined && formation != null && forces.formations[formation] !== undefined)
      return topOf(forces, formation).place.at;
  }
  return null;
}

export function subjectName(view: View, subject: string): string {
  const theatre = theatreOf(view);
  if (theatre.leaders.has(subject)) return leaderName(view, subject);
  if (theatre.spaces.has(subject) || theatre.zones.has(subject)) return placeName(view, subject);
  const token = view.tokens.find(({ id }) => id === subject);
  const known =
    token === undefined ? subject : (token.face?.formation ?? behindToken(view, subject)?.formation.id);
  if (known === undefined) return `a flag of ${sideName(view, token!.side)}`;
  const name = formationName(view, known);
  // An id that no Formation has any more: of a Convoy that has come in, of a dummy taken up.
  return name === known ? 'a Formation since gone' : name;
}
