/** The door for programs: what a person's token opens, how often, and what is said of a seat that one plays. */
import { PROGRAM_PREFIX, type ProgramScope, SEAT_MARK } from '@weathergage/kernel/people/program-protocol.ts';
import type { OwnedProgram, People } from '@weathergage/people';
import type { FastifyInstance } from 'fastify';
import { tooFast } from '../border/guard.ts';
import { AddressCounts, RateBuckets, type RateLimits } from '../border/limits.ts';
import { Fault } from '../faults.ts';
import { bearerOf } from '../tokens.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a program's token must be good for; `any`: every token is. A route that says nothing is not for programs. */
    readonly scope?: ProgramScope | 'any';
  }
  interface FastifyRequest {
    /** Whose program asks; null where it is none. */
    program: OwnedProgram | null;
  }
}

export const isProgramToken = (token: string): boolean => token.startsWith(PROGRAM_PREFIX);

/** The secret without the seat that is named after it. */
function partsOf(token: string): { secret: string; seat: string | null } {
  const at = token.indexOf(SEAT_MARK);
  if (at < 0) return { secret: token, seat: null };
  try {
    return { secret: token.slice(0, at), seat: decodeURIComponent(token.slice(at + 1)) };
  } catch {
    return { secret: token, seat: null };
  }
}

export class ProgramDoor {
  readonly #people: People;
  readonly #requests: RateBuckets;
  readonly #listeners = new Set<(id: string) => void>();
  /** Sockets that one program has open. */
  readonly sockets: AddressCounts;

  constructor(people: People, limits: RateLimits) {
    this.#people = people;
    this.#requests = new RateBuckets(limits.programPerMinute / 60, limits.programPerMinute);
    this.sockets = new AddressCounts(limits.programSockets);
  }

  /** Who comes by a token. */
  async admit(token: string): Promise<OwnedProgram> {
    const program = await this.#find(token);
    if (program === null)
      throw new Fault('token-unknown', 'That token opens nothing: it was ended, has run out, or never was.');
    if (!this.#requests.take(program.id)) throw tooFast();
    await this.#people.programs.use(program, Date.now());
    return program;
  }

  isGood = async (token: string): Promise<boolean> => (await this.#find(token)) !== null;

  #find(token: string): Promise<OwnedProgram | null> {
    return this.#people.programs.find(partsOf(token).secret, Date.now());
  }

  /** The seat that a token opens: the one it names, or the first that its person has. */
  async seatBy(match: string, token: string): Promise<string | null> {
    const program = await this.#find(token);
    if (program === null) return null;
    const seats = await this.#people.chairs.seatsOf(match, program.person);
    const { seat } = partsOf(token);
    return (seat === null ? seats[0] : seats.find((one) => one === seat)) ?? null;
  }

  /** Before a program does anything in a seat: whether it may, and everybody is told that it does. */
  async plays(match: string, seat: string): Promise<void> {
    const offer = await this.#people.offers.find(match);
    if (offer !== null && offer.rated > 0) throw noPrograms();
    if (await this.#people.chairs.isProgram(match, seat)) return;
    if (offer?.open && !offer.programs) throw noPrograms();
    await this.#people.chairs.markProgram(match, seat);
  }

  /** A token has been ended: whoever has a line open by it is sent away. */
  ended(id: string): void {
    for (const listener of this.#listeners) listener(id);
  }

  onEnded(listener: (id: string) => void): void {
    this.#listeners.add(listener);
  }
}

export const noPrograms = (): Fault =>
  new Fault(
    'no-programs',
    'This match is for people: it is rated, or whoever opened the table wants no programs at it.',
  );

/** A token opens what its scopes name. */
export function refuseBeyond({ scopes }: OwnedProgram, needed: ProgramScope | 'any' | undefined): void {
  if (needed === 'any') return;
  if (needed === undefined)
    throw new Fault('token-scope', 'That is for people alone: no token of a program opens it.');
  if (!scopes.includes(needed))
    throw new Fault('token-scope', `The token has not the scope “${needed}” that this needs.`);
}

/** Stands before every route: who brings a program's token is held to its scopes. */
export function addProgramDoor(app: FastifyInstance, door: ProgramDoor | null): void {
  app.decorateRequest('program', null);
  if (door === null) return;
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request.headers.authorization);
    if (token === undefined || !isProgramToken(token)) return;
    const program = await door.admit(token);
    refuseBeyond(program, request.routeOptions.config.scope);
    request.program = program;
  });
}
