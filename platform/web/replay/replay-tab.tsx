/** What can be done with a finished match: fork it, check it, save it. */
import { type Desk, type JournalProof, UMPIRE } from '@weathergage/kernel';
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { reasonOf } from '../match/names.ts';
import { Button, RuleLink } from '../toolkit/controls.tsx';
import type { Film } from './film.ts';
import { Findings } from './findings.tsx';
import { saveJournal } from './journal-file.ts';
import { proveJournal } from './prove.ts';

interface ReplayTabProps {
  readonly loaded: LoadedGame;
  readonly film: Film;
  readonly title: string;
  readonly desk: Desk;
  onFork(): void;
  readonly onReport: (() => void) | null;
}

export function ReplayTab({ loaded, film, title, desk, onFork, onReport }: ReplayTabProps): ReactNode {
  const [proof, setProof] = useState<JournalProof | null>(null);
  const { outcome } = film;
  return (
    <div className="match-tab">
      {outcome !== null && (
        <section aria-label="How it ended">
          <h2>How it ended</h2>
          <p>
            {reasonOf(loaded.board, film.desk(film.length - 1, UMPIRE))} <RuleLink rule={outcome.rule} />
          </p>
          {onReport !== null && (
            <div className="match-buttons">
              <Button onClick={onReport} data-testid="report">
                Report
              </Button>
            </div>
          )}
        </section>
      )}
      <section aria-label="From here on">
        <h2>From here on</h2>
        <p className="match-note">
          A new match on this screen, against the machine, from the moment shown. The dice are new.
        </p>
        <div className="match-buttons">
          <Button look="brass" onClick={onFork} disabled={desk.outcome !== null} data-testid="fork">
            Play on from here
          </Button>
        </div>
        {desk.outcome !== null && <p className="match-note">Go back to a moment before the end.</p>}
      </section>
      <section aria-label="The journal">
        <h2>The journal</h2>
        <div className="match-buttons">
          <Button onClick={() => void proveJournal(loaded.game, film.journal).then(setProof)}>
            Check every die
          </Button>
          <Button onClick={() => saveJournal(film.journal, title)}>Export the journal</Button>
        </div>
        {proof !== null && <Findings proof={proof} />}
      </section>
    </div>
  );
}
