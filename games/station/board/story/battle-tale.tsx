/** The guns speak: both lines ship by ship, Combat by Combat with its die, what it did, and who has the day. */
import type { Speed } from '@weathergage/web/toolkit/contract.ts';
import { Button, DiceRow, Pennant } from '@weathergage/web/toolkit/controls.tsx';
import { useKeys } from '@weathergage/web/toolkit/keys.ts';
import { paced, reducedMotion } from '@weathergage/web/toolkit/motion.ts';
import { useHeard } from '@weathergage/web/toolkit/sound/sounds.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { enemyOf } from '../../rules/battle/combat/steps.ts';
import type { SideId } from '../../rules/module/vocabulary.ts';
import type { BattleTold } from '../../rules/told/battle.ts';
import { sidesOf } from '../../rules/umpire/phase.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { logLine } from '../log/log-line.ts';
import { marksOf } from '../look/side-mark.ts';
import { count, list, sideName } from '../look/words.ts';
import { FightColumns } from './fight-columns.tsx';
import { type Beat, beatsOf } from './tale.ts';
import { type FightColumn, picturesOf } from './tale-picture.ts';
import './fight.css';

interface TaleProps {
  readonly view: View;
  /** What the guns did in the steps before: a Battle is often broken off for a question. */
  readonly earlier: readonly BattleTold[];
  readonly told: readonly BattleTold[];
  readonly speed: Speed;
  /** Asked for once more: it begins at its beginning, also where nothing moves by itself. */
  readonly again?: true;
  onDone(): void;
}

/** Who only looks on is not kept waiting at the end. */
const LOOKED_MS = 6000;

function usePlaying({ earlier, told, speed, view, again, onDone }: TaleProps) {
  const [beats, begun] = useMemo(() => {
    const before = beatsOf(earlier);
    return [[...before, ...beatsOf(told)], before.length] as const;
  }, [earlier, told]);
  // Who skips what leads to it reads the end of it.
  const still = reducedMotion() || speed === 'skip';
  const last = beats.length - 1;
  const [at, setAt] = useState(still && again !== true ? last : Math.min(begun, last));
  const [playing, setPlaying] = useState(!still);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const beat = beats[at];
  const empty = beat === undefined;
  const waits = view.side !== null;
  useHeard(beat, empty ? null : [beat.told].flat().map(({ kind }) => kind));
  useEffect(() => {
    if (empty) {
      done.current();
      return;
    }
    if (at >= last ? waits : !playing) return;
    const timer = window.setTimeout(
      () => (at >= last ? done.current() : setAt(at + 1)),
      at >= last ? LOOKED_MS : paced(beat.ms, speed, false),
    );
    return () => window.clearTimeout(timer);
  }, [at, last, beat, empty, playing, speed, waits]);
  const go = (to: number): void => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  return {
    beats,
    beat: empty ? undefined : beat,
    at,
    last,
    playing: playing && at < last,
    pause: () => setPlaying(!playing),
    step: () => go(at + 1),
    back: () => go(at - 1),
    again: () => {
      setAt(0);
      setPlaying(true);
    },
    close: () => done.current(),
  };
}

export function BattleTale(props: TaleProps): ReactNode {
  const { view } = props;
  const tale = usePlaying(props);
  const { beats, beat, at, last, playing } = tale;
  useKeys([
    { keys: ['Enter', 'Escape'], label: 'On from the Battle', group: 'Battle', run: tale.close },
    { keys: 'Space', label: 'Pause', group: 'Battle', run: tale.pause },
    { keys: 'ArrowRight', label: 'One Combat on', group: 'Battle', run: tale.step },
    { keys: 'ArrowLeft', label: 'One Combat back', group: 'Battle', run: tale.back },
    { keys: 'r', label: 'Once more', group: 'Battle', run: tale.again },
  ]);
  if (beat === undefined) return null;
  const below = view.side ?? sidesOf(view)[0];
  const above = enemyOf(view, below);
  const columns = picturesOf(view, beats, at);
  return (
    <section className="st-tale" aria-label="The Battle" data-testid="battle-tale" data-beat={beat.kind}>
      <header>
        <h2>The guns speak</h2>
        <div className="st-tale-hands" role="group" aria-label="The tale">
          <Button look="quiet" disabled={at === 0} data-testid="tale-back" onClick={tale.back}>
            Back
          </Button>
          <Button
            look="quiet"
            shortcut="Space"
            disabled={at >= last}
            data-testid="tale-pause"
            onClick={tale.pause}
          >
            {playing ? 'Pause' : 'Play'}
          </Button>
          <Button look="quiet" disabled={at >= last} data-testid="tale-step" onClick={tale.step}>
            Step
          </Button>
          <Button look="quiet" shortcut="r" data-testid="tale-again" onClick={tale.again}>
            Once more
          </Button>
        </div>
        <Button look="brass" shortcut="Enter" data-skips data-testid="story-skip" onClick={tale.close}>
          {at >= last ? 'Continue' : 'Skip'}
        </Button>
      </header>
      <div className="st-tale-stage">
        <SideLine view={view} side={above} columns={columns} />
        <FightColumns view={view} columns={columns} sides={[above, below]} />
        <SideLine view={view} side={below} columns={columns} />
      </div>
      <footer className="st-tale-words" aria-live="polite">
        <BeatWords view={view} beat={beat} />
      </footer>
    </section>
  );
}

function SideLine({
  view,
  side,
  columns,
}: {
  readonly view: View;
  readonly side: SideId;
  readonly columns: readonly FightColumn[];
}): ReactNode {
  const { hulls } = theatreOf(view);
  const engaged = columns.flatMap((column) => column.sides[side] ?? []);
  const line = engaged.filter(({ squadron }) => hulls.has(squadron));
  const trade = engaged.length - line.length;
  const afloat = line.reduce((sum, { sail }) => sum + sail, 0);
  const lost = line.reduce((sum, { sail, of }) => sum + of - sail, 0);
  return (
    <p className="st-tale-side">
      <Pennant {...marksOf(view, side)} size={18} />
      <b>{sideName(view, side)}</b>
      {line.length > 0 && <span>{count(afloat, 'ship')} afloat</span>}
      {trade > 0 && <span>{trade === 1 ? 'a Convoy' : `${trade} Convoys`}</span>}
      {lost > 0 && <em>{lost} lost</em>}
    </p>
  );
}

function BeatWords({ view, beat }: { readonly view: View; readonly beat: Beat }): ReactNode {
  if (beat.kind === 'end') {
    const { victor, sunk, struck, dice } = beat.told;
    return (
      <div className="st-tale-end">
        <p>
          {victor !== null && <Pennant {...marksOf(view, victor)} size={26} />}
          {victor === null ? 'Nobody has the day' : `${sideName(view, victor)} has the day`}
        </p>
        <small>
          {list(Object.entries(sunk).map(([side, n]) => `${sideName(view, side)} loses ${count(n, 'ship')}`))}
          {struck > 0 && `; ${count(struck, 'ship')} of them struck their colours`}
        </small>
        {dice !== undefined && <DiceRow dice={dice} />}
      </div>
    );
  }
  const told = beat.kind === 'lines' ? beat.told : [beat.told];
  return (
    <ul className="st-tale-lines">
      {told.map((one, index) => {
        const line = logLine(one, { view });
        return line === null ? null : (
          <li key={index} data-weight={beat.kind === 'lines' ? line.weight : undefined}>
            {line.text} {line.dice !== undefined && <DiceRow dice={line.dice} size={16} />}
          </li>
        );
      })}
    </ul>
  );
}
