/** Tasks: take an Auxiliary in hand, press where it is to go, and send them all together. */

import { PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Pill, Pills, Row } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { reachOf, sourceOf } from '../../rules/auxiliaries/auxiliary.ts';
import { checkTask } from '../../rules/tasks/task-check.ts';
import type { AnswerTo, TaskOrder } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { TASK_WORDS } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { auxName, formationName, placeName } from '../look/words.ts';
import { AnswerFrame } from './answer-frame.tsx';
import { More, NO_REST } from './tasks/more.tsx';
import { type Scout, scoutsOf } from './tasks/openings.ts';
import { taskOdds } from './tasks/task-odds.ts';

/** `with the Red Flotilla`, `at Port Mahon`. */
function sourceWords(view: View, { aux, at }: Scout): string {
  const source = sourceOf(view, view.side!, aux);
  if (source?.formation != null)
    return `With ${formationName(view, source.formation)}, ${placeName(view, at)}`;
  return source?.from === 'station' ? `On station, ${placeName(view, at)}` : `In ${placeName(view, at)}`;
}

const keyOf = ({ task, at, against }: TaskOrder): string => `${task}/${at}/${against ?? ''}`;

function targetWords(view: View, { task, at, against }: TaskOrder): string {
  const token = view.tokens.find(({ id }) => id === against);
  const name = token?.face == null ? '' : `: ${formationName(view, token.face.formation)}`;
  return `${TASK_WORDS[task]}, ${placeName(view, at)}${name}`;
}

/** 6.28: those that could go in its stead if the Enemy screens. */
const stead = (view: View, scouts: readonly Scout[], order: TaskOrder, taken: readonly string[]) =>
  scouts
    .map(({ aux }) => aux)
    .filter(
      (aux) =>
        !taken.includes(aux) && aux !== order.aux && checkTask(view, view.side!, { ...order, aux }) === null,
    );

export function TasksPanel(panel: PanelProps<'tasks'>): ReactNode {
  const { view, mark, onFocus } = panel;
  const scouts = useMemo(() => scoutsOf(view), [view]);
  const [tasks, setTasks] = useDrafted<readonly TaskOrder[]>(
    `${panel.ask.id} tasks`,
    panel.given?.tasks ?? [],
  );
  const [rest, setRest] = useDrafted(`${panel.ask.id} rest`, NO_REST);
  const [chosen, setChosen] = useDrafted<string | null>(`${panel.ask.id} chosen`, null);
  const [place, setPlace] = useDrafted<string | null>(`${panel.ask.id} place`, null);
  const inHand = scouts.find(({ aux }) => aux === chosen) ?? null;
  const busy = tasks.flatMap(({ aux, ifScreened }) => [
    aux,
    ...(ifScreened === undefined ? [] : [ifScreened]),
  ]);
  const send = (order: TaskOrder): void => {
    setTasks((was) => [...was.filter(({ aux }) => aux !== order.aux), order]);
    setChosen(null);
    setPlace(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: marks follow the Auxiliary in hand
  useEffect(() => {
    if (inHand === null) {
      mark(null);
      return;
    }
    const byPlace = Map.groupBy(inHand.openings, ({ at }) => at);
    mark({
      reach: reachOf(view, view.side!, inHand.aux),
      places: new Map(
        [...byPlace].map(([at, orders]) => [at, orders.length === 1 ? TASK_WORDS[orders[0]!.task] : '…']),
      ),
      onPlace: (at) => {
        const orders = byPlace.get(at) ?? [];
        if (orders.length === 1) send(orders[0]!);
        else setPlace(at);
      },
    });
    return () => mark(null);
  }, [view, inHand]);

  const answer: AnswerTo<'tasks'> = {
    tasks: [...tasks],
    ...(rest.reveal.length > 0 ? { reveal: rest.reveal } : {}),
    ...(rest.release.length > 0 ? { release: rest.release } : {}),
    ...(rest.screens.length > 0 ? { screens: rest.screens } : {}),
  };
  const nothing = tasks.length + rest.reveal.length + rest.release.length + rest.screens.length === 0;
  const free = scouts.filter(({ aux }) => !busy.includes(aux));
  const groups = Map.groupBy(free, (scout) => sourceWords(view, scout));
  return (
    <AnswerFrame panel={panel} title="Tasks" answer={answer} confirm={nothing ? 'No Tasks' : 'So be it'}>
      {scouts.length === 0 ? (
        <p className="ask-says">None of your Auxiliaries has anything to do now.</p>
      ) : (
        <p className="ask-says">
          Take an Auxiliary in hand, then press a place on the chart. Without Tasks you are asked again when
          something new comes within reach.
        </p>
      )}
      {tasks.length > 0 && (
        <ul className="ask-rows" aria-label="Tasks given">
          {tasks.map((order) => (
            <li key={order.aux} className="st-yard">
              <b>{auxName(view, order.aux)}</b>
              <p className="ask-says">{targetWords(view, order)}</p>
              {stead(
                view,
                scouts,
                order,
                busy.filter((one) => one !== order.ifScreened),
              ).length > 0 && (
                <PickField
                  label="If they screen, send instead"
                  value={order.ifScreened ?? ''}
                  none="the same"
                  options={stead(
                    view,
                    scouts,
                    order,
                    busy.filter((one) => one !== order.ifScreened),
                  ).map((aux) => ({ value: aux, words: auxName(view, aux) }))}
                  onPick={(value) => {
                    const { ifScreened: _, ...plain } = order;
                    const aux = value;
                    send(aux === '' ? plain : { ...plain, ifScreened: aux });
                  }}
                />
              )}
              <Pills>
                <Pill onClick={() => setTasks((was) => was.filter(({ aux }) => aux !== order.aux))}>
                  Call back
                </Pill>
              </Pills>
            </li>
          ))}
        </ul>
      )}
      {[...groups].map(([words, group]) => (
        <section key={words}>
          <h3 className="st-port-head">{words}</h3>
          <ul className="ask-rows">
            {group.map((scout) => (
              <li key={scout.aux}>
                <Row
                  aria-pressed={scout.aux === chosen}
                  data-testid={`task-${scout.aux}`}
                  onClick={() => {
                    setPlace(null);
                    setChosen(scout.aux === chosen ? null : scout.aux);
                    if (scout.aux !== chosen) onFocus(scout.at);
                  }}
                >
                  <strong>{auxName(view, scout.aux)}</strong>
                  <small>{[...new Set(scout.openings.map(({ task }) => TASK_WORDS[task]))].join(', ')}</small>
                </Row>
                {scout === inHand && (
                  <Openings
                    view={view}
                    openings={inHand.openings.filter(({ at }) => place === null || at === place)}
                    send={send}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <More view={view} rest={rest} onChange={setRest} />
    </AnswerFrame>
  );
}

function Openings({
  view,
  openings,
  send,
}: {
  readonly view: View;
  readonly openings: readonly TaskOrder[];
  send(order: TaskOrder): void;
}): ReactNode {
  return (
    <div className="ask-rows st-under">
      {openings.map((order) => (
        <Row key={keyOf(order)} data-testid={`send-${order.task}-${order.at}`} onClick={() => send(order)}>
          {targetWords(view, order)}
          <small>{taskOdds(view, order)}</small>
        </Row>
      ))}
    </div>
  );
}
