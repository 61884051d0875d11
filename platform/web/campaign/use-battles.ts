/** The battles of the match on the screen. */
import { useSyncExternalStore } from 'react';
import type { BattleNow, Table } from '../tables/table.ts';

const NONE: readonly BattleNow[] = [];
const never = (): (() => void) => () => {};

export function useBattles({ battles }: Table): {
  readonly list: readonly BattleNow[];
  readonly trouble: string | null;
} {
  const subscribe = battles === undefined ? never : (listener: () => void) => battles.subscribe(listener);
  const list = useSyncExternalStore(subscribe, () => battles?.now() ?? NONE);
  const trouble = useSyncExternalStore(subscribe, () => battles?.trouble() ?? null);
  return { list, trouble };
}
