/** Squadrons to spare are laid against an enemy already engaged, Combat by Combat. */
import { Pill } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import type { ReactNode } from 'react';
import { harmIn, harmWords } from '../../attention/expected.ts';
import { check } from '../../rules/answers.ts';
import { unpaired } from '../../rules/battle/combat/selection.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import type { Combat } from '../../rules/world/battle-state.ts';
import { askWords } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { squadronName } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { useAnswer } from '../panels/use-answer.ts';
import { pairWords } from './pair-words.ts';

export function DoublePanel(panel: PanelProps<'double'>): ReactNode {
  const { view, ask } = panel;
  const side = view.side!;
  const enemy = enemyOf(view, side);
  const battle = battleOf(view);
  const [answer, setAnswer] = useAnswer(panel);
  const spare = unpaired(battle, side)
    .filter(({ kind }) => kind !== 'convoy')
    .map(({ squadron }) => squadron)
    .filter((id) => !answer.adds.some(({ squadron }) => squadron === id));
  const doubled = (combat: Combat, index: number): Combat => ({
    ...combat,
    squadrons: {
      ...combat.squadrons,
      [side]: [
        ...combat.squadrons[side]!,
        ...answer.adds.filter((add) => add.combat === index).map(({ squadron }) => squadron),
      ],
    },
  });
  return (
    <AnswerFrame
      panel={panel}
      answer={answer}
      confirm={answer.adds.length === 0 ? 'Nobody doubles' : 'Double them'}
      extra={
        answer.adds.length > 0 && (
          <Pill onClick={() => setAnswer({ adds: answer.adds.slice(0, -1) })}>Take the last one back</Pill>
        )
      }
    >
      <p className="ask-says">{askWords(view, ask)}</p>
      <ol className="ask-rows">
        {battle.combats.map((plain, index) => {
          const combat = doubled(plain, index);
          return (
            <li key={index} className="st-bt-joiner">
              <b>{pairWords(view, combat, index)}</b>
              <small className="st-bt-harm">
                <span>does {harmWords(harmIn(view, battle, combat, side))}</span>
                <span>suffers {harmWords(harmIn(view, battle, combat, enemy))}</span>
              </small>
              <span className="ask-pills">
                {spare
                  .map((squadron) => ({ combat: index, squadron }))
                  .filter((add) => check(view, ask, { adds: [...answer.adds, add] }) === null)
                  .map((add) => (
                    <Pill key={add.squadron} onClick={() => setAnswer({ adds: [...answer.adds, add] })}>
                      + {squadronName(view, add.squadron)}
                    </Pill>
                  ))}
                {answer.adds.map(
                  (add, at) =>
                    add.combat === index && (
                      <Pill
                        key={add.squadron}
                        onClick={() => setAnswer({ adds: answer.adds.filter((_, one) => one !== at) })}
                      >
                        − {squadronName(view, add.squadron)}
                      </Pill>
                    ),
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </AnswerFrame>
  );
}
