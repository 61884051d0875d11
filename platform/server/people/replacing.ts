/** Another in the chair of one who stays away: anybody who comes to the lobby, or somebody by his name. */
import type { Seat } from '@weathergage/kernel';
import type { People } from '@weathergage/people';
import { Fault } from '../faults.ts';
import type { LiveMatch } from '../match/live-match.ts';

/** Who is called so and does not sit there yet. */
export async function replacementNamed(people: People, match: string, name: string): Promise<string> {
  const person = await people.offers.personNamed(name);
  if (person === null) throw new Fault('no-such-name', `Nobody here is called “${name}”.`);
  if ((await people.chairs.seatsOf(match, person)).length > 0)
    throw new Fault('asked-twice', `“${name}” is at the table already.`);
  return person;
}

export async function replaceSitter(
  people: People,
  live: LiveMatch,
  seat: Seat,
  name: string | null,
  now: number,
): Promise<void> {
  const person = name === null ? null : await replacementNamed(people, live.id, name);
  const named = { match: live.id, seat };
  await people.chairs.free(named);
  const pace = live.clock?.terms?.kind === 'live' ? 'sitting' : 'post';
  if (person === null) await people.offers.openUp(live.id, pace, now);
  else await people.chairs.take(named, live.sideOf(seat), { person, program: false }, now);
}
