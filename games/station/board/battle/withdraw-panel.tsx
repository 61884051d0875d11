/** The holder of the weather gauge may take Formations out of it, and says where two met on a Lane fight. */
import { Check, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import type { ReactNode } from 'react';
import { battleOf } from '../../rules/battle/combat/steps.ts';
import { mayWithdraw } from '../../rules/battle/withdraw.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import { sailIn } from '../../rules/world/formations.ts';
import type { PanelProps } from '../look/types.ts';
import { count, formationName, placeName } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { useAnswer } from '../panels/use-answer.ts';
import { strengthWords } from './strength.ts';

export function WithdrawPanel(panel: PanelProps<'withdraw'>): ReactNode {
  const { view } = panel;
  const side = view.side!;
  const battle = battleOf(view);
  const may = mayWithdraw(view, battle, side);
  const [answer, setAnswer] = useAnswer(panel, () => ({
    formations: [],
    ...(battle.between === null ? {} : { at: battle.at }),
  }));
  const toggle = (id: string): void =>
    setAnswer({
      ...answer,
      formations: toggled(answer.formations, id),
    });
  const going = answer.formations.length;
  return (
    <AnswerFrame
      panel={panel}
      answer={answer}
      confirm={going === 0 ? 'Stay and fight' : going === may.length ? 'Withdraw' : 'Withdraw these'}
    >
      <p className="ask-says">Whoever you name gets clear away; the enemy can’t follow into this Battle.</p>
      <p className="st-bt-odds">{strengthWords(view, battle, side)}</p>
      {may.map((id) => (
        <Check key={id} checked={answer.formations.includes(id)} onChange={() => toggle(id)}>
          <span>
            Withdraw {formationName(view, id)} <small>({count(sailIn(ownForces(view), id), 'ship')})</small>
          </span>
        </Check>
      ))}
      {battle.between !== null && (
        <fieldset className="st-bt-where">
          <legend>They met under way: where is it fought?</legend>
          {battle.between.map((at) => (
            <Check
              key={at}
              type="radio"
              name="where"
              checked={answer.at === at}
              onChange={() => setAnswer({ ...answer, at })}
            >
              {placeName(view, at)}
            </Check>
          ))}
        </fieldset>
      )}
    </AnswerFrame>
  );
}
