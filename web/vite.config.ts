import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Where `mazzo serve` listens while `npm run dev` serves the pages. */
const server = process.env['MAZZO_SERVER'] ?? 'http://127.0.0.1:7700';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    // The policy of the server allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true },
      '/cards': server,
      '/art': server,
      '/rules': server,
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
