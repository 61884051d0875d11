/** Those without a place: leaders ashore, ships in no squadron, markers that lie idle. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import type { PortId } from '../../data/ports.ts';
import { firstHomeOf } from '../../rules/world/own-forces.ts';
import type { ShipId } from '../../rules/world/squadron.ts';
import { warOf } from '../../rules/world/war.ts';
import { Flag } from '../look/flags.tsx';
import { squadronName } from '../look/words.ts';
import { type Hands, LeaderChip, ShipChip } from './chips.tsx';
import { DISPLAY_WORDS as WORDS } from './display-words.ts';
import { ashoreOf, type Box, type Draft, isIdle, isNew, type Muster } from './draft.ts';
import { setDecoy } from './draft-moves.ts';
import type { Target } from './targets.ts';

/** Ships of a port, or of none yet, that sail in no squadron. */
export function Reserve({
  muster,
  ships,
  port,
  hands,
  over,
  title,
}: {
  readonly muster: Muster;
  readonly ships: readonly ShipId[];
  readonly port: PortId | null;
  readonly hands: Hands;
  readonly over: Target | null;
  readonly title: string;
}): ReactNode {
  const war = warOf(muster.view);
  return (
    <section
      className="spd-reserve"
      aria-label={title}
      data-drop="reserve"
      data-port={port ?? undefined}
      data-over={(over?.kind === 'reserve' && over.port === port) || undefined}
    >
      <h4>
        {title} <span>{ships.length}</span>
      </h4>
      {ships.length > 0 && (
        <ul className="plain-list spd-reserve-ships">
          {ships.map((ship) => (
            <li key={ship}>
              <ShipChip
                ship={ship}
                war={war}
                damage={muster.forces.ships[ship]?.damage ?? 0}
                fresh={!muster.first && isNew(muster, ship)}
                hands={hands}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function Ashore({
  muster,
  draft,
  hands,
  over,
}: {
  readonly muster: Muster;
  readonly draft: Draft;
  readonly hands: Hands;
  readonly over: Target | null;
}): ReactNode {
  const leaders = ashoreOf(draft, muster);
  return (
    <section
      className="spd-ashore"
      aria-label={WORDS.ashore}
      data-drop="reserve"
      data-over={(over?.kind === 'reserve' && over.port === null) || undefined}
    >
      <h4>
        {WORDS.ashore} <span>{leaders.length}</span>
      </h4>
      <div className="spd-leaders">
        {leaders.map((leader) => (
          <LeaderChip key={leader} leader={leader} war={warOf(muster.view)} hands={hands} />
        ))}
        {leaders.length === 0 && <p className="spd-quiet">{WORDS.allAboard}</p>}
      </div>
    </section>
  );
}

export function IdleMarkers({
  muster,
  draft,
  over,
  invites,
  onChange,
  onPut,
}: {
  readonly muster: Muster;
  readonly draft: Draft;
  readonly over: Target | null;
  /** Whether what is chosen could go there. */
  invites(box: Box): boolean;
  onChange(draft: Draft): void;
  onPut(squadron: string): void;
}): ReactNode {
  const idle = draft.boxes.filter(isIdle);
  if (idle.length === 0) return null;
  const decoyPort = (nation: Parameters<typeof firstHomeOf>[0]): PortId | null =>
    muster.first ? null : firstHomeOf(nation);
  return (
    <section className="spd-idle" aria-label={WORDS.idleMarkers}>
      <h4>
        {WORDS.notInUse} <span>{idle.length}</span>
      </h4>
      <ul className="plain-list">
        {idle.map((box) => {
          const { squadron, nation } = box;
          return (
            <li
              key={squadron}
              data-drop="line"
              data-squadron={squadron}
              data-stack="0"
              data-over={(over?.kind === 'line' && over.squadron === squadron) || undefined}
            >
              <Flag nation={nation} war={warOf(muster.view)} />
              <span className="spd-idle-name">{squadronName(squadron)}</span>
              {invites(box) ? (
                <Button className="spd-small" onClick={() => onPut(squadron)}>
                  {WORDS.here}
                </Button>
              ) : (
                <Button
                  className="spd-small"
                  onClick={() => onChange(setDecoy(draft, squadron, true, decoyPort(nation)))}
                >
                  {WORDS.asDecoy}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
