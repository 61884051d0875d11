/** What a lesson points at, sought in the page as it stands: by test id, the first that is still to be done. */
import type { Mark } from '@weathergage/kernel';

/** The button that gives the answer, in every board's panel. */
const BRASS = 'ask-confirm';

/** A control that has no such state of its own says so by `data-set`. */
const SET = '[aria-pressed=true], [aria-checked=true], [aria-selected=true], [data-set], :checked';

type Named = readonly (readonly [id: string, element: Element])[];

/** Everything that has a name, in the order of the page: a chart has thousands of things, so it is gone through once. */
const namedIn = (root: ParentNode): Named =>
  [...root.querySelectorAll('[data-testid]')].map((one) => [one.getAttribute('data-testid') ?? '', one]);

const isCalled = (id: string, control: string): boolean =>
  control.endsWith('*') ? id.startsWith(control.slice(0, -1)) : id === control;

/** All that may be meant, those that are named first before the others. */
const meant = (named: Named, control: string): readonly Element[] =>
  control.split('|').flatMap((one) => named.flatMap(([id, element]) => (isCalled(id, one) ? [element] : [])));

const controlOf = (mark: Mark): string => (typeof mark === 'string' ? mark : mark.control);

/** On the screen and ready for the hand. */
function isReady(element: Element): boolean {
  if (element.closest('[inert], [hidden]') !== null || element.matches(':disabled, [aria-disabled=true]'))
    return false;
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

function isSet(element: Element, mark: Mark): boolean {
  const { value = undefined, off = false } = typeof mark === 'string' ? {} : mark;
  if (off) return !element.matches(SET);
  if (value !== undefined) return (element as HTMLInputElement).value === value;
  return element.matches(SET) || element.querySelector(':scope > :checked') !== null;
}

export interface Pointed {
  readonly element: Element;
  /** It is none of those that the card names, but what has to be answered before they come. */
  readonly instead: boolean;
}

const FOCUSABLE = 'button, a[href], input, select, textarea, summary, [tabindex]';

/** A test id may stand at what holds the control. */
const handleOf = (element: Element): Element =>
  element.matches(FOCUSABLE) ? element : (element.querySelector(FOCUSABLE) ?? element);

/** Null where nothing of it is on the screen, nor anything asked. */
export function pointedAt(marks: readonly Mark[], root: ParentNode = document): Pointed | null {
  if (marks.length === 0) return null;
  const named = namedIn(root);
  const ready = (mark: Mark): Element | undefined =>
    meant(named, controlOf(mark)).map(handleOf).find(isReady);
  const found = marks.flatMap((mark) => {
    const element = ready(mark);
    return element === undefined ? [] : [{ mark, element }];
  });
  const next = found.find(({ mark, element }) => !isSet(element, mark)) ?? found.at(-1);
  if (next !== undefined) return { element: next.element, instead: false };
  const brass = ready(BRASS);
  return brass === undefined ? null : { element: brass, instead: true };
}

/** What a control is called by those who only hear of it. */
export function calledBy(element: Element): string {
  const named = element.getAttribute('aria-label') ?? wordsIn(element);
  return named
    .replace(/\s+/g, ' ')
    .replace(/ ([,.:])/g, '$1')
    .trim();
}

/** Its words, each part apart from the next, and without the key that gives it too. */
const wordsIn = (node: Node): string => {
  if (!(node instanceof Element)) return node.textContent ?? '';
  return node.matches('kbd') ? '' : ` ${[...node.childNodes].map(wordsIn).join('')} `;
};

/** Brings the hand of whoever plays by keys to it. */
export function goToControl(element: Element): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}
