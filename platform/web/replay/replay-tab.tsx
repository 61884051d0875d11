/** What can be done with a finished match: fork it, check it, save it. */
import { type Desk, type JournalProof, type Seat, UMPIRE } from '@weathergage/kernel';
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { DICE_WORDS } from '../match/dice-words.ts';
import { MATCH_WORDS, OUTCOME_WORDS } from '../match/match-words.ts';
import { reasonOf } from '../match/names.ts';
import { Button, RuleLink } from '../toolkit/controls.tsx';
import type { Film } from './film.ts';
import { Findings } from './findings.tsx';
import { saveJournal } from './journal-file.ts';
import { proveJournal } from './prove.ts';
import { REPLAY_WORDS as WORDS } from './replay-words.ts';

interface ReplayTabProps {
  readonly loaded: LoadedGame;
  readonly film: Film;
  readonly title: string;
  readonly desk: Desk;
  onFork(): void;
  readonly onFriend: ((mine: Seat) => Promise<string | null>) | null;
  /** What can be shown to others of the moment. */
  readonly share: ReactNode;
  readonly onReport: (() => void) | null;
}

export function ReplayTab(props: ReplayTabProps): ReactNode {
  const { loaded, film, title, desk, onFork, onFriend, onReport } = props;
  const [proof, setProof] = useState<JournalProof | null>(null);
  const [mine, setMine] = useState<Seat>(film.seats[0]?.id ?? '');
  const [trouble, setTrouble] = useState<string | null>(null);
  const { outcome } = film;
  return (
    <div className="match-tab">
      {outcome !== null && (
        <section aria-label={WORDS.ended}>
          <h2>{WORDS.ended}</h2>
          <p>
            {reasonOf(loaded.board, film.desk(film.length - 1, UMPIRE))} <RuleLink rule={outcome.rule} />
          </p>
          {onReport !== null && (
            <div className="match-buttons">
              <Button onClick={onReport} data-testid="report">
                {OUTCOME_WORDS.report}
              </Button>
            </div>
          )}
        </section>
      )}
      <section aria-label={WORDS.fromHere}>
        <h2>{WORDS.fromHere}</h2>
        <p className="match-note">{WORDS.fromHereNote(onFriend !== null)}</p>
        <div className="match-buttons">
          <Button look="brass" onClick={onFork} disabled={desk.outcome !== null} data-testid="fork">
            {WORDS.playOn}
          </Button>
          {onFriend !== null && (
            <Button
              onClick={() => void onFriend(mine).then(setTrouble)}
              disabled={desk.outcome !== null}
              data-testid="fork-friend"
            >
              {WORDS.playOnline}
            </Button>
          )}
        </div>
        {onFriend !== null && (
          <label className="tick">
            <span>{WORDS.sitAs}</span>
            <select
              className="select"
              value={mine}
              onChange={({ target }) => setMine(target.value)}
              data-testid="fork-seat"
            >
              {film.seats.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {trouble !== null && (
          <p className="action-trouble" role="alert">
            {trouble}
          </p>
        )}
        {desk.outcome !== null && <p className="match-note">{WORDS.tooLate}</p>}
      </section>
      {props.share}
      <section aria-label={MATCH_WORDS.journal}>
        <h2>{MATCH_WORDS.journal}</h2>
        <div className="match-buttons">
          <Button onClick={() => void proveJournal(loaded.game, film.journal).then(setProof)}>
            {DICE_WORDS.check}
          </Button>
          <Button onClick={() => saveJournal(film.journal, title)}>{MATCH_WORDS.exportJournal}</Button>
        </div>
        {proof !== null && <Findings proof={proof} />}
      </section>
    </div>
  );
}
