/** A die thrown again: what lies there now, and what another throw brings on average. */
import { Row, Rows } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { Die } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { type Harm, harmIn, harmWords } from '../../attention/expected.ts';
import { choices } from '../../rules/answers.ts';
import { inflicted } from '../../rules/battle/combat/resolve.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import { LEVELS, strikePercentage } from '../../rules/battle/combat/tables.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { Battle } from '../../rules/world/battle-state.ts';
import { hasFreeMulligan } from '../../rules/world/ranks.ts';
import type { View } from '../../rules/world/state.ts';
import { askTitle } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { count, sideName } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { useAnswer } from '../panels/use-answer.ts';

type Answer = AnswerTo<'mulligan'>;

/** 8.44, over the ten faces. */
const MEAN_STRIKES =
  Array.from({ length: 10 }, (_, die) => strikePercentage(die)).reduce((sum, one) => sum + one, 0) / 10;

/** What lies on the table, in a sentence. */
export function standingBattle(view: View, battle: Battle): string {
  const { reroll, intensity, level, strikes, victor } = battle;
  if (reroll === 'level') {
    const levels = LEVELS[intensity!];
    const mean = levels.reduce((sum, one) => sum + one, 0) / levels.length;
    return `The damage level is ${level}; another throw brings ${mean.toFixed(1)} on average.`;
  }
  if (reroll === 'strike')
    return `${strikePercentage(strikes ?? 9)} % of the ships sunk strike to ${sideName(view, victor ?? '')} instead; another throw brings ${MEAN_STRIKES} % on average.`;
  return 'One Combat’s die may be thrown again, for both sides alike.';
}

const fallen = ({ dp, sunk }: Harm): string =>
  [dp > 0 ? `${dp} damage` : null, sunk > 0 ? `${count(sunk, 'ship')} sunk` : null]
    .filter((one) => one !== null)
    .join(', ') || 'nothing';

export function MulliganPanel(panel: PanelProps<'mulligan'>): ReactNode {
  const { view, ask } = panel;
  const side = view.side!;
  const enemy = enemyOf(view, side);
  const battle = battleOf(view);
  const open = [...choices(view, ask)] as Answer[];
  const [answer, setAnswer] = useAnswer(panel, () => ({ again: false }));
  const price = hasFreeMulligan(view, side) ? 'this time for nothing' : 'for a point of Prestige';
  return (
    <AnswerFrame panel={panel} answer={answer} confirm={answer.again ? 'Throw again' : 'Let it stand'}>
      <p className="ask-says">
        {standingBattle(view, battle)} Have it cast again, {price}? What then falls counts, better or worse.
      </p>
      <Rows label={askTitle(ask)}>
        {open.map((one, index) => {
          const combat = one.combat === undefined ? undefined : battle.combats[one.combat];
          const die = combat?.die ?? null;
          return (
            <Row
              key={JSON.stringify(one)}
              chosen={one.again === answer.again && one.combat === answer.combat}
              data-testid={`choice-${index}`}
              onClick={() => setAnswer(one)}
              behind={die !== null && <Die face={die} sides={10} size={26} />}
            >
              <strong>
                {one.again
                  ? `Again${one.combat === undefined ? '' : `, Combat ${one.combat + 1}`}, ${price}`
                  : 'Let it stand'}
              </strong>
              {!one.again && <small>it counts as it lies, and costs nothing</small>}
              {combat !== undefined && die !== null && (
                <small className="st-bt-harm">
                  {[side, enemy].map((whose) => (
                    <span key={whose}>
                      {whose === side ? 'you did' : 'they did'}{' '}
                      {fallen(inflicted(view, battle, combat, whose, die).result)}; a cast gives{' '}
                      {harmWords(harmIn(view, battle, combat, whose))} on average
                    </span>
                  ))}
                </small>
              )}
            </Row>
          );
        })}
      </Rows>
    </AnswerFrame>
  );
}
