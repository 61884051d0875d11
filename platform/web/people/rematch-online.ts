/** The same again with sides changed, for everybody who presses it. */
import { keepRoom } from '../lobby/rooms.ts';
import { goTo } from '../router.ts';
import { peopleApi } from './people-api.ts';

export async function rematchOnline(old: string): Promise<void> {
  const { id, seat, token, title, game, links } = await peopleApi.rematch(old);
  if (Object.keys(links).length > 0)
    keepRoom({ id, title, gameId: game, mine: seat, tokens: links, gallery: { open: false, token: null } });
  goTo({ at: 'match', id, token });
}
