/** How a scenario begins: a draft of one's own, a copy of a known action, and what the game itself proposes. */
import { type ReactNode, useId } from 'react';
import { Button, Dialog } from '../controls.tsx';
import { ThrowAway } from '../throw-away.tsx';
import type { Draft } from '../workshop.ts';
import { START_WORDS as WORDS } from './bench-words.ts';
import { NumberField } from './fields.tsx';

export interface StartProps<S> {
  readonly open: boolean;
  readonly drafts: readonly Draft[];
  onClose(): void;
  onBegin(scenario: S): void;
  onOpenDraft(draft: Draft): void;
  onRemoveDraft(id: string): void;
}

/** Begins with nothing but the sea itself. */
export const EmptyStart = ({
  title,
  words,
  onBegin,
}: {
  readonly title: string;
  readonly words: string;
  onBegin(): void;
}): ReactNode => (
  <StartSection title={title}>
    <div className="ws-row">
      <Button data-testid="start-empty" onClick={onBegin}>
        {words}
      </Button>
    </div>
  </StartSection>
);

export function StartSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

export function StartFrame(
  props: Omit<StartProps<never>, 'onBegin'> & { readonly children: ReactNode },
): ReactNode {
  const { open, drafts, onClose, onOpenDraft, onRemoveDraft, children } = props;
  const own = drafts.filter(({ kind }) => kind === 'scenario');
  return (
    <Dialog open={open} title={WORDS.title} onClose={onClose} wide testId="start-dialog">
      <div className="ws-start">
        {own.length > 0 && (
          <StartSection title={WORDS.own}>
            <ul className="ws-ships">
              {own.map((draft) => (
                <li key={draft.id}>
                  <span>
                    <strong>{draft.title}</strong>
                    <small>{WORDS.savedAt(new Date(draft.touched).toLocaleString())}</small>
                  </span>
                  <Button onClick={() => onOpenDraft(draft)} aria-label={WORDS.openIt(draft.title)}>
                    {WORDS.open}
                  </Button>
                  <ThrowAway title={draft.title} onThrow={() => onRemoveDraft(draft.id)} />
                </li>
              ))}
            </ul>
          </StartSection>
        )}
        {children}
      </div>
    </Dialog>
  );
}

interface KnownAction {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly date: string;
}

/** The game's own scenarios, to be copied. */
export const KnownActions = <S extends KnownAction>({
  scenarios,
  forces,
  onPick,
}: {
  readonly scenarios: readonly S[];
  /** What fights in it, in a few words. */
  forces(scenario: S): string;
  onPick(scenario: S): void;
}): ReactNode => (
  <ul className="ws-known">
    {scenarios.map((scenario) => (
      <li key={scenario.id}>
        <button type="button" data-testid={`start-${scenario.id}`} onClick={() => onPick(scenario)}>
          <strong>{scenario.title}</strong>
          <small>
            {scenario.place}, {scenario.date} · {forces(scenario)}
          </small>
        </button>
      </li>
    ))}
  </ul>
);

interface PointsFieldProps {
  /** What the number means. */
  readonly note: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  onChange(points: number): void;
}

/** What each side of a battle by points may spend. */
export const PointsField = (props: PointsFieldProps): ReactNode => (
  <NumberField label={WORDS.points} testId="meeting-points" {...props} />
);
