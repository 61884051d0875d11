/** A file that is broken, place by place; what can be laid out of it may be mended on the bench. */
import type { ReactNode } from 'react';
import { Button, Dialog } from '../controls.tsx';
import { Worded } from '../worded.tsx';
import { FLAW_WORDS as WORDS } from './bench-words.ts';
import type { useFiles } from './use-files.ts';

/** More than this nobody mends by hand. */
const MOST_SHOWN = 20;

type Files = Pick<ReturnType<typeof useFiles>, 'broken' | 'leaveBroken' | 'mend'>;

export function BrokenDialog({ broken, leaveBroken, mend }: Files): ReactNode {
  const flaws = broken?.flaws ?? [];
  const foot = (
    <Button onClick={mend} data-testid="broken-mend">
      {WORDS.mend}
    </Button>
  );
  return (
    <Dialog
      open={broken !== null}
      title={WORDS.broken}
      onClose={leaveBroken}
      testId="broken-dialog"
      {...(broken?.rest == null ? {} : { foot })}
    >
      {broken !== null && (
        <div className="ws-broken" data-testid="broken-file">
          <p>{WORDS.notRead(broken.name, flaws.length)}</p>
          <ul>
            {flaws.slice(0, MOST_SHOWN).map(({ path, expected }) => (
              <li key={`${path} ${expected}`}>
                <Worded text={WORDS.shouldBe} parts={{ path: <code>{path}</code>, expected }} />
              </li>
            ))}
          </ul>
          {flaws.length > MOST_SHOWN && <p>{WORDS.more(flaws.length - MOST_SHOWN)}</p>}
        </div>
      )}
    </Dialog>
  );
}
