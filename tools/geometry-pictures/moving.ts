// Pictures of ships in motion: how far they come, and how they lie when they have met.
import { alignBoarding, alignCollision } from '../../games/table-action/rules/geometry/align.ts';
import type { Base } from '../../games/table-action/rules/geometry/base.ts';
import { along, type Point } from '../../games/table-action/rules/geometry/point.ts';
import { advance, turnSweep } from '../../games/table-action/rules/geometry/sweep.ts';
import { BRASS, dot, drawPath, drawShip, ground, INK, picture, RED, SEA, words } from './drawing.ts';
import { base } from './still.ts';

const hitWord = (hit: ReturnType<typeof advance>['hit']): string =>
  hit === null ? 'free' : `meets ${hit.kind}`;

export function runPicture(): string {
  const others = [base(8200, 500, 1200), base(4200, 5200, 900), base(6500, 6700, 950, 2000, 800)];
  const land = {
    kind: 'land',
    points: [
      { x: 6500, y: 9400 },
      { x: 9800, y: 9000 },
      { x: 9800, y: 12_600 },
      { x: 7600, y: 12_600 },
    ],
  } as const;
  const starts = [base(0, 0, 900), base(0, 3200, 1000, 2500, 900), base(0, 11_000, 900, 2000, 800)];
  const parts = [ground('land', land.points), ...others.map((one) => drawShip(one, { line: SEA }))];
  for (const start of starts) {
    const end = advance(start, start.heading, 9000, others, [land]);
    parts.push(
      drawShip(start, { faint: true }),
      drawPath([start.at, along(start.at, start.heading, 9000)], { dashed: true }),
    );
    parts.push(drawShip(end.at, { line: end.hit ? RED : INK }));
    parts.push(
      words({ x: 0, y: start.at.y + 1300 }, `${hitWord(end.hit)} after ${end.moved}`, end.hit ? RED : INK),
    );
  }
  return picture('A base run ahead up to first contact', -2400, -1800, 13_200, 14_800, parts);
}

export function turnPicture(): string {
  const other = base(2500, -1100, 200);
  const start = base(0, 0, 0);
  const parts = [drawShip(other, { line: SEA })];
  for (const [by, x] of [
    [900, 0],
    [-900, 7600],
  ] as const) {
    const from: Base = { ...start, at: { x, y: 0 } };
    const beside: Base = { ...other, at: { x: other.at.x + x, y: other.at.y } };
    const end = turnSweep(from, by, [beside], []);
    parts.push(
      drawShip(beside, { line: SEA }),
      drawShip(from, { faint: true }),
      drawShip(end.at, { line: end.hit ? RED : INK }),
    );
    parts.push(words({ x, y: 2700 }, `asked ${by}, turned ${end.turned}`, end.hit ? RED : INK));
  }
  return picture('A base turned about its centre up to first contact', -2600, -3400, 14_600, 6800, parts);
}

/** Two pictures of a pair beside each other. */
function beforeAndAfter(
  before: readonly Base[],
  after: readonly Base[],
  others: readonly Base[],
  by: Point,
): string[] {
  const shifted = (one: Base): Base => ({ ...one, at: { x: one.at.x + by.x, y: one.at.y + by.y } });
  return [
    ...others.flatMap((one) => [drawShip(one, { line: SEA }), drawShip(shifted(one), { line: SEA })]),
    ...before.map((one) => drawShip(one)),
    ...after.map((one) => drawShip(shifted(one), { line: BRASS })),
    ...before.map((one) => dot(shifted(one).at, INK, 90)),
  ];
}

export function collision(): string {
  const rows = [
    { run: base(0, 3400, 0), other: base(300, 0, 900), word: 'at 90°' },
    { run: base(-600, 10_900, 200), other: base(400, 7700, 3300, 2500, 900), word: 'headings 50° apart' },
    { run: base(-500, 20_200, 100), other: base(500, 16_400, 1550), word: 'lines 35° apart: opposite ways' },
  ];
  const parts = rows.flatMap(({ run: start, other, word }) => {
    const { at: struck } = advance(start, start.heading, 6000, [other], []);
    return [
      ...beforeAndAfter([struck, other], alignCollision(struck, other), [], { x: 5600, y: 0 }),
      words({ x: 2800, y: other.at.y - 2100 }, word),
    ];
  });
  return picture('Ships aligned after a collision', -2400, -2900, 10_600, 25_000, parts);
}

export function boarding(): string {
  const rows = [
    { mover: base(2700, 1100, 3000), target: base(0, 0, 200), others: [] },
    { mover: base(2800, 7000, 1500, 2000, 800), target: base(0, 6000, 200), others: [] },
    {
      mover: base(2700, 12_000, 0),
      target: base(0, 12_000, 0),
      others: [base(1500, 10_300, 300, 2500, 900)],
    },
  ];
  const parts = rows.flatMap(({ mover, target, others }) => [
    drawShip(target),
    ...beforeAndAfter([mover], [alignBoarding(mover, target, others)], others, { x: 6800, y: 0 }),
    drawShip({ ...target, at: { x: target.at.x + 6800, y: target.at.y } }),
  ]);
  return picture('A ship laid alongside to board', -2200, -2200, 13_400, 17_200, parts);
}
