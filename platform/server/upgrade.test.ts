import { type Journal, verifyJournal } from '@weathergage/kernel';
import type { DeskReply, MatchInfo } from '@weathergage/kernel/protocol.ts';
import { type PowderTypes, powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServedGame } from './catalogue.ts';
import { http } from './testing/client.ts';
import { deedSaying, fireDeed, House, powderEntry } from './testing/house.ts';

const newer: ServedGame<PowderTypes> = { ...powderEntry, game: { ...powderGame, rulesVersion: '2' } };

describe('an upgrade of the rules', () => {
  let house: House;
  beforeEach(async () => {
    house = await House.open();
  });
  afterEach(() => house.close());
  const upgrade = async () => {
    await house.server.close();
    await house.start({ games: [newer] });
  };

  it('lets a match that was begun be finished, and says so in its journal', async () => {
    const { id, tokens } = await house.begin({ options: { rounds: 1 } });
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await house.deed(id, tokens.red, fireDeed(0, 'red'));
    await upgrade();
    const { body } = await house.get<DeskReply>(`/api/matches/${id}/desk`, tokens.red);
    expect(body.desk.asks.map(({ answer }) => answer)).toEqual([{ powder: 1 }, { at: 'low' }]);
    const { body: half } = await house.get<Journal>(`/api/matches/${id}/journal`, tokens.red);
    // The entry holds the whole state, which is nobody's to see before the end.
    expect(half.entries.map(({ type }) => type)).toEqual(['answer', 'answer', 'answer']);
    await house.deed(id, tokens.blue, fireDeed(0, 'blue'));
    const { body: journal } = await house.get<Journal>(`/api/matches/${id}/journal`, tokens.blue);
    expect(journal.entries.map(({ type }) => type)).toContain('adopt');
    const { verdict, findings } = verifyJournal(newer.game, journal);
    expect(verdict).toBe('in-part');
    expect(findings.map(({ text }) => text).join()).toMatch('every die since hangs on its hash');
  });

  it('leaves a match that is over alone: it is shown, and its journal stays what was played', async () => {
    const { id, tokens } = await house.begin({ options: { rounds: 1 } });
    await house.deed(id, tokens.red, { type: 'resign' });
    const before = (await house.get<Journal>(`/api/matches/${id}/journal`, tokens.blue)).body;
    await house.server.close();
    // By these nobody has won yet, and a state looks otherwise.
    const game = {
      ...newer.game,
      outcome: () => null,
      adopt: (state: unknown) => ({ ...(state as PowderTypes['state']), rounds: 7 }),
    };
    await house.start({ games: [{ ...newer, game }] });
    expect((await house.get<DeskReply>(`/api/matches/${id}/desk`, tokens.red)).status).toBe(200);
    expect(await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }))).toMatchObject({
      status: 409,
      body: { code: 'match-over' },
    });
    const after = (await house.get<Journal>(`/api/matches/${id}/journal`, tokens.blue)).body;
    expect(after).toEqual(before);
    expect(verifyJournal(powderGame, after).verdict).toBe('honest');
  });

  it('is what a match is played by that was only gathering', async () => {
    const { match, tokens } = await house.create({ options: { rounds: 1 } });
    await upgrade();
    for (const token of Object.values(tokens))
      await http(house.address, 'POST', `/api/matches/${match.id}/join`, {
        token,
        body: { nonce: 'a nonce of mine' },
      });
    const { body: info } = await house.get<MatchInfo>(`/api/matches/${match.id}`, tokens.red);
    expect(info).toMatchObject({
      status: 'playing',
      rulesVersion: '2',
      dice: { commitment: match.dice.commitment },
    });
    await house.deed(match.id, tokens.red, { type: 'resign' });
    const { body: journal } = await house.get<Journal>(`/api/matches/${match.id}/journal`, tokens.blue);
    expect(verifyJournal(newer.game, journal).honest).toBe(true);
  });
});
