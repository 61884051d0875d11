/** The line being told; of a search both hands. */
import { DiceRow } from '@weathergage/web/toolkit/controls.tsx';
import { StorySlip } from '@weathergage/web/toolkit/theatre/story-slip.tsx';
import type { ReactNode } from 'react';
import { logLine } from '../log/log-line.ts';
import { SideFlag } from '../look/side-mark.tsx';
import type { SeaDesk } from '../look/types.ts';
import { SIDE_NAMES } from '../look/words.ts';
import type { Scene } from './script.ts';

/** Both hands laid open, and the dice that decided. */
function SearchCard({ told }: { readonly told: Extract<Scene['told'], { kind: 'search' }> }): ReactNode {
  const last = told.throws.at(-1);
  return (
    <div className="sp-reveal">
      {(['english', 'european'] as const).map((side) => (
        <div key={side} data-choice={told.choices[side]}>
          <SideFlag side={side} /> {SIDE_NAMES[side]}
          <strong>{told.choices[side] === 'fight' ? 'FIGHT' : 'AVOID'}</strong>
          {last !== undefined && <DiceRow dice={last[side]} />}
        </div>
      ))}
    </div>
  );
}

export function StoryCard({
  scene,
  desk,
  onSkip,
}: {
  readonly scene: Scene;
  readonly desk: SeaDesk;
  onSkip(): void;
}): ReactNode {
  if (scene.kind === 'battle') return null;
  const { told } = scene;
  const line = logLine(told, desk);
  return told.kind === 'search' ? (
    <StorySlip line={line} picture={<SearchCard told={told} />} onSkip={onSkip} />
  ) : (
    <StorySlip line={line} onSkip={onSkip} />
  );
}
