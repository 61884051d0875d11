/** What the player looks at: the leaf of the panel, the thing pressed or called for, and the eye that follows. */
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import { useCallback, useEffect, useState } from 'react';
import { areaOf, isAreaId } from '../data/areas.ts';
import { isPortId, portOf } from '../data/ports.ts';
import type { SeaAsk } from '../rules/world/asks.ts';
import type { AreaId } from '../rules/world/squadron.ts';
import { project } from './chart/projection.ts';
import { pointOf } from './chart/standing.ts';
import type { Props } from './look/types.ts';
import type { Leaf } from './panels/side-sheet.tsx';
import { placeOfSubject } from './selected.tsx';
import type { Sight } from './use-eye.ts';

interface AttentionWork extends Pick<Sight, 'bring'> {
  readonly props: Pick<Props, 'desk' | 'focus'>;
  readonly ask: SeaAsk | null;
  /** The scene being told; where it takes place is brought into sight. */
  readonly scene: { readonly at: readonly Point[] } | null;
  setOpen(open: boolean): void;
}

interface Attention {
  readonly leaf: Leaf;
  /** An area, a port or a squadron. */
  readonly selected: string | null;
  setLeaf(leaf: Leaf): void;
  select(subject: string): void;
}

/** The area that a question is about, if it is about one. */
const placeOfAsk = (ask: SeaAsk): AreaId | null => ('area' in ask ? ask.area : null);

export function useAttention({ props, ask, scene, bring, setOpen }: AttentionWork): Attention {
  const { focus } = props;
  const { view } = props.desk;
  const [leaf, setLeaf] = useState<Leaf>('orders');
  const [selected, setSelected] = useState<string | null>(null);

  // A new question brings the orders forward, and the place it is about into sight.
  const asked = ask?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a new question that turns the eye
  useEffect(() => {
    if (ask === null) return;
    setLeaf('orders');
    const place = placeOfAsk(ask);
    if (place !== null) bring([project(areaOf(place).spot)]);
  }, [asked]);

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
    select(place);
    const marker = view.markers.find(({ token }) => token === place);
    bring([
      isAreaId(place)
        ? project(areaOf(place).spot)
        : isPortId(place)
          ? project(portOf(place).place)
          : pointOf(marker!),
    ]);
  }, [focus]);

  return { leaf, selected, setLeaf, select };
}
