/** What is said of a newer page. */
import type { PageVersion } from './page-version.ts';

interface VersionSaid {
  readonly mark: string;
  readonly text: string;
}

export const VERSION_WORDS = {
  says: {
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
  } satisfies Readonly<Record<Exclude<PageVersion, 'newest'>, VersionSaid>>,
  changeOver: 'Change over',
  later: 'Later',
} as const;
