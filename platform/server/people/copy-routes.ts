/** The copy that everybody may take of all that is kept about him, what he has said at matches with it. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@weathergage/kernel';
import type { TalkLine } from '@weathergage/kernel/people/talk-protocol.ts';
import type { People } from '@weathergage/people';
import type { Store } from '@weathergage/store';
import { lineOf } from '../match/talk-room.ts';
import { orStoreFailed } from '../store-failed.ts';
import type { Noting } from './noting.ts';
import { aboutPeople } from './route-parts.ts';
import { knownVisitor } from './visitor.ts';

export interface CopyRoutesOptions {
  readonly people: People;
  readonly noting: Noting;
  readonly store: Store;
}

interface SaidAt {
  readonly match: string;
  readonly lines: readonly TalkLine[];
}

/** What somebody before him said from the same seat is not his. */
async function saidBy(person: string, { chairs }: People, store: Store): Promise<SaidAt[]> {
  const said: SaidAt[] = [];
  for (const { match, seat, since } of await chairs.sittingsOf(person)) {
    const all = await orStoreFailed(store.talk(match));
    const lines = all.filter((line) => line.seat === seat && line.at >= since).map(lineOf);
    if (lines.length > 0) said.push({ match, lines });
  }
  return said;
}

export const copyRoutes: FastifyPluginAsyncTypebox<CopyRoutesOptions> = async (
  app,
  { people, noting, store },
) => {
  app.get(
    '/people/me/export',
    { schema: aboutPeople('Everything that is kept about me', Type.Object({})) },
    async (request, reply) => {
      const person = await knownVisitor(people, request);
      await noting.settle();
      reply.header('content-disposition', 'attachment; filename="weathergage-person.json"');
      return { ...(await people.everything(person)), said: await saidBy(person, people, store) };
    },
  );
};
