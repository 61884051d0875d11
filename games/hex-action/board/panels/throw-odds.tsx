/** The odds of a throw of the dice against a number, with every modifier that will bear on it. */
import { Meter } from '@weathergage/web/toolkit/board-panel/meter.tsx';
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital, signedNumber } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import type { Needed } from '../../data/tables.ts';
import type { Modifier } from '../../rules/sea/told.ts';
import { chanceWords, waysToReach } from '../look/odds.ts';

interface ThrowOddsProps {
  readonly needed: Needed;
  readonly modifiers: readonly Modifier[];
  /** The bare throw that always succeeds, if there is one. */
  readonly always: number | null;
}

export function ThrowOdds({ needed, modifiers, always }: ThrowOddsProps): ReactNode {
  const sum = modifiers.reduce((total, { by }) => total + by, 0);
  const chance = waysToReach(needed, sum, always);
  return (
    <p className="hx-odds">
      <Meter share={chance.ways / chance.of} aria-hidden="true" />
      <span>
        <b>{chanceWords(chance)}</b>. {needed.dice === 1 ? 'One die' : 'Two dice'}, {needed.atLeast} or more.
        {modifiers.map(({ what, by, rule }) => (
          <span key={what + rule} className="hx-odds-modifier">
            {capital(what)} {signedNumber(by)} <RuleLink rule={rule} />
          </span>
        ))}
      </span>
    </p>
  );
}
