/** The figures on the cards of scenarios are those of the pages on balance, and of scenarios that there are. */
import { readFileSync } from 'node:fs';
import type { Played } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import * as hexAction from '../games/hex-action/data/played.ts';
import { GAMES } from '../games/index.ts';
import * as seaPower from '../games/sea-power/data/played.ts';
import * as station from '../games/station/data/played.ts';
import * as tableAction from '../games/table-action/data/played.ts';

/** A line of the page that begins with the scenario's name, or its whole section where it has one. */
function figuresOf(page: string, id: string): string {
  const section = page.indexOf(`\`${id}\`, `);
  if (section >= 0) return page.slice(section, section + 400);
  return page.split('\n').find((line) => line.includes(`\`${id}\``) || line.startsWith(`| ${id} |`)) ?? '';
}

const said = ({ matches, won }: Played, figures: string): boolean[] =>
  Object.values(won).map(
    (share) =>
      figures.includes(`${share.toFixed(1)} %`) ||
      figures.split(/[ |-]/).includes(String(Math.round((share * matches) / 100))),
  );

describe.each([
  ['hex-action', hexAction],
  ['table-action', tableAction],
  ['sea-power', seaPower],
  ['station', station],
] as const)('what matches of %s came to', (game, { played, effort }) => {
  const page = readFileSync(`docs/balance/${game}.md`, 'utf8');

  it('stands on the cards as on the page', () => {
    for (const [id, one] of Object.entries(played)) {
      expect(said(one, figuresOf(page, id)), id).not.toContain(false);
      expect(figuresOf(page, id), id).toMatch(new RegExp(`${one.matches}|-`));
    }
  });

  it('is of scenarios that there are, and every one says how long it takes', async () => {
    const scenarios = await GAMES.find(({ id }) => id === game)!.scenarios();
    const ids = scenarios.map(({ id }) => id);
    expect(Object.keys(played).filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.keys(effort).toSorted()).toEqual(ids.toSorted());
  });
});
