/** The four attitudes to the wind, and how many hexes each gives. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { ATTITUDES, type Attitude } from '../../data/tables.ts';
import { allowancesIn } from '../../rules/sailing/allowance.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';

export const ATTITUDE_WORDS: Readonly<Record<Attitude, string>> = {
  A: 'wind on the quarter',
  B: 'before the wind',
  C: 'wind on beam or bow',
  D: 'in irons',
};

const SHORT: Readonly<Record<Attitude, string>> = { A: 'quarter', B: 'before', C: 'beam', D: 'irons' };

/** The four attitudes with what each gives; the one she lies in is marked, and the one she would end in. */
export function AttitudeTable({
  sea,
  ship,
  now,
  after,
  oars,
}: {
  readonly sea: Sea;
  readonly ship: Ship;
  readonly now: Attitude;
  readonly after?: Attitude;
  /** Noted to row this turn. */
  readonly oars?: boolean;
}): ReactNode {
  const table = allowancesIn(sea, ship, oars);
  return (
    <table className="hx-attitudes">
      <caption>
        Allowance by attitude <RuleLink rule="7.1.4" />
      </caption>
      <tbody>
        <tr>
          {ATTITUDES.map((each) => (
            <td key={each} data-now={each === now || undefined} data-after={each === after || undefined}>
              <abbr title={ATTITUDE_WORDS[each]}>{each}</abbr>
              <b>{table[each]}</b>
              <span>{each === now ? 'now' : each === after ? 'after' : SHORT[each]}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
