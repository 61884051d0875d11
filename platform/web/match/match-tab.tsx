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
import { Worded } from '../toolkit/worded.tsx';
import { DICE_WORDS } from './dice-words.ts';
import { OUTCOME_WORDS, SEAT_WORDS, UNDO_WORDS, MATCH_WORDS as WORDS } from './match-words.ts';
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
        <section aria-label={UNDO_WORDS.title}>
          <h2>{UNDO_WORDS.title}</h2>
          <div className="match-buttons">
            <Button disabled={takeBack === null} onClick={onTakeBack} data-testid="undo">
              {takeBack?.label ?? UNDO_WORDS.nothing}
            </Button>
            <Button look="danger" onClick={() => setResigning(true)} data-testid="resign">
              {UNDO_WORDS.resign}
            </Button>
          </div>
          {takeBack?.how === 'request' && <p className="match-note">{UNDO_WORDS.asksOthers}</p>}
        </section>
      )}

      <section aria-label={WORDS.journal}>
        <h2>{WORDS.journal}</h2>
        <div className="match-buttons">
          <Button onClick={exportJournal}>{WORDS.exportJournal}</Button>
          {over && <Button onClick={onReplay}>{OUTCOME_WORDS.replay}</Button>}
          {over && onReport !== null && <Button onClick={onReport}>{OUTCOME_WORDS.report}</Button>}
        </div>
      </section>

      <DiceSection loaded={loaded} table={table} now={now} over={over} onTrouble={onTrouble} />

      {room !== null && (
        <section aria-label={WORDS.links}>
          <h2>{WORDS.links}</h2>
          <SeatLinks room={room} seats={now.seats} />
        </section>
      )}

      <ConfirmDialog
        open={resigning}
        title={UNDO_WORDS.resignTitle}
        leave={UNDO_WORDS.playOn}
        confirm={UNDO_WORDS.resign}
        testId="resign-confirm"
        onClose={() => setResigning(false)}
        onConfirm={() => void table.resign(seat).then((refusal) => refusal && onTrouble(refusal.message))}
      >
        <p>{UNDO_WORDS.resignNote}</p>
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
        {SEAT_WORDS.along}
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
    <section aria-label={DICE_WORDS.title}>
      <h2>{DICE_WORDS.title}</h2>
      <p className="match-note">{over ? DICE_WORDS.open : DICE_WORDS.sealed}</p>
      <Tooltip text={DICE_WORDS.hash}>
        <code className="match-seal" tabIndex={0}>
          {commitment}
        </code>
      </Tooltip>
      {now.witness != null && (
        <p className="match-note" data-testid="witness">
          <Worded
            text={DICE_WORDS.witnessed}
            parts={{
              witness: (
                <a href={`${now.witness.url}/api/witness`} target="_blank" rel="noreferrer">
                  {now.witness.url}
                </a>
              ),
              key: <code className="match-seal">{now.witness.key}</code>,
            }}
          />
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
            {DICE_WORDS.check}
          </Button>
        </div>
      )}
      {proof !== null && <Findings proof={proof} />}
    </section>
  );
}

const promiseWords = ({ nonce, elsewhere }: DicePromise): string =>
  nonce !== null ? DICE_WORDS.keptBoth : elsewhere ? DICE_WORDS.keptElsewhere : DICE_WORDS.keptSeal;
