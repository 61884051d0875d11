/** A table of people: everybody who sits down there is known, and nobody has a link. */
import type { CreateMatch } from '@weathergage/kernel/protocol.ts';
import { type Company, namesOf } from '../lobby/company-form.tsx';
import { goTo } from '../router.ts';
import { peopleApi } from './people-api.ts';

export async function openTable(
  match: CreateMatch,
  mine: string,
  company: Exclude<Company, { kind: 'links' }>,
): Promise<void> {
  const chosen = company.kind === 'anybody' ? company.pace : 'post';
  const pace = match.clock === undefined ? chosen : match.clock.kind === 'live' ? 'sitting' : 'post';
  const terms =
    company.kind === 'anybody'
      ? { open: true, level: company.level, pace, programs: company.programs, invite: [] }
      : { open: false, level: 'any' as const, pace, invite: namesOf(company.names) };
  // Where machines have seats, whoever wants it rated has them count.
  const machines = Object.keys(match.seats ?? {}).length > 0;
  const rated = !company.rated ? 'no' : machines ? 'machines' : 'people';
  // Whoever opens a table to anybody lets anybody watch, if watching is allowed at all.
  const gallery = company.kind === 'anybody' && match.gallery === 'link' ? 'public' : match.gallery;
  const { id, token } = await peopleApi.openTable({
    match: { ...match, ...(gallery === undefined ? {} : { gallery }) },
    mine,
    ...terms,
    rated,
  });
  goTo({ at: 'match', id, token });
}
