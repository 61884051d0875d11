/**
 * Runs a program in one file, with what V8 had compiled of it when another process had run it for a while; one that has
 * nothing of the kind writes it when told to. Node's own cache has only what is compiled before anything runs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

const file = process.argv[2]!;
const compiled = `${file}.compiled`;
const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
const program = `(function (exports, require, module) {${readFileSync(file, 'utf8')}\n})`;
const script = new Script(program, { filename: file, cachedData });
if (cachedData === undefined)
  process.on('message', (word) => {
    if (word !== 'keep') return;
    writeFileSync(compiled, script.createCachedData());
    process.send?.('kept');
  });
const module = { exports: {} };
script.runInThisContext()(module.exports, createRequire(file), module);
