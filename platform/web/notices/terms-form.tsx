/** When somebody is called and when not, and how letters come. */
import {
  MAIL_WAYS,
  NOTICE_KINDS,
  type NoticesReply,
  type NoticeTerms,
} from '@weathergage/kernel/people/notice-protocol.ts';
import { type ReactNode, useState } from 'react';
import { Choices } from '../lobby/choices.tsx';
import { SendRow, TickField, useDoing } from '../people/form.tsx';
import { addressOf } from '../router.ts';
import { Button } from '../toolkit/controls.tsx';
import { hourWords } from '../toolkit/when.ts';
import { noticeApi } from './notice-api.ts';
import { NOTICE_WORDS as WORDS } from './notice-words.ts';
import { Picked } from './picked.tsx';

const AGAIN_HOURS = [0, 1, 3, 8, 24, 48, 72];
/** From ten to seven, where nothing else has been said. */
const NIGHT = { from: 22 * 60, to: 7 * 60 };

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const zones = (now: string): string[] => [
  ...new Set([now, zoneHere(), 'UTC', ...Intl.supportedValuesOf('timeZone')]),
];

/** As a field for a time of day wants it; the browser shows it as its reader is used to. */
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
};

export function TermsForm({
  found,
  onFound,
}: {
  readonly found: NoticesReply;
  onFound(reply: NoticesReply): void;
}): ReactNode {
  // Who has never set anything is taken to be where his browser is.
  const [terms, setTerms] = useState<NoticeTerms>(() =>
    found.terms.zone === 'UTC' ? { ...found.terms, zone: zoneHere() } : found.terms,
  );
  const doing = useDoing();
  const { mail } = found;
  const set = (change: Partial<NoticeTerms>): void => setTerms({ ...terms, ...change });
  return (
    <form
      className="people-card people-form"
      data-testid="notice-terms"
      onSubmit={doing.submit(() => noticeApi.save(terms).then(onFound), WORDS.saved)}
    >
      <h2>{WORDS.when}</h2>
      <fieldset className="choices">
        <legend>{WORDS.about}</legend>
        {NOTICE_KINDS.map((kind) => (
          <TickField
            key={kind}
            {...WORDS.kinds[kind]}
            on={terms.kinds[kind]}
            onTick={(on) => set({ kinds: { ...terms.kinds, [kind]: on } })}
          />
        ))}
      </fieldset>
      <Picked
        label={WORDS.again}
        options={AGAIN_HOURS.map((hours) => [String(hours), WORDS.againAfter(hours)] as const)}
        chosen={String(terms.again)}
        onChoose={(hours) => set({ again: Number(hours) })}
      />
      <Quiet terms={terms} onChange={set} />
      <MailPart found={found} terms={terms} onChange={set} />
      <SendRow of={doing} words={WORDS.save} look="brass">
        {mail.offered && mail.address !== null && (
          <Button
            aria-label={WORDS.tryOf(WORDS.mail)}
            onClick={() => doing.run(() => noticeApi.tryWay({ way: 'mail', id: 'mail' }), WORDS.tried)}
          >
            {WORDS.try}
          </Button>
        )}
      </SendRow>
    </form>
  );
}

interface PartProps {
  readonly terms: NoticeTerms;
  onChange(change: Partial<NoticeTerms>): void;
}

function Quiet({ terms: { quiet, zone }, onChange }: PartProps): ReactNode {
  return (
    <>
      <TickField
        label={WORDS.quiet}
        note={WORDS.quietNote}
        on={quiet !== null}
        onTick={(on) => onChange({ quiet: on ? NIGHT : null })}
      />
      <div className="notice-row">
        {quiet !== null &&
          (['from', 'to'] as const).map((end) => (
            <label key={end} className="people-field">
              {WORDS[end]}
              <input
                type="time"
                className="boxed"
                required
                value={clock(quiet[end])}
                onChange={({ target }) => onChange({ quiet: { ...quiet, [end]: minuteOf(target.value) } })}
              />
            </label>
          ))}
        <Picked
          label={WORDS.zone}
          options={zones(zone).map((name) => [name, name.replaceAll('_', ' ')] as const)}
          chosen={zone}
          onChoose={(name) => onChange({ zone: name })}
        />
      </div>
    </>
  );
}

function MailPart({
  found: { mail },
  terms,
  onChange,
}: PartProps & { readonly found: NoticesReply }): ReactNode {
  if (!mail.offered) return <p className="match-note">{WORDS.noMail}</p>;
  if (mail.address === null)
    return (
      <p className="match-note">
        {WORDS.noAddress} <a href={addressOf({ at: 'account', letter: null })}>{WORDS.toAccount}</a>
      </p>
    );
  return (
    <>
      <Choices
        legend={WORDS.mail}
        note={WORDS.mailTo(mail.address)}
        choices={MAIL_WAYS.map((value) => ({ value, ...WORDS.mailWays[value] }))}
        chosen={terms.mail}
        onChoose={(way) => onChange({ mail: way })}
      />
      {terms.mail === 'daily' && (
        <Picked
          label={WORDS.dailyAt}
          options={Array.from({ length: 24 }, (_, hour) => [String(hour), hourWords(hour)] as const)}
          chosen={String(terms.dailyAt)}
          onChoose={(hour) => onChange({ dailyAt: Number(hour) })}
        />
      )}
      {mail.trouble !== null && <p className="action-trouble">{WORDS.mailTrouble}</p>}
    </>
  );
}
