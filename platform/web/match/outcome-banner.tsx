/** How it ended: who won, why, by how much, and what to do next. */
import type { Desk, Outcome } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { crossTo } from '../campaign/crossing.ts';
import type { WayBack } from '../campaign/way-back.ts';
import { Promotion } from '../careers/promotion.tsx';
import type { LoadedGame } from '../games.ts';
import type { TableNow } from '../tables/table.ts';
import { Button, IconButton, RuleLink } from '../toolkit/controls.tsx';
import { useLanding } from '../toolkit/landing.ts';
import { OUTCOME_WORDS as WORDS } from './match-words.ts';
import { reasonOf, sideName, verdictOf } from './names.ts';
import { useRematchWanted } from './use-rematch-wanted.ts';

interface OutcomeProps {
  readonly loaded: LoadedGame;
  readonly now: TableNow;
  readonly desk: Desk;
  readonly outcome: Outcome;
  readonly matchId: string;
  onReplay(): void;
  readonly onReport: (() => void) | null;
  onRematch(): void;
  onClose(): void;
  /** What a lesson has to say of it, with the way on. */
  readonly lesson?: ReactNode;
  /** The war whose battle it was. */
  readonly back?: WayBack | null;
}

export function OutcomeBanner({
  loaded,
  now,
  desk,
  outcome,
  matchId,
  onReplay,
  onReport,
  onRematch,
  onClose,
  lesson,
  back = null,
}: OutcomeProps): ReactNode {
  const landing = useLanding<HTMLElement>(outcome);
  const wanted = useRematchWanted(matchId, now.connection !== 'local');
  const points = Object.entries(outcome.points ?? {}).toSorted(([, a], [, b]) => b - a);
  return (
    <section
      ref={landing}
      tabIndex={-1}
      className="double-rule outcome"
      data-testid="outcome"
      data-covers
      aria-label={WORDS.name}
      role="status"
    >
      <IconButton label={WORDS.putAway} className="outcome-close" onClick={onClose}>
        ✕
      </IconButton>
      <p className="outcome-small">{now.title}</p>
      <h2 className="outcome-verdict">{verdictOf(loaded, now, outcome)}</h2>
      <p className="outcome-reason">
        {reasonOf(loaded.board, desk)} <RuleLink rule={outcome.rule} />
      </p>
      {points.length > 0 && (
        <table className="outcome-points">
          <caption>{WORDS.points}</caption>
          <tbody>
            {points.map(([side, count]) => (
              <tr key={side}>
                <th scope="row">{sideName(loaded, now, side)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Promotion loaded={loaded} now={now} matchId={matchId} desk={desk} outcome={outcome} />
      {lesson}
      {(wanted.isReturn || wanted.by !== null) && (
        <p className="outcome-small" data-testid="rematch-wanted">
          {wanted.isReturn ? WORDS.returnWaits : WORDS.wanted(wanted.by ?? '')}
        </p>
      )}
      <div className="outcome-foot">
        <Button onClick={onReplay}>{WORDS.replay}</Button>
        {onReport !== null && (
          <Button onClick={onReport} data-testid="report">
            {WORDS.report}
          </Button>
        )}
        {back === null ? (
          <Button look={lesson ? 'plain' : 'brass'} onClick={onRematch}>
            {wanted.isReturn ? WORDS.returnMatch : WORDS.rematch}
          </Button>
        ) : (
          <Button
            look="brass"
            onClick={() => crossTo({ to: back.route, words: back.title, how: 'close' })}
            data-testid="back-to-war"
          >
            {WORDS.toWar}
          </Button>
        )}
      </div>
    </section>
  );
}
