/** Whether to fight, and with which Formation first: with the weather gauge each of them would have a chance of. */
import { Row, Rows } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { type ReactNode, useMemo } from 'react';
import { harmWords } from '../../attention/expected.ts';
import { choices } from '../../rules/answers.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import { gaugeReasons } from '../../rules/battle/gauge.ts';
import { mayFight } from '../../rules/chart/politics.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import { sailIn } from '../../rules/world/formations.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { totalOf } from '../log/reason-words.ts';
import { askTitle } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { count, formationName, leaderWords, placeName } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { useAnswer } from '../panels/use-answer.ts';
import { engageProspect } from './engage-odds.ts';
import { Reasons } from './reasons.tsx';
import { strengths, strengthWords } from './strength.ts';

export function EngagePanel(panel: PanelProps<'engage'>): ReactNode {
  const { view, ask } = panel;
  const side = view.side!;
  const battle = battleOf(view);
  const open = [...choices(view, ask)] as AnswerTo<'engage'>[];
  const { own, his } = strengths(view, battle, side);
  // Left to itself the board fights where it is not clearly the weaker.
  const first = open.find(({ fight }) => fight === (battle.declared || own >= his)) ?? open[0]!;
  const [answer, setAnswer] = useAnswer(panel, () => first);
  const enemy = enemyOf(view, side);
  const odds = useMemo(() => engageProspect(view, battle, side), [view, battle, side]);
  const undeclared = theatreOf(view).module.politics.undeclared;
  const costs = !battle.declared && battle.tokens[enemy]!.every((id) => mayFight(view, side, id) !== 'yes');
  return (
    <AnswerFrame
      panel={panel}
      title={battle.declared ? 'Who begins it' : askTitle(ask)}
      answer={answer}
      confirm={battle.declared ? 'These first' : answer.fight ? 'Fight' : 'Let them go'}
    >
      <p className="ask-says">
        {battle.declared
          ? 'One Formation begins the Battle and strives for the weather gauge; others may come up afterwards.'
          : `You have met the enemy at ${placeName(view, battle.at)}. If either side will fight, there is a Battle.`}
      </p>
      <p className="st-bt-odds">{strengthWords(view, battle, side)}</p>
      {odds !== null && (
        <p className="st-bt-odds" data-testid="engage-odds">
          In a regular action, {count(odds.combats, 'Combat')}: you do about {harmWords(odds.harm[side]!)},
          they do about {harmWords(odds.harm[enemy]!)}. Theirs are taken for Squadrons of three sound ships of
          the line.
        </p>
      )}
      {costs && undeclared !== undefined && (
        <p className="ask-warn">
          There is no war with them: to fight costs {count(undeclared.cost, 'point')} of Prestige.
        </p>
      )}
      <Rows label={askTitle(ask)}>
        {open.map((one, index) => (
          <Row
            key={`${one.fight}${one.formation}`}
            chosen={one.fight === answer.fight && one.formation === answer.formation}
            data-testid={`choice-${index}`}
            onClick={() => setAnswer(one)}
          >
            {one.formation === null ? (
              <strong>{one.fight ? 'Bring them to battle' : 'Do not seek battle'}</strong>
            ) : (
              <>
                <strong>{formationName(view, one.formation)}</strong>
                <small>
                  {leaderWords(view, side, ownForces(view).formations[one.formation]?.leader ?? null)},{' '}
                  {count(sailIn(ownForces(view), one.formation), 'ship')}; for the gauge{' '}
                  {totalOf(gaugeReasons(view, side, one.formation, battle.at))}
                </small>
              </>
            )}
          </Row>
        ))}
      </Rows>
      {answer.formation !== null && (
        <Reasons
          title="For the weather gauge"
          reasons={gaugeReasons(view, side, answer.formation, battle.at)}
          total
        />
      )}
    </AnswerFrame>
  );
}
