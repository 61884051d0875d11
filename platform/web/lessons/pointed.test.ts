// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { calledBy, pointedAt } from './pointed.ts';

// The window of these tests draws nothing: whatever is there is seen.
Element.prototype.checkVisibility = () => true;
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;

const page = (html: string): void => {
  document.body.innerHTML = html;
};
const button = (id: string, more = ''): string => `<button data-testid="${id}" ${more}>${id}</button>`;
const at = (...marks: Parameters<typeof pointedAt>[0]): string | null =>
  pointedAt(marks)?.element.closest('[data-testid]')?.getAttribute('data-testid') ?? null;

describe('what a control is called', () => {
  it('is its words, part by part, without the key that gives it too', () => {
    page(
      '<button>Carry on<kbd>Enter</kbd></button><p><strong>Flag</strong><small>Hallam, at anchor</small></p>',
    );
    expect(calledBy(document.querySelector('button')!)).toBe('Carry on');
    expect(calledBy(document.querySelector('p')!)).toBe('Flag Hallam, at anchor');
  });
});

describe('what a lesson points at', () => {
  beforeEach(() => page(''));

  it('is the first that is there and not yet set, and at last the last', () => {
    page(button('ship') + button('course', 'aria-pressed="true"') + button('ask-confirm'));
    expect(at('flag', 'ship', 'ask-confirm')).toBe('ship');
    expect(at('course', 'ask-confirm')).toBe('ask-confirm');
    expect(at('course')).toBe('course');
    page(button('turn-more', 'data-set') + button('ask-confirm'));
    expect(at('turn-more', 'ask-confirm')).toBe('ask-confirm');
  });

  it('may be any whose id begins so, and none that is out of reach', () => {
    page(
      button('legal-0', 'disabled') +
        `<div inert>${button('legal-1')}</div><div hidden>${button('legal-2')}</div>` +
        button('legal-3'),
    );
    expect(at('legal-*')).toBe('legal-3');
  });

  it('counts a field as set once it has the value that is meant', () => {
    page(`<select data-testid="where"><option>cadiz</option><option>brest</option></select>${button('go')}`);
    expect(at({ control: 'where', value: 'brest' }, 'go')).toBe('where');
    expect(at({ control: 'where', value: 'cadiz' }, 'go')).toBe('go');
  });

  it('takes the first of several that is there, and a tick that shall go until it is gone', () => {
    page(`${button('legal-0')}${button('legal-2')}<input type="checkbox" checked data-testid="cut">`);
    expect(at('legal-4|legal-2|legal-*')).toBe('legal-2');
    expect(at({ control: 'cut', off: true }, 'legal-0')).toBe('cut');
    document.querySelector('input')!.checked = false;
    expect(at({ control: 'cut', off: true }, 'legal-0')).toBe('legal-0');
  });

  it('finds the control in what carries the name', () => {
    page('<span data-testid="ask-confirm"><button>Send</button></span>');
    expect(pointedAt(['ask-confirm'])?.element.tagName).toBe('BUTTON');
    expect(calledBy(pointedAt(['ask-confirm'])!.element)).toBe('Send');
  });

  it('is the brass button while what is meant is not there, and nothing where nothing is meant', () => {
    page(button('ask-confirm'));
    expect(pointedAt(['fire-*'])).toMatchObject({ instead: true });
    expect(pointedAt(['ask-confirm'])).toMatchObject({ instead: false });
    expect(pointedAt([])).toBeNull();
    page('');
    expect(pointedAt(['fire-*'])).toBeNull();
  });
});
