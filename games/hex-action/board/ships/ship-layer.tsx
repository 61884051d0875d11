/** All ships on the chart: each a button with a spoken description, her drawing, and her name beside it. */
import { hullPath } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { columnOf, hexName, rowOf } from '../../rules/sea/hex.ts';
import { crewLeft, gunsLeft, riggingLeft, type Ship, sternHex } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { centreOf, middleOf, type Span } from '../look/geometry.ts';
import { lieOf, windOn } from '../look/lie.ts';
import { CLASS_WORDS, notesOf, sideName } from '../look/words.ts';
import { plightOf, squadronOf } from '../look/words-advanced.ts';
import type { Room } from './label-spots.ts';
import { poseOf, type StoryPose } from './pose.ts';
import { ShipDrawing, ShipSilhouette } from './ship-drawing.tsx';
import { ShipLabels } from './ship-label.tsx';
import { isFlagship, lookOf, type ShipLook } from './ship-look.ts';
import { shapeOf } from './ship-shape.ts';

/** What a screen reader says of a ship: how she lies to the one in hand comes right after her name. */
export function spokenOf(ship: Ship, sea: Sea, inHand: Ship | null = null): string {
  const { spec } = ship;
  const squadron = squadronOf(sea, ship.id);
  const rigging = spec.rigging.reduce((sum, squares) => sum + squares, 0);
  const state =
    ship.surrender !== null && !ship.captured
      ? 'surrendered'
      : ship.captured
        ? `prize of ${sideName(sea, ship.side)}`
        : sideName(sea, ship.side);
  return [
    `${spec.name}, ${spec.nation} ${CLASS_WORDS[spec.class]}, ${state}`,
    ...(inHand === null || inHand.id === ship.id ? [] : [lieOf(inHand, ship)]),
    `bow at ${hexName(ship.bow)}, heading ${ship.heading}, ${windOn(ship, sea.wind)}, attitude ${attitude(ship.heading, sea.wind)}`,
    `hull ${ship.hull} of ${spec.hull}, crew ${crewLeft(ship)}, guns ${gunsLeft(ship)}, rigging ${riggingLeft(ship)} of ${rigging}`,
    ...(squadron === null ? [] : [`${squadron.flagship === ship.id ? 'flagship, ' : ''}${squadron.name}`]),
    ...notesOf(sea, ship),
    ...plightOf(sea, ship),
  ].join('; ');
}

/** The wake of a ship that is seen to sail, in hexes. */
const SAILING = 2;

// A look is made once for a ship as she is: the same object again lets the drawing stay as it is.
const LOOKS = new WeakMap<Ship, Map<string, ShipLook>>();
function steadyLook(ship: Ship, sea: Sea, heading: Ship['heading'], sailing: boolean): ShipLook {
  let looks = LOOKS.get(ship);
  if (looks === undefined) {
    looks = new Map();
    LOOKS.set(ship, looks);
  }
  const key = `${sea.wind}.${heading}.${sailing}.${isFlagship(sea, ship.id)}`;
  let look = looks.get(key);
  if (look === undefined) {
    const lying = lookOf(ship, sea, heading);
    look = sailing ? { ...lying, way: Math.max(SAILING, lying.way) } : lying;
    looks.set(key, look);
  }
  return look;
}

interface ShipTokenProps {
  readonly ship: Ship;
  readonly sea: Sea;
  readonly inHand: Ship | null;
  /** The pose in plain numbers: a ship that has not stirred is not drawn again. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly heading: Ship['heading'];
  readonly far: boolean;
  readonly selected: boolean;
  readonly asked: boolean;
  readonly sailing: boolean;
  onSelect(id: string): void;
  onConfirm(): void;
  onPoint(id: string | null): void;
}

const ShipToken = memo(function ShipToken({
  ship,
  sea,
  inHand,
  x,
  y,
  angle,
  heading,
  far,
  selected,
  asked,
  sailing,
  onSelect,
  onConfirm,
  onPoint,
}: ShipTokenProps): ReactNode {
  const look = steadyLook(ship, sea, heading, sailing);
  const mark = markOf(sea, ship.side);
  const Drawing = far ? ShipSilhouette : ShipDrawing;
  const outline = hullPath(shapeOf(look));
  return (
    <g
      className="sea-ship hx-ship"
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={spokenOf(ship, sea, inHand)}
      data-testid={`ship-${ship.id}`}
      data-asked={asked || undefined}
      data-heading={ship.heading}
      data-bow={hexName(ship.bow)}
      transform={`translate(${x} ${y})`}
      onPointerEnter={() => onPoint(ship.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(ship.id)}
      onBlur={() => onPoint(null)}
      onClick={(event) => {
        event.preventDefault();
        onSelect(ship.id);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        if (selected && event.key === 'Enter') onConfirm();
        else onSelect(ship.id);
      }}
    >
      <g transform={`rotate(${angle})`}>
        <path className="sea-ring hx-ring" d={outline} />
        <path className="hx-hit" d={outline} />
        <Drawing look={look} mark={mark} />
      </g>
    </g>
  );
});

interface ShipLayerProps {
  readonly sea: Sea;
  readonly selected: string | null;
  /** Whose deck the others are seen from. */
  readonly inHand: Ship | null;
  readonly asked: ReadonlySet<string>;
  readonly far: boolean;
  /** The ship whose course is being written. */
  readonly plotted: string | null;
  readonly scale: number;
  /** The hexes in the window and some about it; beyond them nobody sees more than a silhouette. */
  readonly inSight: Span | null;
  /** Where names may stand. */
  readonly room: Room | null;
  /** Poses that differ from where the ships lie. */
  readonly poses?: ReadonlyMap<string, StoryPose>;
  onSelect(id: string): void;
  onConfirm(): void;
}

