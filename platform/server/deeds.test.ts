import { type Journal, verifyJournal } from '@weathergage/kernel';
import type { DeskReply } from '@weathergage/kernel/protocol.ts';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SocketClient } from './testing/client.ts';
import { deedSaying, fireDeed, House } from './testing/house.ts';

describe('deeds', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());
  const deskOf = async (id: string, token: string | undefined, lastSeen = 0): Promise<DeskReply> =>
    (await house.get<DeskReply>(`/api/matches/${id}/desk?lastSeen=${lastSeen}`, token)).body;
  /** A match in which the first signal has been made. */
  const signalled = async () => {
    const begun = await house.begin();
    await house.deed(begun.id, begun.tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    return { ...begun, red: begun.tokens.red!, blue: begun.tokens.blue! };
  };

  it('answers can be changed and taken back until they are resolved', async () => {
    const { id, red, blue } = await signalled();
    await house.deed(id, red, fireDeed(0, 'red', 5));
    const edited = await house.deed(id, red, deedSaying('0/load/red', { powder: 2 }));
    expect(edited.body).toMatchObject({ n: 4, step: null, taken: [{ ask: '0/load/red', repeated: false }] });
    expect((await deskOf(id, red)).desk.asks[0]?.answer).toEqual({ powder: 2 });
    const back = await house.deed(id, red, { type: 'retract', ask: '0/aim/red' });
    expect(back.status).toBe(200);
    expect((await deskOf(id, red)).desk.asks[1]?.answer).toBeNull();
    const twice = await house.deed(id, red, { type: 'retract', ask: '0/aim/red' });
    expect([twice.status, twice.body.code]).toEqual([409, 'nothing-to-retract']);
    await house.deed(id, blue, fireDeed(0, 'blue'));
    expect((await deskOf(id, red)).desk.step).toBe(1);
    await house.deed(id, red, deedSaying('0/aim/red', { at: 'high' }));
    const { steps } = await deskOf(id, red);
    expect(steps[1]?.told).toMatchObject([{ powder: 2, at: 'high' }, { seat: 'blue' }]);
  });

  it('a batch is taken whole or not at all', async () => {
    const { id, red } = await signalled();
    const before = await house.trace(id);
    const reply = await house.deed(id, red, {
      type: 'answer',
      answers: [
        { ask: '0/aim/red', answer: { at: 'low' } },
        { ask: '0/load/red', answer: { powder: 9 } },
      ],
    });
    expect([reply.status, reply.body.code, reply.body.ask]).toEqual([400, 'malformed', '0/load/red']);
    expect(await house.trace(id)).toEqual(before);
    const twice = await house.deed(id, red, {
      type: 'answer',
      answers: [
        { ask: '0/aim/red', answer: { at: 'low' } },
        { ask: '0/aim/red', answer: { at: 'high' } },
      ],
    });
    expect(twice.body.code).toBe('malformed');
    expect(await house.trace(id)).toEqual(before);
  });

  it('a batch may change an answer and give the last one missing', async () => {
    const { id, red, blue } = await signalled();
    await house.deed(id, blue, fireDeed(0, 'blue'));
    await house.deed(id, red, deedSaying('0/load/red', { powder: 1 }));
    // The new answer comes first here: the change must be in before the step is resolved.
    const reply = await house.deed(id, red, {
      type: 'answer',
      answers: [
        { ask: '0/aim/red', answer: { at: 'low' } },
        { ask: '0/load/red', answer: { powder: 4 } },
      ],
    });
    expect(reply.body).toMatchObject({ step: 2 });
    expect((await deskOf(id, red)).steps[1]?.told).toMatchObject([{ seat: 'red', powder: 4 }, {}]);
  });

  it('the same answer again is no error and no entry; another to a settled ask is refused', async () => {
    const { id, red, blue } = await signalled();
    await house.deed(id, red, fireDeed(0, 'red', 2));
    const before = await house.trace(id);
    const pending = await house.deed(id, red, fireDeed(0, 'red', 2));
    expect(pending.body.taken.map(({ repeated }) => repeated)).toEqual([true, true]);
    expect(await house.trace(id)).toEqual(before);

    await house.deed(id, blue, fireDeed(0, 'blue'));
    const resolved = await house.trace(id);
    const settled = await house.deed(id, red, fireDeed(0, 'red', 2));
    expect(settled.status).toBe(200);
    expect(settled.body).toMatchObject({ n: 5, taken: [{ repeated: true }, { repeated: true }] });
    const other = await house.deed(id, red, fireDeed(0, 'red', 3));
    expect([other.status, other.body.code, other.body.ask]).toEqual([409, 'ask-not-open', '0/load/red']);
    // What blue has said is not red's to repeat.
    const foreign = await house.deed(id, red, fireDeed(0, 'blue'));
    expect(foreign.status).toBe(409);
    expect(await house.trace(id)).toEqual(resolved);
  });

  it('a rule’s refusal names the rule', async () => {
    const { id, tokens } = await house.begin({ options: { rounds: 1 } });
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    const reply = await house.deed(id, tokens.red, fireDeed(0, 'red', 5));
    expect(reply.status).toBe(422);
    expect(reply.body).toEqual({
      code: 'keg-empty',
      rule: '3.1',
      ask: '0/load/red',
      message: 'There is not that much powder left.',
    });
  });

  it('a quiet step is undone freely, and everybody starts afresh from there', async () => {
    const { id, red, blue, galleryToken } = await signalled();
    const watcher = await SocketClient.greet(house.address, id, galleryToken!);
    await watcher.until(() => watcher.desks.length === 1);
    const seen = (await deskOf(id, red)).desk;
    expect(seen.undo.freeTo).toBe(0);
    expect((await house.deed(id, blue, { type: 'undo', to: 0 })).body.code).toBe('undo-needs-consent');
    const undone = await house.deed(id, red, { type: 'undo', to: 0 });
    expect(undone.body).toMatchObject({ rewoundTo: 0, n: 2 });
    await watcher.until(() => watcher.desk.step === 0);
    expect(watcher.desks.at(-1)).toMatchObject({ reset: true, steps: [] });
    // An answer of the undone step is no longer a settled one.
    const stale = await house.deed(id, red, fireDeed(0, 'red'));
    expect(stale.body.code).toBe('ask-not-open');
    await house.deed(id, red, deedSaying('0/signal/red', { flag: 'white' }));
    const { reset, steps } = await deskOf(id, red, seen.n);
    expect(reset).toBe(true);
    expect(steps.map(({ n, told }) => [n, told])).toEqual([
      [3, [{ kind: 'signal', rule: '2', seat: 'red', flag: 'white' }]],
    ]);
    await watcher.close();
  });

  it('where dice have fallen it takes the consent of the others', async () => {
    const { id, red, blue } = await signalled();
    await house.deed(id, red, fireDeed(0, 'red'));
    await house.deed(id, blue, fireDeed(0, 'blue'));
    expect((await house.deed(id, red, { type: 'undo', to: 1 })).body.code).toBe('undo-needs-consent');
    expect((await house.deed(id, blue, { type: 'undo-reply', agree: true })).body.code).toBe(
      'no-undo-request',
    );
    await house.deed(id, red, { type: 'undo-request', to: 1 });
    expect((await deskOf(id, blue)).desk.undo.request).toEqual({ by: 'red', to: 1, agreed: ['red'] });
    await house.deed(id, blue, { type: 'undo-reply', agree: false });
    expect((await deskOf(id, blue)).desk.undo.request).toBeNull();
    await house.deed(id, red, { type: 'undo-request', to: 1 });
    const agreed = await house.deed(id, blue, { type: 'undo-reply', agree: true });
    expect(agreed.body.rewoundTo).toBe(1);
    expect((await deskOf(id, red)).desk).toMatchObject({
      step: 1,
      asks: [{ answer: null }, { answer: null }],
    });
    expect((await house.deed(id, red, { type: 'undo-request', to: 7 })).body.code).toBe('undo-too-far');
  });

  it('a resignation ends the duel, publishes the secret, and nothing can be done after it', async () => {
    const { id, red, blue } = await signalled();
    await house.deed(id, red, fireDeed(0, 'red'));
    const before = (await house.get<Journal>(`/api/matches/${id}/journal`, red)).body;
    expect(before).not.toHaveProperty('secret');
    expect(before).not.toHaveProperty('hash');
    expect((await house.deed(id, blue, { type: 'resign' })).body).toMatchObject({ n: 4, step: 1 });
    const { desk, steps } = await deskOf(id, red);
    expect(desk.outcome).toMatchObject({ winners: ['red'] });
    expect(steps.at(-1)?.told).toEqual([{ kind: 'struck', rule: '5', seat: 'blue' }]);
    const ended = await house.trace(id);
    for (const deed of [
      { type: 'resign' },
      { type: 'undo', to: 0 },
      { type: 'undo-request', to: 0 },
      { type: 'undo-reply', agree: true },
      { type: 'retract', ask: '0/load/red' },
      deedSaying('1/signal/red', { flag: 'red' }),
    ] as const) {
      const { status, body } = await house.deed(id, red, deed);
      expect([deed.type, status, body.code]).toEqual([deed.type, 409, 'match-over']);
    }
    expect(await house.trace(id)).toEqual(ended);
    const { body: journal } = await house.get<Journal>(`/api/matches/${id}/journal`, blue);
    expect(verifyJournal(powderGame, journal).findings.every(({ ok }) => ok)).toBe(true);
    const { secret: _, ...hushed } = journal;
    expect(verifyJournal(powderGame, hushed).honest).toBe(false);
    expect(verifyJournal(powderGame, { ...journal, secret: '00'.repeat(32) }).honest).toBe(false);
  });
});
