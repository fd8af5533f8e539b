import type { Plugin } from 'vite';
import type * as SceneList from '../gallery/scenes/scenes.ts';

const LIST = '/gallery/scenes/scenes.ts';

/**
 * The gallery of all scenes at /gallery, while the client is being developed: positions are played here, and the frames are
 * told what to show. A build knows nothing of it.
 */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      const scenes = (): Promise<typeof SceneList> => server.ssrLoadModule(LIST) as Promise<typeof SceneList>;
      const answers: Record<string, (query: URLSearchParams) => Promise<unknown>> = {
        '/scenes': async () =>
          Object.fromEntries(
            Object.entries((await scenes()).GROUPS).map(([group, entries]) => [group, Object.keys(entries)]),
          ),
        '/setting': async (query) => (await scenes()).settingOf(query.get('scene') ?? ''),
      };
      server.middlewares.use('/gallery', (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        if (request.originalUrl === '/gallery') {
          response.writeHead(302, { location: '/gallery/' }).end();
          return;
        }
        const answer = answers[pathname];
        if (answer === undefined) {
          next();
          return;
        }
        answer(searchParams).then(
          (value) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value)),
          (error: unknown) => response.writeHead(404).end(String(error)),
        );
      });
    },
  };
}
