/** Says in the top bar that there is a newer page, and what it means; the page changes when the player says so. */
import { type ReactNode, useState } from 'react';
import { Button, Chip, Dialog } from '../toolkit/controls.tsx';
import type { PageVersion } from './page-version.ts';
import { changeOver } from './version.ts';
import { VERSION_WORDS as WORDS } from './version-words.ts';

/** Only what can't be put off comes by itself. */
export default function VersionMark({
  version,
}: {
  readonly version: Exclude<PageVersion, 'newest'>;
}): ReactNode {
  const [open, setOpen] = useState(version === 'needed');
  const { mark, text } = WORDS.says[version];
  return (
    <span className="top-version" role="status" data-testid="version">
      <Chip tone="brass" onPress={() => setOpen(true)}>
        {mark}
      </Chip>
      <Dialog open={open} title={mark} onClose={() => setOpen(false)} testId="version-dialog">
        <p>{text}</p>
        <div className="match-buttons">
          <Button look="brass" data-testid="change-over" onClick={() => void changeOver()}>
            {WORDS.changeOver}
          </Button>
          <Button onClick={() => setOpen(false)}>{WORDS.later}</Button>
        </div>
      </Dialog>
    </span>
  );
}
