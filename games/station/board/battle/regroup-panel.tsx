/** After the Battle: ships, Squadrons and leaders shuffled among those who were in it, Orders past hope given up. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { check } from '../../rules/answers.ts';
import { battleOf } from '../../rules/battle/combat/steps.ts';
import { parties } from '../../rules/battle/regroup.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { askTitle } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { formationName, orderName } from '../look/words.ts';
import { ActRows, ActsOf } from '../panels/reorganise/act-rows.tsx';
import { actWords } from '../panels/reorganise/act-words.ts';
import { hands, lawfulAfter } from './regroup-acts.ts';

type Answer = AnswerTo<'regroup'>;

export function RegroupPanel({ view, ask, given, readOnly, give }: PanelProps<'regroup'>): ReactNode {
  const forces = ownForces(view);
  const [answer, setAnswer] = useState<Answer>(given ?? { acts: [] });
  const [chosen, setChosen] = useState('');
  const all = useMemo(() => hands(view), [view]);
  const acts = useMemo(
    () => lawfulAfter(view, ask, answer, all.find(({ key }) => key === chosen)?.acts ?? []),
    [view, ask, answer, all, chosen],
  );
  const abandon = answer.abandon ?? [];
  const untouched = answer.acts.length + abandon.length === 0;
  const orders = parties(view, battleOf(view), view.side!).flatMap((id) => {
    const order = forces.formations[id]?.execution?.order;
    return order === undefined ? [] : [{ id, order }];
  });
  return (
    <AskFrame
      title={askTitle(ask)}
      rule={ask.rule}
      kind={ask.kind}
      fault={check(view, ask, answer)}
      confirm={untouched ? 'Leave all as it is' : 'So be it'}
      readOnly={readOnly}
      onConfirm={() => give(answer)}
    >
      <p className="st-says">
        Those who fought may pass ships, Squadrons and officers between them, without any check. Take one in
        hand, press what is to be done; it is all done together, in this order.
      </p>
      {answer.acts.length > 0 && (
        <ol className="st-acts">
          {answer.acts.map((act, index) => (
            <li key={index}>
              {actWords(view, act)}
              <Button
                look="quiet"
                aria-label={`Not that: ${actWords(view, act)}`}
                onClick={() => setAnswer({ ...answer, acts: answer.acts.toSpliced(index, 1) })}
              >
                ✕
              </Button>
            </li>
          ))}
        </ol>
      )}
      <ActsOf
        label="In hand"
        none="nobody"
        subjects={all.map(({ key, words }) => ({ id: key, words }))}
        chosen={chosen}
        onChoose={setChosen}
      >
        {chosen !== '' && acts.length === 0 && <p className="st-says">With that nothing can be done now.</p>}
        <ActRows
          view={view}
          readOnly={readOnly}
          free
          acts={acts}
          act={(act) => setAnswer({ ...answer, acts: [...answer.acts, act] })}
        />
      </ActsOf>
      {orders.length > 0 && (
        <p className="st-says">
          An Order that can’t be carried out any more may be given up; it counts as Failed{' '}
          <RuleLink rule="8.46" />.
        </p>
      )}
      {orders.map(({ id, order }) => (
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
      ))}
    </AskFrame>
  );
}
