/** What the player looks at: the leaf of the panel, the thing pressed or called for, and the eye that follows. */
import type { Camera } from '@weathergage/web/toolkit/camera/camera.ts';
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import { useCallback, useEffect, useState } from 'react';
import { areaOf, isAreaId } from '../data/areas.ts';
import { isPortId, portOf } from '../data/ports.ts';
import type { SeaAsk } from '../rules/world/asks.ts';
import type { AreaId, PortId } from '../rules/world/squadron.ts';
import type { View } from '../rules/world/state.ts';
import { project } from './chart/projection.ts';
import { pointOf } from './chart/standing.ts';
import type { ChartMarks, Props } from './look/types.ts';
import type { Leaf } from './panels/side-sheet.tsx';
import { placeOfSubject } from './selected.tsx';

interface AttentionWork extends Pick<Camera, 'bring'> {
  readonly props: Pick<Props, 'desk' | 'focus' | 'glance'>;
  readonly ask: SeaAsk | null;
  /** The scene being told; where it takes place is brought into sight. */
  readonly scene: { readonly at: readonly Point[] } | null;
  /** What the open panel wants to be seen. */
  readonly inSight: readonly (AreaId | PortId)[] | undefined;
  setOpen(open: boolean): void;
}

interface Attention {
  readonly leaf: Leaf;
  /** An area, a port or a squadron. */
  readonly selected: string | null;
  setLeaf(leaf: Leaf): void;
  select(subject: string): void;
  /** Shows a place on the chart, and leaves the panel as it is. */
  look(place: string): void;
}

const pointOfPlace = (id: AreaId | PortId): Point =>
  project(isPortId(id) ? portOf(id).place : areaOf(id).spot);

/** The places that a question is about: an area, several, the ports to choose from. */
export function placesOfAsk(ask: SeaAsk): readonly (AreaId | PortId)[] {
  switch (ask.kind) {
    case 'refuge':
      return [ask.area, ...new Set(ask.ships.flatMap(({ ports }) => ports))];
    case 'defend':
      return ask.areas.flatMap(({ area, ports }) => [area, ...ports]);
    case 'battle-order':
    case 'assault':
      return ask.areas;
    default:
      return 'area' in ask ? [ask.area] : [];
  }
}

/** All that a hand may press for an answer, and what the question is about. */
export const askedPoints = (ask: SeaAsk, marks: ChartMarks, { markers }: Pick<View, 'markers'>): Point[] => [
  ...[
    ...placesOfAsk(ask),
    ...(marks.inSight ?? []),
    ...(marks.areas?.keys() ?? []),
    ...(marks.ports?.keys() ?? []),
  ].map(pointOfPlace),
  ...markers.filter(({ token }) => marks.tokens?.has(token)).map(pointOf),
];

export function useAttention(work: AttentionWork): Attention {
  const { props, ask, scene, inSight, bring, setOpen } = work;
  const { focus, glance = false } = props;
  const { view } = props.desk;
  const [leaf, setLeaf] = useState<Leaf>('orders');
  const [selected, setSelected] = useState<string | null>(null);

  // A new question brings the orders forward, and the place it is about into sight.
  const asked = ask?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a new question that turns the eye
  useEffect(() => {
    if (ask === null) return;
    setLeaf('orders');
    bring(placesOfAsk(ask).map(pointOfPlace));
  }, [asked]);

  // And so does what a panel holds before the player: both ends of a voyage.
  const held = inSight?.join(' ') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is other places that turn the eye
  useEffect(() => {
    bring(inSight?.map(pointOfPlace) ?? []);
  }, [held]);

  useEffect(() => {
    if (scene !== null) bring(scene.at);
  }, [scene, bring]);

  const select = useCallback(
    (subject: string): void => {
      setSelected(subject);
      setLeaf('selected');
      setOpen(true);
    },
    [setOpen],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the focus that calls the eye, not a marker that moves
  useEffect(() => {
    const place = focus === null ? null : placeOfSubject(view, focus);
    if (place === null || place === selected) return;
    if (!glance) select(place);
    const marker = view.markers.find(({ token }) => token === place);
    bring([
      isAreaId(place)
        ? project(areaOf(place).spot)
        : isPortId(place)
          ? project(portOf(place).place)
          : pointOf(marker!),
    ]);
  }, [focus]);

  const look = useCallback(
    (place: string): void => {
      if (isAreaId(place) || isPortId(place)) bring([pointOfPlace(place)]);
    },
    [bring],
  );

  return { leaf, selected, setLeaf, select, look };
}
