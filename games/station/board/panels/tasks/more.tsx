/** What else may be done when Tasks are given: show oneself, call off a shadow, drive off an Auxiliary on station. */
import { Check, PickField, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import type { ReactNode } from 'react';
import { canBeSeen } from '../../../rules/auxiliaries/spotting.ts';
import { checkStationScreen } from '../../../rules/auxiliaries/stationing.ts';
import type { AuxId } from '../../../rules/module/vocabulary.ts';
import { ownForces } from '../../../rules/umpire/phase.ts';
import type { AnswerTo } from '../../../rules/world/asks.ts';
import { topFormations } from '../../../rules/world/formations.ts';
import type { View } from '../../../rules/world/state.ts';
import { auxName, formationName, placeName } from '../../look/words.ts';

type Rest = Required<Pick<AnswerTo<'tasks'>, 'reveal' | 'release' | 'screens'>>;

export const NO_REST: Rest = { reveal: [], release: [], screens: [] };
export type { Rest };

/** One's own that nobody has seen yet and that could be. */
const hidden = (view: View) =>
  topFormations(ownForces(view)).filter(({ id, token: named }) => {
    const token = view.tokens.find((one) => one.id === named);
    if (token === undefined || token.face !== null || !canBeSeen(view, token)) return false;
    return ownForces(view).convoys[id]?.scattered !== true;
  });

const shadows = (view: View) =>
  view.markers.filter(({ side, kind }) => side === view.side && kind === 'shadow');

const screensAgainst = (view: View, marker: string): AuxId[] =>
  Object.keys(ownForces(view).auxiliaries).filter(
    (aux) => checkStationScreen(view, view.side!, { marker, aux }) === null,
  );

const watchers = (view: View) =>
  view.markers
    .filter(({ side, kind }) => side !== view.side && kind === 'station')
    .map((marker) => ({ marker, able: screensAgainst(view, marker.id) }))
    .filter(({ able }) => able.length > 0);

export function More({
  view,
  rest,
  onChange,
}: {
  readonly view: View;
  readonly rest: Rest;
  onChange(rest: Rest): void;
}): ReactNode {
  const [own, following, stationed] = [hidden(view), shadows(view), watchers(view)];
  if (own.length + following.length + stationed.length === 0) return null;
  return (
    <details className="st-watch">
      <summary>More</summary>
      {stationed.map(({ marker, able }) => (
        <PickField
          key={marker.id}
          label={`Drive off the enemy Auxiliary on station at ${placeName(view, marker.at)}`}
          value={rest.screens.find((one) => one.marker === marker.id)?.aux ?? ''}
          none="leave it"
          options={able.map((aux) => ({ value: aux, words: `with ${auxName(view, aux)}` }))}
          onPick={(value) => {
            const others = rest.screens.filter((one) => one.marker !== marker.id);
            const aux = value;
            onChange({ ...rest, screens: aux === '' ? others : [...others, { marker: marker.id, aux }] });
          }}
        />
      ))}
      {following.map(({ id, at }) => (
        <Check
          key={id}
          checked={rest.release.includes(id)}
          onChange={() => onChange({ ...rest, release: toggled(rest.release, id) })}
        >
          Call off the shadow at {placeName(view, at)}
        </Check>
      ))}
      {own.map(({ id }) => (
        <Check
          key={id}
          checked={rest.reveal.includes(id)}
          onChange={() => onChange({ ...rest, reveal: toggled(rest.reveal, id) })}
        >
          Let {formationName(view, id)} be seen
        </Check>
      ))}
    </details>
  );
}
