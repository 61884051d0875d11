/** Courses: take a Formation in hand, press where it is to go, and see how long that takes and what it costs. */

import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { NextLink, nextOpen } from '@weathergage/web/toolkit/board-panel/next-link.tsx';
import { Row } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { planWords } from '../../attention/plan-words.ts';
import { check } from '../../rules/answers.ts';
import { type Confines, confinesOf } from '../../rules/sailing/confines.ts';
import { checkPlan, letOff } from '../../rules/sailing/plan-check.ts';
import { isOwnMaster } from '../../rules/sailing/plans.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { Formation, Plan, Standing, Step } from '../../rules/world/forces.ts';
import { topFormations } from '../../rules/world/formations.ts';
import type { View, Watch } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { progressWords } from '../desk/order-words.ts';
import { wearWords } from '../desk/wear-words.ts';
import type { PanelProps, Refusal } from '../look/types.ts';
import { formationName, leaderWords, orderName, whereWords } from '../look/words.ts';
import { BoundHelm } from './plot/bound-helm.tsx';
import { chartOf } from './plot/chart-marks.ts';
import { DiceFields } from './plot/dice-fields.tsx';
import { foretell } from './plot/foretell.ts';
import { type Helm, HelmOf } from './plot/helm.tsx';
import { type Muster, MusterFields } from './plot/muster-fields.tsx';
import { StandingFields } from './plot/standing-fields.tsx';
import { walkSteps } from './plot/walk.ts';
import { goalOf, ZoneNote } from './plot/zone-note.tsx';
import { WatchFields } from './watch-fields.tsx';

type Answer = AnswerTo<'plot'>;

/** Where a place pressed on the chart sends the Formation in hand. */
function coursed(
  view: View,
  formation: Formation,
  plan: Plan,
  helm: Helm,
  confines: Confines | null,
  at: string,
  /** Laid just now, not in force from before: a cruise begun anew is a new one. */
  fresh: boolean,
): Plan {
  const goal = confines?.goals.find(({ to }) => to === at);
  if (goal !== undefined) return { kind: 'voyage', ...goal };
  if (helm === 'patrol')
    return { kind: 'patrol', route: [...(fresh && plan.kind === 'patrol' ? plan.route : []), at], next: 0 };
  if (helm === 'steps') {
    const steps = plan.kind === 'steps' ? plan.steps : [];
    const { place } = formation;
    const out: Step[] = steps.length === 0 && place.berth === 'harbour' ? [{ do: 'put-out' }] : [];
    const leaves = walkSteps(view, formation, [...steps, ...out]).path.at(-1)!;
    const zone = leaves.berth === 'sea' && theatreOf(view).zones.has(leaves.at);
    return { kind: 'steps', steps: [...steps, ...out, { do: zone ? 'leave' : 'go', to: at }] };
  }
  const anchor: Plan = { kind: 'voyage', to: at, arrive: 'put-in' };
  const home = view.ports[at]?.side === view.side;
  return home && checkPlan(view, view.side!, formation.id, anchor) === null
    ? anchor
    : { kind: 'voyage', to: at, arrive: 'hold' };
}

