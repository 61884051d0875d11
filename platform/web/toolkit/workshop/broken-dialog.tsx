/** A file that is broken, place by place; what can be laid out of it may be mended on the bench. */
import type { ReactNode } from 'react';
import { Button, Dialog } from '../controls.tsx';
import type { useFiles } from './use-files.ts';

/** More than this nobody mends by hand. */
const MOST_SHOWN = 20;

type Files = Pick<ReturnType<typeof useFiles>, 'broken' | 'leaveBroken' | 'mend'>;

export function BrokenDialog({ broken, leaveBroken, mend }: Files): ReactNode {
  const flaws = broken?.flaws ?? [];
  const foot = (
    <Button onClick={mend} data-testid="broken-mend">
      Mend it on the bench
    </Button>
  );
  return (
    <Dialog
      open={broken !== null}
      title="The file is broken"
      onClose={leaveBroken}
      testId="broken-dialog"
      {...(broken?.rest == null ? {} : { foot })}
    >
      {broken !== null && (
        <div className="ws-broken" data-testid="broken-file">
          <p>
            {broken.name} was not read; the bench is as it was.{' '}
            {flaws.length > 1 ? 'These places are' : 'This place is'} broken:
          </p>
          <ul>
            {flaws.slice(0, MOST_SHOWN).map(({ path, expected }) => (
              <li key={`${path} ${expected}`}>
                <code>{path}</code> should be {expected}.
              </li>
            ))}
          </ul>
          {flaws.length > MOST_SHOWN && <p>And {flaws.length - MOST_SHOWN} more.</p>}
        </div>
      )}
    </Dialog>
  );
}