/** Whether any of her is in the window. */
const seen = ({ bow }: Ship, sight: Span | null): boolean =>
  sight === null ||
  (columnOf(bow) >= sight.left &&
    columnOf(bow) <= sight.right &&
    rowOf(bow) >= sight.top &&
    rowOf(bow) <= sight.bottom);

export const ShipLayer = memo(function ShipLayer({
  sea,
  selected,
  inHand,
  asked,
  far,
  plotted,
  scale,
  inSight,
  room,
  poses,
  onSelect,
  onConfirm,
}: ShipLayerProps): ReactNode {
  const afloat = useMemo(
    () => sea.ships.filter((ship) => ship.presence === 'afloat' || poses?.has(ship.id)),
    [sea.ships, poses],
  );
  const labelled = useMemo(
    () =>
      afloat
        .filter((ship) => seen(ship, inSight))
        .map((ship) => ({ ship, pose: poses?.get(ship.id) ?? poseOf(ship) })),
    [afloat, poses, inSight],
  );
  const [pointed, setPointed] = useState<string | null>(null);
  const wanted = useMemo(() => new Set([selected, pointed].filter((id) => id !== null)), [selected, pointed]);
  return (
    <g className="hx-ships">
      {afloat.map((ship) => {
        const posed = poses?.get(ship.id);
        return (
          <ShipToken
            key={ship.id}
            ship={ship}
            sea={sea}
            inHand={inHand}
            {...(posed === undefined ? poseOf(ship) : { x: posed.x, y: posed.y, angle: posed.angle })}
            heading={posed?.heading ?? ship.heading}
            far={far || !seen(ship, inSight)}
            selected={ship.id === selected}
            asked={asked.has(ship.id)}
            sailing={posed?.sailing === true}
            onSelect={onSelect}
            onConfirm={onConfirm}
            onPoint={setPointed}
          />
        );
      })}
      <ShipLabels
        sea={sea}
        plotted={plotted}
        scale={scale}
        far={far}
        ships={labelled}
        wanted={wanted}
        room={room}
        moving={poses !== undefined}
      />
    </g>
  );
});

/** Ropes between ships held together: a tangle for a foul, straight lines for each grapple, a hawser for a tow. */
export const Bonds = memo(function Bonds({ sea }: { readonly sea: Sea }): ReactNode {
  const at = (id: string) => {
    const ship = sea.ships.find((each) => each.id === id);
    return ship === undefined ? { x: 0, y: 0 } : middleOf(ship);
  };
  return (
    <g className="hx-bonds">
      {sea.fouls.map(({ a, b }) => {
        const [from, to] = [at(a), at(b)];
        const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
        const [nx, ny] = [(to.y - from.y) * 0.18, (from.x - to.x) * 0.18];
        return (
          <path
            key={`F${a}${b}`}
            className="hx-foul"
            d={`M${from.x} ${from.y}Q${mx + nx * 2} ${my + ny * 2} ${mx} ${my}T${to.x} ${to.y}M${from.x} ${from.y}Q${mx - nx * 2} ${my - ny * 2} ${mx} ${my}T${to.x} ${to.y}`}
          >
            <title>Fouled</title>
          </path>
        );
      })}
      {sea.grapples.map(({ a, b, count }) => {
        const [from, to] = [at(a), at(b)];
        return (
          <path
            key={`G${a}${b}`}
            className="hx-grapple"
            d={Array.from({ length: Math.min(count, 5) }, (_, i) => {
              const off = (i - (Math.min(count, 5) - 1) / 2) * 7;
              return `M${from.x + off} ${from.y - off}L${to.x + off} ${to.y - off}`;
            }).join('')}
          >
            <title>{`${count} grapple${count === 1 ? '' : 's'}`}</title>
          </path>
        );
      })}
      {sea.ships.map((ship) => {
        const tows = ship.advanced?.tows ?? null;
        const towed = tows === null ? undefined : sea.ships.find(({ id }) => id === tows);
        if (towed === undefined || ship.presence !== 'afloat') return null;
        const [from, to] = [centreOf(sternHex(ship)), centreOf(towed.bow)];
        return (
          <path key={`T${ship.id}`} className="hx-hawser" d={`M${from.x} ${from.y}L${to.x} ${to.y}`}>
            <title>{`${ship.spec.name} tows ${towed.spec.name}`}</title>
          </path>
        );
      })}
    </g>
  );
});
