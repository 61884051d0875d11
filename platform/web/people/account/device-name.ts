/** What a person calls a browser by. */
import { WORDS } from '../words.ts';

/** As much of a browser's own description as a person knows it by. */
export function deviceName(agent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1];
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1];
  const named = [browser?.replace('Edg', 'Edge').replace('OPR', 'Opera'), system].filter(Boolean).join(', ');
  return named === '' ? WORDS.unknownDevice : named;
}
