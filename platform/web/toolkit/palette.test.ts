import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
type Rgb = readonly [number, number, number];

function token(name: string, theme: 'day' | 'night'): Rgb {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const hex = found?.[theme === 'day' ? 1 : 2];
  if (hex === undefined) throw new Error(`no colour --${name}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** How the three kinds of colour-blind eyes see linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

function lab(light: Rgb): Rgb {
  const [r, g, b] = light.map((c) => Math.min(1, Math.max(0, c))) as unknown as Rgb;
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seenBy(colour: Rgb, eye: keyof typeof EYES): Rgb {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  const m = EYES[eye];
  return lab([0, 3, 6].map((row) => m[row]! * r + m[row + 1]! * g + m[row + 2]! * b) as unknown as Rgb);
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Text, and what it stands on. */
const PAIRS = [
  ['ink', 'paper'],
  ['ink', 'paper-raised'],
  ['ink', 'paper-sunk'],
  ['ink', 'sea'],
  ['ink', 'brass-wash'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-raised'],
  ['ink-soft', 'paper-sunk'],
  ['brass-ink', 'paper'],
  ['brass-ink', 'paper-raised'],
  ['on-brass', 'brass-fill'],
  ['danger', 'paper'],
  ['danger', 'paper-raised'],
  ['danger', 'danger-wash'],
  ['well', 'paper'],
  ['well', 'paper-raised'],
] as const;
const SIDES = ['side-1', 'side-2', 'side-3', 'side-4'] as const;

describe.each(['day', 'night'] as const)('the palette by %s', (theme) => {
  it.each(PAIRS)('%s on %s is readable (WCAG AA)', (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIDES)('%s stands out from the sea', (side) => {
    for (const sea of ['sea-shallow', 'sea', 'sea-deep'])
      expect(contrast(token(side, theme), token(sea, theme))).toBeGreaterThanOrEqual(3);
  });

  it.each(['protan', 'deutan', 'tritan'] as const)('no two sides look alike to %s eyes', (eye) => {
    for (const [i, a] of SIDES.entries())
      for (const b of SIDES.slice(i + 1))
        expect(
          distance(seenBy(token(a, theme), eye), seenBy(token(b, theme), eye)),
          `${a} and ${b}`,
        ).toBeGreaterThan(22);
  });
});
