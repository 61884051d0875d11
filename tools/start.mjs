// npm start: set-up, then the server on http://localhost:1805 (PORT, HOST and DATA_DIR are respected).
import { join } from 'node:path';
import { become, environmentFor, root } from './setup/run.mjs';
import { explain, setUp } from './setup.mjs';

try {
  const node = await setUp({ page: true });
  const main = join(root, 'platform', 'cli', 'main.ts');
  const args = ['--disable-warning=ExperimentalWarning', main, 'serve', ...process.argv.slice(2)];
  become(node, args, environmentFor(node));
} catch (error) {
  explain(error);
}
