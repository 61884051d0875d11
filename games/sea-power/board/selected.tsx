/** What is known of an area, a port or a squadron that was pressed. */

import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { ReactNode } from 'react';
import { type AreaId, isAreaId } from '../data/areas.ts';
import { neighboursOf } from '../data/borders.ts';
import { SIDES } from '../data/nations.ts';
import { isPortId, portOf, portsIn } from '../data/ports.ts';
import { shipOf } from '../data/ships.ts';
import { isNeutral } from '../rules/chart/chart.ts';
import { prizeOf } from '../rules/ports/points.ts';
import type { Marker, PortId, Token } from '../rules/world/squadron.ts';
import type { View } from '../rules/world/state.ts';
import { warOf } from '../rules/world/war.ts';
import type { PastBattle } from './battle/index.ts';
import { Flag } from './look/flags.tsx';
import { SideFlag } from './look/side-mark.tsx';
import {
  areaName,
  markerOfToken,
  portName,
  ratedLeader,
  squadronOfToken,
  strengthOf,
  strengthWords,
  tokenName,
} from './look/words.ts';
import { SELECTED_WORDS as WORDS } from './selected-words.ts';

function ownerWords(view: View, port: PortId): string {
  const { owner } = view.ports[port]!;
  if (owner === 'Neutral' || owner === 'Closed' || owner === 'Removed') return WORDS.owners[owner];
  return isNeutral(view, port) ? WORDS.notAtWar(owner) : owner;
}

function Markers({ view, markers }: { readonly view: View; readonly markers: readonly Marker[] }): ReactNode {
  if (markers.length === 0) return null;
  return (
    <ul className="plain-list sp-known">
      {markers.map(({ token, side, battle }) => {
        const squadron = squadronOfToken(view, token);
        return (
          <li key={token}>
            <SideFlag side={side} size={13} /> <b>{tokenName(view, token)}</b>{' '}
            {squadron === null ? WORDS.unknown : strengthWords(strengthOf(view, squadron))}
            {battle && WORDS.inBattle}
          </li>
        );
      })}
    </ul>
  );
}

interface BattlesHere {
  /** Those fought in the area, to be seen again. */
  readonly battles: readonly PastBattle[];
  onBattle(battle: PastBattle): void;
}

function AreaLeaf({
  view,
  area,
  battles,
  onBattle,
}: BattlesHere & { readonly view: View; readonly area: AreaId }): ReactNode {
  const points = prizeOf(view, area);
  const here = view.markers.filter(({ at }) => 'area' in at && at.area === area);
  const frigates = SIDES.map(
    (side) => [side, view.frigates[side].filter((each) => each === area).length] as const,
  );
  return (
    <>
      <h2>{areaName(area)}</h2>
      <p className="sp-fact">
        {WORDS.worth(points)} <RuleLink rule="8.2" />{' '}
        {view.control.includes(area) && <b>{WORDS.controlled}</b>}
      </p>
      <Markers view={view} markers={here} />
      {frigates.map(
        ([side, count]) =>
          count > 0 && (
            <p key={side} className="sp-fact">
              <SideFlag side={side} size={13} /> {WORDS.frigates(count, side)}
            </p>
          ),
      )}
      {portsIn(area).map(({ id, number }) => (
        <p key={id} className="sp-fact">
          ⚓ <b>{portName(id)}</b>
          {WORDS.port(number, ownerWords(view, id))}
        </p>
      ))}
      {battles.map((battle, index) => (
        <p key={index} className="sp-fact">
          {WORDS.battle(battle.year)}{' '}
          <Button look="quiet" data-testid="battle-again" onClick={() => onBattle(battle)}>
            {WORDS.again}
          </Button>
        </p>
      ))}
      <h3>{WORDS.fromHere}</h3>
      <ul className="plain-list sp-known">
        {neighboursOf(area).map(({ to, cost }) => (
          <li key={to}>{WORDS.border(areaName(to), WORDS.cost(cost))}</li>
        ))}
      </ul>
    </>
  );
}

function PortLeaf({ view, port }: { readonly view: View; readonly port: PortId }): ReactNode {
  const { number, kind, area } = portOf(port);
  const { owner, captured } = view.ports[port]!;
  const nation = owner === 'Neutral' || owner === 'Closed' || owner === 'Removed' ? null : owner;
  return (
    <>
      <h2>
        {nation !== null && <Flag nation={nation} war={warOf(view)} />} {portName(port)}
      </h2>
      <p className="sp-fact">
        {WORDS.portFacts(ownerWords(view, port), WORDS.kinds[kind], captured, areaName(area))}
      </p>
      <p className="sp-fact">
        {WORDS.number(number)} <RuleLink rule="6.21" />
      </p>
      <Markers view={view} markers={view.markers.filter(({ at }) => 'port' in at && at.port === port)} />
    </>
  );
}

function SquadronLeaf({ view, token }: { readonly view: View; readonly token: Token }): ReactNode {
  const marker = markerOfToken(view, token);
  const squadron = squadronOfToken(view, token);
  if (marker === null) return null;
  const ships = { ...view.forces.english?.ships, ...view.forces.european?.ships };
  return (
    <>
      <h2>
        <SideFlag side={marker.side} /> {tokenName(view, token)}
      </h2>
      <p className="sp-fact">{WORDS.lies(marker)}</p>
      {squadron === null ? (
        <p className="sp-fact">{WORDS.secret(marker.side)}</p>
      ) : (
        <>
          <p className="sp-fact">{strengthWords(strengthOf(view, squadron))}</p>
          {squadron.stacks.map((stack, i) => (
            <ol key={stack[0]?.ship ?? i} className="sp-line">
              {stack.map(({ ship, leader }) => {
                const { name, guns, attack, defence } = shipOf(ship);
                const damage = ships[ship]?.damage ?? 0;
                return (
                  <li key={ship}>
                    <span>
                      {name} <small>{guns}</small>
                      {leader !== null && <b> {ratedLeader(view, leader)}</b>}
                    </span>
                    <span className={damage > 0 ? 'ask-warn' : undefined}>
                      {attack}-{defence}
                      {damage > 0 && ` −${damage}`}
                    </span>
                  </li>
                );
              })}
            </ol>
          ))}
        </>
      )}
    </>
  );
}

export function Selected({
  view,
  subject,
  battles,
  onBattle,
}: BattlesHere & { readonly view: View; readonly subject: string }): ReactNode {
  return (
    <section className="theatre-page sp-selected">
      {isAreaId(subject) ? (
        <AreaLeaf view={view} area={subject} battles={battles} onBattle={onBattle} />
      ) : isPortId(subject) ? (
        <PortLeaf view={view} port={subject} />
      ) : (
        <SquadronLeaf view={view} token={subject} />
      )}
    </section>
  );
}

/** Where a subject of the log is to be found: an area, a port, or the marker it sails under. */
export function placeOfSubject(view: View, subject: string): string | null {
  if (isAreaId(subject) || isPortId(subject) || markerOfToken(view, subject) !== null) return subject;
  for (const forces of [view.forces.english, view.forces.european]) {
    const squadron = forces?.squadrons.find(
      ({ id, stacks }) =>
        id === subject ||
        stacks.some((stack) => stack.some(({ ship, leader }) => ship === subject || leader === subject)),
    );
    if (squadron?.token != null) return squadron.token;
    const port = forces?.ships[subject]?.port;
    if (port != null) return port;
  }
  return null;
}

export const subjectWords = (view: View, subject: string): string =>
  isAreaId(subject)
    ? areaName(subject)
    : isPortId(subject)
      ? portName(subject)
      : listedWords([tokenName(view, subject)]);
