/** A Formation whose Order has laid its course (9.36): what binds it and why, and the little that is left to choose. */
import { Check } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Pill, Pills } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import type { Confines } from '../../../rules/sailing/confines.ts';
import { enemiesInSight, mayStep } from '../../../rules/sailing/under-orders.ts';
import type { Formation, Plan } from '../../../rules/world/forces.ts';
import type { View } from '../../../rules/world/state.ts';
import { orderName, placeName } from '../../look/words.ts';
import { AbandonCheck } from './abandon.tsx';
import { waysAt } from './walk.ts';

const WHY: Readonly<Record<string, string>> = {
  '7.221': 'keeps it on its station until the time is up',
  '9.37': 'keeps it in its place until it is done',
  '9.371': 'sends it there by the quickest way',
  '9.372': 'takes it from name to name of its route by the quickest way',
  '9.411': 'sends it by the quickest way to the Formation that it is to relieve',
  '10.121': 'sends it to its Convoy, or to where that will come by',
};

const STAYS: Readonly<Record<string, string>> = {
  '9.375': 'Stay in Port while it blows or an Enemy lies outside',
  '9.411': 'Wait for the one who relieves it',
  '10.121': 'Wait for the Convoy',
};

/** Steps that lead there as soon as the one it would take by itself, or round an Enemy in sight. */
function otherSteps(
  view: View,
  formation: Formation,
): { readonly do: 'go' | 'leave'; readonly to: string }[] {
  if (formation.place.berth !== 'sea') return [];
  const steps = waysAt(view, formation, formation.place).flatMap(({ step }) =>
    step.do === 'go' || step.do === 'leave' ? [step] : [],
  );
  const open = steps.filter((step) => mayStep(view, view.side!, formation, step));
  return open.length > 1 ? open : [];
}

interface BoundHelmProps {
  readonly view: View;
  readonly formation: Formation;
  readonly plan: Plan;
  readonly confines: Confines;
  set(plan: Plan): void;
  onAbandon(): void;
}

export function BoundHelm({ view, formation, plan, confines, set, onAbandon }: BoundHelmProps): ReactNode {
  const { rule, goals, stays, route } = confines;
  const side = view.side!;
  const sails = goals.length > 0 && (plan.kind === 'voyage' || plan.kind === 'patrol');
  const inSight = goals.some(({ to }) => enemiesInSight(view, side, to).length > 0);
  const others = otherSteps(view, formation);
  const auxiliaries = view.markers.filter(
    (one) => one.kind === 'station' && one.side !== side && one.at === formation.place.at && stays !== null,
  );
  return (
    <div className="st-helm" data-testid="plot-bound">
      <p className="ask-says">
        {orderName(view, formation.execution!.order)} {WHY[rule] ?? 'lays its course'}{' '}
        <RuleLink rule={rule} />.
      </p>
      <Pills>
        {goals.length > 1 &&
          goals.map((goal) => (
            <Pill
              key={`${goal.to} ${goal.arrive}`}
              chosen={plan.kind === 'voyage' && plan.to === goal.to}
              data-testid={`bound-to-${goal.to}`}
              onClick={() => set({ kind: 'voyage', ...goal })}
            >
              To {placeName(view, goal.to)}
            </Pill>
          ))}
        {goals.length > 0 && stays !== null && STAYS[stays] !== undefined && (
          <Pill chosen={plan.kind === 'hold'} data-testid="bound-stay" onClick={() => set({ kind: 'hold' })}>
            {STAYS[stays]} ({stays})
          </Pill>
        )}
        {goals.length > 0 && plan.kind !== 'voyage' && plan.kind !== 'patrol' && (
          <Pill
            data-testid="bound-on"
            onClick={() =>
              set(
                route === undefined
                  ? { kind: 'voyage', ...goals[0]! }
                  : { kind: 'patrol', route: [...route.names], next: route.next },
              )
            }
          >
            As ordered
          </Pill>
        )}
        {others.map((step) => (
          <Pill
            key={step.to}
            chosen={plan.kind === 'steps' && 'to' in plan.steps[0]! && plan.steps[0].to === step.to}
            data-testid={`bound-by-${step.to}`}
            onClick={() => set({ kind: 'steps', steps: [step] })}
          >
            By way of {placeName(view, step.to)}
          </Pill>
        ))}
        {auxiliaries.map(({ id }) => (
          <Pill key={id} onClick={() => set({ kind: 'steps', steps: [{ do: 'remove', marker: id }] })}>
            Drive off the Auxiliary there
          </Pill>
        ))}
      </Pills>
      {sails && inSight && (
        <Check
          checked={plan.clear === true}
          data-testid="bound-clear"
          onChange={() => set({ ...plan, clear: plan.clear !== true })}
        >
          <span>Round Enemies in sight, by the least detour (9.373)</span>
        </Check>
      )}
      <AbandonCheck view={view} formation={formation} abandons={false} onAbandon={onAbandon} />
    </div>
  );
}
