/** 7.33/1: the damaged go to the rear, the least hurt first; of those hurt alike the owner says who leads. */

import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';

import type { ReactNode } from 'react';
import { sideOf } from '../../rules/world/phase.ts';
import type { LineShip } from '../../rules/world/squadron.ts';
import { warOf } from '../../rules/world/war.ts';
import { LeaderChip, ShipChip } from '../display/chips.tsx';
import { firstChoice } from '../display/first-choice.ts';
import type { PanelProps } from '../look/types.ts';
import { areaName, shipName } from '../look/words.ts';
import { BattleLines } from './lines.tsx';
import { pictureOf } from './picture.ts';
import './panels.css';
import { AnswerFrame } from '../look/answer-frame.tsx';
import { LINE_WORDS as WORDS } from './battle-words.ts';

export function LinePanel(panel: PanelProps<'line'>): ReactNode {
  const { view, ask, given, readOnly } = panel;
  const [order, setOrder] = useDrafted<readonly string[]>(
    `${ask.id} order`,
    () => (given ?? firstChoice(view, ask))?.damaged ?? [],
  );
  const battle = view.battle!;
  const line = battle.lines?.[sideOf(view, ask.seat)!] ?? [];
  const byShip = new Map(line.map((one): [string, LineShip] => [one.ship, one]));
  const sound = line.filter(({ damage }) => damage === 0).length;
  const answer = { damaged: [...order] };
  const swap = (at: number, other: number): void =>
    setOrder(order.with(at, order[other]!).with(other, order[at]!));
  const alike = (at: number, other: number): boolean =>
    order[other] !== undefined && byShip.get(order[at]!)?.damage === byShip.get(order[other]!)?.damage;
  return (
    <AnswerFrame
      panel={panel}
      title={WORDS.title(areaName(ask.area))}
      answer={answer}
      confirm={WORDS.confirm}
    >
      <p className="ask-says">{WORDS.says(sound)}</p>
      <ol className="spb-order">
        {order.map((ship, at) => {
          const one = byShip.get(ship);
          return (
            one !== undefined && (
              <li key={ship}>
                <ShipChip ship={ship} war={warOf(view)} damage={one.damage} place={sound + at + 1}>
                  {one.leader !== null && <LeaderChip leader={one.leader} war={warOf(view)} />}
                  <span className="spd-steps" role="group" aria-label={WORDS.placeOf(shipName(ship))}>
                    <button
                      type="button"
                      aria-label={WORDS.ahead(shipName(ship))}
                      disabled={readOnly || !alike(at, at - 1)}
                      onClick={() => swap(at, at - 1)}
                    >
                      ↑
                    </button>
                    <button
                      type="button"
                      aria-label={WORDS.astern(shipName(ship))}
                      disabled={readOnly || !alike(at, at + 1)}
                      onClick={() => swap(at, at + 1)}
                    >
                      ↓
                    </button>
                  </span>
                </ShipChip>
              </li>
            )
          );
        })}
      </ol>
      <details className="spb-look">
        <summary>{WORDS.both}</summary>
        <div className="spb-look-lines">
          <BattleLines picture={pictureOf(battle)} war={warOf(view)} />
        </div>
      </details>
    </AnswerFrame>
  );
}
