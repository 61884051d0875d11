/** A drawing on a chart that can be reached by Tab and pressed by Enter, by Space and by a screen reader's own click. */
import type { ComponentProps, ReactNode } from 'react';
import { pressedByKeys } from '../press-keys.ts';

interface PressableProps extends Omit<ComponentProps<'g'>, 'onClick' | 'onKeyDown'> {
  readonly label: string;
  readonly testId?: string | undefined;
  readonly chosen?: boolean | undefined;
  run(): void;
}

export const Pressable = ({ label, testId, chosen, run, ...drawing }: PressableProps): ReactNode => (
  <g
    {...drawing}
    data-lit=""
    role="button"
    tabIndex={0}
    aria-label={label}
    aria-pressed={chosen}
    data-testid={testId}
    onClick={run}
    onKeyDown={pressedByKeys(run)}
  />
);
