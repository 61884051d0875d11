/** Where one person has several seats of a match: each has a key of its own, and adds to the dice for itself. */
import { goTo } from '../router.ts';
import { serverApi } from '../tables/api.ts';
import { promiseOf, takenElsewhere, withNonce } from '../tables/dice-promise.ts';
import { peopleApi } from './people-api.ts';

/** Adds a seat's part to the dice without opening it, so that nobody waits for who is there already. */
export async function fillSeat(id: string, seat: string): Promise<void> {
  const { token } = await peopleApi.pass(id, seat);
  const known = promiseOf(await serverApi.info(id, token), seat);
  const promise = withNonce(id, seat, known);
  const { repeated } = await serverApi.join(id, token, promise.nonce);
  if (repeated && known.nonce === null) takenElsewhere(id, seat, promise);
}

export async function goToSeat(id: string, seat: string): Promise<void> {
  const { token } = await peopleApi.pass(id, seat);
  goTo({ at: 'match', id, token });
}
