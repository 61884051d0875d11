/** The line being told; of a search both hands. */
import { DiceRow } from '@weathergage/web/toolkit/controls.tsx';
import { StorySlip } from '@weathergage/web/toolkit/theatre/story-slip.tsx';
import type { ReactNode } from 'react';
import { SIDES } from '../../data/nations.ts';
import type { View } from '../../rules/world/state.ts';
import { logLine } from '../log/log-line.ts';
import { type Search, searchVerdict, sumWords } from '../look/search-verdict.ts';
import { SideFlag } from '../look/side-mark.tsx';
import type { SeaDesk } from '../look/types.ts';
import { SIDE_NAMES } from '../look/words.ts';
import type { Scene } from './script.ts';
import { STORY_WORDS as WORDS } from './story-words.ts';

/** Both hands laid open, the dice that decided, and the totals as far as one may know them. */
function SearchCard({ before, told }: { readonly before: View; readonly told: Search }): ReactNode {
  const { sides, lesson } = searchVerdict(before, told);
  return (
    <div className="sp-reveal">
      {SIDES.map((side) => (
        <div key={side} data-choice={told.choices[side]}>
          <div className="sp-reveal-hand">
            <SideFlag side={side} /> {SIDE_NAMES[side]}
            <strong>{told.choices[side] === 'fight' ? WORDS.fight : WORDS.avoid}</strong>
            {sides[side].dice.length > 0 && <DiceRow dice={sides[side].dice} />}
          </div>
          <small>{sumWords(sides[side])}</small>
        </div>
      ))}
      {lesson !== '' && <em>{lesson}</em>}
    </div>
  );
}

export function StoryCard({
  scene,
  desk,
  onSkip,
  onRead,
}: {
  readonly scene: Scene<View>;
  readonly desk: SeaDesk;
  onSkip(): void;
  readonly onRead: (() => void) | undefined;
}): ReactNode {
  if (scene.kind === 'battle') return null;
  const { told, before } = scene;
  const picture = told.kind === 'search' ? { picture: <SearchCard before={before} told={told} /> } : {};
  return <StorySlip line={logLine(told, desk)} {...picture} onSkip={onSkip} onRead={onRead} />;
}
