// @vitest-environment happy-dom
/** Whatever the officer would answer lies in the panel as he said it, is given so, and makes way for one's own again. */
import type { Ask } from '@weathergage/kernel';
import { AdviserContext } from '@weathergage/web/toolkit/advice/adviser.ts';
import { AskMoreContext } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type Drafts, DraftsContext } from '@weathergage/web/toolkit/drafts.ts';
import { type Drawing, newDrawing } from '@weathergage/web/toolkit/testing/drawing.ts';
import { asksOfEachKind } from '@weathergage/web/toolkit/testing/reloads.tsx';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { check, choices } from '../rules/answers.ts';
import { seaPower } from '../rules/index.ts';
import type { SeaPower } from '../rules/types.ts';
import type { Answer, SeaAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import { deskOf } from './testing/desk.ts';
import { CounselledPanel, useCounsel } from './use-counsel.tsx';

const asks = asksOfEachKind<SeaPower>(seaPower, scenarios[0]!, { seeds: 2, steps: 200 });
/** Pressed at once, so that there is no draft of it. */
const GIVEN_AT_ONCE = ['search'];

interface Asked {
  readonly view: View;
  readonly ask: SeaAsk;
}

/** The last of what the rules would have, so that it differs from what is proposed first. */
const otherAnswer = ({ view, ask }: Asked): Answer => {
  const open = [...choices(view, ask)].filter((one) => check(view, ask, one) === null);
  const laid = open.filter(
    (one) => !('area' in one && one.area === null) && !('order' in one && one.order === null),
  );
  return laid.at(-1)!;
};

/** Lists of what is ordered say the same in any order. */
const inOrder = (answer: Answer) =>
  Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((one) => JSON.stringify(one, keysOf(one))).toSorted() : value,
    ]),
  );
const keysOf = (one: unknown): string[] | undefined =>
  typeof one !== 'object' || one === null
    ? undefined
    : [...new Set([...Object.keys(one), 'ship', 'leader'])].toSorted();

const given: Answer[] = [];
const give = async (answer: Answer): Promise<null> => {
  given.push(answer);
  return null;
};

function Desk({ view, ask }: Asked): ReactNode {
  const counsel = useCounsel({ desk: deskOf([ask], { view, step: 1 }), ask, give });
  const panel = { view, ask, given: null, readOnly: false, give, mark: () => {}, onFocus: () => {} };
  return (
    <AskMoreContext value={{ advice: counsel.advice }}>
      <CounselledPanel counsel={counsel} {...panel} />
    </AskMoreContext>
  );
}

describe('the officer’s order in the panel', () => {
  let kept = new Map<string, unknown>();
  let place: HTMLElement;
  let drawing: Drawing;
  const drafts: Drafts = { read: (key) => kept.get(key), keep: (key, value) => void kept.set(key, value) };

  const open = async (asked: Asked, answer: Answer): Promise<void> => {
    const advise = async (_: unknown, all: readonly Ask[]) =>
      all.map(({ id }) => ({ ask: id, answer, order: 'so', reasons: ['Because.'] }));
    await drawing.draw(
      <DraftsContext value={drafts}>
        <AdviserContext value={{ advise }}>
          <Desk {...asked} />
        </AdviserContext>
      </DraftsContext>,
    );
  };
  const press = (id: string): Promise<void> =>
    act(async () => {
      place.querySelector<HTMLElement>(`[data-testid="${id}"]`)!.click();
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  /** His note is fetched when it is wanted, and stands there some moments later. */
  const told = async (): Promise<void> => {
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
    for (let n = 0; n < 200 && place.querySelector('[data-testid=advice-reasons]') === null; n++)
      await act(pause);
    expect(place.querySelector('[data-testid=advice-reasons]')?.textContent).toBe('Because.');
  };

  beforeEach(() => {
    given.length = 0;
    kept = new Map();
    drawing = newDrawing();
    place = drawing.place;
  });

  afterEach(() => drawing.remove());

  it.each([...asks.keys()].filter((kind) => !GIVEN_AT_ONCE.includes(kind)))(
    '%s: is given as he said it',
    async (kind) => {
      const asked = asks.get(kind) as Asked;
      const answer = otherAnswer(asked);
      await open(asked, answer);
      await press('advice');
      await told();
      await press('ask-confirm');
      expect(given.map(inOrder)).toEqual([inOrder(answer)]);
    },
  );

  it('fight or avoid is given by his button, and nothing is laid', async () => {
    const asked = asks.get('search') as Asked;
    await open(asked, { choice: 'avoid' });
    await press('advice');
    await told();
    await press('advice-give');
    expect(given).toEqual([{ choice: 'avoid' }]);
  });

  it('one’s own draft is there again when his is put away', async () => {
    const asked = asks.get('place') as Asked;
    await open(asked, otherAnswer(asked));
    const own = place.querySelector('[data-testid=ask-confirm]')!.textContent;
    await press('advice');
    await told();
    expect(place.querySelector('[data-testid=ask-confirm]')!.textContent).not.toBe(own);
    await press('advice-back');
    expect(place.querySelector('[data-testid=ask-confirm]')!.textContent).toBe(own);
  });
});
