/** The frame of a question in a board's panel: a head, a body, a refusal with its rule, and one thing to confirm. */
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';
import type { AdviceParts } from '../advice/use-advice.tsx';
import { Button, RuleLink } from '../controls.tsx';
import { useKeys } from '../keys.ts';
import { useLanding } from '../landing.ts';
import './ask-frame.css';
import { KEY_GROUPS, PANEL_WORDS } from '../board-words.ts';

export interface Fault {
  readonly rule: string;
  readonly message: string;
}

/** What a board adds to every question: a word of warning beside the confirmation, and another way to confirm. */
export interface AskMore {
  readonly notice?: ReactNode;
  /** Before and behind what the question itself shows. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** What a good officer says of it, and the way to ask him; null where nobody may be asked. */
  readonly advice?: AdviceParts | null;
  /** Gives the same answer as the confirmation, and does something more before it. */
  readonly also?: {
    readonly label: string;
    readonly shortcut: string;
    readonly testId: string;
    onPress(): void;
    /** Where the question has nothing to confirm yet: does it by itself. */
    onAlone?(): void;
  };
}
export const AskMoreContext = createContext<AskMore>({});

interface AskSectionProps extends ComponentProps<'section'> {
  readonly ask: { readonly kind: string };
}

/** Where a question stands, whatever board asks it: keys land here. */
export const AskSection = ({ ask, className = '', ...section }: AskSectionProps): ReactNode => (
  <section
    {...section}
    tabIndex={-1}
    className={`ask-frame ${className}`}
    data-testid="ask-panel"
    data-kind={ask.kind}
  />
);

interface AskFrameProps {
  readonly title: ReactNode;
  readonly ask: { readonly rule: string; readonly kind: string };
  /** Why what stands there can't be done; the confirm button waits for it to go. */
  readonly fault?: Fault | null;
  readonly confirm?: string;
  readonly readOnly: boolean;
  /** The body is only read: to be scrolled by keys it must be reached by them. */
  readonly scrolls?: boolean;
  /** Something is in the hand: then there is no other way to confirm than its own. */
  readonly alone?: boolean;
  onConfirm?(): Promise<Fault | null>;
  /** More to do, beside the confirmation. */
  readonly extra?: ReactNode;
  readonly children?: ReactNode;
}

/** Milliseconds after which an answer that nobody has taken yet is spoken of. */
const LATE = 1500;

function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!busy) return;
    const timer = window.setTimeout(() => setLate(true), LATE);
    return () => window.clearTimeout(timer);
  }, [busy]);
  return late;
}

export function AskFrame(props: AskFrameProps): ReactNode {
  const { title, ask, fault = null, confirm, readOnly, onConfirm, extra } = props;
  const [busy, setBusy] = useState(false);
  const late = useLate(busy);
  const [refused, setRefused] = useState<Fault | null>(null);
  const landing = useLanding<HTMLElement>(readOnly);
  /** Under another leaf it is not answered by a key. */
  const shown = (): boolean => landing.current?.closest('[hidden]') === null;
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
            group: KEY_GROUPS.orders,
            whileTyping: true,
            run: () => (can && shown() ? void run() : false),
          },
        ],
  );
  const more = useContext(AskMoreContext);
  const { notice, above, below, advice = null } = more;
  const also = props.alone === true ? undefined : more.also;
  const onAlone = confirm === undefined ? also?.onAlone : undefined;
  const offered = also !== undefined && (confirm !== undefined || onAlone !== undefined);
  const alsoCan = onAlone === undefined ? can : !readOnly && !busy;
  const alsoRun = (): void => {
    if (!alsoCan || also === undefined) return;
    if (onAlone === undefined) {
      also.onPress();
      void run();
    } else onAlone();
  };
  useKeys(
    offered
      ? [
          {
            keys: also.shortcut,
            label: also.label,
            group: KEY_GROUPS.orders,
            run: () => (alsoCan && shown() ? alsoRun() : false),
          },
        ]
      : [],
  );
  const trouble = fault ?? refused;
  const heading = useId();
  return (
    <AskSection ref={landing} ask={ask} aria-labelledby={heading}>
      <header className="ask-frame-head">
        <h2 id={heading}>{title}</h2>
        <RuleLink rule={ask.rule} />
      </header>
      <div className="ask-frame-body" {...(props.scrolls ? { tabIndex: 0 } : {})}>
        {above}
        {advice?.note}
        {props.children}
        {(confirm !== undefined || offered) && below}
        {advice?.button}
      </div>
      {(confirm !== undefined || extra !== undefined || offered || trouble !== null) && (
        <footer className="ask-frame-foot">
          {trouble !== null && (
            <p className="ask-frame-refusal" role="alert">
              {trouble.message} <RuleLink rule={trouble.rule} />
            </p>
          )}
          {confirm !== undefined && notice}
          {late && (
            <p className="ask-frame-late" role="status" data-testid="ask-late">
              {PANEL_WORDS.late}
            </p>
          )}
          {confirm !== undefined && (
            <Button
              look="brass"
              shortcut="Enter"
              className="ask-frame-confirm"
              disabled={!can}
              data-testid="ask-confirm"
              onClick={() => void run()}
            >
              {confirm}
            </Button>
          )}
          {offered && (
            <Button
              shortcut={also.shortcut}
              className="ask-frame-also"
              disabled={!alsoCan}
              data-testid={also.testId}
              onClick={alsoRun}
            >
              {also.label}
            </Button>
          )}
          {extra}
        </footer>
      )}
    </AskSection>
  );
}
