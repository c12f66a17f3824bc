/** Width and height of a logo as it is asked about; the style sheet scales it up without smoothing. */
export const PIXELS = 24;

/** Draws the whole picture into the canvas, centred. Another site's picture can be drawn too, only not read back. */
export function drawPixelated(image: HTMLImageElement, canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  // An SVG may have no size of its own.
  const width = image.naturalWidth || PIXELS;
  const height = image.naturalHeight || PIXELS;
  const scale = PIXELS / Math.max(width, height);
  context.clearRect(0, 0, PIXELS, PIXELS);
  context.drawImage(image, (PIXELS - width * scale) / 2, (PIXELS - height * scale) / 2, width * scale, height * scale);
}
