import { afterEach, describe, expect, it } from 'vitest';
import { SocketClient } from '../testing/client.ts';
import { freePort } from '../testing/free-port.ts';
import { deedSaying, House } from '../testing/house.ts';

let house: House;
afterEach(() => house.close());

describe('figures', () => {
  it('stand at a port of their own, and tell no secret', async () => {
    const port = await freePort();
    house = await House.open({ metrics: { port } });
    const { id, tokens, galleryToken } = await house.begin({ seats: { blue: 'bot:first' } });
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    await red.deed(deedSaying('0/signal/red', { flag: 'white' }));
    await red.until(() => !red.desk.waitingFor.includes('blue'));
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(reply.headers.get('content-type')).toContain('text/plain');
    const text = await reply.text();
    const figure = (name: string) =>
      Number(new RegExp(`^weathergage_${name.replace(/[{}"]/g, '\\$&')} (.*)$`, 'm').exec(text)?.[1]);
    expect(figure('deeds_total{how="taken"}')).toBe(1);
    expect(figure('deeds_total{how="refused"}')).toBe(1);
    expect(figure('deed_seconds_count')).toBe(2);
    expect(figure('machine_deeds_total')).toBe(1);
    expect([figure('matches_made_total'), figure('watchers'), figure('store_well')]).toEqual([1, 1, 1]);
    expect(text).toContain('nodejs_eventloop_lag');
    for (const secret of [id, tokens.red!, galleryToken!]) expect(text).not.toContain(secret);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`${house.address}/metrics`)).status).toBe(404);
    await red.close();
  });
});
