/** For those who judge: open reports, what to do about them, the record of all that was done, and who may judge. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@weathergage/kernel';
import {
  GiveRoleSchema,
  type Judge,
  JudgedPersonSchema,
  JudgeSchema,
  type ModerationReply,
  ModerationSchema,
  type PersonRole,
} from '@weathergage/kernel/people/moderation-protocol.ts';
import type { People } from '@weathergage/people';
import type { FastifyRequest } from 'fastify';
import { Fault } from '../faults.ts';
import { plainText } from '../match/talk-room.ts';
import { aboutPeople, takesFromPeople } from './route-parts.ts';
import type { Sanctions } from './sanctions.ts';
import { knownVisitor } from './visitor.ts';

interface Staff {
  readonly id: string;
  readonly role: PersonRole;
}

const LASTING = ['silence', 'close'] as const;

export const moderationRoutes: FastifyPluginAsyncTypebox<{ people: People; sanctions: Sanctions }> = async (
  app,
  { people, sanctions },
) => {
  const { moderation } = people;

  const staffOnly = async (request: FastifyRequest): Promise<Staff> => {
    const id = await knownVisitor(people, request);
    const role = await moderation.roleOf(id);
    if (role === 'player') throw new Fault('not-a-moderator', 'That is for those who judge here.');
    return { id, role };
  };

  const told = async ({ id, role }: Staff): Promise<ModerationReply> => ({
    role,
    // Nobody is shown what was said against himself, or judges his own cause.
    reports: (await moderation.open()).filter((one) => one.about.id !== id && one.by.id !== id),
    acts: await moderation.acts(),
    staff: await moderation.staff(),
  });

  /** Whom an act is about: never oneself, and those who judge only by an admin. */
  const judged = async (staff: Staff, { of, act }: Judge) => {
    const report = 'report' in of ? of.report : null;
    const found = 'report' in of ? await moderation.find(of.report) : await personOf(of.person);
    if (found === null) throw new Fault('no-such-report', 'There is no such report, or it has been judged.');
    const { about, by } = found;
    if (about === staff.id || by === staff.id)
      throw new Fault('own-cause', 'Nobody judges his own cause: leave it to another.');
    const role = about === null ? 'player' : await moderation.roleOf(about);
    if (act !== 'dismiss' && (role === 'admin' || (role === 'moderator' && staff.role !== 'admin')))
      throw new Fault('not-a-moderator', 'What is done about those who judge is done by an admin.');
    if (act !== 'dismiss' && about === null) throw new Fault('no-such-person', 'He is gone. Dismiss it.');
    return { report, about, aboutName: found.aboutName };
  };

  const personOf = async (id: string) => {
    const person = await people.persons.me(id);
    return person === null ? null : { about: id, aboutName: person.name, by: null };
  };

  app.get(
    '/people/moderation',
    { schema: aboutPeople('Open reports, and the record of what was done', ModerationSchema) },
    async (request) => told(await staffOnly(request)),
  );

  app.post(
    '/people/moderation/acts',
    takesFromPeople('Do something about somebody', ModerationSchema, JudgeSchema),
    async (request) => {
      const staff = await staffOnly(request);
      const { act, days = null } = request.body;
      const lasts = (LASTING as readonly string[]).includes(act);
      if (lasts !== (days !== null))
        throw new Fault('malformed', lasts ? 'Say for how many days.' : 'That does not last any days.');
      const whom = await judged(staff, request.body);
      if (act === 'dismiss' && whom.report === null)
        throw new Fault('malformed', 'There is nothing to dismiss.');
      const words = plainText(request.body.words);
      if (!(await moderation.act({ ...whom, moderator: staff.id, act, words, days }, Date.now())))
        throw new Fault('no-such-report', 'Another has judged it this very moment.');
      sanctions.changed();
      return told(staff);
    },
  );

  app.get(
    '/people/moderation/person',
    {
      schema: {
        ...aboutPeople('What was done about somebody', JudgedPersonSchema),
        querystring: Type.Object({ name: Type.String({ minLength: 1, maxLength: 80 }) }),
      },
    },
    async (request) => {
      await staffOnly(request);
      const id = await people.offers.personNamed(request.query.name);
      const person = id === null ? null : await people.persons.me(id);
      if (id === null || person === null) throw new Fault('no-such-name', 'Nobody here is called so.');
      const role = await moderation.roleOf(id);
      return { id, name: person.name, role, ...(await sanctions.of(id)), acts: await moderation.acts(id) };
    },
  );

  app.post(
    '/people/moderation/roles',
    takesFromPeople('Say who judges here', ModerationSchema, GiveRoleSchema),
    async (request) => {
      const staff = await staffOnly(request);
      if (staff.role !== 'admin') throw new Fault('not-a-moderator', 'An admin says who judges here.');
      const { name, role } = request.body;
      const id = await people.offers.personNamed(name);
      if (id === null) throw new Fault('no-such-name', 'Nobody here is called so.');
      if (id === staff.id) throw new Fault('own-cause', 'Another admin has to say so of you.');
      await moderation.setRole(id, role, Date.now());
      const { name: aboutName } = (await people.persons.me(id))!;
      await moderation.act(
        { moderator: staff.id, about: id, aboutName, act: 'role', words: role, days: null, report: null },
        Date.now(),
      );
      return told(staff);
    },
  );
};
