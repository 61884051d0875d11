// @vitest-environment happy-dom
import { asksOfEachKind, itIsFoundAgain } from '@weathergage/web/toolkit/testing/reloads.tsx';
import { beforeAll, describe } from 'vitest';
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
  itIsFoundAgain(AskPanel, asks, kinds);
});
