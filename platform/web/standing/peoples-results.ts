/** What people made of the scenarios of a game, as the server has counted it; nothing where there is no server. */
import type { ScenarioResults } from '@weathergage/kernel/people/ratings-protocol.ts';
import { useEffect, useState } from 'react';
import { serverApi } from '../tables/api.ts';

export type PeoplesResults = ReadonlyMap<string, ScenarioResults>;

const NOTHING: PeoplesResults = new Map();
const known = new Map<string, Promise<PeoplesResults>>();

function resultsOf(game: string): Promise<PeoplesResults> {
  let asked = known.get(game);
  if (asked === undefined) {
    asked = serverApi.results(game).then(
      (scenarios) => new Map(scenarios.map((one) => [one.scenario, one])),
      () => {
        known.delete(game);
        return NOTHING;
      },
    );
    known.set(game, asked);
  }
  return asked;
}

export function usePeoplesResults(game: string): PeoplesResults {
  const [results, setResults] = useState<PeoplesResults>(NOTHING);
  useEffect(() => {
    let here = true;
    resultsOf(game).then((found) => here && setResults(found));
    return () => {
      here = false;
    };
  }, [game]);
  return results;
}
