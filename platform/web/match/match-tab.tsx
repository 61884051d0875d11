/** The match itself: who plays, taking back, resigning, the journal, the dice and the links. */
import { type Desk, GALLERY, type JournalProof, type Seat, withFindings } from '@weathergage/kernel';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFilmOf } from '../campaign/film-of.ts';
import type { LoadedGame } from '../games.ts';
import { roomOf } from '../lobby/rooms.ts';
import { SeatLinks } from '../lobby/seat-links.tsx';
import { Findings } from '../replay/findings.tsx';
import { saveJournal } from '../replay/journal-file.ts';
import { proveJournal } from '../replay/prove.ts';
import { routeOf, useAddress } from '../router.ts';
import { type DicePromise, promiseFindings } from '../tables/dice-promise.ts';
import type { Table, TableNow } from '../tables/table.ts';
import { ConfirmDialog } from '../toolkit/confirm-dialog.tsx';
import { Button, Tooltip } from '../toolkit/controls.tsx';
import { SeatList } from './seat-list.tsx';
import type { TakeBack } from './undo.ts';

const ClockCard = lazy(() => import('../clock/clock-card.tsx'));
const TakeAlong = lazy(() => import('../people/take-along.tsx'));

interface MatchTabProps {
  readonly loaded: LoadedGame;
  readonly table: Table;
  readonly now: TableNow;
  readonly seat: Seat;
  readonly desk: Desk;
  readonly takeBack: TakeBack | null;
  onTakeBack(): void;
  onReplay(): void;
  readonly onReport: (() => void) | null;
  onTrouble(words: string): void;
}

export function MatchTab(props: MatchTabProps): ReactNode {
  const { loaded, table, now, seat, desk, takeBack, onTakeBack, onReplay, onReport, onTrouble } = props;
  const [resigning, setResigning] = useState(false);
  const over = desk.outcome !== null;
  const plays = now.persons.includes(seat);
  const room = table.kind === 'online' ? roomOf(table.id) : null;

  const exportJournal = (): void => {
    table.journal().then(
      (journal) => saveJournal(journal, now.title),
      (error: unknown) => onTrouble(error instanceof Error ? error.message : String(error)),
    );
  };

  return (
    <div className="match-tab">
      <SeatList {...props} over={over} />
      {now.tableClock !== undefined && !over && (
        <Suspense>
          <ClockCard loaded={loaded} now={now} clock={now.tableClock} />
        </Suspense>
      )}
      {plays && table.kind === 'online' && <AnotherDevice />}

      {plays && !over && (
        <section aria-label="Undo or resign">
          <h2>Undo or resign</h2>
          <div className="match-buttons">
            <Button disabled={takeBack === null} onClick={onTakeBack} data-testid="undo">
              {takeBack?.label ?? 'Nothing to undo'}
            </Button>
            <Button look="danger" onClick={() => setResigning(true)} data-testid="resign">
              Resign
            </Button>
          </div>
          {takeBack?.how === 'request' && (
            <p className="match-note">
              Dice have fallen or something was shown since, so the others are asked first.
            </p>
          )}
        </section>
      )}

      <section aria-label="The journal">
        <h2>The journal</h2>
        <div className="match-buttons">
          <Button onClick={exportJournal}>Export the journal</Button>
          {over && <Button onClick={onReplay}>Replay</Button>}
          {over && onReport !== null && <Button onClick={onReport}>Report</Button>}
        </div>
      </section>

      <DiceSection loaded={loaded} table={table} now={now} over={over} onTrouble={onTrouble} />

      {room !== null && (
        <section aria-label="Links">
          <h2>Links</h2>
          <SeatLinks room={room} seats={now.seats} />
        </section>
      )}

      <ConfirmDialog
        open={resigning}
        title="Resign the match?"
        leave="Play on"
        confirm="Resign"
        testId="resign-confirm"
        onClose={() => setResigning(false)}
        onConfirm={() => void table.resign(seat).then((refusal) => refusal && onTrouble(refusal.message))}
      >
        <p>A resignation can’t be taken back. Your side loses unless another commander of it goes on.</p>
      </ConfirmDialog>
    </div>
  );
}

/** The link in the address bar is the seat: another device opens it, too. */
function AnotherDevice(): ReactNode {
  const [shown, setShown] = useState(false);
  const route = routeOf(useAddress());
  if (route.at !== 'match') return null;
  return (
    <div className="match-buttons">
      <Button onClick={() => setShown(true)} data-testid="take-along-open">
        Take this seat along
      </Button>
      <Suspense>{shown && <TakeAlong route={route} onClose={() => setShown(false)} />}</Suspense>
    </div>
  );
}

function DiceSection({
  loaded,
  table,
  now,
  over,
  onTrouble,
}: Pick<MatchTabProps, 'loaded' | 'table' | 'now' | 'onTrouble'> & { readonly over: boolean }): ReactNode {
  const [proof, setProof] = useState<JournalProof | null>(null);
  const film = useFilmOf(table);
  const { commitment, promise = null, broken = null } = now.dice;
  const me = now.persons[0] ?? (promise === null ? undefined : GALLERY);
  if (commitment === null) return null;
  const check = (): void => {
    const prove = async (): Promise<void> => {
      const journal = await table.journal();
      const found = promise && me !== undefined ? promiseFindings(promise, journal, me) : [];
      const whole =
        table.battles === undefined
          ? proveJournal(loaded.game, journal)
          : import('../campaign/campaign-export.ts').then(({ proveWar }) => proveWar(film));
      setProof(withFindings(await whole, found));
    };
    prove().catch((error: unknown) => onTrouble(error instanceof Error ? error.message : String(error)));
  };
  return (
    <section aria-label="The dice">
      <h2>The dice</h2>
      <p className="match-note">
        {over
          ? 'The secret behind the dice is open now: the whole match can be run again, die by die.'
          : 'Before anybody chose anything the umpire sealed the secret behind the dice. This is the seal; the secret is published at the end.'}
      </p>
      <Tooltip text="The SHA-256 hash of the secret: it fits one secret only, and gives nothing of it away.">
        <code className="match-seal" tabIndex={0}>
          {commitment}
        </code>
      </Tooltip>
      {now.witness != null && (
        <p className="match-note" data-testid="witness">
          No die falls before{' '}
          <a href={`${now.witness.url}/api/witness`} target="_blank" rel="noreferrer">
            {now.witness.url}
          </a>{' '}
          has signed what was ordered. Compare its key there with this one:{' '}
          <code className="match-seal">{now.witness.key}</code>
        </p>
      )}
      {promise !== null && (
        <p className={broken === null ? 'match-note' : 'action-trouble'} data-testid="dice-promise">
          {broken ?? promiseWords(promise)}
        </p>
      )}
      {over && (
        <div className="match-buttons">
          <Button onClick={check} data-testid="verify">
            Check every die
          </Button>
        </div>
      )}
      {proof !== null && <Findings proof={proof} />}
    </section>
  );
}

const promiseWords = ({ nonce, elsewhere }: DicePromise): string =>
  nonce !== null
    ? 'This page keeps the seal and what it added to the dice itself, and has found both unchanged so far.'
    : elsewhere
      ? 'This seat was taken with the same link before this page opened it: what was added to the dice for it was not drawn here. The seal is unchanged so far.'
      : 'This page keeps the seal, and has found it unchanged so far.';
