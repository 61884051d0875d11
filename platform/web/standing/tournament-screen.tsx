/** One tournament: who plays, how it stands, its rounds, and what its organiser may do. */
import {
  LEG_RESULTS,
  type LegResult,
  type TournamentReply,
} from '@weathergage/kernel/people/tournament-protocol.ts';
import { type ReactNode, useCallback, useState } from 'react';
import ClockNote from '../clock/clock-note.tsx';
import { Choices } from '../lobby/choices.tsx';
import { useTitle } from '../match/title.ts';
import { Came, type Doing, LineField, SendRow, useDoing } from '../people/form.tsx';
import { useLookAgain } from '../people/look-again.ts';
import { gameTitle } from '../people/my-matches.tsx';
import { troubleWords } from '../people/people-api.ts';
import { PeopleCard, PeoplePage } from '../people/people-page.tsx';
import { Button, Chip, Dialog } from '../toolkit/controls.tsx';
import { momentWords } from '../toolkit/when.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { type LegChosen, pairWords, TournamentRounds } from './tournament-rounds.tsx';
import { EntrantName, TournamentTable } from './tournament-table.tsx';
import { TOURNAMENT_WORDS as WORDS } from './tournament-words.ts';
import { tournamentsApi } from './tournaments-api.ts';
import '../styles/tournament.css';

/** Results come in while one looks. */
const LOOK_MS = 10_000;

export default function TournamentScreen({ id }: { readonly id: string }): ReactNode {
  const [it, setIt] = useState<TournamentReply | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [chosen, setChosen] = useState<LegChosen | null>(null);
  const doing = useDoing();
  useTitle(it?.title ?? WORDS.title);
  const look = useCallback(() => {
    tournamentsApi.find(id).then(setIt, (error: unknown) => setTrouble(troubleWords(error)));
  }, [id]);
  useLookAgain(look, LOOK_MS);
  if (it === null) return trouble === null ? <Unrolling /> : <Wrecked words={trouble} />;
  return (
    <>
      <PeoplePage title={it.title} testId="tournament" here="tournaments">
        <Head it={it} doing={doing} onChanged={setIt} />
        {it.status === 'open' && <Entered it={it} />}
        {it.round > 0 && <TournamentTable of={it} />}
        {it.round > 0 && <TournamentRounds of={it} doing={doing} onCorrect={setChosen} />}
        {it.corrections.length > 0 && <Corrected it={it} />}
      </PeoplePage>
      {chosen !== null && (
        <CorrectDialog it={it} chosen={chosen} onChanged={setIt} onClose={() => setChosen(null)} />
      )}
    </>
  );
}

interface PartProps {
  readonly it: TournamentReply;
  onChanged(it: TournamentReply): void;
}

