import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually, SocketClient } from '../testing/client.ts';
import { deedSaying, fireDeed, House } from '../testing/house.ts';
import type { BotTask, Thinkers, ThinkingFor, Thought } from './thinkers.ts';

/** A thought that was asked for, and what may become of it. */
interface Asked {
  readonly who: ThinkingFor;
  readonly task: BotTask;
  readonly signal: AbortSignal;
  conclude(thoughts?: readonly Thought[]): void;
  fail(): void;
}

const first = ({ view, asks }: BotTask): Thought[] =>
  asks.map((ask) => ({ answer: [...powderGame.choices(view as never, ask as never)][0]! }));

/** Thinks when the test says so. */
function heldThinkers() {
  const asked: Asked[] = [];
  const thinkers: Thinkers = {
    think: (who, task, signal) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('a thread was lost over it'));
        signal.addEventListener('abort', fail);
        asked.push({ who, task, signal, conclude: (thoughts = first(task)) => resolve(thoughts), fail });
      }),
    close: async () => {},
  };
  return { asked, thinkers };
}

let house: House;
afterEach(() => house.close());

const opened = async (seats: Record<string, string> = { blue: 'bot:first' }) => {
  const lines: string[] = [];
  const held = heldThinkers();
  house = await House.open({
    thinkers: () => held.thinkers,
    log: { level: 'error', to: { write: (line) => void lines.push(line) } },
  });
  const begun = await house.begin({ seats });
  return { ...held, ...begun, lines };
};

describe('what machines think', () => {
  it('nobody waits for: people go on while a thought is under way', async () => {
    const { asked, id, tokens } = await opened();
    expect((await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }))).status).toBe(200);
    await eventually(() => asked.length === 1);
    expect(asked[0]!.who).toEqual({ match: id, alone: false });
    expect((await house.deed(id, tokens.red, fireDeed(0, 'red'))).body).toMatchObject({ n: 3 });
    expect((await house.get(`/api/matches/${id}/desk`, tokens.red)).status).toBe(200);
    expect(asked[0]!.signal.aborted).toBe(false);
    asked[0]!.conclude();
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.until(() => red.desk.step === 2);
    await red.close();
  });

  it('is made of their own view and dice, and the dice of an ask are the same whenever it is put', async () => {
    const { asked, id, tokens } = await opened();
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await eventually(() => asked.length === 1);
    expect(asked[0]!.task.view).toHaveProperty('keg');
    expect(asked[0]!.task.view).not.toHaveProperty('kegs');
    await house.server.close();
    await house.start();
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await eventually(() => asked.length === 2);
    const [before, after] = asked.map(({ task }) => task);
    expect(after).toEqual(before);
    expect(new Set(before!.seeds).size).toBe(before!.asks.length);
    expect(before!.seeds.length).toBeGreaterThan(1);
    asked[1]!.conclude();
    await red.close();
    // Another match, another secret: other dice for a question of the same name.
    const other = await house.begin({ seats: { blue: 'bot:first' } });
    await house.deed(other.id, other.tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await eventually(() => asked.some(({ who }) => who.match === other.id));
    const { task } = asked.find(({ who }) => who.match === other.id)!;
    expect(task.asks).toEqual(before!.asks);
    expect(task.seeds).not.toEqual(before!.seeds);
  });

  it('is dropped when it is outdated by a step taken back', async () => {
    const { asked, id, tokens } = await opened();
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await eventually(() => asked.length === 1);
    expect((await house.deed(id, tokens.red, { type: 'undo-request', to: 0 })).status).toBe(200);
    await eventually(() => asked[0]!.signal.aborted);
    asked[0]!.conclude();
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.until(() => red.desk.step === 0);
    const { entries } = (await house.trace(id)) as { entries: { type: string; seat: string }[] };
    expect(entries.filter(({ type, seat }) => type === 'answer' && seat === 'blue')).toEqual([]);
    expect(asked).toHaveLength(1);
    await red.close();
  });

  it('is dropped when the match is over by a resignation', async () => {
    const { asked, id, tokens, lines } = await opened();
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await eventually(() => asked.length === 1);
    await house.deed(id, tokens.red, { type: 'resign' });
    await eventually(() => asked[0]!.signal.aborted);
    expect(lines).toEqual([]);
  });

  it('that fails altogether is answered by the game’s own choices, and noted', async () => {
    const { asked, id, tokens, lines } = await opened();
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await house.deed(id, tokens.red, fireDeed(0, 'red'));
    await eventually(() => asked.length === 1);
    asked[0]!.fail();
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.until(() => red.desk.step === 2);
    expect(lines.join()).toContain('a bot could not think');
    await red.close();
  });

  it('for machines among themselves is told as such', async () => {
    const { asked, id, galleryToken } = await opened({ red: 'bot:first', blue: 'bot:first' });
    const watcher = await SocketClient.greet(house.address, id, galleryToken!);
    await eventually(() => asked.length === 1);
    expect(asked[0]!.who).toEqual({ match: id, alone: true });
    await watcher.close();
  });
});
