/** Width and height of a pixelated logo in pixels. The style sheet enlarges it without smoothing. */
export const PIXELS = 24;

/**
 * Draws a picture in the middle of a canvas of `PIXELS` by `PIXELS`. Images of other sites work too, because the canvas
 * is never read.
 */
export function drawPixelated(image: HTMLImageElement, canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  // An SVG may have no intrinsic size.
  const width = image.naturalWidth || PIXELS;
  const height = image.naturalHeight || PIXELS;
  const scale = PIXELS / Math.max(width, height);
  // Averages all pixels. Sampling single pixels would leave letters readable in large logos.
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, PIXELS, PIXELS);
  context.drawImage(image, (PIXELS - width * scale) / 2, (PIXELS - height * scale) / 2, width * scale, height * scale);
}
