/** Somebody asks to take a step back: everybody else says yes or no, the journal records it. */
import type { Desk, Seat } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import type { Table, TableNow } from '../tables/table.ts';
import { Button, Dialog } from '../toolkit/controls.tsx';
import { UNDO_WORDS as WORDS } from './match-words.ts';
import { seatName } from './names.ts';

interface UndoQuestionProps {
  readonly table: Table;
  readonly now: TableNow;
  readonly seat: Seat;
  readonly desk: Desk;
}

/** At one screen every other person answers here, one after another: a step taken back is no secret. */
export function UndoQuestion({ table, now, seat, desk }: UndoQuestionProps): ReactNode {
  const { request } = desk.undo;
  const answering =
    request === null
      ? undefined
      : now.persons.find((person) => !request.agreed.includes(person) && person !== request.by);
  if (request === null || answering === undefined) return null;
  const steps = desk.step - request.to;
  const reply = (agree: boolean) => (): void => void table.replyToUndo(answering, agree);
  return (
    <Dialog
      open
      dismissable={false}
      title={WORDS.may}
      onClose={() => {}}
      testId="undo-question"
      foot={
        <>
          <Button onClick={reply(false)}>{WORDS.no}</Button>
          <Button look="brass" onClick={reply(true)} data-testid="undo-agree">
            {WORDS.yes}
          </Button>
        </>
      }
    >
      <p>
        {WORDS.asked(seatName(now, request.by), steps, answering === seat ? null : seatName(now, answering))}
      </p>
    </Dialog>
  );
}
