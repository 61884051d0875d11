/** What has to be fetched first: null until it has come, and where it can't be had; what comes too late is let go. */
import { useEffect, useState } from 'react';

/** `fetch` is one function for good; another `key` fetches anew, and what was there stands until then. */
export function useFetched<K, V>(fetch: (key: K) => Promise<V>, key: K): V | null {
  const [come, setCome] = useState<V | null>(null);
  useEffect(() => {
    let wanted = true;
    fetch(key).then(
      (found) => wanted && setCome(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [fetch, key]);
  return come;
}
