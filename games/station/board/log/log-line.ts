/** One happening as a line of the log. */
import type { LogLine } from '@weathergage/web/toolkit/contract.ts';
import type { StationTold } from '../../rules/told/index.ts';
import type { StationDesk } from '../look/types.ts';
import { battle } from './battle.ts';
import { convoys, orders } from './orders.ts';
import { organisation } from './organisation.ts';
import { sailing } from './sailing.ts';
import { search } from './search.ts';
import type { Kind, Said, Tellers } from './tools.ts';

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
