/** A thread that converts pictures one at a time: SVG text in, the bytes of a PNG file out. */
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

parentPort?.on('message', (svg: string) => {
  // The pictures contain only outlines. Reading the system's fonts would take seconds.
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  parentPort?.postMessage(new Uint8Array(png));
});
