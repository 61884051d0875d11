/** How the two stand: Prestige, and the Orders of the Year. */
import { Meter } from '@weathergage/web/toolkit/board-panel/meter.tsx';
import type { ReactNode } from 'react';
import { sidesOf } from '../../rules/umpire/phase.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { marksOf } from '../look/side-mark.ts';
import { sideName } from '../look/words.ts';

export function PrestigeTrack({ view }: { readonly view: View }): ReactNode {
  const [least, most] = theatreOf(view).module.prestige.track;
  return (
    <section>
      <h3>Prestige</h3>
      <dl className="st-prestige">
        {sidesOf(view).map((side) => {
          const points = view.prestige[side] ?? 0;
          const record = view.record[side] ?? { fulfilled: 0, failed: 0 };
          return (
            <div key={side}>
              <dt>{sideName(view, side)}</dt>
              <dd>
                <Meter
                  share={(points - least) / (most - least)}
                  colour={marksOf(view, side).colour}
                  role="meter"
                  aria-valuemin={least}
                  aria-valuemax={most}
                  aria-valuenow={points}
                  aria-label={`Prestige of ${sideName(view, side)}`}
                />
                <b>{points}</b>
                <small>
                  Orders of the Year: {record.fulfilled} fulfilled, {record.failed} failed
                </small>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
