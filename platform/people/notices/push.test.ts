import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawVapidKeys, pushParcel, vapidFlaw } from './push.ts';
import type { Told } from './words.ts';

const TOLD: Told = {
  kind: 'turn',
  match: 'abc',
  seat: 'red',
  words: { title: 'Two captains', seat: 'Red', deadline: Date.parse('2026-11-20T12:00:00Z') },
  again: false,
};

/** As a browser does it (RFC 8291, RFC 8188). */
function opened(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const sealed = body.subarray(21 + body[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const of = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

describe('a notice to a browser', () => {
  it('is read by that browser alone, and leads to the decision', async () => {
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const auth = randomBytes(16);
    const keys = await drawVapidKeys();
    const parcel = await pushParcel(
      {
        endpoint: 'https://push.example/send/one',
        p256dh: browser.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      },
      TOLD,
      { publicUrl: 'https://play.example', keys, zone: 'Europe/Lisbon' },
    );
    expect(parcel.url).toBe('https://push.example/send/one');
    expect(String(parcel.body)).not.toContain('Two captains');
    expect(JSON.parse(opened(Buffer.from(parcel.body), browser, auth))).toEqual({
      head: 'Your turn: Two captains',
      text: expect.stringContaining('You have time until Friday 20 November'),
      path: '/#/seat/abc/red',
      tag: expect.stringMatching(/^[\w-]{24}$/),
    });
    const headers = new Headers(parcel.headers);
    expect(headers.get('content-encoding')).toBe('aes128gcm');
    expect(headers.get('topic')).toMatch(/^[\w-]{24}$/);
    const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.get('authorization') ?? '')!;
    expect(key).toBe(keys.publicKey);
    const [head = '', claims = '', mark = ''] = token!.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example',
      sub: 'https://play.example',
    });
    const point = Buffer.from(keys.publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(mark, 'base64url'),
    );
    expect(signed).toBe(true);
  });

  it('is sent with keys that will do', async () => {
    const keys = await drawVapidKeys();
    expect(await vapidFlaw(keys)).toBeNull();
    expect(await vapidFlaw({ ...keys, privateKey: 'short' })).not.toBeNull();
    expect(await vapidFlaw({ ...keys, publicKey: 'short' })).not.toBeNull();
  });
});
