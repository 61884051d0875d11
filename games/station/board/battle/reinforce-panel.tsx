/** Who tries to come up in time, each with his chance and what makes it; Auxiliaries to lead them or to keep others off. */
import { Check, PickField, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import type { ReactNode } from 'react';
import { checkChance } from '../../attention/expected.ts';
import { screenersAt } from '../../rules/auxiliaries/screening.ts';
import { presentAt } from '../../rules/battle/combat/fighters.ts';
import { battleOf } from '../../rules/battle/combat/steps.ts';
import { assistants } from '../../rules/battle/reinforce.ts';
import { barred, reinforcementReasons } from '../../rules/battle/reinforcement.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import { ratingsOf } from '../../rules/umpire/strategy-checks.ts';
import { rankDrm } from '../../rules/world/ranks.ts';
import { percent, totalOf } from '../log/reason-words.ts';
import { askWords } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { auxName, formationName, leaderWords } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { useAnswer } from '../panels/use-answer.ts';
import { Reasons } from './reasons.tsx';

export function ReinforcePanel(panel: PanelProps<'reinforce'>): ReactNode {
  const { view, ask } = panel;
  const side = view.side!;
  const battle = battleOf(view);
  const [answer, setAnswer] = useAnswer(panel);
  const others = presentAt(view, side, battle.at).filter(
    ({ formation, convoy }) => formation !== battle.initial[side] && !convoy,
  );
  const helpers = assistants(view, side, battle);
  const keepers = screenersAt(view, side, battle.at);
  const toggle = (id: string): void =>
    setAnswer({
      ...answer,
      formations: toggled(answer.formations, id),
    });
  const pick = (what: 'assist' | 'screen', label: string, auxiliaries: readonly string[]): ReactNode => (
    <PickField
      label={label}
      value={answer[what] ?? ''}
      none="nobody"
      options={auxiliaries.map((aux) => ({ value: aux, words: auxName(view, aux) }))}
      onPick={(value) => setAnswer({ ...answer, [what]: value === '' ? null : value })}
    />
  );
  return (
    <AnswerFrame
      panel={panel}
      answer={answer}
      confirm={answer.formations.length === 0 ? 'Nobody joins' : 'Signal them to join'}
    >
      <p className="ask-says">{askWords(view, ask)}</p>
      {others.length === 0 && <p>Nobody else of yours is here.</p>}
      {others.map((fighter) => {
        const { formation } = fighter;
        const why = barred(view, battle, side, fighter);
        const leader = ownForces(view).formations[formation]?.leader ?? null;
        const { lr } = ratingsOf(view, side, leader);
        const reasons = reinforcementReasons(view, side, formation, {
          initial: battle.initial[side]!,
          helped: answer.assist !== null,
        });
        const chance = checkChance(lr, totalOf(reasons) + rankDrm(view, side, 'lc'));
        return (
          <article key={formation} className="st-bt-joiner">
            <Check
              checked={answer.formations.includes(formation)}
              disabled={why !== null}
              onChange={() => toggle(formation)}
            >
              <span>
                {formationName(view, formation)}, {leaderWords(view, side, leader)}
              </span>
              {why === null && <b className="st-bt-chance">{percent(chance)}</b>}
            </Check>
            {why !== null ? (
              <small className="ask-warn">{why.message}</small>
            ) : (
              <Reasons title={`On the die; the rating is ${lr}`} reasons={reasons} />
            )}
          </article>
        );
      })}
      {helpers.length > 0 && others.length > 0 && pick('assist', 'To lead them up (−1 on the die)', helpers)}
      {keepers.length > 0 && pick('screen', 'To keep the enemy’s off', keepers)}
    </AnswerFrame>
  );
}
