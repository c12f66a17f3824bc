// npm run data picture: draws the preview picture for links, used when the server cannot render a specific one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

const { Resvg } = createRequire(join(root, 'bff/package.json'))('@resvg/resvg-js');
const { drawSharePicture } = await import(pathToFileURL(join(root, 'shell/dist/server/first-page.js')).href);
const texts = JSON.parse(readFileSync(join(root, 'shell/src/i18n/languages/en.json'), 'utf8'));
const svg = drawSharePicture({
  subject: { kind: 'page', page: 'home' },
  language: 'en',
  texts,
  // The heading contains the number of games.
  registry: readdirSync(join(root, 'games')),
});
const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
writeFileSync(join(root, 'shell/public/share.png'), png);
