/** What the forms of these pages are made of: a field with its name, and a press that takes a while. */
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
  useState,
} from 'react';
import { Boxed } from '../toolkit/boxed.tsx';
import { Button } from '../toolkit/controls.tsx';
import { troubleWords } from './people-api.ts';
import { WORDS } from './words.ts';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'className'> & {
  readonly label: string;
  readonly note?: string | undefined;
};

export const Field = (props: FieldProps): ReactNode => (
  <Boxed as="input" className="people-field" {...props} />
);

interface TypedProps {
  readonly label: string;
  readonly value: string;
  onType(value: string): void;
}

const typed = ({ label, value, onType }: TypedProps) => ({
  label,
  value,
  required: true,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value),
});

/** A line of words, so many at least and at most. */
export const LineField = ({
  least,
  most,
  note,
  ...props
}: TypedProps & { readonly least: number; readonly most: number; readonly note: string }): ReactNode => (
  <Field {...typed(props)} note={note} minLength={least} maxLength={most} />
);

export const NameField = (props: TypedProps): ReactNode => (
  <Field {...typed(props)} note={WORDS.nameNote} autoComplete="nickname" minLength={2} maxLength={24} />
);

/** A line of at most so many letters. */
export const TextField = ({ most, ...props }: TypedProps & { readonly most: number }): ReactNode => (
  <Field {...typed(props)} autoComplete="off" maxLength={most} />
);

/** Several lines of at most so many letters. */
export const AreaField = ({
  most,
  onType,
  ...props
}: TypedProps & { readonly most: number; readonly rows: number }): ReactNode => (
  <Boxed
    as="textarea"
    className="people-field"
    {...props}
    maxLength={most}
    onChange={({ target }) => onType(target.value)}
    // Letters are letters here, and no keys of a board.
    onKeyDown={(event) => event.stopPropagation()}
  />
);

interface TickProps {
  readonly label: string;
  readonly note: string;
  readonly on: boolean;
  readonly testId?: string;
  onTick(on: boolean): void;
}

/** Yes or no, and what that means. */
export const TickField = ({ label, note, on, testId, onTick }: TickProps): ReactNode => (
  <label className="tick">
    <input
      type="checkbox"
      checked={on}
      onChange={({ target }) => onTick(target.checked)}
      data-testid={testId}
    />
    <span>
      {label} <span className="choice-note">{note}</span>
    </span>
  </label>
);

/** `username`: for signing in, where a browser may offer a passkey in its place. */
export const EmailField = ({
  username = false,
  ...props
}: TypedProps & { readonly username?: boolean }): ReactNode => (
  <Field {...typed(props)} type="email" autoComplete={username ? 'username webauthn' : 'email'} />
);

export const AddressField = (props: TypedProps): ReactNode => (
  <Field {...typed(props)} type="url" inputMode="url" autoComplete="off" placeholder="https://" />
);

export const PasswordField = (props: TypedProps): ReactNode => (
  <Field {...typed(props)} type="password" autoComplete="current-password" />
);

export const NewPasswordField = (props: TypedProps): ReactNode => (
  <Field
    {...typed(props)}
    note={WORDS.passwordNote}
    type="password"
    autoComplete="new-password"
    minLength={10}
  />
);

export const DateField = (props: TypedProps): ReactNode => <Field {...typed(props)} type="date" />;

export interface Doing {
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly done: string | null;
  /** Does it, one at a time, and says what came of it. */
  run(work: () => Promise<unknown>, done?: string): void;
  submit(work: () => Promise<unknown>, done?: string): (event: FormEvent) => void;
}

export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const run: Doing['run'] = (work, words) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    setDone(null);
    work().then(
      () => {
        setBusy(false);
        setDone(words ?? null);
      },
      (error: unknown) => {
        setBusy(false);
        setTrouble(troubleWords(error));
      },
    );
  };
  return {
    busy,
    trouble,
    done,
    run,
    submit: (work, words) => (event) => {
      event.preventDefault();
      run(work, words);
    },
  };
}

export const Came = ({ of }: { readonly of: Doing }): ReactNode => (
  <>
    <p className="action-trouble" role="alert" hidden={of.trouble === null}>
      {of.trouble}
    </p>
    <p className="people-done" role="status">
      {of.done}
    </p>
  </>
);

interface SendRowProps {
  readonly of: Doing;
  readonly words: string;
  readonly look?: 'brass' | 'plain';
  /** There is nothing to send yet. */
  readonly disabled?: boolean;
  /** What else may be pressed beside it. */
  readonly children?: ReactNode;
}

/** The end of a form: what came of it, and the button that sends it. */
export const SendRow = ({
  of,
  words,
  look = 'plain',
  disabled = false,
  children,
}: SendRowProps): ReactNode => (
  <>
    <Came of={of} />
    <div className="match-buttons">
      <Button look={look} type="submit" disabled={of.busy || disabled}>
        {words}
      </Button>
      {children}
    </div>
  </>
);
