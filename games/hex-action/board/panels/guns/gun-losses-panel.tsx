/** Which gun squares go, hit by hit, from the section that is nearest to the guns that scored (24.1.7). */

import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import { SelectOptions } from '@weathergage/web/toolkit/select-options.tsx';
import type { ReactNode } from 'react';
import {
  SECTION_MARKS,
  type SectionMark,
  sectionMarks,
  squaresLeft,
  takeMark,
} from '../../../rules/bearing/gun-sections.ts';
import type { AdvancedShip, AdvancedView } from '../../../rules/sea/edition.ts';
import { shipOf } from '../../../rules/sea/state.ts';
import type { AskOf, AskProps } from '../../look/types.ts';
import { sectionMarkWords } from '../../look/words-advanced.ts';

/** What each hit may be marked on when those before it are marked as stated; later marks give way where they must. */
export function markHitByHit(
  ship: AdvancedShip,
  ask: Pick<AskOf<'gun-losses'>, 'hits' | 'sections'>,
  marks: readonly string[],
): { readonly mark: SectionMark; readonly allowed: readonly SectionMark[] }[] {
  let left = squaresLeft(ship);
  return ask.hits.map((side, i) => {
    const allowed = sectionMarks(left, { side, section: ask.sections?.[i] ?? null });
    const mark = allowed.find((each) => each === marks[i]) ?? allowed[0]!;
    left = takeMark(left, mark);
    return { mark, allowed };
  });
}

export function GunLossesPanel({
  view,
  ask,
  answer,
  onChange,
}: AskProps<'gun-losses', AdvancedView>): ReactNode {
  const ship = shipOf(view, ask.ship);
  const rows = markHitByHit(ship, ask, answer.marks);
  const squares = squaresLeft(ship);
  return (
    <fieldset className="sea-choice hx-choice">
      <legend className="visually-hidden">Guns lost</legend>
      <p className="hx-soft">
        Squares left now <RuleLink rule="16.2.2" />
      </p>
      <ul className="hx-squares-left">
        {SECTION_MARKS.filter((mark) => squares[mark] > 0).map((mark) => (
          <li key={mark}>
            {capital(sectionMarkWords(mark))}: <b>{squares[mark]}</b>
          </li>
        ))}
      </ul>
      {rows.map(({ mark, allowed }, i) => (
        <label key={i} className="hx-section">
          <span>Hit {i + 1}</span>
          <select
            data-testid={`gun-hit-${i + 1}`}
            value={mark}
            disabled={allowed.length === 1}
            onChange={({ target }) => {
              const next = rows.map((row, j) => (j === i ? (target.value as SectionMark) : row.mark));
              onChange({ marks: markHitByHit(ship, ask, next).map((row) => row.mark) });
            }}
          >
            <SelectOptions of={allowed} words={(each) => capital(sectionMarkWords(each))} />
          </select>
        </label>
      ))}
    </fieldset>
  );
}
