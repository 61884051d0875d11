/** All orders are in and the witness has yet to sign them: who he is, what is the matter with him, how to go on without. */
import type { Desk, Seat } from '@weathergage/kernel';
import type { WitnessTrouble } from '@weathergage/kernel/protocol.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableNow } from '../tables/table.ts';
import { Button } from '../toolkit/controls.tsx';
import { WITNESS_WORDS as WORDS } from './dice-words.ts';
import { seatName } from './names.ts';

/** He usually signs within the blink of an eye: nothing is said of it before. */
const LATE_MS = 800;

export const troubleWords = (trouble: WitnessTrouble | null): string =>
  trouble === null ? '' : WORDS.troubles[trouble];

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
    WORDS.waiting(url),
    troubleWords(trouble),
    agreed.length === 0
      ? ''
      : WORDS.without(agreed.map((person) => (person === seat ? WORDS.you : seatName(now, person)))),
    agreed.length > 0 && missing.length > 0
      ? WORDS.mustAgree(missing.map((person) => seatName(now, person)))
      : '',
  ];
  return (
    <p className="pause-line" data-testid="witness-wait">
      <span role="status">{words.filter((each) => each !== '').join(' ')}</span>
      {mayAgree && (
        <Button onClick={onGoOn} title={WORDS.goOnNote} data-testid="go-on-unwitnessed">
          {WORDS.goOn}
        </Button>
      )}
    </p>
  );
}
