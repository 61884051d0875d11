/** Wars on this screen have their battles made by the mapping of whoever hosts the page, as those at his server have. */
import { withMapping } from '@weathergage/campaign/mapping/bound-mapping.ts';
import { type Mapping, MappingSchema } from '@weathergage/campaign/mapping/mapping.ts';
import { PRINTED_MAPPING } from '@weathergage/campaign/mapping/printed-mapping.ts';
import { fitsSchema } from '@weathergage/kernel';
import type { GamesReply } from '@weathergage/kernel/protocol.ts';
import { callServer } from '../tables/api.ts';
import type { LocalPlan } from '../tables/local-plan.ts';

/** Nobody waits longer for a server that a match on this screen can do without. */
const PATIENCE_MS = 3000;

/** Without the server the printed one holds; so it does where the host has changed nothing. */
export async function byHostMapping(plan: LocalPlan): Promise<LocalPlan> {
  const init = { signal: AbortSignal.timeout(PATIENCE_MS) };
  const { mapping } = await callServer<Partial<GamesReply>>('games', init, null).catch(() => ({}) as never);
  const table: unknown = mapping?.table;
  const hosts = fitsSchema(MappingSchema, table) ? (table as Mapping) : PRINTED_MAPPING;
  return { ...plan, options: withMapping(plan.options as object, hosts) };
}
