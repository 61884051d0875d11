/** Tournaments, route by route. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CorrectionSchema,
  NewTournamentSchema,
  type TournamentReply,
  TournamentSchema,
  TournamentsSchema,
} from '@weathergage/kernel/people/tournament-protocol.ts';
import type { People, TournamentFlaw } from '@weathergage/people';
import type { FastifyRequest } from 'fastify';
import { Fault } from '../faults.ts';
import type { Noting } from './noting.ts';
import { aboutPeople, MatchId, takesFromPeople } from './route-parts.ts';
import type { TournamentHouse } from './tournament-house.ts';
import { knownVisitor, visitorOf } from './visitor.ts';

const WORDS: Readonly<Record<TournamentFlaw, string>> = {
  'no-such-tournament': 'There is no such tournament.',
  'not-organiser': 'Only who runs the tournament does that.',
  'not-open': 'The tournament is past that.',
  'not-entered': 'You are not in this tournament.',
  'entered-already': 'You are in this tournament already.',
  full: 'The tournament has all the players it takes.',
  'too-few': 'A tournament needs two players at least.',
  'too-many': 'You run as many tournaments as one may at once.',
  'no-such-leg': 'There is no such match in the tournament.',
  'too-late': 'The next round has been paired by it.',
};

const fault = (flaw: TournamentFlaw): Fault => new Fault(flaw, WORDS[flaw]);

export interface TournamentRoutesOptions {
  readonly people: People;
  readonly noting: Noting;
  readonly tournaments: TournamentHouse;
}

export const tournamentRoutes: FastifyPluginAsyncTypebox<TournamentRoutesOptions> = async (
  app,
  { people, noting, tournaments },
) => {
  const shown = async (id: string, me: string | null): Promise<TournamentReply> => {
    await noting.settle();
    const found = await people.tournaments.find(id, me);
    if (found === null) throw fault('no-such-tournament');
    return found;
  };
  /** Somebody with an account, and with a rating where that is at stake. */
  const member = async (request: FastifyRequest, rated: boolean): Promise<string> => {
    const person = await knownVisitor(people, request);
    const bar = await people.ratings.bar(person);
    if (bar === 'guest') throw new Fault('account-needed', 'A tournament needs an account.');
    if (bar === 'unrated' && rated)
      throw new Fault('not-rated', 'It is rated, and you play without a rating: allow one in your profile.');
    return person;
  };
  /** Something that one does to a tournament, and how it stands afterwards. */
  const deed = (
    path: string,
    summary: string,
    work: (id: string, person: string) => Promise<TournamentFlaw | null>,
  ) =>
    app.post(
      `/people/tournaments/:id/${path}`,
      { schema: { ...aboutPeople(summary, TournamentSchema), params: MatchId } },
      async (request) => {
        const person = await knownVisitor(people, request);
        const { id } = request.params;
        const flaw = await work(id, person);
        if (flaw !== null) throw fault(flaw);
        await tournaments.tend();
        return shown(id, person);
      },
    );

  app.get(
    '/people/tournaments',
    { schema: aboutPeople('Tournaments to join, under way and over', TournamentsSchema) },
    async (request) => ({ tournaments: await people.tournaments.list(await visitorOf(people, request)) }),
  );

  app.post(
    '/people/tournaments',
    {
      config: { keeps: true },
      ...takesFromPeople('Run a tournament', TournamentSchema, NewTournamentSchema),
    },
    async (request) => {
      const person = await member(request, false);
      const title = soundTitle(request.body.title);
      const scenarioTitle = tournaments.examine(request.body);
      const made = await people.tournaments.make(
        { ...request.body, title, scenarioTitle },
        person,
        Date.now(),
      );
      if (made in WORDS) throw fault(made as TournamentFlaw);
      return shown(made, person);
    },
  );

  app.get(
    '/people/tournaments/:id',
    { schema: { ...aboutPeople('How a tournament stands', TournamentSchema), params: MatchId } },
    async (request) => shown(request.params.id, await visitorOf(people, request)),
  );

  app.post(
    '/people/tournaments/:id/join',
    { schema: { ...aboutPeople('Enter a tournament', TournamentSchema), params: MatchId } },
    async (request) => {
      const { id } = request.params;
      const person = await member(request, (await shown(id, null)).rated);
      const flaw = await people.tournaments.join(id, person, Date.now());
      if (flaw !== null) throw fault(flaw);
      return shown(id, person);
    },
  );

  deed('leave', 'Leave before it starts, or withdraw for good', async (id, person) => {
    const left = await people.course.leave(id, person, Date.now());
    if (typeof left === 'string') return left;
    await tournaments.giveUp(left);
    return null;
  });
  deed('start', 'Draw the first round', (id, person) => people.course.start(id, person, Date.now()));
  deed('call-off', 'Call it off', (id, person) => people.course.callOff(id, person, Date.now()));

  app.post(
    '/people/tournaments/:id/correct',
    {
      schema: {
        ...aboutPeople('A result as the organiser has it, with a record of it', TournamentSchema),
        params: MatchId,
        body: CorrectionSchema,
      },
    },
    async (request) => {
      const person = await knownVisitor(people, request);
      const { id } = request.params;
      const flaw = await people.course.correct(id, person, request.body, Date.now());
      if (flaw !== null) throw fault(flaw);
      await tournaments.tend();
      return shown(id, person);
    },
  );
};

/** Letters of any script, figures and what stands between them, in one line. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{P}\p{Zs}]*$/u;

function soundTitle(text: string): string {
  const title = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (title.length < 3 || !TITLE.test(title) || /[<>\u202a-\u202e\u2066-\u2069]/.test(title))
    throw new Fault(
      'title-unsound',
      'That title will not do: letters, figures and what stands between them.',
    );
  return title;
}
