/** What is being told, in a card over the chart: the line of the log, the dice, the sum; and a way to skip it. */
import { Button, DiceRow } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import type { HexTold } from '../../rules/sea/told.ts';
import { logLine, sumWords } from '../log/log-line.ts';
import type { HexDesk } from '../look/types.ts';
import { modifierWords } from '../look/words.ts';
import { HitBeads } from '../panels/guns/broadside-sum.tsx';
import type { Scene } from './script.ts';
import './story-card.css';

function sumOf(told: HexTold): string {
  if (told.kind === 'fire') return told.target === null ? '' : sumWords(told);
  return 'modifiers' in told ? modifierWords(told.modifiers) : '';
}

const SAILING = 'Ships under way';

export function StoryCard({
  scene,
  desk,
  onSkip,
}: {
  readonly scene: Scene | null;
  readonly desk: HexDesk;
  onSkip(): void;
}): ReactNode {
  const told = scene === null || scene.kind === 'sail' ? null : scene.told;
  const line = told === null ? null : logLine(told, desk);
  const sum = told === null ? '' : sumOf(told);
  const words = line?.text ?? (scene?.kind === 'sail' ? (scene.drift ? 'Ships adrift' : SAILING) : '');
  return (
    <div className="sea-story-card hx-story-card" data-weight={line?.weight ?? 'plain'} aria-live="polite">
      <div className="sea-story-words">
        <p>{words}</p>
        {(line?.dice !== undefined || sum !== '') && (
          <p className="hx-story-sum">
            {line?.dice !== undefined && <DiceRow dice={line.dice} size={26} />}
            {told?.kind === 'fire' && told.table !== null && <HitBeads hits={told.hits} />}
            {sum !== '' && <span className="hx-soft">{sum}</span>}
          </p>
        )}
      </div>
      <Button look="quiet" shortcut="s" data-skips data-testid="story-skip" onClick={onSkip}>
        Skip
      </Button>
    </div>
  );
}
