/** One sentence: what the umpire asks of you now. It can be read from across the room whose turn it is. */
import type { Desk, Seat } from '@weathergage/kernel';
import { lazy, type ReactNode, Suspense } from 'react';
import { Countdown } from '../clock/countdown.tsx';
import type { LoadedGame } from '../games.ts';
import type { TableNow } from '../tables/table.ts';
import type { GameBoard } from '../toolkit/contract.ts';
import { Button, Chip, Pennant, RuleLink } from '../toolkit/controls.tsx';
import { BAR_WORDS as WORDS } from './match-words.ts';
import { seatName } from './names.ts';
import { Thinking } from './thinking.tsx';
import type { TakeBack } from './undo.ts';

const TurnTime = lazy(() => import('../clock/turn-time.tsx'));

interface ActionBarProps {
  readonly loaded: LoadedGame;
  readonly now: TableNow;
  readonly seat: Seat;
  readonly desk: Desk;
  /** A story is being told: nothing is asked of anybody until it ends. */
  readonly telling: { readonly before: Desk | null } | null;
  /** Said instead of what is asked where nothing more may be ordered though the match is not over. */
  readonly settled?: string | undefined;
  readonly takeBack: TakeBack | null;
  onTakeBack(): void;
  onSkip(): void;
  /** Null unless machines play alone and can be told to wait. */
  readonly onPause: ((on: boolean) => void) | null;
  /** Null where the clock is not this screen's to stop. */
  readonly onHold: ((on: boolean) => void) | null;
  /** Null where nobody has to be asked for a pause. */
  readonly onAskPause: (() => void) | null;
}

/** A clock runs for this seat until the end, whether it has answered or not, and nobody has a word to say about a pause yet. */
const mayAskPause = ({ loaded, now, seat, desk, telling }: ActionBarProps): boolean =>
  telling === null &&
  desk.outcome === null &&
  now.persons.includes(seat) &&
  now.pause !== null &&
  now.pause.request === null &&
  now.pause.pause === null &&
  (now.tableClock?.terms != null ||
    desk.asks.some(({ ask }) => (loaded.game.clock?.(desk.view, ask) ?? null) !== null));

/** The sentence while a step is told: orders are opened only where they were sealed. */
const tellingWords = (board: GameBoard, { before }: { readonly before: Desk | null }): string =>
  before === null
    ? WORDS.happened
    : board.sealed?.(before)
      ? WORDS.opened
      : WORDS.happens(board.headline(before).phase);

export function ActionBar(props: ActionBarProps): ReactNode {
  const { loaded, now, seat, desk, telling, settled } = props;
  const { takeBack, onTakeBack, onSkip, onPause, onHold, onAskPause } = props;
  const open = desk.asks.filter(({ answer }) => answer === null).length;
  const mine = telling === null && open > 0 && settled === undefined;
  const over = desk.outcome !== null;
  // Where several sit at one screen the end belongs to nobody's flag.
  const flagged = desk.asks.length > 0 || (now.persons.includes(seat) && !(over && now.persons.length > 1));
  const mark = flagged ? loaded.board.sideMark(seat, desk) : null;
  const thinking = mine || over ? null : now.thinking;
  const [first] = desk.asks;
  return (
    <section className={`action-bar ${mine ? 'action-mine' : ''}`} aria-label={WORDS.name}>
      {mark !== null && <Pennant colour={mark.colour} shape={mark.shape} size={28} />}
      <div className="action-words">
        <p className="action-sentence" data-testid="action-sentence" aria-live="polite">
          {telling === null ? (settled ?? loaded.board.sentence(desk)) : tellingWords(loaded.board, telling)}
        </p>
        {now.trouble !== null && (
          <p className="action-trouble" role="alert">
            {now.trouble}
          </p>
        )}
      </div>
      <div className="action-right">
        {mine && <Countdown loaded={loaded} desk={desk} now={now} onHold={onHold} />}
        {now.tableClock?.terms != null && telling === null && !over && (
          <Suspense>
            <TurnTime now={now} clock={now.tableClock} seat={seat} desk={desk} />
          </Suspense>
        )}
        {onAskPause !== null && mayAskPause(props) && (
          <Button onClick={onAskPause} data-testid="ask-pause">
            {WORDS.askPause}
          </Button>
        )}
        {mine && first !== undefined && <RuleLink rule={first.ask.rule}>{WORDS.why}</RuleLink>}
        {!over && desk.asks.length > 1 && (
          <span className="action-count">
            <Chip tone={open > 0 ? 'brass' : 'well'}>
              {open > 0 ? WORDS.unsent(open, desk.asks.length) : WORDS.allGiven}
            </Chip>
          </span>
        )}
        {thinking !== null && (
          <Thinking
            key={`${thinking.seat} ${thinking.since}`}
            name={seatName(now, thinking.seat)}
            thought={thinking}
          />
        )}
        {telling !== null && (
          <Button className="action-skip" look="quiet" onClick={onSkip} shortcut="s">
            {WORDS.skip}
          </Button>
        )}
        {telling === null && takeBack !== null && takeBack.how !== 'request' && (
          <Button onClick={onTakeBack} title={takeBack.label} data-testid="take-back">
            {WORDS.undo}
          </Button>
        )}
        {/* At the very end: whatever comes and goes beside it, it stays where it is. */}
        {onPause !== null && !over && (
          <Button
            className="action-pause"
            look={now.paused ? 'brass' : 'plain'}
            onClick={() => onPause(!now.paused)}
            data-testid="pause"
          >
            {now.paused ? WORDS.goOn : WORDS.pause}
          </Button>
        )}
      </div>
    </section>
  );
}
