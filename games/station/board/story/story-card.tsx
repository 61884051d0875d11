/** The line being told; what moves on the chart needs none. */
import { StorySlip } from '@weathergage/web/toolkit/theatre/story-slip.tsx';
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
  return <StorySlip line={logLine(scene.told, desk)} onSkip={onSkip} />;
}
