import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PeopleHouse, peopleHouse } from '../people/testing/people-house.ts';
import { eventually } from '../testing/client.ts';
import { fireDeed } from '../testing/house.ts';
import type { TurnEvent } from './turn-news.ts';

describe('news of turns', () => {
  let at: PeopleHouse;
  beforeAll(async () => {
    at = await peopleHouse();
  });
  afterAll(() => at.close());

  it('are told once for each turn, and stand in the list of who is waited for', async () => {
    const events: TurnEvent[] = [];
    at.house.server.news.listen((event) => events.push(event));
    const { id, tokens } = await at.house.begin({ scenario: 'powder-50' });
    const [ann, ben] = [at.visitor(), at.visitor()];
    await ann.post('/api/people/seats', { match: id, token: tokens.red! });
    await ben.post('/api/people/seats', { match: id, token: tokens.blue! });
    await ann.get('/api/people/me/matches');
    const told = () => events.map((event) => `${event.kind} ${'turn' in event ? event.turn.seat : ''}`);
    await eventually(() => events.length > 0);
    const first = told();
    expect(first).toContain('to-move red');
    const before = await at.people.waiting.at(id);
    expect(before.every(({ deadline, missed }) => deadline === null && missed === 0)).toBe(true);
    const who = (await ann.me()).id;
    expect((await at.people.waiting.of(who)).map(({ seat }) => seat)).toEqual(['red']);

    // Looked at again it is no news.
    await ann.get('/api/people/me/matches');
    expect(told()).toEqual(first);

    await at.house.deed(id, tokens.red!, {
      type: 'answer',
      answers: [{ ask: '0/signal/red', answer: { flag: 'red' } }],
    });
    await at.house.deed(id, tokens.red!, fireDeed(0, 'red'));
    await ann.get('/api/people/me/matches');
    expect(await at.people.waiting.of(who)).toEqual([]);
    expect((await at.people.waiting.at(id)).map(({ seat }) => seat)).toEqual(['blue']);
    await at.house.deed(id, tokens.blue!, { type: 'resign' });
    await ann.get('/api/people/me/matches');
    expect(await at.people.waiting.at(id)).toEqual([]);
  });
});
