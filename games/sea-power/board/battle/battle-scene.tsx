/** A step of battle played on a stage of its own. It can be hurried or skipped; still pictures go to the end at once. */

import type { Speed } from '@weathergage/web/toolkit/contract.ts';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { useKeys } from '@weathergage/web/toolkit/keys.ts';
import { paced, reducedMotion } from '@weathergage/web/toolkit/motion.ts';
import { useHeard } from '@weathergage/web/toolkit/sound/sounds.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { View } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { warOf } from '../../rules/world/war.ts';
import { SideFlag } from '../look/side-mark.tsx';
import { areaName, tokenName } from '../look/words.ts';
import { GaugeScene } from './gauge-scene.tsx';
import { Glimpse } from './glimpse.tsx';
import { BattleLines } from './lines.tsx';
import { type Beat, beatsOf } from './script.ts';
import { WeightTable } from './weight-table.tsx';
import './battle.css';
import './scene.css';
import { SCENE_WORDS as WORDS } from './battle-words.ts';

interface SceneProps {
  readonly view: View;
  readonly before: View;
  readonly told: readonly SeaTold[];
  readonly speed: Speed;
  /** Its end stays until it is read. */
  readonly waits: boolean;
  onDone(): void;
}

/** Beats that are heard, as the happening they are made of. */
const HEARD: Partial<Record<Beat['kind'], SeaTold['kind']>> = {
  hail: 'battle',
  volley: 'fire',
  weight: 'weight',
};

/** How long a still picture is left to be looked at, if nobody presses on. */
const STILL = 6000;

export function BattleScene({ view, before, told, speed, waits, onDone }: SceneProps): ReactNode {
  const beats = useMemo(() => beatsOf(told, view, before), [told, view, before]);
  // Who skips what leads to it reads the end of it.
  const still = reducedMotion() || speed === 'skip';
  const [at, setAt] = useState(still ? Math.max(0, beats.length - 1) : 0);
  const [hurry, setHurry] = useState(false);
  const [paused, setPaused] = useState(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const beat = beats[at];
  const empty = beat === undefined;
  const last = at === beats.length - 1;

  useEffect(() => {
    if (empty) {
      done.current();
      return;
    }
    if (paused || (waits && (last || still))) return;
    const ms = still ? STILL : paced(beat.ms, hurry ? 'fast' : speed, false);
    const timer = window.setTimeout(() => {
      if (at + 1 < beats.length && !still) setAt(at + 1);
      else done.current();
    }, ms);
    return () => window.clearTimeout(timer);
  }, [at, beats, beat, empty, speed, hurry, still, paused, last, waits]);

  useHeard(beat, empty ? null : [HEARD[beat.kind] ?? '']);

  const step = (by: number): void => {
    setPaused(true);
    setAt(Math.min(beats.length - 1, Math.max(0, at + by)));
  };

  useKeys([
    { keys: 'Enter', label: WORDS.skipKey, group: WORDS.group, run: () => done.current() },
    { keys: 'Escape', label: WORDS.skipKey, group: WORDS.group, run: () => done.current() },
    { keys: 'Space', label: WORDS.hurry, group: WORDS.group, run: () => setHurry(true) },
    { keys: 'p', label: WORDS.pauseKey, group: WORDS.group, run: () => setPaused(!paused) },
    { keys: 'ArrowRight', label: WORDS.on, group: WORDS.group, run: () => step(1) },
    { keys: 'ArrowLeft', label: WORDS.back, group: WORDS.group, run: () => step(-1) },
  ]);
  if (empty) return null;
  return (
    <section
      className="spb-scene"
      data-testid="battle-scene"
      data-beat={beat.kind}
      aria-label={WORDS.title(areaName(beat.picture.area))}
    >
      <header className="spb-head">
        <h2>{areaName(beat.picture.area)}</h2>
        <span>
          {view.year}
          {beat.picture.round > 0 && WORDS.round(beat.picture.round)}
        </span>
        <div className="spb-steps" role="group" aria-label={WORDS.steps}>
          <Button look="quiet" aria-label={WORDS.back} disabled={at === 0} onClick={() => step(-1)}>
            ‹
          </Button>
          {!still && (
            <Button look="quiet" shortcut="p" data-testid="battle-pause" onClick={() => setPaused(!paused)}>
              {paused ? WORDS.goOn : WORDS.pause}
            </Button>
          )}
          <Button look="quiet" aria-label={WORDS.on} disabled={last} onClick={() => step(1)}>
            ›
          </Button>
        </div>
        {!still && !hurry && speed === 'slow' && (
          <Button look="quiet" onClick={() => setHurry(true)}>
            {WORDS.hurry}
          </Button>
        )}
        <Button
          look="plain"
          shortcut="Enter"
          data-skips
          data-testid="story-skip"
          onClick={() => done.current()}
        >
          {still || last ? WORDS.end : WORDS.skip}
        </Button>
      </header>
      <div className="spb-stage">
        <Stage beat={beat} view={view} before={before} />
      </div>
      <footer className="spb-words" aria-live="polite">
        {beat.words.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </section>
  );
}

function Stage({
  beat,
  view,
  before,
}: {
  readonly beat: Beat;
  readonly view: View;
  readonly before: View;
}): ReactNode {
  const war = warOf(before);
  switch (beat.kind) {
    case 'hail':
      return (
        <div className="spb-hail">
          <p>
            <SideFlag side="english" size={34} />
            <b>{tokenName(view, beat.told.tokens.english)}</b>
          </p>
          <i>{WORDS.against}</i>
          <p>
            <SideFlag side="european" size={34} />
            <b>{tokenName(view, beat.told.tokens.european)}</b>
          </p>
        </div>
      );
    case 'gauge':
      return <GaugeScene winner={beat.told.winner} throws={beat.told.throws} war={war} />;
    case 'glimpse':
      return <Glimpse stacks={beat.told.stacks} side={beat.told.side} war={war} />;
    case 'weight':
      return (
        <>
          <WeightTable told={beat.told} />
          <BattleLines picture={beat.picture} war={war} />
        </>
      );
    case 'volley':
      return (
        <BattleLines picture={beat.picture} war={war} shots={beat.shots} live={beat.live} phase="fire" />
      );
    case 'effect':
      return (
        <BattleLines picture={beat.picture} war={war} shots={beat.shots} live={beat.live} phase="effect" />
      );
    case 'over':
      return (
        <>
          <p className="spb-verdict">
            {beat.told.winner !== null && <SideFlag side={beat.told.winner} size={30} />}
            {WORDS.verdict(beat.told.winner)}
          </p>
          <BattleLines picture={beat.picture} war={war} />
        </>
      );
    default:
      return <BattleLines picture={beat.picture} war={war} />;
  }
}
