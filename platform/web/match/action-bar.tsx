/** One sentence: what the umpire asks of you now. It can be read from across the room whose turn it is. */
import type { Desk, Seat } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import type { LoadedGame } from '../games.ts';
import type { TableNow } from '../tables/table.ts';
import { Button, Chip, Pennant, RuleLink } from '../toolkit/controls.tsx';
import { Countdown } from './countdown.tsx';
import { seatName } from './names.ts';
import type { TakeBack } from './undo.ts';

interface ActionBarProps {
  readonly loaded: LoadedGame;
  readonly now: TableNow;
  readonly seat: Seat;
  readonly desk: Desk;
  /** A story is being told: nothing is asked of anybody until it ends. */
  readonly telling: boolean;
  readonly takeBack: TakeBack | null;
  onTakeBack(): void;
  onSkip(): void;
  /** Null unless machines play alone and can be told to wait. */
  readonly onPause: ((on: boolean) => void) | null;
  /** Null where the clock is not this screen's to stop. */
  readonly onHold: ((on: boolean) => void) | null;
}

export function ActionBar(props: ActionBarProps): ReactNode {
  const { loaded, now, seat, desk, telling, takeBack, onTakeBack, onSkip, onPause, onHold } = props;
  const open = desk.asks.filter(({ answer }) => answer === null).length;
  const mine = !telling && open > 0;
  const over = desk.outcome !== null;
  // Where several sit at one screen the end belongs to nobody's flag.
  const flagged = desk.asks.length > 0 || (now.persons.includes(seat) && !(over && now.persons.length > 1));
  const mark = flagged ? loaded.board.sideMark(seat, desk) : null;
  const thinking = !mine && !over && now.thinking.length > 0;
  const [first] = desk.asks;
  return (
    <section className={`action-bar ${mine ? 'action-mine' : ''}`} aria-label="What the umpire asks">
      {mark !== null && <Pennant colour={mark.colour} shape={mark.shape} size={28} />}
      <div className="action-words">
        <p className="action-sentence" data-testid="action-sentence" aria-live="polite">
          {telling ? 'Orders are opened…' : loaded.board.sentence(desk)}
        </p>
        {now.trouble !== null && (
          <p className="action-trouble" role="alert">
            {now.trouble}
          </p>
        )}
      </div>
      <div className="action-right">
        {mine && <Countdown loaded={loaded} desk={desk} now={now} onHold={onHold} />}
        {mine && first !== undefined && <RuleLink rule={first.ask.rule}>Why?</RuleLink>}
        {!over && desk.asks.length > 1 && (
          <Chip tone={open > 0 ? 'brass' : 'well'}>
            {open > 0 ? `${open} of ${desk.asks.length} orders not yet sent` : 'all orders given'}
          </Chip>
        )}
        {thinking && <Chip>{seatName(now, now.thinking[0]!)} is thinking</Chip>}
        {telling && (
          <Button look="quiet" onClick={onSkip} shortcut="s">
            Skip
          </Button>
        )}
        {!telling && takeBack !== null && takeBack.how !== 'request' && (
          <Button onClick={onTakeBack} title={takeBack.label} data-testid="take-back">
            Take back
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
            {now.paused ? 'Go on' : 'Pause'}
          </Button>
        )}
      </div>
    </section>
  );
}
