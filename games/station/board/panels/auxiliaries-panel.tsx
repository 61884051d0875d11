/** Auxiliaries that wait for work: each to a Port or a Formation, back to the line, or left where it is. */

import { Check, PickField, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useMemo } from 'react';
import type { AuxId } from '../../rules/module/vocabulary.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { hullsOf } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { checkAssign } from '../../rules/yards/auxiliary-step.ts';
import { checkConvertInPort, checkToSail } from '../../rules/yards/conversion.ts';
import type { PanelProps } from '../look/types.ts';
import { auxName, count, formationName, list, placeName, squadronName, whereWords } from '../look/words.ts';
import { AnswerFrame } from './answer-frame.tsx';

type Answer = AnswerTo<'auxiliaries'>;
type Given = Answer['toAuxiliary'][number]['from'];

/** Where an Auxiliary may be sent, as the value of a field: `port:…`, `formation:…`, `sail:…`. */
type Goal = string;

interface Post {
  readonly goal: Goal;
  readonly words: string;
}

function postsFor(view: View, aux: AuxId): Post[] {
  const side = view.side!;
  const { formations } = ownForces(view);
  const ports = theatreOf(view).module.ports.map(({ id }) => id);
  return [
    ...Object.values(formations)
      .filter(({ id }) => checkAssign(view, side, { aux, to: { formation: id } }) === null)
      .map(({ id, place }) => ({
        goal: `formation:${id}`,
        words: `${formationName(view, id)}, ${whereWords(view, place)}`,
      })),
    ...ports
      .filter((port) => checkAssign(view, side, { aux, to: { port } }) === null)
      .map((port) => ({ goal: `port:${port}`, words: placeName(view, port) })),
    ...ports
      .filter((port) => checkToSail(view, side, { aux, port }) === null)
      .map((port) => ({ goal: `sail:${port}`, words: `back to the line at ${placeName(view, port)}` })),
  ];
}

/** 6.321: two Sail of one Squadron, or one each of two. */
function conversions(view: View): Given[] {
  const able = Object.values(ownForces(view).squadrons).filter(({ id }) =>
    ['F', 'SOL(D)'].includes(hullsOf(theatreOf(view), id).class),
  );
  const whole = able.map(({ id }) => [{ squadron: id, sail: 2 }]);
  const halves = able.flatMap(({ id }, index) =>
    able.slice(index + 1).map((other) => [
      { squadron: id, sail: 1 },
      { squadron: other.id, sail: 1 },
    ]),
  );
  return [...whole, ...halves].filter((from) => checkConvertInPort(view, view.side!, from) === null);
}

function answerOf(goals: ReadonlyMap<AuxId, Goal>, convert: readonly Given[]): Answer {
  const answer: Answer = { toSail: [], assign: [], toAuxiliary: convert.map((from) => ({ from })) };
  for (const [aux, goal] of goals) {
    const colon = goal.indexOf(':');
    const [kind, id] = [goal.slice(0, colon), goal.slice(colon + 1)];
    if (kind === 'sail') answer.toSail.push({ aux, port: id });
    if (kind === 'port') answer.assign.push({ aux, to: { port: id } });
    if (kind === 'formation') answer.assign.push({ aux, to: { formation: id } });
  }
  return answer;
}

/** The other way round: an answer that was given, as it stands in the fields. */
const goalsOf = ({ toSail, assign }: Pick<Answer, 'toSail' | 'assign'>): ReadonlyMap<AuxId, Goal> =>
  new Map([
    ...toSail.map(({ aux, port }) => [aux, `sail:${port}`] as const),
    ...assign.map(
      ({ aux, to }) => [aux, 'port' in to ? `port:${to.port}` : `formation:${to.formation}`] as const,
    ),
  ]);

const givenWords = (view: View, from: Given): string =>
  list(from.map(({ squadron, sail }) => `${sail} of ${squadronName(view, squadron)}`));

export function AuxiliariesPanel(panel: PanelProps<'auxiliaries'>): ReactNode {
  const { view, ask } = panel;
  const waiting = useMemo(
    () =>
      Object.entries(ownForces(view).auxiliaries)
        .filter(([, { in: where }]) => where === 'available')
        .map(([aux]) => ({ aux, posts: postsFor(view, aux) })),
    [view],
  );
  const open = useMemo(() => conversions(view), [view]);
  const [goals, setGoals] = useDrafted<ReadonlyMap<AuxId, Goal>>(`${ask.id} goals`, () =>
    panel.given === null ? new Map() : goalsOf(panel.given),
  );
  const [convert, setConvert] = useDrafted<readonly string[]>(`${ask.id} convert`, []);
  const answer = answerOf(
    goals,
    open.filter((from) => convert.includes(JSON.stringify(from))),
  );
  const shared = new Map(waiting.flatMap(({ posts }) => posts.map((post) => [post.goal, post] as const)));
  const set = (auxes: readonly AuxId[], goal: Goal): void =>
    setGoals((was) => {
      const next = new Map(was);
      for (const aux of auxes)
        if (goal === '') next.delete(aux);
        else next.set(aux, goal);
      return next;
    });
  const total = goals.size + convert.length;
  return (
    <AnswerFrame
      panel={panel}
      title="Auxiliaries"
      answer={answer}
      confirm={total === 0 ? 'Leave them' : `Send ${count(total, 'order')}`}
    >
      <p className="ask-says">
        {waiting.length === 0
          ? 'Nobody waits for work.'
          : 'From a Port or a Formation they can search, screen, raid and stand watch.'}
      </p>
      {waiting.length > 1 && (
        <PickField
          label="All of them that can go"
          value=""
          none="…"
          options={[...shared.values()]
            .filter(({ goal }) => !goal.startsWith('sail:'))
            .map(({ goal, words }) => ({ value: goal, words: `to ${words}` }))}
          testId="aux-all"
          onPick={(value) =>
            set(
              waiting.filter(({ posts }) => posts.some(({ goal }) => goal === value)).map(({ aux }) => aux),
              value,
            )
          }
        />
      )}
      {waiting.map(({ aux, posts }) => (
        <PickField
          key={aux}
          label={<span className="st-field-name">{auxName(view, aux)}</span>}
          value={goals.get(aux) ?? ''}
          none="waits"
          options={posts.map(({ goal, words }) => ({ value: goal, words }))}
          testId={`aux-${aux}`}
          onPick={(value) => set([aux], value)}
        />
      ))}
      {open.length > 0 && (
        <details className="st-watch">
          <summary>Ships of the line and frigates to scouting</summary>
          {open.map((from) => {
            const key = JSON.stringify(from);
            return (
              <Check
                key={key}
                checked={convert.includes(key)}
                onChange={() => setConvert(toggled(convert, key))}
              >
                {givenWords(view, from)}
              </Check>
            );
          })}
        </details>
      )}
    </AnswerFrame>
  );
}
