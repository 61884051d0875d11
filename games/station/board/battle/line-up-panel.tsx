/** Leaders go aboard their Squadrons; what is beyond their Control stays out. */
import { Check, PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import type { ReactNode } from 'react';
import { check } from '../../rules/answers.ts';
import { battleOf } from '../../rules/battle/combat/steps.ts';
import { controlIn } from '../../rules/battle/line-up.ts';
import { ratingsOf } from '../../rules/umpire/strategy-checks.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { PanelProps } from '../look/types.ts';
import { leaderWords, squadronName } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { useAnswer } from '../panels/use-answer.ts';

type Answer = AnswerTo<'line-up'>;

/** Who gives up his berth to another takes the other's. */
export function berthed(leaders: Answer['leaders'], leader: string, squadron: string): Answer['leaders'] {
  const old = leaders.find((one) => one.leader === leader)?.squadron;
  const crowded = leaders.filter((one) => one.squadron === squadron).length === 1;
  return leaders.map((one) => {
    if (one.leader === leader) return { leader, squadron };
    return crowded && one.squadron === squadron && old !== undefined ? { ...one, squadron: old } : one;
  });
}

export function LineUpPanel(panel: PanelProps<'line-up'>): ReactNode {
  const { view, ask } = panel;
  const side = view.side!;
  const battle = battleOf(view);
  const [answer, setAnswer] = useAnswer(panel);
  const ships = battle.squadrons[side]!.filter(({ kind }) => kind !== 'convoy');
  /** The umpire says of each Squadron whether it is one of his. */
  const berths = (leader: string): string[] =>
    ships
      .map(({ squadron }) => squadron)
      .filter((squadron) => {
        const others = answer.leaders.filter((one) => one.leader !== leader);
        const fault = check(view, ask, { ...answer, leaders: [{ leader, squadron }, ...others] });
        return fault?.code !== 'not-his';
      });
  const regular = ships.filter(({ kind }) => kind === 'squadron');
  const control = controlIn(view, battle, side);
  return (
    <AnswerFrame panel={panel} answer={answer} confirm="Form the line">
      <p className="ask-says">
        A leader’s rating counts in the Combat of his Squadron, and there he may fall.
      </p>
      {answer.leaders.map(({ leader, squadron }) => (
        <PickField
          key={leader}
          label={`${leaderWords(view, side, leader)}, rating ${ratingsOf(view, side, leader).lr}`}
          value={squadron}
          options={berths(leader).map((id) => ({ value: id, words: squadronName(view, id) }))}
          onPick={(value) => setAnswer({ ...answer, leaders: berthed(answer.leaders, leader, value) })}
        />
      ))}
      <p className="st-bt-odds">
        Your leaders can Control {control} Squadrons (one of two ships counts a half); you have{' '}
        {regular.length}.
      </p>
      {answer.out.length + Number(regular.length > control) > 0 && (
        <fieldset className="st-bt-where">
          <legend>Out of the line</legend>
          {regular.map(({ squadron, sail, dp }) => (
            <Check
              key={squadron}
              checked={answer.out.includes(squadron)}
              onChange={() =>
                setAnswer({
                  ...answer,
                  out: answer.out.includes(squadron)
                    ? answer.out.filter((one) => one !== squadron)
                    : [...answer.out, squadron],
                })
              }
            >
              {squadronName(view, squadron)} ({sail} ships, damage {dp})
            </Check>
          ))}
        </fieldset>
      )}
    </AnswerFrame>
  );
}
