/** The page's files, as a browser should keep them, and the page itself for every address that is nobody's. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from './faults.ts';

/** Built files carry a hash of what is in them in their name: another content is another file. */
const HASHED = /[\\/]assets[\\/].+-[\w-]{8,}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

export async function addPage(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  const hasPage = webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
  // Where there are no files, what serves them is not loaded: the start is quicker by a sixth.
  if (hasPage)
    await app.register((await import('@fastify/static')).default, {
      root: webRoot,
      wildcard: true,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path.replace(/\.(br|gz)$/, '')) ? FOREVER : ASK_AGAIN);
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    if (hasPage && wantsPage(request)) return sendPage(reply);
    throw new Fault('not-found', 'There is nothing at that address.');
  });
}

/** The script that the page begins with: its name has a hash of all that it leads to. Null where there is no page. */
export function pageScript(webRoot: string | undefined): string | null {
  const index = webRoot === undefined ? '' : join(webRoot, 'index.html');
  if (!existsSync(index)) return null;
  return /<script type="module"[^>]* src="[^"]*?([^"/]+)"/.exec(readFileSync(index, 'utf8'))?.[1] ?? null;
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(api|assets)(\/|$)/.test(url)) return false;
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

const sendPage = (reply: FastifyReply): FastifyReply =>
  reply.code(200).header('cache-control', ASK_AGAIN).sendFile('index.html');
