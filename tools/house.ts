// Draws the house from its real imports: node tools/house.ts writes docs/house/rooms.svg, the tables of docs/house.md, and docs/api.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WAY } from './house/answer.ts';
import { drawing } from './house/plan-drawing.ts';
import { roomTable } from './house/room-table.ts';
import { layers } from './walls/plan.ts';
import { readSources } from './walls/sources.ts';
import { importsOf } from './walls.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The layers of each game's rules and board, top first. */
function layerTable(): string {
  const rows = Object.entries(layers).map(
    ([room, order]) => `| \`${room}\` | ${order.toReversed().join(' · ')} |`,
  );
  return ['| room | folders, top first |', '|---|---|', ...rows].join('\n');
}

function wayTable(): string {
  const rows = WAY.map(
    ({ file, name, does }, index) => `| ${index + 1} | [\`${file}\`](../${file}) \`${name}\` | ${does} |`,
  );
  return ['| | where | what |', '|---|---|---|', ...rows].join('\n');
}

/** The page with what stands between `<!-- name -->` and `<!-- /name -->` made anew. */
function withParts(page: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [before, rest] = text.split(open);
    const after = rest?.split(close)[1];
    if (before === undefined || after === undefined) throw new Error(`docs/house.md has no part ${name}`);
    return `${before}${open}\n${part}\n${close}${after}`;
  }, page);
}

/** What the pages about the house should say today, by path from the root. */
export function housePages(): Record<string, string> {
  const imports = importsOf(readSources(root));
  const page = readFileSync(`${root}docs/house.md`, 'utf8');
  return {
    'docs/house/rooms.svg': drawing(imports),
    'docs/house.md': withParts(page, { way: wayTable(), rooms: roomTable(), layers: layerTable() }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(housePages())) writeFileSync(`${root}${path}`, text);
  // The doors of the house are drawn with it.
  const { apiPage } = await import('../platform/cli/api.ts');
  writeFileSync(`${root}docs/api.md`, await apiPage());
}
