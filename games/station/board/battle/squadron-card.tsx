/** A Squadron in the line: its ships as sails, its damage on a track, who is aboard. */
import { Meter } from '@weathergage/web/toolkit/board-panel/meter.tsx';
import type { ReactNode } from 'react';
import type { SideId } from '../../rules/module/vocabulary.ts';
import type { Battle, Engaged } from '../../rules/world/battle-state.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { marksOf } from '../look/side-mark.ts';
import { CLASS_WORDS, formationName, leaderName, list, squadronName } from '../look/words.ts';

const SAIL = 'M4 1V11M4 2Q10 4 9 9H4M2 11H11L9.5 14H3.5Z';

function Sails({
  sail,
  of,
  colour,
}: {
  readonly sail: number;
  readonly of: number;
  readonly colour: string;
}): ReactNode {
  return (
    <svg
      className="st-bt-sails"
      viewBox={`0 0 ${of * 13} 15`}
      width={of * 13}
      height={15}
      role="img"
      aria-label={`${sail} of ${of} ships`}
    >
      {Array.from({ length: of }, (_, i) => (
        <path
          key={i}
          d={SAIL}
          transform={`translate(${i * 13} 0)`}
          data-gone={i >= sail || undefined}
          style={{ stroke: colour }}
        />
      ))}
    </svg>
  );
}

/** By thirds of what the Squadron can bear. */
const wear = (dp: number, dr: number): string =>
  dp * 3 <= dr ? 'sound' : dp * 3 <= dr * 2 ? 'damaged' : 'crippled';

export function SquadronCard({
  view,
  battle,
  side,
  one,
}: {
  readonly view: View;
  readonly battle: Battle;
  readonly side: SideId;
  readonly one: Engaged;
}): ReactNode {
  const hulls = theatreOf(view).hulls.get(one.squadron);
  const dr = hulls?.dr ?? 0;
  const beside = battle.squadrons[side]!.filter(({ mate, sail }) => mate === one.squadron && sail > 0);
  const leaders = [one, ...beside].flatMap((each) => each.leaders);
  return (
    <div
      className="st-bt-squadron"
      data-out={one.out || undefined}
      data-put={battle.picking?.chosen === one.squadron || undefined}
      data-lost={(one.kind !== 'convoy' && one.sail === 0) || undefined}
    >
      <b>{one.kind === 'convoy' ? formationName(view, one.squadron) : squadronName(view, one.squadron)}</b>
      {hulls !== undefined && (
        <>
          <Sails
            sail={one.sail}
            of={Math.max(one.sail, hulls.capacity)}
            colour={marksOf(view, side).colour}
          />
          <Meter
            share={one.dp / dr}
            title={`Damage ${one.dp}; from ${dr} on ships may go down`}
            data-wear={wear(one.dp, dr)}
          />
          <small>
            <span className="st-bt-class">{CLASS_WORDS[hulls.class]}, </span>damage {one.dp} of {dr}
          </small>
        </>
      )}
      {one.kind === 'convoy' && <small>a Convoy, damage {one.dp}</small>}
      {beside.length > 0 && (
        <small>
          with {list(beside.map(({ squadron, dp }) => `${squadronName(view, squadron)} (${dp})`))}
        </small>
      )}
      {leaders.map((leader) => (
        <small key={leader} className="st-bt-leader">
          ★ {leaderName(view, leader)}
        </small>
      ))}
      {one.out && <small>out of the line</small>}
    </div>
  );
}
