/** Which Squadron fights next, and against whom: what each pair would do to one another. */
import { Row, Rows } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { type ReactNode, useMemo } from 'react';
import { likeliest, pairsFor } from '../../attention/combats.ts';
import { harmWords } from '../../attention/expected.ts';
import { choices } from '../../rules/answers.ts';
import { battleOf } from '../../rules/battle/combat/steps.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { askTitle } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { squadronName } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { useAnswer } from '../panels/use-answer.ts';

type Answer = AnswerTo<'combat'>;

export function CombatPanel(panel: PanelProps<'combat'>): ReactNode {
  const { view, ask } = panel;
  const side = view.side!;
  const battle = battleOf(view);
  const pairs = useMemo(
    () => pairsFor(view, battle, side, [...choices(view, ask)] as Answer[]),
    [view, ask, battle, side],
  );
  const [answer, setAnswer] = useAnswer(panel, () => likeliest(pairs));
  const put = battle.picking?.chosen ?? null;
  return (
    <AnswerFrame
      panel={panel}
      title={`Combat ${battle.combats.length + 1}`}
      answer={answer}
      confirm={
        answer.squadron === null ? 'Wait for them' : answer.admiral ? 'Call for the Admirals' : 'Put her up'
      }
    >
      <p className="ask-says">
        {put === null
          ? 'Who goes first does not know whom he will meet. The figures are against any of theirs.'
          : `They have put up ${squadronName(view, put)}. Who goes alongside?`}
      </p>
      <Rows label={askTitle(ask)}>
        {pairs.map((pair, index) => (
          <Row
            key={JSON.stringify(pair.answer)}
            chosen={JSON.stringify(pair.answer) === JSON.stringify(answer)}
            data-testid={`choice-${index}`}
            onClick={() => setAnswer(pair.answer)}
          >
            <strong>
              {pair.answer.squadron === null
                ? 'Leave the word to the other'
                : `${pair.answer.admiral ? 'The Admirals: ' : ''}${squadronName(view, pair.answer.squadron)}`}
            </strong>
            {pair.given !== null && pair.taken !== null && (
              <small className="st-bt-harm">
                <span>does {harmWords(pair.given)}</span>
                <span>suffers {harmWords(pair.taken)}</span>
              </small>
            )}
          </Row>
        ))}
      </Rows>
    </AnswerFrame>
  );
}
