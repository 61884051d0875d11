/** The helm of the Formation in hand: how its course is laid, and what it may do where it is. */
import { PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Pill, Pills } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import type { ReactNode } from 'react';
import { stepWords } from '../../../attention/plan-words.ts';
import { mayFitOut } from '../../../rules/chart/politics.ts';
import { checkPlan, letOff } from '../../../rules/sailing/plan-check.ts';
import { ownForces } from '../../../rules/umpire/phase.ts';
import type { Formation, Place, Plan, Step } from '../../../rules/world/forces.ts';
import { topFormations } from '../../../rules/world/formations.ts';
import type { View } from '../../../rules/world/state.ts';
import { formationName, placeName } from '../../look/words.ts';
import { AbandonCheck } from './abandon.tsx';

/** How a place pressed on the chart is meant. */
export const HELMS = ['voyage', 'steps', 'patrol'] as const;
export type Helm = (typeof HELMS)[number];

const HELM_WORDS: Readonly<Record<Helm, string>> = {
  voyage: 'Make for',
  steps: 'Step by step',
  patrol: 'Cruise between',
};
const HELP: Readonly<Record<Helm, string>> = {
  voyage: 'Press where it is to go; it takes the quickest way.',
  steps: 'Press the next place, and the next.',
  patrol: 'Press the places it is to go between.',
};

interface HelmProps {
  readonly view: View;
  readonly formation: Formation;
  readonly plan: Plan;
  readonly helm: Helm;
  /** Where the steps laid so far lead. */
  readonly end: Place;
  readonly abandons: boolean;
  onHelm(helm: Helm): void;
  set(plan: Plan): void;
  addStep(step: Step): void;
  onAbandon(): void;
}

export function HelmOf(props: HelmProps): ReactNode {
  const { view, formation, plan, helm, end, onHelm, set, addStep } = props;
  const side = view.side!;
  const { place, execution, id } = formation;
  const markers = view.markers.filter(
    (one) => one.kind === 'station' && one.side !== side && one.at === end.at && end.berth === 'sea',
  );
  const takes = execution?.order === 'hand-over' && execution.formation !== null ? execution.formation : null;
  const target = execution?.target ?? null;
  const world = props.abandons ? letOff(view, side, id) : view;
  const company = topFormations(ownForces(view)).filter(
    (one) => checkPlan(world, side, id, { kind: 'with', formation: one.id }) === null,
  );
  return (
    <div className="st-helm">
      <Pills label="How the course is laid">
        {HELMS.map((one) => (
          <Pill key={one} chosen={one === helm} data-testid={`helm-${one}`} onClick={() => onHelm(one)}>
            {HELM_WORDS[one]}
          </Pill>
        ))}
      </Pills>
      <p className="ask-says">{HELP[helm]}</p>
      {helm === 'steps' && plan.kind === 'steps' && (
        <ol className="st-steps">
          {plan.steps.map((step, index) => (
            <li key={index}>{stepWords(view, step)}</li>
          ))}
        </ol>
      )}
      <Pills>
        {helm === 'steps' && plan.kind === 'steps' && (
          <Pill
            data-testid="plot-back"
            onClick={() =>
              set(plan.steps.length === 1 ? { kind: 'hold' } : { ...plan, steps: plan.steps.slice(0, -1) })
            }
          >
            Take back
          </Pill>
        )}
        {helm === 'steps' && (
          <Pill data-testid="plot-mark-time" onClick={() => addStep({ do: 'hold' })}>
            Mark time
          </Pill>
        )}
        {helm !== 'steps' && (
          <Pill data-testid="plot-hold" onClick={() => set({ kind: 'hold' })}>
            Stay
          </Pill>
        )}
        {target !== null && target !== place.at && (
          <Pill data-testid="plot-target" onClick={() => set({ kind: 'voyage', to: target, arrive: 'hold' })}>
            To {placeName(view, target)}, as ordered
          </Pill>
        )}
        {end.berth === 'harbour' && (
          <Pill
            data-testid="plot-put-out"
            onClick={() =>
              helm === 'steps'
                ? addStep({ do: 'put-out' })
                : set({ kind: 'steps', steps: [{ do: 'put-out' }] })
            }
          >
            Put to sea
          </Pill>
        )}
        {end.berth === 'sea' && mayFitOut(view, side, id, end.at) && (
          <Pill
            data-testid="plot-put-in"
            onClick={() =>
              helm === 'steps'
                ? addStep({ do: 'put-in' })
                : set({ kind: 'voyage', to: end.at, arrive: 'put-in' })
            }
          >
            Anchor in {placeName(view, end.at)}
          </Pill>
        )}
        {plan.kind === 'voyage' && plan.to !== place.at && mayFitOut(view, side, id, plan.to) && (
          <Pill
            data-testid="plot-arrive"
            onClick={() => set({ ...plan, arrive: plan.arrive === 'hold' ? 'put-in' : 'hold' })}
          >
            {plan.arrive === 'hold' ? 'Anchor there' : 'Stay outside the Port'}
          </Pill>
        )}
        {markers.map((marker) => (
          <Pill
            key={marker.id}
            onClick={() =>
              helm === 'steps'
                ? addStep({ do: 'remove', marker: marker.id })
                : set({ kind: 'steps', steps: [{ do: 'remove', marker: marker.id }] })
            }
          >
            Drive off the Auxiliary there
          </Pill>
        ))}
        {takes !== null && (
          <Pill onClick={() => set({ kind: 'steps', steps: [{ do: 'take-over', formation: takes }] })}>
            Take over from {formationName(view, takes)}
          </Pill>
        )}
      </Pills>
      {company.length > 0 && (
        <PickField
          label="Keep company with"
          value={plan.kind === 'with' ? plan.formation : ''}
          none="nobody"
          options={company.map((one) => ({ value: one.id, words: formationName(view, one.id) }))}
          testId="plot-with"
          onPick={(value) => set(value === '' ? { kind: 'hold' } : { kind: 'with', formation: value })}
        />
      )}
      <AbandonCheck view={view} formation={formation} abandons={props.abandons} onAbandon={props.onAbandon} />
    </div>
  );
}
