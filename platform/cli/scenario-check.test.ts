import { scenarios } from '@weathergage/hex-action/data/scenarios.ts';
import { modules } from '@weathergage/station/data/modules.ts';
import { scenarios as cruises } from '@weathergage/station/data/scenarios.ts';
import { describe, expect, it } from 'vitest';
import { folder, here, weathergage } from './test-run.ts';

const { path, file } = folder();
const [sound] = scenarios;

describe('scenario check', () => {
  it('finds a sound scenario sound', async () => {
    const { code, out } = await weathergage(
      'scenario',
      'check',
      file('sound.json', sound),
      '--game',
      'hex-action',
    );
    expect(code).toBe(0);
    expect(out).toContain('sound');
  });

  it('names the place of a flaw in the shape', async () => {
    const flawed = file('shape.json', { ...sound, wind: 9 });
    const { code, out } = await weathergage('scenario', 'check', flawed, '--game', 'hex-action');
    expect(code).toBe(1);
    expect(out).toMatch(/^\/wind.*: expected /m);
  });

  it('says in words what a module must have there', async () => {
    const module = { ...modules.training, winds: 'none' };
    const flawed = file('module.json', { ...cruises[0], module });
    const { code, out } = await here('scenario', 'check', flawed, '--game', 'station');
    expect(code).toBe(1);
    expect(out.trim()).toBe('/module/winds: expected a list; found "none"');
  });

  it('names the place of a flaw that only the game can see', async () => {
    const ships = sound!.ships.map((ship, i) => (i === 1 ? { ...ship, side: 'neutral' } : ship));
    const path = file('side.json', { ...sound, ships });
    const { code, out } = await here('scenario', 'check', path, '--game', 'hex-action', '--json');
    expect(code).toBe(1);
    const { sound: isSound, flaws } = JSON.parse(out);
    expect(isSound).toBe(false);
    expect(flaws).toContainEqual({ path: '/ships/1/side', expected: expect.stringContaining('one of') });
  });

  it.each([
    ['nothing there', `${path}/none.json`, undefined],
    ['broken JSON', `${path}/broken.json`, '{'],
  ])('can not read %s', async (_, name, content) => {
    if (content !== undefined) file('broken.json', content);
    const { code, err } = await here('scenario', 'check', name, '--game', 'hex-action');
    expect(code).toBe(2);
    expect(err).toContain(name);
  });
});
