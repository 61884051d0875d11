/** What one press can mend: flaws for which there is one plain way out. */
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { type Edit, setFrame } from './chosen.ts';

export function mendOf(
  scenario: Scenario,
  path: string,
): { readonly words: string; readonly edit: Edit } | null {
  if (path === '/victory/type' && scenario.victory.type === 'single-ship')
    return { words: 'Count points instead', edit: setFrame({ victory: { type: 'points', margin: 1 } }) };
  if (path === '/title')
    return { words: 'Call it “A new action”', edit: setFrame({ title: 'A new action' }) };
  return null;
}
