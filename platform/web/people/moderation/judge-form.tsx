/** What is done about somebody, for how long, and what he is told. */
import {
  type Judge,
  MODERATION_LIMITS,
  MODERATOR_ACTS,
  type ModerationReply,
  type ModeratorAct,
} from '@weathergage/kernel/people/moderation-protocol.ts';
import { type ReactNode, useId, useState } from 'react';
import { AreaField, SendRow, useDoing } from '../form.tsx';
import { peopleApi } from '../people-api.ts';
import { inWords, SelectField } from '../select-field.tsx';
import { MODERATION_WORDS as WORDS } from './moderation-words.ts';

const LASTS: readonly ModeratorAct[] = ['silence', 'close'];

export function JudgeForm({
  of,
  onJudged,
}: {
  readonly of: Judge['of'];
  onJudged(known: ModerationReply): void;
}): ReactNode {
  const acts = MODERATOR_ACTS.filter((act) => ('report' in of ? act !== 'lift' : act !== 'dismiss'));
  const [act, setAct] = useState<ModeratorAct>(acts[0]!);
  const [days, setDays] = useState('7');
  const [words, setWords] = useState('');
  const doing = useDoing();
  const field = useId();
  const lasts = LASTS.includes(act);
  const judge = async (): Promise<void> =>
    onJudged(await peopleApi.judge({ act, words, of, ...(lasts ? { days: Number(days) } : {}) }));
  return (
    <form className="people-form" onSubmit={doing.submit(judge, WORDS.done)}>
      <div className="people-filters">
        <SelectField label={WORDS.act} chosen={act} choices={inWords(acts, WORDS.acts)} onChoose={setAct} />
        {lasts && (
          <span className="people-filter">
            <label htmlFor={field}>{WORDS.days}</label>
            <input
              id={field}
              className="boxed"
              type="number"
              required
              min={1}
              max={MODERATION_LIMITS.days}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          </span>
        )}
      </div>
      {act !== 'dismiss' && (
        <AreaField
          label={WORDS.told}
          rows={2}
          most={MODERATION_LIMITS.words}
          value={words}
          onType={setWords}
        />
      )}
      <SendRow of={doing} words={WORDS.judge} look="brass" />
    </form>
  );
}
