/** What somebody has to say against another, for those who judge. */
import {
  MODERATION_LIMITS,
  REPORT_REASONS,
  type Report,
  type ReportReason,
} from '@weathergage/kernel/people/moderation-protocol.ts';
import { type ReactNode, useState } from 'react';
import { Button, Dialog } from '../../toolkit/controls.tsx';
import { AreaField, Came, useDoing } from '../form.tsx';
import { peopleApi } from '../people-api.ts';
import { inWords, SelectField } from '../select-field.tsx';
import { MODERATION_WORDS as WORDS } from './moderation-words.ts';
import '../../styles/people.css';

export default function ReportDialog({
  name,
  of,
  token,
  onClose,
}: {
  readonly name: string;
  readonly of: Report['of'];
  /** What the match is seen by, where it is about one. */
  readonly token: string | null;
  onClose(): void;
}): ReactNode {
  const [reason, setReason] = useState<ReportReason>('abuse');
  const [words, setWords] = useState('');
  const doing = useDoing();
  return (
    <Dialog
      open
      title={WORDS.reportTitle(name)}
      onClose={onClose}
      testId="report"
      foot={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button
            look="brass"
            disabled={doing.busy || doing.done !== null}
            onClick={() => doing.run(() => peopleApi.report({ reason, words, of }, token), WORDS.sent)}
          >
            {WORDS.send}
          </Button>
        </>
      }
    >
      <div className="people-form">
        <p>{WORDS.reportNote}</p>
        <SelectField
          label={WORDS.reason}
          chosen={reason}
          choices={inWords(REPORT_REASONS, WORDS.reasons)}
          onChoose={setReason}
        />
        <AreaField
          label={WORDS.words}
          rows={4}
          most={MODERATION_LIMITS.words}
          value={words}
          onType={setWords}
        />
        <Came of={doing} />
      </div>
    </Dialog>
  );
}
