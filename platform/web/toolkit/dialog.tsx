/** Dialogues and sheets on the browser's own <dialog>: it keeps the focus, makes the rest inert and closes on Escape. */
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import './dialog.css';
import { CONTROL_WORDS } from './board-words.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  onClose(): void;
  readonly children: ReactNode;
  /** The row of buttons at the foot. */
  readonly foot?: ReactNode;
  /** False for a question that has to be answered: no cross, no Escape, no press outside. */
  readonly dismissable?: boolean;
  readonly wide?: boolean;
  readonly testId?: string;
}

function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) {
      element.showModal();
      // The title first: whoever listens hears what this is, and no button is pressed by accident.
      element.querySelector<HTMLElement>('h2')?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);
  return dialog;
}

function Frame(props: DialogProps & { readonly kind: 'dialog' | 'sheet' }): ReactNode {
  const { open, title, onClose, children, foot, dismissable = true, wide = false, kind, testId } = props;
  const dialog = useModal(open);
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press outside is a convenience beside Escape and the cross
    <dialog
      ref={dialog}
      className={`${kind} ${wide ? `${kind}-wide` : ''}`}
      aria-labelledby={heading}
      data-testid={testId}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onClose={() => open && onClose()}
      onClick={(event) => dismissable && event.target === dialog.current && onClose()}
    >
      {open && (
        <div className="dialog-frame">
          <header className="dialog-head">
            <h2 id={heading} tabIndex={-1}>
              {title}
            </h2>
            {dismissable && (
              <button
                type="button"
                className="dialog-cross"
                aria-label={CONTROL_WORDS.close}
                onClick={() => onClose()}
              >
                ✕
              </button>
            )}
          </header>
          <div className="dialog-body" tabIndex={0}>
            {children}
          </div>
          {foot !== undefined && <footer className="dialog-foot">{foot}</footer>}
        </div>
      )}
    </dialog>
  );
}

export const Dialog = (props: DialogProps): ReactNode => <Frame {...props} kind="dialog" />;

/** As a dialogue, but from the side; from below on a phone. */
export const Sheet = (props: DialogProps): ReactNode => <Frame {...props} kind="sheet" />;
