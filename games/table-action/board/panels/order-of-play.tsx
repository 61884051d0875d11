/** The squadrons in the order of this turn's initiative, their ships, and who has acted. */

import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { Pennant } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useMemo } from 'react';
import { fights, isAfloat, isCrippled } from '../../rules/aboard/crippled.ts';
import type { Ship } from '../../rules/table/ship.ts';
import type { Squadron, Table } from '../../rules/table/state.ts';
import { bearsWords, type Threat, threatsIn, underWords } from '../fleet/threats.ts';
import { stateOf } from '../look/words.ts';

interface OrderOfPlayProps {
  readonly table: Table;
  readonly selected: string | null;
  onPick(id: string): void;
}

const noteOf = (ship: Ship): string => {
  const state = stateOf(ship);
  if (state !== '' && state !== 'at anchor') return state;
  if (isCrippled(ship)) return 'crippled';
  return '';
};

/** In the order of play; before the roll of the turn, as the scenario lists them. */
function inOrder({ squadrons, order }: Table): readonly (readonly [Squadron, number | null])[] {
  const placed = order.flatMap(({ squadron, total }) => {
    const found = squadrons.find(({ id }) => id === squadron);
    return found === undefined ? [] : [[found, total] as const];
  });
  const rest = squadrons.filter(({ id }) => !order.some(({ squadron }) => squadron === id));
  return [...placed, ...rest.map((squadron) => [squadron, null] as const)];
}

/** Whom she bears on, and who bears on her. */
function Plight({
  table,
  threats,
  ship,
}: {
  readonly table: Table;
  readonly threats: readonly Threat[];
  readonly ship: Ship;
}): ReactNode {
  const words = [bearsWords(table, threats, ship.id), underWords(table, threats, ship.id)].filter(Boolean);
  return words.length === 0 ? null : <small>{words.join('; ')}</small>;
}

export function OrderOfPlay({ table, selected, onPick }: OrderOfPlayProps): ReactNode {
  const acting = table.order[table.acting]?.squadron;
  const threats = useMemo(() => threatsIn(table), [table]);
  return (
    <>
      <h2 className="visually-hidden">Order of play</h2>
      <ol className="ta-play" aria-label="Order of play" data-testid="order-of-play">
        {inOrder(table).map(([squadron, total]) => {
          const battery = table.batteries.find(({ id }) => id === squadron.battery);
          const ships = table.ships.filter((ship) => ship.squadron === squadron.id);
          const done =
            battery === undefined ? ships.every((ship) => ship.acted || !fights(ship)) : battery.acted;
          return (
            <li
              key={squadron.id}
              data-acting={(acting === squadron.id && table.phase === 'activation') || undefined}
              data-done={done || undefined}
            >
              <h3>
                <Pennant {...markOf(table, squadron.side)} size={18} />
                {squadron.name}
                <span>
                  {table.signalled.includes(squadron.id) && 'signalled · '}
                  {total === null ? '' : `initiative ${total}`}
                </span>
              </h3>
              <ul>
                {battery !== undefined && (
                  <li>
                    <button
                      type="button"
                      className="bare"
                      aria-pressed={selected === battery.id}
                      onClick={() => onPick(battery.id)}
                    >
                      <i data-acted={battery.acted || undefined} aria-hidden="true" />
                      {battery.name}
                      <span>
                        {battery.state === 'fights'
                          ? battery.acted
                            ? 'has acted'
                            : 'to act'
                          : battery.state}
                      </span>
                    </button>
                  </li>
                )}
                {ships.map((ship) => (
                  <li key={ship.id}>
                    <button
                      type="button"
                      className="bare"
                      aria-pressed={selected === ship.id}
                      data-gone={!isAfloat(ship) || undefined}
                      onClick={() => onPick(ship.id)}
                    >
                      <i data-acted={ship.acted || undefined} aria-hidden="true" />
                      {ship.flagship ? '★ ' : ''}
                      {ship.spec.name}
                      <span>
                        {[noteOf(ship), fights(ship) ? (ship.acted ? 'has acted' : 'to act') : '']
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      <Plight table={table} threats={threats} ship={ship} />
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </>
  );
}
