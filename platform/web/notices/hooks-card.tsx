/** Webhooks: channels of others, and programs of one's own. */
import {
  HOOK_KINDS,
  type HookKind,
  MOST_HOOKS,
  type NoticesReply,
} from '@weathergage/kernel/people/notice-protocol.ts';
import { type ReactNode, useState } from 'react';
import { AddressField, Came, useDoing } from '../people/form.tsx';
import { PeopleCard } from '../people/people-page.tsx';
import { Button, Chip } from '../toolkit/controls.tsx';
import { WayButtons } from './browsers.tsx';
import { noticeApi } from './notice-api.ts';
import { NOTICE_WORDS as WORDS } from './notice-words.ts';
import { Picked } from './picked.tsx';

type Hook = NoticesReply['hooks'][number];

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

export function HooksCard({
  found,
  onFound,
}: {
  readonly found: NoticesReply;
  onFound(reply: NoticesReply): void;
}): ReactNode {
  const [kind, setKind] = useState<HookKind>('discord');
  const [url, setUrl] = useState('');
  const doing = useDoing();
  const add = async (): Promise<void> => {
    onFound(await noticeApi.addHook({ kind, url }));
    setUrl('');
  };
  const tryOut = async (id: string): Promise<void> => {
    await noticeApi.tryWay({ way: 'hook', id });
    onFound(await noticeApi.look());
  };
  return (
    <PeopleCard title={WORDS.hooks} testId="hooks">
      <p className="match-note">{WORDS.hooksNote}</p>
      <ul className="saved">
        {found.hooks.map((hook) => (
          <li key={hook.id}>
            <HookWords hook={hook} />
            <Chip>{WORDS.hookShort[hook.kind]}</Chip>
            <WayButtons
              name={hostOf(hook.url)}
              onTry={() => doing.run(() => tryOut(hook.id), WORDS.tried)}
              onRemove={() => doing.run(() => noticeApi.endHook(hook.id).then(onFound))}
            />
          </li>
        ))}
      </ul>
      <Came of={doing} />
      {found.hooks.length < MOST_HOOKS && (
        <form className="people-form" onSubmit={doing.submit(add)}>
          <Picked<HookKind>
            label={WORDS.hookKind}
            options={HOOK_KINDS.map((one) => [one, WORDS.hookKinds[one]] as const)}
            chosen={kind}
            onChoose={setKind}
          />
          <AddressField label={WORDS.hookUrl} value={url} onType={setUrl} />
          <div className="match-buttons">
            <Button type="submit" disabled={doing.busy}>
              {WORDS.addHook}
            </Button>
          </div>
        </form>
      )}
    </PeopleCard>
  );
}

const HookWords = ({ hook: { url, secret, trouble, stopped } }: { readonly hook: Hook }): ReactNode => (
  <span className="saved-words">
    <span className="notice-address">{hostOf(url)}</span>
    {secret !== null && (
      <span className="saved-when">
        {WORDS.secret}: <code className="notice-secret">{secret}</code>
      </span>
    )}
    {trouble !== null && (
      <span className="action-trouble">
        {stopped ? WORDS.hookStopped(trouble) : WORDS.hookTrouble(trouble)}
      </span>
    )}
  </span>
);
