/** Begins what was chosen: a table in this page, or one at the server with its links. */
import type { LoadedGame } from '../games.ts';
import { goTo } from '../router.ts';
import { serverApi } from '../tables/api.ts';
import type { LocalPlan } from '../tables/local-plan.ts';
import { beginLocal } from '../tables/open-table.ts';
import { BY_LINKS } from './company-form.tsx';
import { NEW_MATCH_WORDS } from './new-match-words.ts';
import { localPlan, onlineRequest, ownSeat, type Wishes } from './plan.ts';
import { keepRoom } from './rooms.ts';

const byHostMapping = async (plan: LocalPlan): Promise<LocalPlan> =>
  (await import('../campaign/host-mapping.ts')).byHostMapping(plan);

/** What went wrong, in words, or null once the page is on its way. */
export async function beginMatch(
  loaded: LoadedGame,
  wishes: Wishes,
  gallery: boolean,
): Promise<string | null> {
  try {
    if (wishes.opponent !== 'online') {
      // The table is kept at once; the screen behind the address takes it up from there.
      const plan = localPlan(loaded, wishes);
      const table = beginLocal(loaded, 'foughtOut' in wishes.options ? await byHostMapping(plan) : plan);
      table.close();
      goTo({ at: 'local', id: table.id });
      return null;
    }
    const { company = BY_LINKS } = wishes;
    if (company.kind !== 'links') {
      const { openTable } = await import('../people/open-table.ts');
      await openTable(onlineRequest(loaded, wishes, gallery), ownSeat(wishes), company);
      return null;
    }
    const created = await serverApi.create(onlineRequest(loaded, wishes, gallery));
    const { match, tokens, galleryToken } = created;
    const mine = ownSeat(wishes);
    const token = tokens[mine];
    if (token === undefined) return NEW_MATCH_WORDS.noLink;
    const { id } = match;
    const { title } = wishes.card;
    keepRoom({
      id,
      title,
      gameId: loaded.id,
      mine,
      tokens,
      gallery: { open: gallery, token: galleryToken },
    });
    goTo({ at: 'match', id, token });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
