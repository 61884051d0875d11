/** The rooms of the house as a drawing: what imports what, how many files do, and the way of an answer through them. */

import type { Imports } from '../walls/graph.ts';
import { roomOf } from '../walls/rooms.ts';
import { WAY } from './answer.ts';

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
type RoomOnPlan = Box & { readonly title: string; readonly note: string };

/** Where each room stands on the drawing. Rooms of games are drawn once for all games. */
const ROOMS: Readonly<Record<string, RoomOnPlan>> = {
  board: { x: 40, y: 90, w: 220, h: 96, title: 'board', note: 'how a person sees and plays it' },
  game: { x: 40, y: 228, w: 220, h: 56, title: 'game.ts', note: 'what the list holds of it' },
  bot: { x: 40, y: 326, w: 104, h: 56, title: 'bot', note: 'the machine’s play' },
  attention: { x: 156, y: 326, w: 104, h: 56, title: 'attention', note: 'carrying on' },
  casebook: { x: 40, y: 424, w: 220, h: 56, title: 'casebook', note: 'numbered cases as data' },
  data: { x: 40, y: 522, w: 220, h: 56, title: 'data', note: 'tables, ships, scenarios' },
  rules: { x: 40, y: 620, w: 220, h: 84, title: 'rules', note: 'pure; in layers' },
  web: { x: 400, y: 90, w: 220, h: 96, title: 'web', note: 'the page: lobby, match, replay' },
  toolkit: { x: 400, y: 260, w: 190, h: 56, title: 'web/toolkit', note: 'what boards are made of' },
  list: { x: 400, y: 390, w: 160, h: 56, title: 'games/list.ts', note: 'one line a game' },
  server: { x: 760, y: 90, w: 220, h: 96, title: 'server', note: 'the umpire over HTTP' },
  cli: { x: 760, y: 260, w: 190, h: 56, title: 'cli', note: 'the weathergage command' },
  bots: { x: 760, y: 390, w: 160, h: 56, title: 'bots', note: 'workers, a ladder' },
  store: { x: 1080, y: 90, w: 180, h: 96, title: 'store', note: 'the journal on disk' },
  kernel: {
    x: 400,
    y: 600,
    w: 860,
    h: 104,
    title: 'kernel',
    note: 'asks, answers, happenings, views, dice, the journal, the harness',
  },
};

/** How many files of one room import another, over all games. */
export function traffic(imports: Imports): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const [file, targets] of imports) {
    const from = roomOf(file)?.name;
    if (from === undefined || !(from in ROOMS)) continue;
    const into = new Set([...targets].map((target) => roomOf(target)?.name ?? from));
    for (const to of into) {
      if (to === from || !(to in ROOMS)) continue;
      const row = counts.get(from) ?? counts.set(from, new Map()).get(from)!;
      row.set(to, (row.get(to) ?? 0) + 1);
    }
  }
  return counts;
}

const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });

/** Where the line from a room's middle to another's leaves its wall. */
function leaving(from: Box, to: Box): { x: number; y: number } {
  const [a, b] = [middle(from), middle(to)];
  // Rooms above each other are joined straight up and down by their right walls, past narrower ones between them.
  const right = Math.min(from.x + from.w, to.x + to.w) - 14;
  if (right > Math.max(from.x, to.x) && Math.abs(b.y - a.y) > (from.h + to.h) / 2)
    return { x: right, y: b.y > a.y ? from.y + from.h : from.y };
  const scale = Math.min(
    from.w / 2 / Math.max(1, Math.abs(b.x - a.x)),
    from.h / 2 / Math.max(1, Math.abs(b.y - a.y)),
  );
  return { x: Math.round(a.x + (b.x - a.x) * scale), y: Math.round(a.y + (b.y - a.y) * scale) };
}

/** In the left column rooms import others past those between them: such lines go round by the margin. */
const goesRound = (from: Box, to: Box): boolean =>
  from.x < 100 && to.x < 100 && Math.abs(from.y - to.y) > 150;

/** One, tens or hundreds of files: a picture that changed with every file would be true by toil alone. */
const strength = (count: number): string =>
  ['few', 'tens', 'hundreds'][Math.min(2, Math.floor(Math.log10(count)))]!;

