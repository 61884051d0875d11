/** Squadrons to spare are laid against an enemy already engaged, Combat by Combat. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useState } from 'react';
import { check, choices } from '../../rules/answers.ts';
import { unpaired } from '../../rules/battle/combat/selection.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { Combat } from '../../rules/world/battle-state.ts';
import { askTitle, askWords } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { list, squadronName } from '../look/words.ts';
import { harmIn, harmWords } from './expected.ts';

type Answer = AnswerTo<'double'>;

export function DoublePanel({ view, ask, given, readOnly, give }: PanelProps<'double'>): ReactNode {
  const side = view.side!;
  const enemy = enemyOf(view, side);
  const battle = battleOf(view);
  const [answer, setAnswer] = useState<Answer>(() => given ?? ([...choices(view, ask)][0] as Answer));
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
    <AskFrame
      title={askTitle(ask)}
      rule={ask.rule}
      kind={ask.kind}
      fault={check(view, ask, answer)}
      confirm={answer.adds.length === 0 ? 'Nobody doubles' : 'Double them'}
      readOnly={readOnly}
      onConfirm={() => give(answer)}
      extra={
        answer.adds.length > 0 && (
          <button
            type="button"
            className="st-bt-quiet"
            onClick={() => setAnswer({ adds: answer.adds.slice(0, -1) })}
          >
            Take the last one back
          </button>
        )
      }
    >
      <p className="st-says">{askWords(view, ask)}</p>
      <ol className="st-rows">
        {battle.combats.map((plain, index) => {
          const combat = doubled(plain, index);
          return (
            <li key={index} className="st-bt-joiner">
              <b>
                {index + 1}. {list(combat.squadrons[side]!.map((id) => squadronName(view, id)))} against{' '}
                {list(combat.squadrons[enemy]!.map((id) => squadronName(view, id)))}
              </b>
              <small className="st-bt-harm">
                <span>does {harmWords(harmIn(view, battle, combat, side))}</span>
                <span>suffers {harmWords(harmIn(view, battle, combat, enemy))}</span>
              </small>
              <span className="st-ways">
                {spare
                  .map((squadron) => ({ combat: index, squadron }))
                  .filter((add) => check(view, ask, { adds: [...answer.adds, add] }) === null)
                  .map((add) => (
                    <button
                      key={add.squadron}
                      type="button"
                      onClick={() => setAnswer({ adds: [...answer.adds, add] })}
                    >
                      + {squadronName(view, add.squadron)}
                    </button>
                  ))}
                {answer.adds.map(
                  (add, at) =>
                    add.combat === index && (
                      <button
                        key={add.squadron}
                        type="button"
                        onClick={() => setAnswer({ adds: answer.adds.filter((_, one) => one !== at) })}
                      >
                        − {squadronName(view, add.squadron)}
                      </button>
                    ),
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </AskFrame>
  );
}
