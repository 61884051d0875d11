// @vitest-environment happy-dom
import { mappingWith, PRINTED_MAPPING, withMapping } from '@weathergage/campaign';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LocalPlan } from '../tables/local-plan.ts';
import type { Table, TableNow } from '../tables/table.ts';
import { type Drawing, newDrawing } from '../toolkit/testing/drawing.ts';
import { byHostMapping } from './host-mapping.ts';
import WarTab from './war-tab.tsx';

const read = mappingWith(PRINTED_MAPPING, { season: { turns: 3 }, divisions: { apart: 9 } });
if (!read.ok) throw new Error(read.path);
const { mapping } = read;
const options = { foughtOut: { ways: ['hex-action'] } };
const bound = withMapping(options, mapping);

const NONE: never[] = [];
let drawing: Drawing;
beforeEach(() => {
  drawing = newDrawing();
});
afterEach(async () => {
  await drawing.remove();
  vi.unstubAllGlobals();
});

async function tabOf(opened: unknown): Promise<HTMLElement | null> {
  const battles = { options: opened, now: () => NONE, trouble: () => null, subscribe: () => () => {} };
  const table = { id: 'war', kind: 'online', battles } as unknown as Table;
  await drawing.draw(<WarTab table={table} now={{ status: 'playing' } as TableNow} onTrouble={() => {}} />);
  return drawing.place.querySelector('[data-testid="war-mapping"]');
}

it('tells what a host has changed in the making of battles, and nothing where he has changed nothing', async () => {
  const told = await tabOf(bound);
  expect(told?.textContent).toContain('divisions.apart9 for null');
  expect(told?.textContent).toContain('season.turns3 for 4');
  expect(await tabOf(options)).toBeNull();
});

it('says nothing of a table that is not the one its match names', async () => {
  const { foughtOut } = bound as { foughtOut: object };
  expect(await tabOf({ foughtOut: { ...foughtOut, mapping: 'ab'.repeat(32) } })).toBeNull();
});

const plan = { options } as unknown as LocalPlan;
const hosted = async (reply: unknown): Promise<unknown> => {
  vi.stubGlobal('fetch', async () => {
    if (reply === null) throw new TypeError('no network');
    return new Response(JSON.stringify(reply));
  });
  return (await byHostMapping(plan)).options;
};

it('a war on this screen takes the mapping of its host, where there is one that fits', async () => {
  expect(await hosted({ games: [], mapping: { hash: 'ab', table: mapping } })).toEqual(bound);
  for (const reply of [{ games: [] }, { games: [], mapping: { hash: 'ab', table: { season: 3 } } }, null])
    expect(await hosted(reply)).toEqual(withMapping(options, PRINTED_MAPPING));
});
