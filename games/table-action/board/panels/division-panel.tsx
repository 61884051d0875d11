/** A division's orders: how it sails, its sails and guns, and what each ship would do by that. */
import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { capital, countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { MANOEUVRES, type Manoeuvre, type Planned } from '../../attention/division.ts';
import { actionChance } from '../../attention/odds.ts';
import { SAILS, type Sail } from '../../data/words.ts';
import { rerollsOf } from '../../rules/aboard/special-actions.ts';
import type { View } from '../../rules/table/state.ts';
import { degrees, inchesText } from '../look/chart-units.ts';
import { nameOf, percent } from '../look/words.ts';
import type { DivisionWork } from '../orders/use-division.ts';
import { GunOrders } from './gun-orders.tsx';
import { RadioButton } from './radio-button.tsx';

const MANOEUVRE_WORDS: Readonly<Record<Manoeuvre, string>> = {
  each: 'Each straight',
  together: 'Same course',
  succession: 'In succession',
};
const MANOEUVRE_HINTS: Readonly<Record<Manoeuvre, string>> = {
  each: 'Drag the flag of a ship to lay her course.',
  together: 'All turn as the ship in hand does: drag her flag.',
  succession: 'The ship in hand leads, each follows the next ahead: drag her flag.',
};

/** `12.0″, 20° starboard; fires at Thétis, ≈ 4.1 hits`. */
export function plannedWords(view: View, { forecast, shots, plan }: Planned): string {
  const turned = forecast.legs.reduce((sum, { order }) => sum + order.turn, 0);
  const way = [
    plan.sail === null ? '' : `${plan.sail} sail`,
    forecast.legs.length === 0 ? 'stays' : inchesText(forecast.sailed),
    turned === 0 ? '' : `${Math.abs(degrees(turned))}° ${turned < 0 ? 'larboard' : 'starboard'}`,
  ]
    .filter(Boolean)
    .join(', ');
  const fire = shots
    .map(
      ({ shot, expected, rake }) =>
        `${rake ? 'rakes' : 'fires at'} ${nameOf(view, shot.target)}, ≈ ${FIGURES.tenths(expected)} hits`,
    )
    .join('; ');
  return fire === '' ? way : `${way}; ${fire}`;
}

export function plannedWarning({ forecast }: Planned): string | null {
  if (forecast.meeting !== null) return forecast.meeting.words;
  return forecast.aback === null ? null : 'She would be taken aback.';
}

/** The chances of a division: of its worst crew and its best. */
function readyWords(planned: readonly Planned[]): string | null {
  const chances = planned.map(({ ship }) => actionChance('fire-as-she-bears', rerollsOf(ship)));
  if (chances.length === 0) return null;
  const [least, most] = [Math.min(...chances), Math.max(...chances)];
  return percent(least) === percent(most) ? percent(least) : `${percent(least)} to ${percent(most)}`;
}

export function DivisionPanel({ division }: { readonly division: DivisionWork }): ReactNode {
  const { order, planned, change } = division;
  const ships = countedWords(planned.length, 'ship');
  return (
    <>
      <div className="ta-leaves ta-compact" role="radiogroup" aria-label={`How the ${ships} sail`}>
        {MANOEUVRES.map((each) => (
          <RadioButton
            key={each}
            chosen={order.manoeuvre === each}
            data-testid={`manoeuvre-${each}`}
            onClick={() => change({ manoeuvre: each })}
          >
            {MANOEUVRE_WORDS[each]}
          </RadioButton>
        ))}
      </div>
      <p className="ta-soft">{MANOEUVRE_HINTS[order.manoeuvre]}</p>
      <div className="ta-sails ta-compact" role="radiogroup" aria-label="Sail for all">
        {([null, ...SAILS] as readonly (Sail | null)[]).map((sail) => (
          <RadioButton
            key={sail ?? '-'}
            chosen={order.sail === sail}
            data-testid={`division-sail-${sail ?? 'same'}`}
            onClick={() => change({ sail })}
          >
            {sail === null ? 'Sail as set' : capital(sail)}
          </RadioButton>
        ))}
      </div>
      <GunOrders
        label="Guns of all"
        chosen={order.guns}
        ready={readyWords(planned)}
        onChoose={(guns) => change({ guns })}
      />
    </>
  );
}
