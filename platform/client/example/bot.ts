/**
 * A program that plays, through the door that everybody's programs have: it opens a table against one of the server's
 * machines (or sits down at an open one), answers each question with some choice that the rules allow, and tells how it
 * ended. Make a token in your account (scopes public, matches, play, tables), then:
 *
 *   node platform/client/example/bot.ts https://play.example.org wgt.… hex-action [scenario]
 */
import { type Decide, playSeat, Weathergage } from '@weathergage/client';

const [address = '', token = '', game = 'hex-action', scenario] = process.argv.slice(2);
const server = new Weathergage(address, token);

/** Anything the rules allow. Here is where yours thinks: `desk.view` is all that your seat may know. */
const anything: Decide = async (_ask, _desk, choices) => {
  const allowed = await choices();
  return allowed[Math.floor(Math.random() * allowed.length)];
};

/** A chair at an open table that takes programs, if there is one. */
async function openChair() {
  const { tables } = await server.lobby();
  const table = tables.find((one) => one.game === game && one.programs && !one.mine);
  return table && server.sit(table.id, table.free[0]!);
}

/** A table of one's own, with the server's machine in every other seat. */
async function ownTable() {
  const offered = (await server.games()).find(({ id }) => id === game);
  const found = offered?.scenarios.find(({ id }) => scenario === undefined || id === scenario);
  if (offered === undefined || found === undefined)
    throw new Error(`no ${scenario ?? 'scenario'} in ${game}`);
  const [mine, ...others] = found.seats.map(({ id }) => id);
  const seats = Object.fromEntries(others.map((seat) => [seat, `bot:${offered.bots[0]}`]));
  const terms = { open: false, level: 'any', pace: 'sitting' } as const;
  return server.openTable({ match: { game, scenario: found.id, seats }, mine: mine!, invite: [], ...terms });
}

const { person } = await server.self();
const match = (await openChair()) ?? (await ownTable());
console.log(`${person.name}'s program plays ${match.seat} in ${address}/#/watch/${match.id}`);
const outcome = await playSeat(server, match.id, anything);
const { side } = (await server.info(match.id)).seats.find(({ id }) => id === match.seat)!;
const won = outcome!.winners.includes(side);
console.log(outcome!.winners.length === 0 ? 'drawn' : won ? 'won' : 'lost');
