import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const SITE = process.env['SITE_URL'] ?? 'http://localhost:3000';

/**
 * Starts only the gallery. Its figures and crests come from the site's server, if that is running. Its build is the page
 * `/authors/gallery` of a site.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/authors/gallery/',
  server: { proxy: { '/art': SITE, '/api': SITE } },
  build: { target: 'es2023', modulePreload: false },
});
