/** Forming a Flotilla: its counter, a place, what goes into it, and who will command. */
import { Check, PickField, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { candidates } from '../../../rules/organisation/seniority.ts';
import { spareFlotillas } from '../../../rules/reorganisation/act-forming.ts';
import { checkAct } from '../../../rules/reorganisation/acts.ts';
import { ADMINISTRATION } from '../../../rules/reorganisation/reorganisation.ts';
import { ownForces } from '../../../rules/umpire/phase.ts';
import { ratingsOf } from '../../../rules/umpire/strategy-checks.ts';
import type { ReorganisationAct } from '../../../rules/world/asks.ts';
import type { Place } from '../../../rules/world/forces.ts';
import { controlLoad, squadronsIn, topFormations } from '../../../rules/world/formations.ts';
import type { View } from '../../../rules/world/state.ts';
import { theatreOf } from '../../../rules/world/theatre.ts';
import { SquadronLine } from '../../desk/fleet-display.tsx';
import { count, formationName, leaderWords, list, whereWords } from '../../look/words.ts';
import type { Doing } from './act-rows.tsx';
import { actOdds } from './act-words.ts';
import { isLawful } from './single-acts.ts';

type Form = Extract<ReorganisationAct, { do: 'form' }>;

/** A Squadron or a Flotilla that might go into one, and where it lies. */
interface Part {
  readonly id: string;
  readonly kind: 'squadron' | 'flotilla';
  readonly place: Place;
}

const placeKey = ({ at, berth }: Place): string => `${at}/${berth}`;

function partsFor(view: View, flotilla: string): Part[] {
  const forces = ownForces(view);
  const single = (part: Part): Form => ({
    do: 'form',
    flotilla,
    squadrons: part.kind === 'squadron' ? [part.id] : [],
    flotillas: part.kind === 'flotilla' ? [part.id] : [],
  });
  const parts: Part[] = [
    ...Object.values(forces.squadrons).flatMap(({ id, port, formation }): Part[] => {
      const place: Place | undefined =
        port === null ? forces.formations[formation ?? '']?.place : { at: port.at, berth: 'harbour' };
      return place === undefined ? [] : [{ id, kind: 'squadron', place }];
    }),
    ...topFormations(forces)
      .filter(({ kind }) => kind === 'flotilla')
      .map(({ id, place }): Part => ({ id, kind: 'flotilla', place })),
  ];
  // By itself a Flagship may not be one, but may go along.
  return parts.filter((part) => {
    const refusal = checkAct(view, view.side!, single(part), ADMINISTRATION);
    return refusal === null || refusal.code === 'flagship';
  });
}

/** Counters that something could go into. */
export const formable = (view: View): string[] =>
  spareFlotillas(view, view.side!).filter((flotilla) => partsFor(view, flotilla).length > 0);

/** What has been put together and could be formed, with its words. */
export interface FormDraft {
  readonly act: Form;
  readonly words: string;
}

export function FormFlotilla({
  view,
  ask,
  onDraft,
}: Pick<Doing, 'view'> & { readonly ask: string; onDraft(draft: FormDraft | null): void }): ReactNode {
  const counters = formable(view);
  const [picked, setPicked] = useDrafted<string | null>(`${ask} flotilla`, null);
  const [where, setWhere] = useDrafted<string | null>(`${ask} where`, null);
  const [named, setNamed] = useDrafted<readonly string[]>(`${ask} named`, []);
  const flotilla = picked !== null && counters.includes(picked) ? picked : (counters[0] ?? null);
  const parts = flotilla === null ? [] : partsFor(view, flotilla);
  const places = [...new Map(parts.map(({ place }) => [placeKey(place), place]))];
  const at = places.some(([key]) => key === where) ? where : (places[0]?.[0] ?? null);
  const here = parts.filter(({ place }) => placeKey(place) === at);
  const chosen = here.filter(({ id }) => named.includes(id));
  const form: Form = {
    do: 'form',
    flotilla: flotilla ?? '',
    squadrons: chosen.filter(({ kind }) => kind === 'squadron').map(({ id }) => id),
    flotillas: chosen.filter(({ kind }) => kind === 'flotilla').map(({ id }) => id),
  };
  const odds = chosen.length === 0 ? '' : actOdds(view, form);
  const written =
    flotilla !== null && chosen.length > 0 && isLawful(view, form)
      ? JSON.stringify({ act: form, words: `Form it${odds === '' ? '' : ` (${odds})`}` } satisfies FormDraft)
      : null;
  const tell = useRef(onDraft);
  useEffect(() => {
    tell.current = onDraft;
  });
  useEffect(() => {
    tell.current(written === null ? null : (JSON.parse(written) as FormDraft));
    return () => tell.current(null);
  }, [written]);
  if (flotilla === null) return null;
  return (
    <>
      <PickField
        label="Flotilla"
        value={flotilla}
        options={counters.map((id) => ({ value: id, words: formationName(view, id) }))}
        testId="form-counter"
        onPick={setPicked}
      />
      {places.length > 1 && (
        <PickField
          label="Where"
          value={at!}
          options={places.map(([key, place]) => ({ value: key, words: whereWords(view, place) }))}
          onPick={setWhere}
        />
      )}
      {places.length === 1 && <p className="ask-says">{whereWords(view, places[0]![1])}</p>}
      {here.map(({ id, kind }) => (
        <Check
          key={id}
          checked={named.includes(id)}
          data-testid={`form-${id}`}
          onChange={() => setNamed(toggled(named, id))}
        >
          {kind === 'flotilla' ? (
            formationName(view, id)
          ) : (
            <ul>
              <SquadronLine view={view} squadron={ownForces(view).squadrons[id]!} />
            </ul>
          )}
        </Check>
      ))}
      <Command view={view} form={form} />
    </>
  );
}

/** 3.463, 3.443: who will have it, and whether he can keep it all in hand. */
function Command({ view, form }: { readonly view: View; readonly form: Form }): ReactNode {
  const theatre = theatreOf(view);
  const forces = ownForces(view);
  const fit = candidates(view, view.side!, form.flotilla);
  const under = form.flotillas.flatMap((id) => squadronsIn(forces, id));
  const load = controlLoad(theatre, [...form.squadrons.map((id) => ({ id })), ...under]);
  const control = Math.min(...fit.map((leader) => ratingsOf(view, view.side!, leader).cr));
  const names = fit.map((leader) => leaderWords(view, view.side!, leader));
  return (
    <p className="ask-says">
      {names.length === 1 ? `${names[0]} will command.` : `One of ${list(names)} will command, by lot.`}{' '}
      {fit.length > 0 && `He keeps ${count(control, 'Squadron')} in hand; these count ${load}.`}
    </p>
  );
}
