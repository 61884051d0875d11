/** Rules of Station by number, in our own words; a number without a text of its own has that of the one above it. */
import { administration } from './administration.ts';
import { auxiliaries } from './auxiliaries.ts';
import { battle } from './battle.ts';
import { command } from './command.ts';
import { convoys } from './convoys.ts';
import { orders } from './orders.ts';
import { sailing } from './sailing.ts';
import { spotting } from './spotting.ts';
import { theatre } from './theatre.ts';

export const RULE_TEXTS: Readonly<Record<string, string>> = {
  ...command,
  ...sailing,
  ...auxiliaries,
  ...spotting,
  ...battle,
  ...orders,
  ...convoys,
  ...administration,
  ...theatre,
};

/** 9.351 stands under 9.35, that under 9.3; 8.33.10 under 8.33; 8.33/4 is a paragraph of 8.33. */
export function parentOf(rule: string): string | null {
  const part =
    /^(.+)\/[^/]+$/.exec(rule) ?? /^(M?\d+\.\d+)\.\d+$/.exec(rule) ?? /^(M?\d+\.\d+)\d$/.exec(rule);
  return part?.[1] ?? null;
}

export function ruleText(rule: string): string | null {
  for (let number: string | null = rule; number !== null; number = parentOf(number)) {
    const text = RULE_TEXTS[number];
    if (text !== undefined) return text;
  }
  return null;
}
