/** Scenarios with something wrong in them, sent to a server of all games: each is refused in words, or can be played. */
import { looseDice } from '@weathergage/kernel';
import { mutatedAnswer } from '@weathergage/kernel/harness/forge.ts';
import type { CreatedReply, DeskReply, ErrorBody } from '@weathergage/kernel/protocol.ts';
import { eventually, http, SocketClient } from '@weathergage/server/testing/client.ts';
import { House } from '@weathergage/server/testing/house.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../games/index.ts';

const TRIES = 120;
const PLAYED = 4;
const DEEDS = 20;

describe.each(GAMES.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  let house: House;
  beforeAll(async () => {
    const [game, scenarios, bots] = await Promise.all([entry.rules(), entry.scenarios(), entry.bots()]);
    house = await House.open({ games: [{ game, scenarios, bots }] as never });
  });
  afterAll(() => house.close());

  it(`takes none of ${TRIES} spoilt scenarios that it can't play, and fails at none`, async () => {
    const dice = looseDice(1805);
    const scenarios = await entry.scenarios();
    const outcomes = { refused: 0, taken: 0 };
    for (let i = 0; i < TRIES; i++) {
      const whole = scenarios[i % scenarios.length]!;
      let spoilt: unknown = whole;
      for (let n = 0; n <= i % 3; n++) spoilt = mutatedAnswer(spoilt, dice);
      const seats = Object.fromEntries(
        (await entry.rules()).seats(whole).map(({ id: seat }) => [seat, 'bot:random']),
      );
      const reply = await http<CreatedReply & ErrorBody>(house.address, 'POST', '/api/matches', {
        body: { game: id, scenario: spoilt, seats },
      });
      expect([201, 400, 404, 413, 422], JSON.stringify(reply.body)).toContain(reply.status);
      if (reply.status !== 201) {
        expect(reply.body.message.length).toBeGreaterThan(10);
        outcomes.refused++;
      } else if (outcomes.taken++ < PLAYED) await plays(house.address, reply.body);
    }
    expect(outcomes.refused).toBeGreaterThan(0);
    expect(outcomes.taken).toBeGreaterThan(0);
  });

  it('sends nobody with each view where the figures of a scenario come from, which may be long', async () => {
    const [scenario] = await entry.scenarios();
    if (!('provenance' in scenario!)) return;
    const sources = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`source-${i}`, 'constructed']));
    const fat = { ...scenario, provenance: sources };
    const seats = (await entry.rules()).seats(fat).map(({ id: seat }) => [seat, 'bot:random']);
    const made = await http<CreatedReply>(house.address, 'POST', '/api/matches', {
      body: { game: id, scenario: fat, seats: Object.fromEntries(seats), gallery: 'public' },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { body } = await http<DeskReply>(house.address, 'GET', `/api/matches/${made.body.match.id}/desk`);
    expect(JSON.stringify(body.desk.view)).not.toContain('source-');
  });
});

/** Machines play on while somebody looks. */
async function plays(address: string, { match, galleryToken }: CreatedReply): Promise<void> {
  const watcher = await SocketClient.greet(address, match.id, galleryToken!);
  await eventually(
    () => watcher.desks.length > 0 && (watcher.desk.n >= DEEDS || watcher.desk.outcome !== null),
  );
  expect(watcher.closed).toBeNull();
  await watcher.close();
}
