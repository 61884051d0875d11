/** Captains and admirals of a campaign: rank, fame, wounds, and the battles they were in. Opened when it is asked for. */
import type { Career } from '@weathergage/campaign/careers/careers.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { addressOf, type ReplayOf } from '../router.ts';
import { Button } from '../toolkit/controls.tsx';

import './campaign.css';
import { CAREER_WORDS as WORDS } from './campaign-words.ts';

interface CareersBookProps {
  readonly of: ReplayOf;
  /** How many reports have come in: with another the book is read anew. */
  readonly reports: number;
  /** The war is not over. */
  readonly isUnderWay?: boolean;
}

/** As many as are looked at without asking for the rest. */
const SHOWN = 12;

export default function CareersBook({ of, reports, isUnderWay = false }: CareersBookProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="careers-book"
      data-testid="war-careers"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="war-battle-title">{WORDS.title}</span>
      </summary>
      {open && <Pages key={`${reports} ${isUnderWay}`} of={of} isUnderWay={isUnderWay} />}
    </details>
  );
}

/** Every battle is gone through again for it: that takes a moment, and so it is done when somebody looks. */
function Pages({ of, isUnderWay }: { readonly of: ReplayOf; readonly isUnderWay: boolean }): ReactNode {
  const [careers, setCareers] = useState<readonly Career[] | string | null>(null);
  const [all, setAll] = useState(false);
  const place = addressOf({ at: 'replay', of });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same match, though each drawing hands it in anew
  useEffect(() => {
    let wanted = true;
    const tell = (found: readonly Career[] | string): void => {
      if (wanted) setCareers(found);
    };
    import('./whole-campaign.ts')
      .then(({ careersIn }) => careersIn(of, isUnderWay))
      .then(tell, (error: unknown) => tell(error instanceof Error ? error.message : String(error)));
    return () => {
      wanted = false;
    };
  }, [place]);
  if (careers === null) return <p role="status">{WORDS.asking}</p>;
  if (typeof careers === 'string') return <p role="alert">{careers}</p>;
  return (
    <>
      {careers.length === 0 && <p className="match-note">{WORDS.none}</p>}
      <ol className="careers">
        {(all ? careers : careers.slice(0, SHOWN)).map((career) => (
          <CareerLine key={career.id} career={career} />
        ))}
      </ol>
      {careers.length > SHOWN && !all && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {WORDS.all(careers.length)}
        </Button>
      )}
    </>
  );
}

const CareerLine = ({ career }: { readonly career: Career }): ReactNode => (
  <li className="career" data-testid="career">
    <details>
      <summary>
        <span className="war-battle-title">
          {career.rank} {career.name}
        </span>
        <span className="choice-note">{WORDS.about(career)}</span>
      </summary>
      <ul>
        {career.record.map((battle) => (
          <li key={battle.engagement}>{WORDS.battle(battle, career.rank)}</li>
        ))}
      </ul>
    </details>
  </li>
);
