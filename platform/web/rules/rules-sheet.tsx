/** The rulebook over a match: what is under way stays on the table. */
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { addressOf } from '../router.ts';
import { Sheet } from '../toolkit/controls.tsx';
import { Reader } from './reader.tsx';
import { RULES_WORDS } from './rules-words.ts';

export function RulesSheet({
  loaded,
  rule,
  onClose,
}: {
  readonly loaded: LoadedGame;
  /** Where it opens; null for its beginning. */
  readonly rule: string | null;
  onClose(): void;
}): ReactNode {
  const [open, setOpen] = useState(rule);
  return (
    <Sheet
      open
      wide
      title={RULES_WORDS.title(loaded.game.title)}
      onClose={onClose}
      testId="rules"
      foot={
        <a
          className="button button-plain"
          href={addressOf({ at: 'rules', game: loaded.id, rule: open })}
          target="_blank"
          rel="noreferrer"
        >
          {RULES_WORDS.ownTab}
        </a>
      }
    >
      <Reader loaded={loaded} rule={open} onRule={setOpen} over />
    </Sheet>
  );
}
