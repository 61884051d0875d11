/** Whether another server shall witness the dice, and which: offered where this server knows any. */

import { type ReactNode, useEffect, useState } from 'react';
import { serverApi } from '../tables/api.ts';
import { SelectOptions } from '../toolkit/select-options.tsx';
import { NEW_MATCH_WORDS as WORDS } from './new-match-words.ts';

interface WitnessFormProps {
  readonly chosen: string | null;
  onChoose(witness: string | null): void;
}

export function WitnessForm({ chosen, onChoose }: WitnessFormProps): ReactNode {
  const [witnesses, setWitnesses] = useState<readonly string[]>([]);
  useEffect(() => {
    // A server that does not answer will be complained of where the match is made.
    serverApi.witnesses().then(setWitnesses, () => {});
  }, []);
  const [first] = witnesses;
  if (first === undefined) return null;
  return (
    <>
      <label className="tick">
        <input
          type="checkbox"
          checked={chosen !== null}
          onChange={(event) => onChoose(event.target.checked ? first : null)}
          data-testid="with-witness"
        />
        <span>
          {WORDS.witness}{' '}
          <span className="choice-note">
            {WORDS.witnessNote(witnesses.length === 1 ? hostOf(first) : null)}
          </span>
        </span>
      </label>
      {chosen !== null && witnesses.length > 1 && (
        <label className="tick">
          <span>{WORDS.whichWitness}</span>
          <select
            value={chosen}
            onChange={(event) => onChoose(event.target.value)}
            data-testid="which-witness"
          >
            <SelectOptions of={witnesses} words={hostOf} />
          </select>
        </label>
      )}
    </>
  );
}

const hostOf = (address: string): string => new URL(address).host;
