/** What all panels share: a head, a body, refusals with their rule, and one thing to confirm. */
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { useKeys } from '@weathergage/web/toolkit/keys.ts';
import { type ReactNode, useState } from 'react';
import type { Refusal } from '../types.ts';

export interface FrameProps {
  readonly title: ReactNode;
  readonly rule: string;
  readonly kind: string;
  /** Why what stands there can't be done; the confirm button waits for it to go. */
  readonly fault?: Refusal | null;
  readonly confirm?: string;
  readonly readOnly: boolean;
  onConfirm?(): Promise<Refusal | null>;
  /** More to do, beside the confirmation. */
  readonly extra?: ReactNode;
  readonly children?: ReactNode;
}

export function Refused({ fault }: { readonly fault: Refusal | null }): ReactNode {
  if (fault === null) return null;
  return (
    <p className="sp-refusal" role="alert">
      {fault.message} <RuleLink rule={fault.rule} />
    </p>
  );
}

export function Frame(props: FrameProps): ReactNode {
  const { title, rule, kind, fault = null, confirm, readOnly, onConfirm, extra } = props;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const can = !readOnly && !busy && fault === null && onConfirm !== undefined;
  const run = async (): Promise<void> => {
    if (!can) return;
    setBusy(true);
    try {
      setRefused((await onConfirm?.()) ?? null);
    } finally {
      setBusy(false);
    }
  };
  useKeys(
    confirm === undefined
      ? []
      : [
          {
            keys: 'Enter',
            label: confirm,
            group: 'Orders',
            whileTyping: true,
            run: () => (can ? void run() : false),
          },
        ],
  );
  return (
    <section className="sp-ask" data-testid="ask-panel" data-kind={kind}>
      <header className="sp-ask-head">
        <h2>{title}</h2>
        <RuleLink rule={rule} />
      </header>
      <div className="sp-ask-body">{props.children}</div>
      {(confirm !== undefined || extra !== undefined || fault !== null || refused !== null) && (
        <footer className="sp-ask-foot">
          <Refused fault={fault ?? refused} />
          {confirm !== undefined && (
            <Button
              look="brass"
              shortcut="Enter"
              className="sp-confirm"
              disabled={!can}
              data-testid="ask-confirm"
              onClick={() => void run()}
            >
              {confirm}
            </Button>
          )}
          {extra}
        </footer>
      )}
    </section>
  );
}

/** A button that asks once more before it does what can't be taken back. */
export function Twice({
  once,
  twice,
  disabled = false,
  testId,
  onPress,
}: {
  readonly once: string;
  readonly twice: string;
  readonly disabled?: boolean;
  readonly testId: string;
  onPress(): void;
}): ReactNode {
  const [asked, setAsked] = useState(false);
  return (
    <Button
      look={asked ? 'danger' : 'plain'}
      disabled={disabled}
      data-testid={testId}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) onPress();
        setAsked(!asked);
      }}
    >
      {asked ? twice : once}
    </Button>
  );
}