export function PlotPanel({
  view,
  ask,
  given,
  readOnly,
  give,
  mark,
  onFocus,
}: PanelProps<'plot'>): ReactNode {
  const side = view.side!;
  const forces = ownForces(view);
  const formations = useMemo(() => topFormations(forces).filter(isOwnMaster), [forces]);
  const [plans, setPlans] = useDrafted<ReadonlyMap<string, Plan>>(
    `${ask.id} plans`,
    () => new Map((given?.plans ?? []).map(({ formation, plan }) => [formation, plan])),
  );
  const [chosen, setChosen] = useDrafted<string | null>(
    `${ask.id} chosen`,
    formations.length === 1 ? formations[0]!.id : null,
  );
  const [helm, setHelm] = useDrafted<Helm>(`${ask.id} helm`, 'voyage');
  const [muster, setMuster] = useDrafted<Muster>(`${ask.id} muster`, {
    dummies: given?.dummies ?? [],
    convert: given?.convert ?? [],
  });
  const [abandon, setAbandon] = useDrafted<readonly string[]>(`${ask.id} abandon`, given?.abandon ?? []);
  const [watch, setWatch] = useDrafted<Watch>(`${ask.id} watch`, given?.watch ?? view.watch[side]!);
  const [standing, setStanding] = useDrafted<Standing>(
    `${ask.id} standing`,
    given?.standing ?? forces.standing,
  );
  const [refused, setRefused] = useState<Refusal | null>(null);
  const inHand = formations.find(({ id }) => id === chosen) ?? null;
  /** What an Order that is not to be given up leaves open. */
  const confinesFor = (formation: Formation): Confines | null =>
    abandon.includes(formation.id) ? null : confinesOf(view, side, formation);
  const confines = inHand === null ? null : confinesFor(inHand);
  const planOf = (formation: Formation): Plan => plans.get(formation.id) ?? formation.plan;

  const take = (id: string | null): void => {
    const plan = formations.find((one) => one.id === id)?.plan;
    setChosen(id);
    setRefused(null);
    // A cruise in force may be what is left of an Order that has ended: to go on with it nothing need be pressed.
    const laid = id === null ? undefined : plans.get(id);
    setHelm(laid?.kind === 'patrol' ? 'patrol' : (laid ?? plan)?.kind === 'steps' ? 'steps' : 'voyage');
  };
  // Who only marks time, and could be sent somewhere.
  const next = nextOpen(
    formations,
    inHand,
    (formation) => planOf(formation).kind === 'hold' && confinesFor(formation)?.goals.length !== 0,
  );
  /** A plan that can't be is not laid down, and it is said why. */
  const set = (formation: Formation, plan: Plan): void => {
    const { id } = formation;
    const refusal = checkPlan(abandon.includes(id) ? letOff(view, side, id) : view, side, id, plan);
    setRefused(refusal);
    if (refusal === null) setPlans((was) => new Map(was).set(id, plan));
  };
  /** What was laid with an Order in mind does not hold without it, nor the reverse. */
  const setFree = (id: string): void => {
    setAbandon(toggled(abandon, id));
    setRefused(null);
    setPlans((was) => new Map([...was].filter(([formation]) => formation !== id)));
  };
  const stepsOf = (formation: Formation): readonly Step[] => {
    const plan = planOf(formation);
    return plan.kind === 'steps' ? plan.steps : [];
  };

  // What the chart shows while the courses are being laid: the way of each, and the places to be pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks follow what is in hand and what is laid down
  useEffect(() => {
    mark(
      chartOf(view, formations, plans, inHand, helm, confines, {
        take,
        press: (at) =>
          inHand !== null &&
          set(inHand, coursed(view, inHand, planOf(inHand), helm, confines, at, plans.has(inHand.id))),
      }),
    );
    return () => mark(null);
  }, [view, formations, plans, inHand, helm, abandon]);

  // Taken on the chart, or with the list drawn together: its helm is brought where it can be seen.
  const rows = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what is in hand that is to be seen
  useEffect(() => {
    const row = rows.current?.querySelector('[data-in-hand]');
    for (const part of [row, row?.querySelector('.st-helm > *')]) part?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const changed = <T,>(now: T, was: T): boolean => JSON.stringify(now) !== JSON.stringify(was);
  const answer: Answer = {
    plans: [...plans].map(([formation, plan]) => ({ formation, plan: plan as never })),
    ...(muster.dummies.length > 0 ? { dummies: [...muster.dummies] } : {}),
    ...(muster.convert.length > 0 ? { convert: [...muster.convert] } : {}),
    ...(abandon.length > 0 ? { abandon: [...abandon] } : {}),
    ...(changed(standing, forces.standing) ? { standing } : {}),
    ...(changed(watch, view.watch[side]) ? { watch } : {}),
  };
  const nothing = Object.keys(answer).length === 1 && plans.size === 0;
  return (
    <AskFrame
      title="Courses"
      ask={ask}
      confirm={nothing ? 'Carry on' : plans.size > 0 ? 'Give these courses' : 'So be it'}
      fault={refused === null ? check(view, ask, answer) : null}
      readOnly={readOnly}
      onConfirm={() => give(answer)}
    >
      {refused !== null && (
        <p className="ask-says ask-warn" role="alert">
          {refused.message}
        </p>
      )}
      <p className="ask-says">
        {formations.length === 0
          ? 'You have no Formation that you could send anywhere.'
          : inHand === null
            ? 'Take a Formation in hand, here or on the chart. Who has a course keeps it.'
            : `${formationName(view, inHand.id)} is in hand.`}{' '}
        {next !== null && !readOnly && (
          <NextLink
            words="next without a course"
            onNext={() => {
              take(next.id);
              onFocus(next.token);
            }}
          />
        )}
      </p>
      <ul ref={rows} className="ask-rows">
        {formations.map((formation) => {
          const plan = planOf(formation);
          const { time, wear } = foretell(view, formation, plan);
          const { id, execution } = formation;
          const bound = confinesFor(formation);
          return (
            <li key={id} data-in-hand={id === chosen || undefined}>
              <Row
                aria-pressed={id === chosen}
                data-testid={`plot-${id}`}
                onClick={() => {
                  take(id === chosen ? null : id);
                  if (id !== chosen) onFocus(formation.token);
                }}
              >
                <strong>{formationName(view, id)}</strong>
                <small>
                  {formation.kind === 'dummy'
                    ? 'nothing behind it'
                    : leaderWords(view, side, formation.leader)}
                  , {whereWords(view, formation.place)}
                </small>
                {execution !== null && (
                  <small className="st-order">
                    {orderName(view, execution.order)}
                    {abandon.includes(id) ? ', to be given up' : ''}
                  </small>
                )}
                {execution !== null && id === chosen && <small>{progressWords(view, execution)}</small>}
                <em data-new={plans.has(id) || undefined}>
                  {planWords(view, plan)}
                  {time === '' ? '' : ` (${time})`}
                </em>
                {bound !== null && (
                  <small className="st-order">
                    under Orders ({bound.rule}):{' '}
                    {bound.goals.length === 0 ? 'it stays' : 'its course is laid'}
                  </small>
                )}
                <Wear view={view} formation={formation} />
                {id === chosen && wear.map((words) => <small key={words}>{words}</small>)}
              </Row>
              {id === chosen && <ZoneNote view={view} places={[formation.place.at, goalOf(plan)]} />}
              {id === chosen && bound !== null && (
                <BoundHelm
                  view={view}
                  formation={formation}
                  plan={plan}
                  confines={bound}
                  set={(one) => set(formation, one)}
                  onAbandon={() => setFree(id)}
                />
              )}
              {id === chosen && bound === null && (
                <HelmOf
                  view={view}
                  formation={formation}
                  plan={plan}
                  helm={helm}
                  end={
                    helm === 'steps'
                      ? walkSteps(view, formation, stepsOf(formation)).path.at(-1)!
                      : formation.place
                  }
                  abandons={abandon.includes(id)}
                  onHelm={setHelm}
                  set={(one) => set(formation, one)}
                  addStep={(step) => set(formation, { kind: 'steps', steps: [...stepsOf(formation), step] })}
                  onAbandon={() => setFree(id)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {view.increment === 1 && <MusterFields view={view} muster={muster} onChange={setMuster} />}
      <WatchFields watch={watch} onChange={setWatch}>
        <StandingFields standing={standing} onChange={setStanding} />
      </WatchFields>
      <DiceFields view={view} standing={standing} onChange={setStanding} />
    </AskFrame>
  );
}

function Wear({ view, formation }: { readonly view: View; readonly formation: Formation }): ReactNode {
  const words = formation.kind === 'dummy' ? null : wearWords(view, formation);
  return words === null ? null : <small>{words}</small>;
}
