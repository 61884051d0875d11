import { quietDesk } from '@weathergage/kernel/harness/testing/quiet-desk.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { setup } from '../rules/scenario/setup.ts';
import { view as viewOf } from '../rules/umpire/view.ts';
import { ordersTellers } from './log/orders.ts';
import { headline, sentence } from './sentence.ts';

const view = viewOf(setup(scenarios.find(({ id }) => id === 'first-cruise')!, {}), 'crown');
const desk = quietDesk('crown', view);
const asked = (kind: 'plot' | 'engage') =>
  ({ ...desk, asks: [{ ask: { id: kind, kind, seat: 'crown', rule: '5.15' }, answer: null }] }) as never;

describe('what is asked, in one sentence', () => {
  it('says which of how many Turns it is, and what has to be decided', () => {
    expect(sentence(asked('plot'))).toBe(
      'Turn 9, early July (1 of 4 to play). Courses: where is each Formation to go?',
    );
    expect(sentence(asked('engage'))).toBe('Turn 9, early July (1 of 4 to play). To battle?');
  });

  it('says from where each wind blows', () => {
    expect(headline({ ...desk, view: { ...view, blowing: ['Auster', 'Orient'] } }).detail).toBe(
      'summer; Auster from the south and Orient from the east',
    );
  });
});

it('an Order that Failed says why', () => {
  const told = { kind: 'order', rule: '9.363', side: 'crown', order: 'cr-teeth', what: 'failed' } as const;
  expect(ordersTellers.order({ ...told, why: 'year' }, view)?.text).toBe(
    'Hold the Teeth: failed (not done when the time was up).',
  );
});
