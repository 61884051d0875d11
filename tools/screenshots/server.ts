// The built page on a free port, for as long as pictures are taken of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface PictureServer {
  readonly address: string;
  stop(): Promise<unknown>;
}

export async function startServer(data: string): Promise<PictureServer> {
  const main = fileURLToPath(new URL('../../platform/cli/main.ts', import.meta.url));
  const args = ['--disable-warning=ExperimentalWarning', main, 'serve', '--port', '0', '--data', data];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
  return {
    address: String(line).trim(),
    stop: () => {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      return gone;
    },
  };
}
