// @vitest-environment happy-dom
import { asksOfEachKind, overReload } from '@weathergage/web/toolkit/testing/reloads.tsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { theToulonSortie } from '../data/mediterranean/scenarios/toulon-1744.ts';
import { station } from '../rules/index.ts';
import type { Station } from '../rules/types.ts';
import { AskPanel } from './ask-panel.tsx';

const asks = asksOfEachKind<Station>(station, theToulonSortie, { seeds: 3, steps: 400 });

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

describe('what is half written', () => {
  it.each([...asks.keys()])('%s: is found again when the page is loaded anew', async (kind) => {
    const { view, ask } = asks.get(kind)!;
    const panel = (
      <AskPanel
        view={view}
        ask={ask}
        given={null}
        readOnly={false}
        give={async () => null}
        mark={() => {}}
        onFocus={() => {}}
      />
    );
    const { left, found } = await overReload(panel, [1, 4, 8]);
    expect(found).toBe(left);
  });
});
