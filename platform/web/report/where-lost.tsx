/** Where the day was lost: the estimate turn by turn, and the moments in which it fell most. */
import type { Reckoning, Seat, TurningPoint } from '@weathergage/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { officerHouse } from '../bot/bot-house.ts';
import { GAMES } from '../games.ts';
import { type LoggedLine, linesOf } from '../match/log/log-lines.ts';
import { eyesOf } from '../replay/seen-by.tsx';
import type { Shown } from '../replay/use-film.ts';
import { addressOf, type ReplayOf } from '../router.ts';
import { LineChart } from '../toolkit/graphs/line-chart.tsx';
import { capital } from '../toolkit/phrases.ts';
import { ReportSection } from '../toolkit/report/report-section.tsx';
import './where-lost.css';
import { LOST_WORDS as WORDS } from './report-words.ts';

interface WhereLostProps {
  readonly of: ReplayOf;
  readonly shown: Shown;
  readonly seenBy: Seat;
}

/** Whose day it was: the chosen seat's, or a person's who played here, or that of the first to lose. */
function seatOf({ film, hands }: Shown, seenBy: Seat): Seat {
  if (film.seats.some(({ id }) => id === seenBy)) return seenBy;
  const lost = ({ side }: { readonly side: string }): boolean =>
    film.outcome?.winners.includes(side) === false;
  const persons = film.seats.filter(({ id }) => hands?.[id]?.by === 'person');
  return (persons.find(lost) ?? persons[0] ?? film.seats.find(lost) ?? film.seats[0]!).id;
}

/** Null while it is being worked out. */
function useReckoning({ loaded, film }: Shown, seat: Seat): Reckoning | 'failed' | null {
  const [found, setFound] = useState<{ readonly seat: Seat; readonly is: Reckoning | 'failed' } | null>(null);
  useEffect(() => {
    let wanted = true;
    officerHouse.reckon({ gameId: loaded.id, journal: film.journal, seat }).then(
      (is) => wanted && setFound({ seat, is }),
      () => wanted && setFound({ seat, is: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [loaded.id, film, seat]);
  return found?.seat === seat ? found.is : null;
}

const isOffered = ({ loaded, film }: Shown): boolean =>
  film.outcome !== null && film.length > 2 && GAMES.find(({ id }) => id === loaded.id)?.officer !== undefined;

export const WhereLost = (props: WhereLostProps): ReactNode =>
  isOffered(props.shown) ? <Reckoned {...props} seat={seatOf(props.shown, props.seenBy)} /> : null;

function Reckoned({ of, shown, seat }: WhereLostProps & { readonly seat: Seat }): ReactNode {
  const { film } = shown;
  const reckoning = useReckoning(shown, seat);
  const side = film.seats.find(({ id }) => id === seat)?.side ?? '';
  const won = film.outcome?.winners.includes(side) === true;
  return (
    <ReportSection title={won ? WORDS.dearest : WORDS.lost}>
      <p>{WORDS.lead(eyesOf(film, seat))}</p>
      {reckoning === null && (
        <p role="status" data-testid="reckoning">
          {WORDS.reckoning}
        </p>
      )}
      {reckoning === 'failed' && <p role="status">{WORDS.failed}</p>}
      {reckoning !== null && reckoning !== 'failed' && (
        <Told reckoning={reckoning} of={of} shown={shown} seat={seat} />
      )}
    </ReportSection>
  );
}

interface ToldProps extends Omit<WhereLostProps, 'seenBy'> {
  readonly reckoning: Reckoning;
  readonly seat: Seat;
}

const percent = (estimate: number): number => Math.round(100 * estimate);

const Told = ({ reckoning: { curve, points }, of, shown, seat }: ToldProps): ReactNode => (
  <div data-testid="where-lost">
    <LineChart
      title={WORDS.prospects}
      unit={WORDS.inHundred}
      at={curve.map(({ turn }) => turn)}
      atName={WORDS.turn}
      labels={curve.map(({ first }) => (first === null ? WORDS.start : turnWords(shown, seat, first)))}
      series={[{ label: eyesOf(shown.film, seat), values: curve.map(({ estimate }) => percent(estimate)) }]}
      height={170}
    />
    {points.length === 0 ? (
      <p>{WORDS.noTurn}</p>
    ) : (
      <ol className="plain-list lost-list">
        {points.map((point) => (
          <Point key={point.turn} point={point} of={of} shown={shown} seat={seat} />
        ))}
      </ol>
    )}
  </div>
);

/** Lines of the log that are told of a moment. */
const MOST_LINES = 3;

function linesAt({ loaded, film }: Shown, seat: Seat, { frame, until }: TurningPoint): readonly LoggedLine[] {
  const chapters = Array.from(
    { length: until - frame },
    (_, index) => film.chapter(frame + 1 + index, seat)!,
  );
  const lines = linesOf(loaded.board, chapters).filter(({ weight }) => weight !== 'heading');
  const grave = lines.filter(({ weight }) => weight === 'grave');
  const chosen = grave.length > 0 ? grave : lines.filter(({ dice }) => dice !== undefined);
  return (chosen.length > 0 ? chosen : lines).slice(0, MOST_LINES);
}

const turnWords = ({ film, loaded: { board } }: Shown, seat: Seat, frame: number): string =>
  board.headline(film.desk(frame, seat)).turn;

interface PointProps extends Omit<ToldProps, 'reckoning'> {
  readonly point: TurningPoint;
}

function Point({ point, of, shown, seat }: PointProps): ReactNode {
  return (
    <li data-testid="turning-point" data-turn={point.turn} data-cause={point.cause}>
      <h4>
        <a href={addressOf({ at: 'replay', of, frame: point.frame })}>
          {turnWords(shown, seat, point.frame)}
        </a>
        <span>{WORDS.fell(percent(point.from), percent(point.to))}</span>
      </h4>
      <Cause point={point} />
      <ul className="lost-lines">
        {linesAt(shown, seat, point).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </li>
  );
}

function Cause({ point: { cause, counsel, neglect, fortune } }: { readonly point: TurningPoint }): ReactNode {
  const dice = fortune === null ? null : `${capital(fortune)}.`;
  if (cause === 'order' && counsel !== null)
    return (
      <p>
        <strong>{WORDS.order}</strong>{' '}
        {WORDS.counsel(counsel.ordered, counsel.better, percent(counsel.instead), percent(counsel.expected))}{' '}
        {counsel.reasons.join(' ')}
      </p>
    );
  if (cause === 'let-go' && neglect !== null)
    return (
      <p>
        <strong>{WORDS.letGo}</strong>{' '}
        {WORDS.neglect(neglect.left, neglect.questions, percent(neglect.instead))}
      </p>
    );
  if (cause === 'dice')
    return (
      <p>
        <strong>{WORDS.dice}</strong> {dice}
      </p>
    );
  return (
    <p>
      <strong>{WORDS.noOrder}</strong> {WORDS.several} {dice}
    </p>
  );
}
