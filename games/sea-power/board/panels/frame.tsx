/** What panels put into their frames: a refusal with its rule, and a button for what can't be taken back. */
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useState } from 'react';
import type { Refusal } from '../look/types.ts';

export function Refused({ fault }: { readonly fault: Refusal | null }): ReactNode {
  if (fault === null) return null;
  return (
    <p className="ask-warn" role="alert">
      {fault.message} <RuleLink rule={fault.rule} />
    </p>
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
