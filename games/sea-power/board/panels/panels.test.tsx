// @vitest-environment happy-dom
import { asksOfEachKind, overReload } from '@weathergage/web/toolkit/testing/reloads.tsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import type { SeaPower } from '../../rules/types.ts';
import { AskPanel } from './index.tsx';

const asks = asksOfEachKind<SeaPower>(seaPower, scenarios[0]!, { seeds: 2, steps: 200 });

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

/** Whom to pay off is thought over for seconds before it is proposed. */
const kinds = [...asks.keys()].filter((kind) => kind !== 'demobilise');

describe('what is half written', () => {
  it.each(kinds)('%s: is found again when the page is loaded anew', async (kind) => {
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
