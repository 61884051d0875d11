/** Chairs of those who stay away: what the others may do about it, and what the one whose chair it was. */
import type { Seat } from '@weathergage/kernel';
import type { ChairDeed } from '@weathergage/kernel/protocol.ts';
import { type ReactNode, useId, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { machineWords, useBotNames } from '../lobby/bots.ts';
import { seatName } from '../match/names.ts';
import type { ChairNow, TableClock, TableNow } from '../tables/table.ts';
import { ConfirmDialog } from '../toolkit/confirm-dialog.tsx';
import { Button } from '../toolkit/controls.tsx';
import { listedWords } from '../toolkit/phrases.ts';
import { SelectOptions } from '../toolkit/select-options.tsx';
import { CLOCK_WORDS as WORDS } from './clock-words.ts';

type Word = Omit<ChairDeed, 'type'>;

interface ChairLinesProps {
  readonly loaded: LoadedGame;
  readonly now: TableNow;
  readonly clock: TableClock;
  readonly seat: Seat;
  /** Null for who looks on. */
  readonly onWord: ((word: Word) => void) | null;
}

export default function ChairLines(props: ChairLinesProps): ReactNode {
  const { now, clock, seat, onWord } = props;
  if (onWord === null) return null;
  return Object.entries(clock.chairs).map(([of, chair]) => {
    if (of === seat)
      return chair.deputy === null ? null : <OwnChair key={of} seat={of} chair={chair} onWord={onWord} />;
    if (!chair.voters.includes(seat)) return null;
    if (chair.deputy !== null && chair.wantsBack)
      return (
        <p key={of} className="pause-line" data-testid="wants-back">
          <span role="status">{WORDS.wantsBack(seatName(now, of))}</span>
          <Button look="brass" onClick={() => onWord({ seat: of, act: 'back' })} data-testid="give-back">
            {WORDS.giveBack}
          </Button>
          <Said {...props} of={of} chair={chair} />
        </p>
      );
    return chair.isStalled ? <Stalled key={of} {...props} of={of} chair={chair} onWord={onWord} /> : null;
  });
}

const OwnChair = ({
  seat,
  chair,
  onWord,
}: {
  readonly seat: Seat;
  readonly chair: ChairNow;
  onWord(word: Word): void;
}): ReactNode => (
  <p className="pause-line" data-testid="own-chair">
    <span role="status">{chair.wantsBack ? WORDS.backAsked : WORDS.yourChair}</span>
    {!chair.wantsBack && (
      <Button look="brass" onClick={() => onWord({ seat, act: 'back' })} data-testid="ask-back">
        {WORDS.back}
      </Button>
    )}
  </p>
);

interface OfChair extends ChairLinesProps {
  readonly of: Seat;
  readonly chair: ChairNow;
}

function Stalled(props: OfChair & { onWord(word: Word): void }): ReactNode {
  const { loaded, now, of, chair, onWord } = props;
  const levels = useBotNames(loaded.id, loaded.machine.levels) ?? [];
  const [level, setLevel] = useState<string | null>(null);
  const [claiming, setClaiming] = useState(false);
  const [name, setName] = useState('');
  const field = useId();
  const who = seatName(now, of);
  return (
    <section className="pause-line chair-line" aria-label={WORDS.title} data-testid={`stalled-${of}`}>
      <span role="status">{chair.vacant ? WORDS.empty(who) : WORDS.stalled(who)}</span>
      <details className="chair-details">
        <summary data-testid="chair-acts">{WORDS.acting}</summary>
        <span className="chair-acts">
          <Button onClick={() => setClaiming(true)} data-testid="claim">
            {WORDS.claim}
          </Button>
          {levels.length > 0 && (
            <span className="chair-act">
              <select
                className="boxed"
                aria-label={WORDS.machine}
                value={level ?? loaded.machine.usual}
                onChange={({ target }) => setLevel(target.value)}
              >
                <SelectOptions of={levels} words={(each) => machineWords(loaded.machine.levels, each)} />
              </select>
              <Button
                onClick={() => onWord({ seat: of, act: 'machine', bot: level ?? loaded.machine.usual })}
                data-testid="machine-on"
              >
                {WORDS.machine}
              </Button>
            </span>
          )}
          {!chair.vacant && (
            <Button onClick={() => onWord({ seat: of, act: 'open' })} data-testid="open-chair">
              {WORDS.open}
            </Button>
          )}
          <form
            className="chair-act"
            onSubmit={(event) => {
              event.preventDefault();
              onWord({ seat: of, act: 'name', name: name.trim() });
            }}
          >
            <label htmlFor={field}>{WORDS.byName}</label>
            <input
              id={field}
              className="boxed"
              required
              maxLength={80}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Button type="submit">{WORDS.ask}</Button>
          </form>
        </span>
      </details>
      <Said {...props} />
      <ConfirmDialog
        open={claiming}
        title={`${WORDS.claim}?`}
        leave={WORDS.wait}
        confirm={WORDS.claim}
        testId="claim-confirm"
        onClose={() => setClaiming(false)}
        onConfirm={() => onWord({ seat: of, act: 'claim' })}
      >
        <p>{WORDS.claimNote(who)}</p>
      </ConfirmDialog>
    </section>
  );
}

/** Where several have a say: who has said what, and who is still to be heard. */
function Said({ now, seat, chair, of, onWord }: OfChair): ReactNode {
  const said = Object.entries(chair.words);
  if (said.length === 0) return null;
  const missing = chair.voters.filter((voter) => chair.words[voter] === undefined);
  return (
    <span role="status" data-testid="chair-said">
      {said.map(([by, { act }]) => WORDS.said(seatName(now, by), WORDS.acts[act])).join(' ')}{' '}
      {missing.length > 0 && WORDS.mustAgree(listedWords(missing.map((voter) => seatName(now, voter))))}
      {chair.words[seat] !== undefined && (
        <Button look="quiet" onClick={() => onWord?.({ seat: of, act: 'none' })}>
          {WORDS.wait}
        </Button>
      )}
    </span>
  );
}
