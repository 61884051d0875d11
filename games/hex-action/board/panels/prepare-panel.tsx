import { capital } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { check } from '../../rules/answers.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import { shipOf } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { Choice } from '../look/choice.tsx';
import type { AskProps } from '../look/types.ts';
import { SAIL_WORDS } from '../look/words-advanced.ts';
import { AttitudeTable } from './attitude-table.tsx';

const MEANINGS = {
  battle: 'Slower, handier under fire; no man is needed aloft.',
  full: 'Faster, but hits on the rigging tell more, and taking them in keeps a section aloft.',
} as const;

const under = (ship: Ship, sail: 'battle' | 'full'): Ship =>
  ship.advanced === undefined ? ship : { ...ship, advanced: { ...ship.advanced, sail } };

export function PreparePanel({ view, ask, answer, onChange }: AskProps<'prepare'>): ReactNode {
  const ship = shipOf(view, ask.ship);
  return (
    <fieldset className="sea-choice hx-choice">
      <legend className="visually-hidden">Sails at the start</legend>
      {(['battle', 'full'] as const).map((sail) => {
        const refusal = check(view, ask, { sail });
        return (
          <Choice
            key={sail}
            name={`hx-sail-${ask.id}`}
            testId={`prepare-${sail}`}
            on={answer.sail === sail}
            barred={refusal !== null}
            words={capital(SAIL_WORDS[sail])}
            means={refusal?.message ?? MEANINGS[sail]}
            rule={refusal?.rule ?? (sail === 'full' ? '20.1' : '7.1.2')}
            onChoose={() => onChange({ sail })}
          >
            <AttitudeTable sea={view} ship={under(ship, sail)} now={attitude(ship.heading, view.wind)} />
          </Choice>
        );
      })}
    </fieldset>
  );
}
