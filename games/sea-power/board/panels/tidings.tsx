/** The tidings with which a match opens, above its first question. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import type { View } from '../../rules/world/state.ts';
import { tidingsOf } from '../log/tidings.ts';
import { SHEET_WORDS } from './panel-words.ts';

export function Tidings({ view }: { readonly view: View }): ReactNode {
  const lines = tidingsOf(view);
  if (lines.length === 0) return null;
  return (
    <ul className="sp-tidings" data-testid="tidings" aria-label={SHEET_WORDS.tidings}>
      {lines.map(({ text, rule, dice, weight }) => (
        <li key={text} data-weight={weight}>
          {text}
          {dice !== undefined && <span className="sp-tidings-dice"> ⚄ {dice.join(' ')}</span>}{' '}
          {weight !== 'heading' && <RuleLink rule={rule} />}
        </li>
      ))}
    </ul>
  );
}
