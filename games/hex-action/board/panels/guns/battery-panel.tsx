/** A shore battery's one shot a turn: whom, and where to aim. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { choices } from '../../../rules/answers.ts';
import { layBattery } from '../../../rules/gunnery/batteries.ts';
import type { AnswerTo } from '../../../rules/sea/asks.ts';
import { isAdvanced } from '../../../rules/sea/edition.ts';
import type { AskOf, HexDesk } from '../../look/types.ts';
import { counted, nameOf, QUALITY_WORDS } from '../../look/words.ts';
import { Faces, SumRows } from './broadside-sum.tsx';

interface BatteryPanelProps {
  readonly view: HexDesk['view'];
  readonly ask: AskOf<'battery'>;
  readonly answer: AnswerTo<'battery'>;
  onChange(answer: AnswerTo<'battery'>): void;
}

function BatterySum({
  laid,
  guns,
}: {
  readonly laid: ReturnType<typeof layBattery>;
  readonly guns: number;
}): ReactNode {
  return (
    <>
      <table className="hx-sum">
        <tbody>
          <SumRows
            first={
              <tr>
                <th scope="row">
                  {counted(guns, 'gun')} at range {laid.range} <RuleLink rule="11.2.3" />
                </th>
                <td>{String(laid.base).replace('-', '−')}</td>
              </tr>
            }
            modifiers={laid.modifiers}
          />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{laid.table === null ? 'Below 0: a miss' : 'Hit table'}</th>
            <td>{laid.table ?? '–'}</td>
          </tr>
        </tfoot>
      </table>
      {laid.tables.map(({ faces }, i) => (
        <Faces key={i} faces={faces} />
      ))}
    </>
  );
}

export function BatteryPanel({ view, ask, answer, onChange }: BatteryPanelProps): ReactNode {
  const battery = view.advanced?.batteries.find(({ id }) => id === ask.ship);
  const chosen = JSON.stringify(answer.shot);
  const target = view.ships.find(({ id }) => id === answer.shot?.target);
  return (
    <>
      {battery !== undefined && (
        <p className="hx-soft">
          {counted(battery.guns, 'gun')}, {QUALITY_WORDS[battery.quality]}; works {battery.hull} of{' '}
          {battery.total.hull}, crew {battery.crew} of {battery.total.crew}. It fires as a ship at anchor.{' '}
          <RuleLink rule="20.3.5" />
        </p>
      )}
      <fieldset className="hx-choice">
        <legend className="visually-hidden">Target of the battery</legend>
        {[...choices(view, ask)].map((each, i) => {
          const { shot } = each as AnswerTo<'battery'>;
          const key = JSON.stringify(shot);
          return (
            <label key={key} data-on={key === chosen || undefined}>
              <input
                type="radio"
                name={`hx-battery-${ask.id}`}
                data-testid={`battery-${i}`}
                checked={key === chosen}
                onChange={() => onChange({ shot })}
              />
              <span>
                <b>
                  {shot === null
                    ? 'Hold fire'
                    : shot.target === null
                      ? 'Fire at nothing'
                      : `${nameOf(view, shot.target)}, ${shot.aim}`}
                </b>
              </span>
            </label>
          );
        })}
      </fieldset>
      {isAdvanced(view) && battery !== undefined && target !== undefined && answer.shot !== null && (
        <BatterySum laid={layBattery(view, battery, target, answer.shot.aim)} guns={battery.guns} />
      )}
    </>
  );
}
