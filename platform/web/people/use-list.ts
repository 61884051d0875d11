/** A list of one's own that the server keeps: empty until it has come, and looked up anew when it has changed. */
import { useCallback, useEffect, useState } from 'react';

export function useList<T>(fetch: () => Promise<readonly T[]>): readonly [readonly T[], () => void] {
  const [list, setList] = useState<readonly T[]>([]);
  const look = useCallback(() => void fetch().then(setList, () => undefined), [fetch]);
  useEffect(look, [look]);
  return [list, look];
}
