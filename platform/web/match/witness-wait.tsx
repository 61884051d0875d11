/** All orders are in and the witness has yet to sign them: who he is, what is the matter with him, how to go on without. */
import type { Desk, Seat } from '@weathergage/kernel';
import type { WitnessTrouble } from '@weathergage/kernel/protocol.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableNow } from '../tables/table.ts';
import { Button } from '../toolkit/controls.tsx';
import { listedWords } from '../toolkit/phrases.ts';
import { seatName } from './names.ts';

/** He usually signs within the blink of an eye: nothing is said of it before. */
const LATE_MS = 800;

const TROUBLES: Readonly<Record<WitnessTrouble, string>> = {
  silent: 'It does not answer, and is asked again from time to time.',
  refuses:
    'It refuses: something else was signed there for this step. Ask whoever runs this server how that came about.',
  false: 'What comes back is not signed with its key: something else answers in its place.',
};
export const troubleWords = (trouble: WitnessTrouble | null): string =>
  trouble === null ? '' : TROUBLES[trouble];

interface WitnessWaitProps {
  readonly now: Pick<TableNow, 'seats' | 'witness'>;
  readonly seat: Seat;
  readonly witness: NonNullable<Desk['witness']>;
  /** Null for who looks on. */
  readonly onGoOn: (() => void) | null;
}

export function WitnessWait(props: WitnessWaitProps): ReactNode {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { now, seat, witness, onGoOn } = props;
  const { url = '', trouble = null } = now.witness ?? {};
  if (!late && trouble === null) return null;
  const { agreed, needed } = witness;
  const mayAgree = onGoOn !== null && needed.includes(seat) && !agreed.includes(seat);
  const missing = needed.filter((person) => person !== seat && !agreed.includes(person));
  const words = [
    `Waiting for the witness ${url} to sign the orders.`,
    troubleWords(trouble),
    agreed.length === 0
      ? ''
      : `${listedWords(agreed.map((person) => (person === seat ? 'You' : seatName(now, person))))} would go on without it.`,
    agreed.length > 0 && missing.length > 0
      ? `${listedWords(missing.map((person) => seatName(now, person)))} must agree.`
      : '',
  ];
  return (
    <p className="pause-line" data-testid="witness-wait">
      <span role="status">{words.filter((each) => each !== '').join(' ')}</span>
      {mayAgree && (
        <Button
          onClick={onGoOn}
          title="Every person has to agree. The host could then know the dice of this step."
          data-testid="go-on-unwitnessed"
        >
          Go on without it
        </Button>
      )}
    </p>
  );
}
