/** The better leader's shifts, for one's own fire or against theirs: columns as they would be, before they are given out. */
import { Pill } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useMemo } from 'react';
import { balanceOf, harmIn, harmWords, withShifts } from '../../attention/expected.ts';
import { inflicted } from '../../rules/battle/combat/resolve.ts';
import { shiftsToGive } from '../../rules/battle/combat/shifts.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import type { Battle } from '../../rules/world/battle-state.ts';
import type { View } from '../../rules/world/state.ts';
import { reasonWords } from '../log/reason-words.ts';
import type { PanelProps } from '../look/types.ts';
import { count, signed } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { pairWords } from './pair-words.ts';

/** Combat by Combat, what leaves the side best off. */
export const bestShifts = (view: View, battle: Battle, side: string): number[] =>
  shiftsToGive(view, battle, side).map((all, index) => {
    const worth = (own: number): number =>
      balanceOf(view, battle, withShifts(view, battle.combats[index]!, side, own, all), side);
    return Array.from({ length: all + 1 }, (_, own) => own).reduce((best, own) =>
      worth(own) > worth(best) ? own : best,
    );
  });

export function ShiftsPanel(panel: PanelProps<'shifts'>): ReactNode {
  const { view, ask, given } = panel;
  const side = view.side!;
  const enemy = enemyOf(view, side);
  const battle = battleOf(view);
  const most = useMemo(() => shiftsToGive(view, battle, side), [view, battle, side]);
  const [own, setOwn] = useDrafted<number[]>(
    `${ask.id} own`,
    () => given?.own ?? bestShifts(view, battle, side),
  );
  return (
    <AnswerFrame panel={panel} answer={{ own }} confirm="Open fire">
      <p className="ask-says">A better leader shifts your own fire up, or theirs down.</p>
      <ol className="ask-rows">
        {battle.combats.map((plain, index) => {
          const all = most[index] ?? 0;
          const combat = withShifts(view, plain, side, own[index] ?? 0, all);
          const line = (whose: string): ReactNode => {
            const { column, shifts, modifiers } = inflicted(view, battle, combat, whose, 0);
            const why = [...shifts, ...modifiers.map((one) => ({ ...one, dp: true }))]
              .map((one) => `${reasonWords(one.why)} ${signed(one.value)}${'dp' in one ? ' damage' : ''}`)
              .join(', ');
            return (
              <span>
                {whose === side ? 'you' : 'they'}: column {column},{' '}
                {harmWords(harmIn(view, battle, combat, whose))}
                {why !== '' && ` (${why})`}
              </span>
            );
          };
          return (
            <li key={index} className="st-bt-joiner">
              <b>{pairWords(view, combat, index)}</b>
              <small className="st-bt-harm">
                {line(side)}
                {line(enemy)}
              </small>
              {all > 0 && (
                <span
                  className="ask-pills"
                  role="group"
                  aria-label={`Combat ${index + 1}, ${count(all, 'shift')}`}
                >
                  {Array.from({ length: all + 1 }, (_, kept) => (
                    <Pill
                      key={kept}
                      aria-pressed={own[index] === kept}
                      onClick={() => setOwn(own.with(index, kept))}
                    >
                      {kept === 0
                        ? `theirs −${all}`
                        : kept === all
                          ? `ours +${all}`
                          : `ours +${kept}, theirs −${all - kept}`}
                    </Pill>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </AnswerFrame>
  );
}
