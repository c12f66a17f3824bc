import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const SITE = process.env['SITE_URL'] ?? 'http://localhost:3000';

/** The gallery's own development server. It draws the site's figures and crests, if the site runs. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  server: { proxy: { '/art': SITE, '/api': SITE } },
});
