/** How well people play, and what they make of each scenario, route by route. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type TSchema, Type } from '@weathergage/kernel';
import { BestListSchema, ResultsSchema } from '@weathergage/kernel/people/ratings-protocol.ts';
import type { People } from '@weathergage/people';
import type { Noting } from './noting.ts';
import { aboutPeople } from './route-parts.ts';

const ofGame = (summary: string, reply: TSchema) => ({
  schema: {
    ...aboutPeople(summary, reply),
    params: Type.Object({ game: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }) }),
  },
});

export const ratingRoutes: FastifyPluginAsyncTypebox<{
  readonly people: People;
  readonly noting: Noting;
}> = async (app, { people, noting }) => {
  app.get(
    '/people/ratings/:game',
    ofGame('The best of a game', BestListSchema),
    async ({ params: { game } }) => {
      await noting.settle();
      return { best: await people.ratings.best(game) };
    },
  );

  app.get(
    '/people/results/:game',
    ofGame('Results of people by scenario and side', ResultsSchema),
    async ({ params: { game } }) => ({ scenarios: await people.ratings.results(game) }),
  );
};
