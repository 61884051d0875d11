/** The way out of a waiting room, for whoever sits there by his person: his seat is free for another. */
import { type ReactNode, useEffect, useState } from 'react';
import { goTo } from '../router.ts';
import { ConfirmDialog } from '../toolkit/confirm-dialog.tsx';
import { Button } from '../toolkit/controls.tsx';
import { Came, useDoing } from './form.tsx';
import { peopleApi } from './people-api.ts';
import { WORDS } from './words.ts';

interface LeaveTableProps {
  readonly match: string;
  readonly title: string;
}

export default function LeaveTable({ match, title }: LeaveTableProps): ReactNode {
  const [mayLeave, setMayLeave] = useState(false);
  const [asking, setAsking] = useState(false);
  const doing = useDoing();
  useEffect(() => {
    let wanted = true;
    // Whoever is known by a link alone has nothing to give back, and shuts the page.
    peopleApi.matches().then(
      (all) => wanted && setMayLeave(all.some((one) => one.id === match && one.mayLeave)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [match]);
  if (!mayLeave) return null;
  return (
    <>
      <Came of={doing} />
      <Button
        look="quiet"
        disabled={doing.busy}
        aria-label={WORDS.leaveIt(title)}
        onClick={() => setAsking(true)}
        data-testid="leave-table"
      >
        {WORDS.leave}
      </Button>
      <ConfirmDialog
        open={asking}
        title={WORDS.leaveTitle(title)}
        leave={WORDS.stay}
        confirm={WORDS.leave}
        testId="leave-confirm"
        onClose={() => setAsking(false)}
        onConfirm={() => doing.run(() => peopleApi.leave(match).then(() => goTo({ at: 'lobby' })))}
      >
        <p>{WORDS.leaveNote}</p>
      </ConfirmDialog>
    </>
  );
}
