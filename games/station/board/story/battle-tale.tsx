/** The guns have spoken: Combat by Combat with its die, what it did, and who has the day. */
import type { Speed } from '@weathergage/web/toolkit/contract.ts';
import { Button, DiceRow, Die, Pennant } from '@weathergage/web/toolkit/controls.tsx';
import { useKeys } from '@weathergage/web/toolkit/keys.ts';
import { paced, reducedMotion } from '@weathergage/web/toolkit/motion.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { BattleTold } from '../../rules/told/battle.ts';
import { sidesOf } from '../../rules/umpire/phase.ts';
import type { View } from '../../rules/world/state.ts';
import { logLine } from '../log/log-line.ts';
import { marksOf } from '../look/side-mark.ts';
import { count, list, sideName, squadronName } from '../look/words.ts';
import { type Beat, beatsOf } from './tale.ts';

/** How long a still picture is left to be looked at, if nobody presses on. */
const STILL_MS = 8000;

export function BattleTale({
  view,
  earlier,
  told,
  speed,
  onDone,
}: {
  readonly view: View;
  /** What the guns did in the steps before: a Battle is often broken off for a question. */
  readonly earlier: readonly BattleTold[];
  readonly told: readonly BattleTold[];
  readonly speed: Speed;
  onDone(): void;
}): ReactNode {
  const [beats, begun] = useMemo(() => {
    const before = beatsOf(earlier);
    return [[...before, ...beatsOf(told)], before.length] as const;
  }, [earlier, told]);
  const still = reducedMotion();
  const [at, setAt] = useState(still ? beats.length - 1 : Math.min(begun, beats.length - 1));
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const beat = beats[at];
  useEffect(() => {
    if (beat === undefined || speed === 'skip') {
      done.current();
      return;
    }
    const last = at + 1 >= beats.length;
    const timer = window.setTimeout(
      () => (last ? done.current() : setAt(at + 1)),
      still ? STILL_MS : paced(beat.ms, speed, false),
    );
    return () => window.clearTimeout(timer);
  }, [at, beat, beats, speed, still]);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [at]);
  useKeys([
    { keys: ['Enter', 'Escape'], label: 'On from the Battle', group: 'Battle', run: () => done.current() },
  ]);
  return (
    <section className="st-tale" aria-label="The Battle" data-testid="battle-tale">
      <header>
        <h2>The guns speak</h2>
        <Button shortcut="Enter" data-skips data-testid="story-skip" onClick={() => done.current()}>
          {at + 1 >= beats.length ? 'Continue' : 'Skip'}
        </Button>
      </header>
      <div className="st-tale-beats" aria-live="polite">
        {beats.slice(0, at + 1).map((one, index) => (
          <TaleBeat key={index} view={view} beat={one} />
        ))}
        <div ref={end} />
      </div>
    </section>
  );
}

function TaleBeat({ view, beat }: { readonly view: View; readonly beat: Beat }): ReactNode {
  if (beat.kind === 'combat') return <CombatBeat view={view} told={beat.told} />;
  if (beat.kind === 'end') {
    const { victor, sunk, struck } = beat.told;
    return (
      <div className="st-tale-end">
        <p>
          {victor !== null && <Pennant {...marksOf(view, victor)} size={26} />}
          {victor === null ? 'Nobody has the day' : `${sideName(view, victor)} has the day`}
        </p>
        <small>
          {list(Object.entries(sunk).map(([side, n]) => `${sideName(view, side)} loses ${count(n, 'ship')}`))}
          {struck > 0 && `; ${count(struck, 'ship')} of them struck`}
        </small>
        {beat.told.dice !== undefined && <DiceRow dice={beat.told.dice} />}
      </div>
    );
  }
  return (
    <ul className="st-tale-lines">
      {beat.told.map((one, index) => {
        const line = logLine(one, { view });
        return line === null ? null : (
          <li key={index} data-weight={line.weight}>
            {line.text} {line.dice !== undefined && <DiceRow dice={line.dice} size={16} />}
          </li>
        );
      })}
    </ul>
  );
}

function CombatBeat({
  view,
  told: { index, combat, result },
}: {
  readonly view: View;
  readonly told: Extract<BattleTold, { kind: 'combat' }>;
}): ReactNode {
  const sides = sidesOf(view);
  return (
    <article className="st-tale-combat">
      <span>Combat {index + 1}</span>
      {combat.die !== null && <Die face={combat.die} sides={10} size={34} />}
      {sides.map((side) => {
        const other = sides.find((one) => one !== side)!;
        const [dp, sunk] = [combat.dp[other] ?? 0, combat.sunk[other] ?? 0];
        return (
          <p key={side}>
            <Pennant {...marksOf(view, side)} size={15} />{' '}
            {list(combat.squadrons[side]!.map((id) => squadronName(view, id)))}{' '}
            <small>
              column {combat.column[side]}, {result[side]}
            </small>
            <b>
              {dp === 0 && sunk === 0
                ? 'nothing done'
                : [dp > 0 ? `${dp} damage` : null, sunk > 0 ? `${count(sunk, 'ship')} sunk` : null]
                    .filter((one) => one !== null)
                    .join(', ')}
            </b>
          </p>
        );
      })}
    </article>
  );
}
