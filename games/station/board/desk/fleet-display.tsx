/** The Fleet's displays: each Formation with its Squadrons, their Sail and their damage; then what lies in Port. */
import { Meter } from '@weathergage/web/toolkit/board-panel/meter.tsx';
import type { ReactNode } from 'react';
import { bracketOf } from '../../rules/umpire/damage.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { Squadron } from '../../rules/world/forces.ts';
import { hullsOf, membersOf, squadronOf, topFormations } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { formationName, leaderWords, placeName, squadronName, whereWords } from '../look/words.ts';

const BRACKETS = ['sound', 'damaged', 'crippled'] as const;

export function SquadronLine({
  view,
  squadron,
}: {
  readonly view: View;
  readonly squadron: Squadron;
}): ReactNode {
  const hulls = hullsOf(theatreOf(view), squadron.id);
  const bracket = bracketOf(view, view.side!, squadron);
  return (
    <li className="st-squadron">
      <span className="st-squadron-name">{squadronName(view, squadron.id)}</span>
      <span
        className="st-pips"
        role="img"
        aria-label={`${squadron.sail} of ${hulls.capacity} Sail, ${hulls.class}`}
        title="▲ is a ship of the Squadron, △ one that it could still take in."
      >
        {'▲'.repeat(squadron.sail)}
        {'△'.repeat(Math.max(0, hulls.capacity - squadron.sail))}
      </span>
      <span className="st-class">{hulls.class}</span>
      <Meter share={squadron.dp / hulls.dr} data-wear={BRACKETS[bracket]} />
      <span className="st-dp" title={`Damage ${squadron.dp}: from ${hulls.dr} on ships may founder.`}>
        {squadron.dp}/{hulls.dr}
      </span>
    </li>
  );
}

export function FleetDisplay({
  view,
  onFocus,
}: {
  readonly view: View;
  onFocus(subject: string | null): void;
}): ReactNode {
  const forces = ownForces(view);
  const lying = Object.values(forces.squadrons).filter(({ port }) => port !== null);
  const ports = [...new Set(lying.map(({ port }) => port!.at))];
  return (
    <section>
      <h3>The Fleet</h3>
      <p>
        <small>▲ a ship, △ room for one more; then wear and damage, and how much a Squadron bears.</small>
      </p>
      {topFormations(forces)
        .filter(({ kind }) => kind !== 'dummy')
        .map((top) => (
          <article key={top.id} className="st-formation" data-disorganised={top.disorganised || undefined}>
            <button type="button" className="ask-link" onClick={() => onFocus(top.token)}>
              {formationName(view, top.id)}
            </button>
            <small>{whereWords(view, top.place)}</small>
            {membersOf(forces, top.id).map((member) => (
              <div key={member.id}>
                {member.kind === 'flotilla' && (
                  <p className="st-officer">
                    {member.id === top.id ? '' : `${formationName(view, member.id)}: `}
                    {leaderWords(view, view.side!, member.leader)}
                  </p>
                )}
                <ul>
                  {member.squadrons.map((id) => (
                    <SquadronLine key={id} view={view} squadron={squadronOf(forces, id)} />
                  ))}
                </ul>
              </div>
            ))}
          </article>
        ))}
      {ports.map((port) => (
        <article key={port} className="st-formation">
          <b>{placeName(view, port)}</b>
          {(['FittingOut', 'InOrdinary'] as const).map((state) => {
            const here = lying.filter((one) => one.port!.at === port && one.port!.state === state);
            return here.length === 0 ? null : (
              <div key={state}>
                <small>{state === 'FittingOut' ? 'fitting out' : 'in ordinary'}</small>
                <ul>
                  {here.map((squadron) => (
                    <SquadronLine key={squadron.id} view={view} squadron={squadron} />
                  ))}
                </ul>
              </div>
            );
          })}
        </article>
      ))}
    </section>
  );
}
