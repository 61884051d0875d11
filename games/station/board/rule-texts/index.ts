/** Rules of Station by number, in our own words; a number without a text of its own has that of the one above it. */
import { administrationTexts } from './administration.ts';
import { auxiliariesTexts } from './auxiliaries.ts';
import { battleTexts } from './battle.ts';
import { commandTexts } from './command.ts';
import { convoysTexts } from './convoys.ts';
import { dutiesTexts } from './duties.ts';
import { fightingTexts } from './fighting.ts';
import { movingTexts } from './moving.ts';
import { naviesTexts } from './navies.ts';
import { ordersTexts } from './orders.ts';
import { sailingTexts } from './sailing.ts';
import { spottingTexts } from './spotting.ts';
import { tasksTexts } from './tasks.ts';
import { theatreTexts } from './theatre.ts';

export const RULE_TEXTS: Readonly<Record<string, string>> = {
  ...naviesTexts,
  ...commandTexts,
  ...movingTexts,
  ...sailingTexts,
  ...auxiliariesTexts,
  ...tasksTexts,
  ...spottingTexts,
  ...battleTexts,
  ...fightingTexts,
  ...ordersTexts,
  ...convoysTexts,
  ...dutiesTexts,
  ...administrationTexts,
  ...theatreTexts,
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
