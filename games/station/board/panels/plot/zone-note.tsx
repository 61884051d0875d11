/** Said of the Formation in hand when it lies in a Sea Zone, or is bound for one. */
import type { ReactNode } from 'react';
import type { LocationId } from '../../../rules/module/vocabulary.ts';
import type { Plan } from '../../../rules/world/forces.ts';
import type { View } from '../../../rules/world/state.ts';
import { theatreOf } from '../../../rules/world/theatre.ts';
import { zoneWords } from '../../look/zone-words.ts';

/** Where a course leads in the end. */
export function goalOf(plan: Plan): LocationId | null {
  if (plan.kind === 'voyage') return plan.to;
  const last = plan.kind === 'steps' ? plan.steps.at(-1) : undefined;
  return last !== undefined && 'to' in last ? last.to : null;
}

interface ZoneNoteProps {
  readonly view: View;
  readonly places: readonly (LocationId | null)[];
}

export function ZoneNote({ view, places }: ZoneNoteProps): ReactNode {
  const { zones } = theatreOf(view);
  const named = [...new Set(places)].filter((at): at is LocationId => at !== null && zones.has(at));
  return named.map((at) => (
    <p key={at} className="ask-says" data-testid="zone-note">
      {zoneWords(view, at)}
    </p>
  ));
}
