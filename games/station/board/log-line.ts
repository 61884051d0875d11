/** One happening as a line of the log. */
import type { LogLine } from '@weathergage/web/toolkit/contract.ts';
import type { StationTold } from '../rules/told/index.ts';
import { battle } from './log/battle.ts';
import { convoys, orders } from './log/orders.ts';
import { organisation } from './log/organisation.ts';
import { sailing } from './log/sailing.ts';
import { search } from './log/search.ts';
import type { Kind, Said, Tellers } from './log/tools.ts';
import type { StationDesk } from './types.ts';

const TELLERS: Tellers<Kind> = { ...sailing, ...search, ...battle, ...organisation, ...orders, ...convoys };

export function logLine(told: StationTold, { view }: Pick<StationDesk, 'view'>): LogLine | null {
  const said = (TELLERS[told.kind] as (told: StationTold, view: StationDesk['view']) => Said | null)(
    told,
    view,
  );
  if (said === null) return null;
  const { text, subjects = [], weight = 'plain' } = said;
  return {
    text,
    rule: told.rule,
    ...(told.dice === undefined ? {} : { dice: told.dice }),
    weight,
    subjects: subjects.filter((one) => typeof one === 'string'),
  };
}
