/** Over the board of a battle: which war it belongs to, and the way back to its chart. */
import type { ReactNode } from 'react';
import { Button } from '../toolkit/controls.tsx';
import { crossTo } from './crossing.ts';
import type { WayBack } from './way-back.ts';
import './campaign.css';
import { Worded } from '../toolkit/worded.tsx';
import { WAR_WORDS as WORDS } from './campaign-words.ts';

interface WarLineProps {
  readonly back: WayBack;
  readonly over: boolean;
  /** Nobody waits for it any more. */
  readonly dropped: boolean;
}

const wordsOf = (over: boolean, dropped: boolean): string =>
  dropped ? WORDS.dropped : over ? WORDS.goesBack : WORDS.lostHere;

export default function WarLine({ back, over, dropped }: WarLineProps): ReactNode {
  return (
    <p className="war-line" data-testid="war-line">
      <span>
        <Worded text={WORDS.battleOf} parts={{ war: <b>{back.title}</b>, what: wordsOf(over, dropped) }} />
      </span>
      <Button look="quiet" onClick={() => crossTo({ to: back.route, words: back.title, how: 'close' })}>
        {over ? WORDS.backToWar : WORDS.toChart}
      </Button>
    </p>
  );
}
