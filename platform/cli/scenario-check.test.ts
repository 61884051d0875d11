import { powderScenario } from '@weathergage/store/testing/powder.ts';
import { describe, expect, it } from 'vitest';
import { runHere, scratchFolder } from './testing/run.ts';

const { path, file } = scratchFolder();
const sound = powderScenario();

describe('scenario check', () => {
  it('finds a sound scenario sound', async () => {
    const { code, out } = await runHere('scenario', 'check', file('sound.json', sound), '--game', 'powder');
    expect(code).toBe(0);
    expect(out).toContain('sound');
  });

  it('names the place of a flaw in the shape', async () => {
    const flawed = file('shape.json', { ...sound, rounds: 0 });
    const { code, out } = await runHere('scenario', 'check', flawed, '--game', 'powder');
    expect(code).toBe(1);
    expect(out).toMatch(/^\/rounds.*: expected /m);
  });

  it('names the place of a flaw that only the game can see', async () => {
    const path = file('twice.json', { ...sound, captains: ['red', 'red'] });
    const { code, out } = await runHere('scenario', 'check', path, '--game', 'powder', '--json');
    expect(code).toBe(1);
    const { sound: isSound, flaws } = JSON.parse(out);
    expect(isSound).toBe(false);
    expect(flaws).toContainEqual({ path: '/captains', expected: 'no captain named twice' });
  });

  it.each([
    ['nothing there', `${path}/none.json`, undefined],
    ['broken JSON', `${path}/broken.json`, '{'],
  ])('can not read %s', async (_, name, content) => {
    if (content !== undefined) file('broken.json', content);
    const { code, err } = await runHere('scenario', 'check', name, '--game', 'powder');
    expect(code).toBe(2);
    expect(err).toContain(name);
  });
});
