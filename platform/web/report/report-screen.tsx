/** The after-action report: how it ended, then whatever the game has to tell. Made to be printed, too. */
import { openedScenario, type Seat, UMPIRE } from '@weathergage/kernel';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { dateInWords, reasonOf } from '../match/names.ts';
import { RuleDialog } from '../match/rule-dialog.tsx';
import { TopBar } from '../match/top-bar.tsx';
import { reportFrames } from '../replay/film.ts';
import { eyesOf, SeenBy } from '../replay/seen-by.tsx';
import type { Shown } from '../replay/use-film.ts';
import { addressOf, type ReplayOf } from '../router.ts';
import type { ReportProps } from '../toolkit/contract.ts';
import { Button, RuleLink, RuleOpener } from '../toolkit/controls.tsx';
import type { ScenarioCard } from '../toolkit/page.ts';
import { WhereLost } from './where-lost.tsx';
import '../styles/report.css';
import { OUTCOME_WORDS } from '../match/match-words.ts';
import { HOUSE } from '../page-words.ts';
import { REPORT_WORDS as WORDS } from './report-words.ts';

const TreeSection = lazy(() => import('../campaign/tree-section.tsx'));

interface ReportScreenProps {
  readonly of: ReplayOf;
  readonly shown: Shown;
  readonly Report: ComponentType<ReportProps>;
}

export function ReportScreen({ of, shown, Report }: ReportScreenProps): ReactNode {
  const { loaded, film, title } = shown;
  const { board } = loaded;
  const [seat, setSeat] = useState<Seat>(UMPIRE);
  const [rule, setRule] = useState<string | null>(null);
  const frames = useMemo(() => reportFrames(film, seat, board.turnOf), [film, seat, board]);
  const last = frames.at(-1)!;
  const { outcome } = film;
  const card = loaded.cardOf(openedScenario(film.journal.opening));
  useEffect(() => {
    document.title = `${WORDS.title(title)} · ${HOUSE}`;
  }, [title]);
  return (
    <RuleOpener value={setRule}>
      <div className="match-page report-page">
        <TopBar title={WORDS.title(title)} headline={null} connection="local" unsent={0} since={null} />
        <section className="reel report-bar" aria-label={WORDS.name}>
          <a className="button button-plain" href={addressOf({ at: 'replay', of })}>
            {OUTCOME_WORDS.replay}
          </a>
          <Button onClick={() => print()} data-testid="print">
            {WORDS.print}
          </Button>
          <SeenBy film={film} seat={seat} onSeat={setSeat} />
        </section>
        <main className="on-sea report-table" data-testid="report-page">
          <article className="double-rule report-paper">
            <header className="report-head">
              <p className="report-small">{WORDS.kind(loaded.game.title)}</p>
              <h2 className="report-title">{title}</h2>
              <p className="report-when">
                {[dateInWords(card.date), card.place].filter((part) => part !== '').join(', ')}
              </p>
              <p className="report-reason">
                {outcome === null ? (
                  WORDS.undecided
                ) : (
                  <>
                    <strong>{verdictOf(card, outcome.winners)}</strong> {reasonOf(board, last.desk)}{' '}
                    <RuleLink rule={outcome.rule} />
                  </>
                )}
              </p>
              {seat !== UMPIRE && <p className="report-eyes">{WORDS.seenBy(eyesOf(film, seat))}</p>}
            </header>
            <Suspense fallback={<p role="status">{WORDS.writing}</p>}>
              <Report frames={frames} />
            </Suspense>
            {loaded.game.engagements !== undefined && (
              <Suspense>
                <TreeSection of={of} title={title} />
              </Suspense>
            )}
            <WhereLost of={of} shown={shown} seenBy={seat} />
          </article>
        </main>
        <RuleDialog board={board} rule={rule} onClose={() => setRule(null)} />
      </div>
    </RuleOpener>
  );
}

function verdictOf(card: ScenarioCard, winners: readonly string[]): string {
  const names = card.sides
    .filter(({ seats }) => seats.some(({ side }) => winners.includes(side)))
    .map(({ name }) => name);
  return names.length === 0 ? WORDS.draw : WORDS.wins(names);
}
