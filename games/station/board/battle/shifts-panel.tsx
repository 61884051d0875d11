/** The better leader's shifts, for one's own fire or against theirs: columns as they would be, before they are given out. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { check } from '../../rules/answers.ts';
import { inflicted } from '../../rules/battle/combat/resolve.ts';
import { shiftsToGive } from '../../rules/battle/combat/shifts.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import type { Battle } from '../../rules/world/battle-state.ts';
import type { View } from '../../rules/world/state.ts';
import { reasonWords } from '../log/reason-words.ts';
import { askTitle } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { count, list, signed, squadronName } from '../look/words.ts';
import { balanceOf, harmIn, harmWords, withShifts } from './expected.ts';

/** Combat by Combat, what leaves the side best off. */
export const bestShifts = (view: View, battle: Battle, side: string): number[] =>
  shiftsToGive(view, battle, side).map((all, index) => {
    const worth = (own: number): number =>
      balanceOf(view, battle, withShifts(view, battle.combats[index]!, side, own, all), side);
    return Array.from({ length: all + 1 }, (_, own) => own).reduce((best, own) =>
      worth(own) > worth(best) ? own : best,
    );
  });

export function ShiftsPanel({ view, ask, given, readOnly, give }: PanelProps<'shifts'>): ReactNode {
  const side = view.side!;
  const enemy = enemyOf(view, side);
  const battle = battleOf(view);
  const most = useMemo(() => shiftsToGive(view, battle, side), [view, battle, side]);
  const [own, setOwn] = useState<number[]>(() => given?.own ?? bestShifts(view, battle, side));
  return (
    <AskFrame
      title={askTitle(ask)}
      rule={ask.rule}
      kind={ask.kind}
      fault={check(view, ask, { own })}
      confirm="Open fire"
      readOnly={readOnly}
      onConfirm={() => give({ own })}
    >
      <p className="st-says">A better leader shifts your own fire up, or theirs down.</p>
      <ol className="st-rows">
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
              <b>
                {index + 1}. {list(combat.squadrons[side]!.map((id) => squadronName(view, id)))} against{' '}
                {list(combat.squadrons[enemy]!.map((id) => squadronName(view, id)))}
              </b>
              <small className="st-bt-harm">
                {line(side)}
                {line(enemy)}
              </small>
              {all > 0 && (
                <span
                  className="st-ways"
                  role="group"
                  aria-label={`Combat ${index + 1}, ${count(all, 'shift')}`}
                >
                  {Array.from({ length: all + 1 }, (_, kept) => (
                    <button
                      key={kept}
                      type="button"
                      aria-pressed={own[index] === kept}
                      onClick={() => setOwn(own.with(index, kept))}
                    >
                      {kept === 0
                        ? `theirs −${all}`
                        : kept === all
                          ? `ours +${all}`
                          : `ours +${kept}, theirs −${all - kept}`}
                    </button>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </AskFrame>
  );
}
