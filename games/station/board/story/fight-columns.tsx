/** The two lines, Combat by Combat: every ship, the die between them, what it did, and who has gone down. */
import { Meter } from '@weathergage/web/toolkit/board-panel/meter.tsx';
import { Die } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import type { SideId } from '../../rules/module/vocabulary.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { marksOf } from '../look/side-mark.ts';
import { count, squadronName } from '../look/words.ts';
import { ShipProfile } from './ship-profile.tsx';
import type { FightColumn, FightingSquadron } from './tale-picture.ts';

/** Merchantmen: how many nobody counts, and none of them fires. */
const Trade = ({ colour }: { readonly colour: string }): ReactNode => (
  <div className="st-fight-ships" role="img" aria-label="a Convoy">
    {[1, 2, 3].map((i) => (
      <ShipProfile key={i} sort="LV" colour={colour} lost={false} firing={false} />
    ))}
  </div>
);

function Ships({
  view,
  side,
  one,
  firing,
}: {
  readonly view: View;
  readonly side: SideId;
  readonly one: FightingSquadron;
  readonly firing: boolean;
}): ReactNode {
  const hulls = theatreOf(view).hulls.get(one.squadron);
  const { colour } = marksOf(view, side);
  return (
    <div className="st-fight-squadron" data-struck={one.struck || undefined}>
      <b>{squadronName(view, one.squadron)}</b>
      {hulls === undefined ? (
        <Trade colour={colour} />
      ) : (
        <>
          <div
            className="st-fight-ships"
            role="img"
            aria-label={`${one.sail} of ${count(one.of, 'ship')} afloat`}
          >
            {Array.from({ length: one.of }, (_, i) => (
              <ShipProfile
                key={i}
                sort={hulls.class}
                colour={colour}
                lost={i >= one.sail}
                firing={firing && i < one.sail}
              />
            ))}
          </div>
          <Meter
            share={one.dp / hulls.dr}
            title={`Damage ${one.dp}; from ${hulls.dr} on ships may go down`}
          />
        </>
      )}
    </div>
  );
}

/** What the one did to the other, once the die has fallen. */
function done({ combat }: FightColumn, to: SideId): string {
  const [dp, sunk] = [combat.dp[to] ?? 0, combat.sunk[to] ?? 0];
  const words = [dp > 0 ? `−${dp}` : '', sunk > 0 ? `${sunk} sunk` : ''].filter((one) => one !== '');
  return words.length === 0 ? 'nothing' : words.join(', ');
}

export function FightColumns({
  view,
  columns,
  sides: [above, below],
}: {
  readonly view: View;
  readonly columns: readonly FightColumn[];
  readonly sides: readonly [SideId, SideId];
}): ReactNode {
  return (
    <ol className="st-fight" style={{ ['--columns' as string]: columns.length }}>
      {columns.map((column) => {
        const { index, combat, fought, live } = column;
        const row = (side: SideId): ReactNode => (
          <div className="st-fight-row">
            {(column.sides[side] ?? []).map((one) => (
              <Ships key={one.squadron} view={view} side={side} one={one} firing={live} />
            ))}
          </div>
        );
        return (
          <li key={index} data-live={live || undefined} data-fought={fought || undefined}>
            {row(above)}
            <div className="st-fight-between">
              {fought ? (
                <>
                  <b data-none={done(column, above) === 'nothing' || undefined}>{done(column, above)}</b>
                  {combat.die !== null && <Die face={combat.die} sides={10} size={26} />}
                  <b data-none={done(column, below) === 'nothing' || undefined}>{done(column, below)}</b>
                  <small>
                    column {combat.column[above]} / {combat.column[below]}
                  </small>
                </>
              ) : (
                <small>Combat {index + 1}</small>
              )}
            </div>
            {row(below)}
          </li>
        );
      })}
    </ol>
  );
}
