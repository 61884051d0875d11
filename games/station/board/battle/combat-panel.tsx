/** Which Squadron fights next, and against whom: what each pair would do to one another. */
import { Row, Rows } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { choices } from '../../rules/answers.ts';
import { unpaired } from '../../rules/battle/combat/selection.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import type { AnswerTo, StationAsk } from '../../rules/world/asks.ts';
import type { Battle } from '../../rules/world/battle-state.ts';
import type { View } from '../../rules/world/state.ts';
import { askTitle } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { squadronName } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { balanceOf, combatBetween, type Harm, harmIn, harmWords } from './expected.ts';

type Answer = AnswerTo<'combat'>;

interface Pair {
  readonly answer: Answer;
  readonly given: Harm | null;
  readonly taken: Harm | null;
  readonly balance: number;
}

/** Against the one put up, or on average against those who might be. */
export function pairsFor(view: View, battle: Battle, side: string, open: readonly Answer[]): Pair[] {
  const enemy = enemyOf(view, side);
  const put = battle.picking?.chosen ?? null;
  const his = put === null ? unpaired(battle, enemy).map(({ squadron }) => squadron) : [put];
  return open.map((answer) => {
    const { squadron } = answer;
    if (squadron === null || his.length === 0) return { answer, given: null, taken: null, balance: 0 };
    const fights = his.map((one) => combatBetween(view, side, [squadron], [one]));
    const mean = (whose: string): Harm => {
      const all = fights.map((combat) => harmIn(view, battle, combat, whose));
      return {
        dp: all.reduce((sum, { dp }) => sum + dp, 0) / all.length,
        sunk: all.reduce((sum, { sunk }) => sum + sunk, 0) / all.length,
      };
    };
    const balance = fights.reduce((sum, combat) => sum + balanceOf(view, battle, combat, side), 0);
    return { answer, given: mean(side), taken: mean(enemy), balance: balance / fights.length };
  });
}

/** The best there is to answer with; the Admirals are called by hand. */
export function likeliest(pairs: readonly Pair[]): Answer {
  const plain = pairs.filter(({ answer }) => !answer.admiral);
  const all = plain.length > 0 ? plain : pairs;
  return all.reduce((best, one) => (one.balance > best.balance ? one : best)).answer;
}

/** What the panel lays ready. */
export const nextCombat = (view: View, ask: StationAsk): Answer =>
  likeliest(pairsFor(view, battleOf(view), view.side!, [...choices(view, ask)] as Answer[]));

export function CombatPanel(panel: PanelProps<'combat'>): ReactNode {
  const { view, ask, given } = panel;
  const side = view.side!;
  const battle = battleOf(view);
  const pairs = useMemo(
    () => pairsFor(view, battle, side, [...choices(view, ask)] as Answer[]),
    [view, ask, battle, side],
  );
  const [answer, setAnswer] = useState<Answer>(() => given ?? likeliest(pairs));
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
