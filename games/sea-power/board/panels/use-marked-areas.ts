/** Lights areas on the chart while a question about them is open, each with a word; pressed there, it is as in the panel. */
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { useCallback, useEffect } from 'react';
import type { AreaId } from '../../rules/world/squadron.ts';
import type { PanelProps } from '../look/types.ts';

export function useMarkedAreas(
  { mark, readOnly }: Pick<PanelProps<'assault'>, 'mark' | 'readOnly'>,
  areas: readonly AreaId[],
  wordOf: (area: AreaId) => string,
  onArea: (area: AreaId) => void,
): void {
  useEffect(() => {
    mark({ areas: new Map(areas.map((id) => [id, wordOf(id)])), ...(readOnly ? {} : { onArea }) });
    return () => mark(null);
  }, [mark, readOnly, areas, wordOf, onArea]);
}

/** One area of those, chosen in the panel or on the chart, where it carries a word; as it was given, or the first. */
export function useAreaChoice(
  panel: Pick<PanelProps<'battle-order'> | PanelProps<'frigate'>, 'ask' | 'given' | 'mark' | 'readOnly'>,
  areas: readonly AreaId[],
  first: AreaId | null,
  word: string,
) {
  const [area, setArea] = useDrafted<AreaId | null>(
    `${panel.ask.id} area`,
    (panel.given?.area as AreaId | null | undefined) ?? first,
  );
  const wordOf = useCallback((id: AreaId) => (id === area ? word : ''), [area, word]);
  useMarkedAreas(panel, areas, wordOf, setArea);
  return [area, setArea] as const;
}
