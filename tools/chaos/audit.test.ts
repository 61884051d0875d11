/** The count that chaos ends with finds what it is there to find: each fault is planted once. */
import {
  allToldTo,
  commitmentTo,
  type Entry,
  GALLERY,
  Match,
  type Opening,
  type Receipt,
} from '@weathergage/kernel';
import type { Store } from '@weathergage/store';
import { powderGame, powderScenario } from '@weathergage/store/testing/powder.ts';
import { expect, it } from 'vitest';
import { auditMatch, noFindings } from './audit.ts';
import { ClientLedger, type MatchLedger } from './ledger.ts';

const secret = 'ab'.repeat(32);
const opening: Opening = {
  game: powderGame.id,
  rulesVersion: powderGame.rulesVersion,
  scenario: powderScenario(3),
  options: {},
  dice: { kind: 'checkable', commitment: commitmentTo(secret), nonces: { red: 'r', blue: 'b' } },
};
const match = Match.begin(powderGame, opening, secret);
const given = [
  ['red', '0/signal/red', { flag: 'red' }],
  ['red', '0/load/red', { powder: 1 }],
  ['red', '0/aim/red', { at: 'low' }],
  ['blue', '0/load/blue', { powder: 1 }],
  ['blue', '0/aim/blue', { at: 'high' }],
] as const;
const entries: Entry[] = [];
const steps: NonNullable<Receipt['step']>[] = [];
for (const [seat, ask, answer] of given) {
  const receipt = match.do({ type: 'answer', seat, ask, answer });
  if (!receipt.ok) throw new Error(receipt.refusal.message);
  entries.push(receipt.entry);
  if (receipt.step !== null) steps.push(receipt.step);
}

/** The match as its clients lived it: five answers promised, the last desk and every step seen. */
function lived(): MatchLedger {
  const secrets = [secret, 'token-of-red', 'token-of-blue'];
  const clients = ['red', 'blue'].map((seat) => {
    const client = new ClientLedger(seat, secrets);
    const told = steps.map(({ n, step, happenings }) => ({ n, step, told: allToldTo(happenings, seat) }));
    client.desk({ desk: match.desk(seat), steps: told });
    client.promise(given.flatMap(([by, ask, answer]) => (by === seat ? [{ ask, answer }] : [])));
    return client;
  });
  return { id: 'm', game: 'powder', secrets, isMachines: false, clients };
}

/** A database in which something is not as it was written. */
const tampered = (change: (entries: readonly Entry[]) => readonly Entry[]): Store =>
  ({
    findMatch: async () => ({ opening, secret }),
    entries: async () => change(entries),
  }) as unknown as Store;
const sound = tampered((all) => all);

async function countsOf(ledger: MatchLedger, store = sound) {
  const { lost, doubled, diverged, leaked, compared } = await foundIn(ledger, store);
  return { counts: [lost, doubled, diverged, leaked].map((list) => list.length > 0), compared };
}
async function foundIn(ledger: MatchLedger, store: Store) {
  const found = noFindings();
  await auditMatch(store, powderGame, ledger, found);
  return found;
}

it('finds nothing where nothing is wrong, and has compared something', async () => {
  const { counts, compared } = await countsOf(lived());
  expect(counts).toEqual([false, false, false, false]);
  expect(compared).toBeGreaterThan(0);
});

it('finds a promised answer that the database has not, or has otherwise', async () => {
  const ledger = lived();
  const { counts } = await countsOf(
    ledger,
    tampered((all) => all.slice(0, -1)),
  );
  expect(counts[0]).toBe(true);
  ledger.clients[0]!.promise([{ ask: '0/signal/red', answer: { flag: 'white' } }]);
  expect((await countsOf(ledger)).counts[0]).toBe(true);
});

it('finds an answer that was written twice', async () => {
  const twice = tampered((all) => [...all, { ...all[0]!, n: all.length + 1 }]);
  expect((await countsOf(lived(), twice)).counts[1]).toBe(true);
});

it('finds a client that was left behind, or sees another state', async () => {
  const behind = lived();
  behind.clients[0]!.last = { ...behind.clients[0]!.last!, n: 1 };
  expect((await countsOf(behind)).counts[2]).toBe(true);
  const other = lived();
  other.clients[0]!.last = { ...other.clients[0]!.last!, view: { round: 9 } };
  expect((await countsOf(other)).counts[2]).toBe(true);
});

it('finds a secret on the wire, another’s question, another’s desk and another’s news', async () => {
  const plants: ((ledger: MatchLedger) => void)[] = [
    ({ clients, secrets }) => clients[0]!.read(`{"dice":"${secrets[0]}"}`),
    ({ clients: [red, blue] }) => red!.desk({ desk: blue!.last!, steps: [] }),
    ({ clients: [red, blue] }) => red!.desks.set(blue!.last!.n, 'the hash of something else'),
    ({ clients: [red] }) => red!.told.set([...red!.told.keys()][0]!, 'the hash of something else'),
    ({ clients: [, blue] }) => {
      const gallery = new ClientLedger(GALLERY, []);
      gallery.desk({ desk: blue!.last!, steps: [] });
      blue!.leaks.push(...gallery.leaks);
    },
  ];
  for (const plant of plants) {
    const ledger = lived();
    plant(ledger);
    expect((await countsOf(ledger)).counts[3]).toBe(true);
  }
});
