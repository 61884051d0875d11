// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { GameBoard, LogLine } from '../toolkit/contract.ts';
import { newDrawing } from '../toolkit/testing/drawing.ts';
import { RuleDialog } from './rule-dialog.tsx';

const board = { ruleText: () => 'Ships load one broadside a turn.', rulebook: [] } as unknown as GameBoard;
const line = (rule: string, text: string, ...subjects: string[]): LogLine => ({
  rule,
  text,
  subjects,
  weight: 'plain',
});

it('leads from a rule back to what has come of it in this match, and to its place on the chart', async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  const [onFocus, onClose] = [vi.fn(), vi.fn()];
  const lines = [
    line('13.1', 'Shannon loads her larboard.', 'shannon'),
    line('7.1', 'Shannon stands on.', 'shannon'),
    line('13.1', 'Nobody else loads.'),
  ];
  const { place, draw, remove } = newDrawing();
  await draw(<RuleDialog board={board} rule="13.1" lines={lines} onFocus={onFocus} onClose={onClose} />);
  const told = [...place.querySelectorAll('.rule-told li')];
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Shannon loads her larboard.',
    'Nobody else loads.',
  ]);
  await act(async () => told[0]!.querySelector('button')!.click());
  expect(onFocus).toHaveBeenCalledWith('shannon');
  expect(onClose).toHaveBeenCalled();
  expect(told[1]!.querySelector('button')).toBeNull();
  await remove();
});
