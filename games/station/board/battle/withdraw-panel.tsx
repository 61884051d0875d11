/** The holder of the weather gauge may take Formations out of it, and says where two met on a Lane fight. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useState } from 'react';
import { check } from '../../rules/answers.ts';
import { battleOf } from '../../rules/battle/combat/steps.ts';
import { mayWithdraw } from '../../rules/battle/withdraw.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { sailIn } from '../../rules/world/formations.ts';
import { askTitle } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { count, formationName, placeName } from '../look/words.ts';
import { strengthWords } from './strength.ts';

export function WithdrawPanel({ view, ask, given, readOnly, give }: PanelProps<'withdraw'>): ReactNode {
  const side = view.side!;
  const battle = battleOf(view);
  const may = mayWithdraw(view, battle, side);
  const [answer, setAnswer] = useState<AnswerTo<'withdraw'>>(
    given ?? { formations: [], ...(battle.between === null ? {} : { at: battle.at }) },
  );
  const toggle = (id: string): void =>
    setAnswer({
      ...answer,
      formations: answer.formations.includes(id)
        ? answer.formations.filter((one) => one !== id)
        : [...answer.formations, id],
    });
  const going = answer.formations.length;
  return (
    <AskFrame
      title={askTitle(ask)}
      rule={ask.rule}
      kind={ask.kind}
      fault={check(view, ask, answer)}
      confirm={going === 0 ? 'Stay and fight' : going === may.length ? 'Withdraw' : 'Withdraw these'}
      readOnly={readOnly}
      onConfirm={() => give(answer)}
    >
      <p className="st-says">Whoever you name gets clear away; the enemy can’t follow into this Battle.</p>
      <p className="st-bt-odds">{strengthWords(view, battle, side)}</p>
      {may.map((id) => (
        <label key={id} className="st-check">
          <input type="checkbox" checked={answer.formations.includes(id)} onChange={() => toggle(id)} />
          <span>
            Withdraw {formationName(view, id)} <small>({count(sailIn(ownForces(view), id), 'ship')})</small>
          </span>
        </label>
      ))}
      {battle.between !== null && (
        <fieldset className="st-bt-where">
          <legend>They met under way: where is it fought?</legend>
          {battle.between.map((at) => (
            <label key={at} className="st-check">
              <input
                type="radio"
                name="where"
                checked={answer.at === at}
                onChange={() => setAnswer({ ...answer, at })}
              />
              {placeName(view, at)}
            </label>
          ))}
        </fieldset>
      )}
    </AskFrame>
  );
}
