/** What the question on the table looks like on the chart: courses, fields of fire, a contested hex. */
import type { ReactNode } from 'react';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import { isAdvanced } from '../../rules/sea/edition.ts';
import { hexName } from '../../rules/sea/hex.ts';
import { shipOf } from '../../rules/sea/state.ts';
import { centreOf, hexPath, middleOf, type Point } from '../look/geometry.ts';
import type { HexDesk } from '../look/types.ts';
import { AdvancedFireOverlay, advancedAims } from './advanced-fire-overlay.tsx';
import type { Aimed } from './aim-tag.tsx';
import { FireOverlay, laidAims } from './fire-overlay.tsx';
import { PlotOverlay } from './plot-overlay.tsx';
import type { Fleet } from './use-fleet.ts';
import type { Helm } from './use-helm.ts';
import type { Orders } from './use-orders.ts';

interface OrdersOverlayProps {
  readonly view: HexDesk['view'];
  readonly orders: Orders;
  readonly helm: Helm | null;
  readonly fleet: Fleet;
  readonly hovered: string | null;
  onHover(plot: string | null): void;
}

export function OrdersOverlay({
  view,
  orders,
  helm,
  fleet,
  hovered,
  onHover,
}: OrdersOverlayProps): ReactNode {
  const { current, answer } = orders;
  if (helm !== null)
    return (
      <PlotOverlay
        helm={helm}
        sea={view}
        laid={fleet.laid}
        crossings={fleet.crossings}
        hovered={hovered}
        onHover={onHover}
      />
    );
  if (current?.kind === 'contested')
    return (
      <path className="hx-contested" d={hexPath(current.hex, 2)}>
        <title>{`Contested: ${hexName(current.hex)}`}</title>
      </path>
    );
  if (current?.kind !== 'fire') return null;
  const fire = answer as AnswerTo<'fire'>;
  return isAdvanced(view) ? (
    <AdvancedFireOverlay sea={view} ship={shipOf(view, current.ship)} answer={fire} />
  ) : (
    <FireOverlay sea={view} ship={shipOf(view, current.ship)} answer={fire} />
  );
}

/** The places that the question is about: the ship, where she may go, whom she may hit. */
export function askedPlaces(
  view: HexDesk['view'],
  current: Orders['current'],
  helm: Helm | null,
  aimed: readonly Aimed[],
): readonly Point[] {
  if (helm !== null) return [middleOf(helm.ship), ...helm.blooms.map(({ hex }) => centreOf(hex))];
  if (current?.kind === 'contested') return [centreOf(current.hex)];
  const ship = view.ships.find(({ id }) => id === current?.ship);
  return ship === undefined ? [] : [middleOf(ship), ...aimed.map(({ to }) => to)];
}

const NONE: readonly Aimed[] = [];

/** What the broadsides that are being aimed come to, to be written over the ships. */
export function aimsOf(
  view: HexDesk['view'],
  { current, answer }: Pick<Orders, 'current' | 'answer'>,
): readonly Aimed[] {
  if (current?.kind !== 'fire') return NONE;
  const fire = answer as AnswerTo<'fire'>;
  return isAdvanced(view)
    ? advancedAims(view, shipOf(view, current.ship), fire)
    : laidAims(view, shipOf(view, current.ship), fire);
}
