import { type Journal, verifyJournal } from '@weathergage/kernel';
import type { CreatedReply, DeskReply, ErrorBody } from '@weathergage/kernel/protocol.ts';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { http } from '../testing/client.ts';
import { deedSaying, fireDeed, House } from '../testing/house.ts';

let house: House;
afterEach(() => house.close());

describe('a match that goes on from a moment of another', () => {
  const forked = (id: string, n: number, token?: string) =>
    http<CreatedReply & ErrorBody>(house.address, 'POST', `/api/matches/${id}/fork`, {
      body: { n },
      ...(token === undefined ? {} : { token }),
    });
  const over = async (gallery: 'link' | 'closed') => {
    const begun = await house.begin({ gallery });
    const { id, tokens } = begun;
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'white' }));
    for (const seat of ['red', 'blue']) await house.deed(id, tokens[seat], fireDeed(0, seat, 2));
    return begun;
  };

  it('has its scenario, its state and new dice, is played to the end and proved from the fork on', async () => {
    house = await House.open();
    const { id, tokens } = await over('link');
    expect((await forked(id, 1, tokens.red)).body.code).toBe('not-over');
    const before = (await house.get<DeskReply>(`/api/matches/${id}/desk`, tokens.red)).body.desk;
    const { n } = before;
    await house.deed(id, tokens.blue, { type: 'resign' });
    expect((await forked(id, n + 1, tokens.red)).body.code).toBe('match-over');

    // Whoever knows the address of a match that is over may read it, and play on from it.
    const { status, body } = await forked(id, n);
    expect(status).toBe(201);
    await house.server.close();
    await house.start();
    for (const [seat, token] of Object.entries(body.tokens))
      await house.post(`/api/matches/${body.match.id}/join`, token, { nonce: `nonce of ${seat}` });
    const { desk } = (await house.get<DeskReply>(`/api/matches/${body.match.id}/desk`, body.tokens.red)).body;
    expect([desk.view, desk.step]).toEqual([before.view, before.step]);
    expect(desk.asks.map(({ answer }) => answer).every((answer) => answer === null)).toBe(true);
    await house.deed(body.match.id, body.tokens.blue, deedSaying('1/signal/blue', { flag: 'red' }));
    await house.deed(body.match.id, body.tokens.red, { type: 'resign' });
    const { body: journal } = await house.get<Journal>(`/api/matches/${body.match.id}/journal`);
    expect(journal.entries.map(({ type }) => type)).toEqual(['adopt', 'answer', 'resign']);
    const proof = verifyJournal(powderGame, journal);
    expect(proof).toMatchObject({ verdict: 'in-part' });
  });

  it('is nobody’s to make or read where spectators were kept out', async () => {
    house = await House.open();
    const { id, tokens } = await over('closed');
    await house.deed(id, tokens.blue, { type: 'resign' });
    expect((await forked(id, 1)).body.code).toBe('token-needed');
    expect((await house.get<ErrorBody>(`/api/matches/${id}/journal`)).body.code).toBe('token-needed');
    expect((await forked(id, 1, tokens.red)).status).toBe(201);
  });
});