function arrow(from: RoomOnPlan, to: RoomOnPlan, count: number, lane: number): string {
  const line = (d: string) => `<path class="import ${strength(count)}" d="${d}"/>`;
  if (goesRound(from, to)) {
    const side = from.x + from.w;
    const out = side + 16 + lane * 15;
    const [a, b] = [from.y + from.h / 2 - 8, to.y + to.h / 2 - 12 + lane * 7];
    return line(`M${side} ${a} H${out} V${b} H${side + 4}`);
  }
  const [a, b] = [leaving(from, to), leaving(to, from)];
  return line(`M${a.x} ${a.y} L${b.x} ${b.y}`);
}

/** The stops of an answer, side by side in their rooms. */
function stops(): { x: number; y: number }[] {
  const seen = new Map<string, number>();
  return WAY.map(({ file }) => {
    const name = roomOf(file)!.name;
    const room = ROOMS[name]!;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { x: room.x + 26 + nth * 34, y: room.y + room.h - 20 };
  });
}

const STYLE = `
  .room { fill: #fbf7ea; stroke: #1f2d44; stroke-width: 1.4; }
  .frame { fill: none; stroke: #a9792b; stroke-dasharray: 5 4; }
  .title { font: 600 17px 'Libre Caslon Text', Georgia, serif; fill: #1f2d44; }
  .note { font: 12.5px Georgia, serif; fill: #4a5466; }
  .head { font: italic 16px Georgia, serif; fill: #7a5518; }
  .import { fill: none; stroke: #5d7f8c; marker-end: url(#into); }
  .few { stroke-width: .8; }
  .tens { stroke-width: 1.6; }
  .hundreds { stroke-width: 2.8; }
  .way { fill: none; stroke: #b3261e; stroke-width: 1.6; stroke-dasharray: 2 3; opacity: .8; }
  .stop { fill: #b3261e; }
  .nth { font: 600 11px Georgia, serif; fill: #fff; text-anchor: middle; }`;

export function drawing(imports: Imports): string {
  const lanes = new Map<string, number>();
  const order = Object.keys(ROOMS);
  const counts = traffic(imports);
  const arrows = order.flatMap((from) =>
    order.flatMap((to) => {
      const count = counts.get(from)?.get(to);
      if (count === undefined) return [];
      const [a, b] = [ROOMS[from]!, ROOMS[to]!];
      const lane = goesRound(a, b) ? (lanes.get('left') ?? 0) : 0;
      if (goesRound(a, b)) lanes.set('left', lane + 1);
      return arrow(a, b, count, lane);
    }),
  );
  const boxes = Object.values(ROOMS).map(
    ({ x, y, w, h, title, note }) =>
      `<rect class="room" x="${x}" y="${y}" width="${w}" height="${h}" rx="3"/><text class="title" x="${x + 12}" y="${y + 23}">${title}</text><text class="note" x="${x + 12}" y="${y + 42}">${note}</text>`,
  );
  const points = stops();
  const way = `<polyline class="way" points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`;
  const marks = points.map(
    ({ x, y }, index) =>
      `<circle class="stop" cx="${x}" cy="${y}" r="10.5"/><text class="nth" x="${x}" y="${y + 4}">${index + 1}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1300 740" role="img" aria-label="The rooms of the house, who imports whom, and the way of an answer">
<style>${STYLE}
</style>
<defs><marker id="into" markerWidth="9" markerHeight="9" refX="8" refY="4.5" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0 L9 4.5 L0 9 z" fill="#5d7f8c"/></marker></defs>
<rect width="1300" height="740" fill="#f3ecd9"/>
<rect class="frame" x="20" y="60" width="350" height="664" rx="6"/><text class="head" x="30" y="48">games/&lt;game&gt;, each by itself</text>
<rect class="frame" x="384" y="60" width="896" height="664" rx="6"/><text class="head" x="394" y="48">platform, which knows no game</text>
${arrows.join('\n')}
${boxes.join('\n')}
${way}
${marks.join('\n')}
</svg>
`;
}
