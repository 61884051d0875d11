// @vitest-environment happy-dom
import { asksOfEachKind, itIsFoundAgain } from '@weathergage/web/toolkit/testing/reloads.tsx';
import { beforeAll, describe } from 'vitest';
import { theToulonSortie } from '../data/mediterranean/scenarios/toulon-1744.ts';
import { station } from '../rules/index.ts';
import type { Station } from '../rules/types.ts';
import { AskPanel } from './ask-panel.tsx';

const asks = asksOfEachKind<Station>(station, theToulonSortie, { seeds: 3, steps: 400 });

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

describe('what is half written', () => {
  itIsFoundAgain(AskPanel, asks);
});
