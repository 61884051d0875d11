import { commitmentTo, type Game, hashOf, openedScenario, verifyJournal } from '@weathergage/kernel';
import { type FleetState, fleetOf, wholeFleet } from '@weathergage/kernel/toys/fleet.ts';
import { describe, expect, it } from 'vitest';
import type { BotHouse } from '../bot/bot-house.ts';
import { LocalTable } from './local-table.ts';
import {
  answerAll,
  machineSeat,
  memoryStore,
  personSeat,
  settlePromises,
  toyBots,
  toyGame,
  toyMeans,
  toyPlan,
  toyTable,
} from './testing.ts';

const fleetPlan = {
  ...toyPlan({ red: personSeat, blue: personSeat }),
  game: wholeFleet as unknown as Game,
  scenario: fleetOf(4, 2),
  options: {},
};
const againstMachine = { ann: personSeat, ben: machineSeat };
const hotSeat = { ann: personSeat, ben: personSeat };

async function playOut(table: LocalTable): Promise<void> {
  for (let i = 0; i < 50 && table.now().status === 'playing'; i++) {
    for (const seat of table.now().persons) await answerAll(table, seat);
    await settlePromises();
  }
}

describe('a table in the page', () => {
  it('shows the person’s desk and nobody else’s', () => {
    const table = toyTable(againstMachine);
    expect([...table.now().chairs.keys()]).toEqual(['ann']);
    expect(JSON.stringify(table.now().chairs.get('ann')!.desk.view)).not.toContain('"ben":[');
  });

  it('is played to its end against the machine', async () => {
    const table = toyTable(againstMachine);
    await playOut(table);
    expect(table.now().status).toBe('over');
    const { desk, chapters } = table.now().chairs.get('ann')!;
    expect(desk.outcome).not.toBeNull();
    expect(chapters.map(({ step }) => step)).toEqual(chapters.map((_, index) => index + 1));
    for (const chapter of chapters) expect(chapter.before!.step).toBe(chapter.step - 1);
  });

  it('plays on with the first choice when the machine fails, and says so', async () => {
    const table = toyTable(againstMachine, toyMeans(memoryStore(), toyBots(true)));
    await playOut(table);
    expect(table.now().status).toBe('over');
    expect(table.now().trouble).toMatch(/machine/);
  });

  it('tells its listeners, until they leave', async () => {
    const table = toyTable(hotSeat);
    let told = 0;
    const leave = table.subscribe(() => told++);
    await answerAll(table, 'ann');
    const after = told;
    expect(after).toBeGreaterThan(0);
    leave();
    await answerAll(table, 'ben');
    expect(told).toBe(after);
  });

  it('takes orders whole or not at all', async () => {
    const table = toyTable(hotSeat);
    const { desk } = table.now().chairs.get('ann')!;
    const [open] = desk.asks;
    const [good] = toyGame.choices(desk.view, open!.ask);
    const hand = (desk.view as { hands: Record<string, number[]> }).hands.ann!;
    const missing = [1, 2, 3, 4, 5, 6].find((card) => !hand.includes(card))!;
    const refusal = await table.answer('ann', [
      { ask: open!.ask.id, answer: good },
      { ask: open!.ask.id, answer: { card: missing } },
    ]);
    expect(refusal?.code).toBe('not-in-hand');
    expect(table.now().chairs.get('ann')!.desk.asks[0]!.answer).toBeNull();
  });

  it('counts a changed order that comes together with the last one missing', async () => {
    const table = LocalTable.begin(fleetPlan, toyMeans());
    const move = (ship: number, dx: number) => ({
      ask: `turn 0 ship ${ship}`,
      answer: { ship, dx, dy: 0 },
    });
    await table.answer('red', [move(0, 1), move(2, 1)]);
    await table.retract('red', 'turn 0 ship 0');
    await table.answer('blue', [move(1, 1), move(3, 1)]);
    expect(await table.answer('red', [move(0, 1), move(2, -1)])).toBeNull();
    const { step, view } = table.now().chairs.get('red')!.desk;
    expect(step).toBe(1);
    expect((view as FleetState).ships.map(({ id, x }) => x - id)).toEqual([1, 1, -1, 1]);
  });

  it('goes on after a reload where it was, with the same log', async () => {
    const store = memoryStore();
    const table = toyTable(hotSeat, toyMeans(store));
    await answerAll(table, 'ann');
    await answerAll(table, 'ben');
    const again = LocalTable.reopen(toyGame, store.load(table.id)!, toyMeans(store));
    expect(again.now().chairs).toEqual(table.now().chairs);
    await playOut(again);
    expect(again.now().status).toBe('over');
    expect(store.load(table.id)!.over).toBe(true);
  });

  it('is finished under newer rules when the page was upgraded in the middle', async () => {
    const store = memoryStore();
    const table = toyTable(hotSeat, toyMeans(store));
    await answerAll(table, 'ann');
    const newer = { ...toyGame, rulesVersion: 'newer' };
    const again = LocalTable.reopen(newer, store.load(table.id)!, toyMeans(store));
    // What was already answered still stands.
    expect(
      again
        .now()
        .chairs.get('ann')!
        .desk.asks.every(({ answer }) => answer !== null),
    ).toBe(true);
    await playOut(again);
    expect(again.now().status).toBe('over');
    expect(verifyJournal(newer, await again.journal()).verdict).toBe('in-part');
  });

  it('that is over is shown by newer rules and stays as it was kept', async () => {
    const store = memoryStore();
    const table = toyTable(hotSeat, toyMeans(store));
    await playOut(table);
    const kept = store.load(table.id)!;
    const newer = { ...toyGame, rulesVersion: 'newer' };
    const again = LocalTable.reopen(newer, kept, toyMeans(store));
    expect(again.now().status).toBe('over');
    expect(again.now().chairs.get('ann')!.desk.view).toEqual(table.now().chairs.get('ann')!.desk.view);
    expect(store.load(table.id)).toEqual(kept);
    expect(verifyJournal(toyGame, await again.journal()).verdict).toBe('honest');
    expect(LocalTable.reopen(newer, store.load(table.id)!, toyMeans(store)).now().status).toBe('over');
  });

  it('keeps the secret of the dice sealed until the end, then proves them', async () => {
    const table = toyTable(againstMachine);
    const { commitment } = table.now().dice;
    expect(table.now().dice.secret).toBeNull();
    const before = await table.journal();
    expect(before).not.toHaveProperty('secret');
    expect(Object.keys(before.opening.scenario as object)).not.toContain('seats');
    await playOut(table);
    expect(commitmentTo(table.now().dice.secret!)).toBe(commitment);
    const proof = verifyJournal(toyGame, await table.journal());
    expect(proof.honest).toBe(true);
  });

  it('lets the machine agree to a step back, and takes it out of the log', async () => {
    const table = toyTable(againstMachine);
    await answerAll(table, 'ann');
    await settlePromises();
    expect(table.now().chairs.get('ann')!.chapters.length).toBeGreaterThan(0);
    expect(await table.requestUndo('ann', 0)).toBeNull();
    await settlePromises();
    const { desk, chapters } = table.now().chairs.get('ann')!;
    expect([desk.step, chapters.length]).toEqual([0, 0]);
    expect(desk.waitingFor).toEqual(['ann']);
  });

  it('asks the other person before a step is taken back', async () => {
    const table = toyTable(hotSeat);
    await answerAll(table, 'ann');
    await answerAll(table, 'ben');
    await table.requestUndo('ann', 0);
    expect(table.now().chairs.get('ben')!.desk.undo.request).toMatchObject({ by: 'ann', to: 0 });
    await table.replyToUndo('ben', true);
    expect(table.now().chairs.get('ann')!.desk.step).toBe(0);
  });

  it('does not take what the machine thought out before a step was taken back', async () => {
    const thoughts: (() => void)[] = [];
    const slow: BotHouse = {
      ...toyBots(),
      choose: async (question) => {
        await new Promise<void>((conclude) => thoughts.push(conclude));
        return toyBots().choose(question);
      },
    };
    const desk = (table: LocalTable) => table.now().chairs.get('ann')!.desk;
    const conclude = async (): Promise<void> => {
      thoughts.shift()!();
      await settlePromises();
    };
    /** Ann has won the first lot and alone has the say. */
    const annsSay = async (): Promise<LocalTable> => {
      for (;;) {
        const table = toyTable(againstMachine, toyMeans(memoryStore(), slow));
        await answerAll(table, 'ann');
        await conclude();
        if (desk(table).waitingFor.join() === 'ann') return table;
        table.close();
        thoughts.length = 0;
      }
    };
    const table = await annsSay();
    await answerAll(table, 'ann');
    expect([desk(table).step, thoughts.length]).toEqual([2, 1]);
    await table.requestUndo('ann', 1);
    await answerAll(table, 'ann');
    expect(desk(table).step).toBe(2);
    // The question is the same, but what it was thinking about has not happened.
    await conclude();
    expect(desk(table).waitingFor).toContain('ben');
    await conclude();
    expect(desk(table).waitingFor).toEqual(['ann']);
  });

  it('ends on a resignation', async () => {
    const table = toyTable(againstMachine);
    await table.resign('ann');
    expect(table.now().chairs.get('ann')!.desk.outcome?.winners).toEqual(['ben']);
  });

  it('forks from any state, with dice of its own, and survives a reload', async () => {
    const store = memoryStore();
    const old = toyTable(hotSeat, toyMeans(store));
    await answerAll(old, 'ann');
    await answerAll(old, 'ben');
    const saved = store.load(old.id)!;
    const { opening } = saved.journal;
    const { step } = old.now().chairs.get('ann')!.desk;
    const scenario = openedScenario(opening);
    const state = toyGame.setup(scenario, opening.options, {
      d6: () => 1,
      roll: () => 1,
      below: () => 0,
      rolled: 0,
    });
    const plan = { ...saved, game: toyGame, scenario, options: opening.options };
    const fork = LocalTable.fork(plan, { step, state }, toyMeans(store));
    expect(fork.now().dice.commitment).not.toBe(old.now().dice.commitment);
    const again = LocalTable.reopen(toyGame, store.load(fork.id)!, toyMeans(store));
    expect(hashOf(again.now().chairs.get('ann')!.desk)).toBe(hashOf(fork.now().chairs.get('ann')!.desk));
    await playOut(again);
    // It begins in the middle: only what was played since can be checked.
    expect(verifyJournal(toyGame, await again.journal()).verdict).toBe('in-part');
  });

  it('says so when the browser keeps nothing', () => {
    const deaf = { ...memoryStore(), save: () => false };
    expect(toyTable(hotSeat, toyMeans(deaf as never)).now().trouble).toMatch(/Export the journal/);
  });

  it('writes nothing any more once it was left: another tab may have the match', async () => {
    const store = memoryStore();
    const table = toyTable(hotSeat, toyMeans(store));
    table.close();
    const { entries } = store.load(table.id)!.journal;
    await answerAll(table, 'ann');
    expect(store.load(table.id)!.journal.entries).toEqual(entries);
  });
});

