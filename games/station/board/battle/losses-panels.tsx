/** Whose ships outright losses take, where prizes go. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { homesFor } from '../../rules/battle/combat/prizes.ts';
import { takingPart } from '../../rules/battle/combat/resolve.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import type { SailClass } from '../../rules/module/vocabulary.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import { hullsOf } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import type { PanelProps } from '../look/types.ts';
import { CLASS_WORDS, count, squadronName } from '../look/words.ts';
import { AnswerFrame } from '../panels/answer-frame.tsx';
import { type Option, OptionRows } from '../panels/option-rows.tsx';
import { useAnswer } from '../panels/use-answer.ts';

export function SinkingsPanel(panel: PanelProps<'sinkings'>): ReactNode {
  const { view } = panel;
  const battle = battleOf(view);
  const enemy = enemyOf(view, view.side!);
  const [answer, setAnswer] = useAnswer(panel);
  const sunk = answer.take.flat().length;
  return (
    <AnswerFrame panel={panel} answer={answer} confirm={sunk === 1 ? 'She goes down' : 'Those go down'}>
      <p className="ask-says">
        Your fire has sunk {count(sunk, 'ship')} outright where several Squadrons of the enemy fought
        together: say which of them each is taken from.
      </p>
      {answer.take.map((ships, index) =>
        ships.map((squadron, nth) => (
          <section key={`${index}/${nth}`}>
            <h3 className="st-port-head">
              Combat {index + 1}
              {ships.length > 1 && (
                <small>
                  ship {nth + 1} of {ships.length}
                </small>
              )}
            </h3>
            <OptionRows
              label={`Combat ${index + 1}, ship ${nth + 1}`}
              chosen={squadron}
              onChoose={(id) => setAnswer({ take: answer.take.with(index, ships.with(nth, id)) })}
              options={takingPart(battle, battle.combats[index]!, enemy)
                .filter(({ kind, mate }) => kind !== 'flagship' || mate === null)
                .map(({ squadron: id, sail, dp }) => ({
                  key: id,
                  value: id,
                  words: squadronName(view, id),
                  means: `${count(sail, 'ship')}, damage ${dp}; ${kept(sail, 1 + ships.filter((one, i) => one === id && i !== nth).length)}`,
                }))}
            />
          </section>
        )),
      )}
    </AnswerFrame>
  );
}

const kept = (sail: number, sunk: number): string =>
  sail > sunk ? `would keep ${sail - sunk}` : 'nothing would be left of it';

/** What a Squadron would be with the prizes it is given. */
function withPrizes(view: View, id: string, prizes: number): string {
  const { sail, dp } = ownForces(view).squadrons[id] ?? { sail: 0, dp: 0 };
  const then = `${count(sail + prizes, 'ship')}, damage ${dp + 3 * prizes} of ${hullsOf(theatreOf(view), id).dr}`;
  return sail === 0 ? `a new Squadron: ${then}` : `now ${count(sail, 'ship')}, damage ${dp}; then ${then}`;
}

export function PrizesPanel(panel: PanelProps<'prizes'>): ReactNode {
  const { view } = panel;
  const battle = battleOf(view);
  const side = view.side!;
  const [answer, setAnswer] = useAnswer(panel);
  const homes = (index: number): Option<string | null>[] =>
    homesFor(view, battle, side, battle.prizes[index]!.class, answer.into.slice(0, index)).map((id) => {
      const before = answer.into.filter((one, i) => one === id && i !== index).length;
      return {
        key: id,
        value: id,
        words: `Into ${squadronName(view, id)}`,
        means: withPrizes(view, id, before + 1),
      };
    });
  const burnt: Option<string | null> = {
    key: 'burn',
    value: null,
    words: 'Burn her',
    means: 'no damage comes to you; she counts as sunk, not as taken',
  };
  return (
    <AnswerFrame
      panel={panel}
      answer={answer}
      confirm={answer.into.every((one) => one === null) ? 'Burn them' : 'Take possession'}
    >
      <p className="ask-says">
        {count(battle.prizes.length, 'ship has', 'ships have')} struck to you: say where each goes. A prize
        brings three points of damage into her new Squadron <RuleLink rule="8.442" />.
      </p>
      {battle.prizes.map(({ class: sort, from }, index) => (
        <section key={index}>
          <h3 className="st-port-head">
            Prize {index + 1}{' '}
            <small>
              {CLASS_WORDS[sort as SailClass]}, of {squadronName(view, from)}
            </small>
          </h3>
          <OptionRows
            label={`Prize ${index + 1}`}
            chosen={answer.into[index] ?? 'burn'}
            options={[...homes(index), burnt]}
            onChoose={(id) => setAnswer({ into: answer.into.with(index, id) })}
          />
        </section>
      ))}
    </AnswerFrame>
  );
}
