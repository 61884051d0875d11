/** The controls of the page and of boards: buttons, chips, tabs, hints, links to rules. */
import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { ruleLabel } from './rule-label.ts';
import './controls.css';
import { CONTROL_WORDS } from './board-words.ts';

export { Dialog, Sheet } from './dialog.tsx';
export { DiceRow, Die } from './die.tsx';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** `brass` is the one thing to do now, `plain` the rest, `danger` what can't be taken back, `quiet` a side remark. */
  readonly look?: 'brass' | 'plain' | 'danger' | 'quiet';
  /** The key that does the same, shown on the button. */
  readonly shortcut?: string;
};

export function Button({
  look = 'plain',
  shortcut,
  className = '',
  children,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button type="button" className={`button button-${look} ${className}`} {...rest}>
      {children}
      {shortcut !== undefined && <kbd className="button-key">{shortcut}</kbd>}
    </button>
  );
}

export function IconButton({
  label,
  className = '',
  children,
  ...rest
}: ComponentPropsWithRef<'button'> & { readonly label: string }): ReactNode {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} title={label} {...rest}>
      {children}
    </button>
  );
}

/** A small mark with a word; pressable when it has something to do. */
export function Chip({
  tone = 'plain',
  pressed,
  onPress,
  children,
}: {
  readonly tone?: 'plain' | 'brass' | 'danger' | 'well';
  readonly pressed?: boolean;
  onPress?(): void;
  readonly children: ReactNode;
}): ReactNode {
  if (onPress === undefined) return <span className={`chip chip-${tone}`}>{children}</span>;
  return (
    <button
      type="button"
      className={`chip chip-${tone} chip-press`}
      aria-pressed={pressed}
      onClick={() => onPress()}
    >
      {children}
    </button>
  );
}

/** A hint that comes with the pointer or the focus and goes on Escape. */
export function Tooltip({
  text,
  children,
}: {
  readonly text: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  const [hidden, setHidden] = useState(false);
  return (
    <span
      className="tooltip"
      aria-describedby={id}
      onPointerEnter={() => setHidden(false)}
      onFocus={() => setHidden(false)}
      onKeyDown={(event) => event.key === 'Escape' && setHidden(true)}
    >
      {children}
      <span role="tooltip" id={id} className="tooltip-text" hidden={hidden}>
        {text}
      </span>
    </span>
  );
}

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export function Tabs({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  onChoose(id: string): void;
}): ReactNode {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );
  const go = (to: number): void => {
    const tab = tabs[(to + tabs.length) % tabs.length];
    if (tab === undefined) return;
    onChoose(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  return (
    <div className="tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="tabs-list"
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') go(at + 1);
          else if (event.key === 'ArrowLeft') go(at - 1);
          else return;
          event.preventDefault();
        }}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${base}-${tab.id}`}
            aria-selected={index === at}
            aria-controls={`${base}-panel`}
            tabIndex={index === at ? 0 : -1}
            className="tabs-tab"
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${tabs[at]?.id ?? ''}`}
        className="tabs-panel"
        tabIndex={0}
      >
        {tabs[at]?.content}
      </div>
    </div>
  );
}

/** How a rule is opened; the page gives it, whatever is deeper down uses it. */
export const RuleOpener = createContext<(rule: string) => void>(() => {});

/** How words and signs are opened from a chart; null where the page has none. */
export const SignsOpener = createContext<(() => void) | null>(null);

/** "Why?": opens the rule in our own words. */
export function RuleLink({
  rule,
  children,
}: {
  readonly rule: string;
  readonly children?: ReactNode;
}): ReactNode {
  const open = useContext(RuleOpener);
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={CONTROL_WORDS.rule(ruleLabel(rule))}
      onClick={(event) => {
        event.stopPropagation();
        open(rule);
      }}
    >
      {children ?? `§ ${ruleLabel(rule)}`}
    </button>
  );
}

/** The pennant of a side: hue and shape together. */
export function Pennant({
  colour,
  shape,
  size = 20,
}: {
  readonly colour: string;
  readonly shape: 'square' | 'swallowtail' | 'triangle' | 'round';
  readonly size?: number;
}): ReactNode {
  return (
    <svg className="pennant" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 1v18" stroke="var(--ink)" strokeWidth="1.6" strokeLinecap="round" />
      <path d={PENNANTS[shape]} fill={colour} stroke="var(--ink)" strokeWidth="0.8" strokeLinejoin="round" />
    </svg>
  );
}

const PENNANTS = {
  square: 'M3.5 2.5H17.5V12.5H3.5Z',
  swallowtail: 'M3.5 2.5H18.5L14 7.5L18.5 12.5H3.5Z',
  triangle: 'M3.5 2.5L18.5 7.5L3.5 12.5Z',
  round: 'M3.5 2.5H12A5 5 0 0 1 12 12.5H3.5Z',
} as const;
