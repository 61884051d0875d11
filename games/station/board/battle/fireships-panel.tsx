/** Fireships sent in after the Combats, each with its chance against each Squadron. */
import { PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import type { ReactNode } from 'react';
import { fireshipProspect, harmWords } from '../../attention/expected.ts';
import { fireshipsFor, fireTargets } from '../../rules/battle/battle-fireships.ts';
import { withFlagships } from '../../rules/battle/combat/selection.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { Battle } from '../../rules/world/battle-state.ts';
import type { View } from '../../rules/world/state.ts';
import { percent } from '../log/reason-words.ts';
import type { PanelProps } from '../look/types.ts';
import { auxName, squadronName } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { useAnswer } from '../panels/use-answer.ts';

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

export function FireshipsPanel(panel: PanelProps<'fireships'>): ReactNode {
  const { view } = panel;
  const side = view.side!;
  const battle = battleOf(view);
  const [answer, setAnswer] = useAnswer(panel, () => ({ attacks: bestAttacks(view, battle, side) }));
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
    <AnswerFrame
      panel={panel}
      answer={answer}
      confirm={answer.attacks.length === 0 ? 'Send none' : 'Send them in'}
    >
      <p className="ask-says">
        Send fireships in among them? The fewer ships a Squadron has left, the likelier it is to be set
        alight; who is sent goes to Recovery whatever comes of it.
      </p>
      {fireshipsFor(view, battle, side).map(({ aux, only }) => (
        <PickField
          key={aux}
          label={auxName(view, aux)}
          value={answer.attacks.find((one) => one.aux === aux)?.squadron ?? ''}
          none="stays back"
          options={targets
            .filter(({ engaged }) => only === null || only.includes(engaged))
            .map(({ squadron }) => {
              const { chance, harm } = fireshipProspect(view, side, sailOf(squadron));
              return {
                value: squadron,
                words: `${squadronName(view, squadron)}: ${percent(chance)}, ${harmWords(harm)}`,
              };
            })}
          onPick={(squadron) => send(aux, squadron)}
        />
      ))}
    </AnswerFrame>
  );
}
