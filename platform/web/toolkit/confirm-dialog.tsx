/** Asks once more before something that can't be taken back. */
import type { ReactNode } from 'react';
import { Button } from './controls.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'title' | 'onClose' | 'children'> {
  /** The words on the two buttons: to leave it be, and to do it. */
  readonly leave: string;
  readonly confirm: string;
  /** Of the button that does it. */
  readonly testId: string;
  onConfirm(): void;
}

export const ConfirmDialog = ({
  leave,
  confirm,
  testId,
  onConfirm,
  ...dialog
}: ConfirmDialogProps): ReactNode => (
  <Dialog
    {...dialog}
    foot={
      <>
        <Button onClick={() => dialog.onClose()}>{leave}</Button>
        <Button
          look="danger"
          data-testid={testId}
          onClick={() => {
            dialog.onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </>
    }
  />
);
