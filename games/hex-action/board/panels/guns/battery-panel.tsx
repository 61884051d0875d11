/** A shore battery's one shot a turn: whom, and where to aim. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { choices } from '../../../rules/answers.ts';
import { layBattery } from '../../../rules/gunnery/batteries.ts';
import type { AnswerTo } from '../../../rules/sea/asks.ts';
import { isAdvanced } from '../../../rules/sea/edition.ts';
import { Choice } from '../../look/choice.tsx';
import type { AskProps } from '../../look/types.ts';
import { nameOf, QUALITY_WORDS } from '../../look/words.ts';
import { Faces, Sum } from './broadside-sum.tsx';

function BatterySum({
  laid,
  guns,
}: {
  readonly laid: ReturnType<typeof layBattery>;
  readonly guns: number;
}): ReactNode {
  return (
    <>
      <Sum {...laid} guns={guns} comesTo={laid.table === null ? 'Below 0: a miss' : 'Hit table'} />
      {laid.tables.map(({ faces }, i) => (
        <Faces key={i} faces={faces} />
      ))}
    </>
  );
}

export function BatteryPanel({ view, ask, answer, onChange }: AskProps<'battery'>): ReactNode {
  const battery = view.advanced?.batteries.find(({ id }) => id === ask.ship);
  const chosen = JSON.stringify(answer.shot);
  const target = view.ships.find(({ id }) => id === answer.shot?.target);
  return (
    <>
      {battery !== undefined && (
        <p className="hx-soft">
          {countedWords(battery.guns, 'gun')}, {QUALITY_WORDS[battery.quality]}; works {battery.hull} of{' '}
          {battery.total.hull}, crew {battery.crew} of {battery.total.crew}. It fires as a ship at anchor.{' '}
          <RuleLink rule="20.3.5" />
        </p>
      )}
      <fieldset className="sea-choice hx-choice">
        <legend className="visually-hidden">Target of the battery</legend>
        {[...choices(view, ask)].map((each, i) => {
          const { shot } = each as AnswerTo<'battery'>;
          const key = JSON.stringify(shot);
          return (
            <Choice
              key={key}
              name={`hx-battery-${ask.id}`}
              testId={`battery-${i}`}
              on={key === chosen}
              words={
                shot === null
                  ? 'Hold fire'
                  : shot.target === null
                    ? 'Fire at nothing'
                    : `${nameOf(view, shot.target)}, ${shot.aim}`
              }
              onChoose={() => onChange({ shot })}
            />
          );
        })}
      </fieldset>
      {isAdvanced(view) && battery !== undefined && target !== undefined && answer.shot !== null && (
        <BatterySum laid={layBattery(view, battery, target, answer.shot.aim)} guns={battery.guns} />
      )}
    </>
  );
}
