// Draws the pictures in docs/geometry/ with the functions they explain: `node tools/with-node.mjs tools/geometry-pictures.ts`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boarding, collision, runPicture, turnPicture } from './geometry-pictures/moving.ts';
import {
  arc,
  bases,
  coast,
  corridor,
  headings,
  rake,
  tablePicture,
  windPicture,
} from './geometry-pictures/still.ts';

const pictures = {
  headings,
  bases,
  table: tablePicture,
  wind: windPicture,
  arc,
  rake,
  coast,
  corridor,
  run: runPicture,
  turn: turnPicture,
  collision,
  boarding,
};

const folder = new URL('../docs/geometry/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(pictures))
  writeFileSync(fileURLToPath(new URL(`${name}.svg`, folder)), draw());
