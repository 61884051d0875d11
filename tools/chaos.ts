// npm run chaos -- --minutes M --json: people play at a cluster whose parts are killed; one object tells what came of it.
import { parseArgs } from 'node:util';
import { GAMES } from '../games/index.ts';
import { runChaos } from './chaos/run.ts';
import { bringPostgres } from './setup/postgres.mjs';
import { bringProxies } from './setup/proxies.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0 && minutes <= 1440) || !Number.isSafeInteger(seed)) {
  console.error('--minutes must be a number above 0 and up to 1440, --seed a whole number.');
  process.exit(2);
}
// What set-up says must not stand beside the object.
if (values.json) console.log = console.error;
const programs = await bringPostgres();
if (programs === null || (await bringProxies()).includes('haproxy')) {
  console.error(
    'Chaos needs PostgreSQL and HAProxy (Debian, Ubuntu: sudo apt-get install postgresql haproxy).',
  );
  process.exit(1);
}
const began = Date.now();
const tell = (what: string): void =>
  console.error(`${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s  ${what}`);
const result = await runChaos({ minutes, seed, programs, games: GAMES, tell });
process.stdout.write(`${JSON.stringify(result, null, values.json ? 0 : 2)}\n`);
const isSound = result.lost + result.doubled + result.diverged + result.leaked === 0;
process.exit(isSound && result.acknowledged > 0 ? 0 : 1);