function Head({ it, doing, onChanged }: PartProps & { readonly doing: Doing }): ReactNode {
  const [leaving, setLeaving] = useState(false);
  const press = (work: (id: string) => Promise<TournamentReply>) => () =>
    doing.run(() => work(it.id).then(onChanged));
  const isIn = it.me !== null && !it.entrants.some(({ no, withdrawn }) => no === it.me && withdrawn);
  return (
    <section className="people-card" aria-label={it.title} data-testid="tournament-head">
      <p className="people-lead">
        {WORDS.kinds[it.kind]} · {gameTitle(it.game)}, {it.scenarioTitle}
      </p>
      <p>
        <Chip tone={it.status === 'playing' ? 'brass' : 'plain'}>{WORDS.statuses[it.status]}</Chip>{' '}
        {it.rated && <Chip tone="brass">{WORDS.rated}</Chip>} {WORDS.by(it.organiser)} ·{' '}
        {WORDS.entered(it.entered, it.most)} · {WORDS.round(it.round, it.rounds)}
        {it.due !== null && ` · ${WORDS.due(momentWords(it.due))}`}
      </p>
      <ClockNote terms={it.clock} />
      <Came of={doing} />
      <div className="match-buttons">
        {it.status === 'open' && it.me === null && (
          <Button look="brass" disabled={doing.busy} onClick={press(tournamentsApi.join)}>
            {WORDS.join}
          </Button>
        )}
        {it.status === 'open' && isIn && (
          <Button disabled={doing.busy} onClick={press(tournamentsApi.leave)}>
            {WORDS.leave}
          </Button>
        )}
        {it.status === 'playing' && isIn && (
          <Button look="quiet" onClick={() => setLeaving(true)}>
            {WORDS.withdraw}
          </Button>
        )}
        {it.iOrganise && it.status === 'open' && (
          <Button
            look="brass"
            disabled={doing.busy || it.entered < 2}
            onClick={press(tournamentsApi.start)}
            data-testid="start-tournament"
          >
            {WORDS.start}
          </Button>
        )}
        {it.iOrganise && (it.status === 'open' || it.status === 'playing') && (
          <Button look="quiet" disabled={doing.busy} onClick={press(tournamentsApi.callOff)}>
            {WORDS.callOff}
          </Button>
        )}
      </div>
      <Dialog
        open={leaving}
        title={WORDS.withdrawTitle}
        onClose={() => setLeaving(false)}
        foot={
          <>
            <Button onClick={() => setLeaving(false)}>{WORDS.stay}</Button>
            <Button
              look="danger"
              onClick={() => {
                setLeaving(false);
                press(tournamentsApi.leave)();
              }}
            >
              {WORDS.withdraw}
            </Button>
          </>
        }
      >
        <p>{WORDS.withdrawNote}</p>
      </Dialog>
    </section>
  );
}

const Entered = ({ it }: { readonly it: TournamentReply }): ReactNode => (
  <PeopleCard title={WORDS.entrants} testId="entrants">
    {it.entrants.length === 0 ? (
      <p className="match-note">{WORDS.nobody}</p>
    ) : (
      <ol>
        {it.entrants.map(({ no }) => (
          <li key={no}>
            <EntrantName of={it} no={no} />
          </li>
        ))}
      </ol>
    )}
  </PeopleCard>
);

const wordsOf = (it: TournamentReply, first: number, second: number | null) =>
  WORDS.results(
    it.entrants.find(({ no }) => no === first)?.name ?? '',
    it.entrants.find(({ no }) => no === second)?.name ?? '',
  );

const Corrected = ({ it }: { readonly it: TournamentReply }): ReactNode => (
  <PeopleCard title={WORDS.corrections} testId="corrections">
    <ul>
      {it.corrections.map((one) => {
        const pairing = it.pairings.find(({ round, place }) => round === one.round && place === one.place)!;
        const now = wordsOf(it, pairing.first, pairing.second)[one.now];
        return (
          <li key={`${one.at} ${one.place} ${one.leg}`}>
            {WORDS.correction(one, pairWords(it, pairing), now)}
          </li>
        );
      })}
    </ul>
  </PeopleCard>
);

function CorrectDialog({
  it,
  chosen: { pairing, leg },
  onChanged,
  onClose,
}: PartProps & { readonly chosen: LegChosen; onClose(): void }): ReactNode {
  const [result, setResult] = useState<LegResult>(leg.result ?? 'drawn');
  const [reason, setReason] = useState('');
  const doing = useDoing();
  const words = wordsOf(it, pairing.first, pairing.second);
  const { round, place } = pairing;
  const keep = async (): Promise<void> => {
    onChanged(await tournamentsApi.correct(it.id, { round, place, leg: leg.leg, result, reason }));
    onClose();
  };
  return (
    <Dialog
      open
      title={WORDS.correctOf(pairWords(it, pairing), leg.leg + 1)}
      onClose={onClose}
      testId="correct-dialog"
    >
      <form className="people-form" onSubmit={doing.submit(keep)}>
        <Choices<LegResult>
          legend={WORDS.result}
          choices={LEG_RESULTS.map((value) => ({ value, label: words[value] }))}
          chosen={result}
          onChoose={setResult}
        />
        <LineField
          label={WORDS.reason}
          note={WORDS.reasonNote}
          least={3}
          most={200}
          value={reason}
          onType={setReason}
        />
        <SendRow of={doing} words={WORDS.keep} look="brass" />
      </form>
    </Dialog>
  );
}