describe('a seat that changes hands', () => {
  it('is played by the machine from then on, and is the person’s again when he wants it', async () => {
    const store = memoryStore();
    const table = toyTable(hotSeat, toyMeans(store));
    table.handOver('ben', 'toy');
    expect(table.now().persons).toEqual(['ann']);
    expect([...table.now().chairs.keys()]).toEqual(['ann']);
    await answerAll(table, 'ann');
    await settlePromises();
    expect(table.now().chairs.get('ann')!.desk.step).toBeGreaterThan(0);
    expect(store.load(table.id)!.hands.ben).toEqual(machineSeat);
    table.handOver('ben', null);
    const { desk, chapters } = table.now().chairs.get('ben')!;
    expect(desk.seat).toBe('ben');
    // He reads all that happened, as he would have been told it.
    expect(chapters.map(({ step }) => step)).toEqual(
      table
        .now()
        .chairs.get('ann')!
        .chapters.map(({ step }) => step),
    );
    await playOut(table);
    expect(verifyJournal(toyGame, await table.journal()).honest).toBe(true);
  });

  it('leaves the gallery when the machine has them all, and the match goes on', async () => {
    const table = toyTable(againstMachine);
    table.handOver('ann', 'toy');
    for (let i = 0; i < 50 && table.now().status === 'playing'; i++) await settlePromises();
    expect(table.now().persons).toEqual([]);
    expect([...table.now().chairs.keys()]).toEqual(['gallery']);
    expect(table.now().status).toBe('over');
  });

  it('is not answered for by a machine that was still thinking when it was taken back', async () => {
    let conclude = (): void => {};
    const slow: BotHouse = {
      ...toyBots(),
      choose: async (question) => {
        await new Promise<void>((done) => {
          conclude = done;
        });
        return toyBots().choose(question);
      },
    };
    const table = toyTable(againstMachine, toyMeans(memoryStore(), slow));
    expect(table.now().thinking).toMatchObject({ seat: 'ben' });
    table.handOver('ben', null);
    conclude();
    await settlePromises();
    expect(
      table
        .now()
        .chairs.get('ben')!
        .desk.asks.every(({ answer }) => answer === null),
    ).toBe(true);
  });
});
