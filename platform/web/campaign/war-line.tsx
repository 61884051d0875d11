/** Over the board of a battle: which war it belongs to, and the way back to its chart. */
import type { ReactNode } from 'react';
import { Button } from '../toolkit/controls.tsx';
import { crossTo } from './crossing.ts';
import type { WayBack } from './way-back.ts';
import './campaign.css';

interface WarLineProps {
  readonly back: WayBack;
  readonly over: boolean;
  /** Nobody waits for it any more. */
  readonly dropped: boolean;
}

const wordsOf = (over: boolean, dropped: boolean): string =>
  dropped
    ? 'The war is over, and nobody waits for it any more.'
    : over
      ? 'What came of it goes back into the war.'
      : 'What is lost here is lost to the war.';

export default function WarLine({ back, over, dropped }: WarLineProps): ReactNode {
  return (
    <p className="war-line" data-testid="war-line">
      <span>
        A battle of <b>{back.title}</b>. {wordsOf(over, dropped)}
      </span>
      <Button look="quiet" onClick={() => crossTo({ to: back.route, words: back.title, how: 'close' })}>
        {over ? 'Back to the war' : 'To the chart of the war'}
      </Button>
    </p>
  );
}
