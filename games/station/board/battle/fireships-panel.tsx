/** Fireships sent in after the Combats, each with its chance against each Squadron. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useState } from 'react';
import { check } from '../../rules/answers.ts';
import { fireshipsFor, fireTargets } from '../../rules/battle/battle-fireships.ts';
import { withFlagships } from '../../rules/battle/combat/selection.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { Battle } from '../../rules/world/battle-state.ts';
import type { View } from '../../rules/world/state.ts';
import { percent } from '../log/reason-words.ts';
import { askTitle } from '../look/answer-words.ts';
import type { PanelProps } from '../look/types.ts';
import { auxName, squadronName } from '../look/words.ts';
import { fireshipProspect, harmWords } from './expected.ts';

type Answer = AnswerTo<'fireships'>;

/** Each where it may be looked for to do most; where nothing can burn it is kept. */
export function bestAttacks(view: View, battle: Battle, side: string): Answer['attacks'] {
  const enemy = enemyOf(view, side);
  const worth = (squadron: string): number => {
    const sail = withFlagships(battle, enemy, [squadron]).reduce((sum, one) => sum + one.sail, 0);
    const { dp, sunk } = fireshipProspect(view, side, sail).harm;
    return dp + 4 * sunk;
  };
  return fireshipsFor(view, battle, side).flatMap(({ aux, only }) => {
    const open = fireTargets(view, battle, side)
      .filter(({ engaged }) => only === null || only.includes(engaged))
      .map(({ squadron }) => squadron)
      .toSorted((a, b) => worth(b) - worth(a));
    return open[0] === undefined || worth(open[0]) === 0 ? [] : [{ aux, squadron: open[0] }];
  });
}

export function FireshipsPanel({ view, ask, given, readOnly, give }: PanelProps<'fireships'>): ReactNode {
  const side = view.side!;
  const battle = battleOf(view);
  const [answer, setAnswer] = useState<Answer>(() => given ?? { attacks: bestAttacks(view, battle, side) });
  const targets = fireTargets(view, battle, side);
  const sailOf = (squadron: string): number =>
    withFlagships(battle, enemyOf(view, side), [squadron]).reduce((sum, { sail }) => sum + sail, 0);
  const send = (aux: string, squadron: string): void =>
    setAnswer({
      attacks: [
        ...answer.attacks.filter((one) => one.aux !== aux),
        ...(squadron === '' ? [] : [{ aux, squadron }]),
      ],
    });
  return (
    <AskFrame
      title={askTitle(ask)}
      rule={ask.rule}
      kind={ask.kind}
      fault={check(view, ask, answer)}
      confirm={answer.attacks.length === 0 ? 'Send none' : 'Send them in'}
      readOnly={readOnly}
      onConfirm={() => give(answer)}
    >
      <p className="st-says">
        Send fireships in among them? The fewer ships a Squadron has left, the likelier it is to be set
        alight; who is sent goes to Recovery whatever comes of it.
      </p>
      {fireshipsFor(view, battle, side).map(({ aux, only }) => (
        <label key={aux} className="st-field">
          {auxName(view, aux)}
          <select
            value={answer.attacks.find((one) => one.aux === aux)?.squadron ?? ''}
            onChange={({ target }) => send(aux, target.value)}
          >
            <option value="">stays back</option>
            {targets
              .filter(({ engaged }) => only === null || only.includes(engaged))
              .map(({ squadron }) => {
                const { chance, harm } = fireshipProspect(view, side, sailOf(squadron));
                return (
                  <option key={squadron} value={squadron}>
                    {squadronName(view, squadron)}: {percent(chance)}, {harmWords(harm)}
                  </option>
                );
              })}
          </select>
        </label>
      ))}
    </AskFrame>
  );
}
