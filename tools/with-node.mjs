// Runs a tool of node_modules or a TypeScript file with the right Node:
//   node tools/with-node.mjs vitest run platform/kernel
//   node tools/with-node.mjs tools/walls.ts
import { findNode } from './setup/node.mjs';
import { hasPackages } from './setup/packages.mjs';
import { become, environmentFor } from './setup/run.mjs';
import { toolEntry } from './setup/tool.mjs';
import { explain, setUp } from './setup.mjs';

const [what, ...args] = process.argv.slice(2);
if (what === undefined) {
  console.error('usage: node tools/with-node.mjs <command or file.ts> [arguments]');
  process.exit(2);
}
try {
  const node = (hasPackages() && findNode()) || (await setUp());
  const isFile = /\.[cm]?[jt]s$/.test(what);
  const entry = isFile ? what : toolEntry(what);
  become(node, ['--disable-warning=ExperimentalWarning', entry, ...args], environmentFor(node));
} catch (error) {
  explain(error);
}
