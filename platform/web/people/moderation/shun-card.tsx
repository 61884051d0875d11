/** What one can do about somebody: not meet him, not hear him, or report him. */
import type { ShunKind, ShunnedReply } from '@weathergage/kernel/people/moderation-protocol.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../toolkit/controls.tsx';
import { Came, useDoing } from '../form.tsx';
import { peopleApi } from '../people-api.ts';
import { PeopleCard } from '../people-page.tsx';
import { MODERATION_WORDS as WORDS } from './moderation-words.ts';
import ReportDialog from './report-dialog.tsx';

/** Nothing for who is not signed in, and about oneself. */
export function ShunCard({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const [shunned, setShunned] = useState<ShunnedReply | null>(null);
  const [reporting, setReporting] = useState(false);
  const doing = useDoing();
  useEffect(() => {
    peopleApi.me().then(
      (me) => {
        if (me !== null && me.id !== id) peopleApi.shunned().then(setShunned, () => undefined);
      },
      () => undefined,
    );
  }, [id]);
  if (shunned === null) return null;
  const isIn = (kind: ShunKind): boolean => shunned[kind].some((one) => one.id === id);
  const press = (kind: ShunKind, label: string): ReactNode => (
    <Button
      onClick={() => doing.run(() => peopleApi.shun({ person: id, kind, on: !isIn(kind) }).then(setShunned))}
    >
      {label}
    </Button>
  );
  return (
    <PeopleCard title={WORDS.between} testId="shun">
      <p className="match-note">{WORDS.note}</p>
      <Came of={doing} />
      <div className="match-buttons">
        {press('block', isIn('block') ? WORDS.unblock : WORDS.block)}
        {press('mute', isIn('mute') ? WORDS.unmute : WORDS.mute)}
        <Button look="danger" onClick={() => setReporting(true)}>
          {WORDS.report}
        </Button>
      </div>
      {reporting && (
        <ReportDialog name={name} of={{ person: id }} token={null} onClose={() => setReporting(false)} />
      )}
    </PeopleCard>
  );
}

/** All of them, each to be undone. */
export function ShunnedList(): ReactNode {
  const [shunned, setShunned] = useState<ShunnedReply | null>(null);
  const doing = useDoing();
  useEffect(() => void peopleApi.shunned().then(setShunned, () => undefined), []);
  if (shunned === null || shunned.block.length + shunned.mute.length === 0) return null;
  const rows = (['block', 'mute'] as const).flatMap((kind) =>
    shunned[kind].map((one) => ({ ...one, kind, words: kind === 'block' ? WORDS.blocked : WORDS.muted })),
  );
  return (
    <PeopleCard title={WORDS.shunned} testId="shunned">
      <Came of={doing} />
      <ul className="saved">
        {rows.map(({ id, name, kind, words }) => (
          <li key={`${kind} ${id}`}>
            <span className="saved-words">
              <span>{name}</span>
              <span className="saved-when">{words}</span>
            </span>
            <Button
              aria-label={WORDS.undoFor(name)}
              onClick={() =>
                doing.run(() => peopleApi.shun({ person: id, kind, on: false }).then(setShunned))
              }
            >
              {WORDS.undo}
            </Button>
          </li>
        ))}
      </ul>
    </PeopleCard>
  );
}
