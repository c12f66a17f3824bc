import confetti from 'canvas-confetti';

/** Number of frames: at most two seconds, at 60 a second. */
const TICKS = 110;

/** Draws one burst on a canvas. Returns a function that stops it. */
export function burst(canvas: HTMLCanvasElement): () => void {
  // Without a worker, because the content security policy forbids scripts from blobs.
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  void fire({ particleCount: 140, spread: 90, startVelocity: 40, ticks: TICKS, origin: { y: 0.35 } });
  return () => fire.reset();
}
