/**
 * Shows boards and faces without a server: `npx vite --config src/boards/dev/vite.config.mjs`.
 * MAZZO_BOARD_DATA names a folder with `art/GAME/ID.svg` `cards/GAME.json` and `fixtures/NAME.json`.
 */
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const data = process.env.MAZZO_BOARD_DATA ?? '';

export default defineConfig({
  root: 'src/boards/dev',
  publicDir: '../../../public',
  cacheDir: '../../../node_modules/.vite-boards',
  plugins: [
    svelte({ configFile: '../../../svelte.config.js' }),
    {
      name: 'board-data',
      configureServer(server) {
        server.middlewares.use(async (request, response, next) => {
          const path = normalize((request.url ?? '').split('?')[0] ?? '');
          const cards = /^\/api\/games\/(\w+)\/cards$/.exec(path);
          const file = cards ? `/cards/${cards[1]}.json` : path;
          if (!/^\/(art|cards|fixtures)\//.test(file)) return next();
          try {
            const body = await readFile(join(data, file));
            response.setHeader('content-type', file.endsWith('svg') ? 'image/svg+xml' : 'application/json');
            response.end(body);
          } catch {
            response.statusCode = 404;
            response.end();
          }
        });
      },
    },
  ],
  server: { fs: { allow: ['../../../..'] } },
});
