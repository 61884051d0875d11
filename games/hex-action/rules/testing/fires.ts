/** What is told of fires: by an act with all the dice it is given, and as it must be. */
import { expect } from 'vitest';
import type { HexTold } from '../sea/told.ts';
import { context, type TestContext } from './sea.ts';

export function toldBy(act: (tools: TestContext) => unknown, ...dice: number[]): HexTold[] {
  const tools = context(...dice);
  act(tools);
  expect(tools.dice.left).toBe(0);
  return tools.told;
}

export const fireAboard = (what: string, turns: number, dice?: number[]) => ({
  kind: 'fire-aboard',
  rule: '16.1.2.3.2',
  ship: 'x',
  what,
  turns,
  ...(dice && { dice }),
});
