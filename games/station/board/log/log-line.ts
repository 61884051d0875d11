/** One happening as a line of the log. */
import type { LogLine } from '@weathergage/web/toolkit/contract.ts';
import type { StationTold } from '../../rules/told/index.ts';
import type { StationDesk } from '../look/types.ts';
import { battleTellers } from './battle.ts';
import { convoysTellers, ordersTellers } from './orders.ts';
import { organisationTellers } from './organisation.ts';
import { sailingTellers } from './sailing.ts';
import { searchTellers } from './search.ts';
import type { Kind, Said, Tellers } from './tools.ts';

const TELLERS: Tellers<Kind> = {
  ...sailingTellers,
  ...searchTellers,
  ...battleTellers,
  ...organisationTellers,
  ...ordersTellers,
  ...convoysTellers,
};

export function logLine(told: StationTold, { view }: Pick<StationDesk, 'view'>): LogLine | null {
  const said = (TELLERS[told.kind] as (told: StationTold, view: StationDesk['view']) => Said | null)(
    told,
    view,
  );
  if (said === null) return null;
  const { text, subjects = [], weight = 'plain' } = said;
  return {
    text: text.charAt(0).toUpperCase() + text.slice(1),
    rule: told.rule,
    ...(told.dice === undefined ? {} : { dice: told.dice }),
    weight,
    subjects: subjects.filter((one) => typeof one === 'string'),
    ...(said.again === undefined ? {} : { again: said.again }),
  };
}
