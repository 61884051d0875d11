/** After the Battle: ships, Squadrons and leaders shuffled among those who were in it, Orders past hope given up. */
import { Check, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useMemo } from 'react';
import { battleOf } from '../../rules/battle/combat/steps.ts';
import { parties } from '../../rules/battle/regroup.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { PanelProps } from '../look/types.ts';
import { formationName, orderName } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { ActRows, ActsOf } from '../panels/reorganise/act-rows.tsx';
import { actWords } from '../panels/reorganise/act-words.ts';
import { useAnswer } from '../panels/use-answer.ts';
import { hands, lawfulAfter } from './regroup-acts.ts';

export function RegroupPanel(panel: PanelProps<'regroup'>): ReactNode {
  const { view, ask, readOnly } = panel;
  const forces = ownForces(view);
  const [answer, setAnswer] = useAnswer(panel, () => ({ acts: [] }));
  const [chosen, setChosen] = useDrafted(`${ask.id} chosen`, '');
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
    <AnswerFrame panel={panel} answer={answer} confirm={untouched ? 'Leave all as it is' : 'So be it'}>
      <p className="ask-says">
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
        {chosen !== '' && acts.length === 0 && <p className="ask-says">With that nothing can be done now.</p>}
        <ActRows
          view={view}
          readOnly={readOnly}
          free
          acts={acts}
          act={(act) => setAnswer({ ...answer, acts: [...answer.acts, act] })}
        />
      </ActsOf>
      {orders.length > 0 && (
        <p className="ask-says">
          An Order that can’t be carried out any more may be given up; it counts as Failed{' '}
          <RuleLink rule="8.46" />.
        </p>
      )}
      {orders.map(({ id, order }) => (
        <Check
          key={id}
          checked={abandon.includes(id)}
          onChange={() =>
            setAnswer({
              ...answer,
              abandon: toggled(abandon, id),
            })
          }
        >
          {formationName(view, id)} gives up “{orderName(view, order)}”
        </Check>
      ))}
    </AnswerFrame>
  );
}
