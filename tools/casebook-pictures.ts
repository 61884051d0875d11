// Writes docs/casebook/: every case of the casebook with its chart. `node tools/with-node.mjs tools/casebook-pictures.ts`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerLines, givenLines } from '../games/hex-action/casebook/answer.ts';
import { GROUPS } from '../games/hex-action/casebook/book.ts';
import { type AnyCase, type Look, type Mark, pictureOf } from '../games/hex-action/casebook/picture.ts';

const INK = '#1f2d44';
const RED = '#b3261e';
/** The day colours of the page, written out: a file has no page to take them from. */
const PENS: Readonly<Record<Look, string>> = {
  sea: 'fill="#c7dad6"',
  grid: 'stroke="#93b0b1" stroke-width="1.2"',
  land: 'fill="#e7d8b1" stroke="#7c6a43" stroke-width="2"',
  'field-1': 'fill="#a9792b" fill-opacity=".45"',
  'field-2': 'fill="#a9792b" fill-opacity=".24"',
  'field-3': 'fill="#a9792b" fill-opacity=".24"',
  'field-4': 'fill="#faf5e7" fill-opacity=".7"',
  'field-5': 'fill="#faf5e7" fill-opacity=".7"',
  windward: `fill="${INK}" fill-opacity=".18"`,
  number: 'font-size="15"',
  name: 'font-size="12" stroke="#c7dad6" stroke-width="3" paint-order="stroke"',
  'ship-a': `fill="#1c4a8a" stroke="${INK}" stroke-width="2"`,
  'ship-b': `fill="#b8480a" stroke="${INK}" stroke-width="2"`,
  after: `fill="#faf5e7" fill-opacity=".75" stroke="${INK}" stroke-width="2.5" stroke-dasharray="7 5"`,
  letter: 'font-size="22" font-weight="700" stroke="#faf5e7" stroke-width="5" paint-order="stroke"',
  wind: `stroke="${INK}" stroke-width="3"`,
  'wind-word': 'font-size="15" font-style="italic"',
  track: 'stroke="#4a5468" stroke-width="2" stroke-dasharray="3 6"',
  bond: 'stroke="#7a5230" stroke-width="5"',
  anchor: `stroke="${INK}" stroke-width="3"`,
  shot: 'stroke="#7a5413" stroke-width="3.5"',
  rake: `stroke="${RED}" stroke-width="6"`,
  barred: `stroke="${RED}" stroke-width="3" stroke-dasharray="9 8"`,
};

const round = Math.round;

/** The grid as a tile: a whole hex and half a line to either side of it. */
const TILE =
  '<defs><pattern id="hexes" width="120" height="69.28" patternUnits="userSpaceOnUse">' +
  `<path ${PENS.grid} fill="none" d="M0 34.64h20l20-34.64h40l20 34.64h20m-20 0l-20 34.64h-40l-20-34.64"/></pattern></defs>`;

function drawn(mark: Mark, sea: string): string {
  if (mark.look === 'grid') return `<path fill="url(#hexes)" d="${sea}"/>`;
  if ('path' in mark) return `<path ${PENS[mark.look]} d="${mark.path}"/>`;
  const place = `x="${round(mark.at.x)}" y="${round(mark.at.y)}"`;
  return `<text ${PENS[mark.look]} ${place}>${mark.text}</text>`;
}

function svg(stated: AnyCase): string {
  const { box, marks } = pictureOf(stated);
  const view = [box.x, box.y, box.width, box.height].map((value) => round(value)).join(' ');
  const width = Math.round(box.width * 0.6);
  const height = Math.round(box.height * 0.6);
  const sea = `M${round(box.x)} ${round(box.y)}h${round(box.width)}v${round(box.height)}H${round(box.x)}Z`;
  const paths = marks.filter((mark) => 'path' in mark).map((mark) => drawn(mark, sea));
  const texts = marks.filter((mark) => 'text' in mark).map((mark) => drawn(mark, sea));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}" height="${height}" role="img">`,
    `<title>Case ${stated.id}</title>`,
    TILE,
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    ...paths,
    `</g><g fill="${INK}" font-family="Georgia, serif" text-anchor="middle" dominant-baseline="central">`,
    ...texts,
    '</g></svg>',
    '',
  ].join('\n');
}

const section = (stated: AnyCase): string =>
  [
    `### ${stated.id}: ${stated.title}`,
    `![Chart of case ${stated.id}](hex-action/${stated.id}.svg)`,
    ...(givenLines(stated).length > 0 ? [givenLines(stated).join(' ')] : []),
    answerLines(stated)
      .map((line) => `- ${line}`)
      .join('\n'),
    ...('why' in stated ? [stated.why] : []),
    `Rules ${stated.rules.join(', ')}.`,
  ].join('\n\n');

const folder = fileURLToPath(new URL('../docs/casebook/', import.meta.url));
mkdirSync(`${folder}hex-action`, { recursive: true });
for (const { cases } of GROUPS)
  for (const stated of cases) writeFileSync(`${folder}hex-action/${stated.id}.svg`, svg(stated));
writeFileSync(
  `${folder}hex-action.md`,
  `${[
    '# Hex Action: the casebook',
    'Numbered cases with what the umpire rules. Each is data in `games/hex-action/casebook`, and the tests beside it play every one of them. The charts: ships of side a are blue, those of side b red; a dashed hull is where a ship comes to; a brass line is a shot that may be fired, a thick red one a rake, a broken red one a shot that is barred; the numbers are the fields of the broadside in question; a brown line is a tow, a grapple or a foul; shaded hexes are those to windward.',
    ...GROUPS.flatMap(({ title, cases }) => [`## ${title}`, ...cases.map(section)]),
  ].join('\n\n')}\n`,
);
