/** After the Battle: ships and leaders shuffled among those who were in it, Orders past hope given up. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { check, choices } from '../../rules/answers.ts';
import type { AnswerTo, ReorganisationAct } from '../../rules/asks.ts';
import { parties } from '../../rules/battle/regroup.ts';
import { battleOf } from '../../rules/battle/steps.ts';
import { squadronOf } from '../../rules/formations.ts';
import { ownForces } from '../../rules/phase.ts';
import type { View } from '../../rules/state.ts';
import { theatreOf } from '../../rules/theatre.ts';
import { askTitle } from '../panels/answer-words.ts';
import type { PanelProps } from '../types.ts';
import { count, formationName, leaderName, orderName, squadronName } from '../words.ts';

type Answer = AnswerTo<'regroup'>;

export function actWords(view: View, act: ReorganisationAct): string {
  switch (act.do) {
    case 'post':
      return `${leaderName(view, act.leader)} takes ${formationName(view, act.flotilla)}`;
    case 'transfer':
      return `${count(act.sail, 'ship')} from ${squadronName(view, act.from)} to ${squadronName(view, act.to)}`;
    case 'move':
      return `${squadronName(view, act.squadron)} joins ${formationName(view, act.to)}`;
    case 'unform':
      return `${formationName(view, act.flotilla)} is broken up`;
    default:
      return act.do.replaceAll('-', ' ');
  }
}

const same = (a: ReorganisationAct, b: ReorganisationAct): boolean => JSON.stringify(a) === JSON.stringify(b);

export function RegroupPanel({ view, ask, given, readOnly, give }: PanelProps<'regroup'>): ReactNode {
  const side = view.side!;
  const battle = battleOf(view);
  const forces = ownForces(view);
  const [answer, setAnswer] = useState<Answer>(given ?? { acts: [] });
  const ideas = useMemo(() => [...choices(view, ask)].flatMap((one) => (one as Answer).acts), [view, ask]);
  const among = parties(view, battle, side);
  const abandon = answer.abandon ?? [];
  const squadrons = among.flatMap((id) => forces.formations[id]?.squadrons ?? []);
  return (
    <AskFrame
      title={askTitle(ask)}
      rule={ask.rule}
      kind={ask.kind}
      fault={check(view, ask, answer)}
      confirm={answer.acts.length + abandon.length === 0 ? 'Leave all as it is' : 'So be it'}
      readOnly={readOnly}
      onConfirm={() => give(answer)}
    >
      <p className="st-says">What is left may be shuffled among those who were in it.</p>
      <ul className="st-bt-left">
        {squadrons.map((id) => {
          const { sail, dp } = squadronOf(forces, id);
          return (
            <li key={id}>
              {squadronName(view, id)}: {count(sail, 'ship')}, damage {dp} of{' '}
              {theatreOf(view).hulls.get(id)?.dr}
            </li>
          );
        })}
      </ul>
      {ideas.map((act) => (
        <label key={JSON.stringify(act)} className="st-check">
          <input
            type="checkbox"
            checked={answer.acts.some((one) => same(one, act))}
            onChange={() =>
              setAnswer({
                ...answer,
                acts: answer.acts.some((one) => same(one, act))
                  ? answer.acts.filter((one) => !same(one, act))
                  : [...answer.acts, act],
              })
            }
          />
          {actWords(view, act)}
        </label>
      ))}
      {among.map((id) => {
        const order = forces.formations[id]?.execution?.order;
        return order === undefined ? null : (
          <label key={id} className="st-check">
            <input
              type="checkbox"
              checked={abandon.includes(id)}
              onChange={() =>
                setAnswer({
                  ...answer,
                  abandon: abandon.includes(id) ? abandon.filter((one) => one !== id) : [...abandon, id],
                })
              }
            />
            {formationName(view, id)} gives up “{orderName(view, order)}”
          </label>
        );
      })}
    </AskFrame>
  );
}
