#!/usr/bin/env node
// The `weathergage` command on whatever Node the system has: a new enough one runs the program itself, an
// older one hands over to the Node that set-up has brought.
import { fileURLToPath } from 'node:url';
import { findNode } from '../../tools/setup/node.mjs';
import { become, environmentFor } from '../../tools/setup/run.mjs';

const main = new URL('./main.ts', import.meta.url);
const node = findNode();

if (node === null) {
  console.error(`weathergage needs Node 24 or newer and this is ${process.version}. Run: npm run setup`);
  process.exitCode = 1;
} else if (node === process.execPath) {
  process.argv[1] = fileURLToPath(main);
  await import(main.href);
} else {
  const args = ['--disable-warning=ExperimentalWarning', fileURLToPath(main), ...process.argv.slice(2)];
  become(node, args, environmentFor(node));
}
