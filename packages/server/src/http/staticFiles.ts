import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answer } from './errors.ts';
import { Pages, type PageParts } from './pages.ts';

/** Names with a hash of their content never change. */
const HASHED = /[-.][\w-]{8,}\.\w+(\.br|\.gz)?$/;

/** The built client. Addresses of the client itself, such as /g/…, all open the same page. */
export async function serveClient(server: FastifyInstance, folder: string, parts: PageParts): Promise<void> {
  const pages = new Pages(folder, parts);
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    server.get('/', { schema: { hide: true } }, (request, reply) => pages.send(request, reply));
    await server.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // The build packs what it writes better than there is time for while answering.
      preCompressed: true,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/') && HASHED.test(path);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0];
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    if (isPage && isBuilt) return pages.send(request, reply);
    return answer(reply, { code: 'NOT_FOUND', detail: `there is no ${request.method} ${path.slice(0, 100)}` });
  });
}
