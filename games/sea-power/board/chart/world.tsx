/** The whole chart: the sheet laid side by side, and on every copy what stands on it and what may be pressed. */
import type { Point, StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import {
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useState,
} from 'react';
import { AREAS, areaOf, isAreaId } from '../../data/areas.ts';
import { isPortId, PORT_IDS, PORTS } from '../../data/ports.ts';
import { prizeOf } from '../../rules/ports/points.ts';
import type { AreaId, PortId, Token } from '../../rules/world/squadron.ts';
import type { Open } from '../../rules/world/state.ts';
import type { ChartMarks } from '../look/types.ts';
import { Choices } from './choices.tsx';
import { type Eye, markSize } from './eye.ts';
import { layLabels } from './labels.ts';
import { BattleLayer, FrigateLayer, frigateBoxes, MarkerLayer, type NameOf } from './markers.tsx';
import { mooringOf } from './moorings.ts';
import { AreaNames } from './names.tsx';
import { COPIES, Paper } from './paper.tsx';
import { lookOf, PortLayer } from './ports.tsx';
import { nearestX, project, WIDTH } from './projection.ts';
import { flagBoxes, type Standing, standings } from './standing.ts';
import { areaUnder, nearestPort, targetOf } from './under-hand.ts';
import { type Haul, useHaul } from './use-haul.ts';
import { Way } from './way.tsx';

export type Pressed = { readonly area: AreaId } | { readonly port: PortId } | { readonly token: Token };

export interface WorldProps {
  readonly world: Readonly<Open>;
  readonly eye: Eye;
  readonly marks: ChartMarks;
  readonly nameOf: NameOf;
  /** Where the way of a voyage begins and ends, if not on open water. */
  readonly wayFrom: Point | null;
  readonly wayTo: Point | null;
  readonly poses: ReadonlyMap<Token, Point>;
  readonly stage: RefObject<StageHandle | null>;
  readonly lit: AreaId | null;
  onSelect(pressed: Pressed): void;
  readonly children?: ReactNode;
}

/** So many areas may be asked about for each to have its name whatever the height. */
const FEW = 6;

const worthOf = (world: Parameters<typeof prizeOf>[0]): ReadonlyMap<string, number> =>
  new Map(AREAS.map(({ id }) => [id, prizeOf(world, id)]));

/** Areas in which a battle is marked (6.5/3): while squadrons still move their markers alone say so. */
const battlesIn = ({ battles, markers, phase }: Readonly<Open>): readonly AreaId[] =>
  phase === 'movement'
    ? [...new Set(markers.flatMap(({ battle, at }) => (battle && 'area' in at ? [at.area] : [])))]
    : battles;

/** Clear shapes that take the press; larger than what is drawn, for fingers. */
const Hits = memo(function Hits({
  world,
  eye,
  standing,
  open,
  seas,
  live,
}: {
  readonly world: Readonly<Open>;
  readonly eye: Eye;
  readonly standing: readonly Standing[];
  /** Squadrons that may be taken up: a drag that begins there does not move the chart. */
  readonly open: ReadonlyMap<Token, string> | null;
  /** Seas that may be chosen, with the words on their pills. */
  readonly seas: ReadonlyMap<AreaId, string> | null;
  readonly live: boolean;
}): ReactNode {
  const size = markSize(eye);
  const busy = new Set(standing.map(({ area }) => area));
  /** The middle copy alone is spoken of by name. */
  const named = (name: string) => (live ? { 'data-testid': name } : {});
  return (
    <g className="sp-hits" {...DECOR}>
      {AREAS.map(({ id }) => (
        <use key={id} href={`#sp-area-${id}`} data-area={id} {...named(`area-${id}`)} />
      ))}
      {PORTS.map((port) => {
        if (lookOf(world, port) === 'removed') return null;
        const { x, y } = mooringOf(port.id, eye);
        return (
          <circle
            key={port.id}
            cx={x}
            cy={y}
            r={(eye.zoom === 'near' ? 22 : 12) * size}
            data-port={port.id}
            {...named(`port-${port.id}`)}
          />
        );
      })}
      {standing.map(({ key, at, afloat, tokens }) => (
        <rect
          key={key}
          x={at.x - 24 * size}
          y={at.y - (afloat ? 30 : 20) * size}
          width={50 * size}
          height={(afloat ? 54 : 44) * size}
          data-token={tokens.join(' ')}
          data-grab={tokens.some((token) => open?.has(token)) || undefined}
          {...named(`token-${tokens.join('-')}`)}
        />
      ))}
      {/* A pill in the middle of a sea may lie over a squadron in port: it is the sea that is pressed there. */}
      {[...(seas ?? [])].map(([id, words]) => {
        if (words === '' || busy.has(id)) return null;
        const { x, y } = project(areaOf(id).spot);
        return <circle key={id} cx={x} cy={y} r={12 * size} data-area={id} data-pill />;
      })}
    </g>
  );
});

/** What lies on the water under the coasts: control, what is out of reach, what the hand is over. */
const Washes = memo(function Washes({
  copy,
  control,
  open,
  lit,
  hovered,
}: {
  readonly copy: number;
  readonly control: readonly AreaId[];
  readonly open: ReadonlyMap<AreaId, string> | null;
  readonly lit: AreaId | null;
  readonly hovered: AreaId | null;
}): ReactNode {
  return (
    <g className="sp-washes" transform={`translate(${copy * WIDTH} 0)`} {...DECOR}>
      {control.map((area) => (
        <use key={area} href={`#sp-area-${area}`} className="sp-held" fill="url(#sp-held)" />
      ))}
      {open !== null &&
        AREAS.map(({ id }) => (
          <use
            key={id}
            href={`#sp-area-${id}`}
            className={
              open.has(id) ? (id === hovered ? 'sp-choice sp-choice-hover' : 'sp-choice') : 'sp-shut'
            }
          />
        ))}
      {lit !== null && <use href={`#sp-area-${lit}`} className="sp-lit" />}
    </g>
  );
});

/** The line a squadron is hauled along, and the port that would take it in. */
function Hauled({
  haul: { token, at, port },
  standing,
  eye,
}: {
  readonly haul: Haul;
  readonly standing: readonly Standing[];
  readonly eye: Eye;
}): ReactNode {
  const from = standing.find(({ tokens }) => tokens.includes(token))?.at;
  if (from === undefined) return null;
  const size = markSize(eye);
  const found = port === null ? null : mooringOf(port, eye);
  const to = found === null ? at : { x: nearestX(found.x, at.x), y: found.y };
  return (
    <g className="sp-haul" {...DECOR}>
      <path
        d={`M${nearestX(from.x, at.x).toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`}
        strokeWidth={3 * size}
        strokeDasharray={`${4 * size} ${5 * size}`}
      />
      <circle cx={to.x} cy={to.y} r={(found === null ? 6 : 17) * size} strokeWidth={3 * size} />
    </g>
  );
}

export function World(props: WorldProps): ReactNode {
  const { world, eye, marks, nameOf, poses, stage, lit, onSelect } = props;
  const standing = useMemo(() => standings(world.markers, eye, poses), [world.markers, eye, poses]);
  const { scenario, war, options, alliance, year } = world;
  const worth = useMemo(
    () => worthOf({ scenario, war, options, alliance, year }),
    [scenario, war, options, alliance, year],
  );
  const asked = (marks.areas?.size ?? 0) <= FEW ? [...(marks.areas?.keys() ?? [])].join(' ') : '';
  // As they lie before and after a story: names do not dance while squadrons sail by.
  const flags = useMemo(
    () => [...flagBoxes(standings(world.markers, eye), markSize(eye)), ...frigateBoxes(world.frigates, eye)],
    [world.markers, world.frigates, eye],
  );
  const labels = useMemo(
    () => layLabels(eye, worth, new Set(asked.split(' ').filter(isAreaId)), flags),
    [eye, worth, asked, flags],
  );
  const battles = useMemo(() => battlesIn(world), [world]);
  const oneName = (token: Token): string => nameOf([token]).name ?? token;

  const [hovered, setHovered] = useState<AreaId | null>(null);
  const { haul, grab, wasHauled } = useHaul({ marks, eye, stage });
  const press = (event: MouseEvent<SVGGElement>): void => {
    const target = targetOf(event);
    const at = stage.current?.toStage(event);
    if (target === null || at === undefined || wasHauled()) return;
    event.preventDefault();
    const reach = 24 * markSize(eye);
    const tokens = target.token?.split(' ') ?? [];
    const open = tokens.filter((token) => marks.tokens?.has(token));
    if (open.length > 0) {
      const next = open[(open.indexOf(marks.chosenToken ?? '') + 1) % open.length]!;
      marks.onToken?.(next);
      return;
    }
    const area = areaUnder(event);
    // The number in the middle of a sea is the sea's, however near a port lies from afar.
    const port = target.pill === undefined ? nearestPort(at, marks.ports?.keys() ?? [], eye, reach) : null;
    if (port !== null) {
      marks.onPort?.(port);
      return;
    }
    if (area !== null && marks.areas?.has(area)) {
      marks.onArea?.(area);
      return;
    }
    if (tokens[0] !== undefined) onSelect({ token: tokens[0] });
    else if (target.port !== undefined && isPortId(target.port))
      onSelect({ port: nearestPort(at, PORT_IDS, eye, reach) ?? target.port });
    else if (area !== null && marks.onShut !== undefined) marks.onShut(area);
    else if (area !== null) onSelect({ area });
  };
  const hover = (event: PointerEvent<SVGGElement>): void => {
    if (event.pointerType === 'touch' || haul !== null) return;
    const area = areaUnder(event);
    setHovered(area);
    marks.onHoverArea?.(area);
  };
  const leave = (): void => {
    setHovered(null);
    marks.onHoverArea?.(null);
  };

  return (
    <g className="sp-world">
      <Paper sheet="sea" />
      {COPIES.map((copy) => (
        <Washes
          key={copy}
          copy={copy}
          control={world.control}
          open={marks.areas ?? null}
          lit={lit}
          hovered={hovered}
        />
      ))}
      <Paper sheet="lands" />
      {COPIES.map((copy) => (
        <g key={copy} transform={`translate(${copy * WIDTH} 0)`} data-copy={copy}>
          {copy === 0 ? (
            <AreaNames labels={labels.areas} worth={worth} control={world.control} />
          ) : (
            <use href="#sp-names" />
          )}
          <g onClick={press} onPointerDown={grab} onPointerOver={hover} onPointerLeave={leave}>
            <Choices marks={marks} standings={standing} eye={eye} live={copy === 0} nameOf={oneName} />
            <PortLayer world={world} eye={eye} labels={labels.ports} />
            {marks.path !== undefined && marks.path.length > 0 && (
              <Way from={props.wayFrom} areas={marks.path} to={props.wayTo} eye={eye} />
            )}
            <FrigateLayer frigates={world.frigates} eye={eye} />
            <MarkerLayer standings={standing} nameOf={nameOf} eye={eye} chosen={marks.chosenToken ?? null} />
            <BattleLayer areas={battles} eye={eye} />
            <Hits
              world={world}
              eye={eye}
              standing={standing}
              open={marks.tokens ?? null}
              seas={marks.areas ?? null}
              live={copy === 0}
            />
          </g>
          {props.children}
        </g>
      ))}
      {haul !== null && <Hauled haul={haul} standing={standing} eye={eye} />}
    </g>
  );
}
