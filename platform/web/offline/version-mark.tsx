/** Says in the top bar that there is a newer page, and what it means; the page changes when the player says so. */
import { type ReactNode, useState } from 'react';
import { Button, Chip, Dialog } from '../toolkit/controls.tsx';
import type { PageVersion } from './page-version.ts';
import { changeOver } from './version.ts';

const WORDS: Readonly<
  Record<Exclude<PageVersion, 'newest'>, { readonly mark: string; readonly text: string }>
> = {
  newer: {
    mark: 'New version',
    text: 'A newer Weathergage is at hand. Change over when it suits you: the page is loaded again, and the match goes on where it stands.',
  },
  changed: {
    mark: 'Load again',
    text: 'Another tab has changed over to a newer Weathergage. Parts that this one has not opened yet are gone: load it again when it suits you, and the match goes on where it stands.',
  },
  needed: {
    mark: 'New version needed',
    text: 'The server has gone on to a newer Weathergage, and this page can’t play online with it any more. Change over to go on; matches in this browser are kept either way.',
  },
};

const PRESSES = { changeOver: 'Change over', later: 'Later' } as const;

/** Only what can't be put off comes by itself. */
export default function VersionMark({
  version,
}: {
  readonly version: Exclude<PageVersion, 'newest'>;
}): ReactNode {
  const [open, setOpen] = useState(version === 'needed');
  const { mark, text } = WORDS[version];
  return (
    <span className="top-version" role="status" data-testid="version">
      <Chip tone="brass" onPress={() => setOpen(true)}>
        {mark}
      </Chip>
      <Dialog open={open} title={mark} onClose={() => setOpen(false)} testId="version-dialog">
        <p>{text}</p>
        <div className="match-buttons">
          <Button look="brass" data-testid="change-over" onClick={() => void changeOver()}>
            {PRESSES.changeOver}
          </Button>
          <Button onClick={() => setOpen(false)}>{PRESSES.later}</Button>
        </div>
      </Dialog>
    </span>
  );
}
