/** The line being told, on a slip of paper over the chart, with its dice. */
import { Button, DiceRow, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { logLine } from '../log/log-line.ts';
import type { StationDesk } from '../look/types.ts';
import type { Scene } from './script.ts';
import './story.css';

export function StoryCard({
  scene,
  desk,
  onSkip,
}: {
  readonly scene: Scene;
  readonly desk: StationDesk;
  onSkip(): void;
}): ReactNode {
  if (scene.kind !== 'card' && scene.kind !== 'sighting') return null;
  const line = logLine(scene.told, desk);
  if (line === null) return null;
  return (
    <div className="st-story" data-weight={line.weight} role="status" data-testid="story-card">
      <p>
        {line.text} {line.rule !== '' && <RuleLink rule={line.rule} />}
      </p>
      {line.dice !== undefined && <DiceRow dice={line.dice} />}
      <Button look="quiet" shortcut="s" onClick={onSkip}>
        Skip
      </Button>
    </div>
  );
}
