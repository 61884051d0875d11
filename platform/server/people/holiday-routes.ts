/** Days off, route by route. They are taken for all matches by post, and each of those learns of them at once. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  EndHolidaySchema,
  HolidaysSchema,
  HolidayWishSchema,
} from '@weathergage/kernel/people/people-protocol.ts';
import type { People } from '@weathergage/people';
import { Fault } from '../faults.ts';
import { DAY_MS, isZone, localTime, momentOf } from '../turns/calendar.ts';
import type { Umpire } from '../umpire.ts';
import type { Noting } from './noting.ts';
import { aboutPeople, takesFromPeople } from './route-parts.ts';
import { knownVisitor } from './visitor.ts';

export interface HolidayRoutesOptions {
  readonly people: People;
  readonly umpire: Umpire;
  readonly noting: Noting;
  readonly now: () => number;
  /** Days that everybody has in a year. */
  readonly budget: number;
}

/** So far ahead somebody may plan. */
const AHEAD_DAYS = 400;

const dateOf = (zone: string, moment: number): string =>
  new Date(localTime(zone, moment)).toISOString().slice(0, 10);

export const holidayRoutes: FastifyPluginAsyncTypebox<HolidayRoutesOptions> = async (
  app,
  { people, umpire, noting, now, budget },
) => {
  const reply = async (person: string) => {
    const { holidays, taken } = await people.holidays.of(person, now());
    const year = new Date(now()).getUTCFullYear();
    const left = [year, year + 1].map((one) => [one, Math.max(0, budget - (taken[one] ?? 0))]);
    return { holidays, budget, left: Object.fromEntries(left), now: now() };
  };
  const lookAll = async (person: string): Promise<void> => {
    await noting.settle();
    for (const match of await people.holidays.matchesOf(person)) await umpire.lookAway(match);
  };

  app.get(
    '/people/me/holidays',
    { schema: aboutPeople('My days off, and how many are left', HolidaysSchema) },
    async (request) => reply(await knownVisitor(people, request)),
  );

  app.post(
    '/people/me/holidays',
    takesFromPeople('Take days off, the first and the last included', HolidaysSchema, HolidayWishSchema),
    async (request) => {
      const person = await knownVisitor(people, request);
      const { first, last, zone } = request.body;
      if (!isZone(zone)) throw new Fault('unknown-zone', `There is no time zone "${zone}".`);
      const days = [first, last].map((date) => Date.parse(date));
      const today = dateOf(zone, now());
      if (days.some(Number.isNaN) || first > last || first < today)
        throw new Fault(
          'holiday-unsound',
          'A holiday begins today or later, and ends no sooner than it begins.',
        );
      if (days[1]! > now() + AHEAD_DAYS * DAY_MS)
        throw new Fault('holiday-unsound', 'That is too far ahead.');
      const starts = Math.max(now(), momentOf(zone, days[0]!));
      const ends = momentOf(zone, days[1]! + DAY_MS);
      const flaw = await people.holidays.take(person, { first, last, starts, ends }, budget);
      if (flaw === 'overlaps') throw new Fault('holiday-overlaps', 'Some of those days are off already.');
      if (flaw !== null)
        throw new Fault('too-many-days', `There are ${budget} days off in a year, and not so many are left.`);
      await lookAll(person);
      return reply(person);
    },
  );

  app.post(
    '/people/me/holidays/end',
    takesFromPeople('Give up what is left of a holiday', HolidaysSchema, EndHolidaySchema),
    async (request) => {
      const person = await knownVisitor(people, request);
      const { starts, zone } = request.body;
      if (!isZone(zone)) throw new Fault('unknown-zone', `There is no time zone "${zone}".`);
      const moment = { now: now(), today: dateOf(zone, now()) };
      if (!(await people.holidays.end(person, starts, moment)))
        throw new Fault('no-such-holiday', 'You have taken no such days off.');
      await lookAll(person);
      return reply(person);
    },
  );
};
